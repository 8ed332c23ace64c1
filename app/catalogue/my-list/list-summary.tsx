import { namesWords } from '../../domain/preparation/moment-words.ts';
import { dueWords, stepsWords } from '../../domain/promise/promise-words.ts';
import type { ResultPromise } from '../../domain/promise/result-promise.ts';
import { formatMoney } from '../../i18n/format.ts';
import { localizedHref } from '../../i18n/href.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { clickContract } from '../../ui/behaviors/clicks.contract.ts';
import { button } from '../../ui/button.ts';
import { classes } from '../../ui/classes.ts';
import { dataFor } from '../../ui/data-for.ts';
import { FoldMark } from '../../ui/fold-mark.tsx';
import { answeredByIsland } from '../../ui/islands/answered-by-island.ts';
import { Share, type Sharing } from '../../ui/share.tsx';
import { waitsFor } from '../../ui/waits-for.ts';
import { useLaboratory } from '../../views/laboratory/laboratory-context.ts';
import { FoldedRow } from '../../views/pages/folded-row.tsx';
import { listFragment, listQuery } from './list-address.ts';
import { listHref } from './list-display.ts';
import { ListHomeVisit } from './list-home-visit.tsx';
import { ListMessage } from './list-message.tsx';
import type { Price } from './list-price.ts';
import type { ListView } from './list-view.ts';
import { givesMoments } from './plan-strip.tsx';

interface ListSummaryProps {
  view: ListView;
  sharing?: Sharing | undefined;
}

/** The list's one total and one message, below the lines of the receipt. The head of the page has its dates; on paper, the date of the results is here. */
export function ListSummary({ view, sharing }: ListSummaryProps) {
  const { list } = view;
  return (
    <section aria-labelledby="total" className="border-t-2 border-ink pt-4 print:border-t print:pt-1">
      <dl className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4">
        <dt id="total" className="font-semibold">
          {m.list_price()}
          {list.unknown.length > 0 && (
            <span className="block text-sm font-normal">
              {m.list_price_without({ codes: list.unknown.join(', ') })}
            </span>
          )}
        </dt>
        <dd className="pr-10 text-right font-display text-[2rem] leading-none font-medium tracking-tight tabular-nums print:pr-0 print:text-lg">
          <PriceFigure price={list.price} />
        </dd>
        <PriceNotes view={view} />
      </dl>
      <div className="no-print mt-3 mb-3">
        <ListMessage view={view} />
        <p className="mt-2 text-sm text-ink-soft">
          {m.list_quote_hint()} {list.exams.some(({ sensitive }) => sensitive) && m.list_quote_discreet()}
        </p>
        <ListHomeVisit view={view} />
      </div>
      <dl
        className={classes(
          'border-t border-line py-3 print:flex print:items-baseline print:justify-between print:gap-4 print:pt-1',
          givesMoments(view) && list.promise.due && 'hidden',
        )}
      >
        <dt className="text-sm text-ink-soft">{list.promise.due ? m.list_ready() : m.list_ready_none()}</dt>
        <dd className="text-[0.9375rem] leading-snug font-semibold first-letter:uppercase print:text-base print:leading-tight">
          <Ready view={view} />
        </dd>
        {list.visit.isPossible && list.visits.length > 1 && (
          <dd className="hidden text-sm print:block">{m.list_ready_visits({ count: list.visits.length })}</dd>
        )}
      </dl>
      {list.visit.isPossible && <EachPromise view={view} />}
      <OtherActions view={view} sharing={sharing} />
    </section>
  );
}

