import { formatTime, formatWeekday } from '../../i18n/format.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { type OpeningHours, type Weekday, weekdays } from './laboratory.ts';

/** The opening hours, a line each: 'lunes – viernes: 6:00 a. m. – 5:00 p. m.' */
export function HoursTable({ hours }: { hours: readonly OpeningHours[] }) {
  const locale = getLocale();
  return (
    <ul>
      {hours.map(({ days, opens, closes }) => (
        <li key={days[0]}>
          {m.hours_line({
            days: spanOf(days, (day) => formatWeekday(locale, dateOn(day))),
            opens: formatTime(locale, opens),
            closes: formatTime(locale, closes),
          })}
        </li>
      ))}
    </ul>
  );
}

/** (['monday', 'tuesday', 'wednesday'], …) → 'Lunes – miércoles' */
function spanOf(days: readonly Weekday[], name: (day: Weekday) => string): string {
  const [first, last] = [days[0], days.at(-1)];
  const words = first && last && first !== last ? `${name(first)} – ${name(last)}` : name(first ?? 'monday');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A date that falls on this weekday: 2023-01-01 was a Sunday. */
const dateOn = (day: Weekday): string => `2023-01-0${weekdays.indexOf(day) + 1}`;
