import { classes } from '../../../ui/classes.ts';
import { isOverruled, overallUrgency } from '../form/advice.ts';
import { answerTone, bandStep } from '../form/answer-tone.ts';
import type { RiskAnswer as Answer, RiskOutcome } from '../form/risk-outcome.ts';
import { findingWords } from '../words/finding-words.ts';
import { answerWordsOf } from '../words/outcome-words.ts';
import { AnswerActions } from './answer-actions.tsx';
import { toneLooks } from './answer-figures.tsx';
import { AnswerPanel } from './answer-panel.tsx';
import { Changes } from './changes.tsx';
import type { PanelContext } from './risk-context.ts';
import type { RiskPanelProps } from './risk-panel-props.ts';
import { WhatIfControls } from './what-if.tsx';

interface RiskAnswerProps {
  outcome: RiskOutcome;
  answer: Answer;
  context: PanelContext;
  whatIf: RiskPanelProps['whatIf'];
  form: string;
}

/** The answer: its panel, and what would change it. */
export function RiskAnswerSheet({ outcome, answer, context, whatIf, form }: RiskAnswerProps) {
  const { calculator, draft, findings } = outcome;
  const words = answerWordsOf(answer, draft, findings);
  const finding = findingWords(findings);
  const overruled = isOverruled(answer, findings);
  const tone = answerTone(answer, findings);
  const step = overruled ? null : bandStep(answer);
  const canTry = Boolean(whatIf && words.whatIfs.length > 0);
  const hasChanges = words.changes.length > 0 || canTry;
  return (
    <section className="risk-sheet">
      <AnswerPanel
        calculator={calculator}
        today={context.today}
        words={words}
        tone={tone}
        finding={finding}
        isOverruled={overruled}
        step={step}
      >
        <AnswerActions
          urgency={overallUrgency(answer, findings)}
          context={context}
          form={form}
          onPrint={whatIf?.onPrint}
        />
      </AnswerPanel>
      {hasChanges && (
        <div className={classes('mt-10 grid gap-10', canTry && words.changes.length > 0 && '@2xl:grid-cols-2')}>
          <Changes words={words} fill={toneLooks[tone].fill} step={step} />
          {whatIf && <WhatIfControls words={words} whatIf={whatIf} isTried={whatIf.draft !== draft} id={calculator} />}
        </div>
      )}
    </section>
  );
}
