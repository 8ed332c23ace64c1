import type { KfreScore, PreventScore, ScoreAnswer } from '../../domain/risk/from-results/doctor-scores.ts';
import { printedIn } from '../../domain/risk/score.ts';
import { type Fib4Answer, fib4Bands } from '../../domain/risk/scores/fib4.ts';
import { preventBands } from '../../domain/risk/scores/prevent.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { decimalFormat, percentFormat } from './score-number.ts';
import { inputWords, scoreRefusalWords } from './score-words.ts';

/** The answer of a score in words. */
export type ShownAnswer =
  | { kind: 'missing'; names: readonly string[] }
  | { kind: 'refused'; reasons: readonly string[] }
  | { kind: 'answer'; figures: readonly { label: string; value: string }[]; notes: readonly string[] };

function shown<Answer>(
  answer: ScoreAnswer<Answer>,
  words: (answer: Answer) => Omit<Extract<ShownAnswer, { kind: 'answer' }>, 'kind'>,
): ShownAnswer {
  if (answer.kind === 'missing') return { kind: 'missing', names: answer.inputs.map(inputWords) };
  if (answer.kind === 'refused') return { kind: 'refused', reasons: answer.reasons.map(scoreRefusalWords) };
  return { kind: 'answer', ...words(answer) };
}

const rate = (egfr: number) => m.score_from_rate({ rate: decimalFormat(egfr, 0) });

const preventBandWords = {
  low: m.score_band_low,
  borderline: m.score_band_borderline,
  intermediate: m.score_band_intermediate,
  high: m.score_band_high,
} as const;

export const preventFigures = (answer: ScoreAnswer<PreventScore>): ShownAnswer =>
  shown(answer, ({ tenYears, thirtyYears, band, egfr, bmi }) => ({
    figures: [
      { label: m.score_prevent_ten(), value: percentFormat(tenYears.cardiovascular) },
      { label: m.score_prevent_ascvd(), value: percentFormat(printedIn(tenYears.atherosclerotic, preventBands, 1)) },
      { label: m.score_prevent_failure(), value: percentFormat(tenYears['heart-failure']) },
      ...(thirtyYears.kind === 'answer'
        ? [{ label: m.score_prevent_thirty(), value: percentFormat(thirtyYears.risks.cardiovascular) }]
        : []),
    ],
    notes: [
      preventBandWords[band](),
      rate(egfr),
      m.score_from_bmi({ bmi: decimalFormat(bmi, 1) }),
      m.score_prevent_note(),
    ],
  }));

const remarks = {
  refer: m.score_kfre_refer,
  team: m.score_kfre_team,
  'plan-replacement': m.score_kfre_plan,
} as const;

export const kfreFigures = (answer: ScoreAnswer<KfreScore>): ShownAnswer =>
  shown(answer, ({ twoYears, fiveYears, egfr, remarks: codes }) => ({
    figures: [
      { label: m.score_kfre_two(), value: percentFormat(twoYears) },
      { label: m.score_kfre_five(), value: percentFormat(fiveYears) },
    ],
    notes: [...codes.map((code) => remarks[code]()), rate(egfr), m.score_kfre_note()],
  }));

const fib4BandWords = {
  low: m.score_fib4_low,
  indeterminate: m.score_fib4_indeterminate,
  high: m.score_fib4_high,
} as const;

export const fib4Figures = (answer: ScoreAnswer<Fib4Answer>, age: number): ShownAnswer =>
  shown(answer, ({ index, band, outsideBest }) => ({
    figures: [{ label: m.score_index(), value: decimalFormat(printedIn(index, fib4Bands(age), 2), 3) }],
    notes: [fib4BandWords[band](), ...(outsideBest ? [m.score_fib4_age()] : [])],
  }));

export const homaFigures = (answer: ScoreAnswer<{ index: number }>): ShownAnswer =>
  shown(answer, ({ index }) => ({
    figures: [{ label: m.score_index(), value: decimalFormat(index, 2) }],
    notes: [m.score_homa_note()],
  }));
