import { orderTextFor } from '../../domain/exam-search/order/order-codes.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { button } from '../../ui/button.ts';
import { type ChoiceOption, Choices, Fieldset } from '../../ui/fieldset.tsx';
import { postedTo } from './add-exam-form.tsx';
import type { ListAddress } from './list-address.ts';
import type { AnsweredPiece } from './written-order.ts';

interface WrittenExamsProps {
  pieces: readonly AnsweredPiece[];
  aside: readonly string[];
  isCut: boolean;
  address: ListAddress;
}

/**
 * An order with doubtful parts: the exams that were found are selected, and the form asks about the rest. One button adds everything
 * selected.
 */
export function OrderForm({ pieces, aside, isCut, address }: WrittenExamsProps) {
  const found = pieces.flatMap(({ text, exam }) => (exam ? [{ text, exam }] : []));
  const named = found.map(({ text, exam }) => ({ text, code: exam.code }));
  const exams = new Map(found.map(({ exam }) => [exam.code, exam]));
  const heading = m.catalogue_order_found({ found: found.length, all: pieces.length });
  const doubtful = [
    ...new Map(pieces.filter(({ exam }) => exam === null).map((piece) => [piece.text, piece])).values(),
  ];
  return (
    <form method="post" action={postedTo(address)} autoComplete="off" className="mt-3">
      <div className="grid gap-x-16 gap-y-5 lg:grid-cols-2 xl:gap-x-24">
        {found.length > 0 && (
          <Choices
            id="encontrados"
            name="elegido"
            kind="checkboxes"
            label={<span className="sr-only">{heading}</span>}
            options={[...exams.values()].map((exam) => optionOf(exam, orderTextFor({ pieces: named }, exam)))}
            chosen={[...exams.keys()]}
          />
        )}
        <div className="grid content-start gap-y-5">
          {doubtful.map((piece, position) => (
            <DoubtfulExam key={piece.text} id={`duda-${position + 1}`} piece={piece} />
          ))}
        </div>
      </div>
      {isCut && <p className="mt-5 font-semibold">{m.catalogue_order_cut()}</p>}
      {aside.length > 0 && (
        <p className="mt-5 text-sm text-ink-soft wrap-anywhere">
          {m.catalogue_order_aside({ text: aside.join(' · ') })}
        </p>
      )}
      <button type="submit" className={button('primary', 'mt-5')}>
        {m.list_add_chosen()}
      </button>
    </form>
  );
}

/** A piece that matches several exams, to choose from, or no exam. */
function DoubtfulExam({ id, piece: { text, choices, asksForImages } }: { id: string; piece: AnsweredPiece }) {
  if (choices.length === 0)
    return (
      <Fieldset id={id} label={m.catalogue_order_none({ text })}>
        <p className="mt-1">{asksForImages ? m.catalogue_none_images() : m.catalogue_order_none_text()}</p>
      </Fieldset>
    );
  return (
    <Choices
      id={id}
      name="elegido"
      kind="checkboxes"
      label={m.list_which({ text })}
      options={choices.map((exam) => optionOf(exam))}
    />
  );
}

type NamedExam = NonNullable<AnsweredPiece['exam']>;

/** An exam, and how the order writes it if that differs. */
const optionOf = ({ code, name }: NamedExam, written?: string): ChoiceOption => ({
  value: code,
  label: name[getLocale()],
  hint: written && m.catalogue_order_written({ text: written }),
});
