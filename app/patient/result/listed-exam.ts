import type { Exam } from '../../domain/exams/exam.ts';
import { wallClock } from '../../domain/laboratory/opening-hours.ts';
import type { LaboratoryCalendar } from '../../domain/promise/laboratory-calendar.ts';
import { dueWords } from '../../domain/promise/promise-words.ts';
import { promiseFor } from '../../domain/promise/result-promise.ts';
import type { ListedReport, OrderView } from '../../domain/reports/report-view.ts';
import type { Locale } from '../../i18n/locale.ts';
import { m } from '../../i18n/paraglide/messages.js';

interface ExamFacts {
  byCode: ReadonlyMap<string, Exam>;
  calendar: LaboratoryCalendar;
  now: Date;
  timeZone: string;
  locale: Locale;
}

/** A line of the list: its exam's name and, while it is on its way, when it is due. */
export interface ListedExam extends Pick<ListedReport, 'id' | 'standing' | 'releasedAt' | 'isCorrected'> {
  name: string;
  /** 'martes 24 de noviembre antes de las 5:00 p. m.'; null if it is unknown, or has passed. */
  due: string | null;
}

/** The name of an exam in the page's language; the sender's code for one that our catalog does not know. */
export const examName = (exam: Exam | undefined, code: string, locale: Locale): string =>
  exam?.name[locale] ?? m.result_exam_unnamed({ code });

export function listedExam(
  report: ListedReport,
  order: Pick<OrderView, 'collectedAt'>,
  { byCode, calendar, now, timeZone, locale }: ExamFacts,
): ListedExam {
  const exam = report.exam === null ? undefined : byCode.get(report.exam);
  const { id, standing, releasedAt, isCorrected, code } = report;
  const isExpected = standing === 'on-its-way' && exam !== undefined && order.collectedAt !== null;
  const promise = isExpected
    ? promiseFor(exam, wallClock(new Date(order.collectedAt ?? ''), timeZone), calendar)
    : null;
  const { date: today } = wallClock(now, timeZone);
  const due = promise?.state === 'promised' && promise.due.date >= today ? dueWords(promise.due, locale) : null;
  return { id, standing, releasedAt, isCorrected, name: examName(exam, code, locale), due };
}
