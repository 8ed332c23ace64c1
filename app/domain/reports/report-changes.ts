/** One value of a version, with every field exactly as sent. */
export interface ReadObservation {
  position: number;
  code: string;
  sub_id: string;
  name: string;
  value: string;
  unit: string;
  reference_range: string;
  flags: string;
  status: string;
  comment: string | null;
  code_system: string;
  value_type: string;
  method: string | null;
}

/** A row of a corrected report, with its previous content; `before` is null if the row is new. */
export interface ObservationChange {
  position: number;
  before: Pick<ReadObservation, 'value' | 'unit' | 'reference_range' | 'flags'> | null;
}

export interface ReportChanges {
  changed: readonly ObservationChange[];
  /** The rows that the new version no longer contains. */
  removed: readonly ReadObservation[];
}

/** Returns the key of a value across versions: OBX-3 and OBX-4. The name may change. */
export const valueKey = ({ code, sub_id }: Pick<ReadObservation, 'code' | 'sub_id'>): string =>
  JSON.stringify([code, sub_id]);

const isSame = (one: ReadObservation, other: ReadObservation): boolean =>
  one.value === other.value &&
  one.unit === other.unit &&
  one.reference_range === other.reference_range &&
  one.flags === other.flags;

const EMPTY = { value: '', unit: '', reference_range: '', flags: '', comment: null };

/**
 * Compares two versions of a report, character by character: '1.1' → '1.10' is a change. A value that was sent for the wrong patient
 * (`withdrawn`, by its key) is shown nowhere again: its row keeps the name alone.
 */
export function changesBetween(
  before: readonly ReadObservation[],
  after: readonly ReadObservation[],
  withdrawn: ReadonlySet<string> = new Set(),
): ReportChanges {
  const earlier = new Map(before.map((row) => [valueKey(row), row]));
  const later = new Set(after.map(valueKey));
  return {
    changed: after.flatMap((row): ObservationChange[] => {
      const old = earlier.get(valueKey(row));
      if (old && isSame(old, row)) return [];
      if (!old || withdrawn.has(valueKey(row))) return [{ position: row.position, before: null }];
      const { value, unit, reference_range, flags } = old;
      return [{ position: row.position, before: { value, unit, reference_range, flags } }];
    }),
    removed: before.flatMap((row) => {
      if (later.has(valueKey(row))) return [];
      return [withdrawn.has(valueKey(row)) ? { ...row, ...EMPTY } : row];
    }),
  };
}
