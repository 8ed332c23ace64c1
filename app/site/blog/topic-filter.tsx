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
      <ul className="flex gap-x-7 gap-y-1 overflow-x-auto border-b border-line md:flex-wrap">
        {entries.map(({ topic, word, count }) => (
          <li key={word}>
            <a
              href={blogHref(getLocale(), { query, topic })}
              aria-current={topic === choice.topic ? 'true' : undefined}
              className="-mb-px inline-flex min-h-12 items-center gap-2 border-b-2 border-transparent whitespace-nowrap text-ink-soft hover:text-ink aria-[current]:border-brand aria-[current]:font-semibold aria-[current]:text-ink"
            >
              {word} <span className="text-sm font-normal">{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
