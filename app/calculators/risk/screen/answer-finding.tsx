import type { ReactNode } from 'react';
import type { Urgency } from '../../../domain/risk/findings/urgency.ts';
import { classes } from '../../../ui/classes.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { EmergencyCall } from '../../../views/exams/emergency-call.tsx';
import type { FindingWords } from '../words/finding-words.ts';

/** Whether the advice is for now or today. Such advice is announced to screen readers immediately and shows the emergency number. */
export const isUrgent = ({ urgency }: Pick<FindingWords, 'urgency'>): boolean =>
  urgency === 'now' || urgency === 'today';

/** The look of advice as a headline, by its urgency. The heading also states it in words. */
export const urgencyLooks = {
  now: { sheet: 'bg-alarm-tint', text: 'text-alarm' },
  today: { sheet: 'bg-alarm-tint', text: 'text-alarm' },
  'this-week': { sheet: 'bg-caution-tint', text: 'text-caution' },
  weeks: { sheet: 'bg-caution-tint', text: 'text-caution' },
  'check-up': { sheet: 'bg-sunken', text: 'text-ink' },
} as const satisfies Record<Urgency, object>;

interface FindingProps {
  words: FindingWords;
  className?: string;
}

/** The finding as a headline: how soon to act, why, and what to do. */
export function FindingLead({ words, className, layout }: FindingProps & { layout?: string }) {
  const urgent = isUrgent(words);
  return (
    <div role={urgent ? 'alert' : 'note'} data-urgency={words.urgency} className={layout}>
      <div>
        <h2 className={classes('flex gap-3 font-display text-2xl font-medium tracking-tight text-balance', className)}>
          <Icon name="warning" className="mt-[0.15em] size-[0.8em] shrink-0" />
          {words.heading}
        </h2>
        <Reasons words={words} className="mt-4 text-lg leading-snug font-semibold" />
      </div>
      <div>
        <Actions words={words} />
        {urgent && <EmergencyCall className="mt-5" />}
      </div>
    </div>
  );
}

/** The finding as one line above the verdict. It is used when the finding is not urgent and does not overrule the verdict. */
export const FindingLine = ({ words, className }: FindingProps) => (
  <p data-urgency={words.urgency} className="mb-2 flex gap-2 font-semibold lg:mb-3">
    <Icon
      name="warning"
      className={classes('mt-1 size-4 shrink-0', words.urgency === 'check-up' ? 'text-ink-soft' : className)}
    />
    {words.heading}
  </p>
);

/** The reasons for the finding and the advice on the finding and the score, in one paragraph. */
export const FindingAdvice = ({ words: { what, act }, next }: FindingProps & { next: string }) => (
  <p role="note" className="mt-1.5">
    {what.map((text) => `${text.replace(/\.$/, '')}. `)}
    {[...act, next].join(' ')}
  </p>
);

const Reasons = ({ words, className }: FindingProps): ReactNode =>
  words.what.map((text) => (
    <p key={text} className={className}>
      {text}
    </p>
  ));

const Actions = ({ words }: FindingProps): ReactNode =>
  words.act.map((text) => (
    <p key={text} className="mt-1.5 max-w-[34rem]">
      {text}
    </p>
  ));
