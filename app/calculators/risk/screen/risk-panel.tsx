import { Fragment } from 'react';

import { m } from '../../../i18n/paraglide/messages.js';
import { button } from '../../../ui/button.ts';
import { classes } from '../../../ui/classes.ts';
import { FoldMark } from '../../../ui/fold-mark.tsx';
import { waitsFor } from '../../../ui/waits-for.ts';
import { answerIdOf } from '../calculator-pages.ts';
import { calculatorField } from '../form/answer-risk.ts';
import { confirmedField } from '../form/corrections.ts';
import type { RiskDraft } from '../form/draft.ts';
import { type FieldGroup, fieldGroupsOf } from '../form/field-groups.ts';
import { groupHeadings } from '../words/field-words.ts';
import { givenLine } from '../words/given-words.ts';
import { isUrgent } from './answer-finding.tsx';
import { AnswerMeaning } from './answer-meaning.tsx';
import { Audience, BeforeAnswer } from './before-answer.tsx';
import { Findings, RefusalNotice, RiskFaults } from './notices.tsx';
import { RiskAnswerSheet } from './risk-answer.tsx';
import { RiskFieldControl, SymptomsField } from './risk-field.tsx';
import type { RiskPanelProps } from './risk-panel-props.ts';

const untouched: RiskDraft = {};

/**
 * The form of the calculator, and the place of its answer, which is narrow and beside the form until there is one. An answer has the whole
 * width, below a line of what was typed, which opens the form again; advice without a figure is above the form. A fault leads to the top of
 * the form.
 */
export function RiskPanel(props: RiskPanelProps) {
  const { calculator, context, outcome, whatIf, answerRef } = props;
  const form = formIdOf(calculator);
  const faults = outcome?.faults ?? {};
  const isFaulty = Object.keys(faults).length > 0;
  const isAnswered = Boolean(outcome?.answer) && !isFaulty;
  const isBesideForm = !outcome || isFaulty;
  // The form's address and the focus lead to the one place that has something to read.
  const place = { ref: answerRef, id: answerIdOf(calculator), tabIndex: -1 };
  return (
    <div
      className={classes(
        'grid gap-x-14 gap-y-8 xl:gap-x-18',
        isBesideForm
          ? 'lg:grid-cols-[minmax(0,1fr)_18rem] lg:gap-y-14 xl:grid-cols-[minmax(0,1fr)_22rem]'
          : 'lg:gap-y-10',
      )}
    >
      {/* Enter in a field presses the form's first button, so that button must only request the answer. */}
      <button type="submit" form={form} {...waitsFor('behavior')} hidden tabIndex={-1} />
      <div className={classes('min-w-0', !isAnswered && 'no-print', !isAnswered && !isBesideForm && 'max-w-[50rem]')}>
        {isFaulty && (
          <div {...place} className="mb-8 -scroll-mt-8 outline-none sm:-scroll-mt-4">
            <RiskFaults calculator={calculator} faults={faults} />
          </div>
        )}
        {isAnswered ? <FoldedForm {...props} /> : <RiskForm {...props} />}
      </div>
      <div
        {...(!isFaulty && place)}
        className={classes(
          '@container min-w-0 -scroll-mt-8 outline-none sm:-scroll-mt-4 lg:scroll-mt-0',
          !outcome && 'max-lg:hidden',
          !isAnswered && !isBesideForm && 'order-first',
        )}
      >
        {!outcome && <BeforeAnswer calculator={calculator} />}
        {outcome && !outcome.answer && <Findings findings={outcome.findings} />}
        {outcome && outcome.refusals.length > 0 && <RefusalNotice outcome={outcome} />}
        {outcome?.answer && (
          <RiskAnswerSheet outcome={outcome} answer={outcome.answer} context={context} whatIf={whatIf} form={form} />
        )}
      </div>
      {outcome?.answer && <AnswerMeaning outcome={outcome} answer={outcome.answer} context={context} />}
    </div>
  );
}

const formIdOf = (calculator: string): string => `${calculator}-form`;

