import { localizedHref } from '../../i18n/href.ts';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { firstSentence } from '../../views/pages/first-sentence.ts';
import type { PostSummary } from './post.ts';
import { PostCover } from './post-cover.tsx';
import { PostLine } from './post-line.tsx';

/** The posts of a page in columns. If the page `opens` the blog, the first one is large above them, and the next two are wide. */
export function PostList({ posts: [first, ...others], opens }: { posts: readonly PostSummary[]; opens: boolean }) {
  if (!first) return null;
  const columns = opens ? others : [first, ...others];
  return (
    <>
      {opens && <LeadPost post={first} />}
      <ul className="mt-10 grid gap-x-10 gap-y-12 md:grid-cols-2 lg:mt-14 xl:grid-cols-6">
        {columns.map((post, position) => (
          <li key={post.id} className={opens && position < 2 ? 'xl:col-span-3' : 'xl:col-span-2'}>
            <ColumnPost post={post} />
          </li>
        ))}
      </ul>
    </>
  );
}

const LeadPost = ({ post }: { post: PostSummary }) => (
  <article className="group relative mt-6 grid items-center gap-x-16 gap-y-6 lg:grid-cols-[1.2fr_1fr]">
    <div className="lg:order-1">
      <PostLine post={post} />
      <h3 className="mt-3 font-display text-2xl font-medium">
        <PostLink post={post} />
      </h3>
      <p className="mt-4 max-w-[30rem] text-ink-soft sm:text-lg">{firstSentence(post.lead)}</p>
    </div>
    <PostCover post={post} className="h-52 py-5 max-lg:-order-1 lg:h-96 lg:py-12" />
  </article>
);

const ColumnPost = ({ post }: { post: PostSummary }) => (
  <article className="group relative flex flex-col max-md:grid max-md:grid-cols-[minmax(0,1fr)_6.5rem] max-md:gap-x-5">
    <div className="max-md:col-start-1 md:order-1 md:mt-5">
      <PostLine post={post} />
      <h3 className="mt-2 font-display text-xl leading-tight font-medium">
        <PostLink post={post} />
      </h3>
      <p className="mt-2 text-ink-soft max-md:hidden">{firstSentence(post.lead)}</p>
    </div>
    <PostCover post={post} className="max-md:col-start-2 max-md:h-24 max-md:py-2 md:h-48 md:py-5" />
  </article>
);

const PostLink = ({ post: { id, heading } }: { post: PostSummary }) => (
  <a
    href={localizedHref(getLocale(), '/blog/:id', { id })}
    className="group-hover:text-brand after:absolute after:inset-0"
  >
    {heading}
  </a>
);
