import type { ReactNode } from 'react';

/** A section of the page, with a heading that links can target. */
export function ExamSection({ id, heading, children }: { id: string; heading: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="min-w-0 max-w-(--container-prose)">
      <h2 id={id} className="text-xl">
        {heading}
      </h2>
      <div className="mt-3">{children}</div>
    </section>
  );
}
