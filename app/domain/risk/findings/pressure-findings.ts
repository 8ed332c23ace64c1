import { below, credible, type Findable, type SignFinding } from './risk-finding.ts';
import type { Urgency } from './urgency.ts';

type Sign =
  | 'severe-pressure'
  | 'severe-pressure-with-symptoms'
  | 'high-pressure'
  | 'raised-pressure'
  | 'raised-pressure-with-disease'
  | 'severe-pressure-in-pregnancy'
  | 'raised-pressure-in-pregnancy'
  | 'raised-pressure-in-pregnancy-with-symptoms'
  | 'very-low-pressure'
  | 'low-pressure'
  | 'low-pressure-with-symptoms';

/**
 * mmHg; either number is enough.
 * - 180/120: severe, and an emergency if an organ suffers (Whelton PK, et al. Hypertension 2018;71:e13–e115, doi
 *   10.1161/HYP.0000000000000065, says more than 180 or more than 120; the limit itself is included, to be safe).
 * - 160/100: treated regardless of the risk chart (WHO. Prevention of cardiovascular disease: guidelines for assessment and management of
 *   total cardiovascular risk. 2007, ISBN 978 92 4 154717 8: persistently from 160–170/100–105). Williams B, et al. Eur Heart J
 *   2018;39:3021–3104 (ESC/ESH, doi 10.1093/eurheartj/ehy339) confirm such a grade 2 within days or weeks.
 * - 140/90: hypertension if it persists (ESC/ESH 2018; WHO. Guideline for the pharmacological treatment of hypertension in adults. 2021,
 *   ISBN 978 92 4 003398 6, treats from here on).
 * - 130 systolic with cardiovascular disease, diabetes, or chronic kidney disease (WHO 2021, recommendations on the threshold).
 * - In pregnancy: 140/90 may be preeclampsia, and 160/110 is severe (ACOG Practice Bulletin 222, Obstet Gynecol 2020;135:e237–e260).
 * - 90 systolic: where most definitions of shock begin. It is normal for many healthy people, so without symptoms it prompts a question and
 *   not an alarm. Below 80, the patient measures again and sees a doctor today; this limit is our own.
 */
const high = [
  [180, 120, 'severe-pressure', 'today'],
  [160, 100, 'high-pressure', 'this-week'],
  [140, 90, 'raised-pressure', 'weeks'],
] as const;
const inPregnancy = [
  [160, 110, 'severe-pressure-in-pregnancy', 'now'],
  [140, 90, 'raised-pressure-in-pregnancy', 'today'],
] as const;
const low = [
  [80, 'very-low-pressure', 'today'],
  [90, 'low-pressure', 'check-up'],
] as const;
const SYSTOLIC_WITH_DISEASE = 130;
const diseases = ['cardiovascular-disease', 'chronic-kidney-disease', 'diabetes'] as const;

interface Pressure {
  systolic: number | null;
  diastolic: number | null;
}

/** Finds a dangerous blood pressure: too high, too low, or high for a person with a disease or a pregnancy. */
export function pressureFindings({ conditions = [], symptoms = [], ...typed }: Findable): SignFinding<Sign>[] {
  const pressure = inOrder({
    systolic: credible('systolic', typed.systolic, 'mm[Hg]'),
    diastolic: credible('diastolic', typed.diastolic, 'mm[Hg]'),
  });
  const hasSymptoms = symptoms.length > 0;
  const found = conditions.includes('pregnancy') ? reachedLimit(pressure, inPregnancy) : reachedLimit(pressure, high);
  // A low systolic number is no less low beside a high diastolic one, so the answer reports both.
  const all = [
    ...found.map((one) => (hasSymptoms ? (withSymptoms[one.sign] ?? one) : one)),
    ...lowFindings(pressure, hasSymptoms),
  ];
  const isTreatedEarlier = diseases.some((disease) => conditions.includes(disease));
  return all.length === 0 && isTreatedEarlier && (pressure.systolic ?? 0) >= SYSTOLIC_WITH_DISEASE
    ? [{ sign: 'raised-pressure-with-disease', urgency: 'weeks' }]
    : all;
}

/** The findings that replace these in the presence of symptoms. */
const withSymptoms: Partial<Record<Sign, SignFinding<Sign>>> = {
  'severe-pressure': { sign: 'severe-pressure-with-symptoms', urgency: 'now' },
  'raised-pressure-in-pregnancy': { sign: 'raised-pressure-in-pregnancy-with-symptoms', urgency: 'now' },
};

/** The finding of the first limit that one of the two numbers reaches. */
function reachedLimit(
  { systolic, diastolic }: Pressure,
  limits: readonly (readonly [systolic: number, diastolic: number, Sign, Urgency])[],
): SignFinding<Sign>[] {
  const found = limits.find(([upper, lower]) => (systolic ?? 0) >= upper || (diastolic ?? 0) >= lower);
  return found ? [{ sign: found[2], urgency: found[3] }] : [];
}

function lowFindings({ systolic }: Pressure, hasSymptoms: boolean): SignFinding<Sign>[] {
  const found = below<Sign>(systolic, low);
  return hasSymptoms && found.length > 0 ? [{ sign: 'low-pressure-with-symptoms', urgency: 'now' }] : found;
}

/** 90/140 means 140/90: it raises no alarm for a diastolic of 120 and more; the form asks. */
const inOrder = ({ systolic, diastolic }: Pressure): Pressure =>
  systolic !== null && diastolic !== null && diastolic > systolic
    ? { systolic: diastolic, diastolic: systolic }
    : { systolic, diastolic };
