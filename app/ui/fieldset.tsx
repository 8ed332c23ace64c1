import type { ReactNode } from 'react';
import { questionContract } from './behaviors/lead-to-field.contract.ts';
import { classes } from './classes.ts';
import { dataFor } from './data-for.ts';
import { controlAttributes, FaultText, HintText, type QuestionProps } from './field.tsx';

interface FieldsetProps extends QuestionProps {
  className?: string | undefined;
  children: ReactNode;
}

/** A question with several controls. A summary of faults leads to its legend and puts the focus on its first control. */
export function Fieldset(props: FieldsetProps) {
  const { id, label, hint, fault, isAnnounced, className, children } = props;
  const { 'aria-describedby': described } = controlAttributes(props);
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      {...dataFor(questionContract, { question: '' })}
      aria-describedby={described}
      className={classes('min-w-0', className)}
    >
      <legend className="font-semibold wrap-anywhere">{label}</legend>
      <HintText id={id}>{hint}</HintText>
      <FaultText id={id} isAnnounced={isAnnounced}>
        {fault}
      </FaultText>
      {children}
    </fieldset>
  );
}

export interface ChoiceOption {
  value: string;
  label: ReactNode;
  hint?: ReactNode;
  isDisabled?: boolean;
}

interface ChoicesProps extends QuestionProps {
  name: string;
  options: readonly ChoiceOption[];
  /** The earlier choice. */
  chosen?: readonly string[] | undefined;
  /** One answer, or any number of them. */
  kind: 'radios' | 'checkboxes';
  /** Below each other; in two columns if there is room; or side by side, for two or three short words. */
  layout?: keyof typeof layouts;
  className?: string | undefined;
}

const layouts = {
  list: 'mt-1',
  columns: 'mt-1 grid gap-x-6 sm:grid-cols-2',
  row: 'mt-1 flex flex-wrap gap-x-8',
} as const;

/** A question with a list of answers. */
export function Choices({ name, options, chosen = [], kind, layout = 'list', ...question }: ChoicesProps) {
  return (
    <Fieldset {...question}>
      <div className={layouts[layout]}>
        {options.map((option) => (
          <Choice
            key={option.value}
            id={`${question.id}-${option.value}`}
            type={kind === 'radios' ? 'radio' : 'checkbox'}
            name={name}
            option={option}
            isChosen={chosen.includes(option.value)}
          />
        ))}
      </div>
    </Fieldset>
  );
}

interface ChoiceProps {
  id: string;
  type: 'radio' | 'checkbox';
  name: string;
  option: ChoiceOption;
  isChosen: boolean;
}

/** The whole line answers to a finger. */
function Choice({ id, type, name, option: { value, label, hint, isDisabled }, isChosen }: ChoiceProps) {
  return (
    <>
      <label className={classes('flex min-h-11 items-start gap-3 py-2', isDisabled && 'text-ink-soft')}>
        <input
          type={type}
          name={name}
          value={value}
          defaultChecked={isChosen}
          disabled={isDisabled}
          aria-describedby={hint ? `${id}-hint` : undefined}
          className="mt-1 size-5 shrink-0 accent-brand"
        />
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="-mt-2 mb-1 pl-8 text-sm wrap-anywhere text-ink-soft">
          {hint}
        </p>
      )}
    </>
  );
}
