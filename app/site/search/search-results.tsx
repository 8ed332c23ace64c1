import { m } from '../../i18n/paraglide/messages.js';
import { MarkedText } from './marked-text.tsx';
import type { SearchHit } from './site-search.ts';

/** The hits, best first: the page's name, its heading, the question that it answers, and the passage. */
export function SearchResults({ hits }: { hits: readonly SearchHit[] }) {
  return (
    <ol className="mt-4 max-w-(--container-prose)">
      {hits.map(({ href, name, heading, question, snippet }) => (
        <li key={href} className="group relative border-t border-line py-5">
          <p className="text-xs font-semibold text-ink-soft">{name || m.search_kind_post()}</p>
          <h3 className="mt-1 text-lg">
            <a href={href} className="text-brand underline-offset-4 group-hover:underline after:absolute after:inset-0">
              <MarkedText segments={heading} />
            </a>
          </h3>
          {question && (
            <p className="mt-1 font-semibold">
              <MarkedText segments={question} />
            </p>
          )}
          <p className="mt-1 text-ink-soft">
            <MarkedText segments={snippet} />
          </p>
        </li>
      ))}
    </ol>
  );
}
