import type { Exam } from '../exams/exam.ts';
import type { WallClock } from '../laboratory/opening-hours.ts';
import type { LaboratoryCalendar } from './laboratory-calendar.ts';
import { type Sampled, sampleSteps, samplesOf } from './last-sample.ts';
import { type Due, promiseFor, type ResultPromise } from './result-promise.ts';

/** The promises of several exams of one sample or visit. */
export interface LatestPromise {
  /** When everything is there; null when something never is, or when there is nothing. */
  due: Due | null;
  /** The exams that everything waits for, by code. */
  waitsFor: readonly string[];
  /** When the exam that everything waits for is taken, where that is not on arrival. */
  taken: WallClock | null;
  /** Each exam once: those that are never there first, then the latest, then by code. */
  each: readonly ResultPromise[];
}

/** A panel waits for its members: pass these (`expandPanels`). Each exam counts from its last sample, taken at its hour. */
export function latestPromise(
  exams: readonly (Pick<Exam, 'code' | 'turnaround'> & Sampled)[],
  arrival: WallClock,
  calendar: LaboratoryCalendar,
): LatestPromise {
  const once = [...new Map(exams.map((exam) => [exam.code, exam])).values()];
  return joined(once.map((exam) => promiseOfSample(exam, arrival, calendar)));
}

function promiseOfSample(
  exam: Pick<Exam, 'code' | 'turnaround'> & Sampled,
  arrival: WallClock,
  calendar: LaboratoryCalendar,
): ResultPromise {
  const samples = samplesOf(exam, arrival, calendar);
  const promise = promiseFor(exam, samples?.last ?? arrival, calendar);
  if (!samples || promise.state === 'impossible') return promise;
  const taken = samples.first;
  return { ...promise, taken, steps: [...sampleSteps(exam, samples, arrival, calendar), ...promise.steps] };
}

/** Those of several visits: everything is there when the last of them is. An exam belongs to one visit. */
export const joinPromises = (promises: readonly LatestPromise[]): LatestPromise =>
  joined(promises.flatMap(({ each }) => each));

function joined(promises: readonly ResultPromise[]): LatestPromise {
  const each = [...promises].sort(latestFirst);
  const last = each[0];
  return {
    due: last?.state === 'promised' ? last.due : null,
    taken: last?.state === 'promised' ? takenLater(last) : null,
    waitsFor: each.filter((promise) => last && moment(promise) === moment(last)).map(({ exam }) => exam),
    each,
  };
}

function takenLater({ taken, steps }: Extract<ResultPromise, { state: 'promised' }>): WallClock | null {
  const arrival = steps[0]?.from;
  const isLater = arrival && (taken.date !== arrival.date || taken.minutes !== arrival.minutes);
  return isLater ? taken : null;
}

/** What sorts by time; what never comes sorts last of all. */
const moment = (promise: ResultPromise): string =>
  promise.state === 'promised' ? `${promise.due.date} ${promise.due.by}` : 'never';

function latestFirst(one: ResultPromise, other: ResultPromise): number {
  if (moment(one) !== moment(other)) return moment(one) > moment(other) ? -1 : 1;
  return one.exam < other.exam ? -1 : 1;
}
