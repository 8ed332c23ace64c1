import { bodyFindings } from './body-findings.ts';
import { type Findable, type Finding as OneFinding, type Symptom, symptoms } from './finding.ts';
import { kidneyFindings } from './kidney-findings.ts';
import { lipidFindings } from './lipid-findings.ts';
import { pressureFindings } from './pressure-findings.ts';
import { sugarFindings } from './sugar-findings.ts';
import { urgencies } from './urgency.ts';

type SignOf<Found extends (typed: Findable) => readonly OneFinding[]> = ReturnType<Found>[number]['sign'];
/** What a value can be a sign of. */
export type MeasuredSign =
  | SignOf<typeof pressureFindings>
  | SignOf<typeof sugarFindings>
  | SignOf<typeof lipidFindings>
  | SignOf<typeof kidneyFindings>
  | SignOf<typeof bodyFindings>;
export type Finding = OneFinding<Symptom | MeasuredSign>;

/**
 * An emergency by themselves, as the public is taught to know a heart attack and a stroke (CDC and AHA). Vomiting alone is not; it counts
 * with a pressure or a glucose that are out of range. A clinician has to confirm the list.
 */
const alwaysNow: readonly Symptom[] = symptoms.filter((symptom) => symptom !== 'vomiting');

/**
 * What the values that somebody typed mean by themselves, the most urgent first. Every calculator answers with this before its score: a
 * score looks at its band, and a band can be calm beside a value that is not. Empty when nothing stands out.
 */
export const findings = (typed: Findable): readonly Finding[] =>
  mostUrgentFirst([
    ...alwaysNow
      .filter((symptom) => typed.symptoms?.includes(symptom))
      .map((sign): Finding => ({ sign, urgency: 'now' })),
    ...pressureFindings(typed),
    ...sugarFindings(typed),
    ...kidneyFindings(typed),
    ...lipidFindings(typed),
    ...bodyFindings(typed),
  ]);

export const mostUrgentFirst = (all: readonly Finding[]): readonly Finding[] =>
  urgencies.flatMap((urgency) => all.filter((one) => one.urgency === urgency));
