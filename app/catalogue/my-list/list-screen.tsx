import type { ComponentProps } from 'react';

import { localizedHref } from '../../i18n/href.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { button } from '../../ui/button.ts';
import { classes } from '../../ui/classes.ts';
import { dataFor } from '../../ui/data-for.ts';
import type { Sharing } from '../../ui/share.tsx';
import { Breadcrumb } from '../../views/pages/breadcrumb.tsx';
import { FoldedRow } from '../../views/pages/folded-row.tsx';
import type { Page } from '../../views/pages/page.ts';
import { WholeProse } from '../../views/pages/prose.tsx';
import { AddExamForm } from './add-exam-form.tsx';
import { AskBar } from './ask-bar.tsx';
import { CatalogueLink } from './catalogue-link.tsx';
import { cautionBar } from './caution.tsx';
import { ChosenExams } from './chosen-exams.tsx';
import { ListNotices } from './list-notices.tsx';
import { ListSummary, receiptRow } from './list-summary.tsx';
import { emptiedId, type ListView } from './list-view.ts';
import { lostListContract } from './lost-list.contract.ts';
import { PersonQuestion } from './person-question.tsx';
import { PlanSection } from './plan-section.tsx';
import { PlanStrip } from './plan-strip.tsx';
import { UrgentExams } from './set-apart.tsx';
import { SheetHead } from './sheet-head.tsx';
import type { UnclearName } from './written-order.ts';

/** The texts of the page. */
export interface ListPage {
  heading: string;
  lead: string;
  sections: Page['sections'];
  trail: ComponentProps<typeof Breadcrumb>['trail'];
}

/** The page's actions in the browser; without them, links and forms lead to the server. */
interface ListActions extends Pick<ComponentProps<'div'>, 'onClick' | 'onSubmit'> {
  onKeep: () => void;
  sharing: Sharing;
}

interface ListScreenProps {
  page: ListPage;
  view: ListView;
  unclear: UnclearName;
  /** Whether the visitor has just taken the last exam off. */
  isEmptied?: boolean;
  actions?: ListActions;
}

/** A visitor's list: its exams, when to come, when all results are ready, and how to prepare. */
export function ListScreen({ page, view, unclear, isEmptied = false, actions }: ListScreenProps) {
  const { codes } = view.address;
  // The server does not know the list that the browser stores. Until it is loaded, the page does not look like one without a list.
  const isServers = view.display.place === 'query';
  return (
    // Links and forms change with the list, so this element handles their events. Keys work too, because a browser turns them into clicks.
    // biome-ignore lint/a11y/noStaticElementInteractions: the click target is a link inside.
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above.
    <div
      onClick={actions?.onClick}
      onSubmit={actions?.onSubmit}
      className="group/list list-sheet pb-16 lg:pb-24 print:pb-0"
    >
      <SheetHead today={view.today} />
      <div className="page-frame pt-3 print:p-0 empty:hidden">
        <UrgentExams view={view} />
      </div>
      <div className="border-b border-line bg-sunken print:border-0 print:bg-transparent">
        <div className="page-frame pt-2 pb-5 lg:pb-8 print:bg-none print:p-0">
          <Breadcrumb trail={page.trail} />
          <h1
            className={classes(
              'pt-2 print:pt-0 print:text-lg',
              view.list.exams.length > 0 ? 'text-[1.75rem] lg:text-[2.25rem]' : 'text-2xl',
            )}
          >
            {page.heading}
          </h1>
          {isEmptied && (
            <p id={emptiedId} role="status" className="mt-4 scroll-mt-24 text-lg font-semibold">
              {m.list_emptied()}
            </p>
          )}
          {view.list.exams.length > 0 && <Opening view={view} />}
          {codes.length === 0 && <Beginning view={view} lead={page.lead} typed={unclear.typed} isServers={isServers} />}
        </div>
      </div>
      <div className="page-frame pt-6 print:px-0 print:pt-2">
        <ListNotices view={view} unclear={unclear} onKeep={actions?.onKeep} />
        {view.list.exams.length > 0 ? (
          <Answer view={view} typed={unclear.typed} sharing={actions?.sharing} />
        ) : (
          <WholeProse sections={page.sections} {...(isServers && { className: 'listed:hidden' })} />
        )}
        {isServers && codes.length === 0 && <LostList />}
        {isServers && codes.length === 0 && (
          <p role="status" className="hidden min-h-[80vh] listed:block">
            {m.list_opening()}
          </p>
        )}
      </div>
      {view.list.exams.length > 0 && <AskBar view={view} />}
    </div>
  );
}

