import { describe, expect, test } from 'vitest';

import type { Exam, Preparation } from '../exams/exam.ts';
import { dayUrine, plainExam, specimen, urine } from '../exams/fixtures/sound-exam.ts';
import type { Specimen } from '../exams/specimen.ts';
import { preparationPlan } from './preparation-plan.ts';

const asking = (code: string, preparation: Partial<Preparation> = {}, specimens: Specimen[] = [specimen()]): Exam =>
  plainExam({ code, preparation, specimens });

const glucose = asking('GLU', { fasting: { minHours: 8, maxHours: 14 } });
const triglycerides = asking('TRI', {
  fasting: { minHours: 12, maxHours: 14 },
  abstentions: [{ of: 'alcohol', hours: 72, maxHours: null }],
});
const blood = asking('CBC', {}, [specimen({ container: 'edta', type: 'whole-blood', volumeMl: 3 })]);
const urinalysis = asking('URI', { urine: 'first-morning-midstream' }, [urine()]);
const protein = asking('P24', { urine: '24-hours' }, [dayUrine()]);
const clearance = asking('CLE', { urine: '24-hours' }, [dayUrine(), specimen()]);
const cortisolAtEight = asking('COR', { timeOfDay: { from: '07:00', until: '09:00' } });
const cortisolAtFour = asking('COT', { timeOfDay: { from: '16:00', until: '17:00' } });
const fsh = asking('FSH', { cycleDays: { from: 2, to: 4 } });
const progesterone = asking('PRO', { cycleDays: { from: 21, to: 23 } });
const grams = (count: number) => ({ es: `${count} g de glucosa`, en: `${count} g of glucose` });
const screening = asking('OSU', { dwellMinutes: 60, stimulus: grams(50) });
const tolerance = asking('TOL', { fasting: { minHours: 8, maxHours: 14 }, dwellMinutes: 120, stimulus: grams(75) });
const insulinCurve = asking('INS', {
  fasting: { minHours: 8, maxHours: 14 },
  dwellMinutes: 120,
  stimulus: grams(75),
});

const planOf = (...exams: Exam[]) => preparationPlan(exams, new Map());
const visitsOf = (...exams: Exam[]) => planOf(...exams).visits.map((visit) => visit.exams.join(' '));

describe('visits', () => {
  test.each<[visits: string[], ...Exam[]]>([
    [[]],
    [['CBC'], blood],
    [['CBC GLU TRI URI'], glucose, triglycerides, blood, urinalysis],
    [['CLE GLU P24'], clearance, protein, glucose],
    [['GLU P24', 'URI'], urinalysis, protein, glucose],
    [['CBC COR', 'COT'], cortisolAtFour, cortisolAtEight, blood],
    [['CBC FSH', 'PRO'], progesterone, fsh, blood],
    [['GLU INS TOL', 'OSU'], insulinCurve, tolerance, glucose, screening],
    // The morning on one day of the cycle, and the afternoon on another: two visits cover four exams.
    [['COR FSH', 'COT PRO'], cortisolAtFour, fsh, cortisolAtEight, progesterone],
  ])('%j', (visits, ...exams) => {
    expect(visitsOf(...exams)).toEqual(visits);
  });

  test('the second visit gives its reason and the exams involved', () => {
    const [first, second] = planOf(fsh, progesterone, glucose).visits;
    expect(first?.because).toEqual([]);
    expect(second?.because).toEqual([
      {
        kind: 'cycle-days',
        exams: ['FSH', 'PRO'],
        sides: [
          { demand: { from: 2, to: 4 }, exams: ['FSH'] },
          { demand: { from: 21, to: 23 }, exams: ['PRO'] },
        ],
      },
    ]);
    expect(second?.preparation).toMatchObject({ fasting: null, cycleDays: { from: 21, to: 23, because: ['PRO'] } });
  });

  test('each visit has the preparation and sampling of its own exams', () => {
    const plan = planOf(urinalysis, protein, triglycerides);
    expect(plan.visits.map(({ sampling }) => sampling.containers.map(({ container }) => container))).toEqual([
      ['urine-24h'],
      ['urine-cup'],
    ]);
    expect(plan.visits.map(({ preparation }) => preparation.fasting?.minHours)).toEqual([12, undefined]);
    expect(plan.sampling.containers.map(({ container }) => container)).toEqual(['urine-24h', 'urine-cup']);
  });
});

test('a single visit equals the whole plan', () => {
  const plan = planOf(glucose, triglycerides, blood, urinalysis);
  const { because, discarded, ...visit } = plan.visits[0] ?? {};
  expect([because, discarded]).toEqual([[], []]);
  expect(plan).toMatchObject(visit);
  expect(plan).toMatchObject({
    exams: ['CBC', 'GLU', 'TRI', 'URI'],
    preparation: {
      fasting: { minHours: 12, maxHours: 14, because: ['TRI'] },
      water: 'allowed',
      abstentions: [{ of: 'alcohol', hours: 72, because: ['TRI'] }],
      urine: [{ collection: 'first-morning-midstream', exams: ['URI'] }],
    },
    sampling: { bloodMl: 8, home: { possible: true } },
    conflicts: [],
    fewest: true,
  });
});

test('expands panels into their members and names the members', () => {
  const panel = (code: string, ...members: string[]) => plainExam({ code, members, specimens: [] });
  const catalogue = new Map([glucose, triglycerides, blood].map((exam) => [exam.code, exam]));
  const asked = [panel('PAN-2', 'TRI', 'GLU', 'XXX'), blood, panel('PAN-1', 'GLU', 'CBC')];
  expect(preparationPlan(asked, catalogue)).toMatchObject({
    exams: ['CBC', 'GLU', 'TRI'],
    panels: [
      { panel: 'PAN-1', exams: ['CBC', 'GLU'] },
      { panel: 'PAN-2', exams: ['GLU', 'TRI'] },
    ],
    unknown: ['XXX'],
  });
});
