import { expect, test } from 'vitest';

import { demonstrationExams } from '../../../db/seed/exams/index.ts';
import { namesCounseledTest, namesPregnancyTest } from './counseled-words.ts';

test.each([
  ['HIV 1 and 2 tests', true],
  ['Anticuerpos anti-VIH', true],
  ['Chlamydia trachomatis DNA', true],
  ['Sífilis (prueba no treponémica)', true],
  ['Hepatitis B surface Ag', true],
  ['Leucocitos', false],
  ['Potasio en suero', false],
  ['Colesterol HDL', false],
  ['', false],
])('%s: %s', (text, counseled) => {
  expect(namesCounseledTest(text)).toBe(counseled);
});

test.each([
  ['Prueba de embarazo en orina', true],
  ['β-hCG cuantitativa', true],
  ['HCG [Presence] in Urine', true],
  ['TSH ultrasensible', false],
])('%s names a pregnancy test: %s', (text, pregnancy) => {
  expect(namesPregnancyTest(text)).toBe(pregnancy);
});

test('recognizes every infection of the catalog that needs counseling', () => {
  const infections = demonstrationExams.filter(({ counselling, code }) => counselling !== 'none' && /^INF-/.test(code));
  expect(infections.length).toBeGreaterThan(10);
  expect(
    infections.filter(({ name }) => !namesCounseledTest(`${name.es} ${name.en}`)).map(({ name }) => name.es),
  ).toEqual([]);
});

test('leaves the usual components alone', () => {
  const plain = demonstrationExams.filter(
    ({ counselling, code }) => counselling === 'none' && /^(HEM|QUI|COA)-/.test(code),
  );
  const caught = plain.flatMap(({ components }) => components.filter(({ name }) => namesCounseledTest(name.es)));
  expect(caught.map(({ name }) => name.es)).toEqual([]);
});
