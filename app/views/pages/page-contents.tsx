import { m } from '../../i18n/paraglide/messages.js';
import { Icon } from '../../ui/icons/icon.tsx';
import type { ContentSection } from './page.ts';

type Listed = readonly Pick<ContentSection, 'id' | 'heading'>[];

/** The table of contents, collapsed, for screens without room at the side. */
export function PageContents({ sections }: { sections: Listed }) {
  return (
    <details className="no-print group rounded-md border border-line bg-surface lg:hidden">
      <summary className="flex min-h-12 list-none items-center justify-between gap-4 px-4 font-semibold [&::-webkit-details-marker]:hidden">
        {m.page_contents()}
        <Icon name="chevron-right" className="size-4 rotate-90 text-ink-soft group-open:-rotate-90" />
      </summary>
      <nav aria-label={m.page_contents()} className="border-t border-line px-4 py-1">
        <ContentsList sections={sections} />
      </nav>
    </details>
  );
}

/** The table of contents at the side of a wide screen. It is sticky, and ends above the chat invitation. */
export function PageContentsAside({ sections }: { sections: Listed }) {
  return (
    <nav
      aria-label={m.page_contents()}
      className="no-print sticky top-32 hidden max-h-[calc(100dvh-14.5rem)] self-start overflow-y-auto pb-4 lg:block"
    >
      <p className="text-sm font-bold">{m.page_contents()}</p>
      <div className="mt-2 border-l-2 border-line pl-4 text-sm">
        <ContentsList sections={sections} />
      </div>
    </nav>
  );
}

function ContentsList({ sections }: { sections: Listed }) {
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
