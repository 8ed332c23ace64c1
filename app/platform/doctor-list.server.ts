import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from 'react-router';
import { doctorDay, doctorNews } from '../doctor/frame/doctor-moment.ts';
import { INTENT_FIELD, postedVersions } from '../doctor/orders/mark-bar.tsx';
import type { OrderListView } from '../doctor/orders/order-list.tsx';
import { orderRows } from '../doctor/orders/order-rows.ts';
import { MAX_SEARCHED, SEARCH_ID } from '../doctor/orders/order-search.tsx';
import { ordersHref, readAcknowledged, readOrdersAddress } from '../doctor/orders/orders-address.ts';
import { attemptRules } from '../domain/accounts/attempt-rules.ts';
import { countAttempt } from '../domain/accounts/attempt-store.server.ts';
import type { Vault } from '../domain/accounts/vault.ts';
import { instantOf } from '../domain/laboratory/instant-of.ts';
import { addDays, wallClock } from '../domain/laboratory/opening-hours.ts';
import { acknowledgeReports } from '../domain/reports/acknowledge-reports.server.ts';
import { readDoctorOrders, readRevision } from '../domain/reports/doctor-orders.server.ts';
import { dateTimeFormat } from '../i18n/intl.ts';
import { languageTag } from '../i18n/locale.ts';
import { getLocale } from '../i18n/paraglide/runtime.js';
import { accountNeeds } from './caller.server.ts';
import { type DoctorCaller, requireApproved } from './doctor-portal.server.ts';
import { servicesContext } from './services.ts';

/**
 * Answers the search and the buttons of the list with the address of a list, so that Back, a reload, and a bookmark show it again. The text
 * of a search is sealed for the doctor's account.
 */
export async function answerListForm(args: ActionFunctionArgs): Promise<Response> {
  const { reader } = await requireApproved(args);
  const needs = accountNeeds(args.context);
  const form = await args.request.formData().catch(() => new FormData());
  const address = readOrdersAddress(args.url.searchParams);
  if (form.has(INTENT_FIELD)) {
    const outcome = await acknowledgeReports(needs, reader.account, postedVersions(form));
    return redirect(ordersHref(address, outcome), 303);
  }
  const typed = form.get(SEARCH_ID);
  const search = typeof typed === 'string' ? typed.trim().slice(0, MAX_SEARCHED) : '';
  const sealed = search === '' ? '' : needs.vault.seal('search', search, reader.account);
  return redirect(ordersHref({ ...address, filter: 'all', page: 1, search: sealed }), 303);
}

/** The text of a sealed search; '' if there is none, or if somebody else sealed it. */
function searchOf(vault: Vault, sealed: string, account: string): string {
  if (sealed === '') return '';
  try {
    return vault.open('search', sealed, account);
  } catch {
    return '';
  }
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
  const asked = readOrdersAddress(args.url.searchParams);
  const search = searchOf(needs.vault, asked.search, reader.account);
  const { now, timeZone } = needs;
  const since = startOfYesterday(now, timeZone);
  const { orders, page, ...list } = await readDoctorOrders(needs, reader, { ...asked, search, since });
  const { byCode } = await catalogue();
  const locale = getLocale();
  const when = (moment: string) => doctorNews(locale, moment, timeZone, now);
  const day = (moment: string) => doctorDay(locale, moment, timeZone);
  return {
    doctor,
    view: {
      ...list,
      search,
      registration,
      address: { ...asked, page, search: search === '' ? '' : asked.search },
      acknowledged: readAcknowledged(args.url.searchParams),
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
