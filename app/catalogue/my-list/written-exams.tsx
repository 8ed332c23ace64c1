import { writtenFor } from '../../domain/exam-search/order/order-codes.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { button } from '../../ui/button.ts';
import { postedTo } from './add-exam-form.tsx';
import type { ListAddress } from './list-address.ts';
import type { WrittenPiece } from './written-order.ts';

interface WrittenExamsProps {
  pieces: readonly WrittenPiece[];
  aside: readonly string[];
  isCut: boolean;
  address: ListAddress;
}

/**
 * An order with doubtful parts: the exams that were found are selected, and the form asks about the rest. One button adds everything
 * selected.
 */
export function WrittenExams({ pieces, aside, isCut, address }: WrittenExamsProps) {
  const found = pieces.filter(({ exam }) => exam !== null);
  const named = found.map(({ text, exam }) => ({ text, code: exam?.code ?? null }));
  const exams = new Map(found.map(({ exam }) => [exam?.code, exam]));
  const doubtful = [
    ...new Map(pieces.filter(({ exam }) => exam === null).map((piece) => [piece.text, piece])).values(),
  ];
  return (
    <form method="post" action={postedTo(address)} autoComplete="off">
      {found.length > 0 && (
        <ul className="mt-2">
          {[...exams.values()].map(
            (exam) =>
              exam && <Choice key={exam.code} exam={exam} written={writtenFor({ pieces: named }, exam)} isChosen />,
          )}
        </ul>
      )}
      {doubtful.map(({ text, choices, asksForImages }) => (
        <fieldset key={text} className="mt-5">
          <legend className="font-semibold wrap-anywhere">
            {choices.length > 0 ? m.list_which({ text }) : m.catalogue_order_none({ text })}
          </legend>
          {choices.length > 0 ? (
            <ul className="mt-1">
              {choices.map((exam) => (
                <Choice key={exam.code} exam={exam} />
              ))}
            </ul>
          ) : (
            <p className="mt-1">{asksForImages ? m.catalogue_none_images() : m.catalogue_order_none_text()}</p>
          )}
        </fieldset>
      ))}
      {isCut && <p className="mt-5 font-semibold">{m.catalogue_order_cut()}</p>}
      {aside.length > 0 && (
        <p className="mt-5 text-sm text-ink-soft wrap-anywhere">
          {m.catalogue_order_aside({ text: aside.join(' · ') })}
        </p>
      )}
      <button type="submit" className={button('brand', 'mt-5')}>
        {m.list_add_chosen()}
      </button>
    </form>
  );
}

interface ChoiceProps {
  exam: NonNullable<WrittenPiece['exam']>;
  written?: string;
  isChosen?: boolean;
}

function Choice({ exam: { code, name }, written, isChosen = false }: ChoiceProps) {
  return (
    <li>
      <label className="flex min-h-11 items-center gap-3 py-1">
        <input type="checkbox" name="elegido" value={code} defaultChecked={isChosen} className="size-5 shrink-0" />
        <span>
          {name[getLocale()]}
          {written && (
            <span className="block text-sm text-ink-soft wrap-anywhere">
              {m.catalogue_order_written({ text: written })}
            </span>
          )}
        </span>
      </label>
    </li>
  );
}
