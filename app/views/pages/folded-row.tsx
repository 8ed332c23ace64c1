import type { ReactNode } from 'react';
import { classes } from '../../ui/classes.ts';
import { FoldMark } from '../../ui/fold-mark.tsx';

interface FoldedRowProps {
  /** The heading, in the summary. */
  heading: ReactNode;
  isOpen?: boolean;
  children: ReactNode;
  className?: string;
}

/**
 * A collapsible row (`<details>`) that needs no script. `prose.css` opens it for a link to its heading, `print.css` on paper. Never pass it a
 * warning: `FoldedSections` keeps the warnings of sections visible.
 */
export const FoldedRow = ({ heading, isOpen, children, className }: FoldedRowProps) => (
  <details open={isOpen} className={classes('folded border-t border-line', className)}>
    <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 hover:text-brand [&::-webkit-details-marker]:hidden">
      {heading}
      <FoldMark />
    </summary>
    {children}
  </details>
);
