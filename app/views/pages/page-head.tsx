import type { ReactNode } from 'react';
import { classes } from '../../ui/classes.ts';
import { Breadcrumb } from './breadcrumb.tsx';
import type { Page } from './page.ts';
import { crumbsOf } from './trail.ts';

interface PageHeadProps {
  page: Page;
  /** A warning, above the heading. */
  alert?: ReactNode;
  /** Below the lead. */
  children?: ReactNode;
  /** The right half. */
  beside: ReactNode;
  /** True if `beside` is a card, which is aligned to the top. */
  isCard?: boolean;
  /** True if that card is much higher than the text, which then begins level with it. */
  isTall?: boolean;
}

/** The opening of a page with a screen of its own: its heading at the left, and at the right a picture or a card. */
export function PageHead({ page, alert, children, beside, isCard = false, isTall = false }: PageHeadProps) {
  const trail = crumbsOf(page);
  return (
    <div className="border-b border-line">
      <div className="page-frame pt-2 pb-8 lg:pb-14">
        <Breadcrumb trail={trail} />
        {alert}
        <div
          className={classes(
            'grid gap-8 md:grid-cols-2 lg:gap-20',
            alert ? 'pt-6 lg:pt-10' : 'lg:pt-6',
            isCard ? 'items-start' : 'items-center md:grid-cols-[1.25fr_1fr]',
          )}
        >
          <div className={isCard && !isTall ? 'lg:self-center' : undefined}>
            <h1 className="max-w-[18ch] text-2xl">{page.heading}</h1>
            <p className="mt-3 max-w-[38rem] text-ink-soft sm:text-lg lg:mt-5">{page.lead}</p>
            {children}
          </div>
          {beside}
        </div>
      </div>
    </div>
  );
}
