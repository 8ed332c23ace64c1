import { m } from '../../i18n/paraglide/messages.js';
import { FoldMark } from '../../ui/fold-mark.tsx';
import { MarkedText } from './marked-text.tsx';
import type { SearchHit } from './site-search.ts';

/** More than these fold. */
const MAX_SHOWN = 6;

/** The hits as two groups: those with a question that answers the query, and the others. The group with the best hit comes first. */
export function SearchResults({ hits }: { hits: readonly SearchHit[] }) {
  const groups = [
    { heading: m.search_answers(), hits: hits.filter(({ question }) => question !== null) },
    { heading: m.search_pages(), hits: hits.filter(({ question }) => question === null) },
  ].filter((group) => group.hits.length > 0);
  if (groups[1] && groups[1].hits[0] === hits[0]) groups.reverse();
  return (
    <div className="grid gap-y-12">
      {groups.map((group) => (
        <section key={group.heading}>
          <h2 className="text-xl">{group.heading}</h2>
          <Hits hits={group.hits.slice(0, MAX_SHOWN)} className="mt-4" />
          {group.hits.length > MAX_SHOWN && (
            <details>
              <summary className="flex min-h-14 list-none items-center justify-between border-t border-line font-semibold text-brand hover:underline [&::-webkit-details-marker]:hidden">
                {m.search_more({ count: group.hits.length - MAX_SHOWN })}
                <FoldMark />
              </summary>
              <Hits hits={group.hits.slice(MAX_SHOWN)} />
            </details>
          )}
        </section>
      ))}
    </div>
  );
}

/** The question or the heading, the passage, and where it is. */
const Hits = ({ hits, className }: { hits: readonly SearchHit[]; className?: string }) => (
  <ol className={className}>
    {hits.map(({ href, name, heading, question, snippet }) => (
      <li key={href} className="group/hit relative border-t border-line py-4">
        <h3 className="text-base leading-snug">
          <a
            href={href}
            className="underline-offset-4 group-hover/hit:text-brand group-hover/hit:underline after:absolute after:inset-0"
          >
            <MarkedText segments={question ?? heading} />
          </a>
        </h3>
        <p className="mt-1 line-clamp-2 text-sm text-ink-soft">
          <MarkedText segments={snippet} />
        </p>
        <p className="mt-1 text-xs text-ink-soft">
          {question ? <MarkedText segments={heading} /> : name || m.search_kind_post()}
        </p>
      </li>
    ))}
  </ol>
);
