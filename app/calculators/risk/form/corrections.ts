import { type Meant, MOST_CHARACTERS, type RiskDraft, unitOf } from './draft.ts';
import type { AskedQuantity, RiskField } from './risk-fields.ts';

/** The hidden field with confirmed values, so that the next submission does not ask about the same value again. */
export const confirmedName = 'confirmado';

/** The confirmed values that are still in their fields. */
export function confirmedIn(fields: readonly RiskField[], form: FormData, draft: RiskDraft): readonly string[] {
  const said = [...form.getAll(confirmedName), form.get(correctionName)];
  return fields.flatMap((field) => {
    const standing = field.kind === 'number' ? standingValue(field.name, draft) : null;
    return standing !== null && said.includes(standing) ? [standing] : [];
  });
}

const standingValue = (name: AskedQuantity, draft: RiskDraft): string =>
  correctionValue(name, { typed: draft[name]?.[0] ?? '', unit: unitOf(name, draft) });

export const isConfirmed = (name: AskedQuantity, draft: RiskDraft): boolean =>
  draft[confirmedName]?.includes(standingValue(name, draft)) ?? false;

/** The name of the button that means "yes, that is correct". */
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
