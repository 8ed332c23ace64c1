import type { Quantity } from '../../../domain/risk/quantity.ts';
import type { Condition, Refusal } from '../../../domain/risk/score.ts';
import { convert } from '../../../domain/risk/units.ts';
import { m } from '../../../i18n/paraglide/messages.js';
import type { Calculator } from '../form/calculator.ts';
import { type RiskDraft, unitOf } from '../form/draft.ts';
import type { RiskFieldFault } from '../form/read-fields.ts';
import type { AskedCondition } from '../form/risk-fields.ts';
import type { RiskOutcome } from '../form/risk-outcome.ts';
import { amountWords, decimalWords, limitWords } from './amount-words.ts';
import { quantityWords } from './field-words.ts';

/** Says what is wrong with a field, and what to do. */
export function faultText(fault: RiskFieldFault): string {
  switch (fault.fault) {
    case 'missing':
      return m.risk_fault_missing();
    case 'one-of-two':
      return m.risk_fault_one_of_two();
    case 'only-one':
      return m.risk_fault_only_one();
    case 'not-a-number':
      return m.risk_fault_not_a_number();
    case 'upside-down':
      return m.risk_fault_upside_down();
    case 'pressure-pair':
      return m.risk_fault_pressure_pair();
    case 'unit':
      return m.risk_fault_unit();
    case 'body':
      return m.risk_fault_body({ bmi: decimalWords(fault.bmi, 1) });
    case 'ambiguous':
      return m.risk_fault_ambiguous();
    case 'implausible':
      return m.risk_fault_implausible({
        from: amountWords(fault.from, fault.unit),
        to: amountWords(fault.to, fault.unit),
      });
  }
}

/** Why a calculator is not meant for people with a condition. */
const notFor: Readonly<Partial<Record<Condition, () => string>>> = {
  pregnancy: m.risk_not_for_pregnancy,
  diabetes: m.risk_not_for_diabetes,
  dialysis: m.risk_not_for_dialysis,
  'acute-kidney-injury': m.risk_not_for_acute_kidney_injury,
  'extreme-muscle-mass': m.risk_not_for_muscle_mass,
  anaemia: m.risk_not_for_anaemia,
  haemoglobinopathy: m.risk_not_for_haemoglobinopathy,
  'cardiovascular-disease': m.risk_not_for_known_disease,
  'chronic-kidney-disease': m.risk_not_for_known_disease,
} satisfies Record<AskedCondition, () => string>;

/** Says why there is no figure, with the limit in the typed unit. */
export function refusalText(refusal: Refusal, draft: RiskDraft): string {
  if (refusal.reason === 'not-for') {
    return notFor[refusal.condition]?.() ?? m.risk_refused();
  }
  if (refusal.reason === 'not-calculable') return m.risk_not_calculable();
  const wordsOf: Readonly<Partial<Record<Quantity, () => string>>> = quantityWords;
  const quantity = wordsOf[refusal.quantity]?.() ?? m.risk_the_bmi();
  if (refusal.reason === 'not-a-number') return m.risk_refused();
  if (refusal.quantity === 'bmi' && refusal.of === 'measurement') return m.risk_impossible_bmi();
  const typedIn = unitOf(refusal.quantity, draft);
  const limit = limitWords(
    convert(refusal.quantity, refusal.limit, refusal.unit, typedIn),
    typedIn,
    refusal.limitIsIn ? refusal.reason : 'too-low',
  );
  if (refusal.reason === 'too-low') return m.risk_too_low({ quantity, limit });
  return refusal.limitIsIn ? m.risk_too_high({ quantity, limit }) : m.risk_too_high_below({ quantity, limit });
}

const insteadWords = {
  hearts: m.risk_instead_hearts,
  findrisc: m.risk_instead_findrisc,
  egfr: m.risk_instead_egfr,
  lipids: m.risk_instead_lipids,
  a1c: m.risk_instead_a1c,
  body: m.risk_instead_body,
} as const satisfies Record<Calculator, () => string>;

const insteadInPregnancy: Readonly<Partial<Record<Calculator, () => string>>> = {
  hearts: m.risk_instead_hearts_pregnancy,
  findrisc: m.risk_instead_findrisc_pregnancy,
  body: m.risk_instead_body_pregnancy,
};

/** Says what to do instead of the calculation. Null beside an urgent finding, which has its own advice. */
export function insteadText({ calculator, refusals, findings }: RiskOutcome): string | null {
  if (findings.some(({ urgency }) => urgency !== 'check-up')) return null;
  const isPregnant = refusals.some((one) => one.reason === 'not-for' && one.condition === 'pregnancy');
  const words = (isPregnant && insteadInPregnancy[calculator]) || insteadWords[calculator];
  return words();
}
