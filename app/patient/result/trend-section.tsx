import type { ResultTrend, TrendRow } from '../../domain/reports/result-trend.ts';
import type { Barrier } from '../../domain/reports/trend-barriers.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { TrendPlot } from '../../ui/drawings/trend-plot.tsx';
import { Table } from '../../ui/table.tsx';
import { useLaboratory } from '../../views/laboratory/laboratory-context.ts';
import { dateWords } from '../frame/visit-words.ts';
import { Unfolded } from './unfolded.tsx';
import { withUnit } from './value-words.ts';

const barrierWords = {
  code: m.trend_code,
  unit: m.trend_unit,
  method: m.trend_method,
  specimen: m.trend_specimen,
  text: m.trend_text,
  notation: m.trend_notation,
} as const satisfies Record<Barrier, () => string>;

/** The last values of an analyte, drawn and as a table. A gap in the line has its reason in the table. */
export function TrendSection({ trend, isOpen }: { trend: ResultTrend; isOpen: boolean }) {
  const { timeZone } = useLaboratory();
  const { points, lines, rows } = trend;
  const [first, last] = [points[0], points.at(-1)];
  return (
    <Unfolded summary={m.trend_summary({ count: rows.length - 1 })} isOpen={isOpen}>
      {first && last ? (
        <div className="mt-3 max-w-120 break-inside-avoid">
          <TrendPlot
            {...trend}
            from={dateWords(first.at, timeZone)}
            to={dateWords(last.at, timeZone)}
            label={trendWords(trend, timeZone)}
          />
          {lines.length < rows.length - 1 && <p className="mt-3 text-sm">{m.trend_gaps()}</p>}
        </div>
      ) : (
        <p className="mt-2 text-sm">{m.trend_not_drawn()}</p>
      )}
      <TrendTable rows={rows} isOpen={!first} />
    </Unfolded>
  );
}

function trendWords({ rows: [now, before] }: ResultTrend, timeZone: string): string {
  if (!now || !before) return '';
  return m.trend_label({
    value: withUnit(now.value, now.unit),
    date: dateWords(now.at, timeZone),
    before: withUnit(before.value, before.unit),
    earlier: dateWords(before.at, timeZone),
  });
}

function TrendTable({ rows, isOpen }: { rows: readonly TrendRow[]; isOpen: boolean }) {
  const { timeZone } = useLaboratory();
  return (
    <Unfolded summary={m.trend_table()} isOpen={isOpen} isQuiet>
      <Table
        caption={m.trend_heading()}
        isCaptionHidden
        rows={rows}
        keyOf={({ report, at, value }) => `${report} ${at} ${value}`}
        columns={[
          { id: 'date', heading: m.trend_date(), cell: ({ at }) => dateWords(at, timeZone) },
          {
            id: 'value',
            heading: m.result_table_value(),
            cell: ({ value, unit }) => <span className="whitespace-nowrap">{withUnit(value, unit)}</span>,
          },
          {
            id: 'interval',
            heading: m.result_table_interval(),
            cell: ({ range }) => <span className="whitespace-nowrap">{range}</span>,
          },
          { id: 'note', heading: m.trend_note(), cell: (row) => noteOf(row, row === rows[0]), isLong: true },
        ]}
      />
    </Unfolded>
  );
}

function noteOf({ barrier, hasNewRange, value }: TrendRow, isCurrent: boolean): string {
  const notes = [
    ...(isCurrent ? [`${m.trend_this()}.`] : []),
    ...(barrier ? [barrierWords[barrier]()] : []),
    ...(barrier === null && /[<>≤≥]/.test(value) ? [m.trend_bound()] : []),
    ...(hasNewRange ? [m.trend_new_range()] : []),
  ];
  return notes.join(' ');
}
