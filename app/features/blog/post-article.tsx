import { formatDate } from '../../i18n/format.ts';
import { SiteLink } from '../../i18n/link.tsx';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { button } from '../../ui/button.ts';
import { Prose } from '../pages/content-page.tsx';
import type { Post } from './post.ts';
import { topicWords } from './topic-words.ts';

export function PostArticle({ post }: { post: Post }) {
  return (
    <article className="mx-auto max-w-page px-4 py-14 lg:px-8">
      <header className="max-w-prose">
        <p className="text-sm text-ink-soft">
          {topicWords[post.topic]()} ·{' '}
          <time dateTime={post.published}>{m.post_published({ date: formatDate(getLocale(), post.published) })}</time>
        </p>
        <h1 className="mt-3 text-2xl">{post.heading}</h1>
        <p className="mt-4 text-lg text-ink-soft">{post.lead}</p>
      </header>
      <Prose html={post.html} />
      <Sources sources={post.sources} />
      <SiteLink to="/blog" className={button('outline', 'mt-10')}>
        {m.post_all()}
      </SiteLink>
    </article>
  );
}

function Sources({ sources }: Pick<Post, 'sources'>) {
  return (
    <section className="mt-12 max-w-prose border-t border-line pt-6 text-sm">
      <h2 className="text-base">{m.post_sources()}</h2>
      <ul className="mt-2 list-disc pl-5">
        {sources.map(({ label, url }) => (
          <li key={url} className="py-1">
            <a href={url} rel="noopener" className="text-brand underline underline-offset-4">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
