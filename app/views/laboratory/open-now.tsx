import { type NextOpening, type Opening, openingAt } from '../../domain/laboratory/opening-hours.ts';
import { formatTime, formatWeekday } from '../../i18n/format.ts';
import type { Locale } from '../../i18n/locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { classes } from '../../ui/classes.ts';
import { dataFor } from '../../ui/data-for.ts';
import { openNowContract } from './open-now.contract.ts';
import { useOpeningCalendar } from './opening-context.ts';

/** "Open now · closes at 5:00 PM", with a dot that is filled while open. Renders nothing without a known opening. */
export function OpenNow({ className }: { className?: string }) {
  const calendar = useOpeningCalendar();
  if (!calendar) return null;
  const opening = openingAt(calendar.now, calendar.days);
  const text = openingWords(opening, getLocale());
  if (!text) return null;
  const open = opening.state === 'open';
  return (
    <p
      {...dataFor(openNowContract, { trueUntil: calendar.trueUntil, open })}
      className={classes('open-now flex items-center gap-2', className)}
    >
      <i className="size-2.5 shrink-0 rounded-full border-2 border-current" />
      <span>{text}</span>
    </p>
  );
}

function openingWords(opening: Opening, locale: Locale): string | null {
  if (opening.state === 'open') return m.open_now({ time: formatTime(locale, opening.closes) });
  if (!opening.next) return null;
  const next = nextOpeningWords(opening.next, locale);
  return opening.holiday ? `${m.closed_for_holiday({ holiday: opening.holiday[locale] })}. ${next}` : next;
}

function nextOpeningWords({ date, opens, inDays }: NextOpening, locale: Locale): string {
  const time = formatTime(locale, opens);
  if (inDays === 0) return m.opens_today({ time });
  if (inDays === 1) return m.opens_tomorrow({ time });
  return m.opens_on({ weekday: formatWeekday(locale, date), time });
}
