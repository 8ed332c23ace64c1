import { expect, test } from 'vitest';

import { nicknameFault } from './nickname.ts';

const exams = ['VIH', 'Prueba de embarazo', 'Glucosa', 'Zn'];

test.each(['', 'Mona', 'Don José', "D'Artagnan", 'Peque 07', 'Juan-Pa', 'Zn', 'Ñata'])('%s may be shown', (text) => {
  expect(nicknameFault(text, exams)).toBeNull();
});

test.each([
  ['La persona que siempre llega tarde', 'nickname-long'],
  ['<b>Mona</b>', 'nickname-characters'],
  ['Mona\n', 'nickname-characters'],
  ['CC 43123456', 'nickname-digits'],
  ['Mona 300', 'nickname-digits'],
  ['La del v\u00edh', 'nickname-exam'],
  ['prueba de EMBARAZO', 'nickname-exam'],
] as const)('%s may not: %s', (text, fault) => {
  expect(nicknameFault(text, exams)).toBe(fault);
});

test('a name of an exam counts only as whole words', () => {
  expect(nicknameFault('Glucosandra', exams)).toBeNull();
});
