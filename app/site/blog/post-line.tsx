import { formatDate } from '../../i18n/format.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import type { PostSummary } from './post.ts';
import { topicWords } from './topic-words.ts';

/** The line above a post's heading: its topic, its reading time, its publication date. */
export function PostLine({ post: { topic, minutes, published } }: { post: PostSummary }) {
  return (
    <p className="flex flex-wrap gap-x-3 text-xs text-ink-soft">
      <span className="font-semibold text-brand">{topicWords[topic]()}</span>
      <span className="whitespace-nowrap">{m.post_minutes({ minutes })}</span>
      <time dateTime={published} className="whitespace-nowrap">
        {formatDate(getLocale(), published)}
      </time>
    </p>
  );
}
