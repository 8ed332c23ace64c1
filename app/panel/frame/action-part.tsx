import type { ReactNode } from 'react';

/** One action that changes a record: its name, its consequence, and its form. */
export const ActionPart = ({ heading, text, children }: { heading: string; text: string; children: ReactNode }) => (
  <div className="border-t border-line pt-5">
    <h2 className="font-sans text-base font-semibold tracking-normal">{heading}</h2>
    <p className="mt-1 text-ink-soft">{text}</p>
    {children}
  </div>
);
