import type { QueuedReport } from '../../domain/release/waiting-reports.server.ts';
import { localizedHref } from '../../i18n/href.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { Table } from '../../ui/table.tsx';
import { Tag } from '../../ui/tag.tsx';
import { LiveList } from '../live/live-list.tsx';
import { waitingWhy } from './hold-words.ts';
import { statusWords } from './result-words.ts';
import { shownMoment } from './shown-moment.ts';

interface WaitingListProps {
  reports: readonly (QueuedReport & { name: string })[];
  timeZone: string;
  /** The number of waiting reports on all pages. */
  count: number;
  page: number;
  pages: number;
}

/** The reports that wait. No value is here: who opens one is in the audit log. */
export function WaitingList({ reports, timeZone, count, page, pages }: WaitingListProps) {
  return (
    <>
      <h1 className="text-2xl">{m.panel_results_heading()}</h1>
      <p className="mt-2 mb-8 text-ink-soft">{m.results_lead()}</p>
      <LiveList name="resultados">
        {reports.length === 0 ? (
          <EmptyState heading={m.results_empty_heading()}>{m.results_empty()}</EmptyState>
        ) : (
          <>
            <p className="mb-3 text-sm text-ink-soft">{m.panel_reports_waiting({ count })}</p>
            <Table
              caption={m.panel_results_heading()}
              isCaptionHidden
              rows={reports}
              keyOf={({ id }) => id}
              columns={[
                {
                  id: 'exam',
                  heading: m.results_exam(),
                  isLong: true,
                  cell: ({ id, name }) => (
                    <a
                      href={localizedHref(getLocale(), '/admin-panel/resultados/:id', { id })}
                      className="inline-flex min-h-11 items-center text-brand underline decoration-line-strong underline-offset-4"
                    >
                      {name}
                    </a>
                  ),
                },
                {
                  id: 'patient',
                  heading: m.results_patient(),
                  cell: ({ document }) => <span className="whitespace-nowrap">{document}</span>,
                },
                {
                  id: 'received',
                  heading: m.results_received(),
                  cell: ({ receivedAt }) => (
                    <span className="whitespace-nowrap">{shownMoment(getLocale(), receivedAt, timeZone)}</span>
                  ),
                },
                { id: 'why', heading: m.results_why(), isLong: true, cell: (report) => waitingWhy(report) },
                { id: 'state', heading: m.results_state(), cell: (report) => <States report={report} /> },
              ]}
            />
            <Pagination label={m.results_pages()} page={page} pages={pages} hrefOf={pageHref} className="mt-6" />
          </>
        )}
      </LiveList>
    </>
  );
}

const pageHref = (page: number): string =>
  localizedHref(getLocale(), '/admin-panel/resultados') + (page > 1 ? `?pagina=${page}` : '');

const States = ({ report: { isCritical, isOverdue, isAbnormal, isHeld, status } }: { report: QueuedReport }) => (
  <span className="inline-flex flex-wrap gap-1.5">
    {isCritical && <Tag tone="alarm">{m.results_critical()}</Tag>}
    {isOverdue && <Tag tone="caution">{m.results_overdue()}</Tag>}
    {isAbnormal && !isCritical && <Tag tone="caution">{m.results_abnormal()}</Tag>}
    {isHeld ? <Tag tone="caution">{m.results_held()}</Tag> : <Tag>{statusWords(status)}</Tag>}
  </span>
);
