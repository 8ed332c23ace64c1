import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import siteConfig from '../../../site.config.ts';
import { checkCatalogue, type Finding } from '../exam-checks/catalogue-checks.ts';
import { panel } from '../exam-checks/fixtures/sound-exams.ts';
import { ageBand } from '../exams/age.ts';
import { checkDigit } from '../exams/codes/loinc.ts';
import type { Age, ReferenceInterval, Sex } from '../exams/component.ts';
import type { Exam } from '../exams/exam.ts';
import { examFaults } from '../exams/exam-faults.ts';
import { bothLanguages, component, exam, interval, plainExam } from '../exams/fixtures/sound-exam.ts';
import { intervalsFor } from '../exams/interval-for.ts';

const check = (...exams: Exam[]): Finding[] => checkCatalogue(exams, siteConfig.openingHours);
const kindsOf = (findings: readonly Finding[]): string[] => [...new Set(findings.map(({ kind }) => kind))].toSorted();
const withIntervals = (intervals: readonly ReferenceInterval[]): Exam =>
  exam({ components: [component({ intervals })] });

/** Ascending age limits, at least a day apart. */
const limits = fc
  .uniqueArray(
    fc.oneof(
      fc.integer({ min: 1, max: 60 }).map((days): Age => `${days}d`),
      fc.integer({ min: 1, max: 36 }).map((months): Age => `${months}m`),
      fc.integer({ min: 1, max: 100 }).map((years): Age => `${years}y`),
    ),
    { minLength: 2, maxLength: 8, selector: (ageFrom) => ageBand({ ageFrom, ageTo: null }).first },
  )
  .map((ages) => ages.toSorted((one, other) => firstDay(one) - firstDay(other)));
const firstDay = (ageFrom: Age): number => ageBand({ ageFrom, ageTo: null }).first;

/** A life divided at the limits; each part has one interval for everyone, or one for each sex. */
const partition = limits.chain((ages) =>
  fc.array(fc.boolean(), { minLength: ages.length + 1, maxLength: ages.length + 1 }).map((bySex) => {
    const starts: Age[] = ['0d', ...ages];
    return starts.map((ageFrom, index) => {
      const ageTo = starts[index + 1] ?? null;
      const of: Sex[] = bySex[index] ? ['female', 'male'] : ['any'];
      return of.map((sex) => interval({ ageFrom, ageTo, sex }));
    });
  }),
);

describe('intervals', () => {
  test('a life divided into bands, in any order, has no gaps and no overlaps', () => {
    fc.assert(
      fc.property(
        partition.chain((bands) => fc.shuffledSubarray(bands.flat(), { minLength: bands.flat().length })),
        (intervals) => {
          expect(check(withIntervals(intervals))).toEqual([]);
        },
      ),
    );
  });

  test('removing a middle band leaves a gap and nothing else', () => {
    fc.assert(
      fc.property(partition, fc.nat(), (bands, at) => {
        const without = bands.toSpliced(1 + (at % (bands.length - 2)), 1);
        expect(kindsOf(check(withIntervals(without.flat())))).toEqual(['interval-gap']);
      }),
    );
  });

  test('removing the interval of one sex leaves a gap, even in the last band', () => {
    fc.assert(
      fc.property(partition, fc.nat(), fc.constantFrom('female', 'male'), (bands, at, sex) => {
        const place = 1 + (at % (bands.length - 1));
        const spoilt = bands.map((band, index) =>
          index === place
            ? band.map((one) => (one.sex === 'any' ? { ...one, sex } : one)).filter((one) => one.sex === sex)
            : band,
        );
        expect(kindsOf(check(withIntervals(spoilt.flat())))).toEqual(['interval-gap']);
      }),
    );
  });

  test('a duplicate band, or one that begins earlier, overlaps', () => {
    fc.assert(
      fc.property(partition, fc.nat(), fc.boolean(), (bands, at, twice) => {
        const place = 1 + (at % (bands.length - 1));
        const band = bands[place] ?? [];
        const spoilt = twice
          ? [...bands.flat(), ...band]
          : bands.flatMap((one, index) =>
              index === place ? one.map((line) => ({ ...line, ageFrom: '0d' as const })) : one,
            );
        expect(kindsOf(check(withIntervals(spoilt)))).toEqual(['interval-overlap']);
      }),
    );
  });

  test('without findings, a person has at most one interval; with a gap, a person has none', () => {
    const anyIntervals = fc.array(
      fc.record({
        sex: fc.constantFrom<Sex>('any', 'female', 'male'),
        from: fc.nat(6),
        length: fc.integer({ min: 1, max: 4 }),
      }),
      { minLength: 1, maxLength: 5 },
    );
    fc.assert(
      fc.property(anyIntervals, (drawn) => {
        const intervals = drawn.map(({ sex, from, length }) =>
          interval({ sex, ageFrom: `${from}d`, ageTo: `${from + length}d` }),
        );
        const kinds = kindsOf(check(withIntervals(intervals)));
        const counts = (['female', 'male'] as const).map((sex) =>
          Array.from({ length: 12 }, (_, ageDays) => intervalsFor({ intervals }, { sex, ageDays }).length),
        );
        expect(kinds.includes('interval-overlap')).toBe(counts.flat().some((count) => count > 1));
        expect(kinds.includes('interval-gap')).toBe(counts.some((days, at) => hasGap(days, counts[1 - at] ?? [])));
      }),
      { numRuns: 400 },
    );
  });
});

