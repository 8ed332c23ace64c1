import type { Acknowledged } from '../../domain/reports/acknowledge-reports.server.ts';
import type { DoctorCounts, DoctorFilter, DoctorSort } from '../../domain/reports/doctor-order.ts';
import { localizedHref } from '../../i18n/href.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { button } from '../../ui/button.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { ListHelp } from './list-help.tsx';
import { ListNews } from './list-news.tsx';
import { MarkBar } from './mark-bar.tsx';
import type { OrderRow } from './order-rows.ts';
import { OrderSearch } from './order-search.tsx';
import { OrderTable } from './order-table.tsx';
import { type OrdersAddress, ordersHref } from './orders-address.ts';

/** The list as the page shows it. */
export interface OrderListView {
  address: OrdersAddress;
  /** The text of the search; '' for all orders. */
  search: string;
  rows: readonly OrderRow[];
  /** The number of orders of each filter that match the search. */
  counts: DoctorCounts;
  pages: number;
  /** The registration by which orders are found. */
  registration: string;
  /** The state of the list when it was read: another text means news. */
  revision: string;
  /** '7:42 a. m.' */
  readAt: string;
  /** The outcome of the last press on 'Visto'. */
  acknowledged: Acknowledged | null;
}

const filterWords: Readonly<Record<DoctorFilter, () => string>> = {
  all: m.orders_all,
  unread: m.orders_new,
  critical: m.orders_critical,
  abnormal: m.orders_abnormal,
  recent: m.orders_since_yesterday,
};

const sortWords: Readonly<Record<DoctorSort, () => string>> = {
  latest: m.orders_sort_latest,
  urgent: m.orders_sort_urgent,
  oldest: m.orders_sort_oldest,
};

/** The orders of a doctor: one line of filters and search, then the table. */
export function OrderList({ view }: { view: OrderListView }) {
  const { address, rows, pages, search, counts, acknowledged } = view;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <h1 className="text-2xl">{m.orders_heading()}</h1>
        <OrderSearch search={search} address={address} />
      </div>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-8 gap-y-2">
        <Filters view={view} />
        <Sorts address={address} />
      </div>
      {acknowledged && <AcknowledgedNotice outcome={acknowledged} />}
      {search !== '' && counts.all > 0 && (
        <p className="mt-4 text-sm">{m.orders_found({ count: counts.all, search })}</p>
      )}
      <form method="post" action={ordersHref(address)} className="mt-2">
        <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-6">
          <MarkBar
            rows={rows}
            printAction={localizedHref(getLocale(), '/portal-medicos/imprimir')}
            fileAction={(file) => localizedHref(getLocale(), '/portal-medicos/archivo/:file', { file })}
          />
          <div className="flex items-center gap-x-3 text-sm text-ink-soft max-md:hidden">
            <ListNews revision={view.revision} readAt={view.readAt} />
            <ListHelp />
          </div>
        </div>
        {rows.length > 0 ? <OrderTable rows={rows} /> : <NoOrders view={view} />}
      </form>
      {rows.some(({ state }) => state === 'reserved') && (
        <p className="mt-4 text-sm text-ink-soft">{m.orders_reserve()}</p>
      )}
      <Pagination
        label={m.orders_pages()}
        page={address.page}
        pages={pages}
        hrefOf={(page) => ordersHref({ ...address, page })}
        className="mt-6"
      />
    </>
  );
}

const chip =
  'inline-flex min-h-11 items-center gap-2 rounded-full border border-line-strong px-4 text-sm whitespace-nowrap hover:border-brand aria-[current]:border-brand aria-[current]:bg-tint aria-[current]:font-semibold md:min-h-9';

function Filters({ view: { address, counts } }: { view: OrderListView }) {
  // `Object.keys` loses the key type: the keys are the filters.
  const names = Object.keys(filterWords) as DoctorFilter[];
  return (
    <nav aria-label={m.orders_filters()} className="max-md:-mx-4 max-md:w-screen max-md:px-4 max-md:scroll-fade">
      <ul className="flex gap-2 py-1">
        {names.map((one) => (
          <li key={one}>
            <a
              href={ordersHref({ ...address, filter: one, page: 1 })}
              aria-current={one === address.filter ? 'true' : undefined}
              className={chip}
            >
              {filterWords[one]()}
              <span className="text-ink-soft tabular-nums">{counts[one]}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Sorts({ address }: { address: OrdersAddress }) {
  // `Object.keys` loses the key type: the keys are the sorts.
  const names = Object.keys(sortWords) as DoctorSort[];
  return (
    <nav aria-label={m.orders_sort()} className="-mx-2 text-sm max-md:scroll-fade">
      <ul className="flex gap-x-1 whitespace-nowrap">
        {names.map((sort) => (
          <li key={sort}>
            <a
              href={ordersHref({ ...address, sort, page: 1 })}
              aria-current={sort === address.sort ? 'true' : undefined}
              className="inline-flex min-h-11 items-center px-2 text-ink-soft underline-offset-4 hover:underline aria-[current]:font-semibold aria-[current]:text-ink md:min-h-9"
            >
              {sortWords[sort]()}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function AcknowledgedNotice({ outcome: { marked, unopened, missed } }: { outcome: Acknowledged }) {
  return (
    <div role="status" className="mt-4 max-w-(--container-prose) rounded-lg bg-tint px-4 py-3 text-sm">
      <p className="font-semibold">{m.orders_marked({ count: marked })}</p>
      {unopened > 0 && <p className="mt-1">{m.orders_unopened({ count: unopened })}</p>}
      {missed > 0 && <p className="mt-1">{m.orders_missed({ count: missed })}</p>}
    </div>
  );
}

/** Why there is nothing here, and the way to where there is something. */
function NoOrders({ view: { address, search, counts, registration } }: { view: OrderListView }) {
  const { filter } = address;
  const all = ordersHref({ ...address, filter: 'all', page: 1 });
  if (filter !== 'all' && counts.all > 0)
    return (
      <EmptyState
        heading={m.orders_done_heading({ filter: filterWords[filter]() })}
        action={
          <a href={all} className={button('outline')}>
            {search === '' ? m.orders_clear() : m.orders_clear_filter({ count: counts.all })}
          </a>
        }
      >
        {filter === 'recent' ? m.orders_none_recent() : m.orders_done()}
      </EmptyState>
    );
  if (search === '')
    return <EmptyState heading={m.orders_empty_heading()}>{m.orders_empty({ registration })}</EmptyState>;
  return (
    <EmptyState
      heading={m.orders_none_heading({ search })}
      action={
        <a href={ordersHref({ ...address, filter: 'all', page: 1, search: '' })} className={button('outline')}>
          {m.orders_clear()}
        </a>
      }
    >
      {m.orders_none()}
    </EmptyState>
  );
}
