import { formatDay, formatTime } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import type { UrineCollection } from '../exams/exam.ts';
import { addDays, type CalendarDate, type WallClock } from '../laboratory/opening-hours.ts';
import { timeOf } from '../promise/laboratory-calendar.ts';

/** When a step begins: at an hour, or at a part of the day that has no exact hour. */
export type StepMoment = WallClock | { date: CalendarDate; part: 'morning' | 'night' };

/** The beginning of a step, and its words beside that moment, which do not repeat it. */
export interface PlanBeginning {
  at: StepMoment;
  text: string;
  detail: string | null;
}

/** The first urine of a morning comes after whatever begins in the small hours, and before any visit. */
const MORNING = 5 * 60;
const NIGHT = 24 * 60;

/** A sort key by time: '2026-11-23 1380' */
function keyOf(moment: StepMoment): string {
  const minutesOfPart = 'part' in moment && moment.part === 'night' ? NIGHT : MORNING;
  const minutes = 'minutes' in moment ? moment.minutes : minutesOfPart;
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

/** ({ '2026-11-23' 23:00 }, 'es') → { time: '11:00 p. m.', day: 'lunes 23 de noviembre' }: the margin of a timeline. */
export function marginWords(moment: StepMoment, locale: Locale): { time: string; day: string } {
  if ('part' in moment) {
    const part = moment.part === 'morning' ? m.plan_part_morning : m.plan_part_night;
    return { time: part({}, { locale }), day: formatDay(locale, moment.date) };
  }
  const { date, minutes } = moment;
  // In everyday language, midnight belongs to the evening before.
  if (minutes === 0) return { time: m.plan_part_midnight({}, { locale }), day: formatDay(locale, addDays(date, -1)) };
  return { time: formatTime(locale, timeOf(minutes)), day: formatDay(locale, date) };
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
