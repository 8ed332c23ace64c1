import { decadesOf, heightOf } from './log-scale.ts';
import { percent } from './percent.ts';

/** A range of values, drawn as a bar at its position. */
export interface PlotRange {
  /** The position on the horizontal axis. */
  at: number;
  from: number;
  to: number;
}

interface RangePlotProps {
  ranges: readonly PlotRange[];
  /** The name of a position: 'S 5'. */
  nameOf: (at: number) => string;
  valueWords: (value: number) => string;
  /** The names of the axes. */
  across: string;
  up: string;
  /** A value that fits several ranges: a line, and the ranges that it crosses. */
  example: { value: number; words: string };
  label: string;
}

/** In pixels. The drawing has 24 more for the names below (`h-88`). */
const HEIGHT = 320;
/** Room above the highest range for letters. */
const TOP = 8;

/** The plot's places: in percent of its width, and in pixels from its top. */
interface Places {
  x: (at: number) => string;
  y: (value: number) => number;
  ticks: readonly number[];
}

function placesOf(ranges: readonly PlotRange[]): Places {
  const { ticks, ...scale } = decadesOf(
    Math.min(...ranges.map(({ from }) => from)),
    Math.max(...ranges.map(({ to }) => to)),
  );
  const positions = ranges.map(({ at }) => at);
  const first = Math.min(...positions);
  const count = Math.max(...positions) - first + 1;
  return {
    x: (at) => percent((at - first + 0.5) / count),
    y: (value) => TOP + heightOf(value, scale, HEIGHT),
    ticks,
  };
}

/** A range for each position, on a logarithmic scale, with one value across. A table beside it has the numbers. */
export function RangePlot({ ranges, nameOf, valueWords, across, up, example, label }: RangePlotProps) {
  const { x, y, ticks } = placesOf(ranges);
  return (
    <figure role="img" aria-label={label} className="max-w-[45rem] text-xs">
      <p className="mb-2 text-ink-soft">{up}</p>
      <div className="grid grid-cols-[5rem_1fr]">
        <svg aria-hidden="true" className="block h-88 w-full overflow-visible">
          {ticks.map((value) => (
            <text key={value} x="100%" dx="-10" y={y(value) + 4} textAnchor="end" className="fill-ink-soft">
              {valueWords(value)}
            </text>
          ))}
        </svg>
        <svg aria-hidden="true" className="block h-88 w-full overflow-visible">
          {ticks.map((value) => (
            <line key={value} x1="0" x2="100%" y1={y(value)} y2={y(value)} className="stroke-line" />
          ))}
          {ranges.map((range) => (
            <Range
              key={range.at}
              range={range}
              x={x(range.at)}
              y={y}
              name={nameOf(range.at)}
              crossing={example.value}
            />
          ))}
          <line x1="0" x2="100%" y1={y(example.value)} y2={y(example.value)} strokeWidth="2" className="stroke-here" />
          <text
            x="100%"
            y={y(example.value) + 18}
            textAnchor="end"
            paintOrder="stroke"
            strokeWidth="6"
            className="fill-here stroke-paper font-semibold"
          >
            {example.words}
          </text>
        </svg>
      </div>
      <p className="mt-1 text-right text-ink-soft">{across}</p>
    </figure>
  );
}

interface RangeProps {
  range: PlotRange;
  x: string;
  y: Places['y'];
  name: string;
  /** The value across all ranges. */
  crossing: number;
}

function Range({ range: { from, to }, x, y, name, crossing }: RangeProps) {
  const isCrossed = crossing >= from && crossing <= to;
  return (
    <>
      <line x1={x} x2={x} y1={y(to)} y2={y(from)} strokeWidth="10" className="stroke-brand" />
      <text
        x={x}
        y={HEIGHT + TOP + 20}
        textAnchor="middle"
        className={isCrossed ? 'fill-here font-semibold' : 'fill-ink-soft'}
      >
        {name}
      </text>
    </>
  );
}
