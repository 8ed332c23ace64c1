import type { ReleaseRuleId } from './release-rules.ts';

/**
 * The mechanism that puts a required element into every report: rules check it, the pages always write it, or a documented reason allows
 * its omission.
 */
type Assurance = readonly ReleaseRuleId[] | 'built-in' | 'omitted';

/**
 * The elements that ISO 15189:2022, 7.4.1.6 requires in each report, by their letters, with the mechanism that ensures each (decision 65).
 * The clause allows a laboratory to omit an element for a documented reason.
 */
export const reportElements = {
  a: ['patient-identity', 'collection-time'],
  b: ['laboratory'],
  /** The user is the ordering doctor, or the patient if nobody ordered the exam. */
  c: 'built-in',
  d: ['specimen-type'],
  e: ['exam-named'],
  f: ['method'],
  g: ['has-results', 'every-value', 'every-unit'],
  /** Pages show the interval, or state that there is none. */
  h: 'built-in',
  /** The catalog contains no exams of a research program. */
  i: 'omitted',
  /** The release event names the bacteriologist; an automatic release is marked as such. */
  j: 'built-in',
  k: ['final', 'every-status'],
  /** Pages show the flag of each value, and the notice about the call. */
  l: 'built-in',
  /** A report is one page; in print, each sheet states "page x of y". */
  m: 'built-in',
} as const satisfies Record<string, Assurance>;

export type ReportElement = keyof typeof reportElements;

export type ElementState = 'met' | 'missing' | 'built-in' | 'omitted';

/** Returns the state of each element of a report, by letter, from the rules that the report violates. */
export const elementStates = (broken: readonly ReleaseRuleId[]) =>
  // `as`: the keys of the table are the elements.
  (Object.keys(reportElements) as ReportElement[]).map((element): { element: ReportElement; state: ElementState } => {
    const assurance: Assurance = reportElements[element];
    if (typeof assurance === 'string') return { element, state: assurance };
    return { element, state: assurance.some((rule) => broken.includes(rule)) ? 'missing' : 'met' };
  });
