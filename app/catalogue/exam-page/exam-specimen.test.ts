import { expect, test } from 'vitest';

import { demonstrationExams } from '../../../db/seed/exams/index.ts';
import { onlySpecimen, specimenWords } from './exam-specimen.ts';

const exam = (code: string) => {
  const found = demonstrationExams.find((one) => one.code === code);
  if (!found) throw new Error(`the demonstration has no ${code}`);
  return found;
};

test('describes the only specimen in a line', () => {
  const specimen = onlySpecimen(exam('HEM-001'));
  expect(specimen && specimenWords(specimen, 'es')).toBe('Sangre · Tubo de tapa lila (EDTA), 3\u00A0mL');
});

test('a panel, and an exam with several specimens, have no only one', () => {
  const several = demonstrationExams.find(({ members, specimens }) => members.length === 0 && specimens.length > 1);
  expect(several && onlySpecimen(several)).toBeNull();
  expect(onlySpecimen(exam('INM-100'))).toBeNull();
});
