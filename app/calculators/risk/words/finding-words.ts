import type { MeasuredSign, RiskFinding } from '../../../domain/risk/findings/findings.ts';
import type { Symptom } from '../../../domain/risk/findings/risk-finding.ts';
import { soonest, type Urgency } from '../../../domain/risk/findings/urgency.ts';
import { m } from '../../../i18n/paraglide/messages.js';
import { optionWords } from './field-words.ts';

interface SignWords {
  /** The value and its meaning. */
  what: () => string;
  /** The advice; missing if the emergency notice already says it. */
  act?: () => string;
}

/** The meaning of each value, and what to do about it. */
const signWords: Readonly<Record<MeasuredSign, SignWords>> = {
  'severe-pressure': { what: m.risk_flag_pressure, act: m.risk_act_severe_pressure },
  'severe-pressure-with-symptoms': { what: m.risk_flag_pressure_symptoms },
  'high-pressure': { what: m.risk_flag_high_pressure, act: m.risk_act_high_pressure },
  'raised-pressure': { what: m.risk_flag_raised_pressure, act: m.risk_act_raised_pressure },
  'raised-pressure-with-disease': { what: m.risk_flag_pressure_disease, act: m.risk_act_raised_pressure },
  'severe-pressure-in-pregnancy': { what: m.risk_flag_pressure_pregnancy },
  'raised-pressure-in-pregnancy': {
    what: m.risk_flag_raised_pressure_pregnancy,
    act: m.risk_act_raised_pressure_pregnancy,
  },
  'raised-pressure-in-pregnancy-with-symptoms': { what: m.risk_flag_raised_pressure_pregnancy_symptoms },
  'very-low-pressure': { what: m.risk_flag_very_low_pressure, act: m.risk_act_very_low_pressure },
  'low-pressure': { what: m.risk_flag_low_pressure, act: m.risk_act_low_pressure },
  'low-pressure-with-symptoms': { what: m.risk_flag_low_pressure_symptoms },
  'level-two-hypoglycemia': { what: m.risk_flag_low_glucose },
  'level-one-hypoglycemia': { what: m.risk_flag_lowish_glucose, act: m.risk_act_lowish_glucose },
  'level-one-hypoglycemia-with-symptoms': { what: m.risk_flag_lowish_glucose_symptoms },
  'dangerous-glucose': { what: m.risk_flag_dangerous_glucose },
  'very-high-glucose': { what: m.risk_flag_very_high_glucose },
  'high-glucose-with-symptoms': { what: m.risk_flag_high_glucose_symptoms },
  'high-glucose': { what: m.risk_flag_high_glucose, act: m.risk_act_high_glucose },
  'a1c-of-twelve': { what: m.risk_flag_high_a1c, act: m.risk_act_high_glucose },
  'a1c-of-ten': { what: m.risk_flag_a1c_ten, act: m.risk_act_a1c_ten },
  'a1c-of-ten-with-symptoms': { what: m.risk_flag_a1c_ten_symptoms },
  'a1c-of-nine': { what: m.risk_flag_a1c_nine, act: m.risk_act_a1c_nine },
  'a1c-of-diabetes': { what: m.risk_flag_a1c_diabetes, act: m.risk_act_a1c_diabetes },
  'a1c-of-prediabetes': { what: m.risk_flag_a1c_prediabetes, act: m.risk_act_a1c_prediabetes },
  'a1c-of-diabetes-in-pregnancy': { what: m.risk_flag_a1c_pregnancy, act: m.risk_act_call_prenatal },
  'told-high-glucose': { what: m.risk_flag_told_high_glucose, act: m.risk_act_told_high_glucose },
  'very-high-cholesterol': { what: m.risk_flag_cholesterol, act: m.risk_act_cholesterol },
  'very-high-ldl': { what: m.risk_flag_ldl, act: m.risk_act_cholesterol },
  'very-high-non-hdl': { what: m.risk_flag_non_hdl, act: m.risk_act_cholesterol },
  'very-high-triglycerides': { what: m.risk_flag_very_high_triglycerides, act: m.risk_act_very_high_triglycerides },
  'high-triglycerides': { what: m.risk_flag_high_triglycerides, act: m.risk_act_high_triglycerides },
  'kidney-failure': { what: m.risk_flag_kidney_failure, act: m.risk_act_kidney_failure },
  'severe-kidney-loss': { what: m.risk_flag_severe_kidney_loss, act: m.risk_act_severe_kidney_loss },
  'sudden-kidney-failure': { what: m.risk_has_acute_kidney_injury, act: m.risk_act_sudden_kidney_failure },
  'creatinine-in-pregnancy': { what: m.risk_flag_creatinine_pregnancy, act: m.risk_act_call_prenatal },
  'extreme-thinness': { what: m.risk_flag_extreme_thinness, act: m.risk_act_extreme_thinness },
  'severe-thinness': { what: m.risk_flag_severe_thinness, act: m.risk_act_severe_thinness },
  underweight: { what: m.risk_flag_underweight, act: m.risk_act_underweight },
  'extreme-obesity': { what: m.risk_flag_extreme_obesity, act: m.risk_act_extreme_obesity },
};

const isMeasured = (sign: Symptom | MeasuredSign): sign is MeasuredSign => Object.hasOwn(signWords, sign);
const symptomText = (sign: Symptom | MeasuredSign): string => (isMeasured(sign) ? '' : optionWords[sign]());

const headings = {
  now: m.risk_seek_now,
  today: m.risk_seek_today,
  'this-week': m.risk_seek_this_week,
  weeks: m.risk_seek_weeks,
  'check-up': m.risk_seek_checkup,
} as const satisfies Record<Urgency, () => string>;

/** The findings of an answer in words. */
export interface FindingWords {
  urgency: Urgency;
  /** The urgency in one line. */
  heading: string;
  /** The description of each value. */
  what: readonly string[];
  /** The actions, each once. */
  act: readonly string[];
}

/** Whether a finding is shown beside more urgent ones: the danger signs of a low pressure matter then, too. */
const isAlwaysSaid = ({ sign }: RiskFinding): boolean => sign === 'low-pressure';

/** Writes the findings in words; null without findings. An emergency lists only its own action. */
export function findingWords(findings: readonly RiskFinding[]): FindingWords | null {
  if (findings.length === 0) return null;
  const urgency = soonest(findings.map((one) => one.urgency));
  const shown = urgency === 'now' ? findings.filter((one) => one.urgency === 'now') : findings;
  // "At your next check-up" would contradict a more urgent action.
  const said = findings.filter((one) => one.urgency !== 'check-up' || urgency === 'check-up' || isAlwaysSaid(one));
  const acts = said.flatMap(({ sign }) => (isMeasured(sign) ? (signWords[sign].act?.() ?? []) : []));
  return {
    urgency,
    heading: headings[urgency](),
    what: shown.map(({ sign }) => (isMeasured(sign) ? signWords[sign].what() : symptomText(sign))),
    act: urgency === 'now' ? [m.risk_seek_now_text()] : [...new Set(acts)],
  };
}
