import { m } from '../i18n/paraglide/messages.js';
import { button } from './button.ts';
import { classes } from './classes.ts';
import { Icon } from './icons/icon.tsx';
import { shownPages } from './shown-pages.ts';

interface PaginationProps {
  /** What the pages are of: a page may have two rows of numbers. */
  label: string;
  page: number;
  pages: number;
  hrefOf: (page: number) => string;
}

const number = 'inline-flex size-11 items-center justify-center rounded-full font-semibold';

/** The way through a long list. Nothing where all of it is on one page. On a phone the numbers make room for 'Page 2 of 9'. */
export function Pagination({ label, page, pages, hrefOf }: PaginationProps) {
  if (pages <= 1) return null;
  return (
    <nav aria-label={label} className="no-print flex flex-wrap items-center gap-3">
      {page > 1 && (
        <a href={hrefOf(page - 1)} rel="prev" className={button('outline')}>
          <Icon name="chevron-left" className="size-5" />
          {m.ui_page_previous()}
        </a>
      )}
      <p className="order-first w-full text-ink-soft sm:hidden">
        {m.ui_page_of({ page: String(page), pages: String(pages) })}
      </p>
      <ol className="hidden items-center gap-1 sm:flex">
        {shownPages(page, pages).map((one, position, all) => (
          // Two gaps differ by what stands before them.
          <li key={one === 'gap' ? `after ${all[position - 1]}` : one}>
            {one === 'gap' ? (
              <span className={classes(number, 'text-ink-soft')}>…</span>
            ) : (
              <PageLink {...{ one, page, hrefOf }} />
            )}
          </li>
        ))}
      </ol>
      {page < pages && (
        <a href={hrefOf(page + 1)} rel="next" className={button('outline')}>
          {m.ui_page_next()}
          <Icon name="chevron-right" className="size-5" />
        </a>
      )}
    </nav>
  );
}

function PageLink({ one, page, hrefOf }: { one: number } & Pick<PaginationProps, 'page' | 'hrefOf'>) {
  const isHere = one === page;
  return (
    <a
      href={hrefOf(one)}
      aria-label={m.ui_page_number({ page: String(one) })}
      aria-current={isHere ? 'page' : undefined}
      className={classes(
        number,
        isHere ? 'bg-brand text-on-brand' : 'text-brand underline underline-offset-4 hover:bg-sunken',
      )}
    >
      {one}
    </a>
  );
}
