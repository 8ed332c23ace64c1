import type { CellChange, CumulativeCell, CumulativeRow, RowDifference } from '../../domain/reports/cumulative.ts';
import { localizedHref } from '../../i18n/href.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { classes } from '../../ui/classes.ts';
import { FlagMark } from '../../views/results/flag-mark.tsx';
import { type HeadedPatient, PatientHead } from './patient-head.tsx';

/** The table with its words. */
export interface ShownCumulative {
  dates: readonly { at: string; words: string }[];
  groups: readonly { name: string; rows: readonly CumulativeRow[] }[];
}

const differences: Readonly<Record<RowDifference, () => string>> = {
  unit: m.cumulative_other_unit,
  specimen: m.cumulative_other_specimen,
};
const changes: Readonly<Record<CellChange, () => string>> = {
  interval: m.cumulative_other_interval,
  laboratory: m.cumulative_other_laboratory,
};

const LONGEST_VALUE = 60;

const firstColumn =
  'sticky left-0 z-1 w-44 min-w-44 bg-paper py-2 pr-3 text-left align-top shadow-[inset_-1px_0_0_var(--color-line)] sm:w-64 sm:min-w-64';

/** Analytes × dates. The first column stays while the dates scroll. */
export function CumulativePage({ of, table }: { of: HeadedPatient; table: ShownCumulative }) {
  return (
    <>
      <PatientHead of={of} here="cumulative" />
      <p className="mt-4 max-w-(--container-prose) text-sm text-ink-soft">{m.cumulative_lead()}</p>
      <section
        aria-label={m.doctor_patient_cumulative()}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard (WCAG 2.1.1)
        tabIndex={0}
        className="mt-4 overflow-x-auto print:overflow-visible"
      >
        <table className="border-separate border-spacing-0 text-sm">
          <caption className="sr-only">{m.doctor_patient_cumulative()}</caption>
          <thead>
            <tr>
              <th scope="col" className={classes(firstColumn, 'border-b border-line-strong text-xs text-ink-soft')}>
                {m.doctor_report_analyte()}
              </th>
              {table.dates.map(({ at, words }) => (
                <th
                  key={at}
                  scope="col"
                  className="min-w-36 border-b border-line-strong px-3 py-2 text-left text-xs font-semibold whitespace-nowrap text-ink-soft"
                >
                  {words}
                </th>
              ))}
            </tr>
          </thead>
          {table.groups.map(({ name, rows }) => (
            <tbody key={`${name} ${rows[0]?.key}`}>
              <tr>
                <th
                  scope="rowgroup"
                  colSpan={table.dates.length + 1}
                  className="border-b border-line bg-sunken px-0 py-1.5 text-left text-xs font-semibold"
                >
                  <span className="sticky left-2 pl-2">{name}</span>
                </th>
              </tr>
              {rows.map((row) => (
                <Row key={row.key} row={row} dates={table.dates} />
              ))}
            </tbody>
          ))}
        </table>
      </section>
    </>
  );
}

const Row = ({ row, dates }: { row: CumulativeRow; dates: ShownCumulative['dates'] }) => (
  <tr>
    <th scope="row" className={classes(firstColumn, 'border-b border-line font-medium wrap-anywhere')}>
      {row.name}
      {row.unit && <span className="ml-1.5 text-xs font-normal text-ink-soft">{row.unit}</span>}
      {row.differences.map((one) => (
        <span key={one} className="mt-0.5 block text-xs font-normal text-caution">
          {differences[one]()}
          {one === 'specimen' && row.specimen !== '' && `: ${row.specimen}`}
        </span>
      ))}
    </th>
    {row.cells.map((cells, place) => (
      <td key={dates[place]?.at} className="border-b border-line px-3 py-2 align-top">
        {cells.map((cell, position) => (
          // The sender may repeat a value within one report: only its place tells them apart.
          // biome-ignore lint/suspicious/noArrayIndexKey: as above; the list never changes
          <Cell key={`${cell.report} ${position}`} cell={cell} />
        ))}
      </td>
    ))}
  </tr>
);

/** The value as sent; a long text is a link to its report, never cut. Every value leads there. */
function Cell({ cell: { report, value, range, flag, comment, status, changes: changed } }: { cell: CumulativeCell }) {
  const notes = [
    ...(status === 'final' ? [] : [status === 'corrected' ? m.orders_corrected() : m.cumulative_preliminary()]),
    ...changed.map((one) => changes[one]()),
    ...(comment ? [m.cumulative_commented()] : []),
  ];
  return (
    <div className="max-w-56">
      <a
        href={localizedHref(getLocale(), '/portal-medicos/resultado/:report', { report })}
        className="inline-flex min-h-6 items-center font-semibold wrap-anywhere whitespace-pre-wrap tabular-nums underline decoration-line underline-offset-4 hover:decoration-brand"
      >
        {value.length > LONGEST_VALUE ? m.cumulative_long() : value}
      </a>
      {flag.level !== 'inside' && flag.level !== 'ask' && (
        <FlagMark level={flag.level} reader="doctor" className="ml-2 text-xs whitespace-nowrap" />
      )}
      {range && <span className="block text-xs text-ink-soft">{range}</span>}
      {notes.length > 0 && <span className="block text-xs text-caution">{notes.join(' · ')}</span>}
    </div>
  );
}
