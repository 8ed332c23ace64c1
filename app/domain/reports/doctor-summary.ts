import { standingOfReport } from './report-standing.ts';
import { type FlagLevel, resultFlag } from './result-flag.ts';

/** How a doctor comes to read an order: they placed it, got a copy, or the patient lets them read. */
export type DoctorPart = 'ordering' | 'copy' | 'share';

interface JudgedValue {
  value: string;
  unit: string;
  reference_range: string;
  flags: string;
}

/** A report of an order, as far as its counts need it. */
export interface SummarizedReport {
  status: 'registered' | 'preliminary' | 'final' | 'corrected' | 'cancelled' | 'withdrawn';
  released_version: number | null;
  needs_counseling: number;
  counseled_at: string | null;
  /** When the released version was released. */
  releasedAt: string | null;
  /** This doctor has opened the released version. */
  isRead: boolean;
  /** The values of the released version. */
  values: readonly JudgedValue[];
}

/** The counts of a row of the list. An order that is not listed does not exist for the doctor. */
export interface OrderSummary {
  isListed: boolean;
  newsAt: string | null;
  unread: number;
  critical: number;
  abnormal: number;
}

export const isCriticalLevel = (level: FlagLevel): boolean => level.startsWith('soon');
/** Outside its interval, by whatever distance. A value that nobody has judged is not counted. */
const isAbnormalLevel = (level: FlagLevel): boolean => level !== 'inside' && level !== 'ask';

/** Only the doctor who placed the order learns of what a trained person hands over (D 48). */
const isKeptFrom = (part: DoctorPart, { needs_counseling }: SummarizedReport): boolean =>
  part !== 'ordering' && needs_counseling !== 0;

/**
 * Counts an order for one doctor. A report that is held, withdrawn, cancelled, or not released adds to no number and to no date: with or
 * without it, the counts are the same.
 */
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
