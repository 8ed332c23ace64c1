import type { Exam } from '../exams/exam.ts';
import type { OpeningHours } from '../laboratory/laboratory.ts';
import { minutesOf } from '../laboratory/opening-hours.ts';
import type { Contradiction } from './finding.ts';

/** Noon, whatever the laboratory's hours. */
const noon = `${12}:00`;

/** Nobody waits three days at the door for a level: after a dose is hours after it. */
const LONGEST_AFTER_DOSE = 72;

/** Hours of the day, days of the cycle, and the time since a dose. */
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
  const told = { path: 'preparation.timeOfDay', value: `${from}–${until}` };
  // 'HH:MM' sorts as the clock runs.
  if (from >= until) return [{ ...told, reason: 'hours-empty' }];
  const faults: Contradiction[] = [];
  const isOpen = openingHours.some(({ opens, closes }) => opens <= from && until <= closes);
  if (!isOpen) faults.push({ ...told, reason: 'hours-closed' });
  if (urine?.startsWith('first-morning') && from >= noon) faults.push({ ...told, reason: 'first-morning-late' });
  return faults;
}

/** Whoever comes last stays until after closing, or nobody can stay so long on any day. */
function dwellFaults(
  { preparation: { timeOfDay, dwellMinutes } }: Exam,
  openingHours: readonly OpeningHours[],
): Contradiction[] {
  const days = timeOfDay
    ? openingHours.filter(({ opens, closes }) => opens <= timeOfDay.from && timeOfDay.until <= closes)
    : openingHours;
  // Hours that are empty or closed are told already.
  if (dwellMinutes === 0 || days.length === 0) return [];
  const endOn = (opens: string): number => minutesOf(timeOfDay?.until ?? opens) + dwellMinutes;
  if (days.some(({ opens, closes }) => endOn(opens) <= minutesOf(closes))) return [];
  const value = `${timeOfDay ? `${timeOfDay.until} ` : ''}+ ${dwellMinutes} min`;
  return [{ path: 'preparation.dwellMinutes', reason: 'wait-past-closing', value }];
}

function cycleFaults({ preparation: { cycleDays }, specimens, components }: Exam): Contradiction[] {
  if (!cycleDays) return [];
  const told = { path: 'preparation.cycleDays', value: `${cycleDays.from}–${cycleDays.to}` };
  const faults: Contradiction[] = [];
  if (cycleDays.from > cycleDays.to) faults.push({ ...told, reason: 'cycle-backwards' });
  const intervals = components.flatMap((component) => component.intervals);
  const isOfMen = intervals.length > 0 && intervals.every(({ sex }) => sex === 'male');
  if (isOfMen || specimens.some(({ type }) => type === 'semen')) faults.push({ ...told, reason: 'cycle-of-men' });
  return faults;
}

function doseFaults({ preparation: { dose } }: Exam): Contradiction[] {
  if (!dose) return [];
  // The type keeps them apart; what was stored or typed may have both.
  const hours = 'hours' in dose ? dose.hours : null;
  const isPossible = dose.at === 'trough' ? hours === null : hours !== null && hours > 0 && hours <= LONGEST_AFTER_DOSE;
  return isPossible ? [] : [{ path: 'preparation.dose', reason: 'dose-impossible', value: `${dose.at} ${hours}` }];
}
