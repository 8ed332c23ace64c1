import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { abstentionKinds, type Exam, type Preparation } from '../exams/exam.ts';
import { plainExam } from '../exams/fixtures/sound-exam.ts';
import type { Conflict } from './conflicts.ts';
import { hour, orders, preparations, singles } from './fixtures/any-orders.ts';
import { countedFromTheVisit } from './preparation-for.ts';
import { type Plan, preparationPlan } from './preparation-plan.ts';

describe('a plan', () => {
  test('does not depend on the order or repetition of the exams', () => {
    const repeated = orders.chain(({ catalogue, exams, another }) =>
      fc.record({
        catalogue: fc.constant(catalogue),
        exams: fc.constant([...exams, another]),
        again: fc.array(fc.constantFrom(...exams, another)).chain((more) => {
          const all = [...exams, another, ...more];
          return fc.shuffledSubarray(all, { minLength: all.length });
        }),
      }),
    );
    fc.assert(
      fc.property(repeated, ({ catalogue, exams, again }) => {
        expect(preparationPlan(again, catalogue)).toEqual(preparationPlan(exams, catalogue));
      }),
      { numRuns: 200 },
    );
  });

  test('does not change if computed from its own exams, except for the panels', () => {
    fc.assert(
      fc.property(orders, ({ catalogue, exams }) => {
        const plan = preparationPlan(exams, catalogue);
        const named = plan.exams.flatMap((code) => catalogue.get(code) ?? []);
        expect(preparationPlan(named, catalogue)).toEqual({ ...plan, panels: [] });
      }),
      { numRuns: 200 },
    );
  });

  test('is never relaxed by another exam', () => {
    fc.assert(
      fc.property(orders, ({ catalogue, exams, another }) => {
        const plan = preparationPlan(exams, catalogue);
        expectNoLooser(preparationPlan([...exams, another], catalogue), plan);
      }),
      { numRuns: 400 },
    );
  });

  test('is never relaxed by the demands of a panel', () => {
    fc.assert(
      fc.property(singles(6), preparations, (exams, preparation) => {
        const panel = plainExam({ code: 'P', members: exams.map(({ code }) => code), specimens: [], preparation });
        const catalogue = new Map(exams.map((exam) => [exam.code, exam]));
        expectNoLooser(preparationPlan([panel], catalogue), preparationPlan(exams, catalogue));
      }),
      { numRuns: 200 },
    );
  });
});

describe('visits', () => {
  test('are as few as an exhaustive search finds', () => {
    const counts = new Map<number, number>();
    fc.assert(
      fc.property(singles(8), (exams) => {
        const plan = preparationPlan(exams, new Map());
        expect(plan.fewest).toBe(true);
        expect(plan.visits.length).toBe(fewestVisits(exams));
        counts.set(plan.visits.length, (counts.get(plan.visits.length) ?? 0) + 1);
      }),
      { numRuns: 400 },
    );
    // Otherwise the generated orders would not exercise the search.
    expect(Math.max(...counts.keys())).toBeGreaterThanOrEqual(4);
    expect(counts.get(1)).toBeGreaterThan(10);
  });

  test('contain every exam once, have no internal conflicts, and explain why each further visit exists', () => {
    fc.assert(
      fc.property(orders, ({ catalogue, exams }) => {
        const { visits, exams: codes } = preparationPlan(exams, catalogue);
        expect(visits.flatMap((visit) => visit.exams).sort()).toEqual(codes);
        for (const [index, visit] of visits.entries()) {
          const there = visit.exams.flatMap((code) => catalogue.get(code) ?? []);
          expect(isPossible(there.map(({ preparation }) => countedFromTheVisit(preparation)))).toBe(true);
          const before = visits.slice(0, index);
          expect(before.every((other) => visit.because.some((conflict) => isBetween(conflict, visit, other)))).toBe(
            true,
          );
          expect(index === 0).toBe(visit.because.length === 0);
        }
      }),
      { numRuns: 300 },
    );
  });
});

type Together = Pick<Plan, 'exams'>;
const isBetween = ({ sides: [one, other] }: Conflict, visit: Together, before: Together): boolean => {
  const touches = (codes: readonly string[], { exams }: Together) => codes.some((code) => exams.includes(code));
  return (
    (touches(one.exams, visit) && touches(other.exams, before)) ||
    (touches(other.exams, visit) && touches(one.exams, before))
  );
};

/** Whether one morning can meet all demands: searches for a fasting time, a time of day, and a day that suit all exams. */
function isPossible(all: readonly Preparation[]): boolean {
  const found = <T>(values: readonly T[], suits: (preparation: Preparation, value: T) => boolean): boolean =>
    values.some((value) => all.every((preparation) => suits(preparation, value)));
  const hours = Array.from({ length: 200 }, (_, value) => value);
  const inSpan = (value: number, low: number, high: number) => value >= low && value <= high;
  const once = <T>(values: readonly T[]): boolean => new Set(values).size <= 1;
  const urines = all.map(({ urine }) => urine);
  const night = urines.flatMap((urine) => (urine?.startsWith('first-morning') ? ['first'] : (urine ?? [])));
  return (
    found(hours, ({ fasting }, value) => !fasting || inSpan(value, fasting.minHours, fasting.maxHours)) &&
    abstentionKinds.every((kind) =>
      found(hours, ({ abstentions: kept }, value) =>
        kept.every(({ of, hours: least, maxHours }) => of !== kind || inSpan(value, least, maxHours ?? 200)),
      ),
    ) &&
    found(
      hours.slice(0, 24).map(hour),
      ({ timeOfDay }, time) => !timeOfDay || (time >= timeOfDay.from && time < timeOfDay.until),
    ) &&
    found(hours, ({ cycleDays }, day) => !cycleDays || inSpan(day, cycleDays.from, cycleDays.to)) &&
    once(night.filter((urine) => ['first', 'overnight', '24-hours', 'full-bladder'].includes(urine))) &&
    ['litio', 'digoxina'].every((drug) =>
      once(all.flatMap(({ dose }) => (dose?.of.es.toLowerCase() === drug ? [dose.at] : []))),
    ) &&
    once(all.flatMap(({ stimulus }) => stimulus?.es ?? [])) &&
    once(all.flatMap(({ urine, urineAdditive }) => (urine === '24-hours' ? (urineAdditive ?? []) : [])))
  );
}

