/** Regression: the API had separate sentences with less information than the screens, without abstentions and urine collections. */
import { expect, test } from 'vitest';

import { demonstrationExams } from '../../db/seed/exams/index.ts';
import { createCatalogue } from '../domain/exams/catalogue.ts';
import { laboratoryCalendar } from '../domain/promise/laboratory-calendar.ts';
import { planAnswerOf } from './plan-answer.ts';
import { promiseAnswerOf } from './promise-answer.ts';

const catalogue = createCatalogue(demonstrationExams);
const exam = (code: string) => catalogue.byCode.get(code) ?? expect.fail(code);
const calendar = laboratoryCalendar([{ days: ['monday', 'tuesday'], opens: '06:00', closes: '17:00' }], () => null);

test('a plan lists abstentions and collections, as the exam’s page does', () => {
  const leavingOut = catalogue.exams.find(({ preparation }) =>
    preparation.abstentions.some(({ of }) => of === 'alcohol'),
  );
  const { visits } = planAnswerOf([exam('ORI-001'), leavingOut ?? expect.fail()], catalogue, 'es');
  const said = visits.flatMap(({ sentences }) => sentences);
  expect(said.map(({ topic }) => topic)).toEqual(expect.arrayContaining(['abstention', 'fasting', 'urine']));
  expect(said.map(({ text }) => text).join('\n')).toMatch(/^Alcohol: nada en/m);
});

test('a promise is a complete sentence, with the singular for one o’clock', () => {
  const sentenceOf = (minutes: number, locale: 'es' | 'en') =>
    promiseAnswerOf({ exams: [exam('HEM-001')], taken: { date: '2026-11-24', minutes } }, catalogue, {
      calendar,
      timeZone: 'America/Bogota',
      locale,
    }).text.replace(/\s/g, ' ');
  expect(sentenceOf(13 * 60, 'es')).toMatch(
    /^Si nos deja la muestra el martes 24 de noviembre a la 1:00 p\. m\., está listo el .+ antes de las? .+\.$/,
  );
  expect(sentenceOf(13 * 60, 'en')).toMatch(/^If you .+ready .+\.$/);
});
