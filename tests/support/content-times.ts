import type { Exam } from '../../app/domain/exams/exam.ts';
import { expandPanels } from '../../app/domain/preparation/expand-panels.ts';
import type { LaboratoryCalendar } from '../../app/domain/promise/laboratory-calendar.ts';
import { latestPromise } from '../../app/domain/promise/latest-promise.ts';
import { clausesOf, examsIn } from './content-exams.ts';
import type { ContentText } from './content-text.ts';

/** A printed turnaround in working days. The same day is 0. */
interface PrintedTime {
  from: number;
  to: number;
  /** The laboratory's general claim for a group of exams, not the time of the named exams. */
  isClaim: boolean;
}

/** A week without a public holiday, from Monday. */
export const week = ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28'] as const;

/** Prose counts from a sample that arrives before 11:00 (`/entrega-rapida#tiempos`). */
const COUNTED_BEFORE_MINUTES = 11 * 60;

/** The notations of a turnaround. */
const printedTime = {
  es: /(?<same>mismo día)|(?<hours>\{\{resulthours\}\} horas)|(?<from>\d+)(?: (?:a|o) (?<to>\d+))? días? hábil(?:es)?/giu,
  en: /(?<same>same day)|(?<hours>\{\{resulthours\}\} hours)|(?<from>\d+)(?: (?:to|or) (?<to>\d+))? business days?/giu,
};

/** ('en 2 a 3 días hábiles', 'es') → 2 to 3 · '{{resultHours}} horas' → 1 to 2, as on the page of turnarounds */
const timesIn = (text: string, locale: 'es' | 'en'): PrintedTime[] =>
  [...text.matchAll(printedTime[locale])].map(({ groups = {} }) => {
    if (groups.same) return { from: 0, to: 0, isClaim: false };
    if (groups.hours) return { from: 1, to: 2, isClaim: true };
    return { from: Number(groups.from), to: Number(groups.to ?? groups.from), isClaim: false };
  });

/** Same-day advice to the reader, which is not a promise. */
const advice = /(?:llame|call(?:ed)?|consulte|see a doctor|tráigala|trae|bring)(?!\p{L})/iu;
const adviceSections = /^(?:cuando-(?:consultar|parar)|medico|alarma)$/;

/** Lists the turnarounds that a page prints for exams that it names. */
export const printedTimesIn = (
  content: ContentText,
  names: ReadonlyMap<string, string>,
): { slugs: string[]; times: PrintedTime[]; text: string }[] =>
  clausesOf(content).flatMap(({ text, section }) => {
    if (advice.test(text) || adviceSections.test(section)) return [];
    const { slugs, rest } = examsIn(text, names);
    const times = closestOf(timesIn(rest, content.locale));
    return slugs.length > 0 && times.length > 0 ? [{ slugs, times, text }] : [];
  });

/** '{{resultHours}} horas (1 o 2 días hábiles)' states the claim twice. */
const closestOf = (times: PrintedTime[]): PrintedTime[] =>
  times.some(({ isClaim }) => isClaim) ? times.slice(0, 1) : times;

/** A turnaround in days that may or may not be working days. */
const looseTime = {
  es: /(?:tardan?(?! en quedar)|list[oa]s?|demora)[^.\d]{0,40}\d+(?: a \d+)? (?:días|semanas)/iu,
  en: /(?:\btakes?\b(?! time)|\bready\b)[^.\d]{0,40}\d+(?: to \d+)? (?:days|weeks)/iu,
};

/** Sections that are lists or tables of turnarounds. */
const timeSections = /^tiempos?$/;
/** The words that such a list may contain besides exams and times. */
const fillers =
  /(?<!\p{L})(?:en|el|la|los|las|y|e|o|de|uñas|un|unos|pocos|como|por|ejemplo|especializados|más|días|que|tarda|ese|orden|within|the|and|or|of|nails|such|as|specialized|tests|longer|a|few|which|takes|in|that|order)(?!\p{L})/giu;

/**
 * Lists the text that `printedTimesIn` would skip: entries of such sections without an exam or a time, or with other text; and elsewhere,
 * sentences with a turnaround that may not be in working days.
 */
export const unreadTimesIn = (content: ContentText, names: ReadonlyMap<string, string>): string[] =>
  clausesOf(content)
    .filter(({ text, section }) => {
      const isEntry = content.name.startsWith('pages/') && timeSections.test(section) && /^[-|] /.test(text);
      const { slugs, rest } = examsIn(text, names);
      const left = rest.replace(printedTime[content.locale], ' ').replace(/\([^)]*\)/g, ' ');
      const isList = text.startsWith('-');
      if (!isEntry) return slugs.length > 0 && looseTime[content.locale].test(left);
      const unread = isList ? /\p{L}{2,}|\d/u.test(left.replace(fillers, ' ')) : /\d/.test(left);
      return slugs.length === 0 || timesIn(rest, content.locale).length === 0 || unread;
    })
    .map(({ text }) => text);

/** Counts the working days from a sample's arrival to its promise, without the day from which prose counts. */
export function workingDays(
  exam: Exam,
  byCode: ReadonlyMap<string, Exam>,
  arrival: { date: string; minutes: number },
  calendar: LaboratoryCalendar,
): number {
  const parts = expandPanels([exam], byCode).exams.map((one) => one.exam);
  const { due, taken } = latestPromise(parts, arrival, calendar);
  if (!due) return Number.POSITIVE_INFINITY;
  let days = 0;
  for (let day = countedFrom(taken ?? arrival, calendar); day < due.date; ) {
    day = calendar.dayOn(day).next;
    if (calendar.dayOn(day).isWorking) days += 1;
  }
  return days;
}

/** A sample that arrives late, or on a day off, counts as arriving on the next working day. */
function countedFrom({ date, minutes }: { date: string; minutes: number }, calendar: LaboratoryCalendar): string {
  const isWorking = calendar.dayOn(date).isWorking;
  let day = isWorking && minutes < COUNTED_BEFORE_MINUTES ? date : calendar.dayOn(date).next;
  while (!calendar.dayOn(day).isWorking) day = calendar.dayOn(day).next;
  return day;
}

/** The number that prose has to print: the most working days of an early sample, over all weekdays. */
export const mostWorkingDays = (exam: Exam, byCode: ReadonlyMap<string, Exam>, calendar: LaboratoryCalendar): number =>
  Math.max(...week.slice(0, 5).map((date) => workingDays(exam, byCode, { date, minutes: 7 * 60 }, calendar)));
