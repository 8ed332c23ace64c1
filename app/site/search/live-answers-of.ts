import { parseQuery, readSearchText } from './read-text.ts';
import type { SearchDocument } from './search-index.ts';

interface FoundLine {
  href: string;
  text: string;
  from: string;
}

/** More lines than this push the search results out of a phone's view. */
const MAX_OF_EACH = 4;

/** The found titles as two groups: the questions that have a word of the query, and the other pages. */
export function liveAnswersOf(
  found: readonly Pick<SearchDocument, 'href' | 'heading' | 'name' | 'questions'>[],
  query: string,
): { answers: FoundLine[]; pages: FoundLine[] } {
  const answers = parseQuery(query);
  const hasQueryWord = (text: string): boolean => readSearchText(text).words.some((word) => answers(word) !== null);
  return {
    answers: found
      .flatMap(({ href, heading, questions }) =>
        questions
          .filter(({ question }) => hasQueryWord(question))
          .slice(0, 1)
          .map(({ question }) => ({ href: `${href}#preguntas`, text: question, from: heading })),
      )
      .slice(0, MAX_OF_EACH),
    pages: found.slice(0, MAX_OF_EACH).map(({ href, heading, name }) => ({ href, text: heading, from: name })),
  };
}
