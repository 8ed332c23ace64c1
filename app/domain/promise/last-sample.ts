import type { Preparation } from '../exams/exam.ts';
import { minutesOf, type WallClock } from '../laboratory/opening-hours.ts';
import { type CalendarDay, firstDay, type LaboratoryCalendar } from './laboratory-calendar.ts';
import { type PromiseStep, type Wait, waitSteps, whyClosed } from './promise-steps.ts';

/** The fields of an exam that decide when its samples are taken. */
export interface Sampled {
  preparation: Pick<Preparation, 'dwellMinutes' | 'dwellFor' | 'timeOfDay'>;
}

/** Minutes from the first sample to the last; 0 if the exam takes one sample. A rest does not affect the promise. */
export const curveMinutes = ({ preparation: { dwellMinutes, dwellFor } }: Sampled): number =>
  dwellFor === 'test' ? dwellMinutes : 0;

/** When the first and the last sample of an exam are taken. */
export interface Samples {
  first: WallClock;
  /** The last sample of a curve; otherwise the same as `first`. The result counts from it. */
  last: WallClock;
}

/**
 * Calculates when the samples of a person who arrives at this moment are taken, if the exam restricts that: within the exam's hours, and a
 * curve only while the laboratory is open and early enough to end by closing. Null if the exam has no such restriction, or if no day
 * satisfies it.
 */
export function samplesOf(exam: Sampled, arrival: WallClock, calendar: LaboratoryCalendar): Samples | null {
  const minutes = curveMinutes(exam);
  if ((minutes === 0 && exam.preparation.timeOfDay === null) || calendar.opensOn.size === 0) return null;
  const suits = (day: CalendarDay): boolean => {
    const span = beginsOn(exam, day, arrival);
    return span !== null && span.earliest < span.until && span.earliest + minutes <= span.closes;
  };
  const day = firstDay(arrival.date, calendar, suits);
  const span = day && beginsOn(exam, day, arrival);
  if (!span) return null;
  const first = { date: day.date, minutes: span.earliest };
  return { first, last: { date: day.date, minutes: first.minutes + minutes } };
}

/** When the first sample of a day can be taken, in minutes: from `earliest`, before `until`. Null while the laboratory is closed. */
function beginsOn({ preparation: { timeOfDay } }: Sampled, { date, hours }: CalendarDay, arrival: WallClock) {
  const arrives = date === arrival.date ? arrival.minutes : 0;
  if (!hours || arrives >= hours.closes) return null;
  const [from, until] = timeOfDay ? [minutesOf(timeOfDay.from), minutesOf(timeOfDay.until)] : [0, Infinity];
  return { earliest: Math.max(hours.opens, from, arrives), until: Math.min(until, hours.closes), ...hours };
}

/** The last moment of a day at which the first sample of an exam can be taken. On a day without one, the moment of closing. */
export function lastStartOn(exam: Sampled, day: CalendarDay): WallClock {
  const span = beginsOn(exam, day, { date: day.date, minutes: 0 });
  if (!span) return { date: day.date, minutes: day.hours?.closes ?? 0 };
  return { date: day.date, minutes: Math.min(span.until - 1, span.closes - curveMinutes(exam)) };
}

/** The steps of a promise from the arrival to the last sample. */
export function sampleSteps(
  exam: Sampled,
  { first, last }: Samples,
  arrival: WallClock,
  calendar: LaboratoryCalendar,
): PromiseStep[] {
  const whyNotTaken = (day: CalendarDay): Wait => {
    const span = beginsOn(exam, day, arrival);
    const window = exam.preparation.timeOfDay;
    const opensJustThen = day.date === first.date && span?.opens === first.minutes;
    if (!span || opensJustThen) return whyClosed(day, calendar);
    const isItsHour = day.date !== first.date && span.earliest < span.until;
    return !window || isItsHour ? { kind: 'no-time-left' } : { kind: 'not-that-hour', window };
  };
  const stay = last.minutes - first.minutes;
  return [
    ...waitSteps(arrival, first, calendar, whyNotTaken),
    ...(stay > 0 ? [{ kind: 'curve' as const, minutes: stay, from: first, to: last }] : []),
  ];
}
