import { redirect } from 'react-router';

import { examNamed } from '../../features/exam-list/exam-named.ts';
import { listQuery, readListAddress } from '../../features/exam-list/list-address.ts';
import { ListScreen } from '../../features/exam-list/list-screen.tsx';
import { listView } from '../../features/exam-list/list-view.ts';
import { wallClock } from '../../features/laboratory/opening-hours.ts';
import { pageMeta } from '../../features/pages/page-meta.ts';
import { localizedHref } from '../../i18n/href.ts';
import { localeOfPath } from '../../i18n/locale.ts';
import { calendarOf } from '../../platform/calendar.server.ts';
import { loadPage } from '../../platform/page-loader.server.ts';
import { readsQuery } from '../../platform/public-pages.server.ts';
import { servicesContext } from '../../platform/services.ts';
import { untoldQuery } from '../../seo/untold-query.ts';
import type { Route } from './+types/my-list';

const reads = { own: ['e', 'dia', 'hora', 'p'], typed: ['agregar'] };
export const handle = { reads };
export const middleware: Route.MiddlewareFunction[] = [readsQuery(reads)];

const MOST_LETTERS = 100;

/** What is added leads to the list that has it, so that what was typed stands in no address for long, and the code alone remains. */
export const loader = async (args: Route.LoaderArgs) => {
  const services = args.context.get(servicesContext);
  const locale = localeOfPath(args.url.pathname);
  const address = readListAddress(args.url.searchParams);
  const catalogue = await services.catalogue();
  const typed = (args.url.searchParams.get('agregar') ?? '').trim().slice(0, MOST_LETTERS);
  const { exam, choices } = examNamed(catalogue, typed);
  if (exam) {
    const codes = [...new Set([...address.codes, exam.code])];
    throw redirect(`${localizedHref(locale, '/mi-lista')}${listQuery({ ...address, codes })}#${exam.code}`, 303);
  }
  const now = wallClock(services.now(), services.laboratory.timeZone);
  const view = listView(address, catalogue, now, calendarOf(services), locale);
  return {
    page: await loadPage(args, 'my-list'),
    view,
    unclear: { typed, choices: choices.map(({ code, name }) => ({ code, name })) },
  };
};

export function meta(args: Route.MetaArgs): Route.MetaDescriptors {
  return [...pageMeta(args.loaderData.page, args, { noindex: true }), untoldQuery];
}

export default function MyList({ loaderData }: Route.ComponentProps) {
  return <ListScreen {...loaderData} />;
}
