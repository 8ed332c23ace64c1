import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import type { Exam } from './exam.ts';
import { type ExamFault, examFaults } from './exam-faults.ts';
import { examSchema } from './exam-schema.ts';
import { type FieldFault, fieldFaults } from './field-faults.ts';
import { bothLanguages, dayUrine, exam, urgent, urine, wordComponent } from './fixtures/sound-exam.ts';

/** True only for identical types, including `readonly` and optional fields; mutual `extends` would not notice these. */
type Same<One, Other> = (<T>() => T extends One ? 1 : 2) extends <T>() => T extends Other ? 1 : 2 ? true : false;
// These lines do not compile if the schema's input or output type differs from the contract.
const infersTheContract: Same<z.infer<typeof examSchema>, Exam> = true;
const takesTheContract: Same<z.input<typeof examSchema>, Exam> = true;

test('the schema’s type equals the contract', () => {
  expect([infersTheContract, takesTheContract]).toEqual([true, true]);
});

/** Includes every optional property, so that every path below exists. */
const full: Exam = exam({
  members: ['QUI-002'],
  notes: bothLanguages('Nota.', 'Note.'),
  urgent: urgent(),
  specimens: [urine({ atHome: false }), dayUrine({ atHome: false })],
  preparation: {
    abstentions: [{ of: 'sex', hours: 48, maxHours: 168 }],
    timeOfDay: { from: '07:00', until: '09:00' },
    cycleDays: { from: 3, to: 5 },
    dose: { of: { es: 'litio', en: 'lithium' }, at: 'after-hours', hours: 12, atLeast: false },
    urine: '24-hours',
    instructions: [bothLanguages('Descanse.', 'Rest.')],
  },
});
const withComponent = (changes: object): unknown => ({
  ...exam(),
  components: [{ ...exam().components[0], ...changes }],
});

test('accepts a valid exam unchanged', () => {
  for (const sound of [
    exam(),
    full,
    exam({ components: [wordComponent()], turnaround: { ...full.turnaround, report: { days: 3 } } }),
  ]) {
    expect(examFaults(sound)).toEqual([]);
    expect(examSchema.parse(sound)).toEqual(sound);
  }
});

