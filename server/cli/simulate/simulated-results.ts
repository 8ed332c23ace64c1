import type { SegmentContent } from '../../../app/domain/hl7/syntax/hl7-message.ts';
import { segmentOf } from '../../../app/domain/hl7/syntax/write-message.ts';
import type { SeededRandom } from './seeded-random.ts';
import { measureAnalyte } from './simulated-analytes.ts';
import type { SimulatedExam } from './simulated-exams.ts';
import type { SimulatedPerson } from './simulated-person.ts';

/** One result before it is a segment: OBX-2 to OBX-8. */
export interface SimulatedResult {
  type: 'NM' | 'ST' | 'SN' | 'CWE' | 'FT';
  code: readonly string[];
  /** OBX-4, which tells the organisms of a culture apart. */
  subId?: string;
  /** The components of OBX-5. */
  value: readonly string[];
  unit?: string;
  range?: string;
  flag?: string;
}

export interface SimulatedAnswer {
  results: SimulatedResult[];
  /** The results of the culture's antibiogram; empty without a growth. */
  susceptibilities: SimulatedResult[];
  hasCriticalValue: boolean;
}

/** Returns the results of the analyzers and the microscope for a specimen. `extreme`: one of its quantities is critical. */
export function answerOf(
  exam: SimulatedExam,
  person: SimulatedPerson,
  random: SeededRandom,
  extreme: boolean,
): SimulatedAnswer {
  if (exam.kind === 'culture') return culture(random);
  const results = {
    quantities: () => quantities(exam, person, random, extreme),
    urinalysis: () => urinalysis(person, random),
    infection: () => [infection(exam, random)],
    pregnancy: () => [pregnancy(person)],
  }[exam.kind]();
  const hasCriticalValue = results.some(({ flag = '' }) => flag === 'LL' || flag === 'HH');
  return { results, susceptibilities: [], hasCriticalValue };
}

function quantities(
  exam: SimulatedExam,
  person: SimulatedPerson,
  random: SeededRandom,
  extreme: boolean,
): SimulatedResult[] {
  const chosen = extreme ? random.integer(0, exam.analytes.length - 1) : -1;
  return exam.analytes.map((analyte, i) => {
    const { code, name, value, unit, range, flag } = measureAnalyte(person, analyte, random, i === chosen);
    // A value under the limit of detection is a structured numeric: ('<0.005') → '<' and '0.005'.
    const bound = value.startsWith('<') ? (['<', value.slice(1)] as const) : null;
    return { type: bound ? 'SN' : 'NM', code: [code, name, 'LN'], value: bound ?? [value], unit, range, flag };
  });
}

function urinalysis({ conditions }: SimulatedPerson, random: SeededRandom): SimulatedResult[] {
  const infected = conditions.includes('infection') || random.chance(0.06);
  const sugar = conditions.includes('diabetes') && random.chance(0.4);
  const word = (code: string, name: string, value: string, usual: string): SimulatedResult => ({
    type: 'ST',
    code: [code, name, 'LN'],
    value: [value],
    range: usual,
    flag: value === usual ? 'N' : 'A',
  });
  const cells = infected ? random.integer(12, 60) : random.integer(0, 3);
  return [
    { type: 'ST', code: ['5778-6', 'Color', 'LN'], value: [random.pick(['Amarillo', 'Amarillo claro', 'Ámbar'])] },
    {
      type: 'NM',
      code: ['5811-5', 'Densidad', 'LN'],
      value: [(1.005 + 0.025 * random.unit()).toFixed(3)],
      range: '1.005-1.030',
      flag: 'N',
    },
    {
      type: 'NM',
      code: ['5803-2', 'pH', 'LN'],
      value: [(5 + 2.5 * random.unit()).toFixed(1)],
      range: '5.0-8.0',
      flag: 'N',
    },
    word('20454-5', 'Proteínas', conditions.includes('kidney-disease') ? '30 mg/dL' : 'Negativo', 'Negativo'),
    word('25428-4', 'Glucosa', sugar ? '100 mg/dL' : 'Negativo', 'Negativo'),
    word('5802-4', 'Nitritos', infected ? 'Positivo' : 'Negativo', 'Negativo'),
    {
      type: 'SN',
      code: ['5821-4', 'Leucocitos', 'LN'],
      value: ['', String(cells), '-', String(cells + 2)],
      unit: '/campo',
      range: '<5',
      flag: infected ? 'A' : 'N',
    },
  ];
}

function infection({ coding: [, , , code = '', name = ''] }: SimulatedExam, random: SeededRandom): SimulatedResult {
  const reactive = random.chance(0.012);
  const value = [reactive ? 'Reactivo' : 'No reactivo'];
  return { type: 'ST', code: [code, name, 'LN'], value, range: 'No reactivo', flag: reactive ? 'A' : 'N' };
}

const pregnancy = ({ isPregnant }: SimulatedPerson): SimulatedResult => ({
  type: 'ST',
  code: ['2110-5', 'Gonadotropina coriónica', 'LN'],
  value: [isPregnant ? 'Positivo' : 'Negativo'],
});

const organisms: readonly [readonly string[], ...(readonly string[])[]] = [
  ['112283007', 'Escherichia coli'],
  ['56415008', 'Klebsiella pneumoniae'],
  ['73457008', 'Proteus mirabilis'],
];
const drugs = [
  ['18864-9', 'Ampicilina', '<=2', '>=32'],
  ['18906-8', 'Ciprofloxacina', '<=0.25', '>=4'],
  ['18955-5', 'Nitrofurantoína', '<=16', '64'],
  ['18928-2', 'Gentamicina', '<=1', '>=16'],
] as const;

function culture(random: SeededRandom): SimulatedAnswer {
  const code = ['630-4', 'Urocultivo', 'LN'];
  if (random.chance(0.7))
    return {
      results: [{ type: 'ST', code, value: ['Sin crecimiento a las 48 horas'], flag: 'N' }],
      susceptibilities: [],
      hasCriticalValue: false,
    };
  return {
    results: [
      { type: 'CWE', code, subId: '1', value: [...random.pick(organisms), 'SCT'], flag: 'A' },
      {
        type: 'SN',
        code: ['COL', 'Recuento de colonias', 'L'],
        subId: '1',
        value: ['>', '100000'],
        unit: 'UFC/mL',
        flag: 'A',
      },
    ],
    susceptibilities: drugs.map(([loinc, name, low, high]) => {
      const resists = random.chance(0.3);
      return {
        type: 'ST',
        code: [loinc, name, 'LN'],
        subId: '1',
        value: [resists ? high : low],
        unit: 'ug/mL',
        flag: resists ? 'R' : 'S',
      };
    }),
    hasCriticalValue: false,
  };
}

/** The OBX of a result. `nth` counts from 1. */
export const resultSegment = (
  { type, code, subId = '', value, unit = '', range = '', flag = '' }: SimulatedResult,
  nth: number,
  { status, observedAt, producer }: { status: string; observedAt: string; producer: string },
): SegmentContent =>
  segmentOf(
    'OBX',
    String(nth),
    type,
    [...code],
    subId,
    [...value],
    unit,
    range,
    flag,
    '',
    '',
    status,
    '',
    '',
    observedAt,
    producer,
  );
