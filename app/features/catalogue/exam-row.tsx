import { localizedHref } from '../../i18n/href.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { Specimen } from '../../ui/icons/icon.tsx';
import { areaWords } from './exam-words.ts';
import { otherNameFor } from './search/other-name.ts';
import type { SearchRecord } from './search/search-record.ts';

/** An exam as a line of a list: its tube, what it is called, what it asks of the patient, and the way into one's own list. */
export function ExamRow({ record, query }: { record: SearchRecord; query: string }) {
  const locale = getLocale();
  const also = otherNameFor(record, query, locale);
  return (
    <li className="group relative flex items-center gap-4 border-t border-line py-4">
      {record.cap ? (
        <Specimen cap={record.cap} className="h-14 w-7 shrink-0" />
      ) : (
        <span className="h-14 w-7 shrink-0 rounded-full border border-line bg-sunken" />
      )}
      <div className="min-w-0 flex-1">
        <h3 className="text-base font-semibold leading-snug">
          <a
            href={localizedHref(locale, '/examenes-laboratorio/:slug', { slug: record.slug })}
            className="text-ink underline-offset-4 group-hover:text-brand group-hover:underline after:absolute after:inset-0"
          >
            {record.name[locale]}
          </a>
        </h3>
        {also && <p className="text-sm text-ink-soft">{m.catalogue_also({ name: also })}</p>}
        <p className="mt-1 flex flex-wrap gap-x-3 gap-y-0.5 text-sm text-ink-soft">
          <span>{areaWords[record.area]()}</span>
          <span>
            {record.fasting > 0 ? m.catalogue_chip_fasting({ hours: record.fasting }) : m.catalogue_chip_no_fasting()}
          </span>
          {record.sameDay && <span className="font-semibold text-open">{m.catalogue_chip_same_day()}</span>}
          {record.atHome && <span>{m.catalogue_chip_at_home()}</span>}
        </p>
      </div>
    </li>
  );
}
