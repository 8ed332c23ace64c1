import type { ComponentProps, ReactNode } from 'react';

import { classes } from './classes.ts';
import { Icon } from './icons/icon.tsx';

/** The properties of every question: its texts, and the id of its control, to which a summary of faults links. */
export interface QuestionProps {
  /** The control's id. The ids of its hint and its fault begin with it. */
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  /** The problem and its solution. */
  fault?: ReactNode;
  /** Reads the fault out when it appears, for a form without a summary of faults. */
  isAnnounced?: boolean | undefined;
  /** The id of the fault's text, if it is elsewhere on the page. */
  faultId?: string | undefined;
}

/** The props of every field, besides the attributes of its control. */
export interface FieldProps extends QuestionProps {
  /** Content after the control: a unit, or a list of units. */
  unit?: ReactNode;
  /** Content between the fault and the control: a proposal. */
  proposal?: ReactNode;
  className?: string | undefined;
}

type InputProps = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps> & { width?: ControlWidth };
type SelectProps = FieldProps & Omit<ComponentProps<'select'>, keyof FieldProps> & { width?: ControlWidth };
type TextAreaProps = FieldProps &
  Omit<ComponentProps<'textarea'>, keyof FieldProps> & {
    /** Begins with one line, and grows with the text. */
    grows?: boolean;
  };

/** As wide as the answer: a unit of the list, a number, a date, or any text. */
export type ControlWidth = 'unit' | 'number' | 'date' | 'text';

const widths = {
  unit: 'px-3',
  number: 'w-28 px-4',
  date: 'w-full max-w-64 px-4',
  text: 'w-full px-4',
} as const satisfies Record<ControlWidth, string>;

const control =
  'min-h-12 min-w-0 rounded-md border border-line-strong bg-surface py-2.5 font-normal text-ink transition-colors hover:border-brand focus-visible:border-brand focus-visible:outline-offset-0 focus-visible:rounded-md aria-[invalid]:border-2 aria-[invalid]:border-alarm disabled:border-line disabled:bg-sunken disabled:text-ink-soft';

/** The classes of an input, a select or a textarea: at least 48 px high. */
export const controlLook = (width: ControlWidth = 'text', extra?: string): string =>
  classes(control, widths[width], extra);

/** The arrow of a list: two triangles at its right end, in the color of its text. */
const arrow =
  'appearance-none bg-[image:linear-gradient(45deg,transparent_50%,currentColor_50%),linear-gradient(135deg,currentColor_50%,transparent_50%)] bg-[position:right_1.1875rem_center,right_0.875rem_center] bg-[size:0.3125rem_0.3125rem] bg-no-repeat pr-10';

/** The classes of a select, with room for its arrow. */
export const selectLook = (width: ControlWidth = 'text'): string =>
  classes(control, width === 'text' ? 'w-full pl-4' : 'pl-3', arrow);

/**
 * Returns the attributes that connect a control with its question: ({ id: 'age', hint: 'In years' }) → { id: 'age', 'aria-describedby':
 * 'age-hint' }
 */
export const controlAttributes = ({
  id,
  hint,
  fault,
  faultId,
}: Pick<QuestionProps, 'id' | 'hint' | 'fault' | 'faultId'>) => ({
  id,
  'aria-invalid': fault || faultId ? true : undefined,
  'aria-describedby': [hint && `${id}-hint`, fault && `${id}-error`, faultId].filter(Boolean).join(' ') || undefined,
});

/** The attributes of a control, without those of its question. */
function ownAttributes<Props extends FieldProps>({
  id: _id,
  label: _label,
  hint: _hint,
  fault: _fault,
  faultId: _faultId,
  isAnnounced: _isAnnounced,
  unit: _unit,
  proposal: _proposal,
  className: _className,
  ...own
}: Props): Omit<Props, keyof FieldProps> {
  return own;
}

/** A single-line input, with its label, hint, and fault. */
export function Field(props: InputProps) {
  const { width, ...input } = ownAttributes(props);
  return (
    <Question {...props}>
      <input name={props.id} {...input} {...controlAttributes(props)} className={controlLook(width)} />
    </Question>
  );
}

/** A list that offers one choice. Its children are the options. */
export function SelectField(props: SelectProps) {
  const { width, ...select } = ownAttributes(props);
  return (
    <Question {...props}>
      <select name={props.id} {...select} {...controlAttributes(props)} className={selectLook(width)} />
    </Question>
  );
}

const growing = 'field-sizing-content max-h-60 min-h-12';

/** An input of several lines. */
export function TextAreaField(props: TextAreaProps) {
  const { grows, ...textArea } = ownAttributes(props);
  return (
    <Question {...props}>
      <textarea
        name={props.id}
        rows={4}
        {...textArea}
        {...controlAttributes(props)}
        className={controlLook('text', grows ? growing : undefined)}
      />
    </Question>
  );
}

function Question(props: FieldProps & { children: ReactNode }) {
  const { id, label, hint, fault, isAnnounced, unit, proposal, className, children } = props;
  return (
    <div className={className}>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      <HintText id={id}>{hint}</HintText>
      <FaultText id={id} isAnnounced={isAnnounced}>
        {fault}
      </FaultText>
      {proposal}
      <div className="mt-1.5 flex items-center gap-2">
        {children}
        {typeof unit === 'string' ? <span className="shrink-0 text-ink-soft">{unit}</span> : unit}
      </div>
    </div>
  );
}

/** A question's hint. Renders nothing if empty. */
export function HintText({ id, children }: { id: string; children?: ReactNode }) {
  if (!children) return null;
  return (
    <p id={`${id}-hint`} className="text-sm text-ink-soft">
      {children}
    </p>
  );
}

/** The fault of an answer, before the control, so that screen readers read it first. Renders nothing if empty. */
export function FaultText({
  id,
  isAnnounced,
  children,
}: {
  id: string;
  isAnnounced?: boolean | undefined;
  children?: ReactNode;
}) {
  if (!children) return null;
  return (
    <p
      id={`${id}-error`}
      role={isAnnounced ? 'alert' : undefined}
      className="mt-1 flex gap-2 text-sm font-semibold wrap-anywhere text-alarm"
    >
      <Icon name="warning" className="mt-0.5 size-4.5 shrink-0" />
      <span>{children}</span>
    </p>
  );
}
