import { readNumber } from '../../../domain/risk/number-input.ts';
import { convert, unitsOf } from '../../../domain/risk/units.ts';
import { type RiskDraft, unitOf } from '../form/draft.ts';
import type { AskedQuantity, ChoiceName } from '../form/risk-fields.ts';
import type { Trial } from './answer-words.ts';

/** Trials never offer a weight below this body mass. */
const LEAST_BODY_MASS = 20;

const typedIn = (name: AskedQuantity, draft: RiskDraft): number => {
  const read = readNumber(draft[name]?.[0] ?? '');
  return read.kind === 'number' ? read.value : Number.NaN;
};

export const optionTrial = (name: ChoiceName, isOn: boolean): Trial => ({ kind: 'switch', name, isOn });

/** `from` and `to` are in the quantity's first unit; the range always includes the typed value. */
export function rangeTrial(name: AskedQuantity, draft: RiskDraft, from: number, to: number): Trial {
  const unit = unitOf(name, draft);
  const step = unit === 'mmol/L' || unit === 'm' ? 0.1 : 1;
  const value = typedIn(name, draft);
  const inUnit = (edge: number): number => {
    const edgeHere = convert(name, edge, unitsOf(name)[0] ?? unit, unit);
    return step < 1 ? Math.round(edgeHere * 10) / 10 : Math.round(edgeHere);
  };
  return stretched({ kind: 'range', name, from: inUnit(from), to: inUnit(to), step, value, unit });
}

/** A slider from the weight at a BMI of 20 to 150 kg, in the typed unit. */
export function weightTrial(draft: RiskDraft): Trial {
  const height = convert('height', typedIn('height', draft), unitOf('height', draft), 'm');
  const unit = unitOf('weight', draft);
  const [from, to] = [Math.ceil(LEAST_BODY_MASS * height ** 2), 150].map((kg) =>
    Math.ceil(convert('weight', kg, 'kg', unit)),
  );
  const value = typedIn('weight', draft);
  return stretched({ kind: 'range', name: 'weight', from: from ?? value, to: to ?? value, step: 1, value, unit });
}

const stretched = (trial: Extract<Trial, { kind: 'range' }>): Trial => ({
  ...trial,
  from: Math.min(trial.from, Math.floor(trial.value)),
  to: Math.max(trial.to, Math.ceil(trial.value)),
});
