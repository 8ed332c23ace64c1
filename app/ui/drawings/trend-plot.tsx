import { percent } from './percent.ts';
import { isWritten, isWrittenBelow } from './trend-labels.ts';

interface TrendPlotProps {
  /** Shares of the drawing: from the left, and from the bottom. From the oldest to the newest. */
  points: readonly { x: number; y: number; text: string; at: string; bound: 'up-to' | 'from' | null }[];
  /** Pairs of points that a line joins. */
  lines: readonly (readonly [from: number, to: number])[];
  bands: readonly { from: number; to: number; low: number; high: number }[];
  /** The words below the first and the last point. */
  from: string;
  to: string;
  /** The drawing in a sentence; a table beside it has every value. */
  label: string;
}

/** From the top, as SVG counts. */
const y = (share: number): string => percent(1 - share);

/** Values over time above the interval of each time. A bound is a ring with a dashed line towards everything that it may be. */
export function TrendPlot({ points, lines, bands, from, to, label }: TrendPlotProps) {
  return (
    <figure role="img" aria-label={label} className="text-xs">
      <svg aria-hidden="true" className="block h-40 w-full overflow-visible">
        {bands.map((band) => (
          <Band key={band.from} band={band} />
        ))}
        <line x1="0" x2="100%" y1="100%" y2="100%" className="stroke-line" />
        {lines.map(([start, end]) => (
          <Line key={start} start={points[start]} end={points[end]} />
        ))}
        {points.map((point, place) => (
          <Point
            key={point.at}
            point={point}
            isLast={place === points.length - 1}
            text={isWritten(points, place) ? (isWrittenBelow(points, place) ? 'below' : 'above') : null}
          />
        ))}
      </svg>
      <p aria-hidden="true" className="mt-1.5 flex justify-between gap-4 text-ink-soft">
        <span>{from}</span>
        <span>{to}</span>
      </p>
    </figure>
  );
}

type Place = TrendPlotProps['points'][number];

const Band = ({ band: { from, to, low, high } }: { band: TrendPlotProps['bands'][number] }) => (
  <>
    <rect
      x={percent(from)}
      width={percent(to - from)}
      y={y(high)}
      height={percent(high - low)}
      fillOpacity="0.16"
      className="fill-brand"
    />
    {[low, high]
      .filter((limit) => limit > 0 && limit < 1)
      .map((limit) => (
        <line
          key={limit}
          x1={percent(from)}
          x2={percent(to)}
          y1={y(limit)}
          y2={y(limit)}
          strokeDasharray="3 3"
          className="stroke-brand"
        />
      ))}
  </>
);

const Line = ({ start, end }: { start: Place | undefined; end: Place | undefined }) =>
  start && end ? (
    <line
      x1={percent(start.x)}
      y1={y(start.y)}
      x2={percent(end.x)}
      y2={y(end.y)}
      strokeWidth="2"
      className="stroke-ink"
    />
  ) : null;

interface PointProps {
  point: Place;
  isLast: boolean;
  /** Where the value is written; null: there is no room for it. */
  text: 'above' | 'below' | null;
}

function Point({ point, isLast, text }: PointProps) {
  const { x, y: height, bound, text: words } = point;
  return (
    <>
      {bound && (
        <line
          x1={percent(x)}
          x2={percent(x)}
          y1={y(height)}
          y2={bound === 'up-to' ? '100%' : '0'}
          strokeWidth="2"
          strokeDasharray="2 4"
          className="stroke-ink"
        />
      )}
      <circle
        cx={percent(x)}
        cy={y(height)}
        r={isLast ? 6.5 : 4.5}
        strokeWidth="2.5"
        className={bound ? 'fill-paper stroke-ink' : 'fill-ink stroke-paper'}
      />
      {text && (
        <text
          x={percent(x)}
          y={y(height)}
          dy={text === 'below' ? 24 : -12}
          textAnchor={x > 0.85 ? 'end' : x < 0.08 ? 'start' : 'middle'}
          dx={x > 0.85 ? 8 : x < 0.08 ? -6 : 0}
          paintOrder="stroke"
          strokeWidth="4"
          className={isLast ? 'fill-ink stroke-paper text-sm font-semibold' : 'fill-ink-soft stroke-paper'}
        >
          {words}
        </text>
      )}
    </>
  );
}
