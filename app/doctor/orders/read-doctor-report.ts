import type { Exam } from '../../domain/exams/exam.ts';
import { isAttachedDocument } from '../../domain/messages-in/attached-document.ts';
import type { DoctorReportView } from '../../domain/reports/doctor-report.server.ts';
import type { ReportView } from '../../domain/reports/report-view.ts';
import { analyteName } from '../../domain/reports/reported-component.ts';
import { type ResultFlag, resultFlag } from '../../domain/reports/result-flag.ts';
import type { Locale } from '../../i18n/locale.ts';
import { doctorExamName } from './order-rows.ts';

/** One line of a report, every text exactly as the laboratory's system sent it. */
export interface DoctorValue {
  position: number;
  name: string;
  value: string;
  unit: string;
  range: string;
  flag: ResultFlag;
  comment: string | null;
  /** An attached document: a file of its own. */
  isDocument: boolean;
  /** The value in the released version before: null if nothing changed, '' if the line is new. */
  before: string | null;
}

export interface ShownDoctorReport
  extends Omit<ReportView, 'observations' | 'code' | 'exam' | 'firstName' | 'correction'> {
  name: string;
  version: number;
  person: string;
  patient: DoctorReportView['patient'];
  orderNumber: string;
  acknowledgedAt: string | null;
  values: readonly DoctorValue[];
  correction: { earlierReleasedAt: string; removed: readonly { name: string; value: string }[] } | null;
}

/** A report with the words of its page. */
export function shownDoctorReport(
  { report, ...read }: DoctorReportView,
  exam: Exam | undefined,
  locale: Locale,
): ShownDoctorReport {
  const { observations, code, exam: _, firstName: __, correction, ...rest } = report;
  return {
    ...rest,
    ...read,
    name: doctorExamName(exam, code, locale),
    values: observations.map(({ position, value, unit, reference_range: range, flags, comment, ...one }) => {
      const change = correction?.changed.find((changed) => changed.position === position);
      const before = change ? [change.before?.value, change.before?.unit].filter(Boolean).join(' ') : null;
      const name = analyteName(exam, one, locale);
      const flag = resultFlag({ value, unit, range, flags });
      const isDocument = isAttachedDocument({ ...one, value });
      return { position, name, value, unit, range, comment, isDocument, before, flag };
    }),
    correction: correction && {
      earlierReleasedAt: correction.earlierReleasedAt,
      removed: correction.removed.map(({ name, value }) => ({ name, value })),
    },
  };
}
