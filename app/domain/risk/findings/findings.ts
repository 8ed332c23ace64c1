import { bodyFindings } from './body-findings.ts';
import { kidneyFindings } from './kidney-findings.ts';
import { lipidFindings } from './lipid-findings.ts';
import { pressureFindings } from './pressure-findings.ts';
import { type Findable, type SignFinding, type Symptom, symptoms } from './risk-finding.ts';
import { sugarFindings } from './sugar-findings.ts';
import { urgencies } from './urgency.ts';

type SignOf<Found extends (typed: Findable) => readonly SignFinding[]> = ReturnType<Found>[number]['sign'];
/** The signs that a value can indicate. */
export type MeasuredSign =
  | SignOf<typeof pressureFindings>
  | SignOf<typeof sugarFindings>
  | SignOf<typeof lipidFindings>
  | SignOf<typeof kidneyFindings>
  | SignOf<typeof bodyFindings>;
/** A symptom or a value that is notable by itself, and how soon to act. */
export type RiskFinding = SignFinding<Symptom | MeasuredSign>;

/**
 * Emergencies by themselves, as public education describes a heart attack and a stroke (CDC and AHA). Vomiting alone is not one; it counts
 * only with a pressure or glucose out of range. A clinician must confirm the list.
 */
const alwaysNow: readonly Symptom[] = symptoms.filter((symptom) => symptom !== 'vomiting');

/**
 * Returns the meaning of each typed value by itself, most urgent first. Every calculator shows it before its score: a score reports only
 * its band, and a band can be calm even if a value is not. Empty if no value is notable.
 */
export const findings = (typed: Findable): readonly RiskFinding[] =>
  byUrgency([
    ...alwaysNow
      .filter((symptom) => typed.symptoms?.includes(symptom))
      .map((sign): RiskFinding => ({ sign, urgency: 'now' })),
    ...pressureFindings(typed),
    ...sugarFindings(typed),
    ...kidneyFindings(typed),
    ...lipidFindings(typed),
    ...bodyFindings(typed),
  ]);

/** Sorts findings, the most urgent first. */
export const byUrgency = (all: readonly RiskFinding[]): readonly RiskFinding[] =>
  urgencies.flatMap((urgency) => all.filter((one) => one.urgency === urgency));
