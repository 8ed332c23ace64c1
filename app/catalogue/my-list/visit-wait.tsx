import type { WallClock } from '../../domain/laboratory/opening-hours.ts';
import { momentWords, namesWords } from '../../domain/preparation/moment-words.ts';
import type { NameOf } from '../../domain/preparation/plan-words.ts';
import { timeOf } from '../../domain/promise/laboratory-calendar.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { Icon } from '../../ui/icons/icon.tsx';
import { answeredByIsland } from '../../ui/islands/answered-by-island.ts';
import { Caution } from './caution.tsx';
import type { DatedVisit } from './dated-visits.ts';
import { listHref } from './list-display.ts';
import { answerId, type ListView } from './list-view.ts';
import { keptWords, waitWords } from './wait-words.ts';

interface VisitWaitProps {
  dated: DatedVisit;
  view: ListView;
  nameOf: NameOf;
}

/** The reason that a visit cannot be sooner than the date at the head of the page, and the patient's options. */
export function VisitWait({
  dated: { at, earliest, isTooSoon },
  view: { list, address, display },
  nameOf,
}: VisitWaitProps) {
  const locale = getLocale();
  const { wait, ifKept } = earliest;
  const isProposed = at.date === earliest.at.date;
  const linkTo = (codes: readonly string[], moment?: WallClock): string =>
    listHref(
      locale,
      {
        codes,
        ...(address.person && { person: address.person }),
        ...(moment && { day: moment.date, hour: timeOf(moment.minutes) }),
      },
      display,
      moment && answerId,
    );
  if (isTooSoon) {
    return <Caution isAnnounced>{m.list_too_soon({ moment: momentWords(earliest.at, locale) })}</Caution>;
  }
  if (!wait || !isProposed) return null;
  const isKeptPossible = ifKept && list.visits.length === 1;
  return (
    <div className="print:mt-0">
      <p className="max-w-[38rem]">{waitWords(wait, locale, nameOf)}</p>
      {(isKeptPossible || list.sooner) && (
        <div className="no-print mt-5">
          <p className="text-sm font-semibold">{m.list_wait_options()}</p>
          <ul className="mt-1.5 divide-y divide-line border-t border-line">
            {isKeptPossible && (
              <Other href={linkTo(address.codes, ifKept)} name={keptWords(wait, locale)}>
                {m.list_wait_from({ moment: momentWords(ifKept, locale) })}
              </Other>
            )}
            {list.sooner && (
              <Other
                href={linkTo(list.sooner.codes)}
                name={m.list_sooner_link({ names: namesWords(wait.because.map(nameOf), locale) })}
              >
                {m.list_wait_from({ moment: momentWords(list.sooner.at, locale) })}
              </Other>
            )}
          </ul>
        </div>
      )}
    </div>
  );
}

/** A date that is sooner: its condition, its moment, and an arrow. */
const Other = ({ href, name, children }: { href: string; name: string; children: string }) => (
  <li>
    <a
      href={href}
      {...answeredByIsland}
      className="group/other grid min-h-11 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 py-2.5 leading-snug sm:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)_auto] sm:gap-x-6"
    >
      <span className="font-semibold text-brand underline-offset-4 group-hover/other:underline">{name}</span>
      <span className="text-sm text-ink-soft max-sm:col-start-1">{children}</span>
      <Icon name="arrow-right" className="size-5 text-brand max-sm:col-start-2 max-sm:row-span-2 max-sm:row-start-1" />
    </a>
  </li>
);
