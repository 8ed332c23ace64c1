import { pathInLocale } from '../../i18n/locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { Icon, Specimen } from '../../ui/icons/icon.tsx';
import { pageName } from './page-names.ts';
import type { ReadNext } from './read-next.ts';

/** Where to go from here: pages and posts, each with what it answers. */
export function ReadNextCards({
  entries,
  heading = m.page_related(),
}: {
  entries: readonly ReadNext[];
  heading?: string;
}) {
  if (entries.length === 0) return null;
  return (
    <section className="no-print mx-auto max-w-page px-4 pt-20 lg:px-8">
      <h2 className="text-xl">{heading}</h2>
      <ul className="mt-6 grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        {entries.map((entry) => (
          <ReadNextCard key={entry.path} entry={entry} />
        ))}
      </ul>
    </section>
  );
}

function ReadNextCard({ entry: { pageId, heading, lead, path, cap } }: { entry: ReadNext }) {
  const locale = getLocale();
  return (
    <li className="group relative flex flex-col rounded-lg border border-line bg-surface p-5 focus-within:border-brand hover:border-brand">
      <p className="flex items-center justify-between gap-3 text-xs font-semibold text-ink-soft">
        {pageId === null ? m.page_from_blog() : pageName(pageId, locale)}
        {cap ? (
          <Specimen cap={cap} className="h-12 w-6 shrink-0" />
        ) : (
          <Icon name="mark" className="size-6 shrink-0 text-brand opacity-70" />
        )}
      </p>
      <h3 className="mt-2 text-lg leading-tight">
        <a href={pathInLocale(locale, path)} className="group-hover:underline after:absolute after:inset-0">
          {heading}
        </a>
      </h3>
      <p className="mt-2 line-clamp-3 text-sm text-ink-soft">{lead}</p>
    </li>
  );
}
