import { minutesOf, type WallClock } from '../../domain/laboratory/opening-hours.ts';
import { type ExampleWeek, shareOfWeek, type WeekDay } from '../../domain/promise/example-week.ts';
import { timeOf } from '../../domain/promise/laboratory-calendar.ts';
import type { Due } from '../../domain/promise/result-promise.ts';
import { formatTime, formatWeekday } from '../../i18n/format.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { TurnaroundWeek } from '../../ui/drawings/turnaround-week.tsx';

/** Draws turnaround times: routine tests, then specialized ones. Renders nothing if the catalog has neither. */
export function TurnaroundWeekDrawing({ week }: { week: ExampleWeek }) {
  const { days, arrivals, cutOff } = week;
  if (arrivals.length === 0 || cutOff === null) return null;
  const moment = (at: WallClock) => ({ at: shareOfWeek(at, week), words: dayAndTime(at) });
  return (
    <TurnaroundWeek
      days={days.map(({ date, hours }) => ({
        id: date,
        initial: formatWeekday(getLocale(), date).charAt(0).toUpperCase(),
        open: hours && {
          from: shareOfWeek({ date, minutes: hours.opens }, week),
          to: shareOfWeek({ date, minutes: hours.closes }, week),
        },
      }))}
      cutOffs={days
        .filter((day) => hasCutOff(day, cutOff))
        .map(({ date }) => shareOfWeek({ date, minutes: cutOff }, week))}
      cutOffWords={m.week_cut_off({ time: formatTime(getLocale(), timeOf(cutOff)) })}
      rows={arrivals.flatMap(({ arrival, due: [routine, specialized] }) =>
        routine && specialized
          ? [
              {
                id: `${arrival.date}-${arrival.minutes}`,
                arrival: { ...moment(arrival), words: capital(dayAndTime(arrival)) },
                routine: moment(clockOf(routine)),
                specialized: moment(clockOf(specialized)),
              },
            ]
          : [],
      )}
    />
  );
}

const hasCutOff = ({ hours, isWorking }: WeekDay, cutOff: number): boolean =>
  isWorking && hours !== null && hours.closes > cutOff;

const clockOf = ({ date, by }: Due): WallClock => ({ date, minutes: minutesOf(by) });

/** 'lunes, 8:00 a. m.' */
const dayAndTime = ({ date, minutes }: WallClock): string =>
  `${formatWeekday(getLocale(), date)}, ${formatTime(getLocale(), timeOf(minutes))}`;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
