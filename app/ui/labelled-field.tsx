import type { ComponentProps } from 'react';

import { Icon } from './icons/icon.tsx';

interface LabelledFieldProps extends Pick<ComponentProps<'input'>, 'type' | 'min' | 'maxLength'> {
  name: string;
  label: string;
  hint?: string;
  value: string;
  fault: string | null;
}

/** What the browser's own pickers can hold. */
const pickable: Partial<Record<string, RegExp>> = { date: /^\d{4}-\d\d-\d\d$/, time: /^\d\d:\d\d$/ };

/** A refused value that the browser's picker cannot hold stays in the field as text; any other keeps its picker. */
const typeFor = (type: LabelledFieldProps['type'], value: string): LabelledFieldProps['type'] =>
  value && type && pickable[type]?.test(value) === false ? 'text' : type;

/** An input with its label and what is wrong with it. */
export function LabelledField({ name, label, hint, value, fault, type, min, maxLength }: LabelledFieldProps) {
  const described = [...(hint ? [`${name}-hint`] : []), ...(fault ? [`${name}-error`] : [])].join(' ');
  return (
    <div className="min-w-44 flex-1">
      <label htmlFor={name} className="font-semibold">
        {label}
      </label>
      {hint && (
        <p id={`${name}-hint`} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
      <input
        id={name}
        name={name}
        type={fault ? typeFor(type, value) : type}
        min={fault ? undefined : min}
        maxLength={maxLength}
        defaultValue={value}
        aria-invalid={fault ? true : undefined}
        aria-describedby={described || undefined}
        className="mt-1.5 block min-h-12 w-full min-w-0 rounded-md border border-line-strong bg-paper px-3 py-2.5 text-ink aria-[invalid]:border-2 aria-[invalid]:border-accent"
      />
      {fault && (
        <p
          id={`${name}-error`}
          role="alert"
          className="mt-1.5 flex gap-2 text-sm font-semibold wrap-anywhere text-accent"
        >
          <Icon name="warning" className="mt-0.5 size-4 shrink-0" />
          {fault}
        </p>
      )}
    </div>
  );
}
