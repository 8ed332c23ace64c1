import { describe, expect, test } from 'vitest';

import { createCatalogue } from '../app/domain/exams/catalogue.ts';
import type { Exam } from '../app/domain/exams/exam.ts';
import { isEmergency, isEmergencyOnly } from '../app/domain/exams/urgent.ts';
import { demonstrationExams } from '../db/seed/exams/index.ts';
import { emergencySign, notAnEmergency } from './support/emergency-signs.ts';

/**
 * "Dolor de pecho", "convulsiones", "recién nacidos decaídos": exams named emergencies as reasons to order them, and did not say that an
 * emergency cannot wait for a laboratory. Every exam that names a danger sign has a warning, or a reason why it needs none.
 */
const catalogue = createCatalogue(demonstrationExams);

const saidOf = ({ name, synonyms, purpose, askedFor, notes }: Exam, language: 'es' | 'en'): string =>
  [name[language], ...synonyms[language], purpose[language], askedFor[language], notes?.[language] ?? ''].join(' | ');

const signsIn = (exam: Exam): string[] =>
  (['es', 'en'] as const).flatMap((language) =>
    [...saidOf(exam, language).matchAll(emergencySign[language])].map(([sign]) => sign),
  );

test('an exam whose words name an emergency has a warning', () => {
  const silent = catalogue.exams
    .filter(({ code, urgent }) => urgent === null && !(code in notAnEmergency))
    .map((exam) => ({ code: exam.code, signs: signsIn(exam) }))
    .filter(({ signs }) => signs.length > 0);
  expect(silent).toEqual([]);
});

test('every exception names a sign and has no warning', () => {
  const stale = Object.keys(notAnEmergency).filter((code) => {
    const exam = catalogue.byCode.get(code);
    return !exam || exam.urgent !== null || signsIn(exam).length === 0;
  });
  expect(stale).toEqual([]);
});

/** Exams that decide a treatment within minutes, or whose specimens spoil outside a hospital. */
const emergencyOnly = [
  ['MED-046', 'methotrexate in high doses'],
  ['MED-072', 'methanol'],
  ['MED-073', 'ethylene glycol'],
  ['MED-074', 'acetaminophen'],
  ['MED-075', 'salicylates'],
  ['MED-076', 'carbon monoxide'],
  ['MED-090', 'thallium'],
  ['MED-091', 'organophosphates'],
  ['MED-093', 'carbamates'],
  ['MED-094', 'paraquat'],
  ['MED-096', 'rat poison'],
  ['MED-097', 'cyanide'],
  ['QUI-059', 'CK-MB'],
  ['QUI-060', 'troponin I'],
  ['QUI-061', 'troponin T'],
  ['PAN-023', 'the cardiac panel'],
] as const;

test.each(emergencyOnly)('%s, %s, is for emergencies only', (code) => {
  expect(isEmergencyOnly(catalogue.byCode.get(code)?.urgent ?? null)).toBe(true);
});

/** A person in danger reads these: each names the sign that the reviewing doctor required. */
const signs = [
  ['QUI-008', /temblor, sudor frío/],
  ['QUI-012', /vómito, dolor de barriga, respiración agitada/],
  ['QUI-046', /bebé está decaído/],
  ['QUI-051', /bebé amarillo/],
  ['QUI-065', /fumigar/],
  ['COA-003', /falta de aire repentina/],
  ['INF-071', /fiebre con ojos amarillos/],
  ['INF-132', /deja de respirar/],
  ['INF-138', /fiebre con ojos amarillos/],
  ['LIQ-001', /cuello rígido/],
  ['LIQ-020', /golpeó la cabeza/],
  ['MED-017', /litio.*temblor.*vómito/],
  ['MED-028', /digoxina.*visión amarilla.*pulso muy lento/],
  ['MIC-003', /piel fría/],
  ['MIC-029', /recién nacido tiene pus/],
  ['ORI-044', /deposiciones negras/],
  ['REP-002', /dolor bajo en el abdomen, sangrado/],
  ['PAN-022', /pasa a la espalda/],
  ['INF-072', /sangrado, mareo al pararse/],
  ['INF-069', /sangrado, mareo al pararse/],
  ['INF-137', /sangrado, mareo al pararse/],
  ['INF-061', /ojos amarillos con confusión/],
  ['INF-038', /embarazo.*hace menos de 10 días.*varicela/],
  ['INF-148', /ojos hundidos/],
  ['MIC-044', /ojos hundidos/],
  ['INM-023', /piel fría/],
  ['ORI-021', /pusieron sangre.*orina roja/],
] as const;

test.each(signs)('%s names its sign: %s', (code, sign) => {
  expect(catalogue.byCode.get(code)?.urgent?.sign.es).toMatch(sign);
});

describe('exams that decide a treatment within hours', () => {
  // Acetone and ammonia form or evaporate, gases change, and cells consume glucose while the tube travels. The others decide within hours.
  const notAtHome = [
    'MED-046',
    'QUI-012',
    'ORI-025',
    'MED-076',
    'QUI-046',
    'QUI-045',
    'QUI-043',
    'QUI-044',
    'QUI-059',
    'COA-003',
  ];
  test.each([...notAtHome, 'HEM-031', 'COA-017', 'INM-003'])('%s is not taken at home', (code) => {
    const exam = catalogue.byCode.get(code);
    expect(exam?.specimens.some(({ atHome }) => atHome)).toBe(false);
  });

  // Howard and others, Oncologist 2016: the dose of leucovorin depends on the level of the same day.
  test('a methotrexate that guides the rescue is reported the same day', () => {
    expect(catalogue.byCode.get('MED-046')?.turnaround).toMatchObject({ transportDays: 0, report: { hours: 4 } });
  });
});

describe('a warning', () => {
  const warned = catalogue.exams.flatMap(({ code, urgent }) => (urgent ? [{ code, urgent }] : []));

  test('asks about the present moment, in both languages, and takes a few seconds to read', () => {
    const odd = warned.filter(
      ({ urgent: { sign, action } }) =>
        !/^¿.*\?$/.test(sign.es) ||
        !/^\p{Lu}.*\?$/u.test(sign.en) ||
        [sign.es, sign.en, action.es, action.en].some((words) => words.length > 330),
    );
    expect(odd.map(({ code }) => code)).toEqual([]);
  });

  test('names 123 even if the treatment can wait hours', () => {
    // PEP starts in an emergency room that the patient can walk to.
    const silent = warned.filter(
      ({ urgent: { action, source } }) =>
        source !== 'cdc-npep-2025' && !(/123/.test(action.es) && /123/.test(action.en)),
    );
    expect(silent.map(({ code }) => code)).toEqual([]);
  });

  test('covers a good part of the catalog, but not most of it', () => {
    expect(warned.length).toBeGreaterThan(200);
    expect(warned.length).toBeLessThan(catalogue.exams.length / 3);
    expect(warned.filter(({ urgent }) => isEmergency(urgent)).length).toBeGreaterThan(80);
  });
});

describe('finds a planted sign', () => {
  test.each([
    ['es', 'Se pide ante dolor de pecho.'],
    ['es', 'En recién nacidos decaídos.'],
    ['es', 'Con fiebre y cuello rígido.'],
    ['en', 'Ordered for chest pain.'],
    ['en', 'Ordered after an overdose.'],
  ] as const)('%s: %s', (language, sentence) => {
    expect([...sentence.matchAll(emergencySign[language])]).not.toEqual([]);
  });
});
