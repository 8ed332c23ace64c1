import type { Exam } from '../exams/exam.ts';
import { type Weekday, weekdays } from '../laboratory/laboratory.ts';
import { minutesOf } from '../laboratory/opening-hours.ts';
import { workingWeekdays } from './laboratory-calendar.ts';
import { curveMinutes, type Sampled } from './last-sample.ts';

const HOUR = 60;
/** The opening minutes of a day; a rounded figure. */
const DAY_MINUTES = 10 * HOUR;

type Reported = Pick<Exam, 'turnaround'> & Sampled;

/** Sunday to Friday, counted from a Sunday: 7 is the next one. A Saturday's short hours delay a report as a Sunday does. */
const arrivals = [0, 1, 2, 3, 4, 5];

/**
 * The working days from a sample to its report at most, for somebody who arrives early on a day of a week without holidays. Lists show it;
 * the date itself is `promiseFor`'s. `closes` is the latest closing time of the week. Each exam has a run day (`exam-schema.ts`).
 */
export const reportDays = (exam: Reported, closes: string): number =>
  Math.max(...arrivals.map((arrival) => daysFrom(arrival, exam, closes)));

function daysFrom(arrival: number, exam: Reported, closes: string): number {
  const { transportDays, runDays, cutOff, report } = exam.turnaround;
  const counted = isAfterCutOff(exam) ? firstFrom(arrival, workingWeekdays) + 1 : arrival;
  const arrived = transportDays > 0 ? later(firstFrom(counted, workingWeekdays), transportDays) : counted;
  const run = firstFrom(arrived, runDays);
  const over = 'hours' in report ? minutesOf(cutOff) + report.hours * HOUR - minutesOf(closes) : 0;
  const ready = later(run, 'days' in report ? report.days : Math.max(0, Math.ceil(over / DAY_MINUTES)));
  return workingDaysIn(arrival, ready);
}

/** Whether the last sample of the exam is taken at an hour after the cut-off. */
function isAfterCutOff(exam: Reported): boolean {
  const { from } = exam.preparation.timeOfDay ?? { from: '00:00' };
  return minutesOf(from) + curveMinutes(exam) > minutesOf(exam.turnaround.cutOff);
}

const weekdayAt = (day: number): Weekday | undefined => weekdays[day % weekdays.length];

const isOneOf = (day: number, some: readonly Weekday[]): boolean => some.some((one) => one === weekdayAt(day));

/** The first of these weekdays from a day on. */
const firstFrom = (day: number, some: readonly Weekday[]): number =>
  day + weekdays.findIndex((_, days) => isOneOf(day + days, some));

/** The day that comes this number of working days later. */
function later(day: number, workingDays: number): number {
  let [at, left] = [day, workingDays];
  while (left > 0) {
    at += 1;
    if (isOneOf(at, workingWeekdays)) left -= 1;
  }
  return at;
}

/** The working days after a day, until another one. */
const workingDaysIn = (from: number, until: number): number =>
  Array.from({ length: until - from }, (_, index) => from + index + 1).filter((day) => isOneOf(day, workingWeekdays))
    .length;
