import { describe, expect, test } from 'vitest';

import { examsLinkedIn, withExamPrices, withoutDeadExamLinks } from './exam-links.ts';

const to = (path: string, words = 'TSH') => `<a href="${path}">${words}</a>`;

describe('the exams that a text leads to', () => {
  test.each([
    [to('/examenes-laboratorio/tsh'), ['tsh']],
    [to('/en/examenes-laboratorio/tsh#cuando'), ['tsh']],
    [
      `${to('/examenes-laboratorio/tsh')} ${to('/examenes-laboratorio/t4-libre')} ${to('/examenes-laboratorio/tsh')}`,
      ['tsh', 't4-libre'],
    ],
    [to('/examenes-laboratorio'), []],
    [to('/examenes-laboratorio?q=tsh'), []],
    [to('https://example.com/examenes-laboratorio/tsh'), []],
    ['<p>/examenes-laboratorio/tsh</p>', []],
  ])('%s', (html, slugs) => {
    expect(examsLinkedIn({ html })).toEqual(slugs);
  });

  test('those of an answer, too', () => {
    expect(
      examsLinkedIn({ html: '', questions: [{ question: '¿Cuál?', answer: to('/examenes-laboratorio/tsh') }] }),
    ).toEqual(['tsh']);
  });
});

describe('of a link to an exam that is not offered', () => {
  const alive = (html: string) => withoutDeadExamLinks({ html }, (slug) => slug === 'tsh').html;
  const kept = to('/en/examenes-laboratorio/tsh');

  test('the words stay, with what stands in them', () => {
    expect(alive(`<td>${to('/en/examenes-laboratorio/acth', '<em>ACTH</em> basal')}, ${kept}</td>`)).toBe(
      `<td><em>ACTH</em> basal, ${kept}</td>`,
    );
  });

  test('other links are left alone', () => {
    const others = `${kept} ${to('/servicios')} ${to('/examenes-laboratorio?q=acth')}`;
    expect(alive(others)).toBe(others);
  });

  test('answers are looked through, and a text without questions gets none', () => {
    const answer = to('/examenes-laboratorio/acth');
    const page = { html: '', questions: [{ question: '¿Y?', answer }], id: 'hormones' };
    expect(withoutDeadExamLinks(page, () => false)).toEqual({
      ...page,
      questions: [{ question: '¿Y?', answer: 'TSH' }],
    });
    expect(withoutDeadExamLinks({ html: '' }, () => false)).toEqual({ html: '' });
  });
});

describe('a link to the price of an exam', () => {
  const prices = new Map([['tsh', '$ 28.000']]);
  const priced = (html: string) => withExamPrices({ html }, (slug) => prices.get(slug) ?? 'Pregunte el precio').html;

  test.each(['', '/en'])('has the price behind it: %s', (prefix) => {
    const link = to(`${prefix}/examenes-laboratorio/tsh#precio`);
    expect(priced(`<li>${link}</li>`)).toBe(`<li>${link}: $ 28.000</li>`);
  });

  test('says to ask where the catalogue has no price', () => {
    const link = to('/examenes-laboratorio/acth#precio');
    expect(priced(link)).toBe(`${link}: Pregunte el precio`);
  });

  test('is not a link to another part of the page, or to the page itself', () => {
    const others = `${to('/examenes-laboratorio/tsh')} ${to('/examenes-laboratorio/tsh#cuando')}`;
    expect(priced(others)).toBe(others);
  });

  test('is priced in answers, too', () => {
    const answer = to('/examenes-laboratorio/tsh#precio');
    const page = { html: '', questions: [{ question: '¿Cuánto cuesta?', answer }] };
    expect(withExamPrices(page, () => '$ 1').questions[0]?.answer).toBe(`${answer}: $ 1`);
  });
});
