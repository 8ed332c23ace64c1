import type { ReactNode } from 'react';

interface EmptyStateProps {
  /** The id of its heading, by which a section is named. */
  id?: string;
  heading: string;
  /** Why there is nothing, and what would change it. */
  children: ReactNode;
  /** The next step: a button or a link. */
  action?: ReactNode;
  /** `h1`: the whole page is empty. */
  level?: 'h1' | 'h2' | 'h3';
}

/** Replaces an empty list, or one without matches. */
export function EmptyState({ id, heading, children, action, level: Heading = 'h2' }: EmptyStateProps) {
  return (
    <div className="border-t border-line py-8 sm:py-12">
      <Heading id={id} className="font-display text-xl font-medium wrap-anywhere">
        {heading}
      </Heading>
      <p className="mt-2 max-w-(--container-prose) text-ink-soft">{children}</p>
      {action && <div className="mt-5 flex flex-wrap gap-3">{action}</div>}
    </div>
  );
}
