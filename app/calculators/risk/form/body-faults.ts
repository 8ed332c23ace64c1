import { isUsual, plausible } from '../../../domain/risk/plausible.ts';
import type { Unit } from '../../../domain/risk/quantity.ts';
import { refusalOf } from '../../../domain/risk/score.ts';
import { bodyMassIndex } from '../../../domain/risk/scores/body-mass.ts';
import { convert, unitsOf } from '../../../domain/risk/units.ts';
import type { Meant } from './draft.ts';
import type { Faults, FieldsReading } from './read-fields.ts';

/**
 * Returns the body mass index of the form in kg/m²; null if the weight or the height is missing, needs correction, or may be in the other
 * unit. A questioned weight with no other reading counts, so that a starving person gets an answer first.
 */
export function soundBodyMass(reading: FieldsReading): number | null {
  const fault = bodyFaults(reading).weight;
  const isUnclear = fault?.fault === 'body' && fault.meant.length > 1;
  return isUnclear ? null : typedBodyMass(reading);
}

function typedBodyMass({ sound }: FieldsReading): number | null {
  const weight = sound('weight', 'kg');
  const height = sound('height', 'cm');
  return weight === null || height === null ? null : bodyMassIndex(weight, height);
}

/**
 * Finds a weight and a height that are each possible but implausible together: 30 kg at 170 cm may be pounds with the wrong unit, or a
 * typing error. The form asks which, and answers once the weight is confirmed. The rules themselves refuse impossible bodies.
 */
export function bodyFaults(reading: FieldsReading): Faults {
  const bmi = typedBodyMass(reading);
  if (bmi === null || isUsual('bmi', { value: bmi, unit: 'kg/m2' }) || reading.isConfirmed('weight')) return {};
  if (refusalOf('bmi', bmi, plausible('bmi', 'kg/m2'))) return {};
  const height = reading.number('height', 'cm');
  const typed = reading.chosen('weight');
  const meant = unitsOf('weight').flatMap((unit): Meant[] => {
    const value = reading.typedNumber('weight') ?? Number.NaN;
    const isTyped = unit === reading.unitOf('weight');
    return isTyped || givesUsualBody(value, unit, height) ? [{ typed, value, unit }] : [];
  });
  return { weight: { fault: 'body', bmi, meant } };
}

const givesUsualBody = (weight: number, unit: Unit, height: number): boolean =>
  isUsual('bmi', { value: bodyMassIndex(convert('weight', weight, unit, 'kg'), height), unit: 'kg/m2' });
