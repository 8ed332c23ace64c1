import type { CatalogueAnswer, ShownOrder, ShownPiece } from '../../domain/exam-search/catalogue-answer.ts';
import { addableCodes, orderTextFor } from '../../domain/exam-search/order/order-codes.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { button } from '../../ui/button.ts';
import { ListAddLink } from '../../views/exams/list-add-link.tsx';
import { AskLink } from './ask-link.tsx';
import { useCatalogue } from './catalogue-context.ts';
import { differInArea, ExamRow, ExamRows } from './exam-row.tsx';
import { resultsHeading } from './results-heading.ts';

interface OrderResultsProps {
  /** Its `shown` holds each exam that was found once. */
  answer: CatalogueAnswer;
  order: ShownOrder;
}

/** A pasted order: how much of it was found, one link that adds all of it, and a question for each doubtful piece. */
export function OrderResults({ answer, order }: OrderResultsProps) {
  const { carried, listed } = useCatalogue();
  const { pieces, aside, isCut } = order;
  // An exam that is only for emergencies goes on no list.
  const addable = addableCodes(answer.shown);
  const doubtful = pieces.filter(({ code }) => code === null);
  const isMixed = doubtful.length > 0 && answer.shown.length > 0;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 pt-3 pb-4 lg:pt-0">
        <h2 id="resultados" className="text-xl">
          {resultsHeading(answer)}
        </h2>
        {addable.length > 1 && (
          <ListAddLink codes={addable} carried={carried} listed={listed} className={button('primary', 'no-print')}>
            {m.catalogue_order_add({ count: addable.length })}
          </ListAddLink>
        )}
      </div>
      <div className={isMixed ? 'grid items-start gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,30rem)]' : ''}>
        {answer.shown.length > 0 && (
          <ExamRows>
            {answer.shown.map((exam) => (
              <ExamRow
                key={exam.code}
                exam={exam}
                written={orderTextFor(order, exam)}
                showsArea={differInArea(answer.shown)}
              />
            ))}
          </ExamRows>
        )}
        <div className="grid gap-8">
          {doubtful.map((piece, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an order may name the same doubtful exam twice
            <DoubtfulPiece key={place} piece={piece} />
          ))}
        </div>
      </div>
      {aside.length > 0 && (
        <p className="mt-6 text-sm text-ink-soft wrap-anywhere">
          {m.catalogue_order_aside({ text: aside.join(' · ') })}
        </p>
      )}
      {isCut && <p className="mt-6 font-semibold">{m.catalogue_order_cut()}</p>}
    </>
  );
}

/** A piece that may be one of several exams, with a link for each; or a piece that is no exam, with the person to ask. */
function DoubtfulPiece({ piece: { text, choices, asksForImages } }: { piece: ShownPiece }) {
  const isNone = choices.length === 0;
  return (
    <div className="border-t-2 border-caution pt-4">
      <h3 className="mb-3 text-lg leading-snug wrap-anywhere">
        {isNone ? m.catalogue_order_none({ text }) : m.catalogue_order_which({ text })}
      </h3>
      {isNone ? (
        <>
          <p className="-mt-1">{asksForImages ? m.catalogue_none_images() : m.catalogue_order_none_text()}</p>
          <AskLink className="mt-4" />
        </>
      ) : (
        <ExamRows>
          {choices.map((exam) => (
            <ExamRow key={exam.code} exam={exam} showsArea={differInArea(choices)} />
          ))}
        </ExamRows>
      )}
    </div>
  );
}
