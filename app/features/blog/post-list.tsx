import { formatDate } from '../../i18n/format.ts';
import { localizedHref } from '../../i18n/href.ts';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import type { PostSummary } from './post.ts';
import { topicWords } from './topic-words.ts';

export function PostList({ posts }: { posts: readonly PostSummary[] }) {
  const locale = getLocale();
  return (
    <ul className="mt-10 grid gap-x-12 md:grid-cols-2">
      {posts.map(({ id, heading, lead, topic, published }) => (
        <li key={id} className="group relative border-t-2 border-ink py-7">
          <p className="text-sm text-ink-soft">
            {topicWords[topic]()} · <time dateTime={published}>{formatDate(locale, published)}</time>
          </p>
          <h2 className="mt-2 text-xl">
            <a
              href={localizedHref(locale, '/blog/:id', { id })}
              className="group-hover:underline after:absolute after:inset-0"
            >
              {heading}
            </a>
          </h2>
          <p className="mt-2 text-ink-soft">{lead}</p>
        </li>
      ))}
    </ul>
  );
}
