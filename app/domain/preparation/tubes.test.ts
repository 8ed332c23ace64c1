import { describe, expect, test } from 'vitest';

import type { Exam } from '../exams/exam.ts';
import { type ExamChanges, plainExam, specimen } from '../exams/fixtures/sound-exam.ts';
import type { ContainerId, Specimen, SpecimenType } from '../exams/specimen.ts';
import { tubesFor } from './tubes.ts';

const tube = (container: ContainerId, type: SpecimenType, volumeMl = 3, minimumMl = 1): Specimen =>
  specimen({ container, type, volumeMl, minimumMl });
const gel = tube('serum-gel', 'serum', 4);
const blood = tube('edta', 'whole-blood');
const plasma = tube('edta', 'plasma', 4, 2);
const citrate = tube('citrate', 'plasma', 2.7, 2.7);
const bottle = tube('blood-culture-bottle', 'whole-blood', 10, 8);

let next = 0;
const taking = (specimens: Specimen[], changes: ExamChanges = {}): Exam => {
  next += 1;
  return plainExam({ code: `E${next}`, area: 'endocrinology', specimens, ...changes });
};
const many = (count: number, specimens: Specimen[], changes: ExamChanges = {}): Exam[] =>
  Array.from({ length: count }, () => taking(specimens, changes));
const counts = (exams: Exam[]) => tubesFor(exams).map(({ container, count }) => `${container} ${count}`);

test('sorts tubes by the order of draw of CLSI GP41', () => {
  const containers = [
    'fluoride',
    'edta',
    'trace-elements',
    'heparin',
    'serum-gel',
    'citrate',
    'blood-culture-bottle',
  ] as const;
  expect(counts(containers.map((container) => taking([tube(container, 'whole-blood', 2)])))).toEqual([
    'blood-culture-bottle 1',
    'citrate 1',
    'serum-gel 1',
    'heparin 1',
    'trace-elements 1',
    'edta 1',
    'fluoride 1',
  ]);
});

describe('the number of tubes', () => {
  test.each<[name: string, exams: Exam[], tubes: string[]]>([
    ['none for no exams', [], []],
    ['none for a cup of urine', [taking([specimen({ container: 'urine-cup', type: 'urine' })])], []],
    ['one for an exam', [taking([gel])], ['serum-gel 1']],
    ['one for a check-up of twenty analytes of chemistry', many(20, [gel], { area: 'chemistry' }), ['serum-gel 1']],
    ['two for one more', many(21, [gel], { area: 'chemistry' }), ['serum-gel 2']],
    ['one for six hormones', many(6, [gel]), ['serum-gel 1']],
    ['two for seven', many(7, [gel]), ['serum-gel 2']],
    ['one for the four tests of clotting', many(4, [citrate]), ['citrate 1']],
    ['as many as a large sample needs', [taking([tube('serum', 'serum', 10, 5)])], ['serum 3']],
    [
      'no more for small ones beside it',
      [taking([tube('serum', 'serum', 10, 5)]), taking([tube('serum', 'serum')])],
      ['serum 3'],
    ],
    ['one apart for plasma that is spun', [taking([blood]), taking([plasma])], ['edta 2']],
    ['gel and no gel apart', [taking([gel]), taking([tube('serum', 'serum', 4)])], ['serum 1', 'serum-gel 1']],
    ['one each time that a curve is taken', [taking([gel, gel, gel])], ['serum-gel 3']],
    ['the first of a curve serves the others, too', [taking([gel, gel, gel]), taking([gel])], ['serum-gel 3']],
    ['the later ones of two curves apart', [taking([gel, gel]), taking([gel, gel])], ['serum-gel 3']],
    ['bottles for culture are not shared', [taking([bottle, bottle]), taking([bottle])], ['blood-culture-bottle 3']],
    ['what is sent away takes what suffices', many(5, [gel], { performedBy: 'referral' }), ['serum-gel 2']],
    ['a tube of citrate each for what is sent away', many(2, [citrate], { performedBy: 'referral' }), ['citrate 2']],
    ['none for a drop from the finger', [taking([tube('edta', 'capillary-blood', 0.5)])], []],
  ])('%s', (_, exams, tubes) => {
    expect(counts(exams)).toEqual(tubes);
  });
});

test('each kind of tube gives its volume and the exams it serves', () => {
  const exams = [taking([blood, gel]), taking([gel, gel])];
  const [first = '', second = ''] = exams.map(({ code }) => code);
  expect(tubesFor(exams)).toEqual([
    { container: 'serum-gel', count: 2, eachMl: 4, exams: [first, second] },
    { container: 'edta', count: 1, eachMl: 4, exams: [first] },
  ]);
});
