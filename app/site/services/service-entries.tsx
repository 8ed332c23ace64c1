import { pathInLocale } from '../../i18n/locale.ts';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { Icon, SpecimenIcon } from '../../ui/icons/icon.tsx';
import { firstSentence } from '../../views/pages/first-sentence.ts';
import { pageName } from '../../views/pages/page-names.ts';
import type { ReadNext } from '../../views/pages/read-next.ts';

const nameOf = ({ pageId, heading }: ReadNext): string => (pageId ? pageName(pageId, getLocale()) : heading);

/** The most requested services, each with the container of most of its specimens. */
export const LargeServices = ({ entries }: { entries: readonly ReadNext[] }) => (
  <ul className="grid gap-x-10 sm:grid-cols-3">
    {entries.map((entry) => (
      <li
        key={entry.path}
        className="group relative grid grid-cols-[3rem_minmax(0,1fr)] items-center gap-x-5 border-t-2 border-ink py-5 sm:block sm:pt-6"
      >
        {entry.cap && <SpecimenIcon cap={entry.cap} className="h-20 w-10 sm:h-28 sm:w-14" />}
        <div>
          <h3 className="font-display text-xl leading-tight font-medium sm:mt-5">
            <a
              href={pathInLocale(getLocale(), entry.path)}
              className="group-hover:text-brand after:absolute after:inset-0"
            >
              {nameOf(entry)}
            </a>
          </h3>
          <p className="mt-2 text-sm text-ink-soft">{firstSentence(entry.lead)}</p>
        </div>
      </li>
    ))}
  </ul>
);

/** Services as rows: the name, and one sentence. */
export const ServiceRows = ({ entries }: { entries: readonly ReadNext[] }) => (
  <ul className="border-b border-line">
    {entries.map((entry) => (
      <li
        key={entry.path}
        className="group relative grid grid-cols-[minmax(0,1fr)_1.25rem] items-center gap-x-6 border-t border-line py-4 sm:grid-cols-[14rem_minmax(0,1fr)_1.25rem]"
      >
        <h3 className="text-base">
          <a
            href={pathInLocale(getLocale(), entry.path)}
            className="group-hover:text-brand after:absolute after:inset-0"
          >
            {nameOf(entry)}
          </a>
        </h3>
        <p className="text-sm text-ink-soft max-sm:row-start-2">{firstSentence(entry.lead)}</p>
        <Icon
          name="arrow-right"
          className="size-5 text-ink-soft group-hover:text-brand max-sm:col-start-2 max-sm:row-span-2 max-sm:row-start-1"
        />
      </li>
    ))}
  </ul>
);
