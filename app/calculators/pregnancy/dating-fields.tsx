import type { ComponentProps } from 'react';
import { datingBases } from '../../domain/pregnancy/gestational-age.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { Icon } from '../../ui/icons/icon.tsx';
import type { DatingDraft } from './dating-form.ts';
import { basisWords, type FaultTexts } from './dating-words.ts';

const input =
  'mt-1.5 block min-h-12 w-full max-w-64 rounded-md border border-line-strong bg-paper px-4 py-3 font-normal text-ink aria-[invalid]:border-2 aria-[invalid]:border-accent';

/** The fields of the calculator, with the typed values and their faults. */
export function DatingFields({ draft, faults }: { draft: DatingDraft; faults: FaultTexts }) {
  return (
    <>
      <fieldset id="base" tabIndex={-1} aria-describedby={faults.base && 'base-error'}>
        <legend className="font-semibold">{m.pregnancy_basis()}</legend>
        <Fault id="base-error" text={faults.base} />
        <div className="mt-1">
          {datingBases.map((basis) => (
            <label key={basis} className="flex min-h-11 items-center gap-3">
              <input
                type="radio"
                name="base"
                value={basis}
                defaultChecked={draft.base === basis}
                className="size-5 shrink-0 accent-brand"
              />
              {basisWords[basis]()}
            </label>
          ))}
        </div>
      </fieldset>
      <Field
        name="fecha"
        label={m.pregnancy_date()}
        hint={m.pregnancy_date_hint()}
        fault={faults.fecha}
        type="date"
        defaultValue={draft.fecha}
      />
      <Field
        name="ciclo"
        label={m.pregnancy_cycle()}
        hint={m.pregnancy_cycle_hint()}
        fault={faults.ciclo}
        inputMode="numeric"
        defaultValue={draft.ciclo}
      />
    </>
  );
}

interface FieldProps extends ComponentProps<'input'> {
  name: string;
  label: string;
  hint: string;
  fault: string | undefined;
}

/** An input with its label, its hint, and its fault. */
function Field({ name, label, hint, fault, ...rest }: FieldProps) {
  return (
    <div>
      <label htmlFor={name} className="font-semibold">
        {label}
      </label>
      <p id={`${name}-hint`} className="text-sm text-ink-soft">
        {hint}
      </p>
      <Fault id={`${name}-error`} text={fault} />
      <input
        id={name}
        name={name}
        {...rest}
        aria-invalid={fault ? true : undefined}
        aria-describedby={`${name}-hint${fault ? ` ${name}-error` : ''}`}
        className={input}
      />
    </div>
  );
}

/** The fault beside its field. */
function Fault({ id, text }: { id: string; text: string | undefined }) {
  if (!text) return null;
  return (
    <p id={id} className="flex items-center gap-2 font-semibold text-accent">
      <Icon name="warning" className="size-4 shrink-0" />
      {text}
    </p>
  );
}
