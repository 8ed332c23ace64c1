import { expect, test, vi } from 'vitest';

import type { WrittenPage } from '../../views/pages/page.ts';

import { createSiteSearch } from './site-search.ts';

const html = `<p>${'La glucosa sube después de comer. '.repeat(50)}</p>`;
const sections = [{ id: null, heading: '', html: [html] }];
const post = (id: string) => ({ id, heading: `La glucosa ${id}`, lead: 'Antes del examen', keywords: [], sections });

// Each search once folded every text again: twenty milliseconds of server time for every request.
test('a search folds only the query, and never a text twice', () => {
  const search = createSiteSearch({ pages: () => [], posts: () => ['a', 'b', 'c'].map(post) });
  const first = search.find('glucosa', 'es', 20);
  expect(first).toHaveLength(3);
  const folding = vi.spyOn(String.prototype, 'normalize');
  expect(search.find('glucosa', 'es', 20)).toEqual(first);
  expect(folding.mock.calls.length).toBeLessThan(10);
});

test('shows the answer of the question, and not another answer that contains more of the query', () => {
  const page = {
    id: 'cardiology',
    heading: 'Perfil lipídico',
    lead: 'Cómo leerlo',
    keywords: [],
    sections: [{ id: null, heading: '', html: ['<p>Colesterol, colesterol y colesterol.</p>'] }],
    questions: [
      { question: '¿Qué es el colesterol no HDL?', answer: ['El total menos el bueno.'] },
      { question: '¿Dejo la pastilla?', answer: ['No: el médico quiere ver su colesterol con ella.'] },
    ],
  } as unknown as WrittenPage;
  const search = createSiteSearch({ pages: () => [page], posts: () => [] });
  const textOf = (segments: readonly { text: string }[] | null | undefined) =>
    (segments ?? []).map(({ text }) => text).join('');
  const [hit] = search.find('colesterol', 'es', 1);
  expect([textOf(hit?.question), textOf(hit?.snippet)]).toEqual([
    '¿Qué es el colesterol no HDL?',
    'El total menos el bueno.',
  ]);
});
