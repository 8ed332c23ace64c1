import { m } from '../../../i18n/paraglide/messages.js';
import {
  calculatedObservation,
  type Observation,
  type RiskAssessment,
  riskAssessment,
} from '../fhir-risk-assessment.ts';
import type { RiskOutcome } from '../form/risk-outcome.ts';
import { assessmentWords } from './assessment-words.ts';
import { givenOf } from './given-words.ts';
import { wordsOf } from './words-of.ts';

/** An answer as FHIR R4; null where there is none. `at` is the instant, ISO 8601. */
export function riskFile({ calculator, draft, answer }: RiskOutcome, at: string): RiskAssessment | Observation | null {
  if (!answer) return null;
  const { file, citations, unused = [] } = wordsOf(answer, draft);
  const { method, band, points } = assessmentWords(answer);
  const given = givenOf(calculator, draft).filter((one) => !('quantity' in one) || !unused.includes(one.quantity));
  const report = { subject: m.risk_file_subject(), at, method, citations, given };
  return file.kind === 'risk'
    ? riskAssessment({ ...report, points }, [{ ...file.prediction, band }])
    : calculatedObservation(report, file);
}

/** 'riesgo-hearts.fhir.json' */
export const riskFileName = (calculator: RiskOutcome['calculator']): string =>
  m.risk_file_name({ calculator: `${calculator}.fhir.json` });

export const riskFileType = 'application/fhir+json';
