import { describe, expect, test } from 'vitest';
import { examList } from '../app/catalogue/my-list/exam-list.ts';
import { createCatalogue } from '../app/domain/exams/catalogue.ts';
import { preparationPlan } from '../app/domain/preparation/preparation-plan.ts';
import { laboratoryCalendar } from '../app/domain/promise/laboratory-calendar.ts';
import { demonstrationExams } from '../db/seed/exams/index.ts';
import siteConfig from '../site.config.ts';

/**
 * Faults that a plan of the demonstration catalog must not have. A review found curves with different drinks side by side, cells in
 * overnight urine where only daytime urine works, and rules in sentences that no plan could apply.
 */
const catalogue = createCatalogue(demonstrationExams);
const examsOf = (codes: readonly string[]) => codes.flatMap((code) => catalogue.byCode.get(code) ?? []);
const planOf = (...codes: string[]) => preparationPlan(examsOf(codes), catalogue.byCode);

describe('exams that would disturb each other in one visit', () => {
  test.each([
    ['the glucose after a breakfast, and after 75 g', 'QUI-003', 'QUI-004'],
    ['75 g of glucose and 50 g of lactose, both for two hours', 'QUI-004', 'QUI-013'],
    ['75 g and 100 g of glucose', 'QUI-010', 'QUI-007'],
    ['ACTH and what releases gonadotropins', 'END-029', 'END-040'],
    ['a smear and a hormone of the first days of the cycle', 'PAT-001', 'END-064'],
    ['a vaginal smear after abstinence, and the postcoital test', 'MIC-005', 'REP-023'],
    ['basal cortisol, and after dexamethasone', 'END-022', 'END-026'],
    ['ACTH as it is, and after dexamethasone', 'END-026', 'END-030'],
    ['all urine of the night, and all of 24 hours', 'ORI-034', 'QUI-089'],
  ])('%s', (_, one, other) => {
    const exams = examsOf([one, other]);
    expect(exams).toHaveLength(2);
    const { visits, conflicts } = planOf(one, other);
    expect(conflicts).not.toEqual([]);
    expect(visits.map((visit) => visit.exams).toSorted()).toEqual([[one], [other]].toSorted());
  });
});

describe('exams that share one visit', () => {
  test.each([
    ['glucose and insulin after the same 75 g', 'QUI-004', 'END-080'],
    ['curves of two and of five hours after the same 75 g', 'QUI-004', 'QUI-011'],
    ['a curve, and three prolactin samples within an hour', 'QUI-004', 'END-032'],
    ['the urine of 24 hours, and a fast', 'QUI-089', 'QUI-001'],
    ['cells of the second urine, and a urinalysis of the first', 'PAT-004', 'ORI-001'],
  ])('%s', (_, one, other) => {
    expect(examsOf([one, other])).toHaveLength(2);
    expect(planOf(one, other).visits).toHaveLength(1);
  });
});

test.each(['PAT-004', 'ORI-036', 'END-020', 'MED-051', 'MED-098', 'GEN-079', 'ORI-035', 'REP-035'])(
  '%s is never filled from the first urine of the morning',
  (code) => {
    const { preparation, sampling } = planOf(code, 'ORI-001', 'MIC-001');
    const own = preparation.urine.filter(({ exams }) => exams.includes(code));
    expect(own.map(({ exams }) => exams)).toEqual([[code]]);
    expect(sampling.containers.filter(({ exams }) => exams.includes(code)).length).toBeGreaterThan(0);
  },
);

describe('a list of the demonstration catalog', () => {
  const calendar = laboratoryCalendar(siteConfig.openingHours, () => null);
  const listAt = (minutes: number, date: string, day: string, ...codes: string[]) =>
    examList({ codes, day, hour: '' }, catalogue.byCode, { date, minutes }, calendar);
  const listOf = (date: string, ...codes: string[]) => listAt(6 * 60 + 30, date, '', ...codes);

  test('takes both cortisol samples on one day when the laboratory is open for both', () => {
    const saturday = listOf('2026-11-21', 'END-025');
    const [first, second, ...more] = saturday.visits;
    expect(more).toEqual([]);
    expect([first?.at.date, second?.at.date]).toEqual(['2026-11-23', '2026-11-23']);
    expect([first?.visit.exams, second?.visit.exams]).toEqual([['END-022'], ['END-023']]);
    expect(saturday.promise.due?.date).toBe('2026-11-25');
  });

  test('keeps both cortisol samples on the chosen day, and promises nothing if the laboratory closes too early', () => {
    for (const day of ['2026-11-25', '2026-11-26', '2026-11-28']) {
      const { visits, visit, promise } = listAt(20 * 60, '2026-11-23', day, 'END-025', 'QUI-001');
      const dates = visits
        .filter(({ visit: { exams } }) => exams.some((code) => code === 'END-022' || code === 'END-023'))
        .map(({ at }) => at.date);
      expect(dates).toEqual([day, day]);
      // On Saturdays the laboratory closes before the afternoon sample.
      const isSaturday = day === '2026-11-28';
      expect([visit.isPossible, promise.due === null]).toEqual([!isSaturday, isSaturday]);
      expect(visits.some(({ isMissed }) => isMissed)).toBe(isSaturday);
    }
  });

  test('accepts an 11 p.m. saliva sample on the next day, and requires no fast for it', () => {
    const [visit] = listOf('2026-11-23', 'END-027').visits;
    expect(visit?.at.date).toBe('2026-11-24');
    expect(visit?.visit.preparation).toMatchObject({
      fasting: null,
      abstentions: [],
      evening: [{ collectedAt: '23:00', exams: ['END-027'] }],
    });
    // At 11:30 p.m. it is too late for this night.
    const [late] = listAt(23 * 60 + 30, '2026-11-23', '', 'END-027').visits;
    expect([late?.at.date, late?.isTooSoon]).toEqual(['2026-11-25', false]);
    const [chosen] = listAt(23 * 60 + 30, '2026-11-23', '2026-11-24', 'END-027').visits;
    expect([chosen?.at.date, chosen?.isTooSoon]).toEqual(['2026-11-24', true]);
  });
});

// Decreto 780 de 2016, artículo 2.8.1.2.4. The plain smear of a discharge also tests for trichomonas.
test('every test for a sexually transmitted germ comes with counseling', () => {
  const germs = /trichomonas|gonorrh|chlamydia trachomatis|treponem|mycoplasma genitalium|ducreyi|\bHIV\b/i;
  const looking = demonstrationExams.filter(({ name, components }) =>
    [name, ...components.map((component) => component.name)].some(({ en }) => germs.test(en)),
  );
  expect(looking.length).toBeGreaterThan(15);
  expect(looking.filter(({ counselling }) => counselling !== 'hiv-sti').map(({ code }) => code)).toEqual([]);
});
