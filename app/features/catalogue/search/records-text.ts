import type { SearchRecord } from './search-record.ts';
import { wordsOf } from './words.ts';

/** All that is no word, a column each: what is alike stands together, and is compressed to little. */
const columns = [
  'code',
  'codes',
  'area',
  'cap',
  'specimens',
  'fasting',
  'sameDay',
  'atHome',
  'isPackage',
  'wait',
  'price',
  'common',
] as const;

type Columns = { [Name in (typeof columns)[number]]: SearchRecord[Name][] };

interface PackedRecords extends Columns {
  /** A line each: name in Spanish, in English, synonyms. */
  words: string;
  /** Empty where it is made of the Spanish name. */
  slug: string[];
}

/** The records as one text, small enough for a phone. */
export function packRecords(records: readonly SearchRecord[]): string {
  const packed = {
    words: records.map(lineOf).join('\n'),
    slug: records.map(({ slug, name }) => (slug === slugOf(name.es) ? '' : slug)),
    ...Object.fromEntries(columns.map((name) => [name, records.map((record) => record[name])])),
  };
  return JSON.stringify(packed);
}

export function unpackRecords(text: string): SearchRecord[] {
  // Written by `packRecords` alone.
  const packed = JSON.parse(text) as PackedRecords;
  const lines = packed.words.split('\n');
  return packed.code.map((_, place) => {
    // The columns are of one length.
    const rest = Object.fromEntries(columns.map((name) => [name, packed[name][place]])) as unknown as Omit<
      SearchRecord,
      'name' | 'synonyms' | 'slug'
    >;
    const [es = '', en = '', ...synonyms] = lines[place]?.split('\t') ?? [];
    return { ...rest, name: { es, en }, synonyms, slug: packed.slug[place] || slugOf(es) };
  });
}

const lineOf = ({ name, synonyms }: SearchRecord): string =>
  [name.es, name.en, ...synonyms].map((words) => words.replace(/\s+/g, ' ')).join('\t');

/** 'Ácido úrico en suero' → 'acido-urico-en-suero' */
const slugOf = (name: string): string => wordsOf(name).join('-');
