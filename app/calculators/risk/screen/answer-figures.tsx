import { classes } from '../../../ui/classes.ts';
import type { AnswerTone } from '../form/answer-tone.ts';
import type { AnswerWords } from '../words/answer-words.ts';

/**
 * The colors of an answer. The headline says the same in words. A high score alone is a caution: red is for what cannot wait.
 */
export const toneLooks = {
  plain: { sheet: 'bg-sunken', text: 'text-ink', fill: 'fill-brand' },
  good: { sheet: 'bg-tint', text: 'text-open', fill: 'fill-open' },
  raised: { sheet: 'bg-caution-tint', text: 'text-caution', fill: 'fill-caution' },
  urgent: { sheet: 'bg-alarm-tint', text: 'text-alarm', fill: 'fill-alarm' },
} as const satisfies Record<AnswerTone, object>;

type AnswerFigure = AnswerWords['figures'][number];

/** The figures of an answer: the first is as large as its panel allows, the others are facts beside it. */
export function Figures({ figures, className }: Pick<AnswerWords, 'figures'> & { className?: string }) {
  const [main, ...others] = figures;
  if (!main) return null;
  return (
    <dl className={classes('flex flex-wrap items-end gap-x-10 gap-y-4', className)}>
      <MainFigure {...main} />
      {others.map((other) => (
        <Figure key={other.label} {...other} />
      ))}
    </dl>
  );
}

const numberAtStart = /^[\d.,]+/;
const hasDecimals = /^\d+,\d/;

/** A value that is no number is a sentence, and not large. */
function MainFigure({ label, value }: AnswerFigure) {
  if (!numberAtStart.test(value)) return <Figure label={label} value={value} />;
  return (
    <div className="flex flex-col-reverse">
      {/* A decimal comma is below the line. */}
      <dt className={classes('leading-snug text-ink', hasDecimals.test(value) ? 'mt-3' : 'mt-0.5 lg:-mt-1')}>
        {label}
      </dt>
      <dd>
        <FigureText value={value} size="-ml-1 text-[4.5rem] lg:text-[6.5rem]" />
      </dd>
    </div>
  );
}

/** '10 %' → a large 10 with its sign, or with its unit. */
export function FigureText({ value, size }: { value: string; size: string }) {
  const number = numberAtStart.exec(value)?.[0] ?? '';
  const unit = value.slice(number.length);
  const isPercent = unit.trim() === '%';
  return (
    <span>
      <span className={classes('font-display leading-[0.85] font-medium tracking-tight', size)}>
        {number}
        {isPercent && <span className="text-[0.45em] [word-spacing:-0.1em]">{unit}</span>}
      </span>
      {!isPercent && <span className="text-lg font-semibold">{unit}</span>}
    </span>
  );
}

export function Figure({ label, value }: AnswerFigure) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="text-lg font-semibold">{value}</dd>
    </div>
  );
}
