import type { SitePath } from '../../i18n/href.ts';
import { type Calculator, calculators } from './form/calculator.ts';

/** The page of each calculator, where it and its answer are alone. */
export const calculatorPaths = {
  hearts: '/calculadoras-de-riesgo',
  lipids: '/calculadoras-de-riesgo/colesterol',
  findrisc: '/calculadoras-de-riesgo/diabetes',
  a1c: '/calculadoras-de-riesgo/hba1c',
  body: '/calculadoras-de-riesgo/peso',
  egfr: '/calculadoras-de-riesgo/rinones',
} as const satisfies Record<Calculator, SitePath>;

/** ('egfr') → 'egfr-answer': the place of the answer, to which the form leads. */
export const answerIdOf = (calculator: Calculator): string => `${calculator}-answer`;

/** ('risk-egfr') → 'egfr': the calculator of a page of the page table. */
export function calculatorOf(pageId: string): Calculator {
  const calculator = calculators.find((one) => pageId === `risk-${one}`);
  if (!calculator) throw new Error(`The page ${pageId} has no risk calculator.`);
  return calculator;
}
