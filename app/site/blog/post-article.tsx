import { localizedHref } from '../../i18n/href.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { button } from '../../ui/button.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { Share } from '../../ui/share.tsx';
import { Breadcrumb } from '../../views/pages/breadcrumb.tsx';
import { FootLine, PageSources } from '../../views/pages/foot-line.tsx';
import { PageAside } from '../../views/pages/page-aside.tsx';
import { PageContents } from '../../views/pages/page-contents.tsx';
import { WholeProse } from '../../views/pages/prose.tsx';
import type { ReadNext } from '../../views/pages/read-next.ts';
import { ReadNextRows } from '../../views/pages/read-next-rows.tsx';
import { crumbsOf } from '../../views/pages/trail.ts';
import type { Post } from './post.ts';
import { PostByline } from './post-byline.tsx';
import type { Neighbours } from './post-choice.ts';
import { PostCover } from './post-cover.tsx';
import { PostHelp } from './post-help.tsx';
import { PostLine } from './post-line.tsx';
import { PostNeighbours } from './post-neighbours.tsx';

interface PostArticleProps {
  post: Post;
  readNext: readonly ReadNext[];
  neighbours: Neighbours;
}

/** A post: its opening with author and reviewer, its contents, the text, its sources, and links onward. */
export function PostArticle({ post, readNext, neighbours }: PostArticleProps) {
  const sections = post.sections.filter(({ id }) => id !== null);
  return (
    <article className="pb-24">
      <PostOpening post={post} />
      <div className="page-frame grid gap-x-16 pt-8 lg:grid-cols-[minmax(0,1fr)_18rem] lg:pt-14 xl:gap-x-24">
        <div className="grid min-w-0 gap-y-10">
          <PageContents sections={sections} />
          <WholeProse sections={post.sections} className="article" />
          <PostHelp post={post} />
          <FootLine className="max-w-(--container-prose)">
            <PageSources sources={post.sources} />
            <Share look="link" />
          </FootLine>
          <PostNeighbours topic={post.topic} neighbours={neighbours} />
        </div>
        <PageAside sections={sections} />
      </div>
      <ReadNextRows entries={readNext} />
      <p className="page-frame no-print mt-10">
        <a href={localizedHref(post.locale, '/blog')} className={button('outline')}>
          <Icon name="chevron-left" className="size-4" />
          {m.post_all()}
        </a>
      </p>
    </article>
  );
}

function PostOpening({ post }: { post: Post }) {
  const { id, locale, heading, lead } = post;
  const above = crumbsOf({ id: 'blog', locale });
  const trail = [...above, { label: heading, href: localizedHref(locale, '/blog/:id', { id }) }];
  return (
    <header className="border-b border-line">
      <div className="page-frame pt-2 pb-8 lg:pb-14">
        <Breadcrumb trail={trail} />
        <div className="grid items-center gap-8 pt-2 lg:grid-cols-[1.2fr_1fr] lg:gap-20 lg:pt-6">
          <div className="max-w-(--container-prose)">
            <PostLine post={post} />
            <h1 className="mt-3 text-2xl">{heading}</h1>
            <p className="mt-3 text-ink-soft sm:mt-4 sm:text-lg">{lead}</p>
            <PostByline post={post} />
          </div>
          <PostCover post={post} className="no-print h-48 py-5 max-lg:-order-1 sm:h-60 lg:h-80 lg:py-8" />
        </div>
      </div>
    </header>
  );
}
