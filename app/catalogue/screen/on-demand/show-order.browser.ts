import { addableOf, writtenFor } from '../../../domain/exam-search/order/order-codes.ts';
import type { Order, OrderPiece } from '../../../domain/exam-search/order/read-order.ts';
import type { SearchRecord } from '../../../domain/exam-search/search-record.ts';
import { saidOnce } from '../../../domain/exams/urgent.ts';
import type { RowWords } from '../search-words.ts';
import { fill, keep, piece, rowOf, text } from './pieces.browser.ts';

/** A pasted order, out of the pieces that the server wrote for it (`order-results.tsx`), and what is said of it. */
export function orderPart(page: HTMLElement, words: RowWords, order: Order, found: readonly SearchRecord[]) {
  const part = piece(page, 'order');
  const { pieces, aside, isCut } = order;
  const doubtful = pieces.filter(({ exam }) => exam === null);
  const said = fill(words.orderFound, {
    found: String(pieces.length - doubtful.length),
    all: String(pieces.length),
  });
  text(part, 'heading', said);
  part.querySelector('[data-part=heading]')?.setAttribute('id', 'resultados');
  showAddAll(part, words, found);
  const rows = saidOnce(found).map((record) => rowOf(page, words, record, null, writtenFor(order, record)));
  part.querySelector('[data-part=rows]')?.replaceChildren(...rows);
  const doubts = doubtful.map((one) => doubtPart(page, words, one));
  part.querySelector('[data-part=doubts]')?.replaceChildren(...doubts);
  keep(part, 'aside', aside.length > 0);
  text(part, 'aside', fill(words.orderAside, { text: aside.join(' · ') }));
  keep(part, 'cut', isCut);
  return { part, said };
}

function showAddAll(part: DocumentFragment, words: RowWords, found: readonly SearchRecord[]): void {
  const link = part.querySelector<HTMLAnchorElement>('[data-part=add-all]');
  const addable = addableOf(found);
  const codes = addable.join(',');
  if (!link) return;
  if (addable.length < 2) {
    link.remove();
    return;
  }
  link.href += link.href.endsWith('=') ? codes : `,${codes}`;
  link.dataset.listAdd = codes;
  link.textContent = fill(words.orderAdd, { count: String(addable.length) });
}

function doubtPart(page: HTMLElement, words: RowWords, { text: written, choices, asksForImages }: OrderPiece) {
  const part = piece(page, 'doubt');
  const isNone = choices.length === 0;
  text(part, 'question', fill(isNone ? words.orderNone : words.orderWhich, { text: written }));
  if (asksForImages) text(part, 'none-text', words.noneImages);
  keep(part, 'none', isNone);
  const rows = choices.map((record) => rowOf(page, words, record, null));
  part.querySelector('[data-part=rows]')?.replaceChildren(...rows);
  keep(part, 'rows', !isNone);
  return part;
}
