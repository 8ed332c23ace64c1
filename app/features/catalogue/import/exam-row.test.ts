import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { demonstrationExams } from '../../../../db/seed/exams/index.ts';
import { weekdays } from '../../laboratory/laboratory.ts';
import {
  type Age,
  abstentionKinds,
  areas,
  type Component,
  containerIds,
  counsellings,
  type Exam,
  examStatuses,
  intervalSources,
  rejections,
  sexes,
  specimenTypes,
  urineCollections,
} from '../exam.ts';
import { examFaults } from '../exam-faults.ts';
import { meant } from './cell-text.ts';
import { columnKeys } from './columns.ts';
import { type Cells, examOf, rowOf } from './exam-row.ts';

const cellsOf =
  (row: readonly string[]): Cells =>
  (column) =>
    meant(row[columnKeys.indexOf(column)] ?? '');

/** Letters of all writings, and often what the cells' own grammar is made of. */
const text = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'binary', maxLength: 4 }),
      fc.constantFrom(...String.raw`\|;:,/=[](){}'"-–+@ ≤\n`, '\n', ' / ', ' | ', "'="),
    ),
    { minLength: 1, maxLength: 8 },
  )
  .map((parts) => parts.join('').trim())
  .filter((whole) => whole !== '');
const words = fc.record({ es: text, en: text });
const orNull = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: null });
const positive = fc.oneof(fc.integer({ min: 1, max: 400 }), fc.double({ min: 1e-9, max: 1e25, noNaN: true }));
const number = fc.oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true })).map((one) => one + 0);
const time = fc
  .tuple(fc.nat(23), fc.nat(59))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
const age = fc.tuple(fc.nat(999), fc.constantFrom('d', 'm', 'y')).map(([count, unit]): Age => `${count}${unit}` as Age);
const code = fc.stringMatching(/^[A-Z]{3}-\d{3}$/);
const slug = fc.stringMatching(/^[a-z0-9]{1,8}(-[a-z0-9]{1,5}){0,3}$/);
const loinc = fc.constantFrom('718-7', '1558-6', null);
const unique = <T>(of: fc.Arbitrary<T>, selector: (one: T) => unknown = (one) => one) =>
  fc.uniqueArray(of, { maxLength: 3, selector });
const lower = (one: string) => one.toLowerCase();

const interval = fc
  .record({
    sex: fc.constantFrom(...sexes),
    ageFrom: age,
    ageTo: orNull(age),
    low: orNull(number),
    high: orNull(number),
    condition: orNull(words),
    source: fc.constantFrom(...intervalSources),
  })
  .filter(({ low, high }) => low !== null || high !== null);
const measured = fc.record({
  id: slug,
  name: words,
  loinc,
  unit: fc.constantFrom('g/dL', 'm[IU]/mL', 'mL/min/{1.73_m2}', '10*3/uL', '/[HPF]', '1', '{INR}', 'mg{a,b|c}'),
  decimals: fc.nat(6),
  intervals: fc.array(interval, { maxLength: 3 }),
  expected: fc.constant(null),
});
const told = fc.record({
  id: slug,
  name: words,
  loinc,
  unit: fc.constant(null),
  decimals: fc.constant(null),
  intervals: fc.constant([]),
  expected: orNull(words),
});
const specimen = fc
  .record({
    type: fc.constantFrom(...specimenTypes),
    container: fc.constantFrom(...containerIds),
    volumeMl: orNull(positive),
    minimumMl: orNull(positive),
    atHome: fc.boolean(),
    byPatient: fc.boolean(),
    stability: unique(
      fc.record({ at: fc.constantFrom('room' as const, 'refrigerated' as const, 'frozen' as const), hours: positive }),
      ({ at }) => at,
    ),
    rejectedWhen: unique(fc.constantFrom(...rejections)),
  })
  .filter(({ volumeMl, minimumMl }) => volumeMl === null || minimumMl === null || minimumMl <= volumeMl);

