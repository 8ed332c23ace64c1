import { PromiseForm } from '../../features/exam-list/promise-form.tsx';
import { promiseQuestion, questionNames } from '../../features/exam-list/promise-question.ts';
import { wallClock } from '../../features/laboratory/opening-hours.ts';
import { ContentPage } from '../../features/pages/content-page.tsx';
import { pageMeta } from '../../features/pages/page-meta.ts';
import { calendarOf } from '../../platform/calendar.server.ts';
import { loadPage } from '../../platform/page-loader.server.ts';
import { readsQuery } from '../../platform/public-pages.server.ts';
import { servicesContext } from '../../platform/services.ts';
import { untoldQuery } from '../../seo/untold-query.ts';
import type { Route } from './+types/fast-results';

const reads = { typed: questionNames };
export const handle = { reads };
export const middleware: Route.MiddlewareFunction[] = [readsQuery(reads)];

export const loader = async (args: Route.LoaderArgs) => {
  const services = args.context.get(servicesContext);
  const now = wallClock(services.now(), services.laboratory.timeZone);
  const catalogue = await services.catalogue();
  const question = promiseQuestion(args.url.searchParams, catalogue, now, calendarOf(services));
  return { page: await loadPage(args, 'fast-results'), question };
};

export function meta(args: Route.MetaArgs): Route.MetaDescriptors {
  const { page, question } = args.loaderData;
  const isAsked = question.typed !== '';
  return [...pageMeta(page, args, { noindex: isAsked }), ...(isAsked ? [untoldQuery] : [])];
}

export default function FastResults({ loaderData: { page, question } }: Route.ComponentProps) {
  return <ContentPage page={page} slots={{ 'su-fecha': <PromiseForm question={question} /> }} />;
}
