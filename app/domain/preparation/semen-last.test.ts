import { expect, test } from 'vitest';

import { demonstrationExams } from '../../../db/seed/exams/index.ts';
import { planLines } from './plan-words.ts';
import { preparationPlan } from './preparation-plan.ts';
import { preparationSentences } from './preparation-words.ts';

const catalogue = new Map(demonstrationExams.map((exam) => [exam.code, exam]));
const planOf = (...codes: string[]) =>
  preparationPlan(
    codes.flatMap((code) => catalogue.get(code) ?? []),
    catalogue,
  );

test('semen and PSA in one visit: blood first, then semen at the laboratory, stated before everything else', () => {
  const { visits } = planOf('REP-026', 'MAR-001', 'HEM-001');
  expect(visits).toHaveLength(1);
  const { preparation, sampling } = visits[0] ?? planOf();
  expect(preparation.semenLast).toEqual({ semen: ['REP-026'], before: ['MAR-001'] });
  expect(planLines(preparation, null, 'es', (code) => code)[0]).toMatchObject({
    text: expect.stringMatching(/^Primero le tomamos la sangre.*semen aquí, en el laboratorio/),
    because: 'Por MAR-001 y REP-026',
  });
  expect(planLines(preparation, null, 'en', null)[0]?.text).toMatch(/semen here, at the laboratory/);
  expect(preparationSentences(preparation, 'en')[0]?.text).toMatch(/semen here, at the laboratory/);
  expect(sampling.home.preventedBy).toContain('REP-026');
});

test.each([
  ['semen alone', ['REP-026', 'REP-027']],
  ['no semen', ['MAR-001', 'HEM-001']],
  ['semen with what asks for no abstinence', ['REP-026', 'HEM-001']],
])('%s requires no order', (_, codes) => {
  expect(planOf(...codes).visits.map(({ preparation }) => preparation.semenLast)).toEqual([null]);
});