type RiskFormProps = Pick<RiskPanelProps, 'calculator' | 'context' | 'outcome' | 'turn' | 'onSubmit'>;

/** The typed values, in one line that opens the form: for a correction, or for another person. */
const FoldedForm = (props: RiskFormProps) => (
  <details key={props.turn} className="border-b border-line">
    <summary className="flex min-h-14 list-none flex-wrap items-center justify-between gap-x-6 py-3 text-sm hover:text-brand [&::-webkit-details-marker]:hidden">
      <span className="font-semibold">{m.risk_given()}</span>{' '}
      <span className="min-w-0 max-sm:order-last max-sm:w-full sm:grow sm:basis-0">
        {givenLine(props.calculator, props.outcome?.draft ?? untouched)}
      </span>
      <span className="no-print inline-flex shrink-0 items-center gap-1 font-semibold text-brand">
        {m.risk_again()}
        <FoldMark />
      </span>
    </summary>
    <div className="no-print max-w-[44rem] pt-4 pb-10">
      <RiskForm {...props} />
    </div>
  </details>
);

/** The calculator's questions. */
function RiskForm({ calculator, context, outcome, turn, onSubmit }: RiskFormProps) {
  const groups = fieldGroupsOf(calculator);
  // On a wide screen the audience is in the place of the answer.
  const firstAfterSymptoms = groups.findIndex(({ name }) => name !== 'now');
  return (
    <form
      key={turn}
      onSubmit={onSubmit}
      id={formIdOf(calculator)}
      method="post"
      action={`${context.action}#${answerIdOf(calculator)}`}
      noValidate
      autoComplete="off"
      className="@container grid gap-y-8"
    >
      <input type="hidden" name={calculatorField} value={calculator} />
      {outcome?.draft[confirmedField]?.map((confirmed) => (
        <input key={confirmed} type="hidden" name={confirmedField} value={confirmed} />
      ))}
      {groups.map((group, index) => (
        <Fragment key={group.name}>
          {index === firstAfterSymptoms && !outcome && (
            <Audience calculator={calculator} className="text-sm lg:hidden" />
          )}
          <FormGroup
            calculator={calculator}
            group={group}
            outcome={outcome}
            hasHeading={groups.length > 1}
            hasLine={index > 0}
          />
        </Fragment>
      ))}
      <Submit />
    </form>
  );
}

interface FormGroupProps extends Pick<RiskFormProps, 'calculator' | 'outcome'> {
  group: FieldGroup;
  /** False in a form of one part. */
  hasHeading: boolean;
  /** False at the top of the form. */
  hasLine: boolean;
}

/** A part of the form, with its heading; two short questions share a line. */
function FormGroup({ calculator, group: { name, fields }, outcome, hasHeading, hasLine }: FormGroupProps) {
  const draft = outcome?.draft ?? untouched;
  if (name === 'now') {
    const isCalled = Boolean(outcome?.findings.some(isUrgent)) && Object.keys(outcome?.faults ?? {}).length === 0;
    return fields.map((field) => (
      <SymptomsField key={field.name} calculator={calculator} field={field} draft={draft} isCalled={isCalled} />
    ));
  }
  return (
    <section className={classes(hasLine && 'border-t border-line pt-6')}>
      {hasHeading && <h2 className="mb-4 font-display text-xl font-medium">{groupHeadings[name]()}</h2>}
      <div className="grid gap-x-8 gap-y-6 @lg:grid-cols-2">
        {fields.map((field) => (
          <RiskFieldControl
            key={field.name}
            calculator={calculator}
            field={field}
            draft={draft}
            fault={outcome?.faults[field.name]}
          />
        ))}
      </div>
    </section>
  );
}

/** Asks for the answer. */
const Submit = () => (
  <div className="flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-line pt-6">
    <button type="submit" {...waitsFor('behavior')} className={button('primary', 'max-sm:w-full sm:px-8')}>
      {m.risk_submit()}
    </button>
    <p className="text-sm text-ink-soft">{m.risk_privacy()}</p>
  </div>
);
