import {
  type HeartsAnswer,
  type HeartsBand,
  type HeartsInput,
  heartsCitation,
} from '../../../domain/risk/scores/hearts.ts';
import {
  bestOfEachFactor,
  type HeartsChange,
  type HeartsFactor,
  heartsChanges,
  heartsTogether,
  type Together,
} from '../../../domain/risk/what-if.ts';
import { formatPercent } from '../../../i18n/format.ts';
import { m } from '../../../i18n/paraglide/messages.js';
import { getLocale } from '../../../i18n/paraglide/runtime.js';
import { type RiskDraft, unitOf } from '../form/draft.ts';
import { amountWords } from './amount-words.ts';
import type { AnswerWords } from './answer-words.ts';
import { heartsBandNames, togetherWords } from './band-words.ts';
import { whatIfRange, whatIfSwitch, whatIfWeight } from './what-if-controls.ts';

const verdicts = {
  low: m.risk_hearts_low,
  moderate: m.risk_hearts_moderate,
  high: m.risk_hearts_high,
  'very-high': m.risk_hearts_very_high,
  critical: m.risk_hearts_critical,
} as const satisfies Record<HeartsBand, () => string>;

const nextSteps = {
  low: m.risk_hearts_next_low,
  moderate: m.risk_hearts_next_moderate,
  high: m.risk_hearts_next_high,
  'very-high': m.risk_hearts_next_very_high,
  critical: m.risk_hearts_next_very_high,
} as const satisfies Record<HeartsBand, () => string>;

/** Writes a HEARTS answer in the page's language. */
export function heartsWords(input: HeartsInput, result: HeartsAnswer, draft: RiskDraft): AnswerWords {
  const shared = {
    next: nextSteps[result.band](),
    nextBeside: m.risk_next_bring(),
    citations: [heartsCitation],
    meaning: [m.risk_hearts_meaning()],
  };
  const outcome = m.risk_hearts_outcome();
  const years = { age: input.age, span: 10 };
  if (result.basis !== 'chart') {
    const isHeart = result.basis === 'cardiovascular-disease';
    const verdict = isHeart ? m.risk_hearts_known_disease() : m.risk_hearts_kidney_disease();
    return {
      ...shared,
      verdict,
      figures: [],
      people: null,
      meaning: [m.risk_hearts_known_meaning()],
      next: m.risk_hearts_next_very_high(),
      limits: [m.risk_hearts_known_limits()],
      details: [m.risk_hearts_known_population()],
      changes: [],
      together: null,
      whatIfs: [],
      file: { kind: 'risk', prediction: { outcome, percent: null, years } },
    };
  }
  const percent = formatPercent(getLocale(), result.percent);
  const verdict = verdicts[result.band]();
  return {
    ...shared,
    verdict,
    plainVerdict: m.risk_hearts_plain({ figure: percent }),
    figures: [{ label: m.risk_hearts_figure(), value: percent }],
    people: { percent: result.percent, text: peopleText(result.percent) },
    limits: [
      m.risk_hearts_ages(),
      ...(isBeyondChart(input) ? [m.risk_hearts_beyond_cholesterol()] : []),
      ...(result.leavesOutDiabetes ? [m.risk_hearts_without_diabetes()] : []),
      ...(input.chart === 'body-mass' ? [m.risk_hearts_by_body_mass()] : []),
    ],
    details: [m.risk_hearts_population()],
    changes: bestOfEachFactor(heartsChanges(input)).map((change) => ({
      factor: factorNames[change.factor](),
      what: changeWords(change, draft),
      ...reached(change),
    })),
    together: togetherWords(heartsTogether(input), reached),
    whatIfs: whatIfsOf(input, draft),
    unused: input.chart === 'laboratory' ? ['diastolic', 'weight', 'height'] : ['diastolic', 'cholesterol'],
    file: { kind: 'risk', prediction: { outcome, percent: result.percent, years } },
  };
}

/** The result of a change, its band, and the share of today's figure that remains. */
const reached = ({ before, after, band }: Together<HeartsBand>) => ({
  result: formatPercent(getLocale(), after),
  band: heartsBandNames[band](),
  remaining: after / before,
});

/** From 8 mmol/L on, the chart underestimates the risk (`lipid-findings.ts`). */
const isBeyondChart = (input: HeartsInput): boolean => input.chart === 'laboratory' && input.cholesterol >= 8;

const peopleText = (percent: number): string => m.risk_hearts_people({ count: percent, others: 100 - percent });

const factorNames = {
  smoker: m.risk_factor_smoker,
  systolic: m.risk_factor_systolic,
  cholesterol: m.risk_factor_cholesterol,
  bmi: m.risk_factor_bmi,
} as const satisfies Record<HeartsFactor, () => string>;

function changeWords({ factor, below }: HeartsChange, draft: RiskDraft): string {
  if (factor === 'smoker') return m.risk_change_smoker();
  if (factor === 'systolic') return m.risk_change_below({ limit: amountWords(below ?? 0, 'mm[Hg]') });
  if (factor === 'bmi') return m.risk_change_bmi({ limit: amountWords(below ?? 0, 'kg/m2') });
  // 4 mmol/L is 155 mg/dL when rounded up to the allowed side.
  const limit = below ?? 0;
  const unit = unitOf('cholesterol', draft);
  return m.risk_change_below({
    limit: unit === 'mmol/L' ? amountWords(limit, unit) : amountWords(Math.ceil(limit * 38.67), 'mg/dL'),
  });
}

const whatIfsOf = (input: HeartsInput, draft: RiskDraft) => [
  ...(input.smoker ? [whatIfSwitch('smoker', 'no', m.risk_try_smoker())] : []),
  whatIfRange('systolic', draft, 100, 200),
  input.chart === 'laboratory' ? whatIfRange('cholesterol', draft, 120, 320) : whatIfWeight(draft),
];
