import type { ObservationFields } from '../messages-in/observation-rows.ts';
import type { ReportState } from '../messages-in/report-version.ts';

type SentValue = Pick<ObservationFields, 'name' | 'value' | 'unit' | 'reference_range' | 'status' | 'value_type'>;

/** The parts of a report that the release rules read. */
export interface ReportToRelease {
  status: ReportState;
  isReleased: boolean;
  person: { name: string; document: string; birthDate: string };
  exam: string | null;
  /** Whether the catalog names the exam's method, or the exam is a panel of other exams. */
  hasMethod: boolean;
  specimen: { type: string; collectedAt: string | null } | null;
  performer: string | null;
  /** Whether quality control blocks the exam or its department. */
  isHeldByQuality: boolean;
  /** `catalogUnit` is the component's unit in the catalog, in UCUM; undefined if the catalog does not have the component. */
  observations: readonly (SentValue & { catalogUnit: string | null | undefined })[];
}

/**
 * The place where staff can correct the problem: the laboratory's system, which then sends the report again; the patient's record; the
 * catalog; or the quality control page. 'none' means that the report is withdrawn or already released.
 */
export type FixPlace = 'sender' | 'patient' | 'catalog' | 'quality' | 'none';

interface ReleaseRule {
  /** The clause of ISO 15189:2022. The letters are those of 7.4.1.6 (decision 65). */
  clause: string;
  fix: FixPlace;
  isMet: (report: ReportToRelease) => boolean;
}

/** The OBX-11 statuses of results that count as final. X means that the result cannot be obtained. */
const finalStatuses: ReadonlySet<string> = new Set(['F', 'C', 'A', 'B', 'V', 'X']);
const removed: ReadonlySet<string> = new Set(['D', 'W']);

const remaining = ({ observations }: ReportToRelease) => observations.filter(({ status }) => !removed.has(status));

/** Whether a value is a number, with or without a comparator: '91.0', '<5', '>=0.5', '1,5' */
const isFigure = ({ value, value_type }: { value: string; value_type: string }): boolean =>
  /^(NM|SN)$/.test(value_type) && /^[<>]?=?\s*[-+]?\d*[.,]?\d+$/.test(value.trim());

/**
 * The requirements for releasing a report. A report must meet all of them. Their texts are in the panel's `result-words.ts`. A missing
 * reference interval violates none of them, because every page states that it is missing.
 */
export const releaseRules = {
  'not-withdrawn': {
    clause: '7.4.1.8',
    fix: 'none',
    isMet: ({ status }) => status !== 'withdrawn' && status !== 'cancelled',
  },
  final: {
    clause: '7.4.1.6 k',
    fix: 'sender',
    isMet: ({ status }) => status !== 'registered' && status !== 'preliminary',
  },
  'not-released': { clause: '7.4.1.2', fix: 'none', isMet: ({ isReleased }) => !isReleased },
  'quality-control': { clause: '7.3.7', fix: 'quality', isMet: ({ isHeldByQuality }) => !isHeldByQuality },
  'has-results': { clause: '7.4.1.6 g', fix: 'sender', isMet: (report) => remaining(report).length > 0 },
  'every-status': {
    clause: '7.4.1.6 k',
    fix: 'sender',
    isMet: (report) => remaining(report).every(({ status }) => finalStatuses.has(status)),
  },
  'patient-identity': {
    clause: '7.4.1.6 a',
    fix: 'patient',
    isMet: ({ person }) => person.name !== '' && person.document !== '' && person.birthDate !== '',
  },
  'collection-time': {
    clause: '7.4.1.6 a',
    fix: 'sender',
    isMet: ({ specimen }) => (specimen?.collectedAt ?? null) !== null,
  },
  laboratory: {
    clause: '7.4.1.6 b',
    fix: 'sender',
    isMet: ({ performer }) => performer !== null && performer !== '',
  },
  'specimen-type': {
    clause: '7.4.1.6 d',
    fix: 'sender',
    isMet: ({ specimen }) => specimen !== null && specimen.type !== '',
  },
  'exam-named': { clause: '7.4.1.6 e', fix: 'catalog', isMet: ({ exam }) => exam !== null },
  method: { clause: '7.4.1.6 f', fix: 'catalog', isMet: ({ exam, hasMethod }) => exam === null || hasMethod },
  'every-value': {
    clause: '7.4.1.6 g',
    fix: 'sender',
    isMet: (report) => remaining(report).every(({ value, status }) => value !== '' || status === 'X'),
  },
  'every-unit': {
    clause: '7.4.1.6 g',
    fix: 'sender',
    isMet: (report) => remaining(report).every((one) => one.unit !== '' || !isFigure(one) || isDimensionless(one)),
  },
} as const satisfies Record<string, ReleaseRule>;

/** Matches dimensionless UCUM units: 1, pH, and pure annotations such as '{ratio}'. */
const unitless = /^(1|\[pH\]|\{[^}]*\})$/;

/**
 * Matches the names of dimensionless quantities: pH, specific gravity, INR, ratios, and indexes. It is used only for components that the
 * catalog does not have.
 */
const dimensionlessName =
  /\b(ph|densidad|gravedad espec[ií]fica|specific gravity|inr|[ií]ndice|index|relaci[oó]n|raz[oó]n|ratio)\b/i;

const isDimensionless = ({ name, catalogUnit }: { name: string; catalogUnit: string | null | undefined }): boolean =>
  catalogUnit === undefined ? dimensionlessName.test(name) : catalogUnit === null || unitless.test(catalogUnit);

export type ReleaseRuleId = keyof typeof releaseRules;

/** Returns the rules that a report violates, in the order of the table. The report may be released if there are none. */
export const brokenReleaseRules = (report: ReportToRelease): ReleaseRuleId[] =>
  // `as`: the keys of the table are the rules.
  (Object.keys(releaseRules) as ReleaseRuleId[]).filter((id) => !releaseRules[id].isMet(report));

export const clauseOf = (id: ReleaseRuleId): string => releaseRules[id].clause;
export const fixOf = (id: ReleaseRuleId): FixPlace => releaseRules[id].fix;
