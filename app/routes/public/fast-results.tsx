import { answerRisk } from '../../calculators/risk/form/answer-risk.ts';
import type { RiskOutcome } from '../../calculators/risk/form/risk-outcome.ts';
import { RiskCalculators } from '../../calculators/risk/screen/risk-calculators.tsx';
import { examsFor } from '../../calculators/risk/screen/risk-context.ts';
import { PromiseForm } from '../../catalogue/my-list/promise-form.tsx';
import { promiseQuestion, questionNames } from '../../catalogue/my-list/promise-question.ts';
import { wallClock } from '../../domain/laboratory/opening-hours.ts';
import { localizedHref } from '../../i18n/href.ts';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { calendarOf } from '../../platform/calendar.server.ts';
import type { PageHandle } from '../../platform/document/page-privacy.ts';
import { loadPage } from '../../platform/page-loader.server.ts';
import { measuresNoAnswer, readsQuery } from '../../platform/public-pages.server.ts';
import { answersRisk } from '../../platform/risk-file.server.ts';
import { servicesContext } from '../../platform/services.ts';
import { untoldQuery } from '../../seo/untold-query.ts';
import { ContentPage } from '../../views/pages/content-page.tsx';
import { pageMeta } from '../../views/pages/page-meta.ts';
import type { Route } from './+types/fast-results';

const reads = { typed: questionNames };
export const middleware: Route.MiddlewareFunction[] = [readsQuery(reads), measuresNoAnswer, answersRisk];

export const loader = async (args: Route.LoaderArgs) => {
  const services = args.context.get(servicesContext);
  const now = wallClock(services.now(), services.laboratory.timeZone);
  const catalogue = await services.catalogue();
  const question = promiseQuestion(args.url.searchParams, catalogue, now, calendarOf(services));
  const locale = getLocale();
  const exams = examsFor(catalogue.exams, ({ code, name, slug }) => ({
    code,
    name: name[locale],
    page: localizedHref(locale, '/examenes-laboratorio/:slug', { slug }),
  }));
  return { page: await loadPage(args, 'fast-results'), question, exams, today: now.date };
};

/** Which exam somebody asks about is theirs. */
export const handle = {
  reads,
  privacy: ({ question }) => (question.typed === '' ? 'open' : 'sensitive'),
} satisfies PageHandle<typeof loader>;

/** A calculator's form comes here. Nothing is stored: the answer is the page with what was typed and what follows from it. */
export const action = async ({ request }: Route.ActionArgs): Promise<RiskOutcome | null> =>
  answerRisk(await request.formData().catch(() => new FormData()));

export function meta(args: Route.MetaArgs): Route.MetaDescriptors {
  const { page, question } = args.loaderData;
  const isAsked = question.typed !== '';
  return [...pageMeta(page, args, { noindex: isAsked }), ...(isAsked ? [untoldQuery] : [])];
}

export default function FastResults({ loaderData, actionData }: Route.ComponentProps) {
  const { page, question, exams, today } = loaderData;
  const context = { action: localizedHref(getLocale(), '/entrega-rapida'), exams, today };
  const slots = {
    'su-fecha': <PromiseForm question={question} />,
    calculadora: <RiskCalculators context={context} outcome={actionData ?? null} />,
  };
  return <ContentPage page={page} slots={slots} />;
}
