import { answerA1c } from './a1c-form.ts';
import { answerBody } from './body-form.ts';
import { type Calculator, calculators } from './calculator.ts';
import type { Draft } from './draft.ts';
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

/** The field that says which calculator a form is of. */
export const calculatorField = 'calculadora';
/** The field of the button that asks for the answer as a file, and what it asks for. */
export const formatField = 'formato';
export const fhirFormat = 'fhir';

/** Answers a calculator's form; null when it is of none. The server and the browser both come here. */
export function answerRisk(form: FormData): RiskOutcome | null {
  const calculator = calculators.find((one) => one === form.get(calculatorField));
  return calculator ? answers[calculator](form) : null;
}

/** The same of a draft, as its form would send it: for what is only tried out. */
export function answerDraft(calculator: Calculator, draft: Draft): RiskOutcome {
  const form = new FormData();
  for (const [name, values] of Object.entries(draft)) for (const value of values) form.append(name, value);
  return answers[calculator](form);
}
