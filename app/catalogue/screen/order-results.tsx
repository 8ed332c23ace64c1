import type { ExamSelection } from '../../domain/exam-search/exam-choice.ts';
import { addableOf, writtenFor } from '../../domain/exam-search/order/order-codes.ts';
import type { Order, OrderPiece } from '../../domain/exam-search/order/read-order.ts';
import { saidOnce } from '../../domain/exams/urgent.ts';
import { pathInLocale } from '../../i18n/locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { button } from '../../ui/button.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { WhatsAppLink } from '../../views/laboratory/whatsapp-link.tsx';
import { useCarriedList } from './carried-list-context.ts';
import { ExamRow } from './exam-row.tsx';

interface OrderResultsProps {
  order: Order;
  /** The exams that were found, each once. */
  found: ExamSelection['shown'];
  /** With every part that it can have, for the browser to fill in. */
  isPattern?: boolean;
}

/** A pasted order: how much of it was found, all of that at once, and a question for each doubtful piece. */
export function OrderResults({ order, found, isPattern = false }: OrderResultsProps) {
  const { pieces, aside, isCut } = order;
  const doubtful = pieces.filter(({ exam }) => exam === null);
  // An exam for emergencies alone goes on no list.
  const addable = addableOf(found);
  const codes = [...useCarriedList(), ...addable].join(',');
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h2 id={isPattern ? undefined : 'resultados'} data-part="heading" className="text-xl">
          {m.catalogue_order_found({ found: pieces.length - doubtful.length, all: pieces.length })}
        </h2>
        {(addable.length > 1 || isPattern) && (
          <a
            href={`${pathInLocale(getLocale(), '/mi-lista')}?e=${codes}`}
            data-part="add-all"
            data-list-add={addable.join(',')}
            data-live="behaviour"
            rel="nofollow"
            className={button('brand', 'no-print')}
          >
            {m.catalogue_order_add({ count: addable.length })}
          </a>
        )}
      </div>
      <ul data-part="rows" className="mt-4 border-b border-line">
        {saidOnce(found).map((record) => (
          <ExamRow key={record.code} record={record} query="" written={writtenFor(order, record)} />
        ))}
      </ul>
      <div data-part="doubts">
        {doubtful.map((piece) => (
          <DoubtfulPiece key={piece.text} piece={piece} />
        ))}
      </div>
      {(aside.length > 0 || isPattern) && (
        <p data-part="aside" className="mt-6 text-sm text-ink-soft wrap-anywhere">
          {m.catalogue_order_aside({ text: aside.join(' · ') })}
        </p>
      )}
      {(isCut || isPattern) && (
        <p data-part="cut" className="mt-6 font-semibold">
          {m.catalogue_order_cut()}
        </p>
      )}
    </>
  );
}

/** A piece that may be several exams, with each of them; or one that is none, and whom to ask. */
export function DoubtfulPiece({ piece, isPattern = false }: { piece: OrderPiece; isPattern?: boolean }) {
  const { text, choices, asksForImages } = piece;
  const isNone = choices.length === 0;
  return (
    <div className="mt-8 rounded-lg border-2 border-line-strong p-4 sm:p-6">
      <h3 data-part="doubt" className="flex gap-2 text-lg wrap-anywhere">
        <Icon name="warning" className="mt-1 size-5 shrink-0 text-accent" />
        <span data-part="question">
          {isNone ? m.catalogue_order_none({ text }) : m.catalogue_order_which({ text })}
        </span>
      </h3>
      {(isNone || isPattern) && (
        <div data-part="none">
          <p data-part="none-text" className="mt-2">
            {asksForImages ? m.catalogue_none_images() : m.catalogue_order_none_text()}
          </p>
          <WhatsAppLink text={m.catalogue_ask_text()} className={button('whatsapp', 'mt-4')}>
            <Icon name="whatsapp" className="size-5" />
            {m.catalogue_ask()}
          </WhatsAppLink>
        </div>
      )}
      {(!isNone || isPattern) && (
        <ul data-part="rows" className="mt-2">
          {choices.map((record) => (
            <ExamRow key={record.code} record={record} query="" />
          ))}
        </ul>
      )}
    </div>
  );
}
