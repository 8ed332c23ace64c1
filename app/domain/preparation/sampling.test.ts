import { describe, expect, test } from 'vitest';

import type { Exam, UrineCollection } from '../exams/exam.ts';
import { dayUrine, type ExamChanges, plainExam, specimen, urgent, urine } from '../exams/fixtures/sound-exam.ts';
import type { Specimen } from '../exams/specimen.ts';
import type { PersonGroup } from './person.ts';
import { samplingOf } from './sampling.ts';

const stool = specimen({ container: 'stool-cup', type: 'stool', byPatient: true });
const swab = specimen({ container: 'swab-transport', type: 'vaginal-swab', volumeMl: null });
const syringe = specimen({ container: 'heparin-syringe', type: 'arterial-blood', volumeMl: 2, atHome: false });
const drop = specimen({ container: 'dried-blood-card', type: 'capillary-blood', volumeMl: 0.25 });

/** Exams A, B, C …, with one of these specimen lists each. */
const taking = (...each: (Specimen[] | [Specimen[], ExamChanges])[]) =>
  samplingOf(
    each.map((one, index) => {
      const [specimens, changes] = isChanged(one) ? one : [one, {}];
      const exam: Exam = plainExam({ code: String.fromCharCode(65 + index), specimens, ...changes });
      return { exam, preparations: [exam.preparation], panels: [] };
    }),
  );
const isChanged = (one: Specimen[] | [Specimen[], ExamChanges]): one is [Specimen[], ExamChanges] =>
  Array.isArray(one[0]);

describe('containers', () => {
  const counts = (...each: Parameters<typeof taking>) =>
    taking(...each).containers.map(({ container, type, count }) => `${container} ${type} ${count}`);

  test.each<[name: string, each: Parameters<typeof taking>, containers: string[]]>([
    ['a cup of urine is enough for all', [[urine()], [urine()], [urine()]], ['urine-cup urine 1']],
    [
      'a sterile cup is another',
      [[urine()], [urine({ container: 'urine-sterile' })]],
      ['urine-cup urine 1', 'urine-sterile urine 1'],
    ],
    ['two collections of 24 hours are one', [[dayUrine()], [dayUrine()]], ['urine-24h urine-24h 1']],
    ['three cups on three days serve whoever wants one', [[stool, stool, stool], [stool]], ['stool-cup stool 3']],
    [
      'the first stream has a cup of its own',
      [[[urine()], { preparation: { urine: 'first-stream' } }], [urine()]],
      ['urine-cup urine 2'],
    ],
    [
      'two exams of the first stream share it',
      [
        [[urine()], { preparation: { urine: 'first-stream' } }],
        [[urine()], { preparation: { urine: 'first-stream' } }],
      ],
      ['urine-cup urine 1'],
    ],
    ['nobody shares a swab', [[swab], [swab, swab]], ['swab-transport vaginal-swab 3']],
    ['tubes are not among them', [[specimen()]], []],
  ])('%s', (_, each, containers) => {
    expect(counts(...each)).toEqual(containers);
  });

  test('say who fills them, and for which exams', () => {
    expect(taking([swab, urine()], [urine()]).containers).toEqual([
      { container: 'swab-transport', type: 'vaginal-swab', count: 1, byPatient: false, exams: ['A'] },
      { container: 'urine-cup', type: 'urine', count: 1, byPatient: true, exams: ['A', 'B'] },
    ]);
  });
});

test('urine that must not be mixed goes into separate cups', () => {
  const collecting = (collection: UrineCollection): [Specimen[], ExamChanges] => [
    [urine()],
    { preparation: { urine: collection } },
  ];
  const cups = (...collections: UrineCollection[]) => taking(...collections.map(collecting)).containers[0]?.count;
  expect(cups('any', 'first-morning', 'midstream')).toBe(1);
  expect(cups('first-morning', 'second-morning')).toBe(2);
  expect(cups('end-of-shift', 'end-of-shift', 'any')).toBe(2);
  expect(cups('special', 'special')).toBe(2);
});

test('adds up the blood of tubes, syringe, and card', () => {
  const citrate = specimen({ container: 'citrate', type: 'plasma', volumeMl: 2.7 });
  expect(taking([citrate], [specimen()], [syringe], [drop], [urine()]).bloodMl).toBe(9);
});

describe('at home', () => {
  test('allows samples that tolerate transport', () => {
    expect(taking([specimen()], [urine()]).home).toEqual({ possible: true, preventedBy: [] });
  });

  test('names the exams that require a visit to the laboratory', () => {
    const staying = (dwellMinutes: number): [Specimen[], ExamChanges] => [
      [specimen()],
      { preparation: { dwellMinutes } },
    ];
    expect(taking([specimen()], [syringe], staying(120), staying(15)).home).toEqual({
      possible: false,
      preventedBy: ['B', 'C', 'D'],
    });
  });
});

test('a specimen with a warning is not collected from a newborn at home', () => {
  const exam = plainExam({ code: 'A', specimens: [specimen()], urgent: urgent({ use: 'time-limited' }) });
  const homeOf = (group: PersonGroup, one: Exam) =>
    samplingOf([{ exam: one, preparations: [one.preparation], panels: [] }], { group, facts: [] }).home;
  expect(homeOf('newborn', exam)).toEqual({ possible: false, preventedBy: ['A'] });
  expect(homeOf('newborn', { ...exam, urgent: null }).possible).toBe(true);
  expect(homeOf('man', exam).possible).toBe(true);
});
