import { addDays, type WallClock } from '../../domain/laboratory/opening-hours.ts';
import { eveningBefore, hoursBefore } from '../../domain/preparation/fasting-start.ts';
import type { JointPreparation } from '../../domain/preparation/joint-preparation.ts';
import type { Plan, Visit } from '../../domain/preparation/preparation-plan.ts';
import type { LaboratoryCalendar } from '../../domain/promise/laboratory-calendar.ts';
import { type EarliestVisit, earliestVisit } from './earliest-visit.ts';
import { longestWait, suitableMinutes, suits, windowOf } from './lead-time.ts';

/** A visit of a plan on its day: the earliest that we can propose with honesty, or the one that was chosen. */
export interface DatedVisit {
  visit: Visit;
  at: WallClock;
  /** What we propose, and what for. */
  earliest: EarliestVisit;
  /** Whether something should have begun before now: a day that the visitor chose may come too soon. */
  isTooSoon: boolean;
  /** The second sample of a day on which it can no longer be taken: the visitor has to choose another day. */
  isMissed: boolean;
}

/** A visit of a plan, and the first moment of the day from which on it can be. */
export interface PlacedVisit {
  visit: Visit;
  notBefore: WallClock;
}

/**
 * Visits in the order in which they can be: those that ask for a longer wait come later. Exams that only want other hours of the day wait
 * for each other: nobody comes on two days for what can be done on one, and everything together is ready no later.
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
    const cycle = visit.preparation.cycleDays?.from ?? 0;
    return { visit, notBefore, key: [at.date, two(cycle), String(at.minutes).padStart(4, '0'), two(index)].join(' ') };
  });
  return placed
    .sort((one, other) => (one.key < other.key ? -1 : 1))
    .map(({ visit, notBefore }) => ({ visit, notBefore }));
}

const two = (number: number): string => String(number).padStart(2, '0');

/** Dates each visit after the one before; the first of them is at `first`. */
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

const later = (one: WallClock, other: WallClock): WallClock => (momentKey(one) > momentKey(other) ? one : other);

/** The first thing that has to be done for a visit, among what is counted back from it and what is collected on the evening before. */
const begins = (preparation: JointPreparation, at: WallClock): string =>
  [
    hoursBefore(at, longestWait(preparation)?.hours ?? 0),
    ...preparation.evening.map(({ collectedAt }) => eveningBefore(at, collectedAt)),
  ]
    .map(momentKey)
    .sort()[0] ?? momentKey(at);

/** What sorts by time. */
const momentKey = ({ date, minutes }: WallClock): string => `${date} ${String(minutes).padStart(4, '0')}`;

const isOneDay = (one: Visit, other: Visit, { sameDay }: Plan): boolean =>
  sameDay.some((codes) => [one, other].every(({ exams }) => exams.some((code) => codes.includes(code))));

/** The second of two samples of one day, at its hour: whatever was left out too late, the day is the first one's. */
function laterThatDay(
  { at, visit: before }: DatedVisit,
  { preparation }: Visit,
  calendar: LaboratoryCalendar,
): WallClock {
  const floor = at.minutes + before.preparation.dwellMinutes + BREAK_MINUTES;
  const minutes = suitableMinutes(preparation, calendar.dayOn(at.date), floor) ?? windowOf(preparation).from;
  return { date: at.date, minutes };
}

/** The way back and a coffee. */
const BREAK_MINUTES = 60;

/**
 * Two exams that only want other hours of the day can be taken on one day, in the morning and in the afternoon; what else keeps them
 * apart (a fast, the urine of the night, a curve) needs another day, and other days of the cycle so many days.
 */
function afterVisit({ at, visit: before }: DatedVisit, visit: Visit, plan: Plan): WallClock {
  const days = daysOfCycleBetween(before.preparation, visit.preparation);
  if (days > 0) return { date: addDays(at.date, days), minutes: 0 };
  if (canShareDay(before, visit, plan))
    return { date: at.date, minutes: at.minutes + before.preparation.dwellMinutes + BREAK_MINUTES };
  return { date: addDays(at.date, 1), minutes: 0 };
}

function canShareDay(one: Visit, other: Visit, { conflicts }: Plan): boolean {
  const between = conflicts.filter(({ sides: [first, second] }) => meet(first.exams, second.exams, one, other));
  return between.length > 0 && between.every(({ kind }) => kind === 'time-of-day');
}

const meet = (ones: readonly string[], others: readonly string[], first: Visit, second: Visit): boolean => {
  const [inFirst, inSecond] = [first, second].map(
    ({ exams }) =>
      (code: string) =>
        exams.includes(code),
  );
  if (!inFirst || !inSecond) return false;
  return (ones.some(inFirst) && others.some(inSecond)) || (ones.some(inSecond) && others.some(inFirst));
};

/** The usual cycle, where the days of the first come after those of the second. */
const CYCLE_DAYS = 28;

/** (days 2 to 5, days 21 to 23) → 19: whoever came on the second day comes on the twenty-first. */
function daysOfCycleBetween({ cycleDays: one }: JointPreparation, { cycleDays: other }: JointPreparation): number {
  if (!one || !other || (one.from <= other.to && other.from <= one.to)) return 0;
  return (other.from - one.from + CYCLE_DAYS) % CYCLE_DAYS;
}
