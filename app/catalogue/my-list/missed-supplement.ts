import type { AbstentionKind } from '../../domain/exams/exam.ts';
import type { CalendarDate, WallClock } from '../../domain/laboratory/opening-hours.ts';
import { hoursBefore } from '../../domain/preparation/fasting-start.ts';
import { dayIfMissed } from '../../domain/preparation/missed-start.ts';
import type { LaboratoryCalendar } from '../../domain/promise/laboratory-calendar.ts';
import type { DatedVisit } from './dated-visits.ts';
import { earliestVisit } from './earliest-visit.ts';

/** A supplement that a person should have left out before now, which matters only to those who take it. */
export interface MissedSupplement {
  of: AbstentionKind;
  /** The day since which it should have been left out. */
  since: CalendarDate;
  /** The first visit for a person who stops now. */
  instead: WallClock;
}

/** The supplement that should have been left out before now for this visit; null if there is none. */
export function missedSupplement(
  { at, visit: { preparation } }: DatedVisit,
  now: WallClock,
  calendar: LaboratoryCalendar,
): MissedSupplement | null {
  for (const { of, hours, onlyIfTaken } of preparation.abstentions) {
    const date = onlyIfTaken ? dayIfMissed(hours, at, now) : null;
    if (!date) continue;
    const instead = earliestVisit(preparation, { now, notBefore: { date, minutes: 0 } }, calendar).at;
    return { of, since: hoursBefore(at, hours).date, instead };
  }
  return null;
}