interface BeginningProps extends Pick<ListScreenProps, 'view'> {
  lead: string;
  typed: string;
  isServers: boolean;
}

/** The dates of the list, and the question about its person. */
const Opening = ({ view }: { view: ListView }) => (
  <div className="mt-4 grid gap-4 lg:gap-6">
    {asksFirst(view) && <PersonQuestion view={view} />}
    <PlanStrip view={view} />
    {!asksFirst(view) && <PersonQuestion view={view} />}
  </div>
);

/** Whether its dates probably do not fit the person: an exam for pregnancy, and nobody said whose it is. */
const asksFirst = ({ list: { prenatal, person } }: ListView): boolean => prenatal.length > 0 && person.group === null;

/** How a list begins: what it is for, and the field for its first exam. */
const Beginning = ({ view, lead, typed, isServers }: BeginningProps) => (
  <div className="mt-3 grid items-end gap-x-16 gap-y-5 lg:grid-cols-2 xl:gap-x-24">
    <p className={classes('max-w-[38rem] text-ink-soft sm:text-lg', isServers && 'listed:hidden')}>{lead}</p>
    <div>
      <AddExamForm address={view.address} typed={typed} />
    </div>
  </div>
);

/** `served-list.browser.ts` shows it if this browser cannot open its list. The visitor decides whether the server gets the codes. */
function LostList() {
  const path = localizedHref(getLocale(), '/mi-lista');
  return (
    <div {...dataFor(lostListContract, { notice: true })} hidden className={classes(cautionBar, 'mb-8')}>
      <p role="alert" className="font-semibold">
        {m.list_lost()}
      </p>
      <p className="mt-2">{m.list_lost_server()}</p>
      <p className="mt-3 flex flex-wrap gap-3">
        <a href={path} className={button('primary')}>
          {m.list_lost_again()}
        </a>
        <a href={path} rel="nofollow" {...dataFor(lostListContract, { send: true })} className={button('outline')}>
          {m.list_lost_send()}
        </a>
      </p>
    </div>
  );
}

interface AnswerProps {
  view: ListView;
  typed: string;
  sharing: Sharing | undefined;
}

/** A receipt with more exams is taller than the window, so it scrolls with the page. */
const MAX_TO_STICK = 5;

/** The plan at the left, and the receipt at the right; on a phone the receipt comes first. */
function Answer({ view, typed, sharing }: AnswerProps) {
  const privacy = view.display.place === 'query' ? m.list_privacy() : m.list_privacy_here();
  return (
    <div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_25rem] xl:grid-cols-[minmax(0,1fr)_28rem] xl:gap-x-20 print:grid-cols-1 print:gap-y-2 print:text-base">
      <div
        className={classes(
          'lg:order-last',
          view.list.exams.length <= MAX_TO_STICK && 'lg:[@media(min-height:50rem)]:sticky lg:top-24',
        )}
      >
        <div className="rounded-lg border border-line bg-surface p-4 sm:px-6 sm:py-5 print:border-0 print:bg-transparent print:p-0">
          <ChosenExams view={view} />
          <ListSummary view={view} sharing={sharing} />
          <MoreExams view={view} typed={typed} />
        </div>
      </div>
      <div className="grid min-w-0 content-start gap-8 print:gap-2">
        <PlanSection view={view} />
        <p className="no-print max-w-[40rem] text-sm text-ink-soft">{privacy}</p>
      </div>
    </div>
  );
}

/** Below the lines of the receipt, closed: the field that adds exams, and the way to the catalog. */
const MoreExams = ({ view, typed }: Pick<AnswerProps, 'view' | 'typed'>) => (
  <FoldedRow isOpen={typed !== ''} className={receiptRow} heading={m.list_add_label()}>
    <div className="pt-1 pb-3">
      <AddExamForm address={view.address} typed={typed} />
      {!typed && (
        <CatalogueLink
          view={view}
          className="inline-flex min-h-11 items-center text-brand underline decoration-line-strong underline-offset-4"
        />
      )}
    </div>
  </FoldedRow>
);
