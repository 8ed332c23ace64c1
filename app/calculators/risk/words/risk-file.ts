import {
  type AssessmentFile,
  calculatedObservation,
  type ObservationFile,
  riskAssessment,
} from '../../../domain/risk/fhir/fhir-risk-assessment.ts';
import { m } from '../../../i18n/paraglide/messages.js';
import type { RiskOutcome } from '../form/risk-outcome.ts';
import { assessmentWords } from './assessment-words.ts';
import { findingWords } from './finding-words.ts';
import { givenOf } from './given-words.ts';
import { answerWordsOf } from './outcome-words.ts';

/** Writes an answer as a FHIR R4 resource; null without an answer. `at` is an ISO 8601 instant. */
export function riskFile(
  { calculator, draft, answer, findings }: RiskOutcome,
  at: string,
): AssessmentFile | ObservationFile | null {
  if (!answer) return null;
  const { file, citations, unused = [] } = answerWordsOf(answer, draft, findings);
  const { method, band, points } = assessmentWords(answer);
  const given = givenOf(calculator, draft).filter((one) => !('quantity' in one) || !unused.includes(one.quantity));
  const report = { subject: m.risk_file_subject(), at, method, citations, given, findings: findingLines(findings) };
  return file.kind === 'risk'
    ? riskAssessment({ ...report, points }, [{ ...file.prediction, band }])
    : calculatedObservation(report, file);
}

/** The meaning of each value by itself: 'Vea a un médico en estos días: Una presión de 160/100 o más …'. A record must contain it too. */
function findingLines(findings: RiskOutcome['findings']): string[] {
  const words = findingWords(findings);
  return words ? [`${words.heading}: ${words.what.join(' · ')}`, ...words.act] : [];
}

/** The name of the downloaded file: 'riesgo-hearts.fhir.json' */
export const riskFileName = (calculator: RiskOutcome['calculator']): string =>
  m.risk_file_name({ calculator: `${calculator}.fhir.json` });

export const riskFileType = 'application/fhir+json';
