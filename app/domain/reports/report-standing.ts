import { type Disclosure, disclosureOf } from '../release/disclosure.ts';

/**
 * The progress of a report, as its readers see it. 'in-person' means that a trained person must deliver it first (Decreto 780 de 2016, art.
 * 2.8.1.2.4). Readers do not learn the name or the number of exams that wait for that or that were withdrawn.
 */
export type ReportStanding = 'ready' | 'on-its-way' | 'on-its-way-unnamed' | 'in-person' | 'withdrawn' | 'cancelled';

/** The columns of a report that decide its standing. */
interface StandingFields {
  status: 'registered' | 'preliminary' | 'final' | 'corrected' | 'cancelled' | 'withdrawn';
  released_version: number | null;
  /** 1 if a trained person must deliver the report. */
  needs_counseling: number;
  counseled_at: string | null;
}

/** Returns the standing of a report in a list. Callers first remove reports that are hidden from the reader (`isKept`). */
export function standingOfReport(report: StandingFields): ReportStanding {
  const disclosure = disclosureOf('portal-list', report, 'self');
  return disclosure === 'nothing' ? 'on-its-way-unnamed' : standings[disclosure];
}

const standings = {
  value: 'ready',
  'on-its-way': 'on-its-way',
  'on-its-way-unnamed': 'on-its-way-unnamed',
  'in-person': 'in-person',
  withdrawn: 'withdrawn',
  cancelled: 'cancelled',
} as const satisfies Record<Exclude<Disclosure, 'nothing'>, ReportStanding>;
