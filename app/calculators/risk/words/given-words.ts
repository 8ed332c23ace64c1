import type { Given } from '../../../domain/risk/fhir/fhir-risk-assessment.ts';
import { readNumber } from '../../../domain/risk/number-input.ts';
import { plausible } from '../../../domain/risk/plausible.ts';
import { refusalOf } from '../../../domain/risk/score.ts';
import { m } from '../../../i18n/paraglide/messages.js';
import type { Calculator } from '../form/calculator.ts';
import { type RiskDraft, unitOf } from '../form/draft.ts';
import { type ChoiceName, type Option, type RiskField, riskFields } from '../form/risk-fields.ts';
import { amountWords, decimalWords } from './amount-words.ts';
import { fieldLabels, optionWords } from './field-words.ts';

/** Lists the given answers with their labels and in the typed units, for the file's observations. */
export const givenOf = (calculator: Calculator, draft: RiskDraft): readonly Given[] =>
  riskFields[calculator].flatMap((field) => givenIn(field, draft));

/** The answers of one field. */
function givenIn(field: RiskField, draft: RiskDraft): readonly Given[] {
  const text = fieldLabels[field.name]();
  const typed = draft[field.name] ?? [];
  if (field.kind === 'number') {
    const read = readNumber(typed[0] ?? '');
    const unit = unitOf(field.name, draft);
    // Impossible values were not used, so they are not reported.
    if (read.kind !== 'number' || refusalOf(field.name, read.value, plausible(field.name, unit))) return [];
    return [{ text, quantity: field.name, value: read.value, unit }];
  }
  if (field.kind === 'checks') {
    const ticked = field.options.filter((option) => typed.includes(option));
    return ticked.map((option) => ({ text: optionWords[option](), yes: true }));
  }
  const chosen = field.options.find((option) => option === typed[0]);
  if (!chosen) return [];
  return [isYesNo(chosen) ? { text, yes: chosen === 'yes' } : { text, answer: optionWords[chosen]() }];
}

const isYesNo = (option: Option): option is 'yes' | 'no' => option === 'yes' || option === 'no';

/** The answers to questions as statements. */
const statements: Readonly<Partial<Record<ChoiceName, Readonly<Partial<Record<Option, () => string>>>>>> = {
  smoker: { yes: m.risk_said_smoker, no: m.risk_said_nonsmoker },
  diabetes: { yes: m.risk_said_diabetes, no: m.risk_said_no_diabetes },
  active: { yes: m.risk_said_active, no: m.risk_said_inactive },
  dailyVegetables: { yes: m.risk_said_vegetables, no: m.risk_said_no_vegetables },
  pressureMedicine: { yes: m.risk_said_pressure_medicine, no: m.risk_said_no_pressure_medicine },
  toldHighGlucose: { yes: m.risk_said_high_glucose, no: m.risk_said_no_high_glucose },
  family: {
    none: m.risk_said_no_family,
    'second-degree': m.risk_said_family_second,
    'first-degree': m.risk_said_family_first,
  },
};

/** The typed answers as statements: 'Hombre · 52 años · Fuma · Sin diabetes · Presión 150/90 mmHg · Colesterol total 247 mg/dL' */
export const givenLine = (calculator: Calculator, draft: RiskDraft): string =>
  riskFields[calculator].flatMap((field) => statementsOf(field, draft)).join(' · ');

/** The statements of one field; the two pressures are one statement. */
function statementsOf(field: RiskField, draft: RiskDraft): readonly string[] {
  const given = givenIn(field, draft);
  if (field.kind === 'checks') return given.map(({ text }) => text);
  if (field.kind === 'choice') {
    const chosen = field.options.find((option) => option === draft[field.name]?.[0]);
    const statement = chosen && statements[field.name]?.[chosen];
    return statement ? [statement()] : given.map(givenText);
  }
  const systolic = measuredOf('systolic', draft);
  if (field.name === 'diastolic' && systolic) return [];
  return given.map((one) => {
    const value = givenText(one);
    if (field.name === 'age') return value;
    if (field.name !== 'systolic') return `${one.text} ${value}`;
    const diastolic = measuredOf('diastolic', draft);
    return m.risk_said_pressure({
      value: diastolic && systolic ? `${decimalWords(systolic.value, 2)}/${givenText(diastolic)}` : value,
    });
  });
}

/** A pressure that was used; undefined without one. */
const measuredOf = (name: 'systolic' | 'diastolic', draft: RiskDraft) =>
  givenIn({ kind: 'number', name }, draft).find((one) => 'value' in one);

/** Writes one given answer: '52 años', 'Sí' */
export function givenText(given: Given): string {
  if ('answer' in given) return given.answer;
  if ('yes' in given) return given.yes ? optionWords.yes() : optionWords.no();
  return amountWords(given.value, given.unit, 2);
}
