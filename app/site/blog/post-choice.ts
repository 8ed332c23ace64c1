import { typedQuery } from '../../ui/typed-query.ts';
import { type PostSummary, type Topic, topics } from './post.ts';

/** A blog visitor's choice, from the query of the address. */
export interface PostChoice {
  /** The typed query; empty for none. */
  query: string;
  topic: Topic | null;
  /** Starts at 1. */
  page: number;
}

/** The posts that the blog shows. */
export interface PostSelection {
  choice: PostChoice;
  shown: readonly PostSummary[];
  /** The number of posts on all pages together. */
  count: number;
  pages: number;
  /** The number of posts per topic, and in total. */
  counts: Record<Topic | 'all', number>;
}

const PER_PAGE = 6;

const isTopic = (value: string | null): value is Topic => topics.some((topic) => topic === value);

/** '?tema=prevention&pagina=2' → { query: '', topic: 'prevention', page: 2 }. Invalid values are ignored. */
export function readPostChoice(parameters: URLSearchParams): PostChoice {
  const topic = parameters.get('tema');
  const page = Number(parameters.get('pagina'));
  return {
    query: typedQuery(parameters),
    topic: isTopic(topic) ? topic : null,
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

/** ({ query: '', topic: 'prevention', page: 2 }) → '?tema=prevention&pagina=2' · the default blog → '' */
export function postQueryOf({ query = '', topic = null, page = 1 }: Partial<PostChoice>): string {
  const parameters = new URLSearchParams({
    ...(query && { q: query }),
    ...(topic && { tema: topic }),
    ...(page > 1 && { pagina: String(page) }),
  });
  return parameters.size > 0 ? `?${parameters}` : '';
}

/**
 * The posts of a choice. `found` holds the ids that match its query, best first. It is null without a query; then the newest posts come
 * first. A page number past the end shows the last page.
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

/** The next older and the next newer post; null at either end. */
export interface Neighbours {
  older: PostSummary | null;
  newer: PostSummary | null;
}

/** The adjacent posts by date within the same topic. `posts` are newest first. */
export function neighboursOf(
  posts: readonly PostSummary[],
  { id, topic }: Pick<PostSummary, 'id' | 'topic'>,
): Neighbours {
  const same = posts.filter((post) => post.topic === topic);
  const position = same.findIndex((post) => post.id === id);
  return { older: same[position + 1] ?? null, newer: (position > 0 && same[position - 1]) || null };
}
