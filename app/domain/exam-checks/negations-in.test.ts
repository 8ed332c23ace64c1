import { expect, test } from 'vitest';

import { negationsIn } from './negations-in.ts';
import type { Language } from './words-of.ts';

test.each<[text: string, language: Language, least: number, most: number, instead: number]>([
  ['Coma antes.', 'es', 0, 0, 0],
  ['Eat before.', 'en', 0, 0, 0],
  ['No coma.', 'es', 1, 1, 0],
  ['Do not eat.', 'en', 1, 1, 0],
  ['Don’t eat.', 'en', 1, 1, 0],
  ["You can't eat.", 'en', 1, 1, 0],
  ['No coma ni beba nada.', 'es', 1, 3, 0],
  ['No coma. No beba.', 'es', 2, 2, 0],
  ['No coma y no beba.', 'es', 1, 2, 0],
  ['No coma, no fume.', 'es', 1, 2, 0],
  ['No fever and no pain.', 'en', 1, 2, 0],
  ['Nunca duele.', 'es', 1, 1, 0],
  ['Ni el café ni el té.', 'es', 1, 2, 0],
  ['Tome solo agua.', 'es', 0, 0, 1],
  ['Drink only water.', 'en', 0, 0, 1],
  ['Unwashed hands.', 'en', 0, 0, 1],
  ['Under the unit, until the union.', 'en', 0, 0, 1],
  ['A painless, gluten-free test.', 'en', 0, 0, 2],
  ['Sin embargo, coma.', 'es', 0, 0, 0],
  ['Nonetheless, eat.', 'en', 0, 0, 0],
  ['Responde sí o no.', 'es', 0, 0, 0],
  ['Si hay infección o no.', 'es', 0, 0, 0],
  ['Fabrica más o no alcanza.', 'es', 1, 1, 0],
  ['No solo sube.', 'es', 0, 0, 0],
  ['No hace falta.', 'es', 1, 1, 0],
  ['Le falta hierro.', 'es', 0, 0, 1],
  ['Al menos una vez.', 'es', 0, 0, 0],
  ['Un nódulo en la nota.', 'es', 0, 0, 0],
  ['A notable note, known and now normal.', 'en', 0, 0, 0],
])('%j (%s): %d to %d, %d instead', (text, language, least, most, instead) => {
  const told = negationsIn(text, language);
  expect([told.least, told.most, told.instead().reduce((sum, times) => sum + times)]).toEqual([least, most, instead]);
});
