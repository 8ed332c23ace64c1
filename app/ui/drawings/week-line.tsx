// biome-ignore-all lint/a11y/noRedundantRoles: some browsers drop the table semantics of rows that are grids, and the roles restore them.
import type { ReactNode } from 'react';
import { m } from '../../i18n/paraglide/messages.js';
import { classes } from '../classes.ts';
import { percent } from './percent.ts';

/** Something to do between two weeks. */
export interface WeekSpan {
  id: string;
  name: ReactNode;
  /** Completed weeks; the last one counts to its end. */
  from: number;
  to: number;
  words: string;
}

interface WeekLineProps {
  caption: string;
  /** The number of weeks on the line. */
  weeks: number;
  /** The parts of the line, by the week with which each begins. */
  parts: readonly { from: number; words: string }[];
  spans: readonly WeekSpan[];
  /** The event at the end of the line. */
  end: string;
}

const grid = 'grid md:grid-cols-[19rem_1fr] md:gap-x-8';

/** Draws the weeks of each thing to do below one line with its parts. It is a table whose rows are drawn. */
export function WeekLine({ caption, weeks, parts, spans, end }: WeekLineProps) {
  const x = (week: number): string => percent(week / weeks);
  return (
    <table role="table" className="mt-6 block max-w-[54rem] text-sm">
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup" className="block">
        <tr role="row" className={grid}>
          <th role="columnheader" scope="col" className="sr-only">
            {m.week_line_what()}
          </th>
          <th role="columnheader" scope="col" className="sr-only">
            {m.week_line_when()}
          </th>
          <td aria-hidden="true" className="md:col-start-2">
            <Axis parts={parts} x={x} end={end} />
          </td>
        </tr>
      </thead>
      <tbody role="rowgroup" className="block border-b border-line">
        {spans.map((span) => (
          <SpanRow key={span.id} span={span} parts={parts} x={x} weeks={weeks} />
        ))}
      </tbody>
    </table>
  );
}

/** The horizontal place of a week, in percent. */
type PlaceOf = (week: number) => string;

function Axis({ parts, x, end }: Pick<WeekLineProps, 'parts' | 'end'> & { x: PlaceOf }) {
  return (
    <svg aria-hidden="true" className="block h-16 w-full overflow-visible text-xs">
      {parts.map(({ from, words }) => (
        <text key={words} x={x(from)} dx="4" y="14" className="fill-ink-soft">
          {words}
        </text>
      ))}
      <line x1="0" x2="100%" y1="30" y2="30" strokeWidth="2" className="stroke-ink" />
      {parts.map(({ from, words }) => (
        <g key={words}>
          <line x1={x(from)} x2={x(from)} y1="4" y2="36" className="stroke-line-strong" />
          <text x={x(from)} dx={from === 0 ? 0 : 4} y="50" className="fill-ink">
            {from}
          </text>
        </g>
      ))}
      <circle cx="100%" cy="30" r="6" className="fill-here" />
      <text x="100%" y="50" textAnchor="end" className="fill-here font-semibold">
        {end}
      </text>
    </svg>
  );
}

interface SpanRowProps extends Pick<WeekLineProps, 'parts' | 'weeks'> {
  span: WeekSpan;
  x: PlaceOf;
}

function SpanRow({ span: { name, from, to, words }, parts, x, weeks }: SpanRowProps) {
  const end = Math.min(weeks, to + 1);
  const isLate = from > weeks / 2;
  return (
    <tr role="row" className={classes(grid, 'border-t border-line py-3 md:py-0')}>
      <th role="rowheader" scope="row" className="text-left font-normal md:py-3">
        {name}
      </th>
      <td role="cell" className="relative min-h-9 md:min-h-0">
        <span className="font-semibold md:sr-only">{words}</span>
        <svg aria-hidden="true" className="block h-5 w-full overflow-visible md:absolute md:inset-0 md:h-full">
          {parts.map((part) => (
            <line key={part.words} x1={x(part.from)} x2={x(part.from)} y1="0" y2="100%" className="stroke-line" />
          ))}
          <line x1={x(from)} x2={x(end)} y1="50%" y2="50%" strokeWidth="6" className="stroke-brand" />
          <text
            x={x(isLate ? from : end)}
            y="50%"
            dx={isLate ? -8 : 8}
            dy="4"
            paintOrder="stroke"
            strokeWidth="6"
            textAnchor={isLate ? 'end' : 'start'}
            className="fill-ink stroke-paper text-xs font-semibold max-md:hidden"
          >
            {words}
          </text>
        </svg>
      </td>
    </tr>
  );
}
