import type { WallClock } from '../../domain/laboratory/opening-hours.ts';
import { momentWords } from '../../domain/preparation/moment-words.ts';
import type { NameOf } from '../../domain/preparation/plan-words.ts';
import { timeOf } from '../../domain/promise/laboratory-calendar.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { Icon } from '../../ui/icons/icon.tsx';
import { answeredByIsland } from '../../ui/islands/answered-by-island.ts';
import type { DatedVisit } from './dated-visits.ts';
import { listHref } from './list-display.ts';
import { answerId, type ListView } from './list-view.ts';
import { dayAndHour } from './list-words.ts';
import { waitWords } from './wait-words.ts';

interface VisitWaitProps {
  dated: DatedVisit;
  view: ListView;
  nameOf: NameOf;
}

/** The reason that a visit cannot be sooner, and the patient's options. */
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
    return (
      <p role="alert" className="mt-3 flex gap-2 font-semibold text-alarm">
        <Icon name="warning" className="mt-1 size-5 shrink-0" />
        {m.list_too_soon({ moment: momentWords(earliest.at, locale) })}
      </p>
    );
  }
  if (!wait || !isProposed) return null;
  return (
    <div className="print:mt-0">
      <p>
        <strong className="block font-display text-lg leading-snug font-medium tracking-tight sm:text-xl print:inline print:font-sans print:text-base print:font-semibold">
          {m.list_first_date({ moment: dayAndHour(at, locale) })}
        </strong>{' '}
        <span className="block text-sm text-ink-soft print:inline print:text-base">
          {waitWords(wait, locale, nameOf)}
        </span>
      </p>
      <p className="no-print mt-3 grid max-w-[40rem] gap-2 empty:hidden sm:grid-cols-2">
        {ifKept && list.visits.length === 1 && (
          <Other href={linkTo(address.codes, ifKept)} name={m.list_wait_choose()}>
            {m.list_wait_kept({ moment: momentWords(ifKept, locale) })}
          </Other>
        )}
        {list.sooner && (
          <Other href={linkTo(list.sooner.codes)} name={m.list_sooner_link()}>
            {m.list_sooner({ moment: momentWords(list.sooner.at, locale) })}
          </Other>
        )}
      </p>
    </div>
  );
}

const Other = ({ href, name, children }: { href: string; name: string; children: string }) => (
  <a
    href={href}
    {...answeredByIsland}
    className="block rounded-md border border-line-strong bg-surface px-4 py-2.5 text-sm leading-snug hover:border-brand"
  >
    <span className="block font-semibold text-brand">{name}</span>
    <span className="block text-ink-soft">{children}</span>
  </a>
);
