import { data, type MetaDescriptor } from 'react-router';
import { examMeta } from '../../features/exam-page/exam-meta.ts';
import { ExamScreen } from '../../features/exam-page/exam-screen.tsx';
import { examView } from '../../features/exam-page/exam-view.ts';
import { latestPromise } from '../../features/promise/latest-promise.ts';
import { minutesUntilCutOff } from '../../features/promise/promise-change.ts';
import { readSampleTime, sampleTimeNames } from '../../features/promise/sample-time.ts';
import { calendarOf } from '../../platform/calendar.server.ts';
import { loadReadNext } from '../../platform/page-loader.server.ts';
import { holdsForMinutes, readsQuery } from '../../platform/public-pages.server.ts';
import { servicesContext } from '../../platform/services.ts';
import { openingOf } from '../../platform/site-loader.server.ts';
import type { Route } from './+types/exam';

export const middleware: Route.MiddlewareFunction[] = [readsQuery({ own: sampleTimeNames })];

export const loader = async (args: Route.LoaderArgs) => {
  const { context, params, url } = args;
  const services = context.get(servicesContext);
  const catalogue = await services.catalogue();
  const exam = catalogue.bySlug.get(params.slug);
  if (!exam) throw data(null, { status: 404 });
  const view = examView(exam, catalogue);
  const { now } = openingOf(context);
  const time = readSampleTime(url.searchParams, now.date);
  holdsForMinutes(context, minutesUntilCutOff(view.parts, now));
  return {
    ...view,
    time,
    today: now.date,
    readNext: loadReadNext(args, services.examReading(exam)),
    promise: latestPromise(view.parts, time.chosen ?? now, calendarOf(services)),
  };
};

export const meta = (args: Route.MetaArgs): MetaDescriptor[] => examMeta(args.loaderData, args);

export default function ExamPage({ loaderData }: Route.ComponentProps) {
  return <ExamScreen {...loaderData} />;
}
