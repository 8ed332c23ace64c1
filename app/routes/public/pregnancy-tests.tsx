import { DatingCalculator } from '../../calculators/pregnancy/dating-calculator.tsx';
import { answerDating, type DatingOutcome } from '../../calculators/pregnancy/dating-form.ts';
import { HcgDrawing } from '../../calculators/pregnancy/hcg-drawing.tsx';
import { wallClock } from '../../domain/laboratory/opening-hours.ts';
import { loadPage } from '../../platform/page-loader.server.ts';
import { measuresNoAnswer } from '../../platform/page-middleware.server.ts';
import { servicesContext } from '../../platform/services.ts';
import { ContentPage } from '../../views/pages/content-page.tsx';
import { pageMeta } from '../../views/pages/page-meta.ts';
import type { Route } from './+types/pregnancy-tests';

export const middleware: Route.MiddlewareFunction[] = [measuresNoAnswer];

export const loader = (args: Route.LoaderArgs) => loadPage(args, 'pregnancy-tests');

/** Answers the calculator's form. Nothing is stored: the answer is the page with the input and its result. */
export const action = async ({ request, context }: Route.ActionArgs): Promise<DatingOutcome> => {
  const { laboratory, now } = context.get(servicesContext);
  const form = await request.formData().catch(() => new FormData());
  return answerDating(form, wallClock(now(), laboratory.timeZone).date);
};

export function meta(args: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta(args.loaderData, args);
}

export default function PregnancyTests({ loaderData, actionData }: Route.ComponentProps) {
  const slots = { valores: <HcgDrawing />, calculadora: <DatingCalculator outcome={actionData ?? null} /> };
  return <ContentPage page={loaderData} slots={slots} />;
}
