import { MAX_CHARACTERS, type Meant, type RiskDraft, unitOf } from './draft.ts';
import type { AskedQuantity, RiskField } from './risk-fields.ts';

/*
 * A form questions a value that has two readings ('1.100') or that is unlikely in its unit, and offers a button for each reading. The pressed
 * button submits a *correction*: the field, the text to put into it, and the unit. A value that the user has chosen in this way is
 * *confirmed*: the form carries it in a hidden field, and does not question it again while it stays in its field.
 */

/** The name of the buttons that submit a correction. */
export const correctionField = 'corregir';
/** The name of the hidden fields with the confirmed values. */
export const confirmedField = 'confirmado';

/** A submitted correction. */
export interface Correction {
  /** The name of the field. */
  name: string;
  typed: string;
  unit: string;
}

/** A correction as one submitted value: 'name=weight&typed=66&unit=kg'. */
export const correctionValue = (name: string, { typed, unit }: Pick<Meant, 'typed' | 'unit'>): string =>
  new URLSearchParams({ name, typed, unit }).toString();

/** The submitted correction; null without one. */
export function submittedCorrection(form: FormData): Correction | null {
  const value = form.get(correctionField);
  if (typeof value !== 'string') return null;
  const parts = new URLSearchParams(value.slice(0, MAX_CHARACTERS * 4));
  return { name: parts.get('name') ?? '', typed: parts.get('typed') ?? '', unit: parts.get('unit') ?? '' };
}

/** The confirmed values that are still in their fields, each in the form of `correctionValue`. */
export function confirmedValues(fields: readonly RiskField[], form: FormData, draft: RiskDraft): readonly string[] {
  const submitted = [...form.getAll(confirmedField), form.get(correctionField)];
  return fields.flatMap((field) => {
    if (field.kind !== 'number') return [];
    const value = valueInField(field.name, draft);
    return submitted.includes(value) ? [value] : [];
  });
}

/** Whether the value in the field is confirmed. */
export const isConfirmed = (name: AskedQuantity, draft: RiskDraft): boolean =>
  draft[confirmedField]?.includes(valueInField(name, draft)) ?? false;

/** The value in a field, as a correction would submit it. */
const valueInField = (name: AskedQuantity, draft: RiskDraft): string =>
  correctionValue(name, { typed: draft[name]?.[0] ?? '', unit: unitOf(name, draft) });
