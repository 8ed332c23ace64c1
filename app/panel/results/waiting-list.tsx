import type { WaitingUrgency } from '../../domain/release/waiting-order.ts';
import type { QueuedReport } from '../../domain/release/waiting-reports.server.ts';
import { localizedHref } from '../../i18n/href.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { LiveList } from '../live/live-list.tsx';
import { WaitingTable } from './waiting-table.tsx';

interface WaitingListProps {
  reports: readonly (QueuedReport & { name: string })[];
  /** The number of waiting reports of each urgency on all pages. */
  counts: Readonly<Record<WaitingUrgency, number>>;
  timeZone: string;
  /** When the page was made: the waits count up to it. */
  now: string;
  page: number;
  pages: number;
}

/** The reports that wait. No value is here: who opens one is in the audit log. */
export function WaitingList({ reports, counts, timeZone, now, page, pages }: WaitingListProps) {
  const count = Object.values(counts).reduce((sum, one) => sum + one, 0);
  return (
    <>
      <h1 className="text-2xl">{m.panel_results_heading()}</h1>
      <LiveList name="resultados">
        {reports.length === 0 ? (
          <EmptyState heading={m.results_empty_heading()}>{m.results_empty()}</EmptyState>
        ) : (
          <>
            <p className="mt-1 mb-4 text-sm text-ink-soft">
              {m.panel_reports_waiting({ count })}. {m.results_lead()}
            </p>
            <WaitingTable reports={reports} counts={counts} timeZone={timeZone} now={now} />
            <Pagination label={m.results_pages()} page={page} pages={pages} hrefOf={pageHref} className="mt-6" />
          </>
        )}
      </LiveList>
    </>
  );
}

const pageHref = (page: number): string =>
  localizedHref(getLocale(), '/admin-panel/resultados') + (page > 1 ? `?pagina=${page}` : '');
