import type { Refusal } from '../../../domain/risk/score.ts';
import {
  friedewaldCitation,
  type Ldl,
  type LdlMethod,
  martinHopkinsCitation,
  sampsonCitation,
} from '../../../domain/risk/scores/ldl.ts';
import { convert } from '../../../domain/risk/units.ts';
import { m } from '../../../i18n/paraglide/messages.js';
import type { RiskAnswer } from '../form/risk-outcome.ts';
import { amountWords } from './amount-words.ts';
import type { AnswerWords } from './answer-words.ts';

const methods = [
  ['sampson', m.risk_lipids_sampson],
  ['martinHopkins', m.risk_lipids_martin],
  ['friedewald', m.risk_lipids_friedewald],
] as const satisfies (readonly [LdlMethod, () => string])[];

/** 130 → '130 mg/dL (3,4 mmol/L)' */
const inBothUnits = (mgdl: number): string =>
  `${amountWords(mgdl, 'mg/dL', 0)} (${amountWords(convert('cholesterol', mgdl, 'mg/dL', 'mmol/L'), 'mmol/L')})`;

/** 800 → '800 mg/dL (9 mmol/L)' */
const triglyceridesInBoth = (mgdl: number): string =>
  `${amountWords(mgdl, 'mg/dL')} (${amountWords(convert('triglycerides', mgdl, 'mg/dL', 'mmol/L'), 'mmol/L')})`;

/** Writes an LDL and non-HDL answer in the page's language: one LDL first, and all formulas together in the sources. */
export function lipidWords({ result }: Extract<RiskAnswer, { calculator: 'lipids' }>): AnswerWords {
  const { ldl, nonHdl } = result;
  const sampson = ldl?.sampson ?? null;
  const first = sampson?.kind === 'answer' ? sampson.ldl : null;
  const verdict =
    first === null
      ? m.risk_lipids_non_hdl_only({ value: amountWords(nonHdl, 'mg/dL', 0) })
      : m.risk_lipids_verdict({ value: amountWords(first, 'mg/dL', 0) });
  return {
    verdict,
    people: null,
    figures: [
      ...(sampson ? [{ label: m.risk_lipids_ldl(), value: ldlText(sampson) }] : []),
      { label: m.risk_lipids_non_hdl(), value: inBothUnits(nonHdl) },
    ],
    detailFigures: ldl ? methods.map(([method, label]) => ({ label: label(), value: ldlText(ldl[method]) })) : [],
    meaning: [m.risk_lipids_meaning(), ...(sampson?.kind === 'refused' ? [m.risk_lipids_measure()] : [])],
    next: m.risk_lipids_next(),
    limits: [m.risk_lipids_limits(), ...(ldl ? [] : [m.risk_lipids_no_triglycerides()])],
    details: [...(result.friedewaldTooLow ? [m.risk_lipids_friedewald_low()] : []), m.risk_lipids_population()],
    changes: [],
    together: null,
    whatIfs: [],
    citations: ldl ? [sampsonCitation, martinHopkinsCitation, friedewaldCitation] : [sampsonCitation],
    unused: first === null ? ['triglycerides'] : [],
    file: {
      kind: 'observation',
      quantity: first === null ? 'nonHdl' : 'ldlCalculated',
      text: first === null ? m.risk_lipids_non_hdl() : m.risk_lipids_sampson(),
      value: Math.round(first ?? nonHdl),
      unit: 'mg/dL',
      band: null,
    },
  };
}

const ldlText = (one: Ldl): string =>
  one.kind === 'answer' ? inBothUnits(one.ldl) : one.reasons.map(whyNot).join(' ');

/**
 * Why a formula has no result. HDL is already known to be below the total: apart from a nonfasting sample, the only remaining reason is a
 * result of zero or below.
 */
function whyNot(refusal: Refusal): string {
  if (refusal.reason === 'not-for') return m.risk_lipids_not_fasting();
  if (refusal.reason !== 'too-high') return m.risk_lipids_not_positive();
  const limit = triglyceridesInBoth(refusal.limit);
  return refusal.limitIsIn ? m.risk_lipids_above({ limit }) : m.risk_lipids_beyond({ limit });
}
