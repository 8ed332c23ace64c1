import { formatTime } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import type { UrineCollection } from '../exams/exam.ts';
import { addDays, type CalendarDate, daysBetween, type WallClock } from '../laboratory/opening-hours.ts';
import { timeOf } from '../promise/laboratory-calendar.ts';

/** When a step begins: at an hour, or at a part of the day that has no exact hour. */
export type StepMoment = WallClock | { date: CalendarDate; part: DayPart };

type DayPart = 'day' | 'morning' | 'evening' | 'night';

/** The beginning of a step, and its words beside that moment, which do not repeat it. */
export interface PlanBeginning {
  at: StepMoment;
  text: string;
  detail: string | null;
}

/**
 * The place of a part among the hours of its day. The first urine of a morning comes after whatever begins in the small hours, and before any
 * visit; a dinner comes before the fast.
 */
const placeOfPart = { day: 0, morning: 5 * 60, evening: 18 * 60, night: 24 * 60 } as const satisfies Record<
  DayPart,
  number
>;

const MORNING = 5 * 60;

/** In everyday language the small hours, and midnight, belong to the evening before. */
export const isSmallHours = (moment: StepMoment): boolean => 'minutes' in moment && moment.minutes < MORNING;

/** A sort key by time: '2026-11-23 1380' */
function keyOf(moment: StepMoment): string {
  const minutes = 'minutes' in moment ? moment.minutes : placeOfPart[moment.part];
  return `${moment.date} ${String(minutes).padStart(4, '0')}`;
}

/**
 * Sorts steps as they happen: first what holds from the beginning, then the steps that begin at a moment, then what belongs to the visit.
 * Steps of one moment keep their order, so a warning stays above the fast that it warns of.
 */
export function inOrderOfSteps<Step extends { begins: { at: StepMoment } | null; isOfVisit: boolean }>(
  steps: readonly Step[],
): Step[] {
  const timed = steps.flatMap((step) => (step.begins ? [{ step, key: keyOf(step.begins.at) }] : []));
  const untimed = steps.filter(({ begins }) => begins === null);
  return [
    ...untimed.filter(({ isOfVisit }) => !isOfVisit),
    ...timed.toSorted((one, other) => one.key.localeCompare(other.key)).map(({ step }) => step),
    ...untimed.filter(({ isOfVisit }) => isOfVisit),
  ];
}

/** The day under which a plan lists a moment: { '2026-11-24' 01:30 } → '2026-11-23'. */
export const dayOfStep = (moment: StepMoment): CalendarDate =>
  isSmallHours(moment) ? addDays(moment.date, -1) : moment.date;

/** Steps in their order, under their days. The visit's day comes last, even if nothing else happens on it. */
export function stepsByDay<Step extends { begins: { at: StepMoment } | null }>(
  steps: readonly Step[],
  visit: WallClock,
): { date: CalendarDate; steps: Step[] }[] {
  const days = Map.groupBy(steps, ({ begins }) => (begins ? dayOfStep(begins.at) : visit.date));
  return [...days.keys(), visit.date]
    .filter((date, index, all) => all.indexOf(date) === index)
    .sort()
    .map((date) => ({ date, steps: days.get(date) ?? [] }));
}

/** ('2026-11-23', visit on '2026-11-24', 'es') → 'El día antes' */
export function relativeDayWords(date: CalendarDate, visit: WallClock, locale: Locale): string {
  const count = daysBetween(date, visit.date);
  return count === 0 ? m.plan_day_of({}, { locale }) : m.plan_days_before({ count }, { locale });
}

const partWords = {
  day: m.plan_part_day,
  morning: m.plan_part_morning,
  evening: m.plan_part_evening,
  night: m.plan_part_night,
} as const satisfies Record<DayPart, unknown>;

/** ({ '2026-11-23' 23:00 }, 'es') → '11:00 p. m.': the hour beside a step. The small hours are 'En la noche', and the step says which hour. */
export function hourWords(moment: StepMoment, locale: Locale): string {
  if ('part' in moment) return partWords[moment.part]({}, { locale });
  return isSmallHours(moment) ? m.plan_part_night({}, { locale }) : formatTime(locale, timeOf(moment.minutes));
}

/** When a urine is collected at home for a visit; null if it has no time of its own. */
export function urineMoment(collection: UrineCollection, { date }: WallClock): StepMoment | null {
  switch (collection) {
    case '24-hours':
      return { date: addDays(date, -1), part: 'morning' };
    case 'overnight':
      return { date: addDays(date, -1), part: 'night' };
    case 'first-morning':
    case 'first-morning-midstream':
    case 'second-morning':
      return { date, part: 'morning' };
    default:
      return null;
  }
}
