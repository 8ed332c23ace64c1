import { formatDay, formatShortDay, formatTime } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { hoursWords, minutesWords } from '../../i18n/span-words.ts';
import type { CalendarDate, WallClock } from '../laboratory/opening-hours.ts';
import { timeOf } from './laboratory-calendar.ts';
import type { PassedHoliday, PromiseStep } from './promise-steps.ts';
import type { Due } from './result-promise.ts';

/**
 * The hour of a 12-hour clock: ('13:30') → 1. The messages need it: in Spanish one o'clock is the only singular hour ('antes de la 1:00',
 * 'antes de las 2:00').
 */
const hourOnDial = (time: string): number => Number(time.slice(0, 2)) % 12 || 12;

/**
 * ({ date: '2026-11-24', by: '17:00' }, 'es') → 'martes 24 de noviembre antes de las 5:00 p. m.' With `today` on that date: 'Hoy, antes de
 * las 5:00 p. m.'
 */
export function dueWords({ date, by }: Due, locale: Locale, today?: CalendarDate): string {
  if (date === today) return m.exam_due_today({ time: formatTime(locale, by), hour: hourOnDial(by) }, { locale });
  return m.exam_due({ date: formatDay(locale, date), time: formatTime(locale, by), hour: hourOnDial(by) }, { locale });
}

/**
 * (null, 'es') → 'Si nos deja la muestra ahora' · ({ '2026-11-24' 07:30 }) → 'Si nos deja la muestra el martes 24 …'. With `isPast`: 'Si
 * nos dejó la muestra …'
 */
export function takenWords(chosen: WallClock | null, locale: Locale, isPast = false): string {
  if (!chosen) return m.exam_due_now({}, { locale });
  const moment = momentWords(chosen, locale);
  return isPast ? m.exam_due_left(moment, { locale }) : m.exam_due_chosen(moment, { locale });
}

/** The moment that a date counts from, as a note to it: (null, '2026-11-24', 'es') → 'Con muestra ahora, martes 24' */
export function sampleWords(taken: WallClock | null, today: CalendarDate, locale: Locale): string {
  if (!taken) return m.exam_sample_now({ date: formatShortDay(locale, today) }, { locale });
  return m.exam_sample_then(momentWords(taken, locale), { locale });
}

/** The whole promise as one sentence: 'Si nos deja la muestra ahora, está listo el martes 24 de noviembre antes de las 5:00 p. m.' */
export function readySentence(due: Due | null, chosen: WallClock | null, locale: Locale): string {
  if (!due) return m.exam_due_impossible({}, { locale });
  const sentence = `${takenWords(chosen, locale)}, ${m.exam_due_ready({}, { locale })} ${dueWords(due, locale)}`;
  return sentence.endsWith('.') ? sentence : `${sentence}.`;
}

/**
 * Writes the steps of a promise as sentences. A step at the moment of receiving has no date. For a sample left now, steps that count from
 * that moment have none either, because the text would change every minute.
 */
export const stepsWords = (steps: readonly PromiseStep[], comes: 'now' | 'then', locale: Locale): string[] =>
  steps.flatMap((step, index) => [
    step.kind === 'curve' && index === 0 && comes === 'now'
      ? m.exam_step_last_sample_now({ span: minutesWords(locale, step.minutes) }, { locale })
      : stepWords(step, locale),
    ...('holidays' in step ? step.holidays.map((passed) => holidayWords(passed, locale)) : []),
  ]);

const holidayWords = ({ date, holiday }: PassedHoliday, locale: Locale): string =>
  m.exam_step_holiday({ date: formatDay(locale, date), name: holiday[locale] }, { locale });

function stepWords(step: PromiseStep, locale: Locale): string {
  const until = formatDay(locale, step.to.date);
  switch (step.kind) {
    case 'closed':
      return step.to.minutes === 0
        ? m.exam_step_closed_day({ date: until }, { locale })
        : m.exam_step_closed({ date: until, time: formatTime(locale, timeOf(step.to.minutes)) }, { locale });
    case 'holiday':
      return holidayWords({ date: step.from.date, holiday: step.holiday }, locale);
    case 'not-run-day':
      return m.exam_step_not_run({ date: until }, { locale });
    case 'no-transport':
      return m.exam_step_no_transport({ date: until }, { locale });
    case 'no-time-left':
      return m.exam_step_no_time({ date: until }, { locale });
    case 'not-that-hour':
      return notThatHourWords(step.window, step, locale);
    case 'curve':
      return m.exam_step_last_sample(momentWords(step.to, locale), { locale });
    case 'after-cut-off':
      return m.exam_step_cut_off({ time: formatTime(locale, step.cutOff) }, { locale });
    case 'transport':
      return m.exam_step_transport(
        { date: formatDay(locale, step.sentOn), span: workingDaysWords(step.days, locale) },
        { locale },
      );
    case 'run':
      return m.exam_step_run({ date: until }, { locale });
    case 'report':
      return reportWords(step.report, locale);
  }
}

/** This wait ends with the sample, or with a day that has a different reason. */
function notThatHourWords(window: { from: string; until: string }, { from, to }: PromiseStep, locale: Locale): string {
  const hours = { from: formatTime(locale, window.from), until: formatTime(locale, window.until) };
  return from.date === to.date
    ? m.exam_step_not_yet(hours, { locale })
    : m.exam_step_not_that_hour({ ...hours, date: formatDay(locale, to.date) }, { locale });
}

function momentWords({ date, minutes }: WallClock, locale: Locale) {
  const time = timeOf(minutes);
  return { date: formatDay(locale, date), time: formatTime(locale, time), hour: hourOnDial(time) };
}

const reportWords = (report: { hours: number } | { days: number }, locale: Locale): string =>
  'hours' in report
    ? m.exam_step_report_hours({ span: hoursWords(locale, report.hours) }, { locale })
    : m.exam_step_report_days({ span: workingDaysWords(report.days, locale) }, { locale });

/** (0, 'es') → 'el mismo día' · (1, 'es') → '1 día hábil' · (5, 'en') → '5 working days' */
export function workingDaysWords(days: number, locale: Locale): string {
  if (days === 0) return m.exam_same_day({}, { locale });
  return m.exam_working_days({ count: days }, { locale });
}
