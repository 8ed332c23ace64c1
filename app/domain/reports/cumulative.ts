import type { VersionStatus } from './report-view.ts';
import { type ResultFlag, resultFlag } from './result-flag.ts';

/** One value of a patient that a doctor may read, with every text as sent. */
export interface PatientValue {
  report: string;
  /** The exam's code in the catalog; null if the catalog does not have the exam. */
  exam: string | null;
  examCode: string;
  /** The time of collection, or the time of the order if the sender does not state it. */
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
  /** The type of specimen as sent, such as '119364003^Suero^SCT'; empty if the sender does not state it. */
  specimen: string;
  performer: string | null;
}

/** A difference between a value and the older one beside it. The values stay comparable, and the table shows the difference. */
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

/** A difference that puts values of the same analyte in separate rows, because they cannot be compared. */
export type RowDifference = 'unit' | 'specimen';

export interface CumulativeRow {
  key: string;
  name: string;
  unit: string;
  specimen: string;
  differences: readonly RowDifference[];
  /** The values of each date of the table. A date has several values if the sender repeats one. */
  cells: readonly (readonly CumulativeCell[])[];
}

export interface CumulativeGroup {
  exam: string | null;
  examCode: string;
  rows: readonly CumulativeRow[];
}

/** A table of analytes by dates, newest date first. A date is '2026-11-16T11:45' in UTC, or a day. */
export interface CumulativeTable {
  dates: readonly string[];
  groups: readonly CumulativeGroup[];
}

/** Returns the key of an analyte: OBX-3 and OBX-4. The name is not part of it, because it may change between messages. */
const analyteOf = ({ codeSystem, code, subId }: PatientValue): string => JSON.stringify([codeSystem, code, subId]);
/** Returns the key of a row. Only values with the same unit and kind of specimen share a row. */
const rowOf = (value: PatientValue): string => JSON.stringify([analyteOf(value), value.unit, value.specimen]);

/**
 * Returns the key of a column: one minute, or one day if the sender states no hour. Senders give the same time of collection with and
 * without seconds.
 */
const columnOf = ({ at }: PatientValue): string => at.slice(0, 'YYYY-MM-DDThh:mm'.length);

/** Builds the table, in which every value is in exactly one cell. It does not convert, round, or combine values. */
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
      // The rows of one analyte are adjacent, in the order in which the analytes first appear.
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
  /** The newest value of each row of the same analyte. */
  others: readonly PatientValue[];
}

function rowWith({ key, all, first, others }: RowParts, dates: readonly string[]): CumulativeRow {
  const byDate = Map.groupBy(all, columnOf);
  return {
    key,
    name: first.name,
    unit: first.unit,
    specimen: first.specimen,
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
    report,
    value: text,
    range,
    comment,
    status,
    flag: resultFlag({ value: text, unit, range, flags }),
    changes: older
      ? [
          ...(older.range === range ? [] : (['interval'] as const)),
          ...(older.performer === performer ? [] : (['laboratory'] as const)),
        ]
      : [],
  };
}
