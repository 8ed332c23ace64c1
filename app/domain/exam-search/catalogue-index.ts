import type { SpecimenType } from '../exams/specimen.ts';
import { type CodePatterns, codePatterns } from './code-patterns.ts';
import { distinctiveWordsOf, wordsInName } from './name-tokens.ts';
import type { SearchRecord } from './search-record.ts';
import { createVocabulary, type Vocabulary } from './vocabulary.ts';

/**
 * The search index of the catalog. Queries match *labels* (each name and synonym), not exams, so that an exam whose label equals the query
 * ranks above exams whose names only contain it.
 */
export interface CatalogueIndex {
  records: readonly SearchRecord[];
  vocabulary: Vocabulary;
  /** How well a word distinguishes exams, by word number: the fewer labels contain it, the heavier it is. */
  weights: Float64Array;
  /** The labels that contain a word, by word number. */
  labelsWith: readonly Uint32Array[];
  /** For each label: all its words between spaces. */
  labels: readonly string[];
  /** For each label: the number of its record. */
  recordOf: Uint32Array;
  /** For each label: the sum of the weights of its distinctive words. */
  labelWeights: Float64Array;
  /** Whether the label alone names an exam, 1 for yes: 'IgM' of 'Cardiolipin antibodies, IgM' does not. */
  namesAlone: Uint8Array;
  /** The records that imply a word ('sangre' for exams measured in serum): 1 for yes, by word number. */
  impliedOf: ReadonlyMap<number, Uint8Array>;
  /** Records by code (the laboratory's own, CUPS, and LOINC), without hyphens. */
  byCode: ReadonlyMap<string, readonly number[]>;
  codePatterns: CodePatterns;
}

/** Builds the search index from the records of a catalog. */
export function indexCatalogue(records: readonly SearchRecord[]): CatalogueIndex {
  const labels = records.flatMap((record, number) => labelsOf(record).map((label) => ({ ...label, number })));
  const vocabulary = createVocabulary([
    ...labels.flatMap(({ words }) => words),
    ...Object.values(specimenWords).flat(),
  ]);
  // The labels that contain each word.
  const postings: number[][] = vocabulary.words.map(() => []);
  for (const [label, { words }] of labels.entries()) {
    for (const word of words) postings[vocabulary.numberOf.get(word) ?? 0]?.push(label);
  }
  const weights = Float64Array.from(
    vocabulary.words,
    (_, number) => 1 + Math.log(labels.length / (postings[number]?.length || 1)) / 4,
  );
  const weightOf = (word: string): number => weights[vocabulary.numberOf.get(word) ?? 0] ?? 0;
  return {
    records,
    vocabulary,
    weights,
    labelsWith: postings.map((numbers) => Uint32Array.from(numbers)),
    labels: labels.map(({ text }) => ` ${text} `),
    recordOf: Uint32Array.from(labels, ({ number }) => number),
    labelWeights: Float64Array.from(labels, ({ words }) => words.reduce((sum, word) => sum + weightOf(word), 0)),
    namesAlone: Uint8Array.from(labels, ({ namesAlone }) => Number(namesAlone)),
    impliedOf: impliedIn(records, vocabulary),
    byCode: codesOf(records),
    codePatterns: codePatterns(records.map(({ code }) => code)),
  };
}

/** The words by which people name a specimen. Exams measured in it imply them. */
const blood = ['sangre', 'blood', 'suero', 'serum'] as const;
const specimenWords: Partial<Record<SpecimenType, readonly string[]>> = {
  'whole-blood': blood,
  serum: blood,
  plasma: [...blood, 'plasma'],
  'capillary-blood': blood,
  urine: ['orina', 'urine'],
  'urine-24h': ['orina', 'urine'],
  stool: ['materia', 'fecal', 'heces', 'stool'],
};

/** For each word of a specimen, by its number: which records imply it. */
function impliedIn(records: readonly SearchRecord[], { numberOf }: Vocabulary): Map<number, Uint8Array> {
  const found = new Map<number, Uint8Array>();
  for (const [number, { specimens }] of records.entries()) {
    for (const word of specimens.flatMap((specimen) => specimenWords[specimen] ?? [])) {
      const place = numberOf.get(word) ?? 0;
      const marks = found.get(place) ?? new Uint8Array(records.length);
      marks[number] = 1;
      found.set(place, marks);
    }
  }
  return found;
}

/** A name of an exam, or a part of one, that a query can match. */
export interface Label {
  /** All words, folded. */
  text: string;
  /** The distinctive words. */
  words: string[];
  /** Whether it names the exam without the rest of the name. */
  namesAlone: boolean;
}

/**
 * Each name, its parts (text in brackets is often an alternative name), and each synonym, as words. Labels with equal words are merged, and
 * the last one decides whether the label alone names the exam.
 */
export function labelsOf({ name, synonyms }: SearchRecord): Label[] {
  const names = [name.es, name.en];
  const labels = [
    ...names.flatMap((each) =>
      each
        .split(/[(),:]/)
        .filter((part) => !specimenPart.test(part))
        .map((part) => labelOf(part, false)),
    ),
    ...names.flatMap((each) => each.match(namingParts) ?? []).map((each) => labelOf(each, true)),
    ...[...names, ...names.map(withoutImpliedWords), ...synonyms].map((each) => labelOf(each, true)),
  ];
  return [...new Map(labels.map((label) => [label.text, label])).values()].filter(({ words }) => words.length > 0);
}

const labelOf = (label: string, namesAlone: boolean): Label => ({
  text: wordsInName(label).join(' '),
  words: [...new Set(distinctiveWordsOf(label))],
  namesAlone,
});

/** 'en orina' is not a name of 'Fenciclidina (PCP) en orina'. */
const specimenPart = /^\s*(?:en|in)\s/;

/** Parts of a name that name the exam alone: the text before a comma, and the text in brackets. */
const namingParts = /^[^(),:]+|(?<=\()[^(),:]+(?=\))/g;
/** 'fósforo' usually means the exam in serum, and 'glucosa' the fasting one: 'Glucosa basal (glicemia en ayunas)' → 'Glucosa'. */
const impliedEnding = /( en suero|, serum| automatizad[oa]| basal| total)( \([^()]*\))?$/;

/** 'Fósforo en suero' → 'Fósforo' */
export const withoutImpliedWords = (name: string): string => name.replace(impliedEnding, '');

/** The numbers of the records with each code. */
function codesOf(records: readonly SearchRecord[]): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (const [number, { code, codes }] of records.entries()) {
    for (const each of new Set([code, ...codes].map(plainCode))) {
      const others = found.get(each);
      if (others) others.push(number);
      else found.set(each, [number]);
    }
  }
  return found;
}

/** 'HEM-001', 'hem 001' → 'hem001' · '718-7' → '7187' */
export const plainCode = (code: string): string => code.toLowerCase().replace(/[^a-z0-9]/g, '');
