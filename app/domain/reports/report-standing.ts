import { type Disclosure, disclosureOf } from '../release/disclosure.ts';

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

/** The gate's answer for a list. Who may not even know of a report has been sorted out before (`isKept`). */
export function standingOfReport(report: StandingFields): ReportStanding {
  const told = disclosureOf('portal-list', report, 'self');
  return told === 'nothing' ? 'on-its-way-unnamed' : standings[told];
}

const standings = {
  value: 'ready',
  'on-its-way': 'on-its-way',
  'on-its-way-unnamed': 'on-its-way-unnamed',
  'in-person': 'in-person',
  withdrawn: 'withdrawn',
  cancelled: 'cancelled',
} as const satisfies Record<Exclude<Disclosure, 'nothing'>, ReportStanding>;
