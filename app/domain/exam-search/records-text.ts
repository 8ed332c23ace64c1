import type { Warning } from '../exams/urgent.ts';
import { wordsInName } from './name-tokens.ts';
import type { SearchRecord } from './search-record.ts';

/** The fields other than words, stored by column: similar values are adjacent, so they compress well. */
const columns = [
  'code',
  'codes',
  'area',
  'cap',
  'specimens',
  'fasting',
  'sameDay',
  'reportDays',
  'atHome',
  'isPackage',
  'wait',
  'price',
  'common',
  'frequent',
] as const;

type Columns = { [Name in (typeof columns)[number]]: SearchRecord[Name][] };

/** All records by column, as `packRecords` writes them. */
interface PackedRecords extends Columns {
  /** One line per record: the Spanish name, the English name, and the synonyms. */
  words: string;
  /** Encoded by the words of the Spanish name (`spelledBy`). */
  slug: string[];
  /** Each warning once, and for each record the index of its warning: exams of one emergency share it. */
  warnings: Warning[];
  urgent: (number | null)[];
}

/** Writes the records as one text, small enough for a phone. */
export function packRecords(records: readonly SearchRecord[]): string {
  const warnings = [...new Map(records.flatMap(({ urgent }) => (urgent ? [[keyOf(urgent), urgent]] : []))).values()];
  const places = new Map(warnings.map((warning, place) => [keyOf(warning), place]));
  const packed = {
    warnings,
    urgent: records.map(({ urgent }) => urgent && (places.get(keyOf(urgent)) ?? null)),
    words: records.map(lineOf).join('\n'),
    slug: records.map(({ slug, name }) => spelledBy(name.es, slug)),
    ...Object.fromEntries(columns.map((name) => [name, records.map((record) => record[name])])),
  };
  return JSON.stringify(packed);
}

const keyOf = (warning: Warning): string => JSON.stringify(warning);

/** The inverse of `packRecords`. */
export function unpackRecords(text: string): SearchRecord[] {
  // Only `packRecords` writes this text.
  const packed = JSON.parse(text) as PackedRecords;
  const lines = packed.words.split('\n');
  return packed.code.map((_, place) => {
    // All columns have the same length.
    const rest = Object.fromEntries(columns.map((name) => [name, packed[name][place]])) as unknown as Omit<
      SearchRecord,
      'name' | 'synonyms' | 'slug' | 'urgent'
    >;
    const [es = '', en = '', ...synonyms] = lines[place]?.split('\t') ?? [];
    const urgent = packed.warnings[packed.urgent[place] ?? -1] ?? null;
    return { ...rest, name: { es, en }, synonyms, slug: slugBy(es, packed.slug[place] ?? ''), urgent };
  });
}

const lineOf = ({ name, synonyms }: SearchRecord): string =>
  [name.es, name.en, ...synonyms].map((words) => words.replace(/\s+/g, ' ')).join('\t');

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

/**
 * A slug consists mostly of words of the name: each becomes a letter for its position there, and other words stay unchanged.
 * ('Cortisol libre en orina de 24 horas', 'cortisol-libre-en-orina-24-horas') → 'ABCDFG'
 */
function spelledBy(name: string, slug: string): string {
  const known = wordsInName(name).slice(0, LETTERS.length);
  return slug
    .split('-')
    .map((word) => LETTERS[known.indexOf(word)] ?? `-${word}`)
    .join('');
}

/** ('IgE específica para uva', 'AD') → 'ige-uva' */
function slugBy(name: string, spelled: string): string {
  const known = wordsInName(name);
  const words = spelled.match(/[A-Z]|-[^A-Z-]*/g) ?? [];
  return words.map((word) => (word.startsWith('-') ? word.slice(1) : known[LETTERS.indexOf(word)])).join('-');
}
