import type { ReactNode } from 'react';

import type { ShownExam } from '../../domain/exam-search/catalogue-answer.ts';
import { areaWords } from '../../domain/exams/exam-words.ts';
import { isEmergency, isEmergencyOnly } from '../../domain/exams/urgent.ts';
import { workingDaysWords } from '../../domain/promise/promise-words.ts';
import { formatMoney } from '../../i18n/format.ts';
import { localizedHref } from '../../i18n/href.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { classes } from '../../ui/classes.ts';
import { SpecimenIcon } from '../../ui/icons/icon.tsx';
import { ListAddLink } from '../../views/exams/list-add-link.tsx';
import { urgentHeadings } from '../../views/exams/urgent-box.tsx';
import { useCatalogue } from './catalogue-context.ts';
import { RowAlarm } from './row-alarm.tsx';

interface ExamRowProps {
  exam: ShownExam;
  /** The exam's name in the pasted order. */
  written?: string | undefined;
  /** Whether the exams beside it are of several areas. */
  showsArea?: boolean;
  /** Whether it is the best match of a search: the answer, before the other ones. */
  isBest?: boolean;
  /** Whether the row shows its own alarm; otherwise the alarm is above the list. */
  hasAlarm?: boolean;
}

/** Whether these exams are of several areas of the laboratory, so that each row names its own. */
export const differInArea = (exams: readonly Pick<ShownExam, 'area'>[]): boolean =>
  new Set(exams.map(({ area }) => area)).size > 1;

/**
 * The columns of a row: the container, the name, the facts, the price, and the link that adds it. On a phone the last two are below the
 * rest.
 */
const columns =
  'grid-cols-[1.25rem_auto_minmax(0,1fr)] gap-x-3 sm:grid-cols-[1.25rem_minmax(0,1fr)_6rem_8.25rem] sm:gap-x-4 @5xl:grid-cols-[1.25rem_minmax(0,1fr)_8rem_7.5rem_7.5rem_6rem_8.25rem]';

/** The rows of a list. A wide list names its columns, for the eye only: each row says everything. */
export const ExamRows = ({ children }: { children: ReactNode }) => (
  <div className="@container">
    <div
      aria-hidden="true"
      className={classes('no-print hidden border-t border-line py-2 text-xs text-ink-soft @5xl:grid', columns)}
    >
      <span className="col-start-2">{m.catalogue_column_exam()}</span>
      <span>{m.catalogue_column_preparation()}</span>
      <span>{m.catalogue_column_ready()}</span>
      <span>{m.catalogue_column_place()}</span>
      <span className="text-right">{m.catalogue_column_price()}</span>
    </div>
    <ul className="border-b border-line">{children}</ul>
  </div>
);

/** An exam as a row: its container, its name, its facts, its price, and the link that adds it. */
export function ExamRow({ exam, written, showsArea = true, isBest = false, hasAlarm = false }: ExamRowProps) {
  const locale = getLocale();
  const { carried, listed } = useCatalogue();
  // A wide list has the area, the package, and the emergency below the name.
  const hasSecondLine = showsArea || exam.isPackage || isEmergency(exam.urgent);
  return (
    <li
      className={classes(
        'group relative grid min-h-16 content-center items-start gap-y-1 border-t border-line py-2.5 sm:min-h-18',
        columns,
      )}
    >
      {exam.cap && (
        <SpecimenIcon
          cap={exam.cap}
          className="row-span-2 row-start-1 h-10 w-full text-ink-soft max-sm:row-span-3 sm:self-center"
        />
      )}
      <div
        className={classes(
          'col-start-2 row-start-1 leading-snug max-sm:col-end-4',
          !hasSecondLine && '@5xl:row-span-2 @5xl:row-start-1 @5xl:self-center',
          // Its alarm makes both lines of the row higher.
          hasAlarm && '@5xl:self-end',
        )}
      >
        <h3 className={classes('inline leading-snug font-semibold', isBest ? 'text-lg' : 'text-base')}>
          <a
            href={localizedHref(locale, '/examenes-laboratorio/:slug', { slug: exam.slug })}
            className="text-ink underline decoration-line-strong decoration-1 underline-offset-4 group-hover:text-brand group-hover:decoration-brand after:absolute after:inset-0"
          >
            {exam.name[locale]}
          </a>
        </h3>
        <OtherName exam={exam} written={written} />
      </div>
      <Price exam={exam} className={hasAlarm ? belowAlarm : ''} />
      <ExamFacts exam={exam} showsArea={showsArea} hasAlarm={hasAlarm} />
      {!isEmergencyOnly(exam.urgent) && (
        <ListAddLink
          codes={[exam.code]}
          name={exam.name[locale]}
          carried={carried}
          listed={listed}
          className={classes(addLook, isBest && bestLook, hasAlarm && belowAlarm)}
        >
          {m.catalogue_add()}
        </ListAddLink>
      )}
      {hasAlarm && exam.urgent && (
        <RowAlarm
          urgent={exam.urgent}
          className="col-start-2 -col-end-1 row-start-3 max-sm:my-1 @5xl:col-start-3 @5xl:col-end-6 @5xl:row-span-2 @5xl:row-start-1 @5xl:self-center"
        />
      )}
    </li>
  );
}

