import type { ComponentProps } from 'react';

import { localizedHref } from '../../i18n/href.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { button } from '../../ui/button.ts';
import { classes } from '../../ui/classes.ts';
import { FaultSummary } from '../../ui/fault-summary.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import type { DatingDraft, DatingOutcome } from './dating-form.ts';
import { DatingResult } from './dating-result.tsx';
import { basisWords, type FaultTexts, faultTexts } from './dating-words.ts';
import { cycleDays, datingBases } from './gestational-age.ts';

/** Where the answer stands: the form leads there, and the browser puts the focus on it. */
const answerId = 'respuesta';

const untouched: DatingDraft = { base: 'period', fecha: '', ciclo: String(cycleDays.usual) };

/**
 * The due date and the weeks of a pregnancy, by a plain form: the server counts and forgets. It is posted, so that what was typed
 * stands in no address, and it works without JavaScript.
 */
export function DatingCalculator({ outcome }: { outcome: DatingOutcome | undefined }) {
  const faults = faultTexts(outcome?.faults ?? {});
  const told = Object.entries(faults).map(([field, text]) => ({ href: `#${field}`, text }));
  const action = `${localizedHref(getLocale(), '/pruebas-embarazo')}#${answerId}`;
  return (
    <div
      className={classes(
        'mt-6 max-w-(--container-prose) rounded-lg border border-line bg-surface p-5 sm:p-8',
        !outcome?.age && 'no-print',
      )}
    >
      <h3 className="text-xl">{m.pregnancy_form_heading()}</h3>
      <div id={answerId} tabIndex={-1}>
        {outcome?.age && <DatingResult age={outcome.age} today={outcome.today} />}
        {told.length > 0 && <FaultSummary heading={m.pregnancy_errors()} faults={told} />}
      </div>
      <form method="post" action={action} noValidate autoComplete="off" className="no-print mt-6 grid gap-6">
        <Fields draft={outcome?.draft ?? untouched} faults={faults} />
        <button type="submit" className={button('brand', 'justify-self-start')}>
          {m.pregnancy_submit()}
        </button>
        <p className="text-sm text-ink-soft">{m.pregnancy_privacy()}</p>
      </form>
    </div>
  );
}

const input =
  'mt-1.5 block min-h-12 w-full max-w-64 rounded-md border border-line-strong bg-paper px-4 py-3 font-normal text-ink aria-[invalid]:border-2 aria-[invalid]:border-accent';

function Fields({ draft, faults }: { draft: DatingDraft; faults: FaultTexts }) {
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

/** An input with its label, its hint and what is wrong with it. */
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

function Fault({ id, text }: { id: string; text: string | undefined }) {
  if (!text) return null;
  return (
    <p id={id} className="flex items-center gap-2 font-semibold text-accent">
      <Icon name="warning" className="size-4 shrink-0" />
      {text}
    </p>
  );
}
