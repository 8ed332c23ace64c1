import type { ExamToPlan } from '../exams/exam-to-plan.ts';
import type { OpeningHours } from '../laboratory/laboratory.ts';
import { addDays, type CalendarDate, daysBetween, minutesOf, type WallClock } from '../laboratory/opening-hours.ts';
import { laboratoryCalendar } from './laboratory-calendar.ts';
import { latestPromise } from './latest-promise.ts';
import type { Due } from './result-promise.ts';

/** The Monday of a week without holidays, which no visitor sees: 2024-01-01 was a Monday, and the calendar here has no holidays. */
const MONDAY: CalendarDate = '2024-01-01';
const DAY_MINUTES = 24 * 60;

/** When an example sample arrives: before and after the usual cut-off, before a weekend, and on a Saturday. */
const arrivals: readonly { day: number; time: string }[] = [
  { day: 0, time: '08:00' },
  { day: 0, time: '15:00' },
  { day: 4, time: '15:00' },
  { day: 5, time: '09:00' },
];

/** The exams that stand for a group, by the address of their page: those of the page's table. */
export const weekGroups = {
  routine: ['hemograma-iv', 'glucosa-basal', 'creatinina', 'uroanalisis', 'coprologico'],
  specialized: ['tsh', 'hemoglobina-glicosilada', 'ferritina', 'vitamina-d'],
} as const;

/** A day of the example. */
export interface WeekDay {
  date: CalendarDate;
  /** In minutes since midnight; null while closed. */
  hours: { opens: number; closes: number } | null;
  /** Results count these days. */
  isWorking: boolean;
}

/** A sample of the example, and when its results are ready. */
export interface WeekArrival {
  arrival: WallClock;
  /** When all exams of a group are ready, for each group in order. */
  due: readonly Due[];
}

/** A week without holidays that shows when results are ready. */
export interface ExampleWeek {
  /** From Monday until the last result. */
  days: readonly WeekDay[];
  arrivals: readonly WeekArrival[];
  /** The earliest cut-off of the first group, in minutes: a sample that arrives by then is in time for each of its exams. */
  cutOff: number | null;
}

type Promised = Pick<ExamToPlan, 'code' | 'turnaround' | 'preparation'>;

/**
 * Calculates when the results of a few arrivals in a week without holidays are ready. It leaves out arrivals while the laboratory is
 * closed.
 */
export function exampleWeek(
  groups: readonly (readonly Promised[])[],
  openingHours: readonly OpeningHours[],
): ExampleWeek {
  const calendar = laboratoryCalendar(openingHours, () => null);
  const shown = arrivals.flatMap(({ day, time }): WeekArrival[] => {
    const arrival = { date: addDays(MONDAY, day), minutes: minutesOf(time) };
    const { hours } = calendar.dayOn(arrival.date);
    if (!hours || arrival.minutes < hours.opens || arrival.minutes >= hours.closes) return [];
    return [{ arrival, due: groups.flatMap((exams) => latestPromise(exams, arrival, calendar).due ?? []) }];
  });
  const cutOffs = (groups[0] ?? []).map(({ turnaround }) => minutesOf(turnaround.cutOff));
  const last = Math.max(6, ...shown.flatMap(({ due }) => due.map(({ date }) => daysBetween(MONDAY, date))));
  const days = Array.from({ length: last + 1 }, (_, day) => addDays(MONDAY, day));
  return {
    days: days.map((day) => calendar.dayOn(day)).map(({ date, hours, isWorking }) => ({ date, hours, isWorking })),
    arrivals: shown.filter(({ due }) => due.length === groups.length),
    cutOff: cutOffs.length > 0 ? Math.min(...cutOffs) : null,
  };
}

/** The place of a moment in the week, as a share of its days: Monday noon of ten days → 0.05 */
export const shareOfWeek = ({ date, minutes }: WallClock, { days }: Pick<ExampleWeek, 'days'>): number =>
  (daysBetween(MONDAY, date) + minutes / DAY_MINUTES) / days.length;