const anyExam: fc.Arbitrary<Exam> = fc.record({
  code,
  slug,
  name: words,
  synonyms: fc.record({ es: unique(text, lower), en: unique(text, lower) }),
  cups: fc.constantFrom('903841', null),
  loinc,
  area: fc.constantFrom(...areas),
  members: unique(code),
  purpose: words,
  askedFor: words,
  notes: orNull(words),
  preparation: fc.record({
    fasting: orNull(fc.record({ minHours: positive, maxHours: positive })),
    abstentions: unique(
      fc.record({ of: fc.constantFrom(...abstentionKinds), hours: positive, maxHours: orNull(positive) }),
      ({ of }) => of,
    ),
    timeOfDay: orNull(fc.record({ from: time, until: time })),
    cycleDays: orNull(fc.record({ from: fc.integer({ min: 1, max: 45 }), to: fc.integer({ min: 1, max: 45 }) })),
    dwellMinutes: fc.nat(600),
    urine: orNull(fc.constantFrom(...urineCollections)),
    dose: fc.oneof(
      fc.constant(null),
      fc.record({ of: words, at: fc.constant('trough' as const) }),
      fc.record({ of: words, at: fc.constant('after-hours' as const), hours: positive }),
    ),
    instructions: fc.array(words, { maxLength: 3 }),
  }),
  specimens: fc.array(specimen, { maxLength: 3 }),
  method: orNull(words),
  performedBy: fc.constantFrom('own', 'referral'),
  turnaround: fc.record({
    runDays: fc.uniqueArray(fc.constantFrom(...weekdays), { minLength: 1 }),
    cutOff: time,
    transportDays: fc.nat(20),
    report: fc.oneof(fc.record({ hours: positive }), fc.record({ days: fc.nat(40) })),
  }),
  components: unique(fc.oneof<fc.Arbitrary<Component>[]>(measured, told), ({ id }) => id),
  price: orNull(fc.integer({ min: 1, max: 100_000_000 })),
  counselling: fc.constantFrom(...counsellings),
  sensitive: fc.boolean(),
  status: fc.constantFrom(...examStatuses),
  version: fc.integer({ min: 1, max: 5000 }),
  reviewedBy: text,
  reviewedOn: fc.constantFrom('2026-11-16', '2024-02-29'),
});

describe('an exam that is written as a row and read back', () => {
  test('is the same, whatever it holds', () => {
    fc.assert(
      fc.property(anyExam, (exam) => {
        fc.pre(examFaults(exam).length === 0);
        expect(examOf(cellsOf(rowOf(exam)))).toEqual({ exam });
      }),
      { numRuns: 300 },
    );
  });

  test('is the same, for every exam of the demonstration', () => {
    for (const exam of demonstrationExams) expect(examOf(cellsOf(rowOf(exam)))).toEqual({ exam });
  });
});

describe('whether an exam is delicate', () => {
  const hiv = demonstrationExams.find(({ code }) => code === 'INF-002');
  const glucose = demonstrationExams.find(({ code }) => code === 'QUI-001');
  test.each([
    ['what the exam makes one think, when its cell is empty', hiv, '', true],
    ['what the exam makes one think, when its cell is empty', glucose, '', false],
    ['what its cell says', hiv, 'No', false],
    ['what its cell says', glucose, 'sí', true],
    ['what its cell says, in English', glucose, 'Yes', true],
  ])('is %s (%#)', (_, exam, said, sensitive) => {
    if (!exam) throw new Error('The demonstration has lost an exam.');
    const cell = cellsOf(rowOf(exam));
    expect(examOf((column) => (column === 'reserva' ? said : cell(column)))).toMatchObject({ exam: { sensitive } });
  });

  test('is refused when its cell says neither yes nor no', () => {
    if (!glucose) throw new Error('The demonstration has lost an exam.');
    const cell = cellsOf(rowOf(glucose));
    expect(examOf((column) => (column === 'reserva' ? 'quizá' : cell(column)))).toEqual({
      faults: [{ column: 'reserva', reason: 'unknown-word', value: 'quizá' }],
    });
  });
});
