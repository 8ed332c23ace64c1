import { localizedHref } from '../../i18n/href.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import type { PostSummary, Topic } from './post.ts';
import type { Neighbours } from './post-choice.ts';
import { topicWords } from './topic-words.ts';

/** The previous and the next post of the same topic. */
export function PostNeighbours({ topic, neighbours: { older, newer } }: { topic: Topic; neighbours: Neighbours }) {
  if (!older && !newer) return null;
  const name = topicWords[topic]();
  return (
    <nav
      aria-label={m.post_neighbours()}
      className="no-print grid max-w-(--container-prose) gap-x-10 border-t border-line sm:grid-cols-2"
    >
      {older && <Neighbour post={older} rel="prev" word={m.post_older({ topic: name })} />}
      {newer && <Neighbour post={newer} rel="next" word={m.post_newer({ topic: name })} />}
    </nav>
  );
}

function Neighbour({ post, rel, word }: { post: PostSummary; rel: 'prev' | 'next'; word: string }) {
  const side = rel === 'next' ? 'sm:col-start-2 sm:text-right' : '';
  return (
    <a
      href={localizedHref(getLocale(), '/blog/:id', { id: post.id })}
      rel={rel}
      className={`group py-5 hover:text-brand ${side}`}
    >
      <span className="block text-xs font-semibold text-ink-soft">{word}</span>
      <span className="mt-1 block font-semibold">{post.heading}</span>
    </a>
  );
}
