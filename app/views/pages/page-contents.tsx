import { m } from '../../i18n/paraglide/messages.js';
import { FoldMark } from '../../ui/fold-mark.tsx';
import type { ContentSection } from './page.ts';

type Listed = readonly Pick<ContentSection, 'id' | 'heading'>[];

/** The table of contents, collapsed, for screens without room at the side (`page-aside.tsx`). */
export function PageContents({ sections }: { sections: Listed }) {
  return (
    <details className="no-print rounded-md border border-line bg-surface lg:hidden">
      <summary className="flex min-h-12 list-none items-center justify-between gap-4 px-4 font-semibold [&::-webkit-details-marker]:hidden">
        {m.page_contents()}
        <FoldMark />
      </summary>
      <nav aria-label={m.page_contents()} className="border-t border-line px-4 py-1">
        <ContentsList sections={sections} />
      </nav>
    </details>
  );
}

/** The entries of the table of contents, as links to the sections. */
export function ContentsList({ sections }: { sections: Listed }) {
  return (
    <ol>
      {sections.map(({ id, heading }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="flex min-h-11 items-center py-1.5 leading-snug text-ink-soft underline-offset-4 hover:text-brand hover:underline lg:min-h-9"
          >
            {heading}
          </a>
        </li>
      ))}
    </ol>
  );
}
