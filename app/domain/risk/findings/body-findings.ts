import { below, type Findable, reached, type SignFinding } from './risk-finding.ts';

type Sign = 'extreme-thinness' | 'severe-thinness' | 'underweight' | 'extreme-obesity';

/**
 * kg/m²: below 18.5 is underweight, below 16 is severe thinness, and from 40 is obesity class III (WHO Technical Report Series 894, 2000);
 * below 13 the risk to life is high (Royal College of Psychiatrists. Medical emergencies in eating disorders. College Report CR233, 2022).
 * The urgencies are our own interpretation.
 */
const thinness = [
  [13, 'extreme-thinness', 'today'],
  [16, 'severe-thinness', 'this-week'],
  [18.5, 'underweight', 'weeks'],
] as const;
const OBESITY_THREE = 40;

/** Finds a dangerous body mass index. None during pregnancy, which has separate weight charts. */
export function bodyFindings({ conditions = [], bmi = null }: Findable): SignFinding<Sign>[] {
  if (conditions.includes('pregnancy')) return [];
  return [...below<Sign>(bmi, thinness), ...reached<Sign>(bmi, [[OBESITY_THREE, 'extreme-obesity', 'weeks']])];
}
