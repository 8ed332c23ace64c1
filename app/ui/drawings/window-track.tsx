import type { ReactNode } from 'react';

import { classes } from '../classes.ts';
import { hiddenWhen, onlyWhen, type RulerChoice } from './window-choice.tsx';
import { anchorAt, breakPercent, clearSide, percentOf } from './window-scale.ts';

/** The meaning of a negative test after some time: none yet, some, or that there is no infection. */
export type State = 'too-early' | 'may-detect' | 'reliable';

/** A test and its window period: the time after an exposure until it detects an infection. */
export interface RulerTest {
  id: string;
  name: ReactNode;
  /** The infections that it finds, as a sentence names them. */
  briefs: readonly string[];
  note?: string | undefined;
  /** True for a test that only other places offer: its row folds. */
  isElsewhere?: boolean;
  /** The days from which it can detect an infection: one day, or the two ends of a range. */
  detects: { from: number; to: number; words: string };
  reliable: { from: number; words: string };
  /** The meaning of the test after each of the ruler's `choices`. */
  states: readonly State[];
}

/** A mark on the ruler. */
export interface Tick {
  day: number;
  words: string;
  /** Only a wide screen has room for its words. */
  isWideOnly?: boolean;
}

/** Within this share of the ruler, in percent, a tick would touch the mark of the choice: 40 px on a phone. */
const NEAR = 13;
const hiddenNear = (tick: number, choices: readonly RulerChoice[]): string =>
  classes(
    ...choices.map(({ day }, position) =>
      Math.abs(percentOf(day) - percentOf(tick)) < NEAR ? hiddenWhen(position) : undefined,
    ),
  );

/** The ruler's marks, above its rows. */
export function Axis({ ticks, choices }: { ticks: readonly Tick[]; choices: readonly RulerChoice[] }) {
  return (
    <svg aria-hidden="true" className="block h-12 w-full overflow-visible text-xs">
      {choices.map(({ day, mark }, position) => (
        <g key={mark} className={onlyWhen(position)}>
          <text {...placeOf(day)} y="14" className="fill-ink font-semibold">
            {mark}
          </text>
          <ChosenDayLine day={day} from="20" className="stroke-ink" />
        </g>
      ))}
      {ticks.map(({ day, words, isWideOnly }) => (
        <g key={day} className={classes(isWideOnly && 'max-lg:hidden', hiddenNear(day, choices))}>
          <text {...placeOf(day)} y="36" paintOrder="stroke" strokeWidth="6" className="fill-ink-soft stroke-paper">
            {words}
          </text>
          <line x1={`${percentOf(day)}%`} x2={`${percentOf(day)}%`} y1="42" y2="48" className="stroke-line-strong" />
        </g>
      ))}
    </svg>
  );
}

/** A vertical line at the chosen time. */
const ChosenDayLine = ({ day, from, className }: { day: number; from: string; className: string }) => (
  <line x1={`${percentOf(day)}%`} x2={`${percentOf(day)}%`} y1={from} y2="100%" className={className} strokeWidth="2" />
);

function placeOf(day: number): { x: string; textAnchor: 'start' | 'middle' | 'end' } {
  const { x, anchor } = anchorAt(percentOf(day));
  return { x: `${x}%`, textAnchor: anchor };
}

/**
 * A thin line until the test can detect an infection, a line until a negative is reliable, and a thick one from then on. The first of the
 * two times stands above its point and the second one below, so that they never touch. The cells of the row say them to screen readers.
 */
export function Track({ test: { detects, reliable }, choices }: { test: RulerTest; choices: readonly RulerChoice[] }) {
  const [from, to, firm] = [detects.from, detects.to, reliable.from].map((day) => `${percentOf(day)}%`);
  return (
    <svg
      aria-hidden="true"
      className="block w-full overflow-visible text-xs max-lg:h-14 lg:absolute lg:inset-0 lg:h-full lg:text-sm"
    >
      {choices.map(({ day, words }, position) => (
        <g key={words} className={onlyWhen(position)}>
          {/* Pale, because it runs unbroken behind the words of all rows. */}
          <ChosenDayLine day={day} from="-1" className="stroke-ink/30" />
        </g>
      ))}
      <line x1="0" x2="100%" y1="50%" y2="50%" className="stroke-line" strokeWidth="2" />
      <line x1={from} x2={to} y1="50%" y2="50%" className="stroke-brand" strokeWidth="2" strokeDasharray="2 4" />
      <line x1={to} x2={firm} y1="50%" y2="50%" className="stroke-brand" strokeWidth="2" />
      <line x1={firm} x2="100%" y1="50%" y2="50%" className="stroke-brand" strokeWidth="6" />
      <svg aria-hidden="true" x={`${breakPercent}%`} y="50%" className="overflow-visible">
        <path d="M-3 7 3 -7M3 7 9 -7" className="stroke-paper" strokeWidth="3" />
      </svg>
      <circle cx={from} cy="50%" r="4.5" className="fill-paper stroke-brand" strokeWidth="2" />
      <circle cx={firm} cy="50%" r="5.5" className="fill-brand" />
      {choices.map(({ day, words }, position) => (
        <svg
          key={words}
          aria-hidden="true"
          x={`${percentOf(day)}%`}
          y="50%"
          className={classes(onlyWhen(position), 'overflow-visible')}
        >
          <line y1="-9" y2="9" className="stroke-ink" strokeWidth="2" />
        </svg>
      ))}
      <PointWords
        day={(detects.from + detects.to) / 2}
        words={detects.words}
        choices={choices}
        dy="-0.8em"
        className="fill-ink-soft"
      />
      <PointWords
        day={reliable.from}
        words={reliable.words}
        choices={choices}
        dy="1.6em"
        className="fill-ink font-semibold"
      />
    </svg>
  );
}

interface PointWordsProps {
  day: number;
  words: string;
  choices: readonly RulerChoice[];
  dy: string;
  className: string;
}

/** The words of a point. If the chosen-time line would cross them, they stand wholly on one side of it. */
function PointWords({ day, words, choices, dy, className }: PointWordsProps) {
  const sides = choices.map((choice) => clearSide(words, percentOf(day), percentOf(choice.day)));
  const look = { y: '50%', dy, paintOrder: 'stroke', strokeWidth: '6' };
  return (
    <>
      <text
        {...look}
        {...placeOf(day)}
        className={classes('stroke-paper', className, ...sides.map((side, position) => side && hiddenWhen(position)))}
      >
        {words}
      </text>
      {choices.map(({ day: chosen, mark }, position) => {
        const side = sides[position];
        return side ? (
          <text
            key={mark}
            {...look}
            x={`${percentOf(chosen)}%`}
            dx={side === 'left' ? -7 : 7}
            textAnchor={side === 'left' ? 'end' : 'start'}
            className={classes('stroke-paper', className, onlyWhen(position))}
          >
            {words}
          </text>
        ) : null;
      })}
    </>
  );
}

/** A circle: full for 'reliable', empty for 'may detect'. */
export const Dot = ({ isFull = false }: { isFull?: boolean }) => (
  <svg aria-hidden="true" viewBox="0 0 12 12" className="inline-block size-3 align-[-0.05em]">
    <circle
      cx="6"
      cy="6"
      r="4.5"
      className={isFull ? 'fill-brand stroke-brand' : 'fill-none stroke-brand'}
      strokeWidth="2"
    />
  </svg>
);
