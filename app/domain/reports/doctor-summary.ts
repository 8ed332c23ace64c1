import { standingOfReport } from './report-standing.ts';
import { type FlagLevel, resultFlag } from './result-flag.ts';

/** The reason why a doctor may read an order: the doctor placed it, received a copy, or the patient shares it. */
export type DoctorPart = 'ordering' | 'copy' | 'share';

interface JudgedValue {
  value: string;
  unit: string;
  reference_range: string;
  flags: string;
}

/** The data of a report that the counts of its order need. */
export interface SummarizedReport {
  status: 'registered' | 'preliminary' | 'final' | 'corrected' | 'cancelled' | 'withdrawn';
  released_version: number | null;
  needs_counseling: number;
  counseled_at: string | null;
  /** The instant at which the released version was released. */
  releasedAt: string | null;
  /** Whether this doctor has opened the released version. */
  isRead: boolean;
  /** The values of the released version. */
  values: readonly JudgedValue[];
}

/** The counts of a row of the list. For the doctor, an order that is not listed does not exist. */
export interface OrderSummary {
  isListed: boolean;
  newsAt: string | null;
  unread: number;
  critical: number;
  abnormal: number;
}

export const isCriticalLevel = (level: FlagLevel): boolean => level.startsWith('soon');
/** Whether a value is outside its interval, by any distance. A value that nobody has interpreted does not count. */
const isAbnormalLevel = (level: FlagLevel): boolean => level !== 'inside' && level !== 'ask';

/** Whether a report is hidden from a doctor. Only the ordering doctor learns about results that a trained person delivers (D 48). */
const isKeptFrom = (part: DoctorPart, { needs_counseling }: SummarizedReport): boolean =>
  part !== 'ordering' && needs_counseling !== 0;

/** Counts an order for one doctor. A report that is held, withdrawn, cancelled, or not released does not affect any count or date. */
export function summaryOfOrder(part: DoctorPart, reports: readonly SummarizedReport[]): OrderSummary {
  const visible = reports.filter((report) => !isKeptFrom(part, report));
  const ready = visible.filter((report) => standingOfReport(report) === 'ready');
  const levels = ready.flatMap(({ values }) =>
    values.map(({ value, unit, reference_range: range, flags }) => resultFlag({ value, unit, range, flags }).level),
  );
  const news = ready.flatMap(({ releasedAt, counseled_at }) => latestOf([releasedAt, counseled_at]) ?? []);
  return {
    isListed: visible.length > 0 || reports.length === 0,
    newsAt: latestOf(news),
    unread: ready.filter(({ isRead }) => !isRead).length,
    critical: levels.filter(isCriticalLevel).length,
    abnormal: levels.filter(isAbnormalLevel).length,
  };
}

const latestOf = (instants: readonly (string | null)[]): string | null =>
  instants
    .filter((one) => one !== null)
    .toSorted()
    .at(-1) ?? null;
