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
    <div className="mt-1 grid max-w-[40rem] gap-y-1 text-sm text-ink-soft print:mt-0 print:text-base">
      <p>{waitWords(wait, locale, nameOf)}</p>
      {ifKept && list.visits.length === 1 && (
        <p className="no-print">
          {m.list_wait_kept({ moment: momentWords(ifKept, locale) })}{' '}
          <Other href={linkTo(address.codes, ifKept)}>{m.list_wait_choose()}</Other>
        </p>
      )}
      {list.sooner && (
        <p className="no-print">
          {m.list_sooner({ moment: momentWords(list.sooner.at, locale) })}{' '}
          <Other href={linkTo(list.sooner.codes)}>{m.list_sooner_link()}</Other>
        </p>
      )}
    </div>
  );
}

const Other = ({ href, children }: { href: string; children: string }) => (
  <a href={href} {...answeredByIsland} className="-my-2.5 inline-block py-2.5 text-brand underline underline-offset-4">
    {children}
  </a>
);