/** Beside the name, and below it on a wide screen: what the order says, or the other name that the visitor typed. */
function OtherName({ exam: { also }, written }: Pick<ExamRowProps, 'exam' | 'written'>) {
  if (!written && !also) return null;
  return (
    <>
      {' '}
      <span className="inline-block text-sm wrap-anywhere text-ink-soft sm:max-lg:ml-1.5 lg:block">
        {written ? m.catalogue_order_written({ text: written }) : m.catalogue_also({ name: also ?? '' })}
      </span>
    </>
  );
}

/** A plus, or the check of an exam on the list, whose link carries no codes. Both are empty for screen readers. */
const addLook =
  "no-print relative col-start-3 row-start-3 inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 self-center justify-self-end rounded-full border border-line-strong bg-surface px-4 text-sm font-semibold whitespace-nowrap before:text-lg before:text-brand before:leading-none before:font-normal before:content-['+'_/_''] [&:not([href*='?'])]:before:content-['✓'_/_''] hover:border-brand hover:text-brand max-sm:min-h-10 sm:col-start-4 sm:row-span-2 sm:row-start-1 lg:min-h-9 @5xl:col-start-7";

/** On a phone the alarm comes before the price and the link. */
const belowAlarm = 'max-sm:row-start-4!';

/** The best match has the primary action. */
const bestLook = 'border-brand! bg-brand! text-on-brand! before:text-on-brand!';

/** The dot before a fact. That of a line's first fact is outside the box, which clips it, so no line begins or ends with one. */
const dot =
  "relative pl-4 before:absolute before:left-1.5 before:font-normal before:text-ink-soft before:content-['·'_/_'']";

/** An exam for emergencies only has no price here, because it is not offered. */
function Price({ exam: { price, urgent }, className }: { exam: ShownExam; className: string }) {
  const { currency } = useCatalogue();
  if (isEmergencyOnly(urgent)) return null;
  return (
    <p
      className={classes(
        'col-start-2 row-start-3 self-center whitespace-nowrap sm:col-start-3 sm:row-span-2 sm:row-start-1 sm:text-right @5xl:col-start-6',
        className,
      )}
    >
      {price === null ? (
        <span className="text-sm text-ink-soft">{m.catalogue_price_ask()}</span>
      ) : (
        <span className="font-semibold tabular-nums">{formatMoney(getLocale(), price, currency)}</span>
      )}
    </p>
  );
}

const cell = '@5xl:row-span-2 @5xl:row-start-1 @5xl:self-center @5xl:pl-0 @5xl:before:content-none';

/**
 * The facts of an exam, always in this order: how to prepare, when it is ready, where it is taken, what it is. A row of an urgent exam says
 * only that; its warning is above the list.
 */
function ExamFacts({ exam, showsArea, hasAlarm }: Required<Pick<ExamRowProps, 'exam' | 'showsArea' | 'hasAlarm'>>) {
  const { urgent } = exam;
  const isUrgent = urgent !== null && isEmergency(urgent);
  return (
    <div className="col-start-2 row-start-2 overflow-clip text-sm text-ink-soft max-sm:col-end-4 @5xl:contents">
      <p className="-ml-4 flex flex-wrap @5xl:contents">
        {!isUrgent && <PlannedFacts exam={exam} />}
        {isUrgent && !hasAlarm && (
          // In a wide list, in the place of its facts. Its own alarm has the same place.
          <span className={classes(dot, cell, 'hidden @5xl:col-start-3 @5xl:col-end-6 @5xl:inline')}>
            {m.catalogue_urgent_read()}
          </span>
        )}
        <span className="contents @5xl:col-start-2 @5xl:row-start-2 @5xl:block @5xl:overflow-clip">
          <span className="contents @5xl:-ml-4 @5xl:flex">
            {isUrgent && (
              <span className={classes(dot, 'font-semibold text-alarm')}>{urgentHeadings[urgent.use]()}</span>
            )}
            {exam.isPackage && <span className={dot}>{m.catalogue_chip_package()}</span>}
            {showsArea && <span className={classes(dot, 'max-sm:hidden')}>{areaWords[exam.area]()}</span>}
          </span>
        </span>
      </p>
    </div>
  );
}

/** The facts of an exam that can be planned. A row of middle width omits that the visitor comes to the laboratory. */
function PlannedFacts({ exam: { fasting, sameDay, reportDays, atHome } }: { exam: ShownExam }) {
  return (
    <>
      <span className={classes(dot, cell, '@5xl:col-start-3')}>
        {fasting > 0 ? m.catalogue_chip_fasting({ hours: fasting }) : m.catalogue_chip_no_fasting()}
      </span>
      <span className={classes(dot, cell, '@5xl:col-start-4', sameDay && 'text-open')}>
        {sameDay ? m.catalogue_chip_same_day() : workingDaysWords(reportDays, getLocale())}
      </span>
      <span className={classes(dot, cell, '@5xl:col-start-5', !atHome && 'sm:hidden @5xl:inline')}>
        {atHome ? m.catalogue_chip_at_home() : m.catalogue_chip_at_laboratory()}
      </span>
    </>
  );
}
