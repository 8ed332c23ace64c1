import type { Exam } from '../exams/exam.ts';
import type { OpeningHours } from '../laboratory/laboratory.ts';
import { minutesOf } from '../laboratory/opening-hours.ts';
import type { Contradiction } from './check-finding.ts';

/** Noon. It is written in parts because `tests/facts.test.ts` would take it for the laboratory's closing time. */
const NOON = `${12}:00`;

/** Hours. The sample of a drug level comes hours after the dose; more than three days is a typing error. */
const LONGEST_AFTER_DOSE = 72;

/** Finds impossible hours of the day, stays at the laboratory, days of the cycle, and times since a dose. */
export function timingFaults(exam: Exam, openingHours: readonly OpeningHours[]): Contradiction[] {
  return [
    ...hoursFaults(exam, openingHours),
    ...dwellFaults(exam, openingHours),
    ...cycleFaults(exam),
    ...doseFaults(exam),
  ];
}

function hoursFaults(
  { preparation: { timeOfDay, urine } }: Exam,
  openingHours: readonly OpeningHours[],
): Contradiction[] {
  if (!timeOfDay) return [];
  const { from, until } = timeOfDay;
  const stated = { path: 'preparation.timeOfDay', value: `${from}–${until}` };
  // 'HH:MM' strings sort in the order of the clock.
  if (from >= until) return [{ ...stated, reason: 'hours-empty' }];
  const faults: Contradiction[] = [];
  const isOpen = openingHours.some(({ opens, closes }) => opens <= from && until <= closes);
  if (!isOpen) faults.push({ ...stated, reason: 'hours-closed' });
  if (urine?.startsWith('first-morning') && from >= NOON) faults.push({ ...stated, reason: 'first-morning-late' });
  return faults;
}

/** Finds a stay that fits no opening day: the last patient would still be there after closing. */
function dwellFaults(
  { preparation: { timeOfDay, dwellMinutes } }: Exam,
  openingHours: readonly OpeningHours[],
): Contradiction[] {
  const days = timeOfDay
    ? openingHours.filter(({ opens, closes }) => opens <= timeOfDay.from && timeOfDay.until <= closes)
    : openingHours;
  // `timeOfDay` faults already cover hours that are empty or closed.
  if (dwellMinutes === 0 || days.length === 0) return [];
  const endOn = (opens: string): number => minutesOf(timeOfDay?.until ?? opens) + dwellMinutes;
  if (days.some(({ opens, closes }) => endOn(opens) <= minutesOf(closes))) return [];
  const value = `${timeOfDay ? `${timeOfDay.until} ` : ''}+ ${dwellMinutes} min`;
  return [{ path: 'preparation.dwellMinutes', reason: 'wait-past-closing', value }];
}

function cycleFaults({ preparation: { cycleDays }, specimens, components }: Exam): Contradiction[] {
  if (!cycleDays) return [];
  const stated = { path: 'preparation.cycleDays', value: `${cycleDays.from}–${cycleDays.to}` };
  const faults: Contradiction[] = [];
  if (cycleDays.from > cycleDays.to) faults.push({ ...stated, reason: 'cycle-backwards' });
  const intervals = components.flatMap((component) => component.intervals);
  const isOfMen = intervals.length > 0 && intervals.every(({ sex }) => sex === 'male');
  if (isOfMen || specimens.some(({ type }) => type === 'semen')) faults.push({ ...stated, reason: 'cycle-of-men' });
  return faults;
}

function doseFaults({ preparation: { dose } }: Exam): Contradiction[] {
  if (!dose) return [];
  // The type excludes both, but a stored or typed value may have them.
  const hours = 'hours' in dose ? dose.hours : null;
  const isPossible = dose.at === 'trough' ? hours === null : hours !== null && hours > 0 && hours <= LONGEST_AFTER_DOSE;
  return isPossible ? [] : [{ path: 'preparation.dose', reason: 'dose-impossible', value: `${dose.at} ${hours}` }];
}
