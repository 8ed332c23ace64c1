import type { Exam } from '../exams/exam.ts';
import type { WallClock } from '../laboratory/opening-hours.ts';
import type { LaboratoryCalendar } from './laboratory-calendar.ts';
import { type Sampled, sampleSteps, samplesOf } from './last-sample.ts';
import { type Due, promiseFor, type ResultPromise } from './result-promise.ts';

/** The joint promise of several exams of one sample or visit. */
export interface LatestPromise {
  /** When everything is ready; null if an exam is never ready or no exam is given. */
  due: Due | null;
  /** The codes of the exams that are ready last. */
  waitsFor: readonly string[];
  /** When the exam that is ready last is sampled, if not on arrival. */
  taken: WallClock | null;
  /** Each exam once: exams that are never ready first, then latest first, then by code. */
  each: readonly ResultPromise[];
}

/**
 * Calculates when the results of several exams are all ready. Each exam counts from its last sample, taken within its hours. A panel waits
 * for its members, so pass those (`expandPanels`).
 */
export function latestPromise(
  exams: readonly (Pick<Exam, 'code' | 'turnaround'> & Sampled)[],
  arrival: WallClock,
  calendar: LaboratoryCalendar,
): LatestPromise {
  const once = [...new Map(exams.map((exam) => [exam.code, exam])).values()];
  return joined(once.map((exam) => promiseOfSample(exam, arrival, calendar)));
}

/** The promise for one exam, with the steps from the arrival to its last sample. */
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

/** Joins the promises of several visits: everything is ready when the last visit is. An exam belongs to one visit. */
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

/** When the exam is sampled; null if that is on arrival. */
function takenLater({ taken, steps }: Extract<ResultPromise, { state: 'promised' }>): WallClock | null {
  const arrival = steps[0]?.from;
  const isLater = arrival && (taken.date !== arrival.date || taken.minutes !== arrival.minutes);
  return isLater ? taken : null;
}

/** A sort key by time; exams that are never ready sort last. */
const moment = (promise: ResultPromise): string =>
  promise.state === 'promised' ? `${promise.due.date} ${promise.due.by}` : 'never';

function latestFirst(one: ResultPromise, other: ResultPromise): number {
  if (moment(one) !== moment(other)) return moment(one) > moment(other) ? -1 : 1;
  return one.exam < other.exam ? -1 : 1;
}
