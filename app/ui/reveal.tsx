import type { ReactNode } from 'react';
import { revealContract } from './behaviors/reveal.contract.ts';
import { dataFor } from './data-for.ts';

/** A part of the page that fades in once a tenth of it has been visible. `order` delays it by 200 ms per step. */
export function Reveal({
  order = 0,
  className,
  children,
}: {
  order?: 0 | 1 | 2 | 3;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div {...dataFor(revealContract, { order })} className={className}>
      {children}
    </div>
  );
}
