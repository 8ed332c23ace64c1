import MiniSearch from 'minisearch';

import { labelsOf, plainCode } from '../app/domain/exam-search/catalogue-index.ts';
import { codePatterns } from '../app/domain/exam-search/code-patterns.ts';
import { otherWordFor } from '../app/domain/exam-search/everyday-lexicon.ts';
import { isStopWord, queryWords } from '../app/domain/exam-search/name-tokens.ts';
import type { SearchRecord } from '../app/domain/exam-search/search-record.ts';
import { beginningSoundOf, soundOf } from '../app/domain/exam-search/sound.ts';

/** A label of an exam, as a document of MiniSearch. */
interface LabelDocument {
  id: number;
  /** The index of its exam in the list of records. */
  record: number;
  words: readonly string[];
  /** A name of the exam by itself counts more than a part of a name. */
  namesAlone: boolean;
}

/** The weight of a word's sound relative to its spelling. */
const SOUND = 0.8;

/**
 * Indexes the exams with MiniSearch by the rules of our own index, and returns a search for codes: it stores each label of an exam as a
 * document, looks up each word by spelling and by sound, omits low-information words, adds synonyms, matches codes separately, and puts the
 * more common of two exams first. An exam's score is that of its best label.
 */
export function labeledMiniSearch(records: readonly SearchRecord[]): (query: string) => string[] {
  const documents = documentsOf(records);
  const index = new MiniSearch<LabelDocument>({
    fields: ['written', 'sounds'],
    storeFields: ['record', 'namesAlone'],
    extractField: (document, field) => {
      if (field === 'written') return document.words.join(' ');
      if (field === 'sounds') return document.words.map(soundOf).join(' ');
      // `as`: MiniSearch also asks for the id and the stored fields by their names.
      return document[field as 'id' | 'record' | 'namesAlone'] as unknown as string;
    },
    tokenize: (text) => text.split(' '),
    processTerm: (word) => word,
    searchOptions: {
      prefix: (term) => term.length > 2,
      boostDocument: (_, __, stored) => (stored?.namesAlone ? 1.2 : 1),
    },
  });
  index.addAll(documents);
  const byCode = codesOf(records);
  const { inText } = codePatterns(records.map(({ code }) => code));
  return (query) => {
    const coded = [...(query.match(inText) ?? []), query].flatMap((code) => byCode.get(plainCode(code)) ?? []);
    return coded.length > 0 ? coded : findWords(index, records, query);
  };
}

const documentsOf = (records: readonly SearchRecord[]): LabelDocument[] =>
  records
    .flatMap((record, number) =>
      labelsOf(record).map(({ words, namesAlone }) => ({ record: number, words, namesAlone })),
    )
    .map((label, id) => ({ id, ...label }));

/** The codes of the exams that match the words of a query, best first. */
function findWords(index: MiniSearch<LabelDocument>, records: readonly SearchRecord[], query: string): string[] {
  const words = queryWords(query);
  const informative = words.filter((word) => !isStopWord(word));
  const found = index.search({
    combineWith: 'OR',
    queries: (informative.length > 0 ? informative : words).map((word) => ({
      combineWith: 'OR',
      queries: [word, otherWordFor(word) ?? word].flatMap((one) => [
        { queries: [one], fields: ['written'] },
        { queries: [soundOf(one), beginningSoundOf(one)], fields: ['sounds'], boost: { sounds: SOUND }, fuzzy: 0.2 },
      ]),
    })),
  });
  const best = new Map<number, number>();
  for (const { record, score } of found) best.set(record, Math.max(best.get(record) ?? 0, score));
  return [...best]
    .map(([record, score]) => ({ record: records[record], score: score * (1 + 0.5 * (records[record]?.common ?? 0)) }))
    .sort((one, other) => other.score - one.score)
    .flatMap(({ record }) => record?.code ?? []);
}

/** The exams by each of their codes. */
function codesOf(records: readonly SearchRecord[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { code, codes } of records) {
    for (const each of new Set([code, ...codes].map(plainCode))) found.set(each, [...(found.get(each) ?? []), code]);
  }
  return found;
}
