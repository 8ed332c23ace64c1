import type { ReactNode } from 'react';
import { FoldMark } from '../../ui/fold-mark.tsx';

interface FoldProps {
  /** The words of the summary. */
  words: ReactNode;
  isOpen?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** Words that open what they name. A link is underlined; these have a mark. A row over the whole width is a `FoldedRow`. */
export const Fold = ({ words, isOpen, className, children }: FoldProps) => (
  <details open={isOpen} className={className}>
    <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-1.5 font-semibold text-brand hover:text-brand-strong [&::-webkit-details-marker]:hidden">
      {words}
      <FoldMark />
    </summary>
    {children}
  </details>
);