/** Tries every partition of the exams. */
function fewestVisits(exams: readonly Exam[]): number {
  const known = new Map<string, boolean>();
  const possible = (visit: readonly Exam[]): boolean => {
    const key = visit.map(({ code }) => code).join();
    const answer = known.get(key) ?? isPossible(visit.map(({ preparation }) => countedFromTheVisit(preparation)));
    known.set(key, answer);
    return answer;
  };
  const share = (rest: readonly Exam[], visits: readonly (readonly Exam[])[]): number => {
    const [exam, ...others] = rest;
    if (!exam) return visits.length;
    const ways = visits.flatMap((visit, index) => {
      const joined = [...visit, exam];
      return possible(joined) ? share(others, visits.with(index, joined)) : [];
    });
    return Math.min(...ways, share(others, [...visits, [exam]]));
  };
  return share(exams, []);
}

/** Checks that `stricter` contains every demand of `plan`, at least as strict. */
function expectNoLooser(stricter: Plan, plan: Plan): void {
  const [one, other] = [stricter.preparation, plan.preparation];
  if (other.fasting) {
    expect(one.fasting?.minHours).toBeGreaterThanOrEqual(other.fasting.minHours);
    expect(one.fasting?.maxHours).toBeLessThanOrEqual(other.fasting.maxHours);
  }
  if (other.water === 'drink') expect(one.water).toBe('drink');
  for (const abstention of other.abstentions) {
    const same = one.abstentions.find(({ of }) => of === abstention.of);
    expect(same?.hours).toBeGreaterThanOrEqual(abstention.hours);
    expect(same?.maxHours ?? Infinity).toBeLessThanOrEqual(abstention.maxHours ?? Infinity);
  }
  if (other.timeOfDay) {
    expect(one.timeOfDay && one.timeOfDay.from >= other.timeOfDay.from).toBe(true);
    expect(one.timeOfDay && one.timeOfDay.until <= other.timeOfDay.until).toBe(true);
  }
  if (other.cycleDays) {
    expect(one.cycleDays?.from).toBeGreaterThanOrEqual(other.cycleDays.from);
    expect(one.cycleDays?.to).toBeLessThanOrEqual(other.cycleDays.to);
  }
  expect(one.dwellMinutes).toBeGreaterThanOrEqual(other.dwellMinutes);
  const dosesOf = ({ doses: all }: typeof one) =>
    all.map((dose) => [dose.at, dose.at === 'after-hours' ? dose.hours : 0, dose.of.es.toLowerCase()]);
  expect(dosesOf(one)).toEqual(expect.arrayContaining(dosesOf(other)));
  const stimuliOf = ({ stimuli }: typeof one) => stimuli.map(({ of }) => of.es);
  expect(stimuliOf(one)).toEqual(expect.arrayContaining(stimuliOf(other)));
  const eveningOf = ({ evening }: typeof one) => evening.map(({ collectedAt }) => collectedAt);
  expect(eveningOf(one)).toEqual(expect.arrayContaining(eveningOf(other)));
  expect(one.semenLast?.semen ?? []).toEqual(expect.arrayContaining([...(other.semenLast?.semen ?? [])]));
  expect(one.semenLast?.before ?? []).toEqual(expect.arrayContaining([...(other.semenLast?.before ?? [])]));
  for (const list of ['instructions', 'stayInstructions'] as const)
    expect(one[list].map(({ words: said }) => said)).toEqual(
      expect.arrayContaining(other[list].map(({ words: said }) => said)),
    );
  for (const { exams } of other.urine) {
    for (const code of exams) expect(one.urine.some((portion) => portion.exams.includes(code))).toBe(true);
  }
  expect(stricter.visits.length).toBeGreaterThanOrEqual(plan.visits.length);
  expect(pairsOf(stricter)).toEqual(expect.arrayContaining(pairsOf(plan)));
  expectNoLess(stricter, plan);
}

function expectNoLess({ sampling: more }: Plan, { sampling: some }: Plan): void {
  for (const { container, count } of some.tubes) {
    expect(more.tubes.find((tubes) => tubes.container === container)?.count).toBeGreaterThanOrEqual(count);
  }
  for (const { container, type, count } of some.containers) {
    const same = more.containers.find((one) => one.container === container && one.type === type);
    // If a panel requires first-stream urine for all members, one cup may serve two exams.
    expect(same?.count).toBeGreaterThanOrEqual(type === 'urine' ? 1 : count);
  }
  expect(more.bloodMl).toBeGreaterThanOrEqual(some.bloodMl);
  expect(more.home.preventedBy).toEqual(expect.arrayContaining([...some.home.preventedBy]));
  expect(more.home.possible).toBe(more.home.preventedBy.length === 0);
}

const pairsOf = ({ conflicts }: Plan): string[] =>
  conflicts.flatMap(({ kind, sides: [one, other] }) =>
    one.exams.flatMap((first) => other.exams.map((second) => `${kind} ${first} ${second}`)),
  );
