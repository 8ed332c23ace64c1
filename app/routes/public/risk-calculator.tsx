import { calculatorOf, calculatorPaths } from '../../calculators/risk/calculator-pages.ts';
import { answerRisk } from '../../calculators/risk/form/answer-risk.ts';
import type { RiskOutcome } from '../../calculators/risk/form/risk-outcome.ts';
import { CalculatorScreen } from '../../calculators/risk/screen/calculator-screen.tsx';
import { completingExamsOf } from '../../calculators/risk/screen/risk-context.ts';
import { whatsappHref } from '../../domain/laboratory/contact-links.ts';
import { wallClock } from '../../domain/laboratory/opening-hours.ts';
import { formatMoney } from '../../i18n/format.ts';
import { localizedHref } from '../../i18n/href.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { loadPage } from '../../platform/page-loader.server.ts';
import { measuresNoAnswer } from '../../platform/page-middleware.server.ts';
import { servicesContext } from '../../platform/services.ts';
import { pageMeta } from '../../views/pages/page-meta.ts';
import { pageIdAt } from '../../views/pages/page-paths.ts';
import type { Route } from './+types/risk-calculator';

export const middleware: Route.MiddlewareFunction[] = [measuresNoAnswer];

/** Loads the calculator that the path of the matched route names, and the exams that complete its answer. */
export const loader = async (args: Route.LoaderArgs) => {
  const services = args.context.get(servicesContext);
  const id = pageIdAt(args.pattern);
  const calculator = calculatorOf(id);
  const catalogue = await services.catalogue();
  const locale = getLocale();
  const { currency } = services.laboratory;
  const exams = completingExamsOf(calculator, catalogue.exams, ({ code, name, slug, price }) => ({
    code,
    name: name[locale],
    page: localizedHref(locale, '/examenes-laboratorio/:slug', { slug }),
    price: price === null ? null : formatMoney(locale, price, currency),
  }));
  const context = {
    action: localizedHref(locale, calculatorPaths[calculator]),
    fileAction: localizedHref(locale, '/calculadoras-de-riesgo/archivo'),
    appointmentChat: whatsappHref(services.laboratory.whatsapp, m.risk_appointment_chat()),
    today: wallClock(services.now(), services.laboratory.timeZone).date,
    exams,
  };
  return { page: await loadPage(args, id), calculator, context };
};

/** Answers the posted form. Stores nothing; returns the page with the typed values and the answer. */
export const action = async ({ request }: Route.ActionArgs): Promise<RiskOutcome | null> =>
  answerRisk(await request.formData().catch(() => new FormData()));

export function meta(args: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta(args.loaderData.page, args);
}

/** A risk calculator with its answer. */
export default function RiskCalculator({ loaderData, actionData }: Route.ComponentProps) {
  const { page, calculator, context } = loaderData;
  const outcome = actionData?.calculator === calculator ? actionData : null;
  return <CalculatorScreen page={page} calculator={calculator} context={context} outcome={outcome} />;
}
