import { type Locale, pathInLocale } from '../../i18n/locale.ts';
import { plainText } from '../../seo/plain-text.ts';
import { htmlOf, htmlWithLinks } from '../../views/pages/exam-links.ts';
import type { Page, WrittenPage } from '../../views/pages/page.ts';
import { pageName } from '../../views/pages/page-names.ts';
import { isPageId, pagePaths } from '../../views/pages/page-paths.ts';
import { termsOf } from './query-tokens.ts';
import { type ParsedQuery, parseQuery } from './read-text.ts';
import { findIn, type IndexedDocument, indexDocuments, type SearchDocument, type SearchIndex } from './search-index.ts';
import { mark, type Segment, snippetOf } from './snippet.ts';

/** The fields of a post that the search reads; the blog's own type has more. */
type PostWords = Pick<WrittenPage, 'id' | 'heading' | 'lead' | 'keywords' | 'sections'>;

/** A found page or post, with the query's words marked. */
export interface SearchHit {
  id: string;
  kind: SearchDocument['kind'];
  href: string;
  /** The page's name; empty for a post. */
  name: string;
  heading: Segment[];
  /** The page's question that also matches the query. */
  question: Segment[] | null;
  snippet: Segment[];
}

/** The search over the site's own texts, in each language. */
export interface SiteSearch {
  /** Best first, at most `most`; empty for a query without words. */
  find(query: string, locale: Locale, most: number): SearchHit[];
  /** All pages and posts without their texts, for the search on the device. */
  titles(locale: Locale): SearchDocument[];
  /** The ids of all matching posts. */
  postIds(query: string, locale: Locale): string[];
}

/** The home page only summarizes other pages, and the panel is not public. */
const leftOut = ['home', 'blog', 'search', 'my-list', 'admin-login', 'doctor-portal'];

/** Searches pages and posts in one language. The index of each language is built on first use. */
export function createSiteSearch(words: {
  pages: (locale: Locale) => readonly WrittenPage[];
  posts: (locale: Locale) => readonly PostWords[];
  /** The texts that a page's screen shows beside its prose: the locations, their parking. */
  beside?: (page: Page['id'], locale: Locale) => readonly string[];
}): SiteSearch {
  const indexes = new Map<Locale, SearchIndex>();
  const indexOf = (locale: Locale): SearchIndex => {
    const index =
      indexes.get(locale) ??
      indexDocuments([
        ...words.pages(locale).flatMap((page) => documentOfPage(page, locale, words.beside?.(page.id, locale) ?? [])),
        ...words.posts(locale).map((post) => documentOfPost(post, locale)),
      ]);
    indexes.set(locale, index);
    return index;
  };
  const documentsFor = (query: string, locale: Locale): IndexedDocument[] =>
    termsOf(query).length === 0 ? [] : findIn(indexOf(locale), query);
  return {
    find: (query, locale, most) => {
      const asked = parseQuery(query);
      return documentsFor(query, locale)
        .slice(0, most)
        .map((document) => hitOf(document, asked));
    },
    titles: (locale) => indexOf(locale).documents.map(titleOf),
    postIds: (query, locale) => documentsFor(query, locale).flatMap(({ id, kind }) => (kind === 'post' ? [id] : [])),
  };
}

function hitOf({ id, kind, name, href, read }: IndexedDocument, asked: ParsedQuery): SearchHit {
  // Among equally good questions, prefer the one whose answer contains more of the query.
  const [best] = read.questions
    .map(({ question, answer }) => ({
      question: mark(question, asked),
      answer,
      inAnswer: matchesOf(mark(answer, asked)),
    }))
    .filter(({ question }) => matchesOf(question) > 0)
    .sort((one, other) => matchesOf(other.question) - matchesOf(one.question) || other.inAnswer - one.inAnswer);
  return {
    id,
    kind,
    name,
    href,
    heading: mark(read.heading, asked),
    question: best?.question ?? null,
    // A question is always followed by its own answer.
    snippet: snippetOf(best ? [best.answer] : read.passages, asked),
  };
}

const titleOf = ({ read: _, questions, ...document }: IndexedDocument): SearchDocument => ({
  ...document,
  questions: questions.map(({ question }) => ({ question, answer: '' })),
  body: '',
});

const matchesOf = (segments: readonly Segment[]): number => segments.filter(({ marked }) => marked).length;

function documentOfPage(page: WrittenPage, locale: Locale, beside: readonly string[]): SearchDocument[] {
  if (!isPageId(page.id) || leftOut.includes(page.id)) return [];
  const own = readable(page);
  return [
    {
      ...own,
      body: [...beside, own.body].join(' · '),
      kind: 'page',
      name: pageName(page.id, locale),
      href: pathInLocale(locale, pagePaths[page.id]),
      questions: page.questions.map(({ question, answer }) => ({ question, answer: plainText(htmlWithLinks(answer)) })),
    },
  ];
}

const documentOfPost = (post: PostWords, locale: Locale): SearchDocument => ({
  ...readable(post),
  kind: 'post',
  name: '',
  href: pathInLocale(locale, `${pagePaths.blog}/${post.id}`),
  questions: [],
});

const readable = ({ id, heading, lead, keywords, sections }: PostWords) => ({
  id,
  heading,
  lead,
  keywords,
  body: plainText(htmlOf(sections).replace(/<\/(?:td|th|h\d)>/g, ' · $&')),
});
