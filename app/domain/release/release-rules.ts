import type { ObservationFields } from '../messages-in/observation-rows.ts';
import type { ReportState } from '../messages-in/report-version.ts';

type SentValue = Pick<ObservationFields, 'name' | 'value' | 'unit' | 'reference_range' | 'status' | 'value_type'>;

/** The part of a report that the rules read. */
export interface ReportToRelease {
  status: ReportState;
  isReleased: boolean;
  person: { name: string; document: string; birthDate: string };
  exam: string | null;
  /** The catalog names the method of the exam, or those of its members. */
  hasMethod: boolean;
  specimen: { type: string; collectedAt: string | null } | null;
  performer: string | null;
  /** Quality control holds the exam or its department. */
  isHeldByQuality: boolean;
  /** `catalogUnit`: the unit of the component in the catalog, in UCUM. Undefined: the catalog does not know the component. */
  observations: readonly (SentValue & { catalogUnit: string | null | undefined })[];
}

/**
 * Where somebody can put it right: in the laboratory's system, which then sends the report again; in the patient's record; in the catalog; on
 * the page of quality control; nowhere, because the report was withdrawn or is released.
 */
export type FixPlace = 'sender' | 'patient' | 'catalog' | 'quality' | 'none';

interface ReleaseRule {
  /** The requirement, in ISO 15189:2022. The letters are those of 7.4.1.6 (decision 65). */
  clause: string;
  fix: FixPlace;
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
 * When a report may be released. Each rule is a requirement; a report is released when all are met. The words are in `result-words.ts`
 * of the panel. A missing reference interval breaks none: every page states its absence.
 */
export const releaseRules = {
  'not-withdrawn': {
    ...{ clause: '7.4.1.8', fix: 'none' },
    isMet: ({ status }) => status !== 'withdrawn' && status !== 'cancelled',
  },
  final: {
    ...{ clause: '7.4.1.6 k', fix: 'sender' },
    isMet: ({ status }) => status !== 'registered' && status !== 'preliminary',
  },
  'not-released': { clause: '7.4.1.2', fix: 'none', isMet: ({ isReleased }) => !isReleased },
  'quality-control': { clause: '7.3.7', fix: 'quality', isMet: ({ isHeldByQuality }) => !isHeldByQuality },
  'has-results': { clause: '7.4.1.6 g', fix: 'sender', isMet: (report) => remaining(report).length > 0 },
  'every-status': {
    ...{ clause: '7.4.1.6 k', fix: 'sender' },
    isMet: (report) => remaining(report).every(({ status }) => finalStatuses.has(status)),
  },
  'patient-identity': {
    ...{ clause: '7.4.1.6 a', fix: 'patient' },
    isMet: ({ person }) => person.name !== '' && person.document !== '' && person.birthDate !== '',
  },
  'collection-time': {
    ...{ clause: '7.4.1.6 a', fix: 'sender' },
    isMet: ({ specimen }) => (specimen?.collectedAt ?? null) !== null,
  },
  laboratory: {
    ...{ clause: '7.4.1.6 b', fix: 'sender' },
    isMet: ({ performer }) => performer !== null && performer !== '',
  },
  'specimen-type': {
    ...{ clause: '7.4.1.6 d', fix: 'sender' },
    isMet: ({ specimen }) => specimen !== null && specimen.type !== '',
  },
  'exam-named': { clause: '7.4.1.6 e', fix: 'catalog', isMet: ({ exam }) => exam !== null },
  method: { clause: '7.4.1.6 f', fix: 'catalog', isMet: ({ exam, hasMethod }) => exam === null || hasMethod },
  'every-value': {
    ...{ clause: '7.4.1.6 g', fix: 'sender' },
    isMet: (report) => remaining(report).every(({ value, status }) => value !== '' || status === 'X'),
  },
  'every-unit': {
    ...{ clause: '7.4.1.6 g', fix: 'sender' },
    isMet: (report) => remaining(report).every((one) => one.unit !== '' || !isFigure(one) || isDimensionless(one)),
  },
} as const satisfies Record<string, ReleaseRule>;

/** UCUM: the unit 1, pH, and units that are only an annotation: '{ratio}'. */
const unitless = /^(1|\[pH\]|\{[^}]*\})$/;

/** Quantities that have no unit: pH, specific gravity, INR, ratios, and indexes. Only for components that the catalog does not know. */
const dimensionlessName =
  /\b(ph|densidad|gravedad espec[ií]fica|specific gravity|inr|[ií]ndice|index|relaci[oó]n|raz[oó]n|ratio)\b/i;

const isDimensionless = ({ name, catalogUnit }: { name: string; catalogUnit: string | null | undefined }): boolean =>
  catalogUnit === undefined ? dimensionlessName.test(name) : catalogUnit === null || unitless.test(catalogUnit);

export type ReleaseRuleId = keyof typeof releaseRules;

/** The rules that a report breaks, in the order of the table; none: it may be released. */
export const brokenReleaseRules = (report: ReportToRelease): ReleaseRuleId[] =>
  // `as`: the keys of the table are the rules.
  (Object.keys(releaseRules) as ReleaseRuleId[]).filter((id) => !releaseRules[id].isMet(report));

export const clauseOf = (id: ReleaseRuleId): string => releaseRules[id].clause;
export const fixOf = (id: ReleaseRuleId): FixPlace => releaseRules[id].fix;
