import { daysInTable, hoursLines } from '../../domain/laboratory/hours-words.ts';
import type { OpeningHours } from '../../domain/laboratory/laboratory.ts';
import { formatTime } from '../../i18n/format.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';

/** The opening hours, one line each: 'Lunes – viernes: 6:00 a. m. – 5:00 p. m.' */
export function HoursTable({ hours: openingHours }: { hours: readonly OpeningHours[] }) {
  const locale = getLocale();
  return (
    <ul>
      {hoursLines(openingHours).map(({ days, hours }) => (
        <li key={days[0]}>
          {hours
            ? m.hours_line({
                days: daysInTable(days, locale),
                opens: formatTime(locale, hours.opens),
                closes: formatTime(locale, hours.closes),
              })
            : m.hours_line_closed({ days: daysInTable(days, locale) })}
        </li>
      ))}
    </ul>
  );
}
