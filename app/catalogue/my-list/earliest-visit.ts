import { addDays, type WallClock } from '../../domain/laboratory/opening-hours.ts';
import { hoursBefore } from '../../domain/preparation/fasting-start.ts';
import type { JointPreparation } from '../../domain/preparation/joint-preparation.ts';
import { type CalendarDay, firstDay, type LaboratoryCalendar } from '../../domain/promise/laboratory-calendar.ts';
import {
  isEveningOver,
  type LeadTime,
  longestWait,
  nightsBefore,
  suitableMinutes,
  USUAL_MINUTES,
} from './lead-time.ts';

/** The first possible visit, and why there is none before it. */
export interface EarliestVisit {
  at: WallClock;
  /** The reason for the wait; null if the visit could not be on an earlier day without it either. */
  wait: LeadTime | null;
  /** The earliest visit if the patient has already completed every abstention; null if it is not on an earlier day. */
  ifKept: WallClock | null;
}

/** The moments before which no visit can be. `notBefore` is `now` if it is missing. */
export interface Moments {
  now: WallClock;
  /** The end of the previous visit. */
  notBefore?: WallClock;
}

/**
 * The first moment at which the laboratory is open and before which the fast and every abstention fit. Returns a moment today only if no
 * preparation must be decided the evening before.
 */
export function earliestVisit(
  preparation: JointPreparation,
  moments: Moments,
  calendar: LaboratoryCalendar,
): EarliestVisit {
  const wait = longestWait(preparation);
  const kept = longestWait({ ...preparation, abstentions: [] });
  const nights = nightsBefore(preparation) + (isEveningOver(preparation, moments.now) ? 1 : 0);
  const after = (lead: Lead): WallClock => firstMoment(preparation, lead, moments, calendar);
  const at = after({ hours: wait?.hours ?? 0, nights });
  const ifFollowed = after({ hours: kept?.hours ?? 0, nights });
  return {
    at,
    wait: after({ hours: 0, nights: Math.min(1, nights) }).date < at.date ? wait : null,
    ifKept: ifFollowed.date < at.date ? ifFollowed : null,
  };
}

/** The least time to reach the laboratory: no visit is proposed sooner. */
const SOON_HOURS = 0.5;
/** No patient has to fast longer into the day than this; a later hour moves to the next morning. */
const LATEST_FASTING_MINUTES = 10 * 60;

/** The preparation that must fit before a visit. */
interface Lead {
  hours: number;
  nights: number;
}

function firstMoment(
  preparation: JointPreparation,
  { hours, nights }: Lead,
  { now, notBefore = now }: Moments,
  calendar: LaboratoryCalendar,
): WallClock {
  const ready = hoursBefore(now, -Math.max(SOON_HOURS, hours));
  const minutesOn = (day: CalendarDay): number | null => {
    if (day.date < ready.date) return null;
    const floor = Math.max(
      day.date === ready.date ? halfHour(ready.minutes) : 0,
      day.date === notBefore.date ? notBefore.minutes : 0,
    );
    const isTooLate = preparation.fasting !== null && floor > LATEST_FASTING_MINUTES;
    return isTooLate ? null : suitableMinutes(preparation, day, floor);
  };
  const tomorrow = addDays(now.date, 1);
  const afterNights = addDays(now.date, nights);
  // The later of the two.
  const from = [afterNights, notBefore.date].sort().at(-1) ?? afterNights;
  const day = firstDay(from, calendar, (one) => minutesOn(one) !== null) ?? calendar.dayOn(tomorrow);
  return { date: day.date, minutes: minutesOn(day) ?? USUAL_MINUTES };
}

/** 605 → 630 */
const halfHour = (minutes: number): number => Math.ceil(minutes / 30) * 30;
