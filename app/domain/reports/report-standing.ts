import { visibleVersion } from '../release/report-gate.ts';

/**
 * How far a report is for its readers (patient, link, doctor). `in-person`: a trained person must hand it over first (Decreto 780 de 2016,
 * art. 2.8.1.2.4). Of an exam that waits for that, or that was withdrawn, readers learn neither the name nor the number.
 */
export type ReportStanding = 'ready' | 'on-its-way' | 'on-its-way-unnamed' | 'in-person' | 'withdrawn' | 'cancelled';

/** The columns of a report that decide. */
interface StandingFields {
  status: 'registered' | 'preliminary' | 'final' | 'corrected' | 'cancelled' | 'withdrawn';
  released_version: number | null;
  /** 1 if a trained person must hand it over. */
  needs_counseling: number;
  counseled_at: string | null;
}

/** A withdrawn report may be another person's, so withdrawal comes before everything else. */
export function standingOfReport({
  status,
  released_version,
  needs_counseling,
  counseled_at,
}: StandingFields): ReportStanding {
  if (status === 'withdrawn') return 'withdrawn';
  const isGated = needs_counseling !== 0 && counseled_at === null;
  if (isGated) return released_version === null ? 'on-its-way-unnamed' : 'in-person';
  if (visibleVersion({ status, released_version, needs_counseling, counseled_at }) !== null) return 'ready';
  return status === 'cancelled' ? 'cancelled' : 'on-its-way';
}
