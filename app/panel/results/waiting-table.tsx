// biome-ignore-all lint/a11y/noRedundantRoles: on a phone the rows are blocks, and some browsers then forget that they are a table's.
import { urgencyOf, type WaitingUrgency, waitingUrgencies } from '../../domain/release/waiting-order.ts';
import type { QueuedReport } from '../../domain/release/waiting-reports.server.ts';
import { localizedHref } from '../../i18n/href.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { classes } from '../../ui/classes.ts';
import { Tag } from '../../ui/tag.tsx';
import { waitingWhy } from './hold-words.ts';
import { minutesSince, queueWaitWords } from './queue-wait.ts';
import { statusWords } from './result-words.ts';
import { shownMoment } from './shown-moment.ts';

type NamedReport = QueuedReport & { name: string };

const groups: Readonly<Record<WaitingUrgency, { words: () => string; color: string }>> = {
  critical: { words: m.results_group_critical, color: 'text-alarm' },
  overdue: { words: m.results_group_overdue, color: 'text-caution' },
  abnormal: { words: m.results_group_abnormal, color: 'text-caution' },
  rest: { words: m.results_group_rest, color: 'text-ink-soft' },
};

interface WaitingTableProps {
  reports: readonly NamedReport[];
  /** The number of waiting reports of each urgency on all pages. */
  counts: Readonly<Record<WaitingUrgency, number>>;
  timeZone: string;
  now: string;
}

const cell = 'align-middle max-lg:p-0 lg:px-3 lg:py-0.5 lg:first:pl-2 lg:last:pr-2';

/** One dense line for each report, in groups by urgency; on a phone, a card of three lines. */
export function WaitingTable({ reports, counts, timeZone, now }: WaitingTableProps) {
  const columns = [m.results_patient(), m.results_exam(), m.results_why(), m.results_state(), m.results_wait()];
  return (
    <table role="table" className="block w-full text-sm lg:table lg:border-collapse">
      <caption className="sr-only">{m.panel_results_heading()}</caption>
      <thead role="rowgroup" className="max-lg:sr-only">
        <tr role="row">
          {columns.map((heading) => (
            <th
              key={heading}
              role="columnheader"
              scope="col"
              className="px-3 py-1.5 text-left text-xs font-semibold whitespace-nowrap text-ink-soft first:pl-2 last:pr-2 last:text-right"
            >
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      {waitingUrgencies
        .map((urgency) => ({ urgency, rows: reports.filter((report) => urgencyOf(report) === urgency) }))
        .filter(({ rows }) => rows.length > 0)
        .map(({ urgency, rows }) => (
          <tbody key={urgency} role="rowgroup" className="block lg:table-row-group">
            <tr role="row" className="block bg-sunken lg:table-row">
              <th
                role="rowheader"
                scope="rowgroup"
                colSpan={columns.length}
                className={classes(
                  'block px-2 py-1.5 text-left text-xs font-bold lg:table-cell',
                  groups[urgency].color,
                )}
              >
                {groups[urgency].words()} <span className="ml-1 tabular-nums">{counts[urgency]}</span>
              </th>
            </tr>
            {rows.map((report) => (
              <Line key={report.id} report={report} timeZone={timeZone} now={now} />
            ))}
          </tbody>
        ))}
    </table>
  );
}

function Line({ report, timeZone, now }: { report: NamedReport; timeZone: string; now: string }) {
  const { id, name, document, order, receivedAt, isHeld, holds } = report;
  const isOrdinary = !isHeld && holds?.[0] === 'not-enabled';
  return (
    <tr
      role="row"
      className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 border-b border-line px-2 py-2 hover:bg-tint has-[:focus-visible]:bg-tint lg:table-row"
    >
      <td role="cell" className={classes(cell, 'whitespace-nowrap max-lg:col-start-1 max-lg:row-start-2')}>
        {document} <span className="ml-2 text-ink-soft">{order}</span>
      </td>
      <th
        role="rowheader"
        scope="row"
        className={classes(cell, 'text-left font-semibold max-lg:col-start-1 max-lg:row-start-1')}
      >
        <a
          href={localizedHref(getLocale(), '/admin-panel/resultados/:id', { id })}
          className="inline-flex min-h-9 items-center text-brand underline decoration-line-strong underline-offset-4 hover:decoration-brand max-lg:min-h-11"
        >
          {name}
        </a>
      </th>
      <td
        role="cell"
        className={classes(cell, 'max-lg:col-span-2 max-lg:row-start-4', isOrdinary && 'text-ink-soft max-lg:hidden')}
      >
        {waitingWhy(report)}
      </td>
      <td
        role="cell"
        className={classes(cell, 'lg:whitespace-nowrap max-lg:col-span-2 max-lg:row-start-3 max-lg:mt-0.5')}
      >
        <States report={report} />
      </td>
      <td
        role="cell"
        className={classes(cell, 'text-right whitespace-nowrap tabular-nums max-lg:col-start-2 max-lg:row-start-1')}
      >
        <time dateTime={receivedAt} title={shownMoment(getLocale(), receivedAt, timeZone)}>
          {queueWaitWords(minutesSince(receivedAt, now))}
        </time>
      </td>
    </tr>
  );
}

/** The status, and what the heading of the group does not say yet. */
function States({ report }: { report: QueuedReport }) {
  const { isCritical, isOverdue, isAbnormal, isHeld, status } = report;
  return (
    <span className="inline-flex flex-wrap items-center gap-1.5">
      {isHeld ? <Tag tone="caution">{m.results_held()}</Tag> : statusWords(status)}
      {isCritical && isOverdue && <Tag tone="caution">{m.results_overdue()}</Tag>}
      {isOverdue && isAbnormal && !isCritical && <Tag tone="caution">{m.results_abnormal()}</Tag>}
    </span>
  );
}
