import type { Exam } from '../../domain/exams/exam.ts';
import { citationOf, type UrgentSource } from '../../domain/exams/urgent-sources.ts';
import type { Locale } from '../../i18n/locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { onlySpecimen } from './exam-specimen.ts';
import { ForProfessionals, SpecimenConditions } from './for-professionals.tsx';

/** At the end of the page's facts, the source of the warning, and the facts for professionals, closed. The page's opening has the codes. */
export function ExamDetails({ exam }: { exam: Exam }) {
  const { urgent } = exam;
  const specimen = onlySpecimen(exam);
  const loinc = loincCodes(exam, getLocale());
  if (!urgent && !specimen && loinc.length === 0) return null;
  return (
    <div className="-mt-6 grid gap-x-16 gap-y-2 first:mt-0 lg:-mt-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,3fr)]">
      {urgent && <WarningSource source={urgent.source} />}
      {(specimen || loinc.length > 0) && (
        <div className="lg:col-start-2">
          <ForProfessionals>
            {specimen && <SpecimenConditions specimen={specimen} />}
            {loinc.length > 0 && <Loinc codes={loinc} />}
          </ForProfessionals>
        </div>
      )}
    </div>
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
    <p className="mt-2 max-w-(--container-prose) text-sm text-ink-soft">{m.exam_loinc_notice()}</p>
  </>
);

function WarningSource({ source }: { source: UrgentSource }) {
  const { text, url } = citationOf(source);
  return (
    <p className="max-w-(--container-prose) text-sm lg:col-start-2">
      <span className="text-ink-soft">{m.urgent_source()}:</span>{' '}
      <a href={url} className="text-brand underline underline-offset-4 wrap-anywhere">
        {text}
      </a>
    </p>
  );
}
