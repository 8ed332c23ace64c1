import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { areas } from '../exams/exam.ts';
import { indexCatalogue } from './catalogue-index.ts';
import { isOpening, queryOf, readChoice } from './exam-choice.ts';
import { noFilters, passesAll, specimenGroups, switches } from './exam-filters.ts';
import { type ExamChoice, sorts } from './exam-selection.ts';
import { recordFor } from './fixtures/record-for.ts';
import { mostRequestedOf, selectExams } from './select-exams.ts';

const read = (query: string): ExamChoice => readChoice(new URLSearchParams(query));

const choices: fc.Arbitrary<ExamChoice> = fc.record({
  query: fc.string({ maxLength: 40 }).map((text) => text.trim()),
  asTyped: fc.boolean(),
  area: fc.constantFrom(null, ...areas),
  specimen: fc.constantFrom(null, ...specimenGroups),
  withoutFasting: fc.boolean(),
  sameDay: fc.boolean(),
  atHome: fc.boolean(),
  packages: fc.boolean(),
  sort: fc.constantFrom(...sorts),
  page: fc.integer({ min: 1, max: 60 }),
});

describe('the address', () => {
  test('encodes the whole choice', () => {
    fc.assert(
      fc.property(choices, (choice) => {
        expect(read(queryOf(choice))).toEqual(choice);
      }),
    );
  });

  test('is empty for the initial catalog', () => {
    expect(queryOf(read(''))).toBe('');
    expect(isOpening(read(''))).toBe(true);
    expect(isOpening(read('area=chemistry'))).toBe(false);
  });

  test.each(['pagina=0', 'pagina=-3', 'pagina=1.5', 'area=magic', 'orden=price', 'hoy=yes', 'muestra=', 'q=%20'])(
    'ignores %s',
    (query) => {
      expect(read(query)).toEqual(read(''));
    },
  );
});

const records = Array.from({ length: 60 }, (_, number) =>
  recordFor(`QUI-${String(number + 1).padStart(3, '0')}`, `Glucosa ${number + 1}`, `Glucose ${number + 1}`, [], {
    area: number % 2 ? 'chemistry' : 'urine-stool',
    specimens: number % 3 ? ['serum'] : ['urine'],
    fasting: number % 4 ? 0 : 8,
    sameDay: number % 5 > 0,
    atHome: number % 7 > 0,
    isPackage: number % 11 === 0,
    wait: (number * 37) % 60,
    common: (number % 10) / 10,
  }),
);
const index = indexCatalogue(records);

describe('a selection', () => {
  test('has pages of 24, and shows the last page for page numbers beyond it', () => {
    const at = (page: number) => selectExams(index, { ...read(''), page });
    expect([at(1), at(2), at(3)].map(({ shown }) => shown.length)).toEqual([24, 24, 12]);
    expect(at(9)).toEqual(at(3));
    expect(new Set([at(1), at(2), at(3)].flatMap(({ shown }) => shown)).size).toBe(60);
  });

  test('sorts by name in natural order, or by the time until the result', () => {
    const names = selectExams(index, read('orden=name')).shown.map(({ name }) => name.es);
    expect(names.slice(0, 3)).toEqual(['Glucosa 1', 'Glucosa 2', 'Glucosa 3']);
    const waits = selectExams(index, read('orden=fastest')).shown.map(({ wait }) => wait);
    expect(waits).toEqual(waits.toSorted((a, b) => a - b));
  });

  test('counts for each filter the exams that it would leave', () => {
    fc.assert(
      fc.property(choices, (choice) => {
        const asked = { ...choice, query: '', page: 1 };
        const { counts } = selectExams(index, asked);
        for (const area of areas) expect(counts.areas[area]).toBe(selectExams(index, { ...asked, area }).count);
        for (const specimen of specimenGroups)
          expect(counts.specimens[specimen]).toBe(selectExams(index, { ...asked, specimen }).count);
        for (const name of switches)
          expect(counts.switches[name]).toBe(selectExams(index, { ...asked, [name]: true }).count);
      }),
      { numRuns: 30 },
    );
  });

  test('contains exactReading the exams that pass the filters', () => {
    fc.assert(
      fc.property(choices, (choice) => {
        const { count, found, shown } = selectExams(index, { ...choice, query: '' });
        expect(found).toBe(60);
        expect(count).toBe(records.filter((record) => passesAll(record, choice)).length);
        for (const record of shown) expect(passesAll(record, choice)).toBe(true);
      }),
    );
    expect(records.every((record) => passesAll(record, noFilters))).toBe(true);
  });
});

describe('the most requested exams', () => {
  const codes = (configured?: string[]) => mostRequestedOf(index, configured).map(({ code }) => code);
  const [first = ''] = codes();

  test('follow the laboratory’s list in its order', () => {
    const configured = records
      .slice(0, 3)
      .map(({ code }) => code)
      .toReversed();
    expect(codes(configured).slice(0, 3)).toEqual(configured);
  });

  test('continue with the catalog’s estimate, each exam once', () => {
    expect(codes([first, 'NOT-THERE']).filter((code) => code === first)).toHaveLength(1);
    expect(codes([first])).toHaveLength(8);
    expect(new Set(codes([first])).size).toBe(8);
  });
});
