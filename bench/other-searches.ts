import { create, insertMultiple, search } from '@orama/orama';
import MiniSearch from 'minisearch';
import pg from 'pg';

import { indexCatalogue } from '../app/domain/exam-search/catalogue-index.ts';
import { findExams } from '../app/domain/exam-search/find-exams.ts';
import type { SearchRecord } from '../app/domain/exam-search/search-record.ts';
import { startPostgres } from '../tests/support/postgres.ts';
import { labeledMiniSearch } from './labeled-mini-search.ts';

/** A search that returns codes, best first. */
export interface MeasuredSearch {
  name: string;
  search: (query: string) => Promise<string[]> | string[];
  close: () => Promise<void>;
}

/** The results that are compared. */
const FIRST = 10;
const closesNothing = async (): Promise<void> => {};

/** The site's own search. */
export function ours(records: readonly SearchRecord[]): MeasuredSearch {
  const index = indexCatalogue(records);
  return {
    name: 'ours',
    search: (query) =>
      findExams(index, query)
        .slice(0, FIRST)
        .map(({ record }) => record.code),
    close: closesNothing,
  };
}

const fields = ['code', 'es', 'en', 'synonyms', 'codes'] as const;
const documentOf = ({ code, name, synonyms, codes }: SearchRecord) => ({
  id: code,
  code,
  es: name.es,
  en: name.en,
  synonyms: synonyms.join('; '),
  codes: codes.join(' '),
});

/** MiniSearch on the exams' names, synonyms, and codes. */
export function miniSearch(
  records: readonly SearchRecord[],
  options: { prefix?: boolean; fuzzy?: number },
): MeasuredSearch {
  const index = new MiniSearch({ fields: [...fields], searchOptions: options });
  index.addAll(records.map(documentOf));
  return {
    name: options.fuzzy ? 'MiniSearch, prefix and fuzzy' : 'MiniSearch',
    search: (query) =>
      index
        .search(query)
        .slice(0, FIRST)
        .map(({ id }) => String(id)),
    close: closesNothing,
  };
}

/** MiniSearch on the labels of our own index (`labeled-mini-search.ts`). */
export function miniSearchWithOurLabels(records: readonly SearchRecord[]): MeasuredSearch {
  const search = labeledMiniSearch(records);
  return {
    name: 'MiniSearch, our labels and sounds',
    search: (query) => search(query).slice(0, FIRST),
    close: closesNothing,
  };
}

/** Orama on the exams' names, synonyms, and codes. */
export async function orama(records: readonly SearchRecord[]): Promise<MeasuredSearch> {
  const db = create({
    schema: { code: 'string', es: 'string', en: 'string', synonyms: 'string', codes: 'string' },
  });
  await insertMultiple(db, records.map(documentOf), 1000);
  return {
    name: 'Orama',
    search: async (query) => {
      const { hits } = await search(db, { term: query, limit: FIRST });
      return hits.map(({ document }) => document.code);
    },
    close: closesNothing,
  };
}

/** PostgreSQL: full text in Spanish, and trigrams for misspellings; null without PostgreSQL. */
export async function postgres(records: readonly SearchRecord[]): Promise<MeasuredSearch | null> {
  const server = await startPostgres();
  if (!server) return null;
  const client = new pg.Client({ connectionString: server.url });
  await client.connect();
  await client.query(`create extension pg_trgm; create extension unaccent;
    create table exams (code text primary key, words text not null, text tsvector not null)`);
  const rows = records.map(documentOf).map(({ code, es, en, synonyms, codes }) => ({
    code,
    words: `${code} ${es} ${en} ${synonyms} ${codes}`,
  }));
  for (let from = 0; from < rows.length; from += 5000) {
    await client.query(
      `insert into exams select code, lower(unaccent(words)), to_tsvector('spanish', unaccent(words))
       from json_to_recordset($1) as row(code text, words text)`,
      [JSON.stringify(rows.slice(from, from + 5000))],
    );
  }
  await client.query(
    `create index on exams using gin (text); create index on exams using gin (words gin_trgm_ops); analyze exams`,
  );
  return {
    name: 'PostgreSQL, full text and trigrams',
    search: async (query) => {
      const { rows: found } = await client.query<{ code: string }>(
        `with asked as (select lower(unaccent($1)) as words, websearch_to_tsquery('spanish', unaccent($1)) as text)
         select code from exams, asked where exams.text @@ asked.text or asked.words <% exams.words
         order by ts_rank(exams.text, asked.text) + word_similarity(asked.words, exams.words) desc, code limit ${FIRST}`,
        [query],
      );
      return found.map(({ code }) => code);
    },
    close: async () => {
      await client.end();
      await server.stop();
    },
  };
}
