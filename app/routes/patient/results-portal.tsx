import { examNamed } from '../../catalogue/named-exam/exam-named.ts';
import { recordsAddress } from '../../domain/exam-search/records-address.ts';
import { recordsFileOf } from '../../domain/exam-search/records-file.server.ts';
import { wallClock } from '../../domain/laboratory/opening-hours.ts';
import { expandPanels } from '../../domain/preparation/expand-panels.ts';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { AccountDoors } from '../../patient/account/account-doors.tsx';
import { answerResultQuestion, type ResultQuestion } from '../../patient/result-time/result-question.ts';
import { ResultTime } from '../../patient/result-time/result-time.tsx';
import { calendarOf } from '../../platform/calendar.server.ts';
import { loadPage } from '../../platform/page-loader.server.ts';
import { servicesContext } from '../../platform/services.ts';
import { EntryPage } from '../../views/pages/entry-page.tsx';
import { pageMeta } from '../../views/pages/page-meta.ts';
import { Prose } from '../../views/pages/prose.tsx';
import { takeSections } from '../../views/pages/section-parts.ts';
import type { Route } from './+types/results-portal';

/** How many common exams to suggest before the visitor types. */
const MAX_OFFERED = 6;

/** Loads the page, and the exams to suggest before the visitor types. */
export const loader = async (args: Route.LoaderArgs) => {
  const services = args.context.get(servicesContext);
  const catalogue = await services.catalogue();
  const { exams, frequent } = catalogue;
  const locale = getLocale();
  const offered = exams.filter(({ code, sensitive }) => frequent.has(code) && !sensitive).slice(0, MAX_OFFERED);
  return {
    page: await loadPage(args, 'results-portal'),
    records: recordsAddress(recordsFileOf(catalogue).version),
    frequent: offered.map(({ code, name }) => ({ code, name: name[locale] })),
  };
};

/** Handles the form. Stores nothing; returns the question and its answer. */
export const action = async ({ request, context }: Route.ActionArgs): Promise<ResultQuestion> => {
  const services = context.get(servicesContext);
  const catalogue = await services.catalogue();
  return answerResultQuestion(await request.formData().catch(() => new FormData()), {
    examNamed: (text) => examNamed(catalogue, text),
    membersOf: (exam) => expandPanels([exam], catalogue.byCode).exams.map((planned) => planned.exam),
    now: wallClock(services.now(), services.laboratory.timeZone),
    calendar: calendarOf(services),
  });
};

export function meta(args: Route.MetaArgs): Route.MetaDescriptors {
  return pageMeta(args.loaderData.page, args, { noindex: true });
}

/** The page `/portal-resultados`: prose, with the form that answers when a result is ready. */
export default function ResultsPortal({ loaderData: { page, records, frequent }, actionData }: Route.ComponentProps) {
  const [asked, others] = takeSections(page.sections, ['su-resultado']);
  return (
    <EntryPage page={{ ...page, sections: others }} open={['enlace', 'cuenta', 'pedir']}>
      <AccountDoors />
      {asked.map((section) => (
        <section key={section.id} className="page-frame grid gap-x-20 pt-12 lg:grid-cols-2 lg:pt-20">
          <Prose html={section.html} />
          <ResultTime records={records} frequent={frequent} question={actionData ?? null} />
        </section>
      ))}
    </EntryPage>
  );
}
