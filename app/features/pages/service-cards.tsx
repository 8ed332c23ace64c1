import { pathInLocale } from '../../i18n/locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { Icon, Specimen } from '../../ui/icons/icon.tsx';
import type { SpecimenCap } from '../../ui/specimen-cap.ts';
import { pageName } from './page-names.ts';
import type { ReadNext } from './read-next.ts';

const caps = {
  lavender: { word: m.cap_lavender, edge: 'border-t-cap-lavender' },
  gold: { word: m.cap_gold, edge: 'border-t-cap-gold' },
  blue: { word: m.page_cap_blue, edge: 'border-t-cap-blue' },
  green: { word: m.page_cap_green, edge: 'border-t-cap-green' },
  red: { word: m.page_cap_red, edge: 'border-t-cap-red' },
  grey: { word: m.page_cap_grey, edge: 'border-t-cap-grey' },
  urine: { word: m.cap_urine, edge: 'border-t-cap-urine' },
  plate: { word: m.cap_plate, edge: 'border-t-cap-plate' },
} as const satisfies Record<SpecimenCap, { word: () => string; edge: string }>;

/** Services, each under the colour of the container that most of its specimens travel in. */
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
  const edge = cap ? caps[cap].edge : 'border-t-brand';
  return (
    <li
      className={`group relative flex gap-4 rounded-lg border border-t-8 border-line bg-surface p-5 focus-within:border-x-brand focus-within:border-b-brand hover:border-x-brand hover:border-b-brand ${edge}`}
    >
      <div className="grow">
        {cap && <p className="text-xs font-semibold text-ink-soft">{caps[cap].word()}</p>}
        <h3 className="text-lg leading-tight">
          <a href={pathInLocale(locale, path)} className="group-hover:underline after:absolute after:inset-0">
            {pageId ? pageName(pageId, locale) : heading}
          </a>
        </h3>
        <p className="mt-2 line-clamp-4 text-sm text-ink-soft">{lead}</p>
      </div>
      {cap ? (
        <Specimen cap={cap} className="h-20 w-10 shrink-0" />
      ) : (
        <Icon name="mark" className="size-10 shrink-0 text-brand opacity-70" />
      )}
    </li>
  );
}
