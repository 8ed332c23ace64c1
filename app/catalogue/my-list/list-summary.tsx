import { namesWords } from '../../domain/preparation/plan-words.ts';
import { dueWords, stepsWords } from '../../domain/promise/promise-words.ts';
import type { ResultPromise } from '../../domain/promise/result-promise.ts';
import { formatMoney } from '../../i18n/format.ts';
import { localizedHref } from '../../i18n/href.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { clickContract } from '../../ui/behaviors/clicks.contract.ts';
import { button } from '../../ui/button.ts';
import { dataFor } from '../../ui/data-for.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { answeredByIsland } from '../../ui/islands/answered-by-island.ts';
import { Share, type Sharing } from '../../ui/share.tsx';
import { waitsFor } from '../../ui/waits-for.ts';
import { useLaboratory } from '../../views/laboratory/laboratory-context.ts';
import { listFragment, listQuery } from './list-address.ts';
import { listHref } from './list-display.ts';
import { ListMessage } from './list-message.tsx';
import type { Price } from './list-price.ts';
import { answerId, type ListView } from './list-view.ts';

/** The list's one date, one price, and one message. */
export function ListSummary({ view, sharing }: { view: ListView; sharing?: Sharing | undefined }) {
  const locale = getLocale();
  const { list, address, display } = view;
  const own = display.place === 'query' ? listQuery(address) : listFragment(address);
  return (
    <section
      id={list.visit.dayFault || list.visit.hourFault ? undefined : answerId}
      className="rounded-lg border-2 border-brand bg-surface p-5 sm:p-7 print:border print:px-3 print:py-2"
    >
      <dl className="grid gap-5 print:grid-cols-2">
        <div>
          <dt className="text-sm text-ink-soft">{list.promise.due ? m.list_ready() : m.list_ready_none()}</dt>
          <dd className="text-xl font-bold text-brand first-letter:uppercase print:text-lg print:leading-tight">
            <Ready view={view} />
          </dd>
        </div>
        <div>
          <dt className="text-sm text-ink-soft">{m.list_price()}</dt>
          <dd className="text-lg font-bold print:text-base">
            <PriceWords price={list.price} />
          </dd>
          <PriceNotes view={view} />
        </div>
      </dl>
      {list.visit.isPossible && list.visits.length > 1 && (
        <p className="mt-3 text-sm text-ink-soft">{m.list_ready_visits({ count: list.visits.length })}</p>
      )}
      {list.visit.isPossible && <EachPromise view={view} />}
      <div className="no-print mt-5 flex flex-wrap gap-3">
        <ListMessage view={view} />
        {list.visit.isPossible && (
          <a
            href={localizedHref(locale, '/mi-lista/preparacion.ics') + own}
            download
            {...answeredByIsland}
            className={button('outline')}
          >
            <Icon name="calendar" className="size-5" />
            {m.list_calendar()}
          </a>
        )}
        <button
          type="button"
          {...dataFor(clickContract, { print: 'sheet' })}
          {...waitsFor('behavior')}
          className={button('outline', 'hidden scripted:inline-flex')}
        >
          {m.list_print()}
        </button>
        <Share path={listHref(locale, { codes: address.codes }, display)} sharing={sharing} />
      </div>
      <p className="no-print mt-3 text-sm text-ink-soft">
        {m.list_quote_hint()} {list.exams.some(({ sensitive }) => sensitive) && m.list_quote_discreet()}
      </p>
    </section>
  );
}

function Ready({ view: { list, names } }: { view: ListView }) {
  const locale = getLocale();
  const { due, each } = list.promise;
  if (list.visit.dayFault) return m.list_ready_not_that_day();
  if (!list.visit.isPossible) return m.list_ready_not_then();
  if (due) return dueWords(due, locale);
  const never = each.flatMap(({ state, exam }) => (state === 'impossible' ? [names[exam] ?? exam] : []));
  return m.list_ready_never({ names: namesWords(never, locale) });
}

function PriceWords({ price: { known, unknown } }: { price: Price }) {
  const { currency } = useLaboratory();
  const price = formatMoney(getLocale(), known, currency);
  if (known === 0) return m.list_price_ask();
  if (unknown === 0) return m.list_price_total({ price });
  return m.list_price_part({ price, count: unknown });
}

/** The exams that are charged once, and the panel that would cost less. */
function PriceNotes({ view: { list } }: { view: ListView }) {
  const { currency } = useLaboratory();
  const locale = getLocale();
  const money = (amount: number): string => formatMoney(locale, amount, currency);
  return (
    <>
      {list.price.saved > 0 && (
        <dd className="mt-1 text-sm">{m.list_price_once({ price: money(list.price.saved) })}</dd>
      )}
      {list.cheaper && (
        <dd className="mt-1 text-sm">
          {m.list_price_cheaper({ panel: list.cheaper.panel.name[locale], price: money(list.cheaper.price) })}
        </dd>
      )}
    </>
  );
}

/** Each exam's own date, and how it is computed. */
function EachPromise({ view: { list, names } }: { view: ListView }) {
  return (
    <details className="no-print mt-4 border-t border-line pt-2">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-brand underline underline-offset-4">
        {m.list_ready_each()}
      </summary>
      <ul className="mt-1 grid gap-3">
        {list.promise.each.map((promise) => (
          <li key={promise.exam}>
            <OnePromise promise={promise} name={names[promise.exam] ?? promise.exam} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function OnePromise({ promise, name }: { promise: ResultPromise; name: string }) {
  const locale = getLocale();
  if (promise.state === 'impossible') return m.list_ready_never({ names: name });
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-1">
        <span className="font-semibold">{name}</span>: {dueWords(promise.due, locale)}
      </summary>
      <ol className="mt-1 list-decimal pl-6 text-sm text-ink-soft">
        {stepsWords(promise.steps, 'then', locale).map((text, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two steps may say the same, and none ever moves.
          <li key={index}>{text}</li>
        ))}
      </ol>
    </details>
  );
}
