import type { Exam } from '../exams/exam.ts';
import type { CalendarDate, WallClock } from '../laboratory/opening-hours.ts';
import { minutesOf } from '../laboratory/opening-hours.ts';
import type { CalendarDay, LaboratoryCalendar } from './laboratory-calendar.ts';
import { lastStartOn, type Sampled } from './last-sample.ts';
import { joinPromises, type LatestPromise, latestPromise } from './latest-promise.ts';
import { readSampleTime, type SampleTimeDraft, type SampleTimeFaults } from './sample-time.ts';
import { typedDay } from './typed-day.ts';

/** The faults of a day in the past: no day is too far ahead. */
export type PastDayFault = Exclude<NonNullable<SampleTimeFaults['dia']>, 'far'> | 'future';
/** The faults of an hour in the past: it may be missing. */
export type PastHourFault = Exclude<NonNullable<SampleTimeFaults['hora']>, 'missing'> | 'future';

/** When a sample was taken. Without an hour, it was any hour of that day. */
export interface TakenSample {
  date: CalendarDate;
  minutes: number | null;
}

/** The typed time of a past sample, with its faults. */
export interface PastSample {
  faults: { dia?: PastDayFault; hora?: PastHourFault };
  /** The typed day, if it exists: its hours and its holiday explain why it is rejected. */
  day: CalendarDay | null;
  /** Null if nothing was typed, or if it has a fault. */
  taken: TakenSample | null;
}

/** Reads the day and the hour of a sample that was already taken. Few people remember the hour, so it may be missing. */
export function readPastSample(typed: SampleTimeDraft, now: WallClock, calendar: LaboratoryCalendar): PastSample {
  const { draft, faults, day } = readSampleTime(new URLSearchParams({ ...typed }), now, calendar);
  const date = typedDay(draft.dia);
  const dayFault = date !== null && date > now.date ? 'future' : dayFaultOf(faults.dia);
  const hourFault = dayFault && faults.hora !== 'impossible' ? undefined : hourFaultOf(draft, faults.hora, date, now);
  const isSound = date !== null && !dayFault && !hourFault;
  return {
    faults: { ...(dayFault && { dia: dayFault }), ...(hourFault && { hora: hourFault }) },
    day,
    taken: isSound ? { date, minutes: draft.hora === '' ? null : minutesOf(draft.hora) } : null,
  };
}

/** A day that is too far ahead is a future one, which the caller has refused. */
const dayFaultOf = (fault: SampleTimeFaults['dia']): PastDayFault | undefined => (fault === 'far' ? 'future' : fault);

function hourFaultOf(
  { hora }: SampleTimeDraft,
  fault: SampleTimeFaults['hora'],
  date: CalendarDate | null,
  now: WallClock,
): PastHourFault | undefined {
  if (hora === '' || fault === 'missing') return undefined;
  return fault ?? (date === now.date && minutesOf(hora) > now.minutes ? 'future' : undefined);
}

/**
 * Calculates when the exams of a past sample are ready. Without the hour, each exam counts from the last moment of that day at which its
 * sample can have been taken, so the promise may be late but is never early.
 */
export function promiseOfPastSample(
  exams: readonly (Pick<Exam, 'code' | 'turnaround'> & Sampled)[],
  { date, minutes }: TakenSample,
  calendar: LaboratoryCalendar,
): LatestPromise {
  if (minutes !== null) return latestPromise(exams, { date, minutes }, calendar);
  const day = calendar.dayOn(date);
  return joinPromises(exams.map((exam) => latestPromise([exam], lastStartOn(exam, day), calendar)));
}
