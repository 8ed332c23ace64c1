import type { ExamToPlan } from '../../domain/exams/exam-to-plan.ts';
import type { SpecimenDrawing } from '../../domain/exams/specimen-cap.ts';
import { formatMoney } from '../../i18n/format.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { classes } from '../../ui/classes.ts';
import { Icon, SpecimenIcon } from '../../ui/icons/icon.tsx';
import { answeredByIsland } from '../../ui/islands/answered-by-island.ts';
import { useLaboratory } from '../../views/laboratory/laboratory-context.ts';
import { EmptyList } from './empty-list.tsx';
import { listHref, without } from './list-display.ts';
import type { ListView } from './list-view.ts';
import { UnknownCodes } from './unknown-codes.tsx';

/** The exams of the list as lines of a receipt: the name, its price at the right, and a link that removes it. */
export function ChosenExams({ view }: { view: ListView }) {
  const { list, address, display } = view;
  const locale = getLocale();
  return (
    <section aria-labelledby="examenes">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="examenes" className="scroll-mt-20 text-xl print:text-base">
          {m.list_your_exams()}
        </h2>
        <EmptyList isOther={display.isOther} />
      </div>
      <ul className="mt-2 print:mt-0">
        {list.exams.map((exam) => (
          <ReceiptLine
            key={exam.code}
            exam={exam}
            cautions={cautionsOf(exam, view)}
            removal={listHref(locale, without(address, exam.code), display)}
          />
        ))}
      </ul>
      {list.unknown.length > 0 && <UnknownCodes codes={list.unknown} className="my-2" />}
    </section>
  );
}

/** Reasons to check the order: another planned exam makes this one unnecessary, or it is not for this person. */
function cautionsOf(exam: ExamToPlan, { list, names }: ListView): string[] {
  const equivalent = names[list.equivalents[exam.code] ?? ''];
  const { group } = list.person;
  const isForOthers = group !== null && group !== 'pregnant' && list.prenatal.includes(exam);
  return [
    ...(equivalent ? [m.list_equivalent({ name: equivalent })] : []),
    ...(isForOthers ? [m.list_only_pregnant()] : []),
  ];
}

/** The columns of the receipt: a name, its price, and at a screen the sign that removes it. The total below ends where the prices end. */
const moneyLine = 'grid grid-cols-[minmax(0,1fr)_auto_2rem] gap-x-2 print:grid-cols-[minmax(0,1fr)_auto]';

interface ReceiptLineProps {
  exam: ExamToPlan;
  cautions: readonly string[];
  removal: string;
}

function ReceiptLine({ exam, cautions, removal }: ReceiptLineProps) {
  const locale = getLocale();
  const { currency } = useLaboratory();
  return (
    <li
      id={exam.code}
      className={classes(moneyLine, 'items-baseline border-line not-first:border-t target:bg-tint print:py-0')}
    >
      <span className="py-2 leading-snug print:py-0">
        {exam.name[locale]}{' '}
        <span className="hidden text-ink-soft tabular-nums print:inline print:text-sm">{exam.code}</span>
      </span>{' '}
      <span className="col-start-2 row-start-1 text-right tabular-nums">
        {exam.price === null ? (
          <span className="text-sm text-ink-soft">{m.catalogue_price_ask()}</span>
        ) : (
          formatMoney(locale, exam.price, currency)
        )}
      </span>
      <a
        href={removal}
        {...answeredByIsland}
        aria-label={m.list_remove({ name: exam.name[locale] })}
        className="no-print col-start-3 row-start-1 -mt-0.5 -mr-3.5 grid size-11 place-items-center justify-self-end self-start text-ink-soft hover:text-ink"
      >
        <Icon name="close" className="size-4" />
      </a>
      {cautions.map((text) => (
        <span key={text} className="col-span-full flex items-start gap-2 pb-2.5 text-sm leading-snug">
          <Icon name="warning" className="mt-px size-4 shrink-0 text-caution print:hidden" />
          {text}
        </span>
      ))}
    </li>
  );
}

/** An exam without a specimen has no drawing, but keeps the space for one. */
export const Tube = ({ drawing }: { drawing: SpecimenDrawing | null }) =>
  drawing ? (
    <SpecimenIcon cap={drawing} className="h-16 w-8 shrink-0 print:hidden sm:h-20 sm:w-10" />
  ) : (
    <span className="h-16 w-8 shrink-0 print:hidden sm:h-20 sm:w-10" />
  );
