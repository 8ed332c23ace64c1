import { below, credible, type Findable, type SignFinding } from './risk-finding.ts';

type Sign = 'kidney-failure' | 'severe-kidney-loss' | 'sudden-kidney-failure' | 'creatinine-in-pregnancy';

/**
 * mL/min/1.73 m²: below 15 (G5) is kidney failure, and below 30 (G4) patients are referred to a nephrologist (KDIGO 2024 Clinical Practice
 * Guideline for the Evaluation and Management of Chronic Kidney Disease. Kidney Int 2024;105(4S):S117–S314, doi
 * 10.1016/j.kint.2023.10.018). The urgencies are our own interpretation: a single value may also be a failure that began this week.
 */
const filtrationLimits = [
  [15, 'kidney-failure', 'today'],
  [30, 'severe-kidney-loss', 'this-week'],
] as const;

/** mg/dL: above this, preeclampsia is severe (ACOG Practice Bulletin 222, Obstet Gynecol 2020;135:e237–e260). */
const MAX_CREATININE_IN_PREGNANCY = 1.1;

/**
 * Finds a dangerous filtration rate or creatinine. None on dialysis: creatinine does not reflect filtration there, and these patients are
 * seen every week.
 */
export function kidneyFindings({ conditions = [], egfr = null, ...typed }: Findable): SignFinding<Sign>[] {
  if (conditions.includes('dialysis')) return [];
  const creatinine = credible('creatinine', typed.creatinine, 'mg/dL') ?? 0;
  const isHighInPregnancy = conditions.includes('pregnancy') && creatinine > MAX_CREATININE_IN_PREGNANCY;
  return [
    ...(conditions.includes('acute-kidney-injury')
      ? [{ sign: 'sudden-kidney-failure', urgency: 'today' } as const]
      : []),
    ...(isHighInPregnancy ? [{ sign: 'creatinine-in-pregnancy', urgency: 'today' } as const] : []),
    ...below<Sign>(egfr, filtrationLimits),
  ];
}
