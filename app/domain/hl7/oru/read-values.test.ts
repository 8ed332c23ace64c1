import { describe, expect, test } from 'vitest';

import { belowDetection, titer } from '../fixtures/chemistry.ts';
import { resultOf } from '../fixtures/message-parts.ts';
import { brokenRules, read } from '../fixtures/reading.ts';
import { pathology, pdfDocument } from '../fixtures/reports.ts';

const observations = (sent: string) => read(sent).report.patients[0]?.orders[0]?.observations ?? [];
const valuesOf = (sent: string) => observations(sent).flatMap(({ values }) => values);
const sent = (type: string, value: string) => resultOf('x', `OBX|1|${type}|A^Prueba^L||${value}||||||F`);

test.each([
  ['NM', '1.10', { kind: 'number', text: '1.10', isWellFormed: true }],
  ['NM', '+.5', { kind: 'number', text: '+.5', isWellFormed: true }],
  ['NM', '1,5', { kind: 'number', text: '1,5', isWellFormed: false }],
  ['NM', 'negativo', { kind: 'number', text: 'negativo', isWellFormed: false }],
  ['SN', '>^100', { kind: 'structured', text: '>100', comparator: '>', first: '100', isWellFormed: true }],
  ['SN', '^2^-^4', { kind: 'structured', text: '2-4', first: '2', separator: '-', second: '4' }],
  ['SN', '<^0.50', { kind: 'structured', text: '<0.50', first: '0.50' }],
  ['SN', '5.4', { kind: 'structured', text: '5.4', isWellFormed: false }],
  ['CE', '^Escasas^L', { kind: 'coded', text: 'Escasas' }],
  [
    'CWE',
    'A1^^L^^^^^^Como se dictó',
    { kind: 'coded', text: 'Como se dictó', coded: { originalText: 'Como se dictó' } },
  ],
  ['CWE', 'A1', { kind: 'coded', text: 'A1' }],
  ['CWE^^HL70125', 'A1^Positivo', { kind: 'coded', text: 'Positivo' }],
  ['ST', 'A\\T\\B', { kind: 'plain', text: 'A&B' }],
  ['DT', '20260305', { kind: 'time', text: '20260305', time: { date: '2026-03-05', instant: null } }],
  ['TS', 'ayer', { kind: 'time', text: 'ayer', time: { precision: null } }],
  ['QQ', 'a^b', { kind: 'plain', text: 'a^b' }],
  ['constructor', 'a^b', { kind: 'plain', text: 'a^b' }],
  ['', '7', { kind: 'plain', text: '7' }],
  ['NM', '""', { kind: 'deleted' }],
])('%s %s', (type, value, expected) => {
  expect(valuesOf(sent(type, value))).toMatchObject([expected]);
});

test('an empty value has no entry; repetitions are entries', () => {
  expect(valuesOf(sent('NM', ''))).toEqual([]);
  expect(valuesOf(sent('NM', '1~""~3')).map(({ kind }) => kind)).toEqual(['number', 'deleted', 'number']);
});

describe('a value that is no number of its type', () => {
  test('is kept, and the operator is warned', () => {
    expect(valuesOf(belowDetection)).toEqual([{ kind: 'number', text: '<5', isWellFormed: false }]);
    expect(brokenRules(belowDetection)).toEqual(['number-malformed OBX 1-5']);
  });
});

test('a titer has its parts and its text', () => {
  expect(valuesOf(titer)).toEqual([
    {
      kind: 'structured',
      text: '1:128',
      comparator: '',
      first: '1',
      separator: ':',
      second: '128',
      isWellFormed: true,
    },
  ]);
});

test('a pathology report keeps its lines', () => {
  const [microscopy, ...diagnosis] = valuesOf(pathology);
  expect(microscopy).toMatchObject({
    lines: ['Mucosa gástrica con infiltrado.', 'Se observan bacilos curvos.', '', '', 'Índice mitótico 2 & 3.'],
  });
  expect(diagnosis.map((value) => 'text' in value && value.text)).toEqual([
    'Gastritis crónica',
    'Helicobacter pylori: positivo & abundante',
    'Sin atrofia',
  ]);
  expect(brokenRules(pathology)).toEqual([]);
});

test('documents and pointers are described, and nothing is fetched or decoded', () => {
  expect(valuesOf(pdfDocument)).toEqual([
    {
      kind: 'document',
      source: 'LIS-GUAYACAN',
      type: 'application',
      subtype: 'pdf',
      encoding: 'Base64',
      data: 'JVBERi0xLjcKJSVFT0YK',
    },
    { kind: 'pointer', pointer: 'http://10.0.0.7/imagen.jpg', application: 'VISOR', type: 'IM', subtype: 'JPEG' },
  ]);
  expect(brokenRules(sent('ED', '^application^pdf^Base64^'))).toEqual(['document-empty OBX 1-5']);
});
