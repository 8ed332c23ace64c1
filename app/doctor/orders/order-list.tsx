import { localizedHref } from '../../i18n/href.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { button } from '../../ui/button.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Field } from '../../ui/field.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import type { OrderRow } from './order-rows.ts';
import { OrderTable } from './order-table.tsx';

/** The list as the page shows it. */
export interface OrderListView {
  rows: readonly OrderRow[];
  count: number;
  page: number;
  pages: number;
  isNewOnly: boolean;
  number: string;
  /** '2026-11-17'; '' for all days */
  day: string;
  /** The registration by which orders are found. */
  registration: string;
  timeZone: string;
}

const listPath = (): string => localizedHref(getLocale(), '/portal-medicos');

const hrefOf = ({ isNewOnly, number, day }: OrderListView, page: number): string => {
  const query = new URLSearchParams({
    ...(isNewOnly && { estado: 'sin-abrir' }),
    ...(number && { orden: number }),
    ...(day && { fecha: day }),
    ...(page > 1 && { pagina: String(page) }),
  }).toString();
  return query ? `${listPath()}?${query}` : listPath();
};

/** The orders of a doctor: filters in one line, then the table. */
export function OrderList({ view }: { view: OrderListView }) {
  const { rows, count, page, pages, timeZone, isNewOnly, number, day } = view;
  const isFiltered = isNewOnly || number !== '' || day !== '';
  return (
    <>
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
        <div>
          <h1 className="text-2xl">{m.orders_heading()}</h1>
          {!isFiltered && count > 0 && <p className="mt-1 text-sm text-ink-soft">{m.orders_lead({ count })}</p>}
        </div>
        <Filters view={view} />
      </div>
      <div className="mt-6">
        {rows.length > 0 ? <OrderTable rows={rows} timeZone={timeZone} /> : <NoOrders view={view} />}
      </div>
      {rows.some(({ state }) => state === 'in-person' || state === 'unnamed') && (
        <p className="mt-4 text-sm text-ink-soft">{m.orders_reserve()}</p>
      )}
      <Pagination
        label={m.orders_pages()}
        page={page}
        pages={pages}
        hrefOf={(one) => hrefOf(view, one)}
        className="mt-8"
      />
    </>
  );
}

function Filters({ view }: { view: OrderListView }) {
  const { isNewOnly, number, day } = view;
  const chips = [
    { words: m.orders_all(), href: hrefOf({ ...view, isNewOnly: false }, 1), isHere: !isNewOnly },
    { words: m.orders_new(), href: hrefOf({ ...view, isNewOnly: true }, 1), isHere: isNewOnly },
  ];
  return (
    <form action={listPath()} className="flex flex-wrap items-end gap-3">
      {isNewOnly && <input type="hidden" name="estado" value="sin-abrir" />}
      <nav aria-label={m.orders_filters()} className="max-sm:w-full">
        <ul className="flex gap-2">
          {chips.map(({ words, href, isHere }) => (
            <li key={words}>
              <a
                href={href}
                aria-current={isHere ? 'true' : undefined}
                className="inline-flex min-h-12 items-center rounded-full border border-line-strong px-4 text-sm hover:border-brand aria-[current]:border-brand aria-[current]:bg-tint aria-[current]:font-semibold"
              >
                {words}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <Field
        id="orden"
        label={m.orders_number_label()}
        defaultValue={number}
        autoComplete="off"
        spellCheck={false}
        maxLength={40}
        className="w-44 text-sm max-sm:w-[calc(50%-0.375rem)]"
      />
      <Field
        id="fecha"
        label={m.orders_day()}
        type="date"
        defaultValue={day}
        className="w-44 text-sm max-sm:w-[calc(50%-0.375rem)]"
      />
      <button type="submit" className={button('outline', 'max-sm:w-full')}>
        {m.orders_search()}
      </button>
    </form>
  );
}

function NoOrders({ view: { isNewOnly, number, day, registration } }: { view: OrderListView }) {
  if (!isNewOnly && number === '' && day === '')
    return <EmptyState heading={m.orders_empty_heading()}>{m.orders_empty({ registration })}</EmptyState>;
  return (
    <EmptyState
      heading={m.orders_none_heading()}
      action={
        <a href={listPath()} className={button('outline')}>
          {m.orders_clear()}
        </a>
      }
    >
      {m.orders_none()}
    </EmptyState>
  );
}

/** Too many pages within an hour. */
export const TooManyPages = () => (
  <EmptyState heading={m.orders_wait_heading()} level="h2">
    {m.orders_wait()}
  </EmptyState>
);
