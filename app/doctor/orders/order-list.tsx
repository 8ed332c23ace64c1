import type { Acknowledged } from '../../domain/reports/acknowledge-reports.server.ts';
import type { DoctorCounts, DoctorFilter, DoctorSort, OrdersQuery } from '../../domain/reports/doctor-order.ts';
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
export interface OrderListView extends Pick<OrdersQuery, 'filter' | 'sort' | 'page' | 'search'> {
  rows: readonly OrderRow[];
  counts: DoctorCounts;
  found: number;
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

const addressOf = ({ filter, sort, page }: OrderListView): OrdersAddress => ({ filter, sort, page });

/** The orders of a doctor: one line of filters and search, then the table. */
export function OrderList({ view }: { view: OrderListView }) {
  const { rows, page, pages, search, found, acknowledged } = view;
  const address = addressOf(view);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
        <h1 className="text-2xl">{m.orders_heading()}</h1>
        <OrderSearch search={search} />
      </div>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-8 gap-y-2">
        <Filters view={view} />
        <Sorts address={address} />
      </div>
      {acknowledged && <AcknowledgedNotice outcome={acknowledged} />}
      {search !== '' && <p className="mt-4 text-sm">{m.orders_found({ count: found, search })}</p>}
      <form method="post" action={ordersHref(address)} className="mt-2">
        {search !== '' && <input type="hidden" name="buscar" value={search} />}
        <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-6">
          <MarkBar
            rows={rows}
            printAction={localizedHref(getLocale(), '/portal-medicos/imprimir')}
            pdfAction={localizedHref(getLocale(), '/portal-medicos/archivo/:file', { file: 'pdf' })}
            fhirAction={localizedHref(getLocale(), '/portal-medicos/archivo/:file', { file: 'fhir' })}
          />
          <div className="flex items-center gap-x-3 text-sm text-ink-soft max-md:hidden">
            {search === '' && <ListNews revision={view.revision} readAt={view.readAt} />}
            <ListHelp />
          </div>
        </div>
        {rows.length > 0 ? <OrderTable rows={rows} /> : <NoOrders view={view} />}
      </form>
      {rows.some(({ state }) => state === 'reserved') && (
        <p className="mt-4 text-sm text-ink-soft">{m.orders_reserve()}</p>
      )}
      {search === '' && (
        <Pagination
          label={m.orders_pages()}
          page={page}
          pages={pages}
          hrefOf={(one) => ordersHref({ ...address, page: one })}
          className="mt-6"
        />
      )}
    </>
  );
}

const chip =
  'inline-flex min-h-11 items-center gap-2 rounded-full border border-line-strong px-4 text-sm whitespace-nowrap hover:border-brand aria-[current]:border-brand aria-[current]:bg-tint aria-[current]:font-semibold md:min-h-9';

function Filters({ view }: { view: OrderListView }) {
  const { filter, counts, search } = view;
  // `Object.keys` loses the key type: the keys are the filters.
  const names = Object.keys(filterWords) as DoctorFilter[];
  return (
    <nav aria-label={m.orders_filters()} className="max-md:-mx-4 max-md:w-screen max-md:px-4 max-md:scroll-fade">
      <ul className="flex gap-2 py-1">
        {names.map((one) => (
          <li key={one}>
            <a
              href={ordersHref({ ...addressOf(view), filter: one, page: 1 })}
              aria-current={one === filter && search === '' ? 'true' : undefined}
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

function NoOrders({ view: { filter, search, registration } }: { view: OrderListView }) {
  if (filter === 'all' && search === '')
    return <EmptyState heading={m.orders_empty_heading()}>{m.orders_empty({ registration })}</EmptyState>;
  if (search === '' && filter !== 'recent')
    return <EmptyState heading={m.orders_done_heading()}>{m.orders_done()}</EmptyState>;
  return (
    <EmptyState
      heading={m.orders_none_heading()}
      action={
        <a href={localizedHref(getLocale(), '/portal-medicos')} className={button('outline')}>
          {m.orders_clear()}
        </a>
      }
    >
      {search === '' ? m.orders_none_recent() : m.orders_none()}
    </EmptyState>
  );
}
