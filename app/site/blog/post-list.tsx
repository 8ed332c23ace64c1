import { localizedHref } from '../../i18n/href.ts';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { firstSentence } from '../../views/pages/first-sentence.ts';
import type { PostSummary } from './post.ts';
import { PostLine } from './post-line.tsx';
import { TopicDrawing } from './topic-drawing.tsx';

export function PostList({ posts }: { posts: readonly PostSummary[] }) {
  return (
    <ul className="mt-6 grid gap-5 md:grid-cols-2 xl:grid-cols-3">
      {posts.map((post) => (
        <li key={post.id}>
          <PostCard post={post} />
        </li>
      ))}
    </ul>
  );
}

function PostCard({ post }: { post: PostSummary }) {
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-lg border border-line bg-surface focus-within:border-brand hover:border-brand">
      <TopicDrawing topic={post.topic} className="h-40 py-3" />
      <div className="p-5">
        <PostLine post={post} />
        <h3 className="mt-2 text-xl">
          <a
            href={localizedHref(getLocale(), '/blog/:id', { id: post.id })}
            className="group-hover:underline after:absolute after:inset-0"
          >
            {post.heading}
          </a>
        </h3>
        <p className="mt-2 text-ink-soft">{firstSentence(post.lead)}</p>
      </div>
    </article>
  );
}
