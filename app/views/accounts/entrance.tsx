import type { ReactNode } from 'react';

import { classes } from '../../ui/classes.ts';

interface EntranceProps {
  heading: string;
  lead: string;
  /** The form. */
  children: ReactNode;
  /** The area's own frame has the margins of the page. */
  isFramed?: boolean;
  /** Help for a visitor who is in the wrong place or has lost something. */
  help: ReactNode;
}

/** A step of signing in: one thing to do at the left, help at the right. */
export const Entrance = ({ heading, lead, children, help, isFramed = false }: EntranceProps) => (
  <div
    className={classes(
      'grid gap-x-20 gap-y-12 lg:grid-cols-[minmax(0,28rem)_minmax(0,1fr)]',
      !isFramed && 'page-frame pt-10 pb-24 lg:pt-20',
    )}
  >
    <div>
      <h1 className="text-2xl">{heading}</h1>
      <p className="mt-3 mb-8 text-ink-soft">{lead}</p>
      {children}
    </div>
    {help && (
      <div className="grid max-w-(--container-prose) content-start gap-6 lg:border-l lg:border-line lg:pl-16">
        {help}
      </div>
    )}
  </div>
);

/** One thing that helps. */
export const EntranceHelp = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <section>
    <h2 className="font-sans text-base font-semibold tracking-normal">{heading}</h2>
    <div className="mt-1.5 text-ink-soft [&_a]:text-brand [&_a]:underline [&_a]:underline-offset-4">{children}</div>
  </section>
);
