import { examNamed } from '../../catalogue/named-exam/exam-named.ts';
import { recordsAddress } from '../../domain/exam-search/records-address.ts';
import { recordsFileOf } from '../../domain/exam-search/records-file.server.ts';
import { addDays, wallClock } from '../../domain/laboratory/opening-hours.ts';
import { expandPanels } from '../../domain/preparation/expand-panels.ts';
import { sampleDays } from '../../domain/promise/sample-time.ts';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { AccountDoors } from '../../patient/account/account-doors.tsx';
import { answerResultQuestion, type ResultQuestion } from '../../patient/result-time/result-question.ts';
import { type PastDays, ResultTime } from '../../patient/result-time/result-time.tsx';
import { calendarOf } from '../../platform/calendar.server.ts';
import type { PageHandle } from '../../platform/document/page-handle.ts';
import { loadPage } from '../../platform/page-loader.server.ts';
import { type Services, servicesContext } from '../../platform/services.ts';
import { QueriesProvider } from '../../ui/queries/queries-provider.tsx';
import { EntryPage } from '../../views/pages/entry-page.tsx';
import { pageMeta } from '../../views/pages/page-meta.ts';
import { Prose } from '../../views/pages/prose.tsx';
import { takeSections } from '../../views/pages/section-parts.ts';
import type { Route } from './+types/results-portal';

/** How many common exams to suggest before the visitor types. */
const MOST_OFFERED = 6;

/** Loads the page, the exams to suggest first, and the data with which the browser checks a typed day. */
export const loader = async (args: Route.LoaderArgs) => {
  const services = args.context.get(servicesContext);
  const catalogue = await services.catalogue();
  const { exams, frequent } = catalogue;
  const locale = getLocale();
  const offered = exams.filter(({ code, sensitive }) => frequent.has(code) && !sensitive).slice(0, MOST_OFFERED);
  return {
    page: await loadPage(args, 'results-portal'),
    records: recordsAddress(recordsFileOf(catalogue).version),
    frequent: offered.map(({ code, name }) => ({ code, name: name[locale] })),
    days: { now: services.now().getTime(), holidays: holidaysAround(services) },
  };
};

export const handle = { hydrates: true } satisfies PageHandle<typeof loader>;

/** Submitting the form changes no loader data. */
export const shouldRevalidate = () => false;

const DAYS_OPEN = 7;

/** The holidays of the days that the form accepts, and of a week in which the page may stay open. */
function holidaysAround({ now, laboratory, holidayOn }: Services): PastDays['holidays'] {
  const { date: today } = wallClock(now(), laboratory.timeZone);
  const dayCount = sampleDays.back + 1 + DAYS_OPEN;
  const days = Array.from({ length: dayCount }, (_, index) => addDays(today, index - sampleDays.back));
  return Object.fromEntries(
    days.flatMap((date) => {
      const holiday = holidayOn(date);
      return holiday ? [[date, holiday]] : [];
    }),
  );
}

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

/** The page `/portal-resultados`: prose, with the form that answers when a result is ready. React Router runs in the browser here. */
export default function ResultsPortal({
  loaderData: { page, records, frequent, days },
  actionData,
}: Route.ComponentProps) {
  const [asked, others] = takeSections(page.sections, ['su-resultado']);
  return (
    <QueriesProvider>
      <EntryPage page={{ ...page, sections: others }} open={['enlace', 'cuenta', 'pedir']}>
        <AccountDoors />
        {asked.map((section) => (
          <section key={section.id} className="page-frame grid gap-x-20 pt-12 lg:grid-cols-2 lg:pt-20">
            <Prose html={section.html} />
            <ResultTime records={records} frequent={frequent} days={days} question={actionData ?? null} />
          </section>
        ))}
      </EntryPage>
    </QueriesProvider>
  );
}
