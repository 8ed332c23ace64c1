import type { ReactNode } from 'react';
import { classes } from '../../ui/classes.ts';

interface ExamSectionProps {
  id: string;
  heading: string;
  /** For what is not read in lines: tables and drawings. */
  isWide?: boolean;
  children: ReactNode;
}

/** A section of the page, with a heading that links can target. */
export function ExamSection({ id, heading, isWide = false, children }: ExamSectionProps) {
  return (
    <section aria-labelledby={id} className={classes('min-w-0', !isWide && 'max-w-(--container-prose)')}>
      <h2 id={id} className="text-xl">
        {heading}
      </h2>
      <div className="mt-3">{children}</div>
    </section>
  );
}
