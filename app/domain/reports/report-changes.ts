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
const keyOf = ({ code, sub_id }: ReadObservation): string => JSON.stringify([code, sub_id]);

const isSame = (one: ReadObservation, other: ReadObservation): boolean =>
  one.value === other.value &&
  one.unit === other.unit &&
  one.reference_range === other.reference_range &&
  one.flags === other.flags;

/** Compares two versions of a report, character by character: '1.1' → '1.10' is a change. */
export function changesBetween(before: readonly ReadObservation[], after: readonly ReadObservation[]): ReportChanges {
  const earlier = new Map(before.map((row) => [keyOf(row), row]));
  const later = new Set(after.map(keyOf));
  return {
    changed: after.flatMap((row): ObservationChange[] => {
      const old = earlier.get(keyOf(row));
      if (old && isSame(old, row)) return [];
      if (!old) return [{ position: row.position, before: null }];
      const { value, unit, reference_range, flags } = old;
      return [{ position: row.position, before: { value, unit, reference_range, flags } }];
    }),
    removed: before.filter((row) => !later.has(keyOf(row))),
  };
}
