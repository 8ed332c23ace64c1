import type { Component, ReferenceInterval } from '../../domain/exams/component.ts';
import { formatValue, groupWords, limitsWords } from '../../domain/exams/interval-words.ts';
import { type NumberLine, type NumberLineBand, numberLine } from '../../domain/exams/number-line.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';

interface IntervalLinesProps {
  intervals: readonly ReferenceInterval[];
  component: Pick<Component, 'decimals'>;
}

/**
 * The intervals of several groups on one scale; the heading above gives the unit. The drawing is hidden from screen readers, because the
 * text beside each band says the same.
 */
export function IntervalLines({ intervals, component: { decimals } }: IntervalLinesProps) {
  const locale = getLocale();
  const line = numberLine(intervals);
  return (
    <div className="mt-2 max-w-[28rem]">
      <ul className="grid gap-y-2.5">
        {intervals.map((interval, index) => (
          <li key={JSON.stringify(interval)}>
            <p className="flex flex-wrap justify-between gap-x-4 text-sm">
              <span>{groupWords(interval, locale)}</span>
              <strong className="tabular-nums">{limitsWords(interval, decimals, locale)}</strong>
            </p>
            {line && <Band band={line.bands.find((band) => band.interval === index)} />}
          </li>
        ))}
      </ul>
      {line && <Scale line={line} />}
      {isBounded(intervals) && (
        <p aria-hidden="true" className="mt-1 flex justify-between text-sm text-ink-soft">
          <span>← {m.exam_line_below()}</span>
          <span>{m.exam_line_above()} →</span>
        </p>
      )}
    </div>
  );
}

/** Whether every interval has both limits, so that both ends of the scale are outside of all of them. */
const isBounded = (intervals: readonly ReferenceInterval[]): boolean =>
  intervals.every(({ low, high }) => low !== null && high !== null);

/** Sizes in the drawing's own units. */
const WIDTH = 400;
const BAND_HEIGHT = 14;
const SCALE_HEIGHT = 22;
const MARGIN = 12;
/** Rounds to a tenth: nobody sees a finer difference. */
const tenth = (length: number): number => Number(length.toFixed(1));
const across = (place: number): number => tenth(MARGIN + place * (WIDTH - 2 * MARGIN));

function Band({ band }: { band: NumberLineBand | undefined }) {
  if (!band) return null;
  // Without a limit, the band extends to the edge.
  const from = band.openBelow ? 0 : across(band.from);
  const to = band.openAbove ? WIDTH : across(band.to);
  return (
    <svg viewBox={`0 0 ${WIDTH} ${BAND_HEIGHT}`} aria-hidden="true" className="mt-1 block h-auto w-full text-brand">
      <rect y={BAND_HEIGHT / 2 - 1} width={WIDTH} height="2" className="fill-line" />
      <rect x={from} width={Math.max(2, tenth(to - from))} height={BAND_HEIGHT} rx="4" fill="currentColor" />
    </svg>
  );
}

/** More labels than this overlap on a phone. */
const MAX_LABELS = 7;

function Scale({ line: { ticks, scale } }: { line: NumberLine }) {
  const locale = getLocale();
  const every = Math.ceil(ticks.length / MAX_LABELS);
  return (
    <>
      <svg
        viewBox={`0 0 ${WIDTH} ${SCALE_HEIGHT}`}
        aria-hidden="true"
        className="mt-2 block h-auto w-full overflow-visible text-ink-soft"
      >
        <path
          d={`M0 1H${WIDTH}${ticks.map(({ at }) => `M${across(at)} 1v5`).join('')}`}
          stroke="currentColor"
          fill="none"
        />
        {ticks.map(({ value, at }, index) =>
          index % every === 0 ? (
            <text key={value} x={across(at)} y="19" textAnchor="middle" fontSize="14" fill="currentColor">
              {formatValue(value, null, locale)}
            </text>
          ) : null,
        )}
      </svg>
      {scale === 'logarithmic' && <p className="text-xs text-ink-soft">{m.exam_line_log()}</p>}
    </>
  );
}
