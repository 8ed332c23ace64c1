import { expect, test } from 'vitest';

import type { State } from './window-track.tsx';
import { conclusionWords } from './window-words.ts';

const tests = (...states: State[]) => {
  const briefs = [['clamidia', 'gonorrea'], ['VIH'], ['hepatitis C']];
  return states.map((state, position) => ({ briefs: briefs[position] ?? [], states: [state] }));
};
const words = (...states: State[]) => conclusionWords('Si fue hace 3 semanas', tests(...states), 0);

test('names the tests whose negative is reliable, if they are few', () => {
  expect(words('reliable', 'may-detect', 'too-early')).toEqual([
    'Si fue hace 3 semanas, ya son confiables: clamidia y gonorrea.',
    'Las demás, todavía no: repítalas cuando llegue su plazo.',
  ]);
  expect(words('may-detect', 'reliable', 'too-early')[0]).toBe('Si fue hace 3 semanas, ya es confiable: VIH.');
});

test('names the others, if those are fewer', () => {
  expect(words('reliable', 'reliable', 'may-detect')).toEqual([
    'Si fue hace 3 semanas, ya son confiables todas menos hepatitis C.',
    'La que se haga antes de su plazo se repite después.',
  ]);
});

test('says that none is reliable, and has no advice once all of them are', () => {
  expect(words('may-detect', 'too-early', 'too-early')).toEqual([
    'Si fue hace 3 semanas, todavía no es confiable ninguna.',
    'La que se haga antes de su plazo se repite después.',
  ]);
  expect(words('reliable', 'reliable', 'reliable')).toEqual(['Si fue hace 3 semanas, ya son confiables todas.', '']);
});
