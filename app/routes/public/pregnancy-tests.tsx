import { DatingCalculator } from '../../calculators/pregnancy/dating-calculator.tsx';
import { answerDating, type DatingOutcome } from '../../calculators/pregnancy/dating-form.ts';
import { FortyWeeks } from '../../calculators/pregnancy/forty-weeks.tsx';
import { HcgDrawing } from '../../calculators/pregnancy/hcg-drawing.tsx';
import { wallClock } from '../../domain/laboratory/opening-hours.ts';
import { prenatalTests } from '../../domain/pregnancy/prenatal-tests.ts';
import { loadPage } from '../../platform/page-loader.server.ts';
import { measuresNoAnswer } from '../../platform/page-middleware.server.ts';
import { servicesContext } from '../../platform/services.ts';
import { ContentPage } from '../../views/pages/content-page.tsx';
import { pageMeta } from '../../views/pages/page-meta.ts';
import type { Route } from './+types/pregnancy-tests';

export const middleware: Route.MiddlewareFunction[] = [measuresNoAnswer];

export const loader = async (args: Route.LoaderArgs) => {
  const { bySlug } = await args.context.get(servicesContext).catalogue();
  // The slugs of the prenatal tests that this laboratory offers, which the drawing links to.
  const offered = prenatalTests.map(({ exam }) => exam).filter((slug) => bySlug.has(slug));
  return { page: await loadPage(args, 'pregnancy-tests'), offered };
};

/** Answers the calculator's form. Nothing is stored: the answer is the page with the input and its result. */
export const action = async ({ request, context }: Route.ActionArgs): Promise<DatingOutcome> => {
  const { laboratory, now } = context.get(servicesContext);
  const form = await request.formData().catch(() => new FormData());
  return answerDating(form, wallClock(now(), laboratory.timeZone).date);
};

export function meta(args: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta(args.loaderData.page, args);
}

/** The page `/pruebas-embarazo`: prose, with the hCG values, the calculator of the due date, and the prenatal tests by week. */
export default function PregnancyTests({ loaderData, actionData }: Route.ComponentProps) {
  const { page, offered } = loaderData;
  const slots = {
    valores: <HcgDrawing />,
    calculadora: <DatingCalculator outcome={actionData ?? null} />,
    semanas: <FortyWeeks offered={offered} />,
  };
  return <ContentPage page={page} slots={slots} />;
}
