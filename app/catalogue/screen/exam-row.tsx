import type { ShownExam } from '../../domain/exam-search/catalogue-answer.ts';
import { areaWords } from '../../domain/exams/exam-words.ts';
import { isEmergency, isEmergencyOnly } from '../../domain/exams/urgent.ts';
import { formatMoney } from '../../i18n/format.ts';
import { localizedHref } from '../../i18n/href.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { ListAddLink } from '../../views/exams/list-add-link.tsx';
import { UrgentBox } from '../../views/exams/urgent-box.tsx';
import { useCatalogue } from './catalogue-context.ts';

interface ExamRowProps {
  exam: ShownExam;
  /** The exam's name in the pasted order. */
  written?: string | undefined;
}

/** An exam as a row of a list: its warning above everything, its name and price, one line of facts, and the link that adds it. */
export function ExamRow({ exam, written }: ExamRowProps) {
  const locale = getLocale();
  const { carried, listed } = useCatalogue();
  const { urgent, also } = exam;
  return (
    <li className="group relative grid grid-flow-dense grid-cols-[minmax(0,1fr)_auto] gap-x-4 border-t border-line pt-3 pb-1 sm:grid-cols-[minmax(0,1fr)_auto_8.5rem] sm:items-center sm:py-3">
      {urgent && (
        <div className="relative z-10 col-span-full mb-3">
          <UrgentBox urgent={urgent} size="row" />
        </div>
      )}
      <h3 className="text-base leading-snug font-semibold">
        <a
          href={localizedHref(locale, '/examenes-laboratorio/:slug', { slug: exam.slug })}
          className="text-ink underline-offset-4 group-hover:text-brand group-hover:underline after:absolute after:inset-0"
        >
          {exam.name[locale]}
        </a>
      </h3>
      <Price exam={exam} />
      <div className="min-w-0 self-center text-sm text-ink-soft sm:col-span-2 sm:col-start-1 sm:self-start">
        {written && <p className="wrap-anywhere">{m.catalogue_order_written({ text: written })}</p>}
        {also && <p>{m.catalogue_also({ name: also })}</p>}
        <ExamFacts exam={exam} />
      </div>
      {!isEmergencyOnly(urgent) && (
        <ListAddLink codes={[exam.code]} name={exam.name[locale]} carried={carried} listed={listed} className={addLook}>
          {m.catalogue_add()}
        </ListAddLink>
      )}
    </li>
  );
}

/** The plus, and the check of an exam on the list, whose link carries no codes, are empty for screen readers. */
const addLook =
  "no-print relative inline-flex whitespace-nowrap min-h-11 min-w-11 items-center justify-end gap-1 self-center text-sm font-semibold text-brand underline-offset-4 before:text-lg before:leading-none before:font-normal before:content-['+'_/_''] [&:not([href*='?'])]:before:content-['✓'_/_''] hover:underline sm:col-start-3 sm:row-span-2 sm:justify-self-end sm:rounded-full sm:border sm:border-line-strong sm:bg-surface sm:px-4 sm:text-ink sm:hover:border-brand sm:hover:text-brand sm:hover:no-underline";

/** An exam for emergencies only has no price here, because it is not offered. */
function Price({ exam: { price, urgent } }: { exam: ShownExam }) {
  const { currency } = useCatalogue();
  if (isEmergencyOnly(urgent)) return <span />;
  return (
    <p className="text-right sm:col-start-2">
      {price === null ? (
        <span className="text-sm text-ink-soft">{m.catalogue_price_ask()}</span>
      ) : (
        <span className="font-semibold tabular-nums">{formatMoney(getLocale(), price, currency)}</span>
      )}
    </p>
  );
}

function ExamFacts({ exam }: { exam: ShownExam }) {
  const { urgent } = exam;
  const isEmergent = isEmergency(urgent);
  return (
    <p className="flex flex-wrap gap-x-1.5 *:not-last:after:ml-1.5 *:not-last:after:content-['·'_/_'']">
      <span>{areaWords[exam.area]()}</span>
      {!isEmergent && (
        <span>
          {exam.fasting > 0 ? m.catalogue_chip_fasting({ hours: exam.fasting }) : m.catalogue_chip_no_fasting()}
        </span>
      )}
      {exam.isPackage && <span>{m.catalogue_chip_package()}</span>}
      {exam.sameDay && !isEmergent && <span className="text-open">{m.catalogue_chip_same_day()}</span>}
      {exam.atHome && <span>{m.catalogue_chip_at_home()}</span>}
    </p>
  );
}
