import { m } from '../../../i18n/paraglide/messages.js';
import type { RiskAnswer } from '../form/risk-outcome.ts';
import {
  friedewaldCitation,
  type LdlMethod,
  type LipidAnswer,
  martinHopkinsCitation,
  sampsonCitation,
  type TriglycerideAlarm,
} from '../ldl.ts';
import type { Refusal } from '../score.ts';
import { convert } from '../units.ts';
import { amountWords } from './amount-words.ts';
import type { AnswerWords } from './answer-words.ts';

const methods = [
  ['sampson', m.risk_lipids_sampson],
  ['martinHopkins', m.risk_lipids_martin],
  ['friedewald', m.risk_lipids_friedewald],
] as const satisfies (readonly [LdlMethod, () => string])[];

const inBothUnits = (mgdl: number): string =>
  `${amountWords(mgdl, 'mg/dL', 0)} (${amountWords(convert('cholesterol', mgdl, 'mg/dL', 'mmol/L'), 'mmol/L')})`;

/** 800 → '800 mg/dL (9 mmol/L)' */
const triglyceridesInBoth = (mgdl: number): string =>
  `${amountWords(mgdl, 'mg/dL')} (${amountWords(convert('triglycerides', mgdl, 'mg/dL', 'mmol/L'), 'mmol/L')})`;

/** How LDL and non-HDL are said. What cannot wait stands first. */
export function lipidWords({ says }: Extract<RiskAnswer, { calculator: 'lipids' }>): AnswerWords {
  const { ldl, nonHdl, alarm } = says;
  const first = ldl?.sampson.kind === 'answer' ? ldl.sampson.ldl : null;
  const figure =
    first === null
      ? m.risk_lipids_non_hdl_only({ value: amountWords(nonHdl, 'mg/dL', 0) })
      : m.risk_lipids_verdict({ value: amountWords(first, 'mg/dL', 0) });
  const verdict = alarm?.urgency === 'today' ? m.risk_lipids_verdict_today() : figure;
  return {
    verdict,
    short: figure,
    people: null,
    figures: [...figuresOf(says), { label: m.risk_lipids_non_hdl(), value: inBothUnits(nonHdl) }],
    meaning: [m.risk_lipids_meaning()],
    next: nextOf(says),
    limits: [
      ...(ldl ? [] : [m.risk_lipids_no_triglycerides()]),
      ...(says.friedewaldTooLow ? [m.risk_lipids_friedewald_low()] : []),
      m.risk_lipids_population(),
    ],
    changes: [],
    trials: [],
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

function figuresOf({ ldl }: LipidAnswer): AnswerWords['figures'] {
  if (!ldl) return [];
  return methods.map(([method, label]) => {
    const one = ldl[method];
    return {
      label: label(),
      value: one.kind === 'answer' ? inBothUnits(one.ldl) : one.reasons.map(whyNot).join(' '),
    };
  });
}

/** Why a formula gives nothing. Only a sample without a fast is not for one of them; that HDL is below the total is known by then: what is left is a formula that ends at zero. */
function whyNot(refusal: Refusal): string {
  if (refusal.reason === 'not-for') return m.risk_lipids_not_fasting();
  if (refusal.reason !== 'too-high') return m.risk_lipids_not_positive();
  const limit = triglyceridesInBoth(refusal.limit);
  return refusal.limitIsIn ? m.risk_lipids_above({ limit }) : m.risk_lipids_beyond({ limit });
}

function nextOf({ ldl, alarm }: LipidAnswer): string {
  const hasGap = ldl !== null && Object.values(ldl).some((one) => one.kind === 'refused' && isOfValues(one.reasons));
  return [
    ...(alarm ? [alarmText(alarm)] : []),
    ...(hasGap ? [m.risk_lipids_measure()] : []),
    m.risk_lipids_next(),
  ].join(' ');
}

/** Without a fast two formulas answer still: nothing has to be measured for that. */
const isOfValues = (reasons: readonly Refusal[]): boolean => reasons.some(({ reason }) => reason !== 'not-for');

function alarmText({ urgency, from }: TriglycerideAlarm): string {
  const limit = triglyceridesInBoth(from);
  return urgency === 'today' ? m.risk_lipids_next_today({ limit }) : m.risk_lipids_next_soon({ limit });
}
