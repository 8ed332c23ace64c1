import { addDays, type WallClock } from '../../domain/laboratory/opening-hours.ts';
import { eveningBefore, hoursBefore } from '../../domain/preparation/fasting-start.ts';
import type { JointPreparation } from '../../domain/preparation/joint-preparation.ts';
import type { Plan, Visit } from '../../domain/preparation/preparation-plan.ts';
import type { LaboratoryCalendar } from '../../domain/promise/laboratory-calendar.ts';
import { type EarliestVisit, earliestVisit } from './earliest-visit.ts';
import { isWithin, longestWait, suitableMinutes, suits, windowOf } from './lead-time.ts';

/** A visit of a plan on its day: the earliest day that we can honestly propose, or the chosen one. */
export interface DatedVisit {
  visit: Visit;
  at: WallClock;
  /** The visit that we propose, and its reason. */
  earliest: EarliestVisit;
  /** Whether a preparation should have begun before now, because the visitor chose a day that is too soon. */
  isTooSoon: boolean;
  /** Whether this is the second sample of a day on which it can no longer be taken. The visitor must then choose another day. */
  isMissed: boolean;
}

/** A visit of a plan, and the earliest moment at which it can start. */
export interface PlacedVisit {
  visit: Visit;
  notBefore: WallClock;
}

/**
 * Orders visits by the earliest time at which they can start: those with a longer wait come later. Exams that only need different hours of
 * the day wait for each other: the patient does not come on two days for what one day allows, and the complete results are ready no later.
 */
export function inOrderOfTime(plan: Plan, now: WallClock, calendar: LaboratoryCalendar): PlacedVisit[] {
  const visits = plan.visits.map((visit) => ({
    visit,
    date: earliestVisit(visit.preparation, { now }, calendar).at.date,
  }));
  const placed = visits.map(({ visit, date }, index) => {
    const together = visits.filter((other) => other.visit !== visit && canShareDay(visit, other.visit, plan));
    const shared = [date, ...together.map((other) => other.date)].sort().at(-1) ?? date;
    const notBefore = shared > date ? { date: shared, minutes: 0 } : now;
    const { at } = earliestVisit(visit.preparation, { now, notBefore }, calendar);
    // Visits of one day also share their day of the cycle, so that their hours decide which comes first.
    const cycle = Math.max(...[visit, ...together.map((other) => other.visit)].map(firstCycleDay));
    return { visit, notBefore, key: [at.date, two(cycle), String(at.minutes).padStart(4, '0'), two(index)].join(' ') };
  });
  return placed
    .sort((one, other) => (one.key < other.key ? -1 : 1))
    .map(({ visit, notBefore }) => ({ visit, notBefore }));
}

const firstCycleDay = ({ preparation }: Visit): number => preparation.cycleDays?.from ?? 0;

const two = (number: number): string => String(number).padStart(2, '0');

/** Dates each visit after the previous one; the first visit is at `first`. */
export function datedVisits(
  visits: readonly PlacedVisit[],
  first: WallClock,
  plan: Plan,
  now: WallClock,
  calendar: LaboratoryCalendar,
): DatedVisit[] {
  const dated: DatedVisit[] = [];
  for (const { visit, notBefore: from } of visits) {
    const notBefore = dated.map((before) => afterVisit(before, visit, plan)).reduce(later, from);
    const earliest = earliestVisit(visit.preparation, { now, notBefore }, calendar);
    const partner = dated.find((before) => isOneDay(before.visit, visit, plan));
    const together = partner && laterThatDay(partner, visit, calendar);
    const at = dated.length > 0 ? (together ?? earliest.at) : first;
    dated.push({
      visit,
      at,
      earliest,
      isTooSoon: begins(visit.preparation, at) < momentKey(now),
      isMissed: together !== undefined && !suits(visit.preparation, calendar.dayOn(at.date), at.minutes),
    });
  }
  return dated;
}

/** Whether the moments of a plan can be followed: nothing should have begun before now, and each visit is within its hours. */
export const areSound = (visits: readonly DatedVisit[]): boolean =>
  visits.every(({ isTooSoon, isMissed, at, visit: { preparation } }) => {
    const window = preparation.timeOfDay;
    return !isTooSoon && !isMissed && (!window || isWithin(window, at));
  });

const later = (one: WallClock, other: WallClock): WallClock => (momentKey(one) > momentKey(other) ? one : other);

/** The time of the first preparation step of a visit, either counted back from the visit or collected on the evening before. */
const begins = (preparation: JointPreparation, at: WallClock): string =>
  [
    hoursBefore(at, longestWait(preparation)?.hours ?? 0),
    ...preparation.evening.map(({ collectedAt }) => eveningBefore(at, collectedAt)),
  ]
    .map(momentKey)
    .sort()[0] ?? momentKey(at);

/** A key that sorts by time. */
const momentKey = ({ date, minutes }: WallClock): string => `${date} ${String(minutes).padStart(4, '0')}`;

const isOneDay = (one: Visit, other: Visit, { sameDay }: Plan): boolean =>
  sameDay.some((codes) => [one, other].every(({ exams }) => exams.some((code) => codes.includes(code))));

/** The second of two samples on one day, at its hour. The first sample determines the day, even if an abstention began too late. */
function laterThatDay(
  { at, visit: before }: DatedVisit,
  { preparation }: Visit,
  calendar: LaboratoryCalendar,
): WallClock {
  const floor = at.minutes + before.preparation.dwellMinutes + BREAK_MINUTES;
  const minutes = suitableMinutes(preparation, calendar.dayOn(at.date), floor) ?? windowOf(preparation).from;
  return { date: at.date, minutes };
}

/** Enough for the way back and a coffee. */
const BREAK_MINUTES = 60;

/**
 * Two exams that only need different hours of the day fit on one day, in the morning and in the afternoon. Any other conflict (a fast,
 * overnight urine, a curve) needs another day, and exams for other days of the cycle need that many days between them.
 */
function afterVisit({ at, visit: before }: DatedVisit, visit: Visit, plan: Plan): WallClock {
  const days = daysOfCycleBetween(before.preparation, visit.preparation);
  if (days > 0) return { date: addDays(at.date, days), minutes: 0 };
  if (canShareDay(before, visit, plan))
    return { date: at.date, minutes: at.minutes + before.preparation.dwellMinutes + BREAK_MINUTES };
  return { date: addDays(at.date, 1), minutes: 0 };
}

/** Whether only the hours of the day keep these two visits apart. */
function canShareDay(one: Visit, other: Visit, { conflicts }: Plan): boolean {
  const between = conflicts.filter(
    ({ sides: [first, second] }) =>
      (hasAny(one, first.exams) && hasAny(other, second.exams)) ||
      (hasAny(one, second.exams) && hasAny(other, first.exams)),
  );
  return between.length > 0 && between.every(({ kind }) => kind === 'time-of-day');
}

const hasAny = ({ exams }: Visit, codes: readonly string[]): boolean => codes.some((code) => exams.includes(code));

/** The length of the usual cycle, for when the days of the first exam come after those of the second. */
const CYCLE_DAYS = 28;

/** (days 2 to 5, days 21 to 23) → 19: a patient who came on day 2 comes again on day 21. */
function daysOfCycleBetween({ cycleDays: one }: JointPreparation, { cycleDays: other }: JointPreparation): number {
  if (!one || !other || (one.from <= other.to && other.from <= one.to)) return 0;
  return (other.from - one.from + CYCLE_DAYS) % CYCLE_DAYS;
}
