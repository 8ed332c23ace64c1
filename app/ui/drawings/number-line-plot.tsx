import { percent } from './percent.ts';

interface NumberLinePlotProps {
  /** The shares of the width at which the interval begins and ends. */
  band: { from: number; to: number };
  limits: readonly { at: number; text: string }[];
  value: { at: number; bound: 'up-to' | 'from' | null };
  /** The value lies beyond the edge: an arrow says so. */
  isBeyond: boolean;
  /** The value as it is written elsewhere. */
  text: string;
  /** The drawing in a sentence. */
  label: string;
}

const Y = 30;

/** An interval as a band, and a value as a point on it. A bound is an open ring with a line towards everything that it may be. */
export function NumberLinePlot({ band, limits, value, isBeyond, text, label }: NumberLinePlotProps) {
  const x = percent(value.at);
  return (
    <svg role="img" aria-label={label} className="block h-[56px] w-full overflow-visible text-xs">
      <line x1="0" x2="100%" y1={Y} y2={Y} strokeWidth="2" className="stroke-line" />
      <line
        x1={percent(band.from)}
        x2={percent(band.to)}
        y1={Y}
        y2={Y}
        strokeWidth="10"
        strokeOpacity="0.35"
        className="stroke-brand"
      />
      {limits.map((limit) => (
        <g key={limit.text}>
          <line
            x1={percent(limit.at)}
            x2={percent(limit.at)}
            y1={Y - 8}
            y2={Y + 8}
            strokeWidth="1.5"
            className="stroke-brand"
          />
          <text x={percent(limit.at)} y={Y + 24} textAnchor="middle" className="fill-ink-soft">
            {limit.text}
          </text>
        </g>
      ))}
      {value.bound && (
        <line
          x1={value.bound === 'up-to' ? '0' : x}
          x2={value.bound === 'up-to' ? x : '100%'}
          y1={Y}
          y2={Y}
          strokeWidth="2.5"
          strokeDasharray="2 4"
          className="stroke-ink"
        />
      )}
      <Point x={x} isOpen={value.bound !== null} arrow={isBeyond ? (value.at < 0.5 ? 'left' : 'right') : null} />
      <text x={x} y={Y - 14} textAnchor={anchorAt(value.at)} className="fill-ink text-sm font-semibold">
        {text}
      </text>
    </svg>
  );
}

/** A number near an edge stays inside the drawing. */
const anchorAt = (at: number) => (at < 0.12 ? 'start' : at > 0.88 ? 'end' : 'middle');

const arrows = { left: 'M5-6-3 0 5 6', right: 'M-5-6 3 0-5 6' } as const;

const Point = ({ x, isOpen, arrow }: { x: string; isOpen: boolean; arrow: 'left' | 'right' | null }) =>
  arrow ? (
    <svg aria-hidden="true" x={x} y={Y} className="overflow-visible">
      <path d={arrows[arrow]} strokeWidth="3" strokeLinecap="round" className="fill-none stroke-ink" />
    </svg>
  ) : (
    <circle
      cx={x}
      cy={Y}
      r="6.5"
      strokeWidth="2.5"
      className={isOpen ? 'fill-paper stroke-ink' : 'fill-ink stroke-paper'}
    />
  );
