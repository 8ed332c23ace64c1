import MiniSearch, { type Query } from 'minisearch';
import { searchWordsIn, termsOf } from './query-tokens.ts';
import { readSearchText, type SearchText } from './read-text.ts';
import { exchangesOf, isLongEnoughFor } from './word-match.ts';

/** A page or post as the search reads it: plain text, no markup. */
export interface SearchDocument {
  id: string;
  kind: 'page' | 'post';
  /** In the document's language. */
  href: string;
  /** A page's short name of two or three words, which its heading may omit; empty for a post. */
  name: string;
  heading: string;
  keywords: readonly string[];
  lead: string;
  questions: readonly { question: string; answer: string }[];
  body: string;
}

/** A document with the parsed texts that a hit can show. */
export interface IndexedDocument extends SearchDocument {
  read: {
    heading: SearchText;
    questions: readonly { question: SearchText; answer: SearchText }[];
    /** The first passage is shown if no passage contains the query's words. */
    passages: readonly SearchText[];
  };
}

/** The weight of a word by its field. Tests cover the consequence: heading before questions before body. */
const weights = { heading: 8, keywords: 5, questions: 4, lead: 2.5, body: 1 } as const;

/** The positions of each word, computed once. */
export interface SearchIndex {
  documents: readonly IndexedDocument[];
  /** Knows the documents by their place in the list. */
  words: MiniSearch<FieldTexts>;
}

type FieldTexts = Record<keyof typeof weights, string> & { place: number };

/** Indexes all documents of one language: words are folded, and a query may omit a word's end or misspell one letter. */
export function indexDocuments(documents: readonly SearchDocument[]): SearchIndex {
  const words = new MiniSearch<FieldTexts>({
    idField: 'place',
    fields: Object.keys(weights),
    tokenize: searchWordsIn,
    processTerm: (word) => word,
    searchOptions: {
      // The words of a query are folded already.
      tokenize: (word) => [word],
      boost: weights,
      prefix: (term) => isLongEnoughFor('a beginning', term),
      fuzzy: (term) => (isLongEnoughFor('a typo', term) ? 1 : false),
      weights: { prefix: 0.6, fuzzy: 0.3 },
    },
  });
  words.addAll(documents.map((document, place) => ({ place, ...textsOf(document) })));
  const known = new Map<string, string>();
  return { documents: documents.map((document) => ({ ...document, read: textsToShow(document, known) })), words };
}

function textsToShow(
  { heading, lead, body, questions }: SearchDocument,
  known: Map<string, string>,
): IndexedDocument['read'] {
  const read = (text: string): SearchText => readSearchText(text, known);
  const answered = questions.map(({ question, answer }) => ({ question: read(question), answer: read(answer) }));
  return {
    heading: read(heading),
    questions: answered,
    passages: [read(lead), ...answered.map(({ answer }) => answer), read(body)],
  };
}

/** The documents that answer a query, best first: those with all of its words, or if there are none, those with some of them. */
export function findIn({ documents, words }: SearchIndex, query: string): IndexedDocument[] {
  const queries = termsOf(query).map(spellingsOf);
  const all = words.search({ combineWith: 'AND', queries });
  const found = all.length > 0 ? all : words.search({ combineWith: 'OR', queries });
  return found
    .sort((one, other) => other.score - one.score || one.id - other.id)
    .flatMap(({ id }) => documents[id] ?? []);
}

/** MiniSearch counts two neighbors exchanged as two letters amiss: 'gulcosa'. They are a slip like any other. */
const spellingsOf = (term: string): Query => ({
  combineWith: 'OR',
  queries: [term, { queries: exchangesOf(term), prefix: false, fuzzy: false, boostTerm: () => 0.3 }],
});

const textsOf = ({ name, heading, keywords, questions, lead, body }: SearchDocument): Omit<FieldTexts, 'place'> => ({
  heading: `${name} ${heading}`,
  keywords: keywords.join(' '),
  questions: questions.map(({ question }) => question).join(' '),
  lead,
  body: [body, ...questions.map(({ answer }) => answer)].join(' '),
});
