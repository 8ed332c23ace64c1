import { data, type LoaderFunctionArgs, redirect } from 'react-router';

import type { ApplicationStatusProps } from '../doctor/application/application-status.tsx';
import type { OrderListView } from '../doctor/orders/order-list.tsx';
import { orderRows } from '../doctor/orders/order-rows.ts';
import { type ShownDoctorReport, shownDoctorReport } from '../doctor/orders/read-doctor-report.ts';
import { readAnswer, typedDetails } from '../doctor/registration/registration-form.ts';
import { attemptRules } from '../domain/accounts/attempt-rules.ts';
import { countAttempt } from '../domain/accounts/attempt-store.server.ts';
import { answerApplication, applicationOf, readOwnApplication } from '../domain/doctors/own-application.server.ts';
import { addDays } from '../domain/laboratory/opening-hours.ts';
import { ORDERS_A_PAGE, readDoctorOrders, readDoctorReport } from '../domain/reports/doctor-orders.server.ts';
import { localizedHref } from '../i18n/href.ts';
import { getLocale } from '../i18n/paraglide/runtime.js';
import { accountNeeds, requireArea } from './caller.server.ts';
import { servicesContext } from './services.ts';

type Args = Pick<LoaderFunctionArgs, 'request' | 'context' | 'url'>;

/** The caller's part of the frame. */
interface DoctorCaller {
  name: string;
  isApproved: boolean;
}

/** The caller and their approved application; sends everybody else to the entrance, or to their application. */
async function requireApproved({ context, url }: Args) {
  const { account, name } = requireArea(context, 'doctor', url);
  const application = await applicationOf(accountNeeds(context), account);
  if (application?.state !== 'approved') throw redirect(localizedHref(getLocale(), '/portal-medicos/solicitud'));
  return { account, doctor: { name, isApproved: true } satisfies DoctorCaller, registration: application.registration };
}

/** The caller's part of the frame, whatever the state of their application is. */
export async function doctorIn({ context, url }: Args): Promise<DoctorCaller> {
  const { account, name } = requireArea(context, 'doctor', url);
  const application = await applicationOf(accountNeeds(context), account);
  return { name, isApproved: application?.state === 'approved' };
}

const MOST_PAGES = 1000;

/** A page of the caller's orders. `wait`: they opened too many pages within an hour. */
export async function loadDoctorOrders(args: Args): Promise<{ doctor: DoctorCaller; view: OrderListView | 'wait' }> {
  const { account, doctor, registration } = await requireApproved(args);
  const needs = accountNeeds(args.context);
  const { catalogue, laboratory } = args.context.get(servicesContext);
  const key = needs.vault.index('attempt', `doctor list ${account}`);
  if (await countAttempt(needs.db, key, attemptRules.doctorList, needs.now)) return { doctor, view: 'wait' };
  const query = args.url.searchParams;
  const isNewOnly = query.get('estado') === 'sin-abrir';
  const number = (query.get('orden') ?? '').trim().slice(0, 40);
  const day = dayOf(query.get('fecha'));
  const page = Math.min(MOST_PAGES, Math.max(1, Math.trunc(Number(query.get('pagina')) || 1)));
  const asked = { isNewOnly, number, page, day: day ? dayBounds(day, laboratory.timeZone) : null };
  const { orders, count } = await readDoctorOrders(needs, account, asked);
  const { byCode } = await catalogue();
  return {
    doctor,
    view: {
      ...{ isNewOnly, number, page, count, registration, day: day ?? '', timeZone: laboratory.timeZone },
      pages: Math.ceil(count / ORDERS_A_PAGE),
      rows: orderRows(orders, byCode, getLocale()),
    },
  };
}

/** A day of the calendar as a form writes it; null for anything else: '2026-02-30' → null */
function dayOf(typed: string | null): string | null {
  if (!typed || !/^\d{4}-\d{2}-\d{2}$/.test(typed)) return null;
  const date = new Date(`${typed}T00:00:00Z`);
  return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== typed ? null : typed;
}

/** The instants at which a day begins and ends on the laboratory's clock. */
function dayBounds(day: string, timeZone: string): { from: string; to: string } {
  return { from: startOfDay(day, timeZone), to: startOfDay(addDays(day, 1), timeZone) };
}

function startOfDay(day: string, timeZone: string): string {
  const utc = Date.parse(`${day}T00:00:00Z`);
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' }).formatToParts(utc);
  const [, sign = '+', hours = '0', minutes = '0'] =
    /GMT([+-])(\d{2}):(\d{2})/.exec(parts.find(({ type }) => type === 'timeZoneName')?.value ?? '') ?? [];
  const offset = (Number(hours) * 60 + Number(minutes)) * 60_000 * (sign === '-' ? -1 : 1);
  return new Date(utc - offset).toISOString();
}

/** One report of the caller's orders. Somebody else's, a held, and a withdrawn one get the same 404. */
export async function loadDoctorReport(args: Args, id: string) {
  const { account, doctor } = await requireApproved(args);
  const { catalogue, laboratory } = args.context.get(servicesContext);
  const found = await readDoctorReport(accountNeeds(args.context), account, id);
  const exam = (await catalogue()).byCode.get(found?.report.exam ?? '');
  const report: ShownDoctorReport | null = found ? shownDoctorReport(found, exam, getLocale()) : null;
  return data({ doctor, timeZone: laboratory.timeZone, report }, report ? 200 : 404);
}

/** The caller's application, whatever its state is. */
export async function loadApplicationStatus({ context, url }: Args) {
  const { account, name } = requireArea(context, 'doctor', url);
  const application = await readOwnApplication(accountNeeds(context), account);
  if (!application) throw new Response(null, { status: 404 });
  const status: ApplicationStatusProps = {
    application,
    typed: typedDetails(application),
    faults: {},
    hasChanged: false,
    isAnswered: url.searchParams.has('enviada'),
    timeZone: context.get(servicesContext).laboratory.timeZone,
  };
  return { doctor: { name, isApproved: application.state === 'approved' } satisfies DoctorCaller, status };
}

/** Answers the form of an application that is open. */
export async function answerApplicationForm({ request, context, url }: Args) {
  const { account } = requireArea(context, 'doctor', url);
  const { typed, value, faults, version } = readAnswer(await request.formData().catch(() => new FormData()));
  if (!value) return data({ typed, faults, hasChanged: false }, 422);
  const outcome = await answerApplication(accountNeeds(context), account, { ...value, version });
  if (outcome === 'missing') throw new Response(null, { status: 404 });
  if (outcome === 'changed') return data({ typed, faults, hasChanged: true }, 409);
  throw redirect(`${localizedHref(getLocale(), '/portal-medicos/solicitud')}?enviada=1`, 303);
}
