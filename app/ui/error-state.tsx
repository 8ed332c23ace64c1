import type { ReactNode } from 'react';

import { Icon } from './icons/icon.tsx';

interface ErrorStateProps {
  heading: string;
  /** Explains the failure, names the data that was kept, and says how to continue. */
  children: ReactNode;
  /** A retry, and an alternative. */
  action?: ReactNode;
  /** The failure's id in the laboratory's log. */
  reference?: { label: string; id: string } | undefined;
  /** Announces the failure to screen readers, for one that replaces content of the page. */
  isAnnounced?: boolean;
  level?: 'h2' | 'h3';
}

/** Replaces content that failed to load, or an action that failed. */
export function ErrorState(props: ErrorStateProps) {
  const { heading, children, action, reference, isAnnounced, level: Heading = 'h2' } = props;
  return (
    <div role={isAnnounced ? 'alert' : undefined} className="rounded-lg bg-alarm-tint p-5 sm:p-8">
      <Heading className="flex gap-3 font-display text-xl font-medium">
        <Icon name="warning" className="mt-0.5 size-6 shrink-0 text-alarm" />
        {heading}
      </Heading>
      <p className="mt-2 max-w-(--container-prose)">{children}</p>
      {action && <div className="mt-5 flex flex-wrap gap-3">{action}</div>}
      {reference && (
        <p className="mt-4 text-sm text-ink-soft">
          {reference.label} <span className="wrap-anywhere text-ink">{reference.id}</span>
        </p>
      )}
    </div>
  );
}
