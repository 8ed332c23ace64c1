import { describe, expect, test } from 'vitest';

import { demonstrationExams } from '../../../db/seed/exams/index.ts';
import siteConfig from '../../../site.config.ts';
import { createCatalogue } from '../../domain/exams/catalogue.ts';
import type { Exam } from '../../domain/exams/exam.ts';
import { bothLanguages, plainExam, urgent } from '../../domain/exams/fixtures/sound-exam.ts';
import { laboratoryCalendar } from '../../domain/promise/laboratory-calendar.ts';
import { examNamed } from '../named-exam/exam-named.ts';
import { examList } from './exam-list.ts';
import { quoteText } from './quote-text.ts';

const exam = (code: string, changes: Partial<Exam> = {}) => plainExam({ code, slug: code.toLowerCase(), ...changes });
const glucose = exam('QUI-001', {
  name: bothLanguages('Glucosa basal (glicemia)', 'Fasting glucose'),
  synonyms: { es: ['azúcar en sangre', 'azúcar'], en: ['blood sugar'] },
  price: 9000,
});
const curve = exam('QUI-009', {
  name: bothLanguages('Glucosa, curva de tolerancia', 'Glucose tolerance'),
  price: null,
});
const hiv = exam('INF-002', { name: bothLanguages('VIH 1 y 2', 'HIV 1 and 2'), sensitive: true, price: 30000 });
const panel = exam('PAN-001', {
  name: bothLanguages('Perfil básico', 'Basic panel'),
  members: ['QUI-001'],
  price: 12000,
});
const catalogue = createCatalogue([glucose, curve, hiv, panel]);
const calendar = laboratoryCalendar(
  [{ days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'], opens: '06:00', closes: '17:00' }],
  () => null,
);
const now = { date: '2026-11-17', minutes: 600 };
const listOf = (...codes: string[]) => examList({ codes, day: '', hour: '' }, catalogue.byCode, now, calendar);

test.each([
  ['azucar', 'QUI-001'],
  ['qui-009', 'QUI-009'],
  // If the words of a name come in another order, the page asks: 'creatinina parcial de orina' is not 'creatinina en orina parcial'.
  ['curva glucosa', null],
  ['asucar', 'QUI-001'],
  ['glucosa basal', 'QUI-001'],
  // 'Basal' is implied.
  ['glucosa', 'QUI-001'],
  ['glucosa basal, VIH', null],
  ['x', null],
  ['examen', null],
  ['unicornio', null],
  ['', null],
  ['()', null],
])('%j means %s', (text, code) => {
  expect(examNamed(catalogue, text).exam?.code ?? null).toBe(code);
});

test('names the codes that the catalog does not know, and keeps everything else', () => {
  const list = listOf('ZZZ-999', 'QUI-001');
  expect(list.unknown).toEqual(['ZZZ-999']);
  expect(list.exams.map(({ code }) => code)).toEqual(['QUI-001']);
  expect(list.plan.exams).toEqual(['QUI-001']);
});

test('reports an exam that a panel of the list already includes', () => {
  expect(listOf('QUI-001', 'PAN-001').doubled).toEqual([{ exam: glucose, panel }]);
  expect(listOf('QUI-001', 'QUI-009').doubled).toEqual([]);
});

test('reports the later of two equivalent exams, and one whose equivalent a panel brings', () => {
  const sensitive = exam('END-001');
  const plain = exam('END-003', { equivalentTo: 'END-001' });
  const thyroid = exam('PAN-002', { members: ['END-001', 'QUI-001'] });
  const both = createCatalogue([glucose, sensitive, plain, thyroid]);
  const equivalentsOf = (...codes: string[]) =>
    examList({ codes, day: '', hour: '' }, both.byCode, now, calendar).equivalents;
  expect(equivalentsOf('END-001', 'END-003')).toEqual({ 'END-003': 'END-001' });
  expect(equivalentsOf('END-003', 'END-001')).toEqual({ 'END-001': 'END-003' });
  expect(equivalentsOf('END-003', 'PAN-002')).toEqual({ 'END-003': 'END-001' });
  expect(equivalentsOf('END-003', 'QUI-001')).toEqual({});
});

test('finds the exams that are only for pregnancy, also inside a panel', () => {
  const challenge = exam('QUI-005', { prenatal: true });
  const visit = exam('PAN-007', { members: ['QUI-005', 'QUI-001'] });
  const some = createCatalogue([glucose, challenge, visit]);
  const prenatalOf = (...codes: string[]) =>
    examList({ codes, day: '', hour: '' }, some.byCode, now, calendar).prenatal.map(({ code }) => code);
  expect(prenatalOf('QUI-001', 'QUI-005')).toEqual(['QUI-005']);
  expect(prenatalOf('PAN-007')).toEqual(['PAN-007']);
  expect(prenatalOf('QUI-001')).toEqual([]);
});

describe('a supplement that should have been left out before now', () => {
  const biotin = { of: 'biotin', hours: 72, maxHours: null } as const;
  const thyroid = exam('END-001', { preparation: { ...glucose.preparation, abstentions: [biotin] } });
  const some = createCatalogue([thyroid]);
  const missedOn = (day: string, hour = '') =>
    examList({ codes: ['END-001'], day, hour }, some.byCode, now, calendar).missed;

  test('comes with the first visit of a person who stops now, on an open day', () => {
    // Three days after Tuesday at 10:00 are over on Friday at 10:00; the laboratory of this test closes on weekends.
    expect(missedOn('2026-11-18')).toMatchObject({
      of: 'biotin',
      since: '2026-11-15',
      instead: { date: '2026-11-23', minutes: 420 },
    });
  });

  test('is null if there is time for it', () => {
    expect(missedOn('2026-11-23')).toBeNull();
    expect(missedOn('2026-11-20', '10:30')).toBeNull();
  });
});

test('sums the prices, and counts the exams without one', () => {
  expect(listOf('QUI-001', 'INF-002').price).toEqual({ known: 39000, unknown: 0, saved: 0 });
  expect(listOf('QUI-001', 'QUI-009').price).toEqual({ known: 9000, unknown: 1, saved: 0 });
});

test('plans at most sixty exams, and names the others', () => {
  const many = Array.from({ length: 63 }, (_, index) => exam(`AAA-${index}`));
  const codes = many.map(({ code }) => code);
  const list = examList({ codes, day: '', hour: '' }, createCatalogue(many).byCode, now, calendar);
  expect(list.exams).toHaveLength(60);
  expect(list.surplus).toEqual(codes.slice(60));
});

test.each([
  // A curve of five hours ends at 12:00, after its cutoff at 11:00. A curve of one hour ends at 14:45, after its cutoff at 14:00.
  ['QUI-011', '07:00', '2026-11-27'],
  ['QUI-011', '06:00', '2026-11-26'],
])('%s at %s counts from the last sample of its curve', (code, hour, date) => {
  const list = examList(
    { codes: [code], day: '2026-11-25', hour },
    createCatalogue(demonstrationExams).byCode,
    { date: '2026-11-22', minutes: 560 },
    laboratoryCalendar(siteConfig.openingHours, () => null),
  );
  expect(list.promise.due?.date).toBe(date);
});

test('promises nothing for an hour at which the exam is impossible', () => {
  const at = (hour: string) =>
    examList({ codes: ['QUI-009'], day: '2026-11-18', hour }, createCatalogue([late]).byCode, now, calendar);
  const late = { ...curve, preparation: { ...curve.preparation, dwellMinutes: 120 } };
  expect(at('15:00')).toMatchObject({ visit: { isPossible: true }, promise: { each: [{ exam: 'QUI-009' }] } });
  expect(at('15:01')).toMatchObject({ visit: { hourFault: 'too-late' }, promise: { due: null, each: [] } });
});

test('has no plan and no promise without exams', () => {
  expect(listOf()).toMatchObject({ exams: [], plan: { visits: [] }, promise: { due: null, each: [] } });
});

test('excludes emergency-only exams, and panels with one, from the plan, the price, and the promise', () => {
  const overdose = exam('MED-074', { urgent: urgent(), price: 50000 });
  const often = exam('QUI-008', { urgent: urgent({ use: 'often-emergency' }), price: 7000 });
  const heart = exam('PAN-023', { members: ['MED-074', 'QUI-001'], price: 90000 });
  const list = examList(
    { codes: ['MED-074', 'QUI-008', 'PAN-023'], day: '', hour: '' },
    createCatalogue([glucose, overdose, often, heart]).byCode,
    now,
    calendar,
  );
  expect(list.emergencies.map(({ code }) => code)).toEqual(['MED-074', 'PAN-023']);
  expect(list.exams.map(({ code }) => code)).toEqual(['QUI-008']);
  expect(list.plan.exams).toEqual(['QUI-008']);
  expect(list.price).toEqual({ known: 7000, unknown: 0, saved: 0 });
  expect(list.promise.each.map((promise) => promise.exam)).toEqual(['QUI-008']);
});

test('names exams in a quote, and gives sensitive ones by their code only', () => {
  expect(quoteText('Hola:', [glucose, hiv], 'es')).toBe('Hola:\n- QUI-001 Glucosa basal (glicemia)\n- INF-002');
});
