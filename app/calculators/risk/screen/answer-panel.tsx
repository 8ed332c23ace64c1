import type { ReactNode } from 'react';
import { formatDate } from '../../../i18n/format.ts';
import { m } from '../../../i18n/paraglide/messages.js';
import { getLocale } from '../../../i18n/paraglide/runtime.js';
import { classes } from '../../../ui/classes.ts';
import type { AnswerTone, BandStep } from '../form/answer-tone.ts';
import type { AnswerWords } from '../words/answer-words.ts';
import { calculatorNames } from '../words/calculator-words.ts';
import type { FindingWords } from '../words/finding-words.ts';
import { Figures, toneLooks } from './answer-figures.tsx';
import { FindingAdvice, FindingLead, FindingLine, isUrgent, urgencyLooks } from './answer-finding.tsx';
import { HundredPeople } from './hundred-people.tsx';
import { Ladder } from './ladder.tsx';

interface AnswerPanelProps {
  calculator: keyof typeof calculatorNames;
  today: string;
  words: AnswerWords;
  tone: AnswerTone;
  finding: FindingWords | null;
  /** True if a value is more urgent than the score: the advice on it is then the headline, and the score's number steps back. */
  isOverruled: boolean;
  /** Null for a figure without bands, or if a value overrules the band. */
  step: BandStep | null;
  /** The actions. */
  children: ReactNode;
}

/** The answer at a glance: the advice on single values, the verdict, its figure, and what to do, as one sheet. */
export function AnswerPanel(props: AnswerPanelProps) {
  const { calculator, today, words, tone, finding, isOverruled, step, children } = props;
  const look = toneLooks[tone];
  const leads = finding !== null && (isOverruled || isUrgent(finding));
  const { sheet } = leads ? urgencyLooks[finding.urgency] : look;
  // The picture has its own column; on a phone it is below the advice.
  const hasPicture = !leads && words.people !== null;
  return (
    <div className={classes('rounded-lg p-5 @lg:p-8 @2xl:px-10 @2xl:py-9', sheet)}>
      <div className={classes('grid gap-x-10 gap-y-6', hasPicture ? withPicture : '@2xl:grid-cols-2')}>
        <div className={column}>
          {leads ? (
            <FindingLead words={finding} className={look.text} />
          ) : (
            <>
              <div>
                {finding && <FindingLine words={finding} className={look.text} />}
                <Verdict words={words} className={look.text} isPlain={tone === 'plain'} />
              </div>
              <Figures figures={words.figures} className={look.text} />
              {step && <Ladder scale={step} step={step} look={look} />}
            </>
          )}
        </div>
        <div
          className={classes(
            column,
            hasPicture && '@2xl:col-start-1 @2xl:row-start-2 @5xl:col-start-3 @5xl:row-span-2 @5xl:row-start-1',
          )}
        >
          {leads && <Score words={words} step={step} look={look} />}
          <Next
            words={words}
            finding={leads ? null : finding}
            className={classes(rule, !leads && (hasPicture ? '@5xl:border-0 @5xl:pt-0' : '@2xl:border-0 @2xl:pt-2'))}
          />
          {hasPicture && children}
        </div>
        {!hasPicture && <div className="@2xl:col-span-2">{children}</div>}
        {hasPicture && words.people && <People people={words.people} className={look.fill} />}
      </div>
      <p className="mt-6 border-t border-ink/15 pt-3 text-sm text-ink-soft">
        {calculatorNames[calculator]()} · {m.risk_on({ date: formatDate(getLocale(), today) })}
      </p>
    </div>
  );
}

const column = 'grid content-start gap-y-6';

/** From 42 rem the picture is beside the rest; from 64 rem the advice has its own column, too. */
const withPicture =
  '@2xl:grid-cols-[minmax(0,1fr)_15.5rem] @2xl:grid-rows-[auto_1fr] @5xl:grid-cols-[minmax(0,1fr)_15.5rem_minmax(0,25rem)] @5xl:gap-x-14';

const Verdict = ({ words, className, isPlain }: { words: AnswerWords; className: string; isPlain: boolean }) => (
  <h2
    className={classes(
      'max-w-[22ch] font-display font-medium tracking-tight text-balance',
      isPlain ? 'text-xl' : 'text-2xl',
      className,
    )}
  >
    {words.verdict}
  </h2>
);

/** The score below a more urgent value: its number, without praise. */
function Score({
  words,
  step,
  look,
}: Pick<AnswerPanelProps, 'words' | 'step'> & { look: { fill: string; text: string } }) {
  const figures = words.figures.filter(({ value }) => !words.verdict.includes(value));
  return (
    <>
      <h3 className="font-display text-xl font-medium text-balance">{words.verdict}</h3>
      <Figures figures={figures} />
      {step && <Ladder scale={step} step={step} look={look} />}
    </>
  );
}

const rule = 'border-t border-ink/15 pt-4';

interface NextProps {
  words: AnswerWords;
  finding?: FindingWords | null;
  className: string;
}

/** The advice: about the single values first, then about the score. */
const Next = ({ words, finding, className }: NextProps) => (
  <div className={classes('max-w-[34rem]', className)}>
    <h3 className="text-base font-semibold">{m.risk_next()}</h3>
    {finding ? <FindingAdvice words={finding} next={words.next} /> : <p className="mt-1.5">{words.next}</p>}
    <p className="mt-1.5 text-sm text-ink-soft">{m.risk_not_diagnosis()}</p>
  </div>
);

/** The picture with its sentence below it, in a column of its own where there is room. */
const People = ({ people, className }: { people: NonNullable<AnswerWords['people']>; className: string }) => (
  <div className="max-w-[26rem] @2xl:col-start-2 @2xl:row-span-2 @2xl:row-start-1 @max-2xl:border-t @max-2xl:border-ink/15 @max-2xl:pt-5">
    <HundredPeople percent={people.percent} className={className} />
    <p className="mt-4">{people.text}</p>
  </div>
);
