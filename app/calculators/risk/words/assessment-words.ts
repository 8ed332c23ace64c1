import type { PointsGiven } from '../../../domain/risk/fhir/fhir-risk-assessment.ts';
import type { HeartsAnswer, HeartsInput } from '../../../domain/risk/scores/hearts.ts';
import { m } from '../../../i18n/paraglide/messages.js';
import type { RiskAnswer } from '../form/risk-outcome.ts';
import { findriscBandNames, heartsBandNames } from './band-words.ts';
import { calculatorNames } from './calculator-words.ts';

/** The words that only a file needs: the chart or formula, the band in a word, and the points. */
interface AssessmentWords {
  method: string;
  /** 'alto'; null if the score has no bands. */
  band: string | null;
  points: PointsGiven | null;
}

/** Returns the method, band, and points of an answer for its file. */
export function assessmentWords(answer: RiskAnswer): AssessmentWords {
  if (answer.calculator === 'hearts') {
    const { input, result } = answer;
    return { method: heartsMethod(input, result), band: heartsBandNames[result.band](), points: null };
  }
  if (answer.calculator === 'findrisc') {
    const { band, points } = answer.result;
    return {
      method: m.risk_findrisc_method(),
      band: findriscBandNames[band](),
      points: { text: m.risk_findrisc_points(), value: points },
    };
  }
  return { method: calculatorNames[answer.calculator](), band: null, points: null };
}

function heartsMethod({ chart }: HeartsInput, { basis }: HeartsAnswer): string {
  if (basis === 'cardiovascular-disease') return m.risk_hearts_method_known_disease();
  if (basis === 'chronic-kidney-disease') return m.risk_hearts_method_kidney_disease();
  return chart === 'laboratory' ? m.risk_hearts_method_laboratory() : m.risk_hearts_method_body_mass();
}
