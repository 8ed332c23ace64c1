import { credible, type Findable, reached, type SignFinding } from './risk-finding.ts';

type Sign =
  | 'very-high-cholesterol'
  | 'very-high-ldl'
  | 'very-high-non-hdl'
  | 'very-high-triglycerides'
  | 'high-triglycerides';

/**
 * mg/dL.
 * - Total cholesterol from 8 mmol/L (309.4 mg/dL): patients are treated without a risk chart, which underestimates their risk (WHO.
 *   Prevention of cardiovascular disease: guidelines for assessment and management of total cardiovascular risk. 2007, ISBN 978 92 4 154717
 *   8).
 * - LDL from 190: severe, and familial hypercholesterolemia must be considered (Grundy SM, et al. Circulation 2019;139:e1082–e1143, doi
 *   10.1161/CIR.0000000000000625). Without an LDL, non-HDL from 220 replaces it (Jacobson TA, et al. J Clin Lipidol 2015;9:129–169, doi
 *   10.1016/j.jacl.2015.02.003).
 * - Triglycerides from 500: severe, and from 1000 the main goal is to prevent acute pancreatitis (Grundy 2019; from secondary sources). The
 *   source refers to a fasting sample; patients who ate are sent to a doctor too. The urgencies are our own interpretation.
 */
const CHOLESTEROL_MGDL = 8 * 38.67;
const LDL_MGDL = 190;
const NON_HDL_MGDL = 220;
const triglycerideLimits = [
  [1000, 'very-high-triglycerides', 'today'],
  [500, 'high-triglycerides', 'this-week'],
] as const;

/** Finds dangerous blood lipids. */
export function lipidFindings({ ldl = null, nonHdl = null, ...typed }: Findable): SignFinding<Sign>[] {
  const cholesterol = credible('cholesterol', typed.cholesterol, 'mg/dL');
  const triglycerides = credible('triglycerides', typed.triglycerides, 'mg/dL');
  return [
    ...reached<Sign>(triglycerides, triglycerideLimits),
    ...reached<Sign>(ldl, [[LDL_MGDL, 'very-high-ldl', 'weeks']]),
    ...(ldl === null ? reached<Sign>(nonHdl, [[NON_HDL_MGDL, 'very-high-non-hdl', 'weeks']]) : []),
    ...reached<Sign>(cholesterol, [[CHOLESTEROL_MGDL, 'very-high-cholesterol', 'weeks']]),
  ];
}
