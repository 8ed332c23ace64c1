import { readNumber } from '../../../domain/risk/number-input.ts';
import { convert, unitsOf } from '../../../domain/risk/units.ts';
import { type RiskDraft, unitOf } from '../form/draft.ts';
import type { AskedQuantity, ChoiceName } from '../form/risk-fields.ts';
import type { WhatIf } from './answer-words.ts';

/** The lowest BMI whose weight a what-if control offers, in kg/m². */
const MIN_BMI = 20;

const typedIn = (name: AskedQuantity, draft: RiskDraft): number => {
  const read = readNumber(draft[name]?.[0] ?? '');
  return read.kind === 'number' ? read.value : Number.NaN;
};

/** A question that tries out the other answer of a yes-or-no field. */
export const whatIfSwitch = (name: ChoiceName, to: 'yes' | 'no', question: string): WhatIf => ({
  kind: 'switch',
  name,
  question,
  to,
});

/** A slider for a quantity. `from` and `to` are in its first unit; the range always includes the typed value. */
export function whatIfRange(name: AskedQuantity, draft: RiskDraft, from: number, to: number): WhatIf {
  const unit = unitOf(name, draft);
  const step = unit === 'mmol/L' || unit === 'm' ? 0.1 : 1;
  const value = typedIn(name, draft);
  const inUnit = (edge: number): number => {
    const edgeHere = convert(name, edge, unitsOf(name)[0] ?? unit, unit);
    return step < 1 ? Math.round(edgeHere * 10) / 10 : Math.round(edgeHere);
  };
  return includingTypedValue({ kind: 'range', name, from: inUnit(from), to: inUnit(to), step, value, unit });
}

/** A slider from the weight at a BMI of 20 to 150 kg, in the typed unit. */
export function whatIfWeight(draft: RiskDraft): WhatIf {
  const height = convert('height', typedIn('height', draft), unitOf('height', draft), 'm');
  const unit = unitOf('weight', draft);
  const [from, to] = [Math.ceil(MIN_BMI * height ** 2), 150].map((kg) => Math.ceil(convert('weight', kg, 'kg', unit)));
  const value = typedIn('weight', draft);
  return includingTypedValue({
    kind: 'range',
    name: 'weight',
    from: from ?? value,
    to: to ?? value,
    step: 1,
    value,
    unit,
  });
}

const includingTypedValue = (control: Extract<WhatIf, { kind: 'range' }>): WhatIf => ({
  ...control,
  from: Math.min(control.from, Math.floor(control.value)),
  to: Math.max(control.to, Math.ceil(control.value)),
});
