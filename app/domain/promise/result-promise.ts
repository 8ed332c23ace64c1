import type { Exam, Turnaround } from '../exams/exam.ts';
import type { CalendarDate, WallClock } from '../laboratory/opening-hours.ts';
import { minutesOf } from '../laboratory/opening-hours.ts';
import {
  type CalendarDay,
  firstDay,
  type LaboratoryCalendar,
  openFrom,
  timeOf,
  workingWeekdays,
} from './laboratory-calendar.ts';
import { holidaysPassed, type PromiseStep, type Wait, waitSteps, whyClosed } from './promise-steps.ts';
import { countedWeekdays, reportAt } from './report-time.ts';

/** When a result is ready at the latest. */
export interface Due {
  date: CalendarDate;
  /** `HH:MM`, in the laboratory's time zone. */
  by: string;
}

/**
 * Why a result is never ready. `never-sent`: the laboratory is never open on a working day. `never-run`: it is never open on one of the
 * exam's days.
 */
export type NoPromise = 'never-open' | 'never-sent' | 'never-run' | 'never-reported';

/** When the result of an exam is ready, and the steps to it; or why it never is. */
export type ResultPromise = { exam: string } & (
  | {
      state: 'promised';
      due: Due;
      taken: WallClock;
      received: WallClock;
      runOn: CalendarDate;
      steps: readonly PromiseStep[];
    }
  | { state: 'impossible'; reason: NoPromise }
);

type Promised = Pick<Exam, 'code' | 'turnaround'>;

/**
 * Computes when the result of a sample is ready, and the steps to it:
 *
 * 1. The sample is *received* at once while the laboratory is open (open at the opening minute, closed at the closing minute), and
 *    otherwise when it next opens. A sample taken at home counts like a sample taken at the laboratory, because the site promises the same
 *    times for both. Callers that know when the courier arrives pass that moment.
 * 2. A sample received at the cut-off still counts for that day; one minute later, it counts for the next.
 * 3. A *sent* sample leaves on the first working day on which the laboratory opens, and arrives `transportDays` working days later, in time
 *    for that day's run. From a Saturday it leaves on Monday.
 * 4. The exam is *run* on the first of its days that is not a holiday and on which the laboratory opens.
 * 5. The *report* counts from that day's cut-off, or from closing if that comes first (Saturdays). It counts either opening minutes, and is
 *    ready at the closing minute if it ends then, or working days, and is ready by closing; if the laboratory is closed, by its next
 *    closing.
 *
 * Holidays come from the calendar, which throws for a year that it does not know.
 */
export function promiseFor(exam: Promised, sampleTaken: WallClock, calendar: LaboratoryCalendar): ResultPromise {
  const stated = stateDate(exam.turnaround, sampleTaken, calendar);
  return typeof stated === 'string'
    ? { exam: exam.code, state: 'impossible', reason: stated }
    : { exam: exam.code, state: 'promised', ...stated };
}

type Stated = Omit<Extract<ResultPromise, { state: 'promised' }>, 'exam' | 'state'>;

function stateDate(turnaround: Turnaround, sampleTaken: WallClock, calendar: LaboratoryCalendar): Stated | NoPromise {
  const received = openFrom(sampleTaken, calendar);
  if (!received) return 'never-open';
  const counted = afterCutOff(received, turnaround, calendar);
  const arrived = transported(counted.at, turnaround, calendar);
  if (!arrived) return 'never-sent';
  const run = runDay(arrived.at.date, turnaround, calendar);
  if (!run) return 'never-run';
  const begun: WallClock = arrived.at.date === run.date ? arrived.at : { date: run.date, minutes: 0 };
  const cutOff: WallClock = { date: run.date, minutes: Math.min(minutesOf(turnaround.cutOff), run.closes) };
  const due = reportAt(cutOff, turnaround.report, calendar);
  if (!due) return 'never-reported';
  return {
    due: { date: due.date, by: timeOf(due.minutes) },
    taken: sampleTaken,
    received,
    runOn: run.date,
    steps: [
      ...waitSteps(sampleTaken, received, calendar, (day) => whyClosed(day, calendar)),
      ...counted.steps,
      ...arrived.steps,
      ...waitSteps(arrived.at, begun, calendar, (day) => whyNotRun(day, turnaround, calendar)),
      { kind: 'run', from: begun, to: cutOff },
      {
        kind: 'report',
        report: turnaround.report,
        holidays: holidaysPassed(run.date, due.date, calendar, countedWeekdays(turnaround.report, calendar)),
        from: cutOff,
        to: due,
      },
    ],
  };
}

/** The moment that a sample reaches, and the steps to it. */
interface Reached {
  at: WallClock;
  steps: readonly PromiseStep[];
}

/** The moment from which a sample counts for the day's run. */
function afterCutOff(received: WallClock, { cutOff }: Turnaround, calendar: LaboratoryCalendar): Reached {
  if (received.minutes <= minutesOf(cutOff)) return { at: received, steps: [] };
  const at: WallClock = { date: calendar.dayOn(received.date).next, minutes: 0 };
  return { at, steps: [{ kind: 'after-cut-off', cutOff, from: received, to: at }] };
}

/** When a sample arrives where it is run; null if it is never sent. */
function transported(from: WallClock, { transportDays }: Turnaround, calendar: LaboratoryCalendar): Reached | null {
  if (transportDays <= 0) return { at: from, steps: [] };
  if (!workingWeekdays.some((day) => calendar.opensOn.has(day))) return null;
  const sent = firstDay(from.date, calendar, (day) => day.isWorking && day.hours !== null);
  if (!sent) return null;
  let arrival: CalendarDay | null = sent;
  for (let day = 0; day < transportDays && arrival; day += 1) {
    arrival = firstDay(arrival.next, calendar, ({ isWorking }) => isWorking);
  }
  if (!arrival) return null;
  const at: WallClock = { date: arrival.date, minutes: 0 };
  const departure: WallClock = sent.date === from.date ? from : { date: sent.date, minutes: 0 };
  return {
    at,
    steps: [
      ...waitSteps(from, departure, calendar, (day) => whyNotSent(day, calendar)),
      {
        kind: 'transport',
        days: transportDays,
        sentOn: sent.date,
        holidays: holidaysPassed(sent.date, arrival.date, calendar, workingWeekdays),
        from: departure,
        to: at,
      },
    ],
  };
}

/** The first day from `date` on which the exam is run; null if there is none. */
function runDay(
  date: CalendarDate,
  { runDays }: Turnaround,
  calendar: LaboratoryCalendar,
): { date: CalendarDate; closes: number } | null {
  if (!runDays.some((day) => calendar.opensOn.has(day))) return null;
  const day = firstDay(date, calendar, ({ weekday, hours }) => hours !== null && runDays.includes(weekday));
  return day?.hours ? { date: day.date, closes: day.hours.closes } : null;
}

/** Nothing is sent on a weekend, whether the laboratory opens or not. */
const whyNotSent = (day: CalendarDay, calendar: LaboratoryCalendar): Wait =>
  workingWeekdays.includes(day.weekday) ? whyClosed(day, calendar) : { kind: 'no-transport' };

const whyNotRun = (day: CalendarDay, { runDays }: Turnaround, calendar: LaboratoryCalendar): Wait =>
  runDays.includes(day.weekday) ? whyClosed(day, calendar) : { kind: 'not-run-day' };
