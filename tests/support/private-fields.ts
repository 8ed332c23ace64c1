import type { Laboratory } from '../../app/domain/laboratory/laboratory.ts';

/** A value that nothing else on the site contains. */
export const privateMark = 'PRIVATE-7f3a91';

/** Settings that are tables: a new key in them is another entry of the same kind, not a new field. */
const tables = ['team', 'conversions'];

/** Returns the laboratory as if its configuration had gained a private field, in itself and in each of its parts. */
export const withPrivateFields = (laboratory: Laboratory): Laboratory =>
  // Additional fields leave it a laboratory.
  planted(laboratory) as Laboratory;

function planted(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => planted(item));
  if (typeof value !== 'object' || value === null) return value;
  const parts = Object.entries(value).map(([key, part]) => [key, planted(part, key)]);
  const isTable = tables.includes(name) || 'es' in value;
  return { ...Object.fromEntries(parts), ...(!isTable && { privateNote: privateMark }) };
}
