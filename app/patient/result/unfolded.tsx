import type { ReactNode } from 'react';

import { classes } from '../../ui/classes.ts';

interface UnfoldedProps {
  summary: string;
  isOpen: boolean;
  /** Inside another one. */
  isQuiet?: boolean;
  children: ReactNode;
}

/** A part of a result that a long page folds. */
export const Unfolded = ({ summary, isOpen, isQuiet, children }: UnfoldedProps) => (
  <details open={isOpen} className={classes(!isQuiet && 'mt-3')}>
    <summary
      className={classes(
        'inline-flex min-h-11 cursor-pointer items-center text-brand underline underline-offset-4',
        isQuiet ? 'text-sm' : 'font-semibold',
      )}
    >
      {summary}
    </summary>
    {children}
  </details>
);
