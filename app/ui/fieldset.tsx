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
      className={classes('min-w-0 outline-none', className)}
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

/** One answer of a question with several. */
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
  list: 'mt-2',
  columns: 'mt-2 grid gap-x-8 sm:grid-cols-2',
  row: 'mt-2 flex flex-wrap gap-2.5',
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
            isPill={layout === 'row' && !option.hint}
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
  /** A short word in a frame of its own, which the choice fills. */
  isPill: boolean;
}

const box =
  'relative grid size-6 shrink-0 appearance-none place-items-center border-[1.5px] border-line-strong bg-surface transition-colors before:size-3 before:scale-0 before:bg-on-brand checked:border-brand checked:bg-brand checked:before:scale-100 hover:border-brand disabled:border-line disabled:bg-sunken forced-colors:appearance-auto forced-colors:before:hidden';
const shapes = {
  radio: 'rounded-full before:size-2.5 before:rounded-full',
  checkbox: 'rounded-sm before:size-3.5 before:[clip-path:polygon(14%_44%,0_60%,40%_96%,100%_18%,85%_5%,38%_66%)]',
} as const;

/** The classes of a radio button or a checkbox: 24 px, filled if it is chosen. */
export const checkLook = (type: keyof typeof shapes, extra?: string): string => classes(box, shapes[type], extra);

const pill =
  'inline-flex min-h-12 min-w-24 items-center gap-3 rounded-full border border-line-strong bg-surface py-2 pr-6 pl-3 transition-colors hover:border-brand has-checked:border-brand has-checked:bg-tint has-checked:font-semibold has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand';

/** The whole line answers to a finger. */
function Choice({ id, type, name, option: { value, label, hint, isDisabled }, isChosen, isPill }: ChoiceProps) {
  return (
    <>
      <label className={classes(isPill ? pill : 'flex min-h-11 items-start gap-3 py-2', isDisabled && 'text-ink-soft')}>
        <input
          type={type}
          name={name}
          value={value}
          defaultChecked={isChosen}
          disabled={isDisabled}
          aria-describedby={hint ? `${id}-hint` : undefined}
          className={checkLook(type, isPill ? 'outline-none' : 'mt-px')}
        />
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="-mt-2 mb-1 pl-9 text-sm wrap-anywhere text-ink-soft">
          {hint}
        </p>
      )}
    </>
  );
}
