import type { ComponentProps } from 'react';

import { SiteLink } from '../../i18n/link.tsx';
import { classes } from '../../ui/classes.ts';
import { Icon } from '../../ui/icons/icon.tsx';

interface MoreLinkProps {
  to: ComponentProps<typeof SiteLink>['to'];
  className?: string;
  children: string;
}

/** A link from a section of the home page to the page that says more, with an arrow. */
export const MoreLink = ({ to, className, children }: MoreLinkProps) => (
  <SiteLink
    to={to}
    className={classes(
      'inline-flex min-h-11 items-center gap-2 font-semibold text-brand underline-offset-4 hover:underline',
      className,
    )}
  >
    {children}
    <Icon name="arrow-right" className="size-4" />
  </SiteLink>
);
