import { describe, expect, test } from 'vitest';
import { indexOf } from '../../app/domain/exam-search/index-of.ts';
import { isOrder, type OrderPiece, readOrder } from '../../app/domain/exam-search/order/read-order.ts';
import { createCatalogue } from '../../app/domain/exams/catalogue.ts';
import { demonstrationExams } from '../../db/seed/exams/index.ts';
import site from '../../site.config.ts';
import { noOrders, orderForms } from './order-forms.ts';
import { blindOrders, tunedOrders } from './pasted-orders.ts';

const index = indexOf(createCatalogue(demonstrationExams, undefined, site.frequentExams));

const codeOf = ({ exam, choices }: OrderPiece): string =>
  exam?.code ?? `(${choices.map(({ code }) => code).join('|')})`;

function answers(piece: OrderPiece | undefined, asked: string): boolean {
  if (!piece) return false;
  if (asked === '?') return piece.exam === null;
  const code = asked.replace('?', '');
  if (piece.exam) return piece.exam.code === code;
  return asked.endsWith('?') && piece.choices.some((choice) => choice.code === code);
}

describe('a pasted order gives exactly its exams, or asks', () => {
  test('the fixture is large enough', () => {
    expect(blindOrders.length).toBeGreaterThanOrEqual(30);
    expect(blindOrders.length + tunedOrders.length).toBeGreaterThanOrEqual(60);
  });

  test.each([...blindOrders, ...tunedOrders, ...orderForms])('%s', (text, asked) => {
    const { pieces } = readOrder(index, text);
    const expected = asked.split(' ');
    const found = pieces.map((piece) => `${piece.text} → ${codeOf(piece)}`);
    expect(pieces, found.join('\n')).toHaveLength(expected.length);
    const wrong = expected.filter((each, place) => !answers(pieces[place], each));
    expect(wrong, found.join('\n')).toEqual([]);
  });
});

test.each(noOrders)('%s is not an order, and not an exam', (text) => {
  const order = readOrder(index, text);
  expect(order.pieces.flatMap(({ exam }) => exam?.code ?? [])).toEqual([]);
  expect(isOrder(order)).toBe(false);
});
