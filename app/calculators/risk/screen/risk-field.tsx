import { unitsOf } from '../../../domain/risk/units.ts';
import { m } from '../../../i18n/paraglide/messages.js';
import { button } from '../../../ui/button.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { correctionName, correctionValue } from '../form/corrections.ts';
import { type Draft, unitField, unitOf } from '../form/draft.ts';
import type { FieldFault } from '../form/read-fields.ts';
import type { AskedQuantity, RiskField as Field } from '../form/risk-fields.ts';
import { amountWords, unitName } from '../words/amount-words.ts';
import { fieldHints, fieldLabels, optionWords } from '../words/field-words.ts';
import { faultText } from '../words/refusal-words.ts';

interface RiskFieldProps {
  /** The prefix of the ids. */
  calculator: string;
  field: Field;
  draft: Draft;
  fault: FieldFault | undefined;
}

/** A question of a calculator, with its hint and its fault. */
export function RiskField(props: RiskFieldProps) {
  const { field } = props;
  return field.kind === 'number' ? <NumberField {...props} name={field.name} /> : <OptionsField {...props} />;
}

const described = (id: string, fault: FieldFault | undefined, hasHint: boolean): string | undefined =>
  [hasHint && `${id}-hint`, fault && `${id}-error`].filter(Boolean).join(' ') || undefined;

const control = 'min-h-12 rounded-md border border-line-strong bg-paper py-3 font-normal text-ink';

function NumberField({ calculator, field, name, draft, fault }: RiskFieldProps & { name: AskedQuantity }) {
  const id = `${calculator}-${name}`;
  const units = unitsOf(name);
  const hint = fieldHints[name]?.();
  return (
    <div>
      <label htmlFor={id} className="font-semibold">
        {fieldLabels[name]()}{' '}
        {field.kind === 'number' && field.optional && (
          <span className="font-normal text-ink-soft">{m.risk_optional()}</span>
        )}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
      <Fault id={id} name={name} fault={fault} />
      <div className="mt-1.5 flex items-center gap-2">
        <input
          id={id}
          name={name}
          inputMode="decimal"
          defaultValue={draft[name]?.[0]}
          aria-invalid={fault ? true : undefined}
          aria-describedby={described(id, fault, hint !== undefined)}
          className={`${control} w-28 px-4 aria-[invalid]:border-2 aria-[invalid]:border-accent`}
        />
        {units.length === 1 && <span className="text-ink-soft">{unitWordsOf(name)}</span>}
        {units.length > 1 && (
          <select
            name={unitField(name)}
            aria-label={m.risk_unit_of({ field: fieldLabels[name]() })}
            defaultValue={unitOf(name, draft)}
            className={`${control} px-3`}
          >
            {units.map((unit) => (
              <option key={unit} value={unit}>
                {unitName(unit)}
              </option>
            ))}
          </select>
        )}
      </div>
    </div>
  );
}

const unitWordsOf = (name: AskedQuantity): string => {
  const [unit] = unitsOf(name);
  if (!unit) return '';
  return unit === 'a' ? m.risk_unit_years() : unitName(unit);
};

function OptionsField({ calculator, field, draft, fault }: RiskFieldProps) {
  if (field.kind === 'number') return null;
  const id = `${calculator}-${field.name}`;
  const hint = fieldHints[field.name]?.();
  const isShort = field.options.length === 2;
  return (
    <fieldset id={id} tabIndex={-1} aria-describedby={described(id, fault, hint !== undefined)}>
      <legend className="font-semibold">{fieldLabels[field.name]()}</legend>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
      <Fault id={id} name={field.name} fault={fault} />
      <div className={isShort ? 'mt-1 flex flex-wrap gap-x-8' : 'mt-1 grid gap-x-6 sm:grid-cols-2'}>
        {field.options.map((option) => (
          <label key={option} className="flex min-h-11 items-center gap-3">
            <input
              type={field.kind === 'checks' ? 'checkbox' : 'radio'}
              name={field.name}
              value={option}
              defaultChecked={draft[field.name]?.includes(option)}
              className="size-5 shrink-0 accent-brand"
            />
            {optionWords[option]()}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Fault({ id, name, fault }: { id: string; name: string; fault: FieldFault | undefined }) {
  if (!fault) return null;
  const meant = 'meant' in fault ? fault.meant : [];
  return (
    <div className="mt-1">
      <p id={`${id}-error`} className="flex items-center gap-2 font-semibold text-accent">
        <Icon name="warning" className="size-4 shrink-0" />
        {faultText(fault)}
      </p>
      {meant.length > 0 && (
        <div className="mt-2 flex flex-wrap gap-2">
          {meant.map((one) => (
            <button
              key={`${one.value} ${one.unit}`}
              type="submit"
              data-live="behaviour"
              name={correctionName}
              value={correctionValue(name, one)}
              className={button('outline')}
            >
              {m.risk_did_you_mean({ amount: amountWords(one.value, one.unit, 3) })}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
