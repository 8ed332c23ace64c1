import { describe, expect, test } from 'vitest';

import { demonstrationExams } from '../../../db/seed/exams/index.ts';
import { isLoinc } from '../exams/codes/loinc.ts';
import { urgent } from '../exams/fixtures/sound-exam.ts';
import { completingExams, type Measured, measuredFor } from './completing-exams.ts';

const exam = (code: string, loinc: string | null, cups: string | null = null, members: readonly string[] = []) => ({
  code,
  loinc,
  cups,
  members,
  status: 'published' as const,
});
const catalogue = [
  exam('CHOL', '2093-3', '903818'),
  exam('HDL', null, '903815'),
  exam('TRI', '2571-8', '903868'),
  exam('CREA', '2160-0', '903895'),
  exam('A1C-MANUAL', null, '903427'),
  exam('A1C', null, '903426'),
  exam('COUNT', '58410-2', '902210'),
  exam('LDL', '13457-7', '903816'),
  exam('LIPIDS', '24331-1', null, ['CHOL', 'HDL', 'TRI', 'LDL']),
  exam('EVERYTHING', null, null, ['CHOL', 'HDL', 'TRI', 'LDL', 'CREA', 'A1C', 'COUNT', 'X', 'Y', 'Z']),
];

describe('the exams of a catalog that complete a score', () => {
  test.each<[string, readonly Measured[], string[], string[]]>([
    ['one is asked for by itself', ['cholesterol'], ['CHOL'], []],
    ['a panel stands for two of its members', ['cholesterol', 'hdl'], ['LIPIDS'], []],
    ['what it leaves is asked for too', measuredFor.prevent, ['LIPIDS', 'CREA'], []],
    ['the code of the first method is preferred', ['a1c'], ['A1C'], []],
    ['a blood count counts platelets', ['platelets'], ['COUNT'], []],
    ['what is not offered is said', measuredFor.kfre, ['CREA'], ['albuminRatio']],
    ['nothing asks for nothing', [], [], []],
  ])('%s', (_, asked, codes, missing) => {
    expect(completingExams(asked, catalogue)).toEqual({ codes, missing });
  });

  test('does not choose a panel of everything', () => {
    const without = catalogue.filter(({ code }) => code !== 'LIPIDS');
    expect(completingExams(['cholesterol', 'hdl'], without).codes).toEqual(['CHOL', 'HDL']);
  });

  test('prefers platelets alone', () => {
    expect(completingExams(['platelets'], [...catalogue, exam('PLT', '777-3')]).codes).toEqual(['PLT']);
  });

  test('does not offer an exam for emergencies', () => {
    const random = { ...exam('RANDOM', '2345-7', '903841'), urgent: urgent({ use: 'often-emergency' }) };
    expect(completingExams(['glucose'], [random])).toEqual({ codes: [], missing: ['glucose'] });
  });

  test('does not offer a draft', () => {
    const draft = { ...exam('CHOL', '2093-3'), status: 'draft' as const };
    expect(completingExams(['cholesterol'], [draft])).toEqual({ codes: [], missing: ['cholesterol'] });
  });
});

test.each(Object.entries(measuredFor))('the demonstration catalog offers all exams for %s', (_, measured) => {
  const { codes, missing } = completingExams(measured, demonstrationExams);
  expect(missing).toEqual([]);
  expect(codes.length).toBeGreaterThan(0);
});

test('with an eGFR, offers urine albumin, not the creatinine already typed', () => {
  const { codes } = completingExams(measuredFor.egfr, demonstrationExams);
  expect(demonstrationExams.filter(({ code }) => codes.includes(code)).map(({ loinc }) => loinc)).toEqual(['9318-7']);
});

test('the demonstration catalog’s lipid panel replaces its three exams', () => {
  expect(completingExams(measuredFor.lipids, demonstrationExams).codes).toEqual(['PAN-001']);
});

test('the codes of the fixture are valid', () => {
  expect(catalogue.flatMap(({ loinc }) => loinc ?? []).filter((code) => !isLoinc(code))).toEqual([]);
});
