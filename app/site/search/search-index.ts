import { type ReadText, readText } from './read-text.ts';
import { likeness } from './word-match.ts';
import { termsOf, wordsOf } from './words.ts';

/** A page or post as the search reads it: plain text, no markup. */
export interface SearchDocument {
  id: string;
  kind: 'page' | 'post';
  /** In its own language. */
  href: string;
  /** What a page is called in two or three words, which its heading need not say; empty for a post. */
  name: string;
  heading: string;
  keywords: readonly string[];
  lead: string;
  questions: readonly { question: string; answer: string }[];
  body: string;
}

/** A document, and those of its texts of which a hit shows something. */
export interface IndexedDocument extends SearchDocument {
  read: {
    heading: ReadText;
    questions: readonly { question: ReadText; answer: ReadText }[];
    /** The first is that which is shown where the query's words stand in none. */
    passages: readonly ReadText[];
  };
}

/** How much a word weighs by where it stands. What follows from them is tested: heading before questions before body. */
const weights = { heading: 8, keywords: 5, questions: 4, lead: 2.5, body: 1 } as const;
type Field = keyof typeof weights;

interface Posting {
  document: number;
  field: Field;
  count: number;
}

/** Made once: where each word stands. */
export interface SearchIndex {
  documents: readonly IndexedDocument[];
  vocabulary: ReadonlyMap<string, readonly Posting[]>;
}

export interface Found {
  document: IndexedDocument;
  score: number;
}

export function indexDocuments(documents: readonly SearchDocument[]): SearchIndex {
  const vocabulary = new Map<string, Posting[]>();
  for (const [document, each] of documents.entries()) {
    for (const [field, text] of textsOf(each)) {
      for (const [word, count] of countsOf(text)) {
        const postings = vocabulary.get(word) ?? [];
        postings.push({ document, field, count });
        vocabulary.set(word, postings);
      }
    }
  }
  const known = new Map<string, string>();
  return { documents: documents.map((document) => ({ ...document, read: textsToShow(document, known) })), vocabulary };
}

function textsToShow(
  { heading, lead, body, questions }: SearchDocument,
  known: Map<string, string>,
): IndexedDocument['read'] {
  const read = (text: string): ReadText => readText(text, known);
  const answered = questions.map(({ question, answer }) => ({ question: read(question), answer: read(answer) }));
  return {
    heading: read(heading),
    questions: answered,
    passages: [read(lead), ...answered.map(({ answer }) => answer), read(body)],
  };
}

/**
 * The documents that answer a query, best first: those with all of its words, or where there are none, those with some of them.
 */
export function findIn(index: SearchIndex, query: string): Found[] {
  const perTerm = termsOf(query).map((term) => scoresOf(index, term));
  const all = ranked(index, perTerm, (matched) => matched === perTerm.length);
  return all.length > 0 ? all : ranked(index, perTerm, (matched) => matched > 0);
}

function ranked(index: SearchIndex, perTerm: Map<number, number>[], enough: (matched: number) => boolean): Found[] {
  return index.documents
    .flatMap((document, position) => {
      const scores = perTerm.flatMap((scores) => scores.get(position) ?? []);
      return scores.length > 0 && enough(scores.length) ? [{ document, score: sum(scores) }] : [];
    })
    .sort((a, b) => b.score - a.score);
}

/** What each document gets for one word of the query: its best place, a little for how often, more if few documents have it. */
function scoresOf({ documents, vocabulary }: SearchIndex, term: string): Map<number, number> {
  const best = new Map<number, number>();
  const often = new Map<number, number>();
  for (const [word, postings] of vocabulary) {
    const like = likeness(term, word);
    if (like === 0) continue;
    for (const { document, field, count } of postings) {
      best.set(document, Math.max(best.get(document) ?? 0, weights[field] * like));
      often.set(document, (often.get(document) ?? 0) + count * like);
    }
  }
  const rarity = Math.log(1 + documents.length / Math.max(1, best.size));
  return new Map([...best].map(([document, place]) => [document, rarity * (place + repetition(often.get(document)))]));
}

/** Never as much as the step from one place to the next. */
const repetition = (count = 0): number => Math.min(0.9, 0.15 * Math.log2(1 + count));

const textsOf = ({ name, heading, keywords, questions, lead, body }: SearchDocument): [Field, string][] => [
  ['heading', `${name} ${heading}`],
  ['keywords', keywords.join(' ')],
  ['questions', questions.map(({ question }) => question).join(' ')],
  ['lead', lead],
  ['body', [body, ...questions.map(({ answer }) => answer)].join(' ')],
];

function countsOf(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of wordsOf(text)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
