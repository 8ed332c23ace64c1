import type { ListedCase } from '../../domain/critical/critical-list.server.ts';
import { localizedHref } from '../../i18n/href.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Table, type TableColumn } from '../../ui/table.tsx';
import { Tag } from '../../ui/tag.tsx';
import { minutesSince, queueWaitWords } from '../results/queue-wait.ts';
import { shownMoment } from '../results/shown-moment.ts';
import { causeWords, criticalStateWords } from './critical-words.ts';

export type NamedCase = ListedCase & { name: string };

interface CriticalScreenProps {
  cases: readonly NamedCase[];
  timeZone: string;
  /** When the page was made: the clocks count up to it. */
  now: string;
}

/** The calls to make, each with its clock, and below them those of the last days. No value is here: the report shows it. */
export function CriticalScreen({ cases, timeZone, now }: CriticalScreenProps) {
  const open = cases.filter(({ state }) => state === 'open');
  const closed = cases.filter(({ state }) => state !== 'open');
  return (
    <>
      <h1 className="text-2xl">{m.panel_critical()}</h1>
      <p className="mt-2 mb-8 max-w-(--container-prose) text-ink-soft">{m.critical_lead()}</p>
      {open.length === 0 ? (
        <EmptyState heading={m.critical_empty_heading()}>{m.critical_empty()}</EmptyState>
      ) : (
        <Table
          caption={m.critical_open_heading()}
          rows={open}
          keyOf={({ id }) => id}
          columns={[
            { id: 'waits', heading: m.critical_waits(), cell: (row) => <Clock row={row} now={now} /> },
            examColumn,
            patientColumn,
            {
              id: 'doctor',
              heading: m.critical_doctor(),
              cell: ({ doctors }) => doctors.join(', ') || m.critical_no_doctor(),
            },
            { id: 'attempts', heading: m.critical_attempts(), isNumeric: true, cell: ({ failed }) => failed },
            {
              id: 'released',
              heading: m.results_state(),
              cell: ({ isReleased }) => (
                <span className="whitespace-nowrap">
                  {isReleased ? m.critical_released() : m.critical_not_released()}
                </span>
              ),
            },
          ]}
        />
      )}
      {closed.length > 0 && <ClosedCases cases={closed} timeZone={timeZone} now={now} />}
    </>
  );
}

const ClosedCases = ({ cases, timeZone, now }: CriticalScreenProps) => (
  <div className="mt-12">
    <Table
      caption={m.critical_closed_heading()}
      rows={cases}
      keyOf={({ id }) => id}
      columns={[
        examColumn,
        patientColumn,
        { id: 'state', heading: m.results_state(), cell: ({ state }) => criticalStateWords[state]() },
        {
          id: 'took',
          heading: m.critical_waits(),
          cell: ({ openedAt, closedAt }) => queueWaitWords(minutesSince(openedAt, closedAt ?? now)),
        },
        {
          id: 'closed',
          heading: m.critical_closed_at(),
          cell: ({ closedAt }) => shownMoment(getLocale(), closedAt ?? now, timeZone),
        },
      ]}
    />
  </div>
);

const examColumn: TableColumn<NamedCase> = {
  id: 'exam',
  get heading() {
    return m.results_exam();
  },
  isLong: true,
  isRowHeading: true,
  cell: ({ report, name, cause }) => (
    <>
      <a
        href={`${localizedHref(getLocale(), '/admin-panel/resultados/:id', { id: report })}#critico`}
        className="inline-flex min-h-11 items-center text-brand underline decoration-line-strong underline-offset-4"
      >
        {name}
      </a>
      <span className="block text-sm font-normal text-ink-soft">{causeWords[cause]()}</span>
    </>
  ),
};

const patientColumn: TableColumn<NamedCase> = {
  id: 'patient',
  get heading() {
    return m.results_patient();
  },
  cell: ({ document }) => <span className="whitespace-nowrap">{document}</span>,
};

const Clock = ({ row: { openedAt, escalatedAt }, now }: { row: NamedCase; now: string }) => (
  <span className="inline-flex flex-wrap items-center gap-2">
    <time dateTime={openedAt} className="font-semibold whitespace-nowrap tabular-nums">
      {queueWaitWords(minutesSince(openedAt, now))}
    </time>
    {escalatedAt && <Tag tone="alarm">{m.critical_escalated()}</Tag>}
  </span>
);
