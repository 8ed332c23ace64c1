import { readNumber } from '../number-input.ts';
import { didYouMean, likelierInOtherUnit, plausible } from '../plausible.ts';
import { type Quantity, refusalOf, type Sex, type Unit } from '../score.ts';
import { convert, unitsOf } from '../units.ts';
import type { FieldName, RiskField } from './risk-fields.ts';

/** What was typed and ticked, as it was: the page gives it back. */
export type Draft = Readonly<Record<string, readonly string[]>>;

/** A value that somebody may have meant, as it is typed into the field. */
export interface Meant {
  typed: string;
  value: number;
  unit: Unit;
}
export type FieldFault =
  | { fault: 'missing' | 'only-one' | 'one-of-two' | 'not-a-number' | 'upside-down' }
  /** Read in two ways: by its point, or by its unit. */
  | { fault: 'ambiguous' | 'unit'; meant: readonly Meant[] }
  | { fault: 'implausible'; from: number; to: number; unit: Unit; meant: readonly Meant[] };
export type Faults = Readonly<Partial<Record<FieldName, FieldFault>>>;

export interface Reading {
  draft: Draft;
  faults: Faults;
  /** A number in a unit; NaN when there is none. */
  number: (name: Quantity, unit: Unit) => number;
  /** The same, null where there is none. */
  measured: (name: Quantity, unit: Unit) => number | null;
  sex: () => Sex;
  chosen: (name: FieldName) => string;
  isYes: (name: FieldName) => boolean;
  /** The options that are ticked. */
  ticked: <Option extends string>(name: FieldName, options: readonly Option[]) => readonly Option[];
}

/** Longer than any answer: what is longer is cut, and no number. */
const MOST_CHARACTERS = 40;

export const unitField = (name: string): string => `${name}-unit`;

/** Reads a form by the list of its fields. What stands in no field is not looked at. */
export function readFields(fields: readonly RiskField[], form: FormData): Reading {
  const correction = correctionIn(form);
  const draft = draftOf(fields, form, correction);
  const typed = (name: string): string => draft[name]?.[0] ?? '';
  const faults: Partial<Record<FieldName, FieldFault>> = {};
  for (const field of fields) {
    const fault = faultOf(field, draft, correction?.name === field.name);
    if (fault) faults[field.name] = fault;
  }
  const measured: Reading['measured'] = (name, unit) => {
    const read = readNumber(typed(name));
    return read.kind === 'number' ? convert(name, read.value, unitOf(name, draft), unit) : null;
  };
  return {
    draft,
    faults,
    number: (name, unit) => measured(name, unit) ?? Number.NaN,
    measured,
    sex: () => (typed('sex') === 'female' ? 'female' : 'male'),
    chosen: typed,
    isYes: (name) => typed(name) === 'yes',
    ticked: (name, options) => options.filter((option) => draft[name]?.includes(option)),
  };
}

/** The unit that is chosen for a quantity; the first of its units when none is. */
export const unitOf = (name: Quantity, draft: Draft): Unit => {
  const units = unitsOf(name);
  return units.find((unit) => unit === draft[unitField(name)]?.[0]) ?? units[0] ?? '1';
};

function draftOf(fields: readonly RiskField[], form: FormData, correction: Correction | null): Draft {
  const texts = (name: string): string[] =>
    form.getAll(name).flatMap((value) => (typeof value === 'string' ? value.trim().slice(0, MOST_CHARACTERS) : []));
  return Object.fromEntries(
    fields.flatMap((field): [string, string[]][] => {
      const { name } = field;
      if (field.kind === 'checks')
        return [[name, field.options.filter((option) => form.getAll(name).includes(option))]];
      if (field.kind === 'choice') return [[name, field.options.filter((option) => option === form.get(name))]];
      const isMeant = correction?.name === name;
      const unit = isMeant ? [correction.unit] : texts(unitField(name)).slice(0, 1);
      return [
        [name, isMeant ? [correction.typed] : texts(name).slice(0, 1)],
        ...(unitsOf(field.name).length > 1 ? [[unitField(name), unit] satisfies [string, string[]]] : []),
      ];
    }),
  );
}

/** The name of the button that says "yes, that is what I meant". */
export const correctionName = 'corregir';
const separator = '|';

export const correctionValue = (name: string, { typed, unit }: Meant): string => [name, typed, unit].join(separator);

interface Correction {
  name: string;
  typed: string;
  unit: string;
}

function correctionIn(form: FormData): Correction | null {
  const value = form.get(correctionName);
  if (typeof value !== 'string') return null;
  const [name = '', typed = '', unit = ''] = value.slice(0, MOST_CHARACTERS * 3).split(separator);
  return { name, typed, unit };
}

/** Whoever has said what was meant is not asked once more. */
function faultOf(field: RiskField, draft: Draft, isMeant: boolean): FieldFault | null {
  if (field.kind === 'checks') return null;
  const typed = draft[field.name]?.[0] ?? '';
  if (field.kind === 'choice') return typed === '' ? { fault: 'missing' } : null;
  const read = readNumber(typed);
  if (typed.length >= MOST_CHARACTERS) return { fault: 'not-a-number' };
  if (read.kind === 'empty') return field.optional ? null : { fault: 'missing' };
  if (read.kind === 'not-a-number') return { fault: 'not-a-number' };
  const unit = unitOf(field.name, draft);
  const limits = plausible(field.name, unit);
  if (read.kind === 'ambiguous') {
    const meant = readings(field.name, unit, read);
    return meant.length > 0
      ? { fault: 'ambiguous', meant }
      : { fault: 'implausible', from: limits.from, to: limits.to, unit, meant };
  }
  if (!refusalOf(field.name, read.value, limits)) {
    const likelier = isMeant ? null : likelierInOtherUnit(field.name, read.value, unit);
    const asked = [{ value: read.value, unit }, ...(likelier ? [likelier] : [])];
    return likelier && { fault: 'unit', meant: asked.map((one) => unambiguous({ ...one, typed: String(one.value) })) };
  }
  const meant = didYouMean(field.name, read.value, unit).map((one) => ({ ...one, typed: String(one.value) }));
  return { fault: 'implausible', from: limits.from, to: limits.to, unit, meant: meant.map(unambiguous) };
}

/** '1.234' read both ways, as far as the measurement can be. */
function readings(name: Quantity, unit: Unit, read: { decimal: number; thousands: number }): Meant[] {
  return [read.decimal, read.thousands]
    .filter((value) => !refusalOf(name, value, plausible(name, unit)))
    .map((value) => unambiguous({ typed: String(value), value, unit }));
}

/** '1.234' may be two numbers; '1.2340' is one. */
const unambiguous = ({ typed, value, unit }: Meant): Meant => ({
  typed: readNumber(typed).kind === 'ambiguous' ? `${typed}0` : typed,
  value,
  unit,
});
