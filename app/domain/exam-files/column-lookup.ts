import { folded } from './cell-vocabulary.ts';
import { type ColumnKey, columnKeys, columns } from './columns.ts';

const keyByHeading = new Map(
  columnKeys.flatMap((key) => [
    [headingKey(key), key],
    [headingKey(columns[key].english), key],
  ]),
);

/** 'Código', 'CODE' → 'codigo'. Returns null for an unknown heading. */
export const columnOf = (heading: string): ColumnKey | null => keyByHeading.get(headingKey(heading)) ?? null;

function headingKey(heading: string): string {
  return folded(heading).replaceAll('-', '_');
}

/** The paths of all columns, the longest first: 'name.en' comes before 'name'. */
const columnPaths = columnKeys
  .flatMap((key) => columns[key].paths.map((path) => ({ path, key })))
  .toSorted((one, other) => other.path.length - one.path.length);

/** 'components.0.loinc' → 'componentes'. Returns null for the exam as a whole. */
export const columnAt = (path: string): ColumnKey | null =>
  columnPaths.find((place) => path === place.path || path.startsWith(`${place.path}.`))?.key ?? null;