/** The definition, day by day: days without an interval between days that have one, or after them while the other sex still has one. */
function hasGap(days: readonly number[], ofOthers: readonly number[]): boolean {
  const first = days.findIndex((count) => count > 0);
  if (first < 0 || ofOthers.every((count) => count === 0)) {
    const last = days.findLastIndex((count) => count > 0);
    return first >= 0 && days.slice(first, last).some((count) => count === 0);
  }
  const last = Math.max(
    days.findLastIndex((count) => count > 0),
    ofOthers.findLastIndex((count) => count > 0),
  );
  return days.slice(first, last + 1).some((count) => count === 0);
}

describe('codes', () => {
  test('accepts any LOINC with its check digit; schema and check both reject any other digit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9_999_999 }), fc.integer({ min: 1, max: 9 }), (digits, by) => {
        const right = checkDigit(String(digits));
        expect(check(exam({ loinc: `${digits}-${right}` }))).toEqual([]);
        const wrong = exam({ loinc: `${digits}-${(right + by) % 10}` });
        expect(kindsOf(check(wrong))).toEqual(['loinc-check-digit']);
        expect(examFaults(wrong)).toEqual([{ path: 'loinc', fault: 'not-loinc', value: wrong.loinc }]);
      }),
    );
  });
});

describe('words', () => {
  const number = fc.oneof(
    fc.integer({ min: 2, max: 20_000 }),
    fc.integer({ min: 11, max: 9999 }).map((tenths) => tenths / 10),
  );
  const numbers = fc.array(number, { minLength: 1, maxLength: 5 });
  const sentence = (of: readonly number[], locale: string) =>
    of.map((one) => `${one.toLocaleString(locale)} mg`).join('; ');
  const saying = (es: readonly number[], en: readonly number[]): Exam =>
    plainExam({ notes: bothLanguages(`Son ${sentence(es, 'de-DE')}.`, `These are ${sentence(en, 'en-GB')}.`) });

  test('the same numbers, in each language’s spelling and order, are equal', () => {
    const shuffled = numbers.chain((of) =>
      fc.tuple(fc.constant(of), fc.shuffledSubarray(of, { minLength: of.length })),
    );
    fc.assert(
      fc.property(shuffled, ([es, en]) => {
        expect(check(saying(es, en))).toEqual([]);
      }),
    );
  });

  test('finds any number that is changed, omitted, or added', () => {
    fc.assert(
      fc.property(numbers, fc.nat(), number, fc.constantFrom('change', 'leave out', 'add'), (of, at, other, how) => {
        const place = at % of.length;
        fc.pre(of[place] !== other);
        const en = how === 'add' ? [...of, other] : of.toSpliced(place, 1, ...(how === 'change' ? [other] : []));
        expect(kindsOf(check(saying(of, en)))).toEqual(['numbers-differ']);
      }),
    );
  });
});

describe('panels', () => {
  const code = (index: number) => `PAN-${String(index).padStart(3, '0')}`;

  test('finds panels that contain themselves, and only those', () => {
    const graphs = fc.integer({ min: 1, max: 7 }).chain((count) =>
      fc.array(fc.uniqueArray(fc.nat(count - 1), { minLength: 1, maxLength: 3 }), {
        minLength: count,
        maxLength: count,
      }),
    );
    fc.assert(
      fc.property(graphs, (members) => {
        const found = check(...members.map((of, index) => panel(code(index), ...of.map(code))));
        const inRing = members
          .map((_, index) => reaches(members, index, index, members.length))
          .flatMap((is, index) => (is ? [code(index)] : []));
        const named = found.filter(({ kind }) => kind === 'member-cycle').map((finding) => finding.exam);
        expect([...new Set(named)].toSorted()).toEqual(inRing.toSorted());
      }),
    );
  });

  /** Within this number of steps. */
  function reaches(members: readonly (readonly number[])[], from: number, to: number, steps: number): boolean {
    return steps > 0 && (members[from] ?? []).some((next) => next === to || reaches(members, next, to, steps - 1));
  }
});

test('the order of the exams affects only the order of the findings', () => {
  const exams = [
    exam({ cups: '1' }),
    exam({ code: 'QUI-002', slug: 'b', loinc: '1' }),
    panel('PAN-001', 'QUI-404'),
    exam({ code: 'QUI-003', slug: 'c', specimens: [] }),
  ];
  const sorted = (findings: Finding[]) => findings.map((finding) => JSON.stringify(finding)).toSorted();
  fc.assert(
    fc.property(fc.shuffledSubarray(exams, { minLength: exams.length }), (shuffled) => {
      expect(sorted(check(...shuffled))).toEqual(sorted(check(...exams)));
    }),
  );
});
