import { credible, type Findable, reached, type SignFinding } from './risk-finding.ts';

type Sign =
  | 'level-two-hypoglycemia'
  | 'level-one-hypoglycemia'
  | 'level-one-hypoglycemia-with-symptoms'
  | 'dangerous-glucose'
  | 'very-high-glucose'
  | 'high-glucose-with-symptoms'
  | 'high-glucose'
  | 'a1c-of-twelve'
  | 'a1c-of-ten'
  | 'a1c-of-ten-with-symptoms'
  | 'a1c-of-nine'
  | 'a1c-of-diabetes'
  | 'a1c-of-prediabetes'
  | 'a1c-of-diabetes-in-pregnancy'
  | 'told-high-glucose';

/**
 * Glucose, mg/dL:
 * - below 70 is level 1 hypoglycemia, and below 54 is level 2 (ADA Standards of Care in Diabetes, chapter 6);
 * - from 200 with symptoms: the diagnostic limit of ketoacidosis (consensus of ADA, EASD, and others: Umpierrez GE, et al. Diabetes Care
 *   2024;47:1257–75, doi 10.2337/dci24-0032; the consensus of 2009 began at 250);
 * - from 300 without symptoms: the CDC's sick-day rules refer people to a doctor;
 * - from 400: our own limit. The hyperosmolar state is defined from 600 on (same consensus), where many meters already show "HI".
 */
const glucoseLimits = { levelTwo: 54, levelOne: 70, withSymptoms: 200, high: 300, veryHigh: 400 } as const;

/**
 * HbA1c, % (ADA Standards of Care in Diabetes, chapters 2 and 9): 5.7 to 6.4 is prediabetes; from 6.5 is diabetes, to be confirmed by a
 * second test; above 9, treatment usually has to change; above 10, insulin is considered, especially with symptoms. 12.1 is our own limit:
 * an average of 300 mg/dL by the line of `average-glucose.ts`. How many days each can wait is our own interpretation.
 */
const a1cLimits = [
  [12.1, 'a1c-of-twelve', 'today'],
  [10, 'a1c-of-ten', 'this-week'],
  [9, 'a1c-of-nine', 'weeks'],
  [6.5, 'a1c-of-diabetes', 'weeks'],
  [5.7, 'a1c-of-prediabetes', 'check-up'],
] as const;
const A1C_OF_DIABETES = 6.5;
const A1C_WITH_SYMPTOMS = 10;

/** Finds a dangerous glucose or HbA1c, and a high glucose of the past. */
export function sugarFindings({ conditions = [], symptoms = [], ...typed }: Findable): SignFinding<Sign>[] {
  const hasSymptoms = symptoms.length > 0;
  return [
    ...glucoseFindings(credible('glucose', typed.glucose, 'mg/dL'), hasSymptoms),
    ...a1cFindings(credible('a1c', typed.a1c, '%'), hasSymptoms, conditions.includes('pregnancy')),
    ...(typed.toldHighGlucose ? [{ sign: 'told-high-glucose', urgency: 'check-up' } as const] : []),
  ];
}

function glucoseFindings(glucose: number | null, hasSymptoms: boolean): SignFinding<Sign>[] {
  const { levelTwo, levelOne, withSymptoms, high, veryHigh } = glucoseLimits;
  if (glucose === null) return [];
  if (glucose < levelTwo) return [{ sign: 'level-two-hypoglycemia', urgency: 'now' }];
  if (glucose < levelOne) {
    return [
      hasSymptoms
        ? { sign: 'level-one-hypoglycemia-with-symptoms', urgency: 'now' }
        : { sign: 'level-one-hypoglycemia', urgency: 'today' },
    ];
  }
  if (glucose >= veryHigh) return [{ sign: 'very-high-glucose', urgency: 'now' }];
  if (glucose >= withSymptoms && hasSymptoms) return [{ sign: 'high-glucose-with-symptoms', urgency: 'now' }];
  return glucose >= high ? [{ sign: 'high-glucose', urgency: 'today' }] : [];
}

/** Diabetes found during pregnancy cannot wait for the next visit. */
function a1cFindings(a1c: number | null, hasSymptoms: boolean, isPregnant: boolean): SignFinding<Sign>[] {
  if (a1c === null) return [];
  if (hasSymptoms && a1c >= A1C_WITH_SYMPTOMS) return [{ sign: 'a1c-of-ten-with-symptoms', urgency: 'now' }];
  if (isPregnant && a1c >= A1C_OF_DIABETES) return [{ sign: 'a1c-of-diabetes-in-pregnancy', urgency: 'today' }];
  return reached<Sign>(a1c, a1cLimits);
}

/**
 * A glucose of unknown unit raises a general alarm if both readings are an emergency: below 54 mg/dL by one, 400 or more by the other. The
 * right action differs between the two, so the alarm does not give one.
 */
export function findingsOfEither(readings: readonly number[], hasSymptoms: boolean): readonly SignFinding<Sign>[] {
  const isNow = (glucose: number): boolean =>
    glucoseFindings(glucose, hasSymptoms).some(({ urgency }) => urgency === 'now');
  return readings.every(isNow) ? [{ sign: 'dangerous-glucose', urgency: 'now' }] : [];
}
