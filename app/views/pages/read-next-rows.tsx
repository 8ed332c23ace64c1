import { pathInLocale } from '../../i18n/locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { Icon } from '../../ui/icons/icon.tsx';
import { pageName } from './page-names.ts';
import type { ReadNext } from './read-next.ts';

/** Pages to read next, one per row: each with its heading and its page's name. */
export function ReadNextRows({
  entries,
  heading = m.page_related(),
}: {
  entries: readonly ReadNext[];
  heading?: string;
}) {
  if (entries.length === 0) return null;
  return (
    <section className="page-frame no-print pt-16 lg:pt-24">
      <div className="grid gap-x-16 gap-y-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,3fr)]">
        <h2 className="text-xl">{heading}</h2>
        <ul className="border-t border-line sm:grid sm:grid-cols-2 sm:gap-x-12 sm:border-t-0 lg:gap-x-16">
          {entries.map((entry) => (
            <ReadNextRow key={entry.path} entry={entry} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function ReadNextRow({ entry: { pageId, heading, path } }: { entry: ReadNext }) {
  const locale = getLocale();
  const name = pageId === null ? m.page_from_blog() : pageName(pageId, locale);
  return (
    <li className="group relative flex items-center gap-4 border-b border-line py-3.5 sm:border-t sm:border-b-0">
      <div className="grow">
        <h3 className="text-base leading-snug">
          <a href={pathInLocale(locale, path)} className="group-hover:text-brand after:absolute after:inset-0">
            {heading}
          </a>
        </h3>
        {/* A page's own heading may be its name. */}
        {name !== heading && <p className="mt-0.5 text-sm text-ink-soft">{name}</p>}
      </div>
      <Icon name="arrow-right" className="size-5 shrink-0 text-ink-soft group-hover:text-brand" />
    </li>
  );
}
