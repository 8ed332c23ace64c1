import type { ReactNode } from 'react';

interface ExamSectionProps {
  id: string;
  heading: string;
  /** For what is not read in lines: tables and drawings. */
  isWide?: boolean;
  /** The text below the heading, beside the content. */
  beside?: ReactNode;
  children: ReactNode;
}

/** A section of the page: at the left a heading that links can target, at the right the content. */
export function ExamSection({ id, heading, isWide = false, beside, children }: ExamSectionProps) {
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-16 gap-y-4 border-t border-line pt-8 first:border-t-0 first:pt-0 lg:grid-cols-[minmax(0,1fr)_minmax(0,3fr)] lg:pt-12"
    >
      <div className="max-w-(--container-prose)">
        <h2 id={id} className="text-xl">
          {heading}
        </h2>
        {beside}
      </div>
      <div className={isWide ? 'min-w-0' : 'max-w-(--container-prose) min-w-0'}>{children}</div>
    </section>
  );
}
