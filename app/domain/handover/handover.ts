import type { Counseling, Exam } from '../exams/exam.ts';
import type { WallClock } from '../laboratory/opening-hours.ts';
import { minutesOf } from '../laboratory/opening-hours.ts';
import { type LaboratoryCalendar, openFrom } from '../promise/laboratory-calendar.ts';
import type { Due } from '../promise/result-promise.ts';

/** The person who comes for a result: the patient, a person whom the patient authorizes, or a minor's representative. */
export const collectors = ['self', 'other', 'guardian'] as const;
export type Collector = (typeof collectors)[number];

/** The papers to bring. */
export const papers = ['own-id', 'patient-id', 'authorization', 'minor-document', 'receipt'] as const;
export type Paper = (typeof papers)[number];

/** How the laboratory may hand over a result. `call-first`: it has to talk with the patient before it decides. */
export type Permission = 'yes' | 'with-counseling' | 'call-first' | 'no';

/** Whether and how a person receives the result. */
export interface Handover {
  permission: Permission;
  /** The deciding rule; `none` is the general one. */
  rule: Counseling;
  /** The papers to bring; empty if no paper would help. */
  papers: readonly Paper[];
}

/** From the strictest rule to the most permissive. */
const strictestFirst = ['hiv-sti', 'paternity', 'genetic', 'none'] as const satisfies readonly Counseling[];

/**
 * Permissions by rule and collector. HIV and other sexually transmitted infections: a professional with training in counseling gives the
 * result to the patient (Decreto 780 de 2016, art. 2.8.1.2.4). Paternity: to the adults who signed (Ley 721 de 2001). Genetic: with
 * counseling.
 */
const permissions: Record<Counseling, Record<Collector, Permission>> = {
  'hiv-sti': { self: 'with-counseling', other: 'no', guardian: 'call-first' },
  paternity: { self: 'yes', other: 'no', guardian: 'yes' },
  genetic: { self: 'with-counseling', other: 'call-first', guardian: 'with-counseling' },
  none: { self: 'yes', other: 'yes', guardian: 'yes' },
};

const papersOf: Record<Collector, readonly Paper[]> = {
  self: ['own-id', 'receipt'],
  other: ['authorization', 'own-id', 'patient-id', 'receipt'],
  guardian: ['own-id', 'minor-document', 'receipt'],
};

/**
 * Decides how the results of one sample are handed over: together, by the strictest of their rules. Pass the members of a panel, not the
 * panel.
 */
export function handoverOf(exams: readonly Pick<Exam, 'counselling'>[], collector: Collector): Handover {
  const rule = strictestFirst.find((one) => exams.some(({ counselling }) => counselling === one)) ?? 'none';
  const permission = permissions[rule][collector];
  return { permission, rule, papers: permission === 'no' ? [] : papersOf[collector] };
}

/** When the result can be collected at a site: from a moment until the laboratory closes that day. Null if it never opens again. */
export function collectionFrom(due: Due, now: WallClock, calendar: LaboratoryCalendar): CollectionTime | null {
  const ready = { date: due.date, minutes: minutesOf(due.by) };
  const opens = openFrom(isBefore(ready, now) ? now : ready, calendar);
  const hours = opens && calendar.dayOn(opens.date).hours;
  return opens && hours ? { date: opens.date, from: opens.minutes, until: hours.closes } : null;
}

/** A span of one day in which the result can be collected. */
export interface CollectionTime {
  date: string;
  /** Minutes since midnight. */
  from: number;
  until: number;
}

/** Whether the promised moment has passed. */
export const isDue = ({ date, by }: Due, now: WallClock): boolean => !isBefore(now, { date, minutes: minutesOf(by) });

const isBefore = (one: WallClock, other: WallClock): boolean =>
  one.date < other.date || (one.date === other.date && one.minutes < other.minutes);
