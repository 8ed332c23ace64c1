import { m } from '../../../i18n/paraglide/messages.js';
import type { Calculator, Intention } from '../form/calculator.ts';

type Words = Readonly<Record<Calculator, () => string>>;

/** The name of each calculator. */
export const calculatorNames: Words = {
  hearts: m.risk_hearts_name,
  findrisc: m.risk_findrisc_name,
  egfr: m.risk_egfr_name,
  lipids: m.risk_lipids_name,
  a1c: m.risk_a1c_name,
  body: m.risk_body_name,
};

/** The subject of each calculator, for a choice among all. */
export const calculatorShortNames: Words = {
  hearts: m.risk_hearts_short,
  findrisc: m.risk_findrisc_short,
  egfr: m.risk_egfr_short,
  lipids: m.risk_lipids_short,
  a1c: m.risk_a1c_short,
  body: m.risk_body_short,
};

/** The name of that choice. */
export const choiceLabel = m.risk_choice;

/** The result of each calculator in one line. */
export const calculatorLines: Words = {
  hearts: m.risk_hearts_line,
  findrisc: m.risk_findrisc_line,
  egfr: m.risk_egfr_line,
  lipids: m.risk_lipids_line,
  a1c: m.risk_a1c_line,
  body: m.risk_body_line,
};

/** The audience, shown before any question. */
export const calculatorFor: Words = {
  hearts: m.risk_hearts_for,
  findrisc: m.risk_findrisc_for,
  egfr: m.risk_egfr_for,
  lipids: m.risk_lipids_for,
  a1c: m.risk_a1c_for,
  body: m.risk_body_for,
};

/** The visitor's intentions, in the first person. */
export const intentionWords = {
  heart: m.risk_intention_heart,
  sugar: m.risk_intention_sugar,
  kidneys: m.risk_intention_kidneys,
} as const satisfies Record<Intention, () => string>;
