import { describe, expect, test } from 'vitest';

import { examsLinkedIn, withoutDeadExamLinks } from './exam-links.ts';

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
