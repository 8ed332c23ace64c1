import { describe, expect, test } from 'vitest';

import { createCatalogue } from '../app/domain/exams/catalogue.ts';
import type { Exam } from '../app/domain/exams/exam.ts';
import { demonstrationExams } from '../db/seed/exams/index.ts';

/**
 * A bacteriologist found each of these faults in one exam, and these tests check every exam: biotin not withheld for twenty assays that it
 * disturbs, a refrigerated gonococcus, a celiac test that never mentions gluten, a titer code on a qualitative result.
 */
const catalogue = createCatalogue(demonstrationExams);
const single = catalogue.exams.filter(({ members }) => members.length === 0);
const codesOf = (exams: readonly Exam[]): string[] => exams.map(({ code }) => code);
const saysIn = (exam: Exam, words: RegExp): boolean =>
  [...exam.preparation.instructions, exam.notes].some((said) => said !== null && words.test(said.es));
const exam = (code: string): Exam => {
  const found = catalogue.byCode.get(code);
  if (!found) throw new Error(`the catalog has no exam ${code}`);
  return found;
};

// FDA, safety communications of 2017 and 2019: "Electrochemiluminescence" here is a streptavidin–biotin assay.
test('every streptavidin assay withholds biotin, or asks about it if the patient cannot wait two days', () => {
  const assays = single.filter(({ method }) => method?.en === 'Electrochemiluminescence');
  expect(assays.length).toBeGreaterThan(60);
  const silent = assays.filter(
    (one) =>
      !one.preparation.abstentions.some(({ of, hours }) => of === 'biotin' && hours >= 48) && !saysIn(one, /biotina/),
  );
  expect(codesOf(silent)).toEqual([]);
  for (const code of ['QUI-061', 'REP-002']) expect(saysIn(exam(code), /biotina/), code).toBe(true);
});

test('a culture in which a gonococcus may grow is never chilled', () => {
  const gonococcal = single.filter(
    ({ name, components, specimens }) =>
      components.some(({ id }) => id === 'growth') &&
      specimens.some(({ type }) => ['urethral-swab', 'vaginal-swab', 'cervical-sample', 'eye-swab'].includes(type)) &&
      // The group B streptococcus in pregnancy and the mycoplasmas tolerate cold.
      !/Estreptococo|Mycoplasma/.test(name.es),
  );
  expect(codesOf(gonococcal)).toEqual(expect.arrayContaining(['MIC-022', 'MIC-023', 'MIC-024', 'MIC-029']));
  for (const { code, specimens } of gonococcal)
    for (const { stability } of specimens) {
      expect(
        stability.map(({ at }) => at),
        code,
      ).toEqual(['room']);
      expect(Math.max(...stability.map(({ hours }) => hours)), code).toBeLessThanOrEqual(24);
    }
});

test('every test for celiac antibodies says to keep eating gluten', () => {
  const celiac = single.filter(({ name }) => /transglutaminasa|endomisio|gliadina deaminada/i.test(name.es));
  expect(celiac.length).toBe(5);
  expect(codesOf(celiac.filter((one) => !one.preparation.instructions.some(({ es }) => /gluten/.test(es))))).toEqual(
    [],
  );
});

// Endocrine Society, adrenal insufficiency, 2016: no patient stops a corticosteroid without a doctor. A plan once delayed every
// dexamethasone, even for a patient in an adrenal crisis. Only the tablet of the suppression test can wait.
test('a patient with a cortisol test keeps taking a corticosteroid until a doctor says otherwise', () => {
  const ofAdrenals = single.filter(({ preparation: { dose } }) => dose?.at === 'trough' && /dexa/.test(dose.of.es));
  expect(ofAdrenals.length).toBeGreaterThan(5);
  for (const one of ofAdrenals) {
    expect(one.preparation.dose?.of.es, one.code).toBe('dexametasona para la prueba de supresión');
    expect(saysIn(one, /corticoide.*No lo suspenda por su cuenta/), one.code).toBe(true);
  }
});

test('every PSA test mentions masturbation and infection', () => {
  const psa = single.filter(({ components }) => components.some(({ loinc }) => loinc === '2857-1'));
  expect(psa.length).toBe(4);
  expect(codesOf(psa.filter((one) => !saysIn(one, /masturbación/) || !saysIn(one, /infección de orina/)))).toEqual([]);
});

