import type { ReactNode } from 'react';
import { classes } from '../../ui/classes.ts';
import { Breadcrumb } from './breadcrumb.tsx';
import type { Page } from './page.ts';
import { crumbsOf } from './trail.ts';

interface PageHeadProps {
  page: Page;
  /** A warning, between the heading and the lead. */
  alert?: ReactNode;
  /** Below the lead. */
  children?: ReactNode;
  /** The right half. */
  beside: ReactNode;
  /** True if `beside` is a card, which is aligned to the top. */
  isCard?: boolean;
  /** True if a phone shows the card before the lead. */
  isLeadLast?: boolean;
}

/** The opening of a page with a screen of its own: its heading at the left, and at the right a picture or a card. */
export function PageHead({ page, alert, children, beside, isCard = false, isLeadLast = false }: PageHeadProps) {
  const trail = crumbsOf(page);
  return (
    <div className="border-b border-line">
      <div className="page-frame pt-2 pb-8 lg:pb-14">
        <Breadcrumb trail={trail} />
        <div
          className={classes(
            'grid gap-8 md:grid-cols-2 lg:gap-20 lg:pt-6',
            isCard ? 'items-start' : 'items-center md:grid-cols-[1.25fr_1fr]',
            isLeadLast && 'max-md:gap-6 md:grid-rows-[auto_1fr] md:gap-y-0!',
          )}
        >
          <div className={isCard ? 'lg:pt-4' : undefined}>
            <h1 className="max-w-[18ch] text-2xl">{page.heading}</h1>
            {alert}
            {!isLeadLast && <Lead page={page}>{children}</Lead>}
          </div>
          {isLeadLast && (
            <div className="max-md:order-last max-md:-mt-2 md:col-start-1 md:row-start-2">
              <Lead page={page}>{children}</Lead>
            </div>
          )}
          {isLeadLast ? <div className="md:col-start-2 md:row-span-2 md:row-start-1">{beside}</div> : beside}
        </div>
      </div>
    </div>
  );
}

const Lead = ({ page, children }: Pick<PageHeadProps, 'page' | 'children'>) => (
  <>
    <p className="mt-4 max-w-[38rem] text-ink-soft sm:text-lg lg:mt-5">{page.lead}</p>
    {children}
  </>
);
