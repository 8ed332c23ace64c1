import type { DoctorFilter, DoctorSort } from '../../domain/reports/doctor-order.ts';
import { localizedHref } from '../../i18n/href.ts';
import { getLocale } from '../../i18n/paraglide/runtime.js';

/** The choices in the address of the list. It never holds what somebody typed. */
export interface OrdersAddress {
  filter: DoctorFilter;
  sort: DoctorSort;
  page: number;
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

const nameIn = <Name extends string>(
  names: Readonly<Record<Name, string>>,
  text: string | null,
  otherwise: Name,
): Name =>
  // `Object.keys` loses the key type: the keys are the names.
  (Object.keys(names) as Name[]).find((name) => names[name] === text) ?? otherwise;

/** '?estado=criticos&pagina=2' → { filter: 'critical', sort: 'latest', page: 2 }; anything else is the whole list. */
export const readOrdersAddress = (query: URLSearchParams): OrdersAddress => ({
  filter: nameIn(filterNames, query.get('estado'), 'all'),
  sort: nameIn(sortNames, query.get('ordenar'), 'latest'),
  page: Math.min(MAX_PAGES, Math.max(1, Math.trunc(Number(query.get('pagina')) || 1))),
});

/** The way back from `readOrdersAddress`. */
export function ordersHref({ filter, sort, page }: OrdersAddress): string {
  const query = new URLSearchParams({
    ...(filter !== 'all' && { estado: filterNames[filter] }),
    ...(sort !== 'latest' && { ordenar: sortNames[sort] }),
    ...(page > 1 && { pagina: String(page) }),
  }).toString();
  const path = localizedHref(getLocale(), '/portal-medicos');
  return query ? `${path}?${query}` : path;
}
