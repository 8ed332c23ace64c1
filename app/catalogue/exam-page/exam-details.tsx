import type { ReactNode } from 'react';
import type { Exam } from '../../domain/exams/exam.ts';
import { citationOf, type UrgentSource } from '../../domain/exams/urgent-sources.ts';
import type { Locale } from '../../i18n/locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { ExamSection } from './exam-section.tsx';
import { onlySpecimen } from './exam-specimen.ts';
import { ForProfessionals, SpecimenConditions } from './for-professionals.tsx';

/** The method, the source of the warning, and the facts for professionals. The page's opening has the codes. */
export function ExamDetails({ exam }: { exam: Exam }) {
  const locale = getLocale();
  const { method, urgent } = exam;
  const specimen = onlySpecimen(exam);
  const loinc = loincCodes(exam, locale);
  const hasFacts = method !== null || urgent !== null;
  if (!hasFacts && !specimen && loinc.length === 0) return null;
  return (
    <ExamSection id="ficha" heading={m.exam_details()}>
      {hasFacts && (
        <dl>
          {method && <Detail term={m.exam_method()}>{method[locale]}</Detail>}
          {urgent && <WarningSource source={urgent.source} />}
        </dl>
      )}
      {(specimen || loinc.length > 0) && (
        <ForProfessionals>
          {specimen && <SpecimenConditions specimen={specimen} />}
          {loinc.length > 0 && <Loinc codes={loinc} />}
        </ForProfessionals>
      )}
    </ExamSection>
  );
}

/** (blood count, 'es') → ['57021-8', 'Leucocitos (glóbulos blancos) 6690-2', …]: the exam's code, then those of its components. */
const loincCodes = ({ loinc, components }: Exam, locale: Locale): string[] => [
  ...(loinc ? [loinc] : []),
  ...components.flatMap((component) =>
    component.loinc && component.loinc !== loinc ? [`${component.name[locale]} ${component.loinc}`] : [],
  ),
];

const Loinc = ({ codes }: { codes: readonly string[] }) => (
  <>
    <p className="mt-3 tabular-nums">
      <strong className="font-semibold">LOINC</strong> {codes.join(' · ')}
    </p>
    <p className="mt-2 max-w-(--container-prose) text-xs text-ink-soft">{m.exam_loinc_notice()}</p>
  </>
);

function WarningSource({ source }: { source: UrgentSource }) {
  const { text, url } = citationOf(source);
  return (
    <Detail term={m.urgent_source()}>
      <a href={url} className="font-normal text-brand underline underline-offset-4 wrap-anywhere">
        {text}
      </a>
    </Detail>
  );
}

const Detail = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className="grid grid-cols-[8.75rem_minmax(0,1fr)] items-baseline gap-x-4 border-b border-line pb-3 [&+div]:pt-3">
    <dt className="text-sm text-ink-soft">{term}</dt>
    <dd className="min-w-0 font-semibold wrap-anywhere hyphens-auto tabular-nums">{children}</dd>
  </div>
);
