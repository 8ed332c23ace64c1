import { redirect } from 'react-router';
import { isBound } from '../../domain/persons/bound-persons.server.ts';
import { readOrders } from '../../domain/reports/patient-orders.server.ts';
import { renewResultLink } from '../../domain/reports/renew-result-link.server.ts';
import type { OrderView } from '../../domain/reports/report-view.ts';
import { pathInLocale } from '../../i18n/locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { PatientFrame } from '../../patient/frame/patient-frame.tsx';
import { type NoVisit, VisitOver } from '../../patient/link/visit-over.tsx';
import { listedExam } from '../../patient/result/listed-exam.ts';
import { ResultList } from '../../patient/result/result-list.tsx';
import { calendarOf } from '../../platform/calendar.server.ts';
import { accountNeeds, callerIn } from '../../platform/caller.server.ts';
import type { PageHandle } from '../../platform/document/page-handle.ts';
import { pageNumberIn } from '../../platform/page-number.ts';
import { endedVisitOrder, leavesNoTrace, RESULTS_PATH, readerOf, visitOf } from '../../platform/result-visit.server.ts';
import { servicesContext } from '../../platform/services.ts';
import type { Route } from './+types/result-list';

export const middleware: Route.MiddlewareFunction[] = [leavesNoTrace];

export const handle = { frame: 'area' } satisfies PageHandle<typeof loader>;

/** Loads the caller's results: the order of a link, or the orders of a person that the account is bound to. */
export const loader = async ({ request, context, url }: Route.LoaderArgs) => {
  const reader = readerOf(callerIn(context));
  if (!reader) {
    const isOver = (await endedVisitOrder(context, request)) !== null;
    const because: NoVisit = url.searchParams.has('enviado') ? 'sent' : isOver ? 'over' : 'none';
    return { because, visit: null, orders: [], place: { page: 1, pages: 1 }, bound: null };
  }
  const needs = accountNeeds(context);
  const [{ orders, ...place }, exams] = await Promise.all([
    readOrders(needs, reader, pageNumberIn(url)),
    examsOf(context),
  ]);
  if (orders.length === 0 && reader.kind === 'patient' && !(await isBound(needs, reader.account)))
    throw redirect(pathInLocale(getLocale(), '/portal-resultados/unir'));
  const listed = orders.map((order: OrderView) => ({
    ...order,
    reports: order.reports.map((report) => listedExam(report, order, exams)),
  }));
  const names = new Set(orders.map(({ firstName }) => firstName));
  const firstName = names.size === 1 ? (orders[0]?.firstName ?? null) : null;
  const bound = url.searchParams.get('unida');
  return { because: null, visit: visitOf(context, firstName), orders: listed, place, bound };
};

async function examsOf(context: Route.LoaderArgs['context']) {
  const services = context.get(servicesContext);
  const { byCode } = await services.catalogue();
  return {
    byCode,
    calendar: calendarOf(services),
    now: services.now(),
    timeZone: services.laboratory.timeZone,
    locale: getLocale(),
  };
}

/** Sends a new link after a visit has ended. The answer is the same for everybody. */
export const action = async ({ request, context }: Route.ActionArgs) => {
  const order = await endedVisitOrder(context, request);
  if (order !== null) await renewResultLink(accountNeeds(context), order);
  throw redirect(`${pathInLocale(getLocale(), RESULTS_PATH)}?enviado=1`, 303);
};

export const meta: Route.MetaFunction = () => [{ title: m.results_heading() }, { name: 'robots', content: 'noindex' }];

export default function Results({ loaderData: { because, visit, orders, place, bound } }: Route.ComponentProps) {
  return (
    <PatientFrame visit={visit}>
      {because ? <VisitOver because={because} /> : <ResultList orders={orders} place={place} bound={bound} />}
    </PatientFrame>
  );
}
