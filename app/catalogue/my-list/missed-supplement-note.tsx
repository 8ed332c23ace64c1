import { abstentionShortName } from '../../domain/preparation/abstention-words.ts';
import { timeOf } from '../../domain/promise/laboratory-calendar.ts';
import { formatShortDay } from '../../i18n/format.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { button } from '../../ui/button.ts';
import { answeredByIsland } from '../../ui/islands/answered-by-island.ts';
import { listHref } from './list-display.ts';
import type { ListView } from './list-view.ts';
import { shortMoment } from './short-moment.ts';

/** '¿Tomó biotina desde el sábado 28?', and a link that changes the visit to the first one for a person who did. */
export function MissedSupplementNote({ view: { list, address, display, today } }: { view: ListView }) {
  if (!list.missed) return null;
  const locale = getLocale();
  const { of, since, instead } = list.missed;
  const later = { ...address, day: instead.date, hour: timeOf(instead.minutes) };
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-x-8 gap-y-3 rounded-lg bg-caution-tint px-4 py-3 sm:px-6">
      <p className="font-semibold">
        {m.list_strip_missed({
          what: abstentionShortName(of, locale).toLocaleLowerCase(locale),
          since: formatShortDay(locale, since),
          day: formatShortDay(locale, instead.date),
        })}
      </p>
      <a href={listHref(locale, later, display)} {...answeredByIsland} className={button('outline', 'min-h-11!')}>
        {m.list_strip_missed_change({ moment: shortMoment(instead, today, locale) })}
      </a>
    </div>
  );
}
