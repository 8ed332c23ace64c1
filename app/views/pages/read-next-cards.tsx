import { pathInLocale } from '../../i18n/locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { SpecimenIcon } from '../../ui/icons/icon.tsx';
import { capEdge } from './cap-looks.tsx';
import { firstSentence } from './first-sentence.ts';
import { pageName } from './page-names.ts';
import type { ReadNext } from './read-next.ts';

/** Links onward: pages and posts, each with its first sentence. */
export function ReadNextCards({
  entries,
  heading = m.page_related(),
}: {
  entries: readonly ReadNext[];
  heading?: string;
}) {
  if (entries.length === 0) return null;
  return (
    <section className="page-frame no-print pt-20">
      <h2 className="text-xl">{heading}</h2>
      <ul className="mt-6 grid gap-4 sm:grid-cols-2 xl:auto-cols-fr xl:grid-flow-col xl:grid-cols-none">
        {entries.map((entry) => (
          <ReadNextCard key={entry.path} entry={entry} />
        ))}
      </ul>
    </section>
  );
}

function ReadNextCard({ entry: { pageId, heading, lead, path, cap, color } }: { entry: ReadNext }) {
  const locale = getLocale();
  return (
    <li
      className={`group relative flex gap-4 rounded-lg border border-t-8 border-line bg-surface p-5 focus-within:border-x-brand focus-within:border-b-brand hover:border-x-brand hover:border-b-brand sm:max-xl:last:odd:col-span-2 ${capEdge(color)}`}
    >
      <div className="grow">
        <p className="text-xs font-semibold text-ink-soft">
          {pageId === null ? m.page_from_blog() : pageName(pageId, locale)}
        </p>
        <h3 className="mt-1 text-lg leading-tight">
          <a href={pathInLocale(locale, path)} className="group-hover:underline after:absolute after:inset-0">
            {heading}
          </a>
        </h3>
        <p className="mt-2 text-sm text-ink-soft">{firstSentence(lead)}</p>
      </div>
      {cap && <SpecimenIcon cap={cap} className="h-16 w-8 shrink-0" />}
    </li>
  );
}
