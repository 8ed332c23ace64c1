import { m } from '../../../i18n/paraglide/messages.js';
import { classes } from '../../../ui/classes.ts';
import type { AnswerTone, BandStep } from '../form/answer-tone.ts';
import type { AnswerWords } from '../words/answer-words.ts';
import { HundredPeople } from './hundred-people.tsx';

/** The colors of an answer. The headline says the same in words. */
const toneLooks = {
  plain: { sheet: 'bg-sunken', text: 'text-ink', mark: 'bg-ink', people: 'fill-brand' },
  good: { sheet: 'bg-tint', text: 'text-open', mark: 'bg-open', people: 'fill-open' },
  middle: { sheet: 'bg-caution/10', text: 'text-caution', mark: 'bg-caution', people: 'fill-caution' },
  high: { sheet: 'bg-alarm/8', text: 'text-alarm', mark: 'bg-alarm', people: 'fill-alarm' },
} as const satisfies Record<AnswerTone, object>;

interface AnswerHeadProps {
  words: AnswerWords;
  tone: AnswerTone;
  /** Null for a figure without bands, or if a value overrules the band. */
  step: BandStep | null;
}

/** The answer at a glance, in the color of its band: the verdict, the figure, its step, and the hundred people. */
export function AnswerHead({ words, tone, step }: AnswerHeadProps) {
  const look = toneLooks[tone];
  const [main, ...others] = words.figures;
  const isSaid = main !== undefined && tone !== 'plain' && words.verdict.includes(main.value);
  return (
    <div
      className={classes(
        'mt-5 grid gap-x-16 gap-y-8 rounded-lg p-5 sm:p-8 lg:p-12',
        words.people && 'md:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)] md:items-center',
        look.sheet,
      )}
    >
      <div>
        <h4
          className={classes(
            'font-display font-medium tracking-tight text-balance',
            tone === 'plain' ? 'text-xl' : 'max-w-[22ch] text-2xl',
            look.text,
          )}
        >
          {words.verdict}
        </h4>
        {main && !isSaid && (
          <dl className="mt-6 flex flex-wrap items-end gap-x-12 gap-y-5">
            <MainFigure {...main} />
            {others.map((other) => (
              <Figure key={other.label} {...other} />
            ))}
          </dl>
        )}
        {step && <Ladder {...step} look={look} />}
      </div>
      {words.people && (
        <div className="grid gap-5">
          <HundredPeople percent={words.people.percent} className={look.people} />
          <p>{words.people.text}</p>
        </div>
      )}
    </div>
  );
}

/** '10 %' → a large 10 and its unit. A value that is no number is a sentence, and not large. */
function MainFigure({ label, value }: AnswerWords['figures'][number]) {
  const number = /^[\d.,]+/.exec(value)?.[0];
  if (!number) return <Figure label={label} value={value} />;
  return (
    <div>
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd>
        <span className="font-display text-[4rem] leading-none font-medium tracking-tight">{number}</span>
        <span className="text-lg font-semibold">{value.slice(number.length)}</span>
      </dd>
    </div>
  );
}

export function Figure({ label, value }: AnswerWords['figures'][number]) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="text-lg font-semibold">{value}</dd>
    </div>
  );
}

const bandWords: Readonly<Record<string, () => string>> = {
  low: m.risk_band_low,
  'slightly-elevated': m.risk_band_slightly_elevated,
  moderate: m.risk_band_moderate,
  high: m.risk_band_high,
  'very-high': m.risk_band_very_high,
  critical: m.risk_band_critical,
};

/** The bands of the score as steps, with the answer's own filled. The verdict says it in words. */
function Ladder({ here, bands, look }: BandStep & { look: { mark: string; text: string } }) {
  return (
    <ol aria-hidden="true" className="mt-7 flex max-w-md gap-1.5">
      {bands.map((band) => (
        <li key={band} className="flex-1 text-xs leading-tight">
          <span className={`block h-2 rounded-full ${band === here ? look.mark : 'bg-ink/15'}`} />
          <span className={`mt-2 block ${band === here ? `font-semibold ${look.text}` : 'text-ink-soft'}`}>
            {bandWords[band]?.() ?? band}
          </span>
        </li>
      ))}
    </ol>
  );
}
