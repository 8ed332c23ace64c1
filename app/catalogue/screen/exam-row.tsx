import type { ShownExam } from '../../domain/exam-search/catalogue-answer.ts';
import { areaWords } from '../../domain/exams/exam-words.ts';
import { isEmergency, isEmergencyOnly } from '../../domain/exams/urgent.ts';
import { formatMoney } from '../../i18n/format.ts';
import { localizedHref } from '../../i18n/href.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { ListAddLink } from '../../views/exams/list-add-link.tsx';
import { urgentHeadings } from '../../views/exams/urgent-box.tsx';
import { useCatalogue } from './catalogue-context.ts';

interface ExamRowProps {
  exam: ShownExam;
  /** The exam's name in the pasted order. */
  written?: string | undefined;
  /** Whether the exams beside it are of several areas. */
  showsArea?: boolean;
}

/** Whether these exams are of several areas of the laboratory, so that each row names its own. */
export const differInArea = (exams: readonly Pick<ShownExam, 'area'>[]): boolean =>
  new Set(exams.map(({ area }) => area)).size > 1;

/** An exam as a row of a list: its name, its price, and the link that adds it; then one line of facts. Its warning is above the list. */
export function ExamRow({ exam, written, showsArea = true }: ExamRowProps) {
  const locale = getLocale();
  const { carried, listed } = useCatalogue();
  return (
    <li className="group relative grid min-h-18 grid-cols-[minmax(0,1fr)_auto_2.75rem] content-center items-start gap-x-3 gap-y-1 border-t border-line py-2.5 sm:min-h-20 sm:grid-cols-[minmax(0,1fr)_6rem_8.25rem] sm:gap-x-4">
      <h3 className="col-start-1 row-start-1 text-base leading-snug font-semibold">
        <a
          href={localizedHref(locale, '/examenes-laboratorio/:slug', { slug: exam.slug })}
          className="text-ink underline-offset-4 group-hover:text-brand group-hover:underline after:absolute after:inset-0"
        >
          {exam.name[locale]}
        </a>
      </h3>
      <Price exam={exam} />
      {!isEmergencyOnly(exam.urgent) && (
        <ListAddLink codes={[exam.code]} name={exam.name[locale]} carried={carried} listed={listed} className={addLook}>
          {m.catalogue_add()}
        </ListAddLink>
      )}
      <ExamFacts exam={exam} written={written} showsArea={showsArea} />
    </li>
  );
}

/**
 * A plus, which a phone shows alone, in a circle; and the check of an exam on the list, whose link carries no codes. Both are empty for
 * screen readers.
 */
const addLook =
  "no-print relative col-start-3 row-span-2 row-start-1 inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 self-center justify-self-end max-sm:gap-0 text-sm font-semibold whitespace-nowrap text-ink max-sm:justify-end max-sm:text-[0px] before:text-lg before:leading-none before:font-normal before:text-brand before:content-['+'_/_''] [&:not([href*='?'])]:before:content-['✓'_/_''] max-sm:before:grid max-sm:before:size-9 max-sm:before:place-items-center max-sm:before:rounded-full max-sm:before:border max-sm:before:border-line-strong max-sm:before:bg-surface max-sm:before:text-xl max-sm:[&:not([href*='?'])]:before:border-brand sm:rounded-full sm:border sm:border-line-strong sm:bg-surface sm:px-4 sm:hover:border-brand sm:hover:text-brand lg:min-h-9";

/** An exam for emergencies only has no price here, because it is not offered. */
function Price({ exam: { price, urgent } }: { exam: ShownExam }) {
  const { currency } = useCatalogue();
  if (isEmergencyOnly(urgent)) return null;
  return (
    <p className="col-start-2 row-start-1 text-right leading-snug whitespace-nowrap sm:row-span-2 sm:self-center">
      {price === null ? (
        <span className="text-sm text-ink-soft">{m.catalogue_price_ask()}</span>
      ) : (
        <span className="font-semibold tabular-nums">{formatMoney(getLocale(), price, currency)}</span>
      )}
    </p>
  );
}

/** A dot is before each fact. That of a line's first fact is outside the box, which clips it, so no line begins or ends with one. */
const factsLook =
  "-ml-4 flex flex-wrap *:relative *:pl-4 *:before:absolute *:before:left-1.5 *:before:content-['·'_/_'']";

/** The facts of an exam in one line. A row of an urgent exam says so, and its warning is above the list. */
function ExamFacts({
  exam,
  written,
  showsArea,
}: Required<Pick<ExamRowProps, 'exam' | 'showsArea'>> & Pick<ExamRowProps, 'written'>) {
  const { urgent, also } = exam;
  const isEmergent = isEmergency(urgent);
  return (
    <p className="col-span-2 col-start-1 row-start-2 overflow-clip text-sm text-ink-soft sm:col-span-1">
      <span className={factsLook}>
        {urgent && isEmergent && <span className="font-semibold text-alarm">{urgentHeadings[urgent.use]()}</span>}
        {written && <span className="wrap-anywhere">{m.catalogue_order_written({ text: written })}</span>}
        {also && <span>{m.catalogue_also({ name: also })}</span>}
        {showsArea && <span>{areaWords[exam.area]()}</span>}
        {!isEmergent && (
          <span>
            {exam.fasting > 0 ? m.catalogue_chip_fasting({ hours: exam.fasting }) : m.catalogue_chip_no_fasting()}
          </span>
        )}
        {exam.isPackage && <span>{m.catalogue_chip_package()}</span>}
        {exam.sameDay && !isEmergent && <span className="text-open">{m.catalogue_chip_same_day()}</span>}
        {exam.atHome && <span>{m.catalogue_chip_at_home()}</span>}
      </span>
    </p>
  );
}
