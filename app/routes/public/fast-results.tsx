import { answerRisk } from '../../calculators/risk/form/answer-risk.ts';
import type { RiskOutcome } from '../../calculators/risk/form/risk-outcome.ts';
import { RiskCalculators } from '../../calculators/risk/screen/risk-calculators.tsx';
import { examsFor } from '../../calculators/risk/screen/risk-context.ts';
import { PromiseForm } from '../../catalogue/promised-date/promise-form.tsx';
import {
  type PromiseQuestion,
  promiseQuestion,
  questionNames,
} from '../../catalogue/promised-date/promise-question.ts';
import type { Catalogue } from '../../domain/exams/catalogue.ts';
import { whatsappHref } from '../../domain/laboratory/contact-links.ts';
import { wallClock } from '../../domain/laboratory/opening-hours.ts';
import { exampleWeek, weekGroups } from '../../domain/promise/example-week.ts';
import { formatMoney } from '../../i18n/format.ts';
import { localizedHref } from '../../i18n/href.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { calendarOf } from '../../platform/calendar.server.ts';
import { loadPage } from '../../platform/page-loader.server.ts';
import { measuresNoAnswer } from '../../platform/page-middleware.server.ts';
import { type Services, servicesContext } from '../../platform/services.ts';
import { TurnaroundWeekDrawing } from '../../views/drawings/turnaround-week-drawing.tsx';
import { ContentPage } from '../../views/pages/content-page.tsx';
import { pageMeta } from '../../views/pages/page-meta.ts';
import type { Route } from './+types/fast-results';

export const middleware: Route.MiddlewareFunction[] = [measuresNoAnswer];

/** Loads the example week of turnarounds, the exams that the calculators link to, and the form of the date before the visitor asks. */
export const loader = async (args: Route.LoaderArgs) => {
  const services = args.context.get(servicesContext);
  const catalogue = await services.catalogue();
  const locale = getLocale();
  const { currency } = services.laboratory;
  const exams = examsFor(catalogue.exams, ({ code, name, slug, price }) => ({
    code,
    name: name[locale],
    page: localizedHref(locale, '/examenes-laboratorio/:slug', { slug }),
    price: price === null ? null : formatMoney(locale, price, currency),
  }));
  const today = wallClock(services.now(), services.laboratory.timeZone).date;
  const groups = [weekGroups.routine, weekGroups.specialized].map((slugs) =>
    slugs.flatMap((slug) => catalogue.bySlug.get(slug) ?? []),
  );
  return {
    week: exampleWeek(groups, services.laboratory.openingHours),
    page: await loadPage(args, 'fast-results'),
    noQuestion: questionIn(new FormData(), services, catalogue),
    exams,
    today,
    appointmentChat: whatsappHref(services.laboratory.whatsapp, m.risk_appointment_chat()),
  };
};

/** The answer to a posted form. Only that form's field is not null. */
interface Answers {
  /** Of a risk calculator. */
  outcome: RiskOutcome | null;
  /** When the result of an exam is ready. */
  question: PromiseQuestion | null;
}

/** Handles both forms of the page. Stores nothing; returns the page with the typed values and the answer. */
export const action = async ({ request, context }: Route.ActionArgs): Promise<Answers> => {
  const services = context.get(servicesContext);
  const form = await request.formData().catch(() => new FormData());
  if (!form.has(questionNames.exam)) return { outcome: answerRisk(form), question: null };
  return { outcome: null, question: questionIn(form, services, await services.catalogue()) };
};

/** Reads the question when a result is ready, and answers it; an empty form is the question before the visitor asks. */
function questionIn(form: FormData, services: Services, catalogue: Catalogue): PromiseQuestion {
  const now = wallClock(services.now(), services.laboratory.timeZone);
  const texts = [...form].flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  return promiseQuestion(new URLSearchParams(texts), catalogue, now, calendarOf(services));
}

export function meta(args: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta(args.loaderData.page, args);
}

/** The page `/entrega-rapida`: when results are ready, a form that computes a date, and the risk calculators. */
export default function FastResults({ loaderData, actionData }: Route.ComponentProps) {
  const { page, week, noQuestion, exams, today, appointmentChat } = loaderData;
  const locale = getLocale();
  const context = {
    action: localizedHref(locale, '/entrega-rapida'),
    fileAction: localizedHref(locale, '/entrega-rapida/archivo'),
    appointmentChat,
    exams,
    today,
  };
  const outcome = actionData?.outcome ?? null;
  const { delivery, htmlOf } = separateRiskSections(page);
  const calculators = (
    <RiskCalculators
      context={context}
      outcome={outcome}
      opening={htmlOf('calculadora')}
      reading={htmlOf('como-se-lee')}
    />
  );
  // The visitor who came for the calculators finds them first: by their anchor (`risk-calculators.tsx`), or by an answer.
  return (
    <div className="flex flex-col">
      {outcome && calculators}
      <ContentPage
        page={delivery}
        slots={{
          'su-fecha': <PromiseForm question={actionData?.question ?? noQuestion} />,
          tiempos: <TurnaroundWeekDrawing week={week} />,
        }}
      />
      {!outcome && calculators}
    </div>
  );
}

/** The sections of the prose about the risk calculators. */
const riskSections = ['calculadora', 'como-se-lee'] as const;

/** The page without the sections about the calculators, and the HTML of those (decision D9). */
function separateRiskSections(page: Route.ComponentProps['loaderData']['page']) {
  const isAboutRisk = (id: string | null) => riskSections.some((one) => one === id);
  return {
    delivery: { ...page, sections: page.sections.filter(({ id }) => !isAboutRisk(id)) },
    htmlOf: (wanted: (typeof riskSections)[number]) => page.sections.find(({ id }) => id === wanted)?.html ?? '',
  };
}
