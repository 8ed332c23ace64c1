import type { ReactNode } from 'react';
import { emergencyNumber } from '../../../domain/exams/urgent.ts';
import { m } from '../../../i18n/paraglide/messages.js';
import { button } from '../../../ui/button.ts';
import { classes } from '../../../ui/classes.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import type { FindingWords } from '../words/finding-words.ts';

/** Advice for the same day: it is announced at once, with the number to call. */
export const isHasty = ({ urgency }: Pick<FindingWords, 'urgency'>): boolean =>
  urgency === 'now' || urgency === 'today';

interface FindingProps {
  words: FindingWords;
  className?: string;
}

/** The advice as the headline: how soon to act and why, then what to do. */
export function FindingLead({ words, className, layout }: FindingProps & { layout?: string }) {
  const hasty = isHasty(words);
  return (
    <div role={hasty ? 'alert' : 'note'} data-urgency={words.urgency} className={layout}>
      <div>
        <h2 className={classes('flex gap-3 font-display text-2xl font-medium tracking-tight text-balance', className)}>
          <Icon name="warning" className="mt-[0.15em] size-[0.8em] shrink-0" />
          {words.heading}
        </h2>
        <What words={words} className="mt-4 text-lg leading-snug font-semibold" />
      </div>
      <div>
        <Act words={words} />
        {hasty && (
          <a href={`tel:${emergencyNumber}`} className={button('primary', 'no-print mt-5')}>
            <Icon name="phone" className="size-5" />
            {m.risk_call({ number: emergencyNumber })}
          </a>
        )}
      </div>
    </div>
  );
}

/** The advice in one line above the verdict, which is at least as urgent. */
export const FindingLine = ({ words, className }: FindingProps) => (
  <p data-urgency={words.urgency} className="mb-2 flex gap-2 font-semibold lg:mb-3">
    <Icon
      name="warning"
      className={classes('mt-1 size-4 shrink-0', words.urgency === 'check-up' ? 'text-ink-soft' : className)}
    />
    {words.heading}
  </p>
);

/** The reasons for that line, and what to do about them and about the score, as one paragraph. */
export const FindingAdvice = ({ words: { what, act }, next }: FindingProps & { next: string }) => (
  <p role="note" className="mt-1.5">
    {what.map((text) => `${text.replace(/\.$/, '')}. `)}
    {[...act, next].join(' ')}
  </p>
);

const What = ({ words, className }: FindingProps): ReactNode =>
  words.what.map((text) => (
    <p key={text} className={className}>
      {text}
    </p>
  ));

const Act = ({ words }: FindingProps): ReactNode =>
  words.act.map((text) => (
    <p key={text} className="mt-1.5 max-w-[34rem]">
      {text}
    </p>
  ));
