import type { Exam } from '../../domain/exams/exam.ts';
import type { DoctorOrder, ListedDoctorReport, OrderPatient } from '../../domain/reports/doctor-order.ts';
import type { Locale } from '../../i18n/locale.ts';
import { m } from '../../i18n/paraglide/messages.js';

/** The state of a row. The last three have no name: the table says that there is something, and not what. */
export type RowState =
  | 'new'
  | 'read'
  | 'corrected'
  | 'on-its-way'
  | 'cancelled'
  | 'in-person'
  | 'unnamed'
  | 'withdrawn';

/** One exam of an order, as a row of the table. */
export interface OrderRow {
  key: string;
  /** The report to open; null if there is nothing to open. */
  report: string | null;
  exam: string;
  state: RowState;
  isNew: boolean;
  number: string;
  placedAt: string;
  patient: OrderPatient;
}

/** The name of an exam; the sender's code for one that our catalog does not know. */
export const doctorExamName = (exam: Exam | undefined, code: string, locale: Locale): string =>
  exam?.name[locale] ?? m.orders_exam_unnamed({ code });

/** Turns orders into rows, one for each exam. */
export const orderRows = (
  orders: readonly DoctorOrder[],
  byCode: ReadonlyMap<string, Exam>,
  locale: Locale,
): OrderRow[] =>
  orders.flatMap((order) => {
    const { id, number, placedAt, patient, hasInPerson, hasUnnamed, hasWithdrawn } = order;
    const shared = { number, placedAt, patient };
    const reserved = (state: RowState, exam: string): OrderRow => ({
      ...shared,
      ...{ key: `${id} ${state}`, report: null, exam, state, isNew: false },
    });
    return [
      ...order.reports.map(
        (report): OrderRow => ({
          ...shared,
          key: report.id,
          report: report.standing === 'ready' ? report.id : null,
          exam: doctorExamName(byCode.get(report.exam ?? ''), report.code, locale),
          state: stateOf(report),
          isNew: report.isNew,
        }),
      ),
      ...(hasInPerson ? [reserved('in-person', m.orders_in_person_exam())] : []),
      ...(hasUnnamed ? [reserved('unnamed', m.orders_unnamed_exam())] : []),
      ...(hasWithdrawn ? [reserved('withdrawn', m.orders_withdrawn_exam())] : []),
    ];
  });

function stateOf({ standing, isCorrected, isNew }: ListedDoctorReport): RowState {
  if (standing !== 'ready') return standing;
  if (isCorrected) return 'corrected';
  return isNew ? 'new' : 'read';
}