test('a specimen that keeps only frozen is not collected at home', () => {
  const thawed = single.filter(({ specimens }) =>
    specimens.some(({ atHome, stability }) => atHome && stability.every(({ at }) => at === 'frozen')),
  );
  expect(codesOf(thawed)).toEqual([]);
});

// A sample from a home visit waits for the end of the round. In a thick smear the parasites last two hours, and gastrin and calcitonin need
// ice.
test('a sample that spoils within a round of visits is not drawn at home', () => {
  const bears = ({ at, hours }: { at: string; hours: number }) =>
    (at === 'room' && hours > 2) || (at === 'refrigerated' && hours > 8);
  const spoiled = single.filter(({ specimens }) =>
    specimens.some(({ atHome, byPatient, stability }) => atHome && !byPatient && !stability.some(bears)),
  );
  expect(codesOf(spoiled)).toEqual([]);
  for (const code of ['HEM-009', 'HEM-010', 'HEM-017', 'END-019', 'END-086', 'MAR-009', 'MAR-014', 'MAR-024'])
    expect(
      exam(code).specimens.some(({ atHome }) => atHome),
      code,
    ).toBe(false);
});

describe('a fast', () => {
  test('is never required of newborns or for inborn errors of metabolism', () => {
    const named = /recién nacid|bebé|ciclo de la urea|enfermedad mitocondrial|acidemia|metabolismo/i;
    const fasting = single.filter(
      ({ askedFor, preparation }) => preparation.fasting !== null && named.test(askedFor.es),
    );
    // A healthy adult fasts for these. The exam itself says that a baby does not.
    expect(codesOf(fasting).toSorted()).toEqual(['QUI-046', 'VIT-009', 'VIT-011', 'VIT-013', 'VIT-014']);
    for (const one of fasting) expect(saysIn(one, /A un bebé.*no le quite ninguna comida/), one.code).toBe(true);
  });
  // A sentence is the same for every patient. "If your doctor asked for 12 hours, keep to those" was in a baby's plan.
  test('is a field that depends on the patient, never a sentence with other hours', () => {
    const said = /\d+ horas[^.]*(?:ayun|sin comer)|(?:ayun|sin comer)[^.]*\d+ horas|pidió \d+ horas/i;
    expect(
      codesOf(catalogue.exams.filter((one) => one.preparation.instructions.some(({ es }) => said.test(es)))),
    ).toEqual([]);
  });
  test.each(['GEN-107', 'GEN-111', 'QUI-114', 'QUI-116'])('%s is taken before a meal instead', (code) => {
    expect(exam(code).preparation.fasting).toBeNull();
    expect(saysIn(exam(code), /no le quite ninguna comida/)).toBe(true);
  });
});

// LOINC, by its property: arbitrary concentration or titer. A qualitative result has a [Presence] code or none.
const codesOfNumbers = [
  '5390-0',
  '5335-5',
  '5124-3',
  '5126-8',
  '5209-2',
  '6812-2',
  '6811-4',
  '5176-3',
  '5388-4',
  '5334-8',
  '31147-2',
];
test('a qualitative serology has no code of a number', () => {
  const wrong = single.flatMap(({ code, components }) =>
    components
      .filter(({ id, unit, loinc }) => id !== 'titer' && unit === null && loinc && codesOfNumbers.includes(loinc))
      .map(() => code),
  );
  expect(wrong).toEqual([]);
});

test('syphilis is followed up by its titer, under the RPR code', () => {
  expect(exam('INF-001').components.map(({ loinc }) => loinc)).toEqual(['20507-0', '31147-2']);
});

test('a blood count with a differential has the code of one', () => {
  for (const code of ['HEM-001', 'HEM-018']) expect(exam(code).loinc, code).toBe('57021-8');
});

test('every trace metal in urine names its container', () => {
  const metals = /cobre|zinc|mercurio|arsénico|cadmio|níquel|aluminio|talio|plomo|cobalto|cromo|manganeso|selenio/i;
  const inUrine = single.filter(
    ({ name, specimens }) => metals.test(name.es) && specimens.some(({ type }) => /^urine/.test(type)),
  );
  expect(inUrine.length).toBeGreaterThan(6);
  expect(codesOf(inUrine.filter((one) => !saysIn(one, /libre de metales/)))).toEqual([]);
});

