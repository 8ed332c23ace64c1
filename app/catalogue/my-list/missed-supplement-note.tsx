import { abstentionShortName } from '../../domain/preparation/abstention-words.ts';
import { timeOf } from '../../domain/promise/laboratory-calendar.ts';
import { formatShortDay } from '../../i18n/format.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
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
    <span className="mt-1 block text-sm">
      <span className="block font-semibold text-caution">
        {m.list_strip_missed({
          what: abstentionShortName(of, locale).toLocaleLowerCase(locale),
          since: formatShortDay(locale, since),
        })}
      </span>
      <a
        href={listHref(locale, later, display)}
        {...answeredByIsland}
        className="inline-flex min-h-11 items-center font-semibold text-brand underline decoration-line-strong underline-offset-4"
      >
        {m.list_strip_missed_change({ moment: shortMoment(instead, today, locale) })}
      </a>
    </span>
  );
}
