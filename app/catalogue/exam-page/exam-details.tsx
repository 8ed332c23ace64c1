import type { ReactNode } from 'react';
import type { Exam } from '../../domain/exams/exam.ts';
import { areaWords } from '../../domain/exams/exam-words.ts';
import { citationOf, type UrgentSource } from '../../domain/exams/urgent-sources.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { ExamSection } from './exam-section.tsx';

/** Lists the codes, the method, and the place of processing: for the order, the invoice, and the doctor. */
export function ExamDetails({ exam }: { exam: Exam }) {
  const locale = getLocale();
  const { code, cups, loinc, area, method, performedBy, components } = exam;
  const hasLoinc = loinc !== null || components.some((component) => component.loinc !== null);
  return (
    <ExamSection id="ficha" heading={m.exam_details()}>
      <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr]">
        <Detail term={m.exam_code()}>{code}</Detail>
        {cups && <Detail term="CUPS">{cups}</Detail>}
        {loinc && <Detail term="LOINC">{loinc}</Detail>}
        <Detail term={m.exam_area()}>{areaWords[area]()}</Detail>
        {method && <Detail term={m.exam_method()}>{method[locale]}</Detail>}
        <Detail term={m.exam_performed()}>
          {performedBy === 'own' ? m.exam_performed_own() : m.exam_performed_referral()}
        </Detail>
        {exam.urgent && <WarningSource source={exam.urgent.source} />}
      </dl>
      {hasLoinc && <p className="mt-4 text-xs text-ink-soft">{m.exam_loinc_notice()}</p>}
    </ExamSection>
  );
}

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
  <div className="sm:contents">
    <dt className="text-ink-soft">{term}</dt>
    <dd className="font-semibold tabular-nums">{children}</dd>
  </div>
);
