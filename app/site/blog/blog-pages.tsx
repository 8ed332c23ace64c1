import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { button } from '../../ui/button.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { blogHref } from './blog-href.ts';
import type { PostSelection } from './post-choice.ts';

/** Links to the other pages of posts; renders nothing for a single page. */
export function BlogPages({ selection: { choice, pages } }: { selection: PostSelection }) {
  if (pages === 1) return null;
  const { page } = choice;
  const hrefOf = (other: number): string => blogHref(getLocale(), { ...choice, page: other });
  return (
    <nav aria-label={m.blog_pages()} className="no-print mt-10 flex flex-wrap items-center justify-center gap-4">
      {page > 1 && (
        <a href={hrefOf(page - 1)} rel="prev" className={button('outline')}>
          <Icon name="chevron-left" className="size-4" />
          {m.blog_page_previous()}
        </a>
      )}
      <p className="text-sm text-ink-soft">{m.blog_page({ page, pages })}</p>
      {page < pages && (
        <a href={hrefOf(page + 1)} rel="next" className={button('outline')}>
          {m.blog_page_next()}
          <Icon name="chevron-right" className="size-4" />
        </a>
      )}
    </nav>
  );
}
