import type { ObservationFields } from '../messages-in/observation-rows.ts';
import type { ReportState } from '../messages-in/report-version.ts';

/** The part of a report that the rules read. */
export interface ReportToRelease {
  status: ReportState;
  isReleased: boolean;
  person: { name: string; document: string; birthDate: string };
  exam: string | null;
  specimen: { type: string; collectedAt: string | null } | null;
  performer: string | null;
  observations: readonly Pick<
    ObservationFields,
    'name' | 'value' | 'unit' | 'reference_range' | 'status' | 'value_type'
  >[];
}

interface ReleaseRule {
  /** The requirement, in ISO 15189:2022. */
  clause: string;
  isMet: (report: ReportToRelease) => boolean;
}

/** OBX-11 of a result that a person may read as final; X: it cannot be obtained, and says so. */
const finalStatuses: ReadonlySet<string> = new Set(['F', 'C', 'A', 'B', 'V', 'X']);
const removed: ReadonlySet<string> = new Set(['D', 'W']);

const remaining = ({ observations }: ReportToRelease) => observations.filter(({ status }) => !removed.has(status));

/** A figure, with or without a comparator: '91.0', '<5', '>=0.5', '1,5'. */
const isFigure = ({ value, value_type }: { value: string; value_type: string }): boolean =>
  /^(NM|SN)$/.test(value_type) && /^[<>]?=?\s*[-+]?\d*[.,]?\d+$/.test(value.trim());

/**
 * When a report may be released. Each rule is a requirement; a report is released when all are met. The words are in `release-words.ts`
 * of the panel. A missing reference interval breaks none: every page states its absence.
 */
export const releaseRules = {
  'not-withdrawn': { clause: '7.4.1.8', isMet: ({ status }) => status !== 'withdrawn' && status !== 'cancelled' },
  final: {
    clause: '7.4.1.1',
    isMet: ({ status }) => status !== 'registered' && status !== 'preliminary',
  },
  'not-released': { clause: '7.4.1.1', isMet: ({ isReleased }) => !isReleased },
  'has-results': { clause: '7.4.1.6 i', isMet: (report) => remaining(report).length > 0 },
  'every-status': {
    clause: '7.4.1.1',
    isMet: (report) => remaining(report).every(({ status }) => finalStatuses.has(status)),
  },
  'patient-identity': {
    clause: '7.4.1.6 a',
    isMet: ({ person }) => person.name !== '' && person.document !== '' && person.birthDate !== '',
  },
  laboratory: { clause: '7.4.1.6 b', isMet: ({ performer }) => performer !== null && performer !== '' },
  'exam-named': { clause: '7.4.1.6 h', isMet: ({ exam }) => exam !== null },
  'specimen-type': { clause: '7.4.1.6 g', isMet: ({ specimen }) => specimen !== null && specimen.type !== '' },
  'collection-time': { clause: '7.4.1.6 f', isMet: ({ specimen }) => (specimen?.collectedAt ?? null) !== null },
  'every-value': {
    clause: '7.4.1.6 i',
    isMet: (report) => remaining(report).every(({ value, status }) => value !== '' || status === 'X'),
  },
  'every-unit': {
    clause: '7.4.1.6 i',
    isMet: (report) => remaining(report).every((one) => one.unit !== '' || !isFigure(one) || isDimensionless(one)),
  },
} as const satisfies Record<string, ReleaseRule>;

/** Quantities that have no unit: pH, specific gravity, INR, ratios, and indexes. */
const dimensionless =
  /\b(ph|densidad|gravedad espec[ií]fica|specific gravity|inr|[ií]ndice|index|relaci[oó]n|raz[oó]n|ratio)\b/i;
const isDimensionless = ({ name }: { name: string }): boolean => dimensionless.test(name);

export type ReleaseRuleId = keyof typeof releaseRules;

/** The rules that a report breaks, in the order of the table; none: it may be released. */
export const brokenReleaseRules = (report: ReportToRelease): ReleaseRuleId[] =>
  // `as`: the keys of the table are the rules.
  (Object.keys(releaseRules) as ReleaseRuleId[]).filter((id) => !releaseRules[id].isMet(report));

export const clauseOf = (id: ReleaseRuleId): string => releaseRules[id].clause;
