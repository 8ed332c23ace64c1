import { unitsOf } from '../../../domain/risk/units.ts';
import { m } from '../../../i18n/paraglide/messages.js';
import { button } from '../../../ui/button.ts';
import { classes } from '../../../ui/classes.ts';
import { Field, selectLook } from '../../../ui/field.tsx';
import { Choices } from '../../../ui/fieldset.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { waitsFor } from '../../../ui/waits-for.ts';
import { EmergencyCall } from '../../../views/exams/emergency-call.tsx';
import { correctionField, correctionValue } from '../form/corrections.ts';
import { type RiskDraft, unitField, unitOf } from '../form/draft.ts';
import type { RiskFieldFault } from '../form/read-fields.ts';
import type { RiskField as AskedField, AskedQuantity } from '../form/risk-fields.ts';
import { amountWords, unitName } from '../words/amount-words.ts';
import { fieldHints, fieldLabels, optionWords } from '../words/field-words.ts';
import { faultText } from '../words/refusal-words.ts';

interface RiskFieldProps {
  /** The prefix of the ids. */
  calculator: string;
  field: AskedField;
  draft: RiskDraft;
  fault: RiskFieldFault | undefined;
}

/** A question of a calculator, with its hint and its fault. */
export function RiskFieldControl(props: RiskFieldProps) {
  const { field } = props;
  return field.kind === 'number' ? <NumberField {...props} name={field.name} /> : <OptionsField {...props} />;
}

function NumberField({ calculator, field, name, draft, fault }: RiskFieldProps & { name: AskedQuantity }) {
  const label = fieldLabels[name]();
  return (
    <Field
      id={`${calculator}-${name}`}
      name={name}
      inputMode="decimal"
      width="number"
      label={
        field.kind === 'number' && field.optional ? (
          <>
            {label} <span className="font-normal text-ink-soft">{m.risk_optional()}</span>
          </>
        ) : (
          label
        )
      }
      hint={fieldHints[name]?.()}
      fault={fault && faultText(fault)}
      proposal={<Corrections name={name} fault={fault} />}
      unit={<Unit name={name} draft={draft} />}
      className={classes(hintBelow, startsLine.includes(name) && '@lg:col-start-1')}
      defaultValue={draft[name]?.[0]}
    />
  );
}

/** The unit of a quantity, or the list of those that laboratories use for it. */
function Unit({ name, draft }: { name: AskedQuantity; draft: RiskDraft }) {
  const units = unitsOf(name);
  const [unit] = units;
  if (units.length === 1 && unit)
    return <span className="text-ink-soft">{unit === 'a' ? m.risk_unit_years() : unitName(unit)}</span>;
  return (
    <select
      name={unitField(name)}
      aria-label={m.risk_unit_of({ field: fieldLabels[name]() })}
      defaultValue={unitOf(name, draft)}
      className={selectLook('unit')}
    >
      {units.map((one) => (
        <option key={one} value={one}>
          {unitName(one)}
        </option>
      ))}
    </select>
  );
}

function OptionsField({ calculator, field, draft, fault }: RiskFieldProps) {
  if (field.kind === 'number') return null;
  const isChoice = field.kind === 'choice';
  const isShort = isChoice && field.options.length === 2;
  return (
    <Choices
      id={`${calculator}-${field.name}`}
      name={field.name}
      kind={field.kind === 'checks' ? 'checkboxes' : 'radios'}
      layout={isShort ? 'row' : isChoice ? 'list' : 'columns'}
      label={fieldLabels[field.name]()}
      hint={fieldHints[field.name]?.()}
      fault={fault && faultText(fault)}
      options={field.options.map((option) => ({ value: option, label: optionWords[option]() }))}
      chosen={draft[field.name]}
      // Narrow, long questions beside each other have as many lines.
      className={isShort ? classes(hintBelow, '@lg:[&>legend]:max-w-64') : '@lg:col-span-2'}
    />
  );
}

/** The hint below its control, so that the controls of one line are at one height. */
const hintBelow = 'flex flex-col [&>[id$=-hint]]:order-last [&>[id$=-hint]]:mt-1.5';

/** The fields that begin a line although the field before them leaves room. */
const startsLine: readonly AskedQuantity[] = ['weight'];

/** The symptoms that cannot wait for a score, with the call unless the answer already has it (`isCalled`). */
export function SymptomsField({
  calculator,
  field,
  draft,
  isCalled,
}: Omit<RiskFieldProps, 'fault'> & { isCalled: boolean }) {
  if (field.kind !== 'checks') return null;
  return (
    <div className="relative rounded-lg bg-alarm-tint p-4 sm:px-7 sm:py-6">
      <Choices
        id={`${calculator}-${field.name}`}
        name={field.name}
        kind="checkboxes"
        layout="columns"
        label={
          <h2 className="flex items-baseline gap-2.5 font-display text-xl font-medium">
            <Icon name="warning" className="size-5 shrink-0 translate-y-0.5 text-alarm" />
            {fieldLabels[field.name]()}
          </h2>
        }
        hint={
          <>
            <span className="mt-1 block text-base text-ink @2xl:pr-48">{fieldHints[field.name]?.()}</span>
            {!isCalled && <EmergencyCall className="mt-3 mb-1 @2xl:absolute @2xl:top-6 @2xl:right-7 @2xl:mt-0" />}
          </>
        }
        options={field.options.map((option) => ({ value: option, label: optionWords[option]() }))}
        chosen={draft[field.name]}
      />
    </div>
  );
}

/** Proposals for a number that is out of range in its unit. Each proposal fills the field and asks again. */
function Corrections({ name, fault }: { name: AskedQuantity; fault: RiskFieldFault | undefined }) {
  const meant = fault && 'meant' in fault ? fault.meant : [];
  if (meant.length === 0) return null;
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      {meant.map((one) => (
        <button
          key={`${one.value} ${one.unit}`}
          type="submit"
          {...waitsFor('behavior')}
          name={correctionField}
          value={correctionValue(name, one)}
          className={button('outline')}
        >
          {m.risk_did_you_mean({ amount: amountWords(one.value, one.unit, 3) })}
        </button>
      ))}
    </div>
  );
}
