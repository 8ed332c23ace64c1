import { localizedHref } from '../../i18n/href.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { button } from '../../ui/button.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { Breadcrumb } from '../../views/pages/breadcrumb.tsx';
import type { Page } from '../../views/pages/page.ts';
import { PageActionLink } from '../../views/pages/page-action-link.tsx';
import { crumbsOf } from '../../views/pages/trail.ts';
import { blogHref } from './blog-href.ts';
import { NoPosts } from './no-posts.tsx';
import type { PostSelection } from './post-choice.ts';
import { PostList } from './post-list.tsx';
import { TopicFilter } from './topic-filter.tsx';
import { topicWords } from './topic-words.ts';

interface BlogScreenProps {
  page: Page;
  selection: PostSelection;
}

/** The blog: its introduction, its own search, its topics, and the selected posts. */
export function BlogScreen({ page, selection }: BlogScreenProps) {
  return (
    <div className="pb-24">
      <BlogOpening page={page} selection={selection} />
      <section aria-labelledby="articulos" className="page-frame pt-8">
        {selection.counts.all > 0 && <TopicFilter selection={selection} />}
        <div className="mt-8">
          {selection.count > 0 ? (
            <>
              <h2 id="articulos" className="font-sans text-sm font-normal tracking-normal text-ink-soft">
                {countLine(selection)}
              </h2>
              <PostList posts={selection.shown} opens={opensWithLead(selection)} />
            </>
          ) : (
            <NoPosts id="articulos" heading={countLine(selection)} />
          )}
        </div>
        <Pagination
          label={m.blog_pages()}
          page={selection.choice.page}
          pages={selection.pages}
          hrefOf={(other) => blogHref(page.locale, { ...selection.choice, page: other })}
          className="mt-10 justify-center"
        />
      </section>
      <div className="page-frame no-print mt-14 flex flex-wrap items-center gap-4">
        <PageActionLink action={page.action} />
        <a href={localizedHref(getLocale(), '/blog/rss.xml')} className={button('quiet')}>
          <Icon name="feed" className="size-5" />
          {m.blog_feed()}
        </a>
      </div>
    </div>
  );
}

/** The newest post is large on the first page of all posts. */
const opensWithLead = ({ choice: { query, topic, page } }: PostSelection): boolean =>
  query === '' && topic === null && page === 1;

function BlogOpening({ page, selection: { choice } }: BlogScreenProps) {
  const { query, topic } = choice;
  const trail = crumbsOf(page);
  return (
    <div className="border-b border-line">
      <div className="page-frame pt-2 pb-8 lg:pb-12">
        <Breadcrumb trail={trail} />
        <div className="grid items-end gap-x-16 gap-y-7 lg:grid-cols-[1.3fr_1fr] lg:pt-4">
          <div>
            <h1 className="max-w-[20ch] text-2xl">{page.heading}</h1>
            <p className="mt-3 max-w-[38rem] text-ink-soft sm:mt-4 sm:text-lg">{page.lead}</p>
          </div>
          <SearchField
            action={localizedHref(page.locale, '/blog')}
            label={m.blog_search()}
            query={query}
            keep={topic ? { tema: topic } : {}}
          />
        </div>
      </div>
    </div>
  );
}

/** The heading of the list: '12 artículos' · 'Prevención: 3 artículos' · 'Artículos con «ayuno»: 4' */
function countLine({ choice: { query, topic }, count }: PostSelection): string {
  if (query) return count > 0 ? m.blog_found({ query, count }) : m.blog_found_none({ query });
  if (count === 0) return m.blog_none_topic();
  const counted = m.blog_count({ count });
  return topic ? `${topicWords[topic]()}: ${counted}` : counted;
}
