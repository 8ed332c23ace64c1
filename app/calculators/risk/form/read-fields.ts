import { readNumber } from '../../../domain/risk/number-input.ts';
import { didYouMean, likelierInOtherUnit, plausible } from '../../../domain/risk/plausible.ts';
import type { Quantity, Unit } from '../../../domain/risk/quantity.ts';
import { type PatientSex, refusalOf } from '../../../domain/risk/score.ts';
import { convert, unitsOf } from '../../../domain/risk/units.ts';
import { type Correction, confirmedField, confirmedValues, isConfirmed, submittedCorrection } from './corrections.ts';
import { MAX_CHARACTERS, type Meant, type RiskDraft, unitField, unitOf } from './draft.ts';
import type { AskedQuantity, RiskField, RiskFieldName } from './risk-fields.ts';
import { pressurePair, typedAmounts } from './typed-amount.ts';

/** The fault of a field, with the values that the user may have meant. */
export type RiskFieldFault =
  | { fault: 'missing' | 'only-one' | 'one-of-two' | 'not-a-number' | 'upside-down' | 'pressure-pair' }
  /** Two readings: by the decimal point or by the unit. */
  | { fault: 'ambiguous' | 'unit'; meant: readonly Meant[] }
  /** A weight that gives an implausible body. */
  | { fault: 'body'; bmi: number; meant: readonly Meant[] }
  | { fault: 'implausible'; from: number; to: number; unit: Unit; meant: readonly Meant[] };
export type Faults = Readonly<Partial<Record<RiskFieldName, RiskFieldFault>>>;

/** The submitted values of a form, and the functions that read one field each. */
export interface FieldsReading {
  draft: RiskDraft;
  faults: Faults;
  /** The typed number of a field, converted to a unit; NaN without a number. */
  number: (name: Quantity, unit: Unit) => number;
  /** The same, but null without a number. */
  measured: (name: Quantity, unit: Unit) => number | null;
  /** The same, but also null if the field has a fault: a number that can be trusted. */
  sound: (name: AskedQuantity, unit: Unit) => number | null;
  /** The typed number in the chosen unit; null without one. */
  typedNumber: (name: AskedQuantity) => number | null;
  unitOf: (name: AskedQuantity) => Unit;
  /** Whether the user confirmed a questioned value. */
  isConfirmed: (name: AskedQuantity) => boolean;
  /** Without an answer 'male'; the missing answer is a fault. */
  sex: () => PatientSex;
  /** The text of a field, or the chosen option; empty without one. */
  chosen: (name: RiskFieldName) => string;
  isYes: (name: RiskFieldName) => boolean;
  /** The ticked options. */
  ticked: <Option extends string>(name: RiskFieldName, options: readonly Option[]) => readonly Option[];
}

/** Reads a form by its list of fields. Other fields are ignored. */
export function readFields(fields: readonly RiskField[], form: FormData): FieldsReading {
  const correction = submittedCorrection(form);
  const draft = draftOf(fields, form, correction);
  const typed = (name: string): string => draft[name]?.[0] ?? '';
  const faults: Partial<Record<RiskFieldName, RiskFieldFault>> = {};
  for (const field of fields) {
    const fault = faultOf(field, draft);
    if (fault) faults[field.name] = fault;
  }
  const measured: FieldsReading['measured'] = (name, unit) => {
    const read = readNumber(typed(name));
    return read.kind === 'number' ? convert(name, read.value, unitOf(name, draft), unit) : null;
  };
  const typedUnit = (name: AskedQuantity): Unit => unitOf(name, draft);
  return {
    draft,
    faults,
    sound: (name, unit) => (faults[name] ? null : measured(name, unit)),
    typedNumber: (name) => measured(name, typedUnit(name)),
    unitOf: typedUnit,
    isConfirmed: (name) => isConfirmed(name, draft),
    number: (name, unit) => measured(name, unit) ?? Number.NaN,
    measured,
    sex: () => (typed('sex') === 'female' ? 'female' : 'male'),
    chosen: typed,
    isYes: (name) => typed(name) === 'yes',
    ticked: (name, options) => options.filter((option) => draft[name]?.includes(option)),
  };
}

/** The values of the form as the page shows them again: with the correction, and amounts without their unit words. */
function draftOf(fields: readonly RiskField[], form: FormData, correction: Correction | null): RiskDraft {
  const text = (name: string): string => {
    const [first] = form.getAll(name);
    return typeof first === 'string' ? first.trim().slice(0, MAX_CHARACTERS) : '';
  };
  const draft: Record<string, readonly string[]> = {};
  const amounts = typedAmounts(text);
  for (const field of fields) {
    const { name } = field;
    if (field.kind === 'checks') draft[name] = field.options.filter((option) => form.getAll(name).includes(option));
    else if (field.kind === 'choice') draft[name] = field.options.filter((option) => option === form.get(name));
    else {
      const { typed, unit } = correction?.name === name ? correction : amounts(field.name);
      draft[name] = typed === '' && !form.has(name) ? [] : [typed];
      const chosen = unit ?? text(unitField(name));
      if (unitsOf(field.name).length > 1) draft[unitField(name)] = chosen === '' ? [] : [chosen];
    }
  }
  const confirmed = confirmedValues(fields, form, draft);
  return confirmed.length > 0 ? { ...draft, [confirmedField]: confirmed } : draft;
}

/** The fault of one field; null if it has none. A confirmed value is not questioned again. */
function faultOf(field: RiskField, draft: RiskDraft): RiskFieldFault | null {
  if (field.kind === 'checks') return null;
  const typed = draft[field.name]?.[0] ?? '';
  if (field.kind === 'choice') return typed === '' ? { fault: 'missing' } : null;
  const read = readNumber(typed);
  if (typed.length >= MAX_CHARACTERS) return { fault: 'not-a-number' };
  if (read.kind === 'empty') return field.optional ? null : { fault: 'missing' };
  if (read.kind === 'not-a-number') return { fault: pressurePair(typed) ? 'pressure-pair' : 'not-a-number' };
  const unit = unitOf(field.name, draft);
  const limits = plausible(field.name, unit);
  if (read.kind === 'ambiguous') {
    const meant = readings(field.name, unit, read);
    return meant.length > 0
      ? { fault: 'ambiguous', meant }
      : { fault: 'implausible', from: limits.from, to: limits.to, unit, meant };
  }
  if (!refusalOf(field.name, read.value, limits)) {
    const likelier = isConfirmed(field.name, draft) ? null : likelierInOtherUnit(field.name, read.value, unit);
    if (!likelier) return null;
    const either = [{ value: read.value, unit }, likelier];
    return { fault: 'unit', meant: either.map((one) => unambiguous({ ...one, typed: String(one.value) })) };
  }
  const meant = didYouMean(field.name, read.value, unit).map((one) => ({ ...one, typed: String(one.value) }));
  return { fault: 'implausible', from: limits.from, to: limits.to, unit, meant: meant.map(unambiguous) };
}

/** Both readings of '1.234', if the measurement allows them. */
function readings(name: Quantity, unit: Unit, read: { decimal: number; thousands: number }): Meant[] {
  return [read.decimal, read.thousands]
    .filter((value) => !refusalOf(name, value, plausible(name, unit)))
    .map((value) => unambiguous({ typed: String(value), value, unit }));
}

/** Adds a zero to a text that may be two numbers: '1.234' → '1.2340' */
const unambiguous = ({ typed, value, unit }: Meant): Meant => ({
  typed: readNumber(typed).kind === 'ambiguous' ? `${typed}0` : typed,
  value,
  unit,
});
