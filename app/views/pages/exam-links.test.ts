import { describe, expect, test } from 'vitest';

import { htmlOf, htmlWithLinks, linkAnswers, linkExams, linkSections } from './exam-links.ts';
import type { ExamMention } from './page.ts';

const to = (slug: string, words = 'TSH', isPrice = false): ExamMention => ({
  slug,
  opening: `<a href="/examenes-laboratorio/${slug}${isPrice ? '#precio' : ''}">`,
  words,
  isPrice,
});
const prices = new Map([['tsh', '$ 28.000']]);
const priceOf = (slug: string): string | null => prices.get(slug) ?? null;

test('a link to an exam that is offered is a link', () => {
  expect(linkExams(['<p>', to('tsh'), '</p>'], priceOf)).toBe('<p><a href="/examenes-laboratorio/tsh">TSH</a></p>');
});

test('a link to an exam that is not offered keeps its text and the elements in it', () => {
  expect(linkExams(['<td>', to('acth', '<em>ACTH</em> basal'), ', ', to('tsh'), '</td>'], priceOf)).toBe(
    '<td><em>ACTH</em> basal, <a href="/examenes-laboratorio/tsh">TSH</a></td>',
  );
});

describe('a link to the price of an exam', () => {
  test('has the price behind it', () => {
    expect(linkExams([to('tsh', 'TSH', true)], priceOf)).toBe(
      '<a href="/examenes-laboratorio/tsh#precio">TSH</a>: $ 28.000',
    );
  });

  test('has no price if the exam is not offered', () => {
    expect(linkExams([to('acth', 'ACTH', true)], priceOf)).toBe('ACTH');
  });
});

test('sections keep the rest, and answers also get links', () => {
  const section = { id: 'a', heading: 'A', html: ['<h2>A</h2>', to('acth', 'ACTH')] };
  expect(linkSections([section], priceOf)).toEqual([{ id: 'a', heading: 'A', html: '<h2>A</h2>ACTH' }]);
  expect(linkAnswers([{ question: '¿Y?', answer: [to('acth', 'ACTH')] }], priceOf)).toEqual([
    { question: '¿Y?', answer: 'ACTH' },
  ]);
});

test('plain text contains no links', () => {
  expect(htmlWithLinks(['<p>', to('tsh'), '</p>'])).toBe('<p>TSH</p>');
  expect(
    htmlOf([
      { id: null, heading: '', html: ['<p>', to('tsh'), '</p>'] },
      { id: 'b', heading: 'B', html: ['<h2>B</h2>'] },
    ]),
  ).toBe('<p>TSH</p><h2>B</h2>');
});
