import type { Acknowledged } from '../../domain/reports/acknowledge-reports.server.ts';
import type { DoctorFilter, DoctorSort } from '../../domain/reports/doctor-order.ts';
import { localizedHref } from '../../i18n/href.ts';
import { getLocale } from '../../i18n/paraglide/runtime.js';

/** The choices in the address of the list. What somebody typed is in it only sealed (decision 86). */
export interface OrdersAddress {
  filter: DoctorFilter;
  sort: DoctorSort;
  page: number;
  /** The sealed text of the search; '' for all orders. */
  search: string;
}

const filterNames = {
  all: '',
  unread: 'sin-abrir',
  critical: 'criticos',
  abnormal: 'alterados',
  recent: 'desde-ayer',
} as const satisfies Record<DoctorFilter, string>;
const sortNames = { latest: '', urgent: 'urgentes', oldest: 'antiguas' } as const satisfies Record<DoctorSort, string>;

const MAX_PAGES = 1000;
/** A sealed text of `MAX_SEARCHED` characters is shorter. */
const MAX_SEALED = 500;

const nameIn = <Name extends string>(
  names: Readonly<Record<Name, string>>,
  text: string | null,
  otherwise: Name,
): Name =>
  // `Object.keys` loses the key type: the keys are the names.
  (Object.keys(names) as Name[]).find((name) => names[name] === text) ?? otherwise;

/** '?estado=criticos&pagina=2' → { filter: 'critical', sort: 'latest', page: 2, search: '' }; anything else is the whole list. */
export const readOrdersAddress = (query: URLSearchParams): OrdersAddress => ({
  filter: nameIn(filterNames, query.get('estado'), 'all'),
  sort: nameIn(sortNames, query.get('ordenar'), 'latest'),
  page: Math.min(MAX_PAGES, Math.max(1, Math.trunc(Number(query.get('pagina')) || 1))),
  search: (query.get('busqueda') ?? '').slice(0, MAX_SEALED),
});

/** The way back from `readOrdersAddress`, with the outcome of a press on 'Visto', which the page shows once. */
export function ordersHref({ filter, sort, page, search }: OrdersAddress, outcome?: Acknowledged): string {
  const query = new URLSearchParams({
    ...(filter !== 'all' && { estado: filterNames[filter] }),
    ...(sort !== 'latest' && { ordenar: sortNames[sort] }),
    ...(page > 1 && { pagina: String(page) }),
    ...(search !== '' && { busqueda: search }),
    ...(outcome && { vistos: `${outcome.marked}-${outcome.unopened}-${outcome.missed}` }),
  }).toString();
  const path = localizedHref(getLocale(), '/portal-medicos');
  return query ? `${path}?${query}` : path;
}

/** '?vistos=3-1-0' → { marked: 3, unopened: 1, missed: 0 }; null for anything else. */
export function readAcknowledged(query: URLSearchParams): Acknowledged | null {
  const [, marked, unopened, missed] = /^(\d{1,3})-(\d{1,3})-(\d{1,3})$/.exec(query.get('vistos') ?? '') ?? [];
  return missed === undefined ? null : { marked: Number(marked), unopened: Number(unopened), missed: Number(missed) };
}