const refused: [path: string, fault: FieldFault, ...values: unknown[]][] = [
  ['code', 'not-a-code', '', 'HEM1', 'hem-001', 'HEM-0001', 'HEMA-001'],
  ['code', 'wrong-type', 7, null],
  ['slug', 'not-a-slug', '', 'Glucosa', 'glucosa_basal', 'ácido', 'a--b', '-a', 'a b'],
  ['name.es', 'blank', '', '  ', '\n'],
  ['name.en', 'untrimmed', ' Glucose', 'Glucose ', 'Glucose\n'],
  ['name', 'wrong-type', 'Glucosa', null],
  ['name.es', 'control-character', 'Glu\u0000cosa', '\u0000', 'Glucosa\u001b[2J', 'Gluco\u0081sa'],
  ['synonyms.es.0', 'blank', ''],
  ['synonyms.es.0', 'control-character', 'az\u0000car'],
  ['synonyms.en', 'repeated', ['sugar', 'Sugar']],
  ['cups', 'not-cups', '90384', '890201', '903841 ', ''],
  ['loinc', 'not-loinc', '1558-7', '', 'x'],
  ['area', 'not-one-of', 'quimica', '', null],
  ['members.0', 'not-a-code', 'glucosa'],
  ['members', 'repeated', ['QUI-002', 'QUI-002']],
  ['purpose.es', 'blank', ''],
  ['askedFor.en', 'wrong-type', null],
  ['notes', 'wrong-type', 'Nota', false],
  ['urgent', 'wrong-type', 'yes'],
  ['urgent.use', 'not-one-of', 'urgent', null],
  ['urgent.sign.es', 'blank', ''],
  ['urgent.action.es', 'no-emergency-number', 'Vaya a urgencias.', 'Llame al 911.'],
  ['urgent.action.en', 'no-emergency-number', 'Go to an emergency room.'],
  ['urgent.source', 'not-one-of', 'a friend'],
  ['specimens.0.atHome', 'urgent-at-home', true],
  ['preparation.fasting.minHours', 'too-small', 0, -8],
  ['preparation.fasting.maxHours', 'wrong-type', '14', null, Number.NaN, Number.POSITIVE_INFINITY],
  ['preparation.abstentions.0.of', 'not-one-of', 'beer'],
  ['preparation.abstentions.0.hours', 'too-small', 0],
  ['preparation.abstentions.0.maxHours', 'too-small', -1],
  ['preparation.abstentions', 'repeated', [full.preparation.abstentions[0], full.preparation.abstentions[0]]],
  ['preparation.timeOfDay.from', 'not-a-time', '7:00', '24:00', '07:60', '7 a. m.'],
  ['preparation.timeOfDay.until', 'not-a-time', '9'],
  ['preparation.cycleDays.from', 'too-small', 0],
  ['preparation.cycleDays.to', 'too-big', 46],
  ['preparation.cycleDays.to', 'not-whole', 4.5],
  ['preparation.dwellMinutes', 'too-small', -1],
  ['preparation.dwellMinutes', 'not-whole', 0.5],
  ['preparation.urine', 'not-one-of', '24h', ''],
  ['preparation.dose.at', 'not-one-of', 'peak'],
  ['preparation.dose.of', 'missing', undefined],
  ['preparation.dose.hours', 'too-small', 0],
  ['preparation.dose', 'unknown-field', { of: { es: 'litio', en: 'lithium' }, at: 'trough', hours: 12 }],
  ['preparation.instructions.0.en', 'blank', ''],
  ['specimens.0.type', 'not-one-of', 'blood'],
  ['specimens.0.container', 'not-one-of', 'tube'],
  ['specimens.0.volumeMl', 'too-small', 0, -3],
  ['specimens.0.minimumMl', 'minimum-over-volume', 31],
  ['specimens.0.atHome', 'wrong-type', 'yes', null],
  ['specimens.0.byPatient', 'wrong-type', 1],
  ['specimens.0.stability.0.at', 'not-one-of', 'cold'],
  ['specimens.0.stability.0.hours', 'too-small', 0],
  ['specimens.0.stability', 'repeated', [1, 2].map((hours) => ({ at: 'room', hours }))],
  ['specimens.0.rejectedWhen.0', 'not-one-of', 'bad'],
  ['specimens.0.rejectedWhen', 'repeated', ['late', 'late']],
  ['method.es', 'blank', ''],
  ['performedBy', 'not-one-of', 'us'],
  ['turnaround.runDays', 'empty-list', []],
  ['turnaround.runDays', 'repeated', ['monday', 'monday']],
  ['turnaround.runDays.0', 'not-one-of', 'lunes'],
  ['turnaround.cutOff', 'not-a-time', '2 pm'],
  ['turnaround.transportDays', 'too-small', -1],
  ['turnaround.report', 'neither-hours-nor-days', {}, { weeks: 1 }, null],
  ['turnaround.report.hours', 'too-small', 0, -1],
  ['components.0.id', 'not-a-slug', 'Glucose', ''],
  ['components', 'repeated', [wordComponent(), wordComponent()]],
  ['components.0.loinc', 'not-loinc', '1558-0'],
  ['components.0.unit', 'not-ucum', 'mg/dL ', 'UI/L', ''],
  ['components.0.decimals', 'too-big', 7],
  ['components.0.decimals', 'not-whole', 0.1],
  ['components.0.decimals', 'unit-without-decimals', null],
  ['components.0.expected', 'word-for-a-number', bothLanguages('Negativo', 'Negative')],
  ['components.0.intervals.0.sex', 'not-one-of', 'men'],
  ['components.0.intervals.0.ageFrom', 'not-an-age', '18', 'adult', null],
  ['components.0.intervals.0.ageTo', 'not-an-age', '18 y', ''],
  ['components.0.intervals.0.low', 'wrong-type', '70'],
  ['components.0.intervals.0.condition.en', 'missing', undefined],
  ['components.0.intervals.0.source', 'not-one-of', 'internet'],
  ['price', 'too-small', 0, -1],
  ['price', 'not-whole', 12.5],
  ['counselling', 'not-one-of', 'hiv'],
  ['status', 'not-one-of', 'live'],
  ['version', 'too-small', 0],
  ['reviewedBy', 'blank', ''],
  ['reviewedBy', 'control-character', 'Dr. \u0008X'],
  ['reviewedOn', 'not-a-date', '2026-02-30', '16/11/2026', ''],
  ['colour', 'unknown-field', 'red'],
  ['specimens.0.tube', 'unknown-field', 'gold'],
];

