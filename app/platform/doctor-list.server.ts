import { type ActionFunctionArgs, createContext, type LoaderFunctionArgs } from 'react-router';
import { doctorDay, doctorNews } from '../doctor/frame/doctor-moment.ts';
import { INTENT_FIELD, postedVersions } from '../doctor/orders/mark-bar.tsx';
import type { OrderListView } from '../doctor/orders/order-list.tsx';
import { orderRows } from '../doctor/orders/order-rows.ts';
import { MAX_SEARCHED, SEARCH_ID } from '../doctor/orders/order-search.tsx';
import { readOrdersAddress } from '../doctor/orders/orders-address.ts';
import { attemptRules } from '../domain/accounts/attempt-rules.ts';
import { countAttempt } from '../domain/accounts/attempt-store.server.ts';
import { instantOf } from '../domain/laboratory/instant-of.ts';
import { addDays, wallClock } from '../domain/laboratory/opening-hours.ts';
import { type Acknowledged, acknowledgeReports } from '../domain/reports/acknowledge-reports.server.ts';
import { ORDERS_A_PAGE, readDoctorOrders, readRevision } from '../domain/reports/doctor-orders.server.ts';
import { dateTimeFormat } from '../i18n/intl.ts';
import { languageTag } from '../i18n/locale.ts';
import { getLocale } from '../i18n/paraglide/runtime.js';
import { accountNeeds } from './caller.server.ts';
import { type DoctorCaller, requireApproved } from './doctor-portal.server.ts';
import { servicesContext } from './services.ts';

/** The wishes of a posted form, for the list that the same request renders. It is in no address. */
const postedContext = createContext<{ search: string; acknowledged: Acknowledged | null }>({
  search: '',
  acknowledged: null,
});

/** Answers the search and the buttons of the list. The loader then renders the list. */
export async function answerListForm(args: ActionFunctionArgs): Promise<null> {
  const { reader } = await requireApproved(args);
  const form = await args.request.formData().catch(() => new FormData());
  const typed = form.get(SEARCH_ID);
  const search = typeof typed === 'string' ? typed.trim().slice(0, MAX_SEARCHED) : '';
  const acknowledged = form.has(INTENT_FIELD)
    ? await acknowledgeReports(accountNeeds(args.context), reader.account, postedVersions(form))
    : null;
  args.context.set(postedContext, { search, acknowledged });
  return null;
}

/** A page of the caller's orders. `wait`: they opened too many pages within an hour. */
export async function loadDoctorOrders(
  args: LoaderFunctionArgs,
): Promise<{ doctor: DoctorCaller; view: OrderListView | 'wait' }> {
  const { reader, doctor, registration } = await requireApproved(args);
  const needs = accountNeeds(args.context);
  const { catalogue } = args.context.get(servicesContext);
  const key = needs.vault.index('attempt', `doctor list ${reader.account}`);
  if (await countAttempt(needs.db, key, attemptRules.doctorList, needs.now)) return { doctor, view: 'wait' };
  const { search, acknowledged } = args.context.get(postedContext);
  const address = readOrdersAddress(args.url.searchParams);
  const { now, timeZone } = needs;
  const since = startOfYesterday(now, timeZone);
  const { orders, counts, found, revision } = await readDoctorOrders(needs, reader, { ...address, search, since });
  const { byCode } = await catalogue();
  const locale = getLocale();
  const when = (moment: string) => doctorNews(locale, moment, timeZone, now);
  const day = (moment: string) => doctorDay(locale, moment, timeZone);
  return {
    doctor,
    view: {
      ...address,
      search,
      acknowledged,
      counts,
      found,
      revision,
      registration,
      pages: Math.ceil(counts[address.filter] / ORDERS_A_PAGE),
      rows: orderRows(orders, { byCode, locale, when, day }),
      readAt: dateTimeFormat(languageTag[locale], { timeStyle: 'short', timeZone }).format(now),
    },
  };
}

const startOfYesterday = (now: Date, timeZone: string): string =>
  instantOf({ date: addDays(wallClock(now, timeZone).date, -1), minutes: 0 }, timeZone).toISOString();

/** Answers an open list with the text that it compares, to know whether there is news. */
export async function answerNews(args: LoaderFunctionArgs): Promise<Response> {
  const { reader } = await requireApproved(args);
  return new Response(await readRevision(accountNeeds(args.context), reader), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
}
