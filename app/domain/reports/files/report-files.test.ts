import type { Bundle, Observation, Resource } from '@medplum/fhirtypes';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import type { ReadObservation } from '../report-changes.ts';
import type { ReportView } from '../report-view.ts';
import { fhirBundle } from './fhir-bundle.ts';
import { reportCsv } from './report-csv.ts';

const row = (value: string, over: Partial<ReadObservation> = {}): ReadObservation => ({
  position: 1,
  code: '718-7',
  code_system: 'LN',
  sub_id: '',
  name: 'Hemoglobina',
  value_type: 'NM',
  value,
  unit: 'g/dL',
  reference_range: '12.0-15.30',
  flags: 'H',
  status: 'F',
  comment: null,
  method: null,
  ...over,
});

const view = (observations: readonly ReadObservation[]): ReportView => ({
  id: '5f0c7d5e-0000-4000-8000-000000000001',
  order: 'o',
  version: 2,
  firstName: 'Ana',
  code: 'HB',
  exam: null,
  status: 'corrected',
  placedAt: '2026-11-17T12:00:00Z',
  collectedAt: '2026-11-17',
  receivedAt: null,
  subject: { name: 'Ana Ñáñez', document: 'CC ····3456', birthDate: '1985-07-03', sex: 'female' },
  releasedAt: '2026-11-17T14:40:00Z',
  releasedBy: 'Beatriz',
  isAutomatic: false,
  criticalCall: null,
  performer: null,
  comment: null,
  conditions: ['hemolizada'],
  observations,
  orderedBy: [],
  specimen: 'Sangre',
  history: [],
  correction: null,
});
const bundleText = (...rows: ReadObservation[]) =>
  fhirBundle(view(rows), { exam: undefined, laboratory: { name: 'Yarumo' }, publicUrl: 'https://lab.example' });

/** The rules of FHIR R4 that a collection of these resources can break. */
function faultsOf(bundle: Bundle): string[] {
  const resources = (bundle.entry ?? []).flatMap(({ resource }): Resource[] => (resource ? [resource] : []));
  const urls = (bundle.entry ?? []).map(({ fullUrl }) => fullUrl ?? '');
  const references = [...JSON.stringify(bundle).matchAll(/"reference":"([^"]+)"/g)].map(([, url = '']) =>
    url.replace(/\/_history\/\d+$/, ''),
  );
  const observations = resources.filter((one): one is Observation => one.resourceType === 'Observation');
  return [
    ...(new Set(urls).size === urls.length ? [] : ['bdl-7: fullUrl is unique']),
    ...resources.flatMap((one, at) => (urls[at]?.endsWith(`/${one.resourceType}/${one.id}`) ? [] : ['fullUrl and id'])),
    ...resources.flatMap(({ id = '' }) => (/^[A-Za-z0-9\-.]{1,64}$/.test(id) ? [] : [`id ${id}`])),
    ...references.flatMap((url) => (urls.includes(url) ? [] : [`reference ${url}`])),
    ...observations.flatMap(({ valueQuantity, valueString, dataAbsentReason }) =>
      [valueQuantity, valueString, dataAbsentReason].filter((one) => one !== undefined).length === 1 ? [] : ['obs-6'],
    ),
    ...observations.flatMap(({ status, code }) => (status && code.text !== undefined ? [] : ['required'])),
    ...observations.flatMap(({ issued = '' }) => (/T.*(?:Z|[+-]\d\d:\d\d)$/.test(issued) ? [] : ['issued'])),
  ];
}

/** The value of the first observation as its text in the file. */
function valueIn(text: string): string {
  const [, value] = /"valueString": ("(?:[^"\\]|\\.)*")/.exec(text) ?? [];
  // `as`: the text is a JSON string.
  if (value !== undefined) return JSON.parse(value) as string;
  const [, digits = ''] = /"valueQuantity": \{\s*"value": ([^,\s]+)/.exec(text) ?? [];
  const [, comparator = ''] = /"comparator": "([^"]+)"/.exec(text) ?? [];
  return comparator + digits;
}

const sent = [
  '1.10',
  '<5',
  '>=0.5',
  '1:128',
  'a|b',
  'ñ',
  '4,3',
  '007',
  '-0.0',
  '1e3',
  '≥ 2',
  '=1+1',
  'uno\n dos',
  '0.000',
];

describe('a file keeps every value as sent', () => {
  test.each(sent)('FHIR: %s', (value) => expect(valueIn(bundleText(row(value)))).toBe(value));

  test('FHIR: whatever the value is, the bundle is valid JSON and keeps the rules of R4', () => {
    const value = fc.oneof(fc.constantFrom(...sent), fc.string(), fc.double({ noNaN: true }).map(String));
    fc.assert(
      fc.property(value, value, (one, other) => {
        const text = bundleText(row(one), row(other, { position: 2, status: 'X', code_system: 'L', comment: one }));
        // `as`: the function under test promises a bundle.
        expect(faultsOf(JSON.parse(text) as Bundle)).toEqual([]);
        if (one !== '') expect(valueIn(bundleText(row(one)))).toBe(one);
      }),
    );
  });

  test('FHIR: limits keep their digits, an excluded limit stays text, and the same report gives the same bytes', () => {
    const text = bundleText(row('1'), row('2', { position: 2, reference_range: '<9.0' }));
    expect(text).toContain('"value": 15.30');
    expect(text).toContain('"text": "<9.0"');
    expect(text).not.toContain('"value": 9.0');
    expect(bundleText(row('1'))).toBe(bundleText(row('1')));
    expect(text).toMatch(/"status": "corrected"[\s\S]*"versionId"|"versionId": "2"/);
  });

  const headings = {
    name: 'Examen',
    code: 'Código',
    value: 'Valor',
    unit: 'Unidad',
    range: 'Intervalo',
    flags: 'Marca',
    flagWords: 'Qué dice',
    status: 'Estado',
    method: 'Método',
    comment: 'Comentario',
  };
  test('CSV: values are as sent; only a cell that a spreadsheet would run gets a mark', () => {
    const cells = (value: string) =>
      reportCsv([{ ...row(value), flagWords: 'alto' }], headings)
        .split('\r\n')[1]
        ?.split(';')
        .map((cell) => cell.replace(/^"(.*)"$/, '$1'));
    const plain = sent.filter((value) => !/^=|\n/.test(value));
    expect(plain.map((value) => cells(value)?.[2])).toEqual(plain);
    expect(cells('=1+1')?.[2]).toBe("'=1+1");
    expect(cells('-1.5')?.[2]).toBe('-1.5');
  });
});
