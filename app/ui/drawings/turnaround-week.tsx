// biome-ignore-all lint/a11y/noRedundantRoles: some browsers drop the table semantics of rows that are grids, and the roles restore them.
import type { ReactNode } from 'react';
import { m } from '../../i18n/paraglide/messages.js';
import { classes } from '../classes.ts';
import { percent } from './percent.ts';

/** A place in the week: 0 is the beginning of its first day, and 1 the end of its last. */
type Share = number;

interface Span {
  from: Share;
  to: Share;
}

interface Moment {
  at: Share;
  words: string;
}

/** A sample that arrives, and when its routine and its specialized results are ready. */
export interface WeekRow {
  id: string;
  arrival: Moment;
  routine: Moment;
  specialized: Moment;
}

interface TurnaroundWeekProps {
  days: readonly { id: string; initial: string; open: Span | null }[];
  /** The cut-off of each day that has one. */
  cutOffs: readonly Share[];
  cutOffWords: string;
  rows: readonly WeekRow[];
}

const grid = 'grid grid-cols-[auto_1fr] gap-x-6 md:grid-cols-[11rem_1fr] md:gap-x-8';

/** When the results of a few samples are ready, on the days of a week with the laboratory's hours. It is a table whose rows are drawn. */
export function TurnaroundWeek({ days, cutOffs, cutOffWords, rows }: TurnaroundWeekProps) {
  return (
    <div className="mt-6 max-w-[54rem]">
      <table role="table" className="block text-sm">
        <caption className="sr-only">{m.week_caption()}</caption>
        <thead role="rowgroup" className="block">
          <tr role="row" className={grid}>
            {[m.week_arrival(), m.week_routine(), m.week_specialized()].map((heading) => (
              <th key={heading} role="columnheader" scope="col" className="sr-only">
                {heading}
              </th>
            ))}
            <td aria-hidden="true" className="col-span-2 md:col-span-1 md:col-start-2">
              <Days days={days} cutOffs={cutOffs} />
            </td>
          </tr>
        </thead>
        <tbody role="rowgroup" className="block border-b border-line">
          {rows.map((row) => (
            <SampleRow key={row.id} row={row} days={days} />
          ))}
        </tbody>
      </table>
      <p aria-hidden="true" className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-xs text-ink-soft">
        <Key
          mark={<line x1="1" x2="11" y1="6" y2="6" className="stroke-line-strong" strokeWidth="4" />}
          words={m.week_open()}
        />
        <Key mark={<line x1="6" x2="6" y1="1" y2="11" className="stroke-ink" strokeWidth="2" />} words={cutOffWords} />
        <Key mark={<Arrival />} words={m.week_arrival()} />
        <Key mark={<Routine />} words={m.week_routine()} />
        <Key mark={<Specialized />} words={m.week_specialized()} />
      </p>
    </div>
  );
}

function Days({ days, cutOffs }: Pick<TurnaroundWeekProps, 'days' | 'cutOffs'>) {
  return (
    <svg aria-hidden="true" className="block h-12 w-full overflow-visible text-xs">
      <DayLines count={days.length} />
      {days.map(({ id, initial, open }, position) => (
        <g key={id}>
          <text
            x={percent((position + 0.5) / days.length)}
            y="14"
            textAnchor="middle"
            className={open ? 'fill-ink font-semibold' : 'fill-ink-soft'}
          >
            {initial}
          </text>
          {open && (
            <line
              x1={percent(open.from)}
              x2={percent(open.to)}
              y1="32"
              y2="32"
              className="stroke-line-strong"
              strokeWidth="4"
            />
          )}
        </g>
      ))}
      {cutOffs.map((at) => (
        <line key={at} x1={percent(at)} x2={percent(at)} y1="25" y2="39" className="stroke-ink" strokeWidth="2" />
      ))}
    </svg>
  );
}

const DayLines = ({ count }: { count: number }) =>
  Array.from({ length: count + 1 }, (_, position) => percent(position / count)).map((x) => (
    <line key={x} x1={x} x2={x} y1="0" y2="100%" className="stroke-line" />
  ));

function SampleRow({ row, days }: { row: WeekRow; days: TurnaroundWeekProps['days'] }) {
  const { arrival, routine, specialized } = row;
  return (
    <tr role="row" className={classes(grid, 'border-t border-line pt-3 md:pt-0')}>
      <th
        role="rowheader"
        scope="row"
        className="col-span-2 text-left font-semibold md:col-span-1 md:col-start-1 md:row-start-1 md:pt-3"
      >
        {arrival.words}
      </th>
      <td role="cell" className="row-start-2 md:col-start-1 md:row-start-2">
        <Mark>
          <Routine />
        </Mark>{' '}
        {routine.words}
      </td>
      <td role="cell" className="row-start-2 text-ink-soft md:col-start-1 md:row-start-3 md:pb-3">
        <Mark>
          <Specialized />
        </Mark>{' '}
        {specialized.words}
      </td>
      <td
        aria-hidden="true"
        className="relative col-span-2 row-start-3 h-9 md:col-span-1 md:col-start-2 md:row-span-3 md:row-start-1 md:h-auto"
      >
        <Line row={row} days={days} />
      </td>
    </tr>
  );
}

function Line({ row: { arrival, routine, specialized }, days }: { row: WeekRow; days: TurnaroundWeekProps['days'] }) {
  return (
    <svg aria-hidden="true" className="absolute inset-0 size-full overflow-visible">
      <DayLines count={days.length} />
      <line
        x1={percent(routine.at)}
        x2={percent(specialized.at)}
        y1="50%"
        y2="50%"
        className="stroke-brand"
        strokeWidth="2"
        strokeDasharray="2 4"
      />
      <line
        x1={percent(arrival.at)}
        x2={percent(routine.at)}
        y1="50%"
        y2="50%"
        className="stroke-here"
        strokeWidth="2"
      />
      <At at={arrival.at}>
        <Arrival />
      </At>
      <At at={specialized.at}>
        <Specialized />
      </At>
      <At at={routine.at}>
        <Routine />
      </At>
    </svg>
  );
}

/** Marks are 12 units square, with their center at 6. */
const Arrival = () => <circle cx="6" cy="6" r="4" className="fill-paper stroke-ink" strokeWidth="2" />;
const Routine = () => <circle cx="6" cy="6" r="5.5" className="fill-here" />;
const Specialized = () => <path d="M6 0 12 6 6 12 0 6Z" className="fill-brand" />;

const At = ({ at, children }: { at: Share; children: ReactNode }) => (
  <svg aria-hidden="true" x={percent(at)} y="50%" className="overflow-visible">
    <g transform="translate(-6 -6)">{children}</g>
  </svg>
);

const Mark = ({ children }: { children: ReactNode }) => (
  <svg aria-hidden="true" viewBox="0 0 12 12" className="inline-block size-3 align-[-0.05em]">
    {children}
  </svg>
);

const Key = ({ mark, words }: { mark: ReactNode; words: string }) => (
  <span>
    <Mark>{mark}</Mark> {words}
  </span>
);
