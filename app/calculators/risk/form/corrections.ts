import { type Draft, type Meant, MOST_CHARACTERS, unitOf } from './draft.ts';
import type { AskedQuantity, RiskField } from './risk-fields.ts';

/** The hidden field that keeps what was confirmed, so that the same value is not asked back again by the next press of a button. */
export const confirmedName = 'confirmado';

/** What was confirmed and still stands in its field. */
export function confirmedIn(fields: readonly RiskField[], form: FormData, draft: Draft): readonly string[] {
  const said = [...form.getAll(confirmedName), form.get(correctionName)];
  return fields.flatMap((field) => {
    const standing = field.kind === 'number' ? standingValue(field.name, draft) : null;
    return standing !== null && said.includes(standing) ? [standing] : [];
  });
}

const standingValue = (name: AskedQuantity, draft: Draft): string =>
  correctionValue(name, { typed: draft[name]?.[0] ?? '', unit: unitOf(name, draft) });

export const isConfirmed = (name: AskedQuantity, draft: Draft): boolean =>
  draft[confirmedName]?.includes(standingValue(name, draft)) ?? false;

/** The name of the button that says "yes, that is what I meant". */
export const correctionName = 'corregir';
const separator = '|';

export const correctionValue = (name: string, { typed, unit }: Pick<Meant, 'typed' | 'unit'>): string =>
  [name, typed, unit].join(separator);

export interface Correction {
  name: string;
  typed: string;
  unit: string;
}

export function correctionIn(form: FormData): Correction | null {
  const value = form.get(correctionName);
  if (typeof value !== 'string') return null;
  const [name = '', typed = '', unit = ''] = value.slice(0, MOST_CHARACTERS * 3).split(separator);
  return { name, typed, unit };
}
