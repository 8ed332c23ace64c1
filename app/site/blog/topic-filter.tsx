import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { blogHref } from './blog-href.ts';
import { topics } from './post.ts';
import type { PostSelection } from './post-choice.ts';
import { topicWords } from './topic-words.ts';

/** The topics as links, each with its number of posts for the query. */
export function TopicFilter({ selection: { choice, counts } }: { selection: PostSelection }) {
  const { query } = choice;
  const entries = [
    { topic: null, word: m.blog_topics_all(), count: counts.all },
    ...topics.map((topic) => ({ topic, word: topicWords[topic](), count: counts[topic] })),
  ];
  return (
    <nav aria-label={m.blog_topics()} className="no-print">
      <ul className="flex flex-wrap gap-2">
        {entries.map(({ topic, word, count }) => (
          <li key={word}>
            <a
              href={blogHref(getLocale(), { query, topic })}
              aria-current={topic === choice.topic ? 'true' : undefined}
              className="inline-flex min-h-11 items-center gap-2 rounded-full border border-line-strong px-4 font-semibold hover:border-brand hover:text-brand aria-[current]:border-brand aria-[current]:bg-brand aria-[current]:text-on-brand"
            >
              {word} <span className="text-sm font-normal">{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
