import type { VersionStatus } from './report-view.ts';
import { type ResultFlag, resultFlag } from './result-flag.ts';

/** One value of a patient that a doctor may read, every text as sent. */
export interface PatientValue {
  report: string;
  /** The exam's code in our catalog; null for one that it does not know. */
  exam: string | null;
  examCode: string;
  /** When the specimen was taken; a sender that does not say so leaves the time of the order. */
  at: string;
  status: VersionStatus;
  code: string;
  codeSystem: string;
  subId: string;
  name: string;
  value: string;
  unit: string;
  range: string;
  flags: string;
  comment: string | null;
  /** The type of specimen as sent: '119364003^Suero^SCT'; '' if the sender does not say. */
  specimen: string;
  performer: string | null;
}

/** A difference between a value and the older one beside it. They stay comparable, and the table says so. */
export type CellChange = 'interval' | 'laboratory';

export interface CumulativeCell {
  report: string;
  value: string;
  range: string;
  flag: ResultFlag;
  comment: string | null;
  status: VersionStatus;
  changes: readonly CellChange[];
}

/** A difference that separates a row from another one of the same analyte. Values on both sides cannot be compared. */
export type RowDifference = 'unit' | 'specimen';

export interface CumulativeRow {
  key: string;
  name: string;
  unit: string;
  specimen: string;
  differences: readonly RowDifference[];
  /** One list for each date of the table; several values if the sender repeats one. */
  cells: readonly (readonly CumulativeCell[])[];
}

export interface CumulativeGroup {
  exam: string | null;
  examCode: string;
  rows: readonly CumulativeRow[];
}

/** Analytes × dates, the newest date first: '2026-11-16T11:45' in UTC, or a day. */
export interface CumulativeTable {
  dates: readonly string[];
  groups: readonly CumulativeGroup[];
}

/** OBX-3 and OBX-4 identify an analyte; the name may change between messages. */
const analyteOf = ({ codeSystem, code, subId }: PatientValue): string => JSON.stringify([codeSystem, code, subId]);
/** Only values with the same unit, of the same kind of specimen, share a row. */
const rowOf = (value: PatientValue): string => JSON.stringify([analyteOf(value), value.unit, value.specimen]);

/** Senders give the same collection with and without seconds: a column is one minute, or one day if the sender states no hour. */
const columnOf = ({ at }: PatientValue): string => at.slice(0, 'YYYY-MM-DDThh:mm'.length);

/** Puts every value in exactly one cell. Nothing is converted, rounded, or joined. */
export function cumulativeTable(values: readonly PatientValue[]): CumulativeTable {
  const dates = [...new Set(values.map(columnOf))].toSorted().toReversed();
  const ordered = values.toSorted((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0));
  const rows = Map.groupBy(ordered, rowOf);
  const analytes = Map.groupBy(
    [...rows.values()].flatMap(([first]) => first ?? []),
    analyteOf,
  );
  const groups = Map.groupBy(
    [...rows].flatMap(([key, all]) => (all[0] ? [{ key, all, first: all[0] }] : [])),
    ({ first }) => first.exam ?? `code ${first.examCode}`,
  );
  return {
    dates,
    groups: [...groups.values()].flatMap((group) => {
      const [head] = group;
      if (!head) return [];
      const { exam, examCode } = head.first;
      const made = group.map(({ key, all, first }) =>
        rowWith({ key, all, first, others: analytes.get(analyteOf(first)) ?? [] }, dates),
      );
      // The rows of one analyte stand below each other, in the order in which the analytes first appear.
      const places = new Map(group.map(({ first }, place) => [analyteOf(first), place] as const).toReversed());
      const placeOf = (row: CumulativeRow) =>
        places.get(analyteOf(group.find(({ key }) => key === row.key)?.first ?? head.first)) ?? 0;
      return [{ exam, examCode, rows: made.toSorted((a, b) => placeOf(a) - placeOf(b)) }];
    }),
  };
}

interface RowParts {
  key: string;
  all: readonly PatientValue[];
  first: PatientValue;
  /** The newest value of each row of this analyte. */
  others: readonly PatientValue[];
}

function rowWith({ key, all, first, others }: RowParts, dates: readonly string[]): CumulativeRow {
  const byDate = Map.groupBy(all, columnOf);
  return {
    ...{ key, name: first.name, unit: first.unit, specimen: first.specimen },
    differences: [
      ...(others.some(({ unit }) => unit !== first.unit) ? (['unit'] as const) : []),
      ...(others.some(({ specimen }) => specimen !== first.specimen) ? (['specimen'] as const) : []),
    ],
    cells: dates.map((date) => (byDate.get(date) ?? []).map((value) => cellOf(value, olderThan(value, all)))),
  };
}

const olderThan = (value: PatientValue, all: readonly PatientValue[]): PatientValue | undefined =>
  all.find(({ at }) => at < value.at);

function cellOf(value: PatientValue, older: PatientValue | undefined): CumulativeCell {
  const { report, value: text, unit, range, flags, comment, status, performer } = value;
  return {
    ...{ report, value: text, range, comment, status },
    flag: resultFlag({ value: text, unit, range, flags }),
    changes: older
      ? [
          ...(older.range === range ? [] : (['interval'] as const)),
          ...(older.performer === performer ? [] : (['laboratory'] as const)),
        ]
      : [],
  };
}
