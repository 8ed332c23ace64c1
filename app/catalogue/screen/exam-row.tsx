import { otherNameFor } from '../../domain/exam-search/other-name.ts';
import type { SearchRecord } from '../../domain/exam-search/search-record.ts';
import { areaWords } from '../../domain/exams/exam-words.ts';
import { isEmergency, isEmergencyOnly } from '../../domain/exams/urgent.ts';
import { formatMoney } from '../../i18n/format.ts';
import { localizedHref } from '../../i18n/href.ts';
import { pathInLocale } from '../../i18n/locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { Specimen } from '../../ui/icons/icon.tsx';
import { UrgentBox, UrgentBoxPattern } from '../../views/exams/urgent-box.tsx';
import { useLaboratory } from '../../views/laboratory/laboratory-context.ts';
import { useCarriedList } from './carried-list-context.ts';

interface ExamRowProps {
  record: SearchRecord;
  query: string;
  /** How an order names it. */
  written?: string | undefined;
  /** With every part that a row can have, for the browser to fill in and take away (`on-demand/show-answer.browser.ts`). */
  isPattern?: boolean;
}

/** An exam as a line of a list: its warning, its tube, what it is called, what it asks of the patient, and the way into one's own list. */
export function ExamRow({ record, query, written, isPattern = false }: ExamRowProps) {
  const locale = getLocale();
  const { currency } = useLaboratory();
  const also = isPattern ? '…' : otherNameFor(record, query, locale);
  const { cap, urgent } = record;
  const listed = [...useCarriedList(), record.code].join(',');
  return (
    <li className="group relative flex items-center gap-4 border-t border-line py-4">
      {cap && (
        <span data-part="cap" className="shrink-0">
          <Specimen cap={cap} className="h-14 w-7" />
        </span>
      )}
      {(!cap || isPattern) && (
        <span data-part="no-cap" className="h-14 w-7 shrink-0 rounded-full border border-line bg-sunken" />
      )}
      <div className="min-w-0 flex-1">
        {(urgent || isPattern) && (
          <div data-part="warning" className="mb-3">
            {urgent ? <UrgentBox urgent={urgent} size="row" /> : <UrgentBoxPattern size="row" />}
          </div>
        )}
        <h3 className="text-base font-semibold leading-snug">
          <a
            data-part="name"
            href={localizedHref(locale, '/examenes-laboratorio/:slug', { slug: record.slug })}
            className="text-ink underline-offset-4 group-hover:text-brand group-hover:underline after:absolute after:inset-0"
          >
            {record.name[locale]}
          </a>
        </h3>
        {(written || isPattern) && (
          <p data-part="written" className="text-sm text-ink-soft wrap-anywhere">
            {m.catalogue_order_written({ text: written ?? '…' })}
          </p>
        )}
        {also && (
          <p data-part="also" className="text-sm text-ink-soft">
            {m.catalogue_also({ name: also })}
          </p>
        )}
        <p className="mt-1 flex flex-wrap gap-x-3 gap-y-0.5 text-sm text-ink-soft">
          {(record.frequent || isPattern) && (
            <span data-part="frequent" className="font-semibold text-brand">
              {m.catalogue_chip_frequent()}
            </span>
          )}
          <span data-part="area">{areaWords[record.area]()}</span>
          {!isEmergency(urgent) && (
            <span data-part="fasting">
              {record.fasting > 0 ? m.catalogue_chip_fasting({ hours: record.fasting }) : m.catalogue_chip_no_fasting()}
            </span>
          )}
          {(record.isPackage || isPattern) && <span data-part="package">{m.catalogue_chip_package()}</span>}
          {record.sameDay && !isEmergency(urgent) && (
            <span data-part="same-day" className="font-semibold text-open">
              {m.catalogue_chip_same_day()}
            </span>
          )}
          {record.atHome && <span data-part="at-home">{m.catalogue_chip_at_home()}</span>}
          {record.price !== null && !isEmergencyOnly(urgent) && (
            <span data-part="price">{formatMoney(locale, record.price, currency)}</span>
          )}
        </p>
      </div>
      {!isEmergencyOnly(urgent) && (
        <a
          href={`${pathInLocale(locale, '/mi-lista')}?e=${listed}`}
          data-list-add={record.code}
          data-live="behaviour"
          rel="nofollow"
          className="no-print relative inline-flex min-h-11 min-w-11 shrink-0 items-center justify-center rounded-full border border-line-strong px-3 text-sm font-semibold hover:border-brand hover:text-brand"
        >
          {m.catalogue_add()}
          <span data-part="add" className="sr-only">{`: ${record.name[locale]}`}</span>
        </a>
      )}
    </li>
  );
}
