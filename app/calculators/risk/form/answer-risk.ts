import { answerA1c } from './a1c-form.ts';
import { answerBody } from './body-form.ts';
import { type Calculator, calculators } from './calculator.ts';
import type { RiskDraft } from './draft.ts';
import { answerEgfr } from './egfr-form.ts';
import { answerFindrisc } from './findrisc-form.ts';
import { answerHearts } from './hearts-form.ts';
import { answerLipids } from './lipids-form.ts';
import type { RiskOutcome } from './risk-outcome.ts';

const answers: Readonly<Record<Calculator, (form: FormData) => RiskOutcome>> = {
  hearts: answerHearts,
  findrisc: answerFindrisc,
  egfr: answerEgfr,
  lipids: answerLipids,
  a1c: answerA1c,
  body: answerBody,
};

/** The field with the form's calculator. */
export const calculatorField = 'calculadora';
/** The field of the button that requests the answer as a file, and its value: the island tells the two buttons apart by it. */
export const formatField = 'formato';
export const fhirFormat = 'fhir';

/** Answers a calculator's form; null if the form names no calculator. Shared by the server and the browser. */
export function answerRisk(form: FormData): RiskOutcome | null {
  const calculator = calculators.find((one) => one === form.get(calculatorField));
  return calculator ? answers[calculator](form) : null;
}

/** Answers a draft as its form would send it, for what-if controls. */
export function answerDraft(calculator: Calculator, draft: RiskDraft): RiskOutcome {
  const form = new FormData();
  for (const [name, values] of Object.entries(draft)) for (const value of values) form.append(name, value);
  return answers[calculator](form);
}
