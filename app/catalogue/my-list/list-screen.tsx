import { hoursSentence } from '../../domain/laboratory/hours-words.ts';
import type { CalendarDate } from '../../domain/laboratory/opening-hours.ts';
import { formatDate } from '../../i18n/format.ts';
import { localizedHref } from '../../i18n/href.ts';
import { pathInLocale } from '../../i18n/locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { useLaboratory } from '../../views/laboratory/laboratory-context.ts';
import { Breadcrumb } from '../../views/pages/breadcrumb.tsx';
import type { Page } from '../../views/pages/page.ts';
import { WholeProse } from '../../views/pages/prose.tsx';
import { trailOf } from '../../views/pages/trail.ts';
import { AddExamForm } from './add-exam-form.tsx';
import { CatalogueLink } from './catalogue-link.tsx';
import { ChosenExams } from './chosen-exams.tsx';
import { ListNotices, type UnclearName } from './list-notices.tsx';
import { ListSummary } from './list-summary.tsx';
import type { ListView } from './list-view.ts';
import { PersonForm } from './person-form.tsx';
import { PlanSection } from './plan-section.tsx';
import { UrgentExams } from './set-apart.tsx';
import { VisitForm } from './visit-form.tsx';

interface ListScreenProps {
  page: Page;
  view: ListView;
  unclear: UnclearName;
}

/** Somebody's list: what is on it, when they come, when all of it is ready, and how to prepare. */
export function ListScreen({ page, view, unclear }: ListScreenProps) {
  const trail = trailOf(page).map(({ name, path }) => ({ label: name, href: pathInLocale(page.locale, path) }));
  const { codes } = view.address;
  return (
    <div
      data-list-page={view.list.exams.map(({ code }) => code).join(',')}
      data-list-path={localizedHref(page.locale, '/mi-lista')}
      className="list-sheet pb-24 print:pb-0"
    >
      <SheetHead today={view.today} />
      <div className="mx-auto max-w-page px-4 pt-3 lg:px-8 print:p-0 empty:hidden">
        <UrgentExams view={view} />
      </div>
      <div className="border-b border-line bg-sunken print:border-0 print:bg-transparent">
        <div className="mx-auto max-w-page px-4 pt-3 pb-8 lg:px-8 lg:pb-10 print:bg-none print:p-0">
          <Breadcrumb trail={trail} />
          <h1 className="mt-6 text-2xl lg:mt-8 print:mt-0 print:text-lg">{page.heading}</h1>
          {codes.length === 0 && <p className="mt-4 max-w-[38rem] text-lg text-ink-soft">{page.lead}</p>}
          <AddExamForm address={view.address} typed={unclear.typed} />
          {codes.length > 0 && !unclear.typed && (
            <CatalogueLink
              codes={codes}
              className="no-print mt-2 inline-flex min-h-11 items-center text-brand underline underline-offset-4"
            />
          )}
        </div>
      </div>
      <div className="mx-auto max-w-page px-4 pt-8 lg:px-8 print:px-0 print:pt-2">
        <ListNotices view={view} unclear={unclear} />
        {view.list.exams.length === 0 ? <WholeProse sections={page.sections} /> : <Answer view={view} />}
      </div>
    </div>
  );
}

/** What stands at the top of the paper: whose plan it is, where to go and when, whom to call, and how old it is. */
function SheetHead({ today }: { today: CalendarDate }) {
  const { brand, phones, sites, openingHours } = useLaboratory();
  return (
    <div className="hidden border-b border-line pb-1 print:block">
      <p className="flex justify-between gap-6">
        <span>
          <strong>{brand}</strong> · {phones.join(' · ')}
        </span>
        <span>{m.list_printed({ date: formatDate(getLocale(), today) })}</span>
      </p>
      <p className="text-sm">
        {sites.map(({ name, address }) => `${name}: ${address}`).join(' · ')} ·{' '}
        {hoursSentence(openingHours, getLocale())}
      </p>
    </div>
  );
}

function Answer({ view }: { view: ListView }) {
  return (
    <div className="grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,24rem)_minmax(0,1fr)] print:grid-cols-1 print:gap-y-2 print:text-base">
      <div className="grid content-start gap-8">
        <ChosenExams view={view} />
        <PersonForm view={view} />
        <VisitForm view={view} />
        <p className="no-print hidden text-sm text-ink-soft lg:block">{m.list_privacy()}</p>
      </div>
      <div className="grid content-start gap-10 print:gap-2">
        <ListSummary view={view} />
        <PlanSection view={view} />
        <p className="no-print text-sm text-ink-soft lg:hidden">{m.list_privacy()}</p>
      </div>
    </div>
  );
}
