import { expect, test } from 'vitest';

import { monogramOf } from './monogram.ts';

test('takes the first letters of a name, without the words that join it', () => {
  expect(['Nombre de Ejemplo', 'Ana María de la Cruz', 'Óscar'].map(monogramOf)).toEqual(['NE', 'AM', 'Ó']);
});
