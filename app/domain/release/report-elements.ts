import type { ReleaseRuleId } from './release-rules.ts';

/** How a required element gets into every report: rules check it; the pages write it themselves; or the laboratory documented why it may lack. */
type Assurance = readonly ReleaseRuleId[] | 'built-in' | 'omitted';

/**
 * The elements that ISO 15189:2022, 7.4.1.6 requires of each report, by their letters, and what assures each (decision 65). The clause allows
 * a laboratory to omit an element with a documented reason.
 */
export const reportElements = {
  a: ['patient-identity', 'collection-time'],
  b: ['laboratory'],
  /** The user is the doctor of the order, or the patient if nobody ordered it. */
  c: 'built-in',
  d: ['specimen-type'],
  e: ['exam-named'],
  f: ['method'],
  g: ['has-results', 'every-value', 'every-unit'],
  /** An interval, or the words that there is none. */
  h: 'built-in',
  /** The catalog offers no exam of a research program. */
  i: 'omitted',
  /** The release event names the bacteriologist; a release by rules says so. */
  j: 'built-in',
  k: ['final', 'every-status'],
  /** The flag of each value, and the notice about its call. */
  l: 'built-in',
  /** One page; in print, "page x of y". */
  m: 'built-in',
} as const satisfies Record<string, Assurance>;

export type ReportElement = keyof typeof reportElements;

export type ElementState = 'met' | 'missing' | 'built-in' | 'omitted';

/** The state of each element of a report that breaks these rules, by letter. */
export const elementStates = (broken: readonly ReleaseRuleId[]) =>
  // `as`: the keys of the table are the elements.
  (Object.keys(reportElements) as ReportElement[]).map((element): { element: ReportElement; state: ElementState } => {
    const assurance: Assurance = reportElements[element];
    if (typeof assurance === 'string') return { element, state: assurance };
    return { element, state: assurance.some((rule) => broken.includes(rule)) ? 'missing' : 'met' };
  });
