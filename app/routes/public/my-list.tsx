import { redirect } from 'react-router';
import { listQuery, readListAddress } from '../../catalogue/my-list/list-address.ts';
import { shownByServer } from '../../catalogue/my-list/list-display.ts';
import { ListScreen } from '../../catalogue/my-list/list-screen.tsx';
import { listView } from '../../catalogue/my-list/list-view.ts';
import type { MyListProps } from '../../catalogue/my-list/my-list.island.tsx';
import { planningAddress } from '../../catalogue/my-list/planning-address.ts';
import { answerOrder, nothingTyped, type UnclearName } from '../../catalogue/my-list/written-order.ts';
import { parseExams } from '../../catalogue/named-exam/exam-named.ts';
import { recordsAddress } from '../../domain/exam-search/records-address.ts';
import { recordsFileOf } from '../../domain/exam-search/records-file.server.ts';
import type { Catalogue } from '../../domain/exams/catalogue.ts';
import { codesIn } from '../../domain/exams/list-codes.ts';
import { wallClock } from '../../domain/laboratory/opening-hours.ts';
import { localizedHref } from '../../i18n/href.ts';
import { localeOfPath } from '../../i18n/locale.ts';
import { calendarOf } from '../../platform/calendar.server.ts';
import type { PageHandle } from '../../platform/document/page-handle.ts';
import { loadPage } from '../../platform/page-loader.server.ts';
import { measuresNoAnswer, readsQuery } from '../../platform/page-middleware.server.ts';
import { planningFileFor } from '../../platform/planning.server.ts';
import { servicesContext } from '../../platform/services.ts';
import { privateQueryMeta } from '../../seo/private-query.ts';
import { Island } from '../../ui/islands/island.tsx';
import { pageMeta } from '../../views/pages/page-meta.ts';
import { crumbsOf } from '../../views/pages/trail.ts';
import type { Route } from './+types/my-list';

const reads = { own: ['e', 'dia', 'hora', 'p'], typed: ['agregar'] };
export const handle = { reads } satisfies PageHandle<typeof loader>;
export const middleware: Route.MiddlewareFunction[] = [readsQuery(reads), measuresNoAnswer];

/**
 * Loads the list of exams in the address (`?e=HEM-001,QUI-001`) with its plan. An address that adds an exam by its name (`?agregar=TSH`)
 * redirects to the list that contains it, so that only its code remains in the address.
 */
export const loader = async (args: Route.LoaderArgs) => {
  const services = args.context.get(servicesContext);
  const locale = localeOfPath(args.url.pathname);
  const address = readListAddress(args.url.searchParams);
  const catalogue = await services.catalogue();
  const unclear = addTyped(args.url, catalogue, args.url.searchParams.get('agregar') ?? '');
  const now = wallClock(services.now(), services.laboratory.timeZone);
  const known = { exams: catalogue.byCode, calendar: calendarOf(services), now, locale };
  const { version } = await planningFileFor(services, locale);
  return {
    page: await loadPage(args, 'my-list'),
    view: listView(address, known, shownByServer),
    address,
    now,
    unclear,
    planning: planningAddress(locale, version),
    records: recordsAddress(recordsFileOf(catalogue).version),
  };
};

/**
 * Handles a pasted order, or the choices from one. Nothing is stored: codes go into the list's address, and the page asks about the rest.
 */
export const action = async ({ request, url, context }: Route.ActionArgs): Promise<UnclearName> => {
  const form = await request.formData().catch(() => new FormData());
  const catalogue = await context.get(servicesContext).catalogue();
  const chosen = codesIn(form.getAll('elegido').join(',')).filter((code) => catalogue.byCode.has(code));
  if (chosen.length > 0) throw listWith(url, chosen);
  const typed = form.get('agregar');
  return addTyped(url, catalogue, typeof typed === 'string' ? typed : '');
};

/** Adds the exams of a typed text: redirects to the list with all of them, or returns the names that may mean several exams or none. */
function addTyped(url: URL, catalogue: Catalogue, text: string): UnclearName {
  const typed = text.trim();
  if (typed === '') return nothingTyped;
  const answer = answerOrder(typed, parseExams(catalogue, typed));
  if ('codes' in answer) throw listWith(url, answer.codes);
  return answer.unclear;
}

/** Returns a redirect to the list with these codes too. Its fragment holds them, by which a browser recognizes its own list. */
function listWith({ pathname, searchParams }: URL, added: readonly string[]): Response {
  const address = readListAddress(searchParams);
  const codes = [...new Set([...address.codes, ...added])];
  const path = localizedHref(localeOfPath(pathname), '/mi-lista');
  return redirect(`${path}${listQuery({ ...address, codes })}#${[...new Set(added)].join(',')}`, 303);
}

export function meta(args: Route.MetaArgs): Route.MetaDescriptors {
  return [...pageMeta(args.loaderData.page, args, { noindex: true }), privateQueryMeta];
}

/** The page `/mi-lista`: the server renders the list in the address, and its island continues from there in the browser. */
export default function MyList({ loaderData, actionData }: Route.ComponentProps) {
  const { page, view, address, now, unclear, planning, records } = loaderData;
  const trail = crumbsOf(page);
  const props: MyListProps = {
    page: { heading: page.heading, lead: page.lead, sections: page.sections, trail },
    address,
    now,
    unclear: actionData ?? unclear,
    planning,
    records,
  };
  return (
    <Island name="my-list" component={null} props={props}>
      <ListScreen page={props.page} view={view} unclear={props.unclear} />
    </Island>
  );
}