const conditioned = (): Exam => ({
  ...full,
  components: full.components.map((one) => ({
    ...one,
    intervals: one.intervals.map((line) => ({ ...line, condition: bothLanguages('Fase lútea', 'Luteal phase') })),
  })),
});

describe.each(refused)('%s: %s', (path, fault, ...values) => {
  test.each(values.map((value) => [value]))('%j', (value) => {
    expect(examFaults(withValue(conditioned(), path, value))).toContainEqual(
      fault === 'unknown-field' && path.endsWith('dose')
        ? { path: `${path}.hours`, fault, value: 12 }
        : { path, fault, value },
    );
  });
});

test('names every missing field', () => {
  for (const path of pathsOf(conditioned())) {
    const faults = examFaults(withValue(conditioned(), path, undefined));
    expect(faults.map((one) => `${one.path} ${one.fault}`)).toContain(
      path === 'turnaround.report.hours' ? 'turnaround.report neither-hours-nor-days' : `${path} missing`,
    );
  }
});

test.each<[string, unknown, ExamFault[]]>([
  ['nothing', undefined, [{ path: '', fault: 'missing', value: undefined }]],
  ['a text', 'exam', [{ path: '', fault: 'wrong-type', value: 'exam' }]],
  [
    'an interval without a limit',
    withComponent({ intervals: [{ ...exam().components[0]?.intervals[0], low: null, high: null }] }),
    [{ path: 'components.0.intervals.0.low', fault: 'no-limit', value: null }],
  ],
  [
    'a word with intervals',
    withComponent({ unit: null, decimals: null }),
    [{ path: 'components.0.intervals', fault: 'interval-of-a-word', value: exam().components[0]?.intervals }],
  ],
  [
    'decimals without a unit',
    withComponent({ unit: null, intervals: [] }),
    [{ path: 'components.0.decimals', fault: 'unit-without-decimals', value: 0 }],
  ],
])('reports %s exactly', (_, offered, expected) => {
  expect(examFaults(offered)).toEqual(expected);
});

test('the tests cover every fault', () => {
  const tested = new Set<string>([...refused.map(([, fault]) => fault), 'no-limit', 'interval-of-a-word', 'missing']);
  expect(fieldFaults.filter((fault) => !tested.has(fault))).toEqual([]);
});

/** The paths of all values except list items, because a list may be shorter. */
function pathsOf(value: unknown, path: readonly string[] = []): string[] {
  if (typeof value !== 'object' || value === null) return path.length > 0 ? [path.join('.')] : [];
  return Object.entries(value).flatMap(([key, inner]) =>
    Array.isArray(value) && typeof inner !== 'object' ? [] : pathsOf(inner, [...path, key]),
  );
}

function withValue(from: unknown, path: string, value: unknown): unknown {
  const copy: unknown = structuredClone(from);
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  const holder = keys.reduce<unknown>((inner, key) => Reflect.get(Object(inner), key), copy);
  if (value === undefined) Reflect.deleteProperty(Object(holder), last);
  else Reflect.set(Object(holder), last, value);
  return copy;
}
