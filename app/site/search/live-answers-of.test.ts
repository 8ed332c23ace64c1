import { expect, test } from 'vitest';

import { liveAnswersOf } from './live-answers-of.ts';

test('separates the questions that have a word of the query from the pages', () => {
  const page = (href: string, question: string) => ({
    href,
    heading: `Heading of ${href}`,
    name: 'Page',
    questions: [{ question, answer: '' }],
  });
  const { answers, pages } = liveAnswersOf(
    [page('/hormonas', '¿Me tomo la pastilla de la tiroides?'), page('/orina', '¿Cuánta agua tomo?')],
    'tiroides',
  );
  expect(answers).toEqual([
    { href: '/hormonas#preguntas', text: '¿Me tomo la pastilla de la tiroides?', from: 'Heading of /hormonas' },
  ]);
  expect(pages.map(({ href }) => href)).toEqual(['/hormonas', '/orina']);
});
