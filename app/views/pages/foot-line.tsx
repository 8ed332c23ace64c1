import type { ReactNode } from 'react';
import { formatDate } from '../../i18n/format.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { FoldMark } from '../../ui/fold-mark.tsx';
import type { Source } from './page.ts';

/**
 * The foot of a page, in one line where there is room: its review, its sources, the link to copy, and the feedback question. What opens
 * takes a line of its own below.
 */
export const FootLine = ({ children, className }: { children: ReactNode; className?: string }) => (
  <footer className={className}>
    <div className="flex flex-wrap items-center gap-x-6 border-t border-line pt-2 text-sm text-ink-soft">
      {children}
    </div>
  </footer>
);

interface ReviewedProps {
  /** 'YYYY-MM-DD' */
  on: string;
  /** The reviewer, or the version of a policy. */
  parts: readonly (string | undefined)[];
}

/** The date of the last review, and its reviewer. */
export const Reviewed = ({ on, parts }: ReviewedProps) => (
  <p className="py-2">
    <time dateTime={on}>{m.page_reviewed({ date: formatDate(getLocale(), on) })}</time>
    {parts.filter(Boolean).map((part) => ` · ${part}`)}
  </p>
);

/** The sources of a page's facts, folded: readers who check facts open them, and print shows them. */
export const FoldedSources = ({ count, children }: { count: number; children: ReactNode }) => (
  <details className="folded open:order-1 open:w-full print:order-1 print:w-full">
    <summary className="inline-flex min-h-11 list-none items-center gap-1.5 text-brand hover:text-brand-strong [&::-webkit-details-marker]:hidden">
      <h2 className="font-sans text-sm font-normal tracking-normal">
        {m.page_sources()} <span className="no-print">({count})</span>
      </h2>
      <FoldMark />
    </summary>
    {children}
  </details>
);

/** The sources that a text's front matter names. */
export function PageSources({ sources }: { sources: readonly Source[] }) {
  if (sources.length === 0) return null;
  return (
    <FoldedSources count={sources.length}>
      <ul className="prose list-disc pb-4 pl-5">
        {sources.map(({ label, url }) => (
          <li key={url} className="py-1.5">
            <a href={url} rel="noopener">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </FoldedSources>
  );
}
