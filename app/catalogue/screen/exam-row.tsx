import type { ShownExam } from '../../domain/exam-search/catalogue-answer.ts';
import { areaWords } from '../../domain/exams/exam-words.ts';
import { isEmergency, isEmergencyOnly } from '../../domain/exams/urgent.ts';
import { formatMoney } from '../../i18n/format.ts';
import { localizedHref } from '../../i18n/href.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { SpecimenIcon } from '../../ui/icons/icon.tsx';
import { ListAddLink } from '../../views/exams/list-add-link.tsx';
import { UrgentBox } from '../../views/exams/urgent-box.tsx';
import { useCatalogue } from './catalogue-context.ts';

interface ExamRowProps {
  exam: ShownExam;
  /** The exam's name in the pasted order. */
  written?: string | undefined;
}

/** An exam as a row of a list: its warning, its tube, its name, its preparation, and the link that adds it to the visitor's list. */
export function ExamRow({ exam, written }: ExamRowProps) {
  const locale = getLocale();
  const { carried, listed } = useCatalogue();
  const { cap, urgent, also } = exam;
  return (
    <li className="group relative flex items-center gap-4 border-t border-line py-4">
      {cap ? (
        <span className="shrink-0">
          <SpecimenIcon cap={cap} className="h-14 w-7" />
        </span>
      ) : (
        <span className="h-14 w-7 shrink-0 rounded-full border border-line bg-sunken" />
      )}
      <div className="min-w-0 flex-1">
        {urgent && (
          <div className="mb-3">
            <UrgentBox urgent={urgent} size="row" />
          </div>
        )}
        <h3 className="text-base font-semibold leading-snug">
          <a
            href={localizedHref(locale, '/examenes-laboratorio/:slug', { slug: exam.slug })}
            className="text-ink underline-offset-4 group-hover:text-brand group-hover:underline after:absolute after:inset-0"
          >
            {exam.name[locale]}
          </a>
        </h3>
        {written && (
          <p className="text-sm text-ink-soft wrap-anywhere">{m.catalogue_order_written({ text: written })}</p>
        )}
        {also && <p className="text-sm text-ink-soft">{m.catalogue_also({ name: also })}</p>}
        <ExamChips exam={exam} />
      </div>
      {!isEmergencyOnly(urgent) && (
        <ListAddLink
          codes={[exam.code]}
          name={exam.name[locale]}
          carried={carried}
          listed={listed}
          className="no-print relative inline-flex min-h-11 min-w-11 shrink-0 items-center justify-center rounded-full border border-line-strong px-3 text-sm font-semibold hover:border-brand hover:text-brand"
        >
          {m.catalogue_add()}
        </ListAddLink>
      )}
    </li>
  );
}

function ExamChips({ exam }: { exam: ShownExam }) {
  const { currency } = useCatalogue();
  const { urgent, price } = exam;
  return (
    <p className="mt-1 flex flex-wrap gap-x-3 gap-y-0.5 text-sm text-ink-soft">
      {exam.frequent && <span className="font-semibold text-brand">{m.catalogue_chip_frequent()}</span>}
      <span>{areaWords[exam.area]()}</span>
      {!isEmergency(urgent) && (
        <span>
          {exam.fasting > 0 ? m.catalogue_chip_fasting({ hours: exam.fasting }) : m.catalogue_chip_no_fasting()}
        </span>
      )}
      {exam.isPackage && <span>{m.catalogue_chip_package()}</span>}
      {exam.sameDay && !isEmergency(urgent) && (
        <span className="font-semibold text-open">{m.catalogue_chip_same_day()}</span>
      )}
      {exam.atHome && <span>{m.catalogue_chip_at_home()}</span>}
      {price !== null && !isEmergencyOnly(urgent) && <span>{formatMoney(getLocale(), price, currency)}</span>}
    </p>
  );
}