test('patients read µg and µL, as on their report', () => {
  const prose = ({ purpose, askedFor, notes, preparation: { instructions } }: Exam) =>
    [purpose, askedFor, ...(notes ? [notes] : []), ...instructions].flatMap(({ es, en }) => [es, en]);
  const machine = /(?<!\p{L})(?:ug\/|uL(?!\p{L}))/u;
  expect(codesOf(catalogue.exams.filter((one) => prose(one).some((said) => machine.test(said))))).toEqual([]);
});

describe('intervals', () => {
  const all = single.flatMap(({ code, components }) =>
    components.flatMap(({ intervals }) => intervals.map((interval) => ({ code, ...interval }))),
  );
  // ADA, Standards of Care 2026, section 2: cut-offs of prediabetes and diabetes, no lower limit for healthy people.
  test('the ADA gives no lower limit of HbA1c', () => {
    expect(exam('QUI-002').components[0]?.intervals).toMatchObject([{ low: null, high: 5.6, source: 'ada-2026' }]);
  });
  test('those of pregnancy include adolescents', () => {
    const adults = all.filter(
      ({ condition, ageFrom }) => /Embarazo/.test(condition?.es ?? '') && Number.parseInt(ageFrom, 10) > 14,
    );
    expect(adults.map(({ code }) => code)).toEqual([]);
  });
  // WHO, Guideline on haemoglobin cutoffs, 2024: 11.0, 10.5, and 11.0 g/dL, plus 0.8 between 1000 and 1499 m.
  test('hemoglobin in pregnancy is adjusted to the altitude of Medellín', () => {
    const found = all.filter(({ code, source }) => code === 'HEM-001' && source === 'who-anaemia-2024');
    expect(found.map(({ low }) => low)).toEqual([11.8, 11.3, 11.8]);
  });
  // WHO, Guideline on use of ferritin concentrations, 2020.
  test('no ferritin below 12 µg/L under 5 years, or below 15 after, counts as normal', () => {
    const low = exam('QUI-083').components[0]?.intervals ?? [];
    expect(low.filter((one) => (one.low ?? 0) < (one.ageFrom === '6m' ? 12 : 15))).toEqual([]);
  });
  test('digoxin in heart failure stays below 0.9', () => {
    expect(exam('MED-028').components[0]?.intervals.map(({ low, high }) => [low, high])).toEqual([
      [0.5, 0.9],
      [0.8, 1.2],
    ]);
  });
  test('high-sensitivity CRP is interpreted by risk', () => {
    expect(exam('INM-002').components[0]?.intervals.every(({ condition }) => /Riesgo/.test(condition?.es ?? ''))).toBe(
      true,
    );
  });
});

// Resolución 3280 de 2018: HIV and syphilis in each trimester, with a treponemal test first.
test.each(['PAN-006', 'PAN-007', 'PAN-008'])('%s tests for HIV, and for syphilis with a treponemal test', (code) => {
  expect(exam(code).members).toEqual(expect.arrayContaining(['INF-002', 'INF-003']));
  expect(exam(code).members).not.toContain('INF-001');
});

// The same resolution: without antibodies, toxoplasma is tested every month until the birth.
test.each(['PAN-006', 'PAN-007', 'PAN-008'])('%s tests for toxoplasma', (code) => {
  expect(exam(code).members).toContain('INF-011');
});

test('a serial stool test has three deliveries, and asks about drugs that hide the parasites', () => {
  for (const code of ['ORI-042', 'ORI-046', 'ORI-048'])
    expect(
      exam(code).specimens.map(({ days }) => days),
      code,
    ).toEqual([3]);
  for (const code of ['ORI-039', 'ORI-042']) expect(saysIn(exam(code), /antiparasitarios/), code).toBe(true);
});

test('a sample that is collected without a needle does not mention one', () => {
  for (const code of ['LIQ-007', 'LIQ-021']) expect(saysIn(exam(code), /punción/), code).toBe(false);
});
