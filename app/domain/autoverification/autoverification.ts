import { sentNumber } from '../reports/sent-number.ts';
import { conditionIn, conditionInComment } from './specimen-condition-lexicon.ts';

/**
 * Why a report waits for a person, in the terms of CLSI AUTO10 (autoverification of clinical laboratory test results) and AUTO15. The order
 * is that of the checks.
 */
export const holdReasons = [
  /** Nobody turned automatic release on for this exam. */
  'not-enabled',
  /** A required element of the report is missing (`release-rules.ts`). */
  'report-incomplete',
  'needs-counseling',
  /** A correction, an addition, or a result that was withdrawn before. */
  'correction',
  /** Somebody typed it: no interface carried the value from the analyzer. */
  'typed',
  'critical-value',
  /** Quality control holds the exam or its department. */
  'quality-control',
  'specimen-condition',
  /** A value without limits of its own: an unknown component. */
  'no-limits',
  /** The value is no number where the limits are numbers, or another word than the expected one. */
  'not-comparable',
  'unit-differs',
  /** Limit check. */
  'outside-limits',
  /** Delta check. */
  'delta',
  /** An instrument or result flag that is not "inside the interval". */
  'flagged',
] as const;
export type HoldReason = (typeof holdReasons)[number];

/** The limits of one component, set by the laboratory. */
export interface VerificationLimit {
  loinc: string | null;
  /** The id in the catalog, which identifies the only component of an exam. */
  component: string;
  /** UCUM, in the catalog's spelling; null: the answer is a word. */
  unit: string | null;
  /** Both included; null: none on that side. */
  low: number | null;
  high: number | null;
  /** The largest change since the earlier result, in percent of it; null: no delta check. */
  deltaPercent: number | null;
  /** The expected answers, if the answer is a word. */
  expected: readonly string[];
}

export interface VerifiedValue {
  loinc: string | null;
  value: string;
  unit: string;
  flags: string;
  comment: string | null;
  /** The last final value of the same person, analyte, unit, and method within the laboratory's time; null: none. */
  earlier: string | null;
}

export interface VerifiedReport {
  /** Null: nobody turned it on. */
  limits: readonly VerificationLimit[] | null;
  isComplete: boolean;
  needsCounseling: boolean;
  /** 'final'; anything else waits. */
  status: string;
  /** The first version, and no other was released before. */
  isFirst: boolean;
  isCritical: boolean;
  isHeldByQuality: boolean;
  isTyped: boolean;
  condition: string | null;
  comment: string | null;
  values: readonly VerifiedValue[];
}

/** Every reason why a report may not be released by rules; none: it may. A check that cannot decide holds the report. */
export function holdReasonsOf(report: VerifiedReport): HoldReason[] {
  if (report.limits === null) return ['not-enabled'];
  const { limits } = report;
  const found = new Set<HoldReason>();
  if (!report.isComplete) found.add('report-incomplete');
  if (report.needsCounseling) found.add('needs-counseling');
  if (report.status !== 'final' || !report.isFirst) found.add('correction');
  if (report.isTyped) found.add('typed');
  if (report.isCritical) found.add('critical-value');
  if (report.isHeldByQuality) found.add('quality-control');
  const comments = [report.comment, ...report.values.map(({ comment }) => comment)];
  const isSpoiled = conditionIn(report.condition ?? '') ?? comments.find((one) => conditionInComment(one ?? ''));
  if (isSpoiled) found.add('specimen-condition');
  if (report.values.length === 0) found.add('report-incomplete');
  for (const value of report.values) for (const reason of reasonsOfValue(value, limits)) found.add(reason);
  return holdReasons.filter((reason) => found.has(reason));
}

function reasonsOfValue(value: VerifiedValue, limits: readonly VerificationLimit[]): HoldReason[] {
  const limit = limits.find(({ loinc }) => loinc !== null && loinc === value.loinc) ?? onlyOf(limits, value);
  const flagged: HoldReason[] = value.flags.split(' ').some((flag) => flag !== '' && flag !== 'N') ? ['flagged'] : [];
  if (!limit) return ['no-limits', ...flagged];
  if (limit.unit === null) return [...wordReasons(value, limit), ...flagged];
  return [...numberReasons(value, limit), ...flagged];
}

/** A sender's own code has no LOINC: the exam's only component is meant. */
const onlyOf = (limits: readonly VerificationLimit[], { loinc }: VerifiedValue): VerificationLimit | undefined =>
  limits.length === 1 && (loinc === null || limits[0]?.loinc === null) ? limits[0] : undefined;

const plain = (text: string): string => text.trim().toLowerCase();

function wordReasons({ value }: VerifiedValue, { expected }: VerificationLimit): HoldReason[] {
  return expected.some((one) => plain(one) === plain(value)) ? [] : ['not-comparable'];
}

function numberReasons({ value, unit, earlier }: VerifiedValue, limit: VerificationLimit): HoldReason[] {
  if (!isSameUnit(unit, limit.unit ?? '')) return ['unit-differs'];
  if (limit.low === null && limit.high === null) return ['no-limits'];
  const number = sentNumber(value);
  // '<5' is a bound, and '1.005' may be a thousand: neither can be compared.
  if (!number || number.isAmbiguous) return ['not-comparable'];
  const { low, high, deltaPercent } = limit;
  const isOutside = (low !== null && number.number < low) || (high !== null && number.number > high);
  const limitCheck: HoldReason[] = isOutside ? ['outside-limits'] : [];
  if (deltaPercent === null || earlier === null) return limitCheck;
  return hasPassedDelta(number.number, earlier, deltaPercent) ? limitCheck : [...limitCheck, 'delta'];
}

/** Whether a value changed by at most this percentage of the earlier one. An earlier value that cannot be compared does not pass. */
export function hasPassedDelta(value: number, earlier: string, percent: number): boolean {
  const before = sentNumber(earlier);
  if (!before || before.isAmbiguous) return false;
  // One part in a million more than the limit is the arithmetic of decimals, not a change.
  return Math.abs(value - before.number) * 100 <= Math.abs(before.number) * percent * (1 + 1e-9);
}

/** Spellings of one unit: 'mg/dl' and 'mg/dL', '10^3/uL' and '10*3/uL'. */
const isSameUnit = (one: string, other: string): boolean => spelled(one) === spelled(other);
const spelled = (unit: string): string =>
  plain(unit)
    .replace(/µ|μ/g, 'u')
    .replace(/\^|\*/g, '')
    .replace(/^x(?=10)/, '')
    .replace(/^(1|\[ph\]|\{[^}]*\})$/, '');
