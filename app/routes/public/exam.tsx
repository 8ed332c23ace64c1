import { data, isRouteErrorResponse, type MetaDescriptor } from 'react-router';
import { examMeta } from '../../catalogue/exam-page/exam-meta.ts';
import { ExamScreen } from '../../catalogue/exam-page/exam-screen.tsx';
import { examView } from '../../catalogue/exam-page/exam-view.ts';
import { examsOfAddress, type NearExam } from '../../catalogue/exam-page/missing-exam.ts';
import { isEmergencyOnly } from '../../domain/exams/urgent.ts';
import { latestPromise } from '../../domain/promise/latest-promise.ts';
import { minutesUntilCutOff } from '../../domain/promise/promise-change.ts';
import { arrivalOf, readSampleTime, sampleTimeNames } from '../../domain/promise/sample-time.ts';
import { localeOfPath } from '../../i18n/locale.ts';
import { calendarOf } from '../../platform/calendar.server.ts';
import type { PageHandle } from '../../platform/document/page-handle.ts';
import { loadReadNext } from '../../platform/page-loader.server.ts';
import { limitCacheMinutes, readsQuery } from '../../platform/page-middleware.server.ts';
import { servicesContext } from '../../platform/services.ts';
import { openingOf } from '../../platform/site-loader.server.ts';
import { ErrorScreen } from '../../site/frame/error-screen.tsx';
import { missingMeta } from '../../site/frame/missing.ts';
import { NotFoundScreen } from '../../site/frame/not-found-screen.tsx';
import type { Route } from './+types/exam';

const reads = { own: sampleTimeNames };
export const middleware: Route.MiddlewareFunction[] = [readsQuery(reads)];

/**
 * Loads the exam, and when its result is ready: for a sample at the chosen day and hour, or now. Caches hold the page until the next cut-off
 * changes that date. An unknown slug answers 404 with the exams that it may mean.
 */
export const loader = async (args: Route.LoaderArgs) => {
  const { context, params, url } = args;
  const services = context.get(servicesContext);
  const catalogue = await services.catalogue();
  const exam = catalogue.bySlug.get(params.slug);
  if (!exam) {
    const nearest = examsOfAddress(params.slug, catalogue, localeOfPath(url.pathname));
    throw data({ nearest }, { status: 404 });
  }
  const view = examView(exam, catalogue);
  const { now } = openingOf(context);
  const calendar = calendarOf(services);
  const time = readSampleTime(url.searchParams, now, calendar);
  const arrival = arrivalOf(time.chosen, now, calendar);
  limitCacheMinutes(context, minutesUntilCutOff(view.parts, now, calendar));
  return {
    ...view,
    time,
    today: now.date,
    readNext: loadReadNext(args, services.examReading(exam)),
    arrival: arrival.shown,
    promise: isEmergencyOnly(exam.urgent) ? null : latestPromise(view.parts, arrival.at, calendar),
  };
};

export const handle = {
  reads,
  privacy: ({ exam }) => (exam.sensitive ? 'sensitive' : 'open'),
} satisfies PageHandle<typeof loader>;

export const meta = (args: Route.MetaArgs): MetaDescriptor[] =>
  args.loaderData ? examMeta(args.loaderData, args) : missingMeta();

/** The page of an exam, `/examenes-laboratorio/:slug`. `?dia=` and `?hora=` choose the time of the sample for the promised date. */
export default function ExamPage({ loaderData }: Route.ComponentProps) {
  return <ExamScreen {...loaderData} />;
}

/** For an address without an exam: the exams that it may have meant. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isRouteErrorResponse(error) || error.status !== 404) return <ErrorScreen />;
  // The loader throws data of this shape.
  const { nearest } = error.data as { nearest: NearExam[] };
  return <NotFoundScreen nearest={nearest} />;
}
