import { pathInLocale } from '../../i18n/locale.ts';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { SpecimenIcon } from '../../ui/icons/icon.tsx';
import { capEdge, capWord } from './cap-looks.tsx';
import { firstSentence } from './first-sentence.ts';
import { pageName } from './page-names.ts';
import type { ReadNext } from './read-next.ts';

/** Services, each in the color of the container of most of its specimens. */
export function ServiceCards({ entries }: { entries: readonly ReadNext[] }) {
  return (
    <ul className="mt-5 grid gap-4 sm:grid-cols-2">
      {entries.map((entry) => (
        <ServiceCard key={entry.path} entry={entry} />
      ))}
    </ul>
  );
}

function ServiceCard({ entry: { pageId, heading, lead, path, cap } }: { entry: ReadNext }) {
  const locale = getLocale();
  return (
    <li
      className={`group relative flex gap-4 rounded-lg border border-t-8 border-line bg-surface p-5 focus-within:border-x-brand focus-within:border-b-brand hover:border-x-brand hover:border-b-brand sm:last:odd:col-span-2 ${capEdge(cap)}`}
    >
      <div className="grow">
        {cap && <p className="text-xs font-semibold text-ink-soft">{capWord(cap)}</p>}
        <h3 className="text-lg leading-tight">
          <a href={pathInLocale(locale, path)} className="group-hover:underline after:absolute after:inset-0">
            {pageId ? pageName(pageId, locale) : heading}
          </a>
        </h3>
        <p className="mt-2 text-sm text-ink-soft">{firstSentence(lead)}</p>
      </div>
      {cap && <SpecimenIcon cap={cap} className="h-20 w-10 shrink-0" />}
    </li>
  );
}
