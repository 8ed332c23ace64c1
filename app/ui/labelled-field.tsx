import type { ComponentProps } from 'react';

import { Field } from './field.tsx';

interface LabelledFieldProps extends Pick<ComponentProps<'input'>, 'type' | 'min' | 'maxLength'> {
  name: string;
  label: string;
  hint?: string;
  value: string;
  fault: string | null;
}

/** The formats that the browser's own pickers accept. */
const pickable: Partial<Record<string, RegExp>> = { date: /^\d{4}-\d\d-\d\d$/, time: /^\d\d:\d\d$/ };

/** A rejected value that the browser's picker cannot hold stays in the field as text; any other value keeps its picker. */
const typeFor = (type: LabelledFieldProps['type'], value: string): LabelledFieldProps['type'] =>
  value && type && pickable[type]?.test(value) === false ? 'text' : type;

/** A field of a form that asks by the address and has no summary of faults: it reads its own fault out and keeps what was typed. */
export function LabelledField({ name, value, fault, type, min, ...rest }: LabelledFieldProps) {
  return (
    <Field
      {...rest}
      id={name}
      type={fault ? typeFor(type, value) : type}
      min={fault ? undefined : min}
      defaultValue={value}
      fault={fault}
      isAnnounced
      className="min-w-44 flex-1"
    />
  );
}
