import { printedIn } from '../../../domain/risk/score.ts';
import { averageGlucoseCitation } from '../../../domain/risk/scores/average-glucose.ts';
import {
  type BodyMassBand,
  bodyMassBands,
  bodyMassCitation,
  waistCitation,
} from '../../../domain/risk/scores/body-mass.ts';
import { egfrCitation, type KdigoCategory } from '../../../domain/risk/scores/egfr.ts';
import { m } from '../../../i18n/paraglide/messages.js';
import type { RiskAnswer } from '../form/risk-outcome.ts';
import { amountWords, decimalWords } from './amount-words.ts';
import type { AnswerWords } from './answer-words.ts';
import { waistWords } from './findrisc-answer-words.ts';

/** The answer of one calculator. */
type Of<Name extends RiskAnswer['calculator']> = Extract<RiskAnswer, { calculator: Name }>;

/** The parts that answers without a probability omit: the hundred people and the what-if controls. */
const plain = { people: null, changes: [], together: null, whatIfs: [] } satisfies Partial<AnswerWords>;

const kidneyVerdicts = {
  G1: m.risk_egfr_g1,
  G2: m.risk_egfr_g2,
  G3a: m.risk_egfr_g3a,
  G3b: m.risk_egfr_g3b,
  G4: m.risk_egfr_g4,
  G5: m.risk_egfr_g5,
} as const satisfies Record<KdigoCategory, () => string>;
const kidneyNext = {
  G1: m.risk_egfr_next_normal,
  G2: m.risk_egfr_next_normal,
  G3a: m.risk_egfr_next_repeat,
  G3b: m.risk_egfr_next_soon,
  G4: m.risk_egfr_next_grave,
  G5: m.risk_egfr_next_now,
} as const satisfies Record<KdigoCategory, () => string>;

/** The categories whose next step is only to see a doctor, and to take the result. */
const repeatsDoctor: ReadonlySet<KdigoCategory> = new Set(['G3b', 'G4']);

/** Below 30, patients do not wait three months for confirmation. */
const isGrave = (category: KdigoCategory): boolean => category === 'G4' || category === 'G5';

/** Writes a filtration rate and its KDIGO category in the page's language. */
export function egfrWords({ result }: Of<'egfr'>): AnswerWords {
  const verdict = kidneyVerdicts[result.category]();
  const decimals = Number.isInteger(result.printed) ? 0 : 1;
  const value = amountWords(result.printed, 'mL/min/{1.73_m2}', decimals);
  return {
    ...plain,
    verdict,
    figures: [
      { label: m.risk_egfr_figure(), value },
      { label: m.risk_egfr_category(), value: result.category },
    ],
    meaning: [m.risk_egfr_meaning()],
    next: kidneyNext[result.category](),
    ...(repeatsDoctor.has(result.category) && { nextBeside: m.risk_next_bring() }),
    limits: [...(isGrave(result.category) ? [] : [m.risk_egfr_once()]), m.risk_egfr_for()],
    details: [m.risk_egfr_population()],
    citations: [egfrCitation],
    file: {
      kind: 'observation',
      quantity: 'egfr',
      text: m.risk_egfr_figure(),
      value: result.printed,
      unit: 'mL/min/{1.73_m2}',
      band: result.category,
    },
  };
}

/** Writes an HbA1c and its average glucose in the page's language; the value that was not typed comes first. */
export function a1cWords({ from, result: { a1c, glucose } }: Of<'a1c'>): AnswerWords {
  const isFromA1c = from === 'a1c';
  const percent = amountWords(a1c, '%', isFromA1c ? 2 : 1);
  const average = `${amountWords(glucose['mg/dL'], 'mg/dL', 0)} (${amountWords(glucose['mmol/L'], 'mmol/L')})`;
  return {
    ...plain,
    verdict: isFromA1c
      ? m.risk_a1c_verdict({ a1c: percent, glucose: average })
      : m.risk_a1c_verdict_back({ a1c: percent, glucose: average }),
    figures: isFromA1c
      ? [{ label: m.risk_average_glucose(), value: average }]
      : [{ label: m.risk_a1c(), value: percent }],
    meaning: [m.risk_a1c_meaning()],
    next: m.risk_a1c_next(),
    limits: [m.risk_a1c_limits()],
    details: [m.risk_a1c_population()],
    citations: [averageGlucoseCitation],
    file: isFromA1c
      ? {
          kind: 'observation',
          quantity: 'averageGlucoseFromA1c',
          text: m.risk_average_glucose(),
          value: Math.round(glucose['mg/dL']),
          unit: 'mg/dL',
          band: null,
        }
      : {
          kind: 'observation',
          quantity: null,
          text: m.risk_a1c_estimated(),
          value: Number(a1c.toFixed(1)),
          unit: '%',
          band: null,
        },
  };
}

const bodyVerdicts = {
  underweight: m.risk_body_underweight,
  normal: m.risk_body_normal,
  overweight: m.risk_body_overweight,
  'obesity-1': m.risk_body_obesity_1,
  'obesity-2': m.risk_body_obesity_2,
  'obesity-3': m.risk_body_obesity_3,
} as const satisfies Record<BodyMassBand, () => string>;

/** Writes a body mass index in the page's language, and the waist if it was typed. */
export function bodyWords({ input, result }: Of<'body'>): AnswerWords {
  const verdict = bodyVerdicts[result.band]();
  const printed = printedIn(result.bmi, bodyMassBands, 1);
  const value = `${decimalWords(printed, 2)}\u00a0kg/m²`;
  return {
    ...plain,
    verdict,
    figures: [{ label: m.risk_body_figure(), value }],
    meaning: [m.risk_body_meaning(), ...(result.wideWaist === null ? [] : [waistWords(input.sex, result.wideWaist)])],
    next: result.band === 'normal' && !result.wideWaist ? m.risk_body_next_normal() : m.risk_body_next(),
    limits: [m.risk_body_for()],
    details: [m.risk_body_population()],
    citations: result.wideWaist === null ? [bodyMassCitation] : [bodyMassCitation, waistCitation],
    file: {
      kind: 'observation',
      quantity: 'bmi',
      text: m.risk_body_figure(),
      value: printed,
      unit: 'kg/m2',
      band: verdict,
    },
  };
}
