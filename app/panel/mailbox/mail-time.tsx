import { wallClock } from '../../domain/laboratory/opening-hours.ts';
import { timeOf } from '../../domain/promise/laboratory-calendar.ts';
import { formatDay, formatTime } from '../../i18n/format.ts';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { useLaboratory } from '../../views/laboratory/laboratory-context.ts';

/** When a mail was written, on the laboratory's clock. */
export function MailTime({ instant }: { instant: string }) {
  const { date, minutes } = wallClock(new Date(instant), useLaboratory().timeZone);
  const locale = getLocale();
  return (
    <time dateTime={instant}>
      {formatDay(locale, date)}, {formatTime(locale, timeOf(minutes))}
    </time>
  );
}
