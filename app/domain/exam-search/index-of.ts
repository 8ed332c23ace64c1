import type { Catalogue } from '../exams/catalogue.ts';
import { type CatalogueIndex, indexCatalogue } from './catalogue-index.ts';
import { recordOf } from './record-of.ts';
import type { SearchRecord } from './search-record.ts';

const indexes = new WeakMap<Catalogue, CatalogueIndex>();

/** Returns the search index of a catalog. It is created on first use, and garbage-collected with its catalog. */
export function indexOf(catalogue: Catalogue): CatalogueIndex {
  const index = indexes.get(catalogue) ?? indexCatalogue(recordsOf(catalogue));
  indexes.set(catalogue, index);
  return index;
}

const recordsOf = ({ exams, byCode, closes, frequent }: Catalogue): SearchRecord[] =>
  exams.map((exam) => ({
    ...recordOf(
      exam,
      exam.members.flatMap((code) => byCode.get(code) ?? []),
      closes,
    ),
    frequent: frequent.has(exam.code),
  }));
