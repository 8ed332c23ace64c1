import { RiskChoice } from '../../calculators/risk/screen/risk-choice.tsx';
import { PromiseForm } from '../../catalogue/promised-date/promise-form.tsx';
import { type PromiseQuestion, promiseQuestion } from '../../catalogue/promised-date/promise-question.ts';
import type { Catalogue } from '../../domain/exams/catalogue.ts';
import { wallClock } from '../../domain/laboratory/opening-hours.ts';
import { exampleWeek, weekGroups } from '../../domain/promise/example-week.ts';
import { calendarOf } from '../../platform/calendar.server.ts';
import { loadPage } from '../../platform/page-loader.server.ts';
import { measuresNoAnswer } from '../../platform/page-middleware.server.ts';
import { type Services, servicesContext } from '../../platform/services.ts';
import { TurnaroundWeekDrawing } from '../../views/drawings/turnaround-week-drawing.tsx';
import { ContentPage } from '../../views/pages/content-page.tsx';
import { pageMeta } from '../../views/pages/page-meta.ts';
import type { Route } from './+types/fast-results';

export const middleware: Route.MiddlewareFunction[] = [measuresNoAnswer];

/** Loads the example week of turnarounds, and the form of the date before the visitor asks. */
export const loader = async (args: Route.LoaderArgs) => {
  const services = args.context.get(servicesContext);
  const catalogue = await services.catalogue();
  const groups = [weekGroups.routine, weekGroups.specialized].map((slugs) =>
    slugs.flatMap((slug) => catalogue.bySlug.get(slug) ?? []),
  );
  return {
    week: exampleWeek(groups, services.laboratory.openingHours),
    page: await loadPage(args, 'fast-results'),
    noQuestion: questionIn(new FormData(), services, catalogue),
  };
};

/** Answers when the result of an exam is ready. Stores nothing; returns the page with the typed values and the answer. */
export const action = async ({ request, context }: Route.ActionArgs): Promise<PromiseQuestion> => {
  const services = context.get(servicesContext);
  const form = await request.formData().catch(() => new FormData());
  return questionIn(form, services, await services.catalogue());
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

/** The page `/entrega-rapida`: when results are ready, a form that computes a date, and the risk calculators (decision D9). */
export default function FastResults({ loaderData, actionData }: Route.ComponentProps) {
  const { page, week, noQuestion } = loaderData;
  const isAboutRisk = ({ id }: { id: string | null }) => id === 'calculadora';
  // The visitor who came for the calculators finds them first, by their anchor (`risk-choice.tsx`).
  return (
    <div className="flex flex-col">
      <ContentPage
        page={{ ...page, sections: page.sections.filter((section) => !isAboutRisk(section)) }}
        slots={{
          'su-fecha': <PromiseForm question={actionData ?? noQuestion} />,
          tiempos: <TurnaroundWeekDrawing week={week} />,
        }}
      />
      <RiskChoice opening={page.sections.find(isAboutRisk)?.html ?? ''} />
    </div>
  );
}
