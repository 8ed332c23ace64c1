import type { ExamToPlan } from '../../domain/exams/exam-to-plan.ts';
import type { SpecimenDrawing } from '../../domain/exams/specimen-cap.ts';
import { formatMoney } from '../../i18n/format.ts';
import { localizedHref } from '../../i18n/href.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { button } from '../../ui/button.ts';
import { dataFor } from '../../ui/data-for.ts';
import { Dialog, DialogCloser, DialogOpener } from '../../ui/dialog.tsx';
import { Icon, SpecimenIcon } from '../../ui/icons/icon.tsx';
import { answeredByIsland } from '../../ui/islands/answered-by-island.ts';
import { examListContract } from '../../views/exams/exam-list.contract.ts';
import { useLaboratory } from '../../views/laboratory/laboratory-context.ts';
import { listHref, without } from './list-display.ts';
import type { ListView } from './list-view.ts';
import { countWords } from './list-words.ts';

/** The exams of the list as lines of a receipt: the name, its price at the right, and a link that removes it. */
export function ChosenExams({ view: { list, address, display } }: { view: ListView }) {
  const locale = getLocale();
  const path = localizedHref(locale, '/mi-lista');
  return (
    <section aria-labelledby="examenes">
      <h2 id="examenes" className="flex items-baseline justify-between gap-3 text-xl print:text-base">
        {m.list_your_exams()}
        <span className="font-sans text-sm font-normal tracking-normal text-ink-soft">
          {countWords(list.exams.length)}
        </span>
      </h2>
      <ul className="mt-3 print:mt-0">
        {list.exams.map((exam) => (
          <ReceiptLine key={exam.code} exam={exam} removal={listHref(locale, without(address, exam.code), display)} />
        ))}
      </ul>
      <p className="no-print flex flex-wrap items-center justify-between gap-x-4 border-t border-line">
        <a
          href="#preparacion"
          className="inline-flex min-h-11 items-center gap-2 text-sm text-brand underline underline-offset-4 lg:hidden"
        >
          {m.list_to_plan()}
          <Icon name="arrow-right" className="size-4 rotate-90" />
        </a>
        {/* A visitor cannot empty another person's list here. */}
        <span hidden={display.isOther}>
          <a href={path} className={`${quietLink} scripted:hidden`}>
            {m.list_empty()}
          </a>
          <DialogOpener dialog={emptyDialogId} className={`${quietLink} hidden scripted:inline-flex`}>
            {m.list_empty()}
          </DialogOpener>
        </span>
      </p>
      <EmptyDialog path={path} />
    </section>
  );
}

function ReceiptLine({ exam, removal }: { exam: ExamToPlan; removal: string }) {
  const locale = getLocale();
  const { currency } = useLaboratory();
  return (
    <li
      id={exam.code}
      className="grid grid-cols-[minmax(0,1fr)_auto_2rem] items-center gap-x-2 border-t border-line py-1.5 target:bg-tint print:grid-cols-[minmax(0,1fr)_auto] print:py-0"
    >
      <span className="leading-snug">
        {exam.name[locale]} <span className="text-xs whitespace-nowrap text-ink-soft print:text-sm">{exam.code}</span>
      </span>{' '}
      <span className="text-right tabular-nums">
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
        className="no-print -mr-3 grid min-h-11 min-w-11 place-items-center text-ink-soft hover:text-alarm"
      >
        <Icon name="close" className="size-4" />
      </a>
    </li>
  );
}

const emptyDialogId = 'vaciar';
const quietLink = 'inline-flex min-h-11 items-center text-sm text-brand underline underline-offset-4';

/** Asks before it empties the whole list, because nothing can restore it. */
const EmptyDialog = ({ path }: { path: string }) => (
  <Dialog id={emptyDialogId} title={m.list_empty_question()}>
    <p>{m.list_empty_text()}</p>
    <a href={path} {...answeredByIsland} {...dataFor(examListContract, { empties: '' })} className={button('primary')}>
      {m.list_empty_yes()}
    </a>
    <DialogCloser dialog={emptyDialogId} className={button('outline')}>
      {m.list_empty_no()}
    </DialogCloser>
  </Dialog>
);

/** An exam without a specimen has no drawing, but keeps the space for one. */
export const Tube = ({ drawing }: { drawing: SpecimenDrawing | null }) =>
  drawing ? (
    <SpecimenIcon cap={drawing} className="h-12 w-6 shrink-0 print:hidden" />
  ) : (
    <span className="h-12 w-6 shrink-0 print:hidden" />
  );