/** Saves the plan's reminders, prints it, or shares the list. */
function OtherActions({ view: { list, address, display }, sharing }: { view: ListView; sharing: Sharing | undefined }) {
  const locale = getLocale();
  const own = display.place === 'query' ? listQuery(address) : listFragment(address);
  return (
    <FoldedRow className={receiptRow} heading={m.list_more()}>
      <div className="flex flex-wrap gap-x-6 pb-1 [&_:is(a,button)]:min-h-11 [&_:is(a,button)]:px-0 [&_:is(a,button)]:text-left">
        {list.visit.isPossible && (
          <a
            href={localizedHref(locale, '/mi-lista/preparacion.ics') + own}
            download
            {...answeredByIsland}
            className={button('quiet')}
          >
            {m.list_calendar()}
          </a>
        )}
        <button
          type="button"
          {...dataFor(clickContract, { print: 'sheet' })}
          {...waitsFor('behavior')}
          className={button('quiet', 'hidden scripted:inline-flex')}
        >
          {m.list_print()}
        </button>
        <Share path={listHref(locale, { codes: address.codes }, display)} sharing={sharing} className={quietShare} />
      </div>
    </FoldedRow>
  );
}

/** A row at the end of the receipt that opens. */
export const receiptRow = 'no-print text-sm [&>summary]:min-h-12 [&>summary]:py-2 [&>summary]:font-semibold';

/** Its buttons step back as the others here do. */
const quietShare =
  '[&_button]:border-0 [&_button]:bg-transparent [&_button]:text-brand [&_button]:underline [&_button]:decoration-line-strong [&_button]:underline-offset-4';

function Ready({ view: { list, names } }: { view: ListView }) {
  const locale = getLocale();
  const { due, each } = list.promise;
  if (list.visit.dayFault) return m.list_ready_not_that_day();
  if (!list.visit.isPossible) return m.list_ready_not_then();
  if (due) return dueWords(due, locale);
  const never = each.flatMap(({ state, exam }) => (state === 'impossible' ? [names[exam] ?? exam] : []));
  return m.list_ready_never({ names: namesWords(never, locale) });
}

function PriceFigure({ price: { known } }: { price: Price }) {
  const { currency } = useLaboratory();
  if (known === 0) return <span className="font-sans text-base font-semibold">{m.list_price_ask()}</span>;
  return formatMoney(getLocale(), known, currency);
}

/** The exams that have no price, those that are charged once, and the panel that would cost less. */
function PriceNotes({ view: { list } }: { view: ListView }) {
  const { currency } = useLaboratory();
  const locale = getLocale();
  const money = (amount: number): string => formatMoney(locale, amount, currency);
  return (
    <>
      {list.price.known > 0 && list.price.unknown > 0 && (
        <dd className="col-span-2 mt-1 text-sm">{m.list_price_part({ count: list.price.unknown })}</dd>
      )}
      {list.price.saved > 0 && (
        <dd className="col-span-2 mt-1 text-sm">{m.list_price_once({ price: money(list.price.saved) })}</dd>
      )}
      {list.cheaper && (
        <dd className="col-span-2 mt-1 text-sm">
          {m.list_price_cheaper({ panel: list.cheaper.panel.name[locale], price: money(list.cheaper.price) })}
        </dd>
      )}
    </>
  );
}

/** Each exam's own date, and how it is computed. */
function EachPromise({ view: { list, names } }: { view: ListView }) {
  return (
    <FoldedRow className={receiptRow} heading={m.list_ready_each()}>
      <ul className="grid gap-1 pb-3">
        {list.promise.each.map((promise) => (
          <li key={promise.exam}>
            <OnePromise promise={promise} name={names[promise.exam] ?? promise.exam} />
          </li>
        ))}
      </ul>
    </FoldedRow>
  );
}

function OnePromise({ promise, name }: { promise: ResultPromise; name: string }) {
  const locale = getLocale();
  if (promise.state === 'impossible') return m.list_ready_never({ names: name });
  return (
    <details>
      <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-4 py-1 [&::-webkit-details-marker]:hidden">
        <span>
          <span className="font-semibold">{name}</span>: {dueWords(promise.due, locale)}
        </span>
        <FoldMark />
      </summary>
      <ol className="mt-1 mb-2 list-decimal pl-6 text-sm text-ink-soft">
        {stepsWords(promise.steps, 'then', locale).map((text, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two steps may say the same, and none ever moves.
          <li key={index}>{text}</li>
        ))}
      </ol>
    </details>
  );
}
