import { formatPercent } from '../../../i18n/format.ts';
import { m } from '../../../i18n/paraglide/messages.js';
import { getLocale } from '../../../i18n/paraglide/runtime.js';
import { classes } from '../../../ui/classes.ts';
import type { BandScale } from '../form/answer-tone.ts';
import { bandName } from '../words/band-words.ts';

interface LadderProps {
  scale: BandScale;
  /** The answer's band, its place from 0 to 1, and its colors; null before the answer. */
  step: { here: string; at: number } | null;
  look: { fill: string; text: string };
}

/** Between two steps, in percent of the width. */
const GAP = 1.2;
/** A longer name of a band does not fit into a narrow step. */
const SHORT = 3;

/**
 * The bands of the score as equal steps, with the values where they meet. The answer's own step is filled, and a ring marks its place. The
 * verdict says it in words.
 */
export function Ladder({ scale, step, look }: LadderProps) {
  const { bands, edges, unit } = scale;
  const pitch = (100 + GAP) / bands.length;
  const text = (edge: number) => (unit === '%' ? formatPercent(getLocale(), edge) : String(edge));
  return (
    <div aria-hidden="true" className="max-w-md text-xs leading-tight">
      <svg aria-hidden="true" className="block h-9 w-full overflow-visible">
        {bands.map((band, index) => (
          <rect
            key={band}
            x={`${index * pitch}%`}
            y="4"
            width={`${pitch - GAP}%`}
            height="8"
            rx="4"
            className={band === step?.here ? look.fill : 'fill-ink/6 stroke-ink/60'}
          />
        ))}
        {edges.map((edge, index) => (
          <text
            key={edge}
            x={`${(index + 1) * pitch - GAP / 2}%`}
            y="30"
            textAnchor="middle"
            className="fill-ink-soft tabular-nums"
          >
            {text(edge)}
          </text>
        ))}
        {step && (
          <circle cx={`${step.at * 100}%`} cy="8" r="7" strokeWidth="4" className={`${look.fill} stroke-surface`} />
        )}
      </svg>
      <BandNames scale={scale} step={step} look={look} valueWords={text} />
    </div>
  );
}

interface BandNamesProps extends LadderProps {
  valueWords: (value: number) => string;
}

/**
 * The names below the steps. A narrow step has no room for a word: then the answer's own band is in a sentence, or the two ends before an
 * answer.
 */
function BandNames({ scale, step, look, valueWords }: BandNamesProps) {
  const { bands } = scale;
  const hasWords = bands.some((band) => bandName(band).length > SHORT);
  return (
    <>
      <ol
        className={classes('grid auto-cols-fr grid-flow-col gap-1 text-sm leading-tight', hasWords && '@max-sm:hidden')}
      >
        {bands.map((band) => (
          <li
            key={band}
            className={classes(
              'min-w-0 text-center',
              band === step?.here ? `font-semibold ${look.text}` : 'text-ink-soft',
            )}
          >
            {bandName(band)}
          </li>
        ))}
      </ol>
      {hasWords && (
        <p
          className={classes(
            'hidden text-sm first-letter:uppercase @max-sm:block',
            step ? `font-semibold ${look.text}` : 'text-ink-soft',
          )}
        >
          {step
            ? stepWords(scale, step.here, valueWords)
            : m.risk_scale_ends({ from: bandName(bands[0] ?? ''), to: bandName(bands.at(-1) ?? '') })}
        </p>
      )}
    </>
  );
}

/** 'Alto: de 10 % a menos de 20 %': a band of a rising scale with its limits. */
function stepWords({ bands, edges }: BandScale, here: string, text: (edge: number) => string): string {
  const index = bands.indexOf(here);
  const [from, to] = [edges[index - 1], edges[index]];
  const band = bandName(here);
  if (from === undefined) return m.risk_scale_below({ band, to: text(to ?? 0) });
  return to === undefined
    ? m.risk_scale_from({ band, from: text(from) })
    : m.risk_scale_between({ band, from: text(from), to: text(to) });
}
