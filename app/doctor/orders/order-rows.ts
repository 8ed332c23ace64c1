import type { Exam } from '../../domain/exams/exam.ts';
import type { DoctorOrder, OrderPatient } from '../../domain/reports/doctor-order.ts';
import type { DoctorPart } from '../../domain/reports/doctor-summary.ts';
import type { Locale } from '../../i18n/locale.ts';
import { m } from '../../i18n/paraglide/messages.js';

/** The state of an order for one doctor. `reserved`: there is something, and the list does not say which exam. */
export type RowState = 'new' | 'corrected' | 'opened' | 'seen' | 'on-its-way' | 'reserved' | 'withdrawn' | 'cancelled';

/** One order of a patient, as a row of the table. Texts are ready to be shown: the browser computes none of them. */
export interface OrderRow {
  id: string;
  number: string;
  patient: OrderPatient;
  part: DoctorPart;
  /** When the newest result came: 'Hoy, 6:45 a. m.' */
  when: string;
  /** The day of the order, which tells apart the orders that came on one day: '17/11/2026' */
  placed: string;
  exams: readonly string[];
  critical: number;
  abnormal: number;
  unread: number;
  state: RowState;
  /** There is a result to open. */
  isReady: boolean;
  /** The versions that a press on the row's box marks: 'report:version' of each result, separated by commas. */
  versions: string;
}

/** The name of an exam; the sender's code for one that our catalog does not know. */
export const doctorExamName = (exam: Exam | undefined, code: string, locale: Locale): string =>
  exam?.name[locale] ?? m.orders_exam_unnamed({ code });

interface Words {
  byCode: ReadonlyMap<string, Exam>;
  locale: Locale;
  when: (moment: string) => string;
  day: (moment: string) => string;
}

/** Turns orders into rows of the table. */
export const orderRows = (orders: readonly DoctorOrder[], { byCode, locale, when, day }: Words): OrderRow[] =>
  orders.map((order) => {
    const { id, number, patient, part, critical, abnormal, reports } = order;
    const ready = reports.filter(({ standing }) => standing === 'ready');
    return {
      id,
      number,
      patient,
      part,
      critical,
      abnormal,
      when: when(order.latestAt),
      placed: day(order.placedAt),
      // First, because a dense line cuts its end off.
      exams: [
        ...(order.hasWithdrawn ? [m.orders_withdrawn_exam()] : []),
        ...reports.map(({ exam, code }) => doctorExamName(byCode.get(exam ?? ''), code, locale)),
        ...(order.hasInPerson ? [m.orders_in_person_exam()] : []),
        ...(order.hasUnnamed ? [m.orders_unnamed_exam()] : []),
      ],
      unread: ready.filter(({ isNew }) => isNew).length,
      state: stateOf(order),
      isReady: ready.length > 0,
      versions: ready.map((one) => `${one.id}:${one.version}`).join(','),
    };
  });

/** The most important thing to say: news first, then how far the doctor is, then why there is nothing to read. */
function stateOf({ reports, hasInPerson, hasUnnamed, hasWithdrawn }: DoctorOrder): RowState {
  const ready = reports.filter(({ standing }) => standing === 'ready');
  if (ready.some(({ isNew, isCorrected }) => isNew && isCorrected)) return 'corrected';
  if (ready.some(({ isNew }) => isNew)) return 'new';
  if (ready.length > 0) return ready.every(({ isAcknowledged }) => isAcknowledged) ? 'seen' : 'opened';
  if (reports.some(({ standing }) => standing === 'on-its-way')) return 'on-its-way';
  if (hasInPerson || hasUnnamed) return 'reserved';
  if (hasWithdrawn) return 'withdrawn';
  return reports.length > 0 ? 'cancelled' : 'on-its-way';
}
