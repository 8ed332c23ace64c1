import type { MouseEvent, ReactNode } from 'react';

import { m } from '../i18n/paraglide/messages.js';
import { button } from './button.ts';
import { classes } from './classes.ts';
import { Icon } from './icons/icon.tsx';
import { shownPages } from './shown-pages.ts';

interface PaginationProps {
  /** The name of the list, because a page may have two paginations. */
  label: string;
  page: number;
  pages: number;
  hrefOf: (page: number) => string;
  /** Answers a press without leaving the page, in an island. Without it the link leads to its address. */
  onChoose?: ((page: number, event: MouseEvent<HTMLAnchorElement>) => void) | null;
  className?: string;
}

const number = 'inline-flex size-11 items-center justify-center rounded-full font-semibold';

/** The navigation through a long list. Renders nothing for a single page. On a phone the numbers make room for 'Page 2 of 9'. */
export function Pagination(props: PaginationProps) {
  const { label, page, pages, className } = props;
  if (pages <= 1) return null;
  return (
    <nav aria-label={label} className={classes('no-print flex flex-wrap items-center gap-3', className)}>
      {page > 1 && (
        <PageLink {...props} to={page - 1} rel="prev" name={m.ui_page_previous_name()} className={button('outline')}>
          <Icon name="chevron-left" className="size-5" />
          {m.ui_page_previous()}
        </PageLink>
      )}
      <p className="order-first w-full text-sm text-ink-soft sm:sr-only">
        {m.ui_page_of({ page: String(page), pages: String(pages) })}
      </p>
      <ol className="hidden items-center gap-1 sm:flex">
        {shownPages(page, pages).map((one, position, all) => (
          // The page before a gap identifies the gap.
          <li key={one === 'gap' ? `after ${all[position - 1]}` : one}>
            {one === 'gap' ? (
              <span className={classes(number, 'text-ink-soft')}>…</span>
            ) : (
              <NumberLink {...props} to={one} />
            )}
          </li>
        ))}
      </ol>
      {page < pages && (
        <PageLink {...props} to={page + 1} rel="next" name={m.ui_page_next_name()} className={button('outline')}>
          {m.ui_page_next()}
          <Icon name="chevron-right" className="size-5" />
        </PageLink>
      )}
    </nav>
  );
}

type LinkProps = Pick<PaginationProps, 'hrefOf' | 'onChoose'> & { to: number };

interface Neighbor {
  rel: 'prev' | 'next';
  /** The link's full name; visitors see one word of it. */
  name: string;
  className: string;
  children: ReactNode;
}

function PageLink(props: LinkProps & Neighbor) {
  const { to, rel, name, hrefOf, onChoose, className, children } = props;
  return (
    <a
      href={hrefOf(to)}
      rel={rel}
      aria-label={name}
      onClick={onChoose ? (event) => onChoose(to, event) : undefined}
      className={className}
    >
      {children}
    </a>
  );
}

function NumberLink({ to, page, hrefOf, onChoose }: LinkProps & Pick<PaginationProps, 'page'>) {
  const isHere = to === page;
  return (
    <a
      href={hrefOf(to)}
      onClick={onChoose ? (event) => onChoose(to, event) : undefined}
      aria-label={m.ui_page_number({ page: String(to) })}
      aria-current={isHere ? 'page' : undefined}
      className={classes(number, isHere ? 'bg-ink text-paper' : 'text-brand hover:bg-sunken')}
    >
      {to}
    </a>
  );
}
