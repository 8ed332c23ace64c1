import { typedQuery } from '../../ui/typed-query.ts';
import { type PostSummary, type Topic, topics } from './post.ts';

/** What a visitor of the blog asked to see, by the query of the address. */
export interface PostChoice {
  /** What they typed; empty for nothing. */
  query: string;
  topic: Topic | null;
  /** From 1. */
  page: number;
}

/** What the blog shows of its posts. */
export interface PostSelection {
  choice: PostChoice;
  shown: readonly PostSummary[];
  /** How many posts are on all pages together. */
  count: number;
  pages: number;
  /** How many posts each topic has, and all of them. */
  counts: Record<Topic | 'all', number>;
}

const PER_PAGE = 6;

const isTopic = (value: string | null): value is Topic => topics.some((topic) => topic === value);

/** '?tema=prevention&pagina=2' → { query: '', topic: 'prevention', page: 2 }. What makes no sense is as if it were not there. */
export function readChoice(parameters: URLSearchParams): PostChoice {
  const topic = parameters.get('tema');
  const page = Number(parameters.get('pagina'));
  return {
    query: typedQuery(parameters),
    topic: isTopic(topic) ? topic : null,
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

/** ({ query: '', topic: 'prevention', page: 2 }) → '?tema=prevention&pagina=2' · the blog as it opens → '' */
export function queryOf({ query = '', topic = null, page = 1 }: Partial<PostChoice>): string {
  const parameters = new URLSearchParams({
    ...(query && { q: query }),
    ...(topic && { tema: topic }),
    ...(page > 1 && { pagina: String(page) }),
  });
  return parameters.size > 0 ? `?${parameters}` : '';
}

/**
 * The posts of a choice. `found` are the ids that its query finds, best first; null when nothing was typed: then the newest are first.
 * Beyond the last page is the last page.
 */
export function selectPosts(
  posts: readonly PostSummary[],
  choice: PostChoice,
  found: readonly string[] | null,
): PostSelection {
  const answering = found === null ? posts : found.flatMap((id) => posts.find((post) => post.id === id) ?? []);
  const chosen = answering.filter(({ topic }) => choice.topic === null || topic === choice.topic);
  const pages = Math.max(1, Math.ceil(chosen.length / PER_PAGE));
  const page = Math.min(choice.page, pages);
  return {
    choice: { ...choice, page },
    shown: chosen.slice((page - 1) * PER_PAGE, page * PER_PAGE),
    count: chosen.length,
    pages,
    counts: countsOf(answering),
  };
}

function countsOf(posts: readonly PostSummary[]): PostSelection['counts'] {
  const counts = { all: posts.length, preparation: 0, understanding: 0, prevention: 0, infections: 0, pregnancy: 0 };
  for (const { topic } of posts) counts[topic] += 1;
  return counts;
}

export interface Neighbours {
  older: PostSummary | null;
  newer: PostSummary | null;
}

/** The posts of the same topic that were published before and after this one. `posts` are newest first. */
export function neighboursOf(
  posts: readonly PostSummary[],
  { id, topic }: Pick<PostSummary, 'id' | 'topic'>,
): Neighbours {
  const same = posts.filter((post) => post.topic === topic);
  const position = same.findIndex((post) => post.id === id);
  return { older: same[position + 1] ?? null, newer: (position > 0 && same[position - 1]) || null };
}
