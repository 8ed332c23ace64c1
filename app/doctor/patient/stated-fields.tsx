import { m } from '../../i18n/paraglide/messages.js';
import { button } from '../../ui/button.ts';
import { Field } from '../../ui/field.tsx';
import { askedConditions, conditionWords } from './score-words.ts';
import { CONDITION_FIELD, factFields, numberFields, type Stated, type TypedNumbers } from './stated-form.ts';

const numbers = [
  { name: 'systolic', label: m.score_systolic, unit: 'mmHg' },
  { name: 'weight', label: m.score_weight, unit: 'kg' },
  { name: 'height', label: m.score_height, unit: 'cm' },
] as const satisfies readonly { name: keyof TypedNumbers; label: () => string; unit: string }[];

const facts = [
  { name: 'diabetes', label: m.score_diabetes },
  { name: 'smoker', label: m.score_smoker },
  { name: 'pressureTreated', label: m.score_pressure_treated },
  { name: 'statin', label: m.score_statin },
] as const satisfies readonly { name: keyof typeof factFields; label: () => string }[];

/** Asks for the facts that no result says. The form posts, and nothing is stored. */
export const StatedFields = ({ stated }: { stated: Stated }) => (
  <form method="post" className="no-print grid gap-5 rounded-lg bg-sunken p-5 lg:sticky lg:top-4">
    <div>
      <h2 className="text-lg">{m.score_stated_heading()}</h2>
      <p className="mt-1 text-sm text-ink-soft">{m.score_stated_lead()}</p>
    </div>
    {numbers.map(({ name, label, unit }) => (
      <Field
        key={name}
        id={numberFields[name]}
        label={label()}
        unit={unit}
        width="number"
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        defaultValue={stated.typed[name]}
        fault={stated.faults.includes(name) ? m.score_fault_number() : undefined}
      />
    ))}
    <fieldset>
      <legend className="font-semibold">{m.score_facts()}</legend>
      {facts.map(({ name, label }) => (
        <Box key={name} name={factFields[name]} value="si" label={label()} isChecked={stated.facts[name]} />
      ))}
    </fieldset>
    <fieldset>
      <legend className="font-semibold">{m.score_conditions()}</legend>
      {askedConditions.map((condition) => (
        <Box
          key={condition}
          name={CONDITION_FIELD}
          value={condition}
          label={conditionWords(condition)}
          isChecked={stated.facts.conditions.includes(condition)}
        />
      ))}
    </fieldset>
    <button type="submit" className={button('primary')}>
      {m.score_calculate()}
    </button>
  </form>
);

interface BoxProps {
  name: string;
  value: string;
  label: string;
  isChecked: boolean;
}

const Box = ({ name, value, label, isChecked }: BoxProps) => (
  <label className="flex min-h-11 items-center gap-3 text-sm">
    <input
      type="checkbox"
      name={name}
      value={value}
      defaultChecked={isChecked}
      className="size-4.5 shrink-0 accent-brand"
    />
    {label}
  </label>
);
