import type { Given } from '../../../domain/risk/fhir/fhir-risk-assessment.ts';
import { readNumber } from '../../../domain/risk/number-input.ts';
import { plausible } from '../../../domain/risk/plausible.ts';
import { refusalOf } from '../../../domain/risk/score.ts';
import type { Calculator } from '../form/calculator.ts';
import { type RiskDraft, unitOf } from '../form/draft.ts';
import { type Option, riskFields } from '../form/risk-fields.ts';
import { amountWords } from './amount-words.ts';
import { fieldLabels, optionWords } from './field-words.ts';

/** Lists the given answers with their labels and in the typed units: for the page's echo and the file's observations. */
export function givenOf(calculator: Calculator, draft: RiskDraft): readonly Given[] {
  return riskFields[calculator].flatMap((field): Given[] => {
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
  });
}

const isYesNo = (option: Option): boolean => option === 'yes' || option === 'no';

/** 'Hombre · 52 años · ¿Fuma? Sí · Presión sistólica: 150 mmHg': the sex and the age need no label. */
export const givenLine = (calculator: Calculator, draft: RiskDraft): string =>
  givenOf(calculator, draft)
    .map((given) => {
      const value = givenText(given);
      if (given.text === fieldLabels.sex() || ('unit' in given && given.unit === 'a')) return value;
      return given.text.endsWith('?') ? `${given.text} ${value}` : `${given.text}: ${value}`;
    })
    .join(' · ');

/** Writes one given answer: '52 años', 'Sí' */
export function givenText(given: Given): string {
  if ('answer' in given) return given.answer;
  if ('yes' in given) return given.yes ? optionWords.yes() : optionWords.no();
  return amountWords(given.value, given.unit, 2);
}
