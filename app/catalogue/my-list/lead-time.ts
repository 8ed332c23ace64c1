import type { AbstentionKind, UrineCollection } from '../../domain/exams/exam.ts';
import type { Words } from '../../domain/exams/localized-text.ts';
import { minutesOf, type WallClock } from '../../domain/laboratory/opening-hours.ts';
import type { JointPreparation } from '../../domain/preparation/joint-preparation.ts';
import type { CalendarDay } from '../../domain/promise/laboratory-calendar.ts';

/** The reason that a visit must wait, and the exams that require it. */
export type LeadTime = { hours: number; because: readonly string[] } & (
  | { kind: 'fasting' | 'collection' }
  | { kind: 'abstention'; of: AbstentionKind }
  | { kind: 'dose'; of: Words }
);

/** The longest preparation before the visit; null if none is required. */
export function longestWait({ fasting, abstentions, doses, urine }: JointPreparation): LeadTime | null {
  const waits: LeadTime[] = [
    ...abstentions
      .filter(({ onlyIfTaken }) => !onlyIfTaken)
      .map(({ of, hours, because }) => ({ kind: 'abstention' as const, of, hours, because })),
    ...(fasting ? [{ kind: 'fasting' as const, hours: fasting.minHours, because: fasting.because }] : []),
    ...urine.flatMap(({ collection, exams }) =>
      collection === '24-hours' ? [{ kind: 'collection' as const, hours: 24, because: exams }] : [],
    ),
    ...doses.flatMap((dose) =>
      dose.at === 'after-hours' ? [{ kind: 'dose' as const, of: dose.of, hours: dose.hours, because: dose.exams }] : [],
    ),
  ];
  return waits.reduce<LeadTime | null>((longest, wait) => (wait.hours > (longest?.hours ?? 0) ? wait : longest), null);
}

/**
 * How many nights must pass before the visit: one if something must be decided the evening before (a patient cannot undo what was eaten or
 * taken today), two if urine is collected from one morning to the next.
 */
export function nightsBefore({ fasting, abstentions, doses, urine, evening }: JointPreparation): number {
  const collections = urine.map(({ collection }) => collection);
  if (collections.includes('24-hours')) return 2;
  const isOfNight = evening.length > 0 || collections.some((one) => urineOfNight.has(one));
  // Something that must have happened, but not too long ago, is done the evening before.
  const isToBeDone = abstentions.some(({ maxHours }) => maxHours !== null && maxHours <= 24);
  return fasting !== null || doses.length > 0 || isOfNight || isToBeDone ? 1 : 0;
}

/** A collection in the evening needs one more night if that hour has passed. */
export const isEveningOver = ({ evening }: JointPreparation, now: WallClock): boolean =>
  evening.some(({ collectedAt }) => now.minutes > minutesOf(collectedAt));

const urineOfNight: ReadonlySet<UrineCollection> = new Set([
  'first-morning',
  'first-morning-midstream',
  'second-morning',
  'overnight',
]);

/** The hour at which most people come; the opening time if that is later. */
export const USUAL_MINUTES = 7 * 60;

/**
 * The minute to come on a day: at seven, or within the hours of a hormone that falls during the day, not before `floor`, with time for the
 * rest or the curve before closing. Null if the day has no such time.
 */
export function suitableMinutes(
  preparation: JointPreparation | null,
  { hours }: CalendarDay,
  floor = 0,
): number | null {
  if (!hours) return null;
  const { from, until } = windowOf(preparation);
  const earliest = Math.max(from, hours.opens, floor);
  const latest = Math.min(until, hours.closes) - 1;
  const usual = Math.max(USUAL_MINUTES, earliest);
  const at = usual <= latest ? usual : earliest;
  return at <= latest && at + (preparation?.dwellMinutes ?? 0) <= hours.closes ? at : null;
}

/** Whether a patient who comes at this minute of the day can complete every exam. */
export function suits(preparation: JointPreparation | null, { hours }: CalendarDay, minutes: number): boolean {
  const { from, until } = windowOf(preparation);
  const isOpen = hours !== null && minutes >= hours.opens && minutes < hours.closes;
  return isOpen && minutes >= from && minutes < until && minutes + (preparation?.dwellMinutes ?? 0) <= hours.closes;
}

const WHOLE_DAY = { from: 0, until: 24 * 60 };

/** Treats an empty span (of visits that cannot be combined) as no span. */
export function windowOf(preparation: JointPreparation | null): { from: number; until: number } {
  const window = preparation?.timeOfDay;
  return window && window.from < window.until
    ? { from: minutesOf(window.from), until: minutesOf(window.until) }
    : WHOLE_DAY;
}

/** ({ from: '07:00', until: '09:00' }, 15:00) → false */
export const isWithin = (window: { from: string; until: string }, { minutes }: WallClock): boolean =>
  minutes >= minutesOf(window.from) && minutes < minutesOf(window.until);
