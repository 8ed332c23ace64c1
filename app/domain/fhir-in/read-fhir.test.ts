import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import type { IncomingObservation } from '../messages-in/incoming-report.ts';
import {
  bundle,
  coded,
  glucoseAlone,
  glucoseBundle,
  glucoseObservation,
  jsonOf,
  number,
  patient,
  report,
  told,
} from './fixtures/bundles.ts';
import { readFhir } from './read-fhir.ts';

const read = (value: unknown) => readFhir(new TextEncoder().encode(jsonOf(value)));
const errorsOf = ({ issues, units }: ReturnType<typeof read>): string[] =>
  [...new Set([...issues, ...units.flatMap((unit) => unit.issues)])].map(({ code, at }) => `${code} ${at}`);
const onlyOrder = (value: unknown) => {
  const reading = read(value);
  expect(errorsOf(reading)).toEqual([]);
  const [unit] = reading.units;
  const [order] = unit?.report.orders ?? [];
  if (!unit || !order) throw new Error('There is no order');
  return { order, unit, reading };
};
const short = ({ code, sub_id, value, unit, value_type, flags }: IncomingObservation): string =>
  [code, sub_id, value, unit, value_type, flags].join('|');
const observed = (changed: object) =>
  onlyOrder(
    bundle('collection', [
      patient('1017000001'),
      glucoseObservation(told, { valueQuantity: undefined, ...changed }),
      report(told, { specimen: [] }),
    ]),
  ).order.observations;

describe('a report', () => {
  test.each([
    ['a transaction', glucoseBundle('transaction')],
    ['a collection', glucoseBundle('collection')],
    ['a report with contained resources', glucoseAlone()],
  ])('as %s has its patient, specimen, and value as they were sent', (_, sent) => {
    const { order, unit } = onlyOrder(sent);
    expect(unit.report.patient).toEqual({
      documents: ['CC 1017000001'],
      name: 'Yesenia Andrea Ñustes Peña',
      birthDate: '1985-07-03',
      sex: 'female',
      email: null,
    });
    expect(order).toMatchObject({
      number: 'G-1',
      fillerNumber: 'G-1',
      status: 'final',
      performer: 'Laboratorio Yarumo',
      collectedAt: '2026-11-17T12:12:00.000Z',
      reportedAt: '2026-11-17T14:00:00.000Z',
      specimen: { type: 'Suero', received_at: '2026-11-17T13:05:00.000Z', condition: 'Ligeramente hemolizado' },
      codes: { codings: [{ code: '2345-7', system: 'LN' }], words: 'Glucosa en suero' },
    });
    expect(order.observations.map(short)).toEqual(['2345-7||91.10|mg/dL|NM|N']);
    expect(order.observations[0]).toMatchObject({ reference_range: '70-100', status: 'F', name: 'Glucosa' });
    expect(unit.unplaced).toEqual([]);
  });

  test('keeps the text of every number', () => {
    const numeral = fc.tuple(fc.nat(999), fc.stringMatching(/^[0-9]{1,9}$/)).map(([whole, part]) => `${whole}.${part}`);
    fc.assert(
      fc.property(numeral, fc.constantFrom('', '<', '<=', '>=', '>'), (value, comparator) => {
        const valueQuantity = { value: number(value), code: 'mg/dL', ...(comparator && { comparator }) };
        expect(observed({ valueQuantity })[0]?.value).toBe(comparator + value);
      }),
      { numRuns: 50 },
    );
  });

  test.each<[string, object, string]>([
    ['a titer', { valueRatio: { numerator: { value: number('1') }, denominator: { value: number('128') } } }, '1:128'],
    ['a range', { valueRange: { low: { value: number('5') }, high: { value: number('10.0') } } }, '5-10.0'],
    ['a text', { valueString: 'Amarillo \\F\\ turbio' }, 'Amarillo \\F\\ turbio'],
    [
      'a concept',
      { valueCodeableConcept: { coding: [{ code: '260373001', display: 'Detected' }], text: 'Detectado' } },
      'Detectado',
    ],
    ['a count', { valueInteger: number('12') }, '12'],
    ['yes or no', { valueBoolean: false }, 'false'],
    ['no value', { dataAbsentReason: { text: 'Muestra insuficiente' }, status: 'cancelled' }, ''],
  ])('reads %s', (_, changed, value) => {
    expect(observed(changed)[0]?.value).toBe(value);
  });
});

describe('the parts of a report', () => {
  test('reads components, a heading without a value, and members of two organisms', () => {
    const of = (id: string, changed: object) =>
      glucoseObservation(told, { id, valueQuantity: undefined, interpretation: [], referenceRange: [], ...changed });
    const drug = (id: string, flag: string) =>
      of(id, { code: coded('18961-3', 'Oxacilina'), valueString: flag, interpretation: [coded(flag, flag)] });
    const { order, unit } = onlyOrder(
      bundle('collection', [
        patient('1017000001'),
        report(told, { specimen: [], result: [{ reference: 'Observation/panel' }] }),
        of('panel', {
          code: coded('600-7', 'Hemocultivo'),
          hasMember: [{ reference: 'Observation/a' }, { reference: 'Observation/b' }],
        }),
        of('a', {
          code: coded('6463-4', 'Organismo'),
          valueString: 'S. aureus',
          hasMember: [{ reference: 'Observation/a1' }],
        }),
        of('b', {
          code: coded('6463-4', 'Organismo'),
          valueString: 'E. coli',
          hasMember: [{ reference: 'Observation/b1' }],
        }),
        drug('a1', 'S'),
        drug('b1', 'R'),
      ]),
    );
    expect(order.observations.map(short)).toEqual([
      '6463-4|1|S. aureus||ST|',
      '18961-3|1|S||ST|S',
      '6463-4|2|E. coli||ST|',
      '18961-3|2|R||ST|R',
    ]);
    expect(unit.unplaced).toEqual([]);
  });

  test('keeps a PDF, and never fetches an address', () => {
    const data = Buffer.from('%PDF-1.7 test').toString('base64');
    const { order, unit } = onlyOrder(
      bundle('collection', [
        patient('1017000001'),
        glucoseObservation(told),
        report(told, {
          specimen: [],
          presentedForm: [
            { contentType: 'application/pdf', data, title: 'Informe' },
            { contentType: 'application/pdf', url: 'http://169.254.169.254/latest' },
          ],
        }),
      ]),
    );
    expect(Buffer.from(order.observations.at(-1)?.document?.bytes ?? []).toString()).toBe('%PDF-1.7 test');
    expect(unit.unplaced.map(({ text }) => text)).toEqual(['application/pdf', 'http://169.254.169.254/latest']);
  });

  test('that was entered in error takes back everything', () => {
    expect(onlyOrder(glucoseBundle('transaction', { status: 'entered-in-error' })).order).toMatchObject({
      status: 'withdrawn',
      observations: [],
    });
  });
});

describe('a patient', () => {
  const documentsOf = (identifier: object) =>
    read(
      bundle('collection', [
        patient('', { identifier: [identifier] }),
        glucoseObservation(told),
        report(told, { specimen: [] }),
      ]),
    ).units[0]?.report.patient?.documents;

  test.each<[string, object, string[]]>([
    [
      'by a Colombian code',
      {
        type: {
          coding: [{ system: 'https://fhir.minsalud.gov.co/rda/CodeSystem/ColombianPersonIdentifier', code: 'TI' }],
        },
        value: '1.020',
      },
      ['TI 1020'],
    ],
    ['by the end of the system', { system: 'urn:co:documento:CE', value: 'x-77' }, ['CE X77']],
    [
      'not by a credit card',
      { type: { coding: [{ system: 'http://terminology.hl7.org/CodeSystem/v2-0203', code: 'CC' }] }, value: '1' },
      [],
    ],
    ['not by a medical record', { system: 'https://lab.example/historias', value: '77' }, []],
  ])('is known %s', (_, identifier, documents) => {
    expect(documentsOf(identifier)).toEqual(documents);
  });

  test('may be named by a document alone', () => {
    const subject = { identifier: { system: 'https://lab.example/CC', value: '43123456' } };
    const { unit } = onlyOrder(
      bundle('collection', [glucoseObservation(told), report(told, { specimen: [], subject })]),
    );
    expect(unit.report.patient?.documents).toEqual(['CC 43123456']);
  });

  test('is nobody when there are two', () => {
    const second = report(
      { ...told, filler: 'G-2' },
      { id: 'r2', specimen: [], result: [], subject: { reference: 'Patient/p2' } },
    );
    const { unit } = onlyOrder(
      bundle('collection', [
        patient('1'),
        patient('2', { id: 'p2' }),
        glucoseObservation(told),
        report(told, { specimen: [] }),
        second,
      ]),
    );
    expect(unit.report.patient).toBeNull();
  });
});

describe('a message', () => {
  test.each<[string, unknown, string[]]>([
    ['of another type', bundle('searchset', [report(told, { result: [] })]), ['not-supported Bundle.type']],
    ['without a report', bundle('collection', [patient('1')]), ['required Bundle.entry']],
    [
      'with an observation that is elsewhere',
      bundle('collection', [patient('1'), report(told, { specimen: [] })]),
      ['not-found Bundle.entry[1].resource.result[0]'],
    ],
    [
      'with an unknown status',
      bundle('collection', [report(told, { result: [], status: 'done' })]),
      ['value Bundle.entry[0].resource.status'],
    ],
    [
      'with a text for a number',
      glucoseBundle(
        'collection',
        {},
        {
          entry: [
            {
              resource: report(told, {
                contained: [glucoseObservation(told, { valueQuantity: { value: '5' } })],
                result: [{ reference: '#o1' }],
              }),
            },
          ],
        },
      ),
      ['structure Bundle.entry[0].resource.contained[0].valueQuantity.value'],
    ],
    [
      'that deletes',
      bundle('transaction', [], { entry: [{ resource: report(told, { result: [] }), request: { method: 'DELETE' } }] }),
      ['not-supported Bundle.entry[0].request.method'],
    ],
    [
      'with one address twice',
      bundle('collection', [], {
        entry: [{ fullUrl: 'urn:uuid:1', resource: report(told, { result: [] }) }, { fullUrl: 'urn:uuid:1' }],
      }),
      ['duplicate Bundle.entry[1].fullUrl'],
    ],
    ['of another resource', patient('1'), ['not-supported resourceType']],
  ])('%s is refused', (_, sent, issues) => {
    expect(errorsOf(read(sent))).toEqual(issues);
  });
});

describe('the whole of a message', () => {
  test('that is no JSON, no UTF-8, or too deep is refused', () => {
    for (const bytes of [
      Buffer.from('MSH|'),
      Buffer.from([0x7b, 0xff, 0x7d]),
      Buffer.from('[]'),
      Buffer.from('[['.repeat(50)),
    ])
      expect(errorsOf(readFhir(bytes))).toEqual(['structure ']);
  });

  test('of a batch has a unit for each report', () => {
    const { units } = read(
      bundle('batch', [
        patient('1'),
        glucoseObservation(told),
        report(told, { specimen: [] }),
        report({ ...told, filler: 'G-2' }, { id: 'r2', specimen: [] }),
      ]),
    );
    expect(units.map(({ entry, report: { orders } }) => [entry, orders.map((one) => one.observations.length)])).toEqual(
      [
        [2, [1]],
        [3, [1]],
      ],
    );
  });

  test('names itself by its identifier, and a report also by its version', () => {
    expect(read(glucoseBundle('collection', {}, { identifier: { system: 'urn:x', value: '7' } })).identity).toBe(
      'Bundle urn:x|7',
    );
    expect(read(glucoseAlone()).identity).toBe(
      'DiagnosticReport https://lab.example/informes|G-1 2026-11-17T09:00:00-05:00 final',
    );
  });
});

/** Elements that no part of a report holds. */
const extras = ['method', 'device', 'bodySite', 'extension', 'derivedFrom'];

test('nothing that was sent disappears: each text is in the report, or among those without a place', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.constantFrom(...extras)), fc.uuid(), fc.nat(3), (keys, canary, unused) => {
      const more = Object.fromEntries(keys.map((key) => [key, [{ text: `${key} ${canary}` }]]));
      const lone = Array.from({ length: unused }, (_, i) =>
        glucoseObservation(told, { id: `lone${i}`, valueString: `alone ${i} ${canary}`, valueQuantity: undefined }),
      );
      const reading = read(
        bundle('collection', [
          patient('1'),
          glucoseObservation(told, more),
          ...lone,
          report(told, { specimen: [], conclusion: `end ${canary}` }),
        ]),
      );
      const [unit] = reading.units;
      const kept = JSON.stringify([unit?.report, unit?.unplaced]);
      for (const text of [
        ...keys.map((key) => `${key} ${canary}`),
        ...lone.map((_, i) => `alone ${i} ${canary}`),
        `end ${canary}`,
      ])
        expect(kept).toContain(text);
      // Each resource is placed, or is counted as one that no report uses.
      expect(reading.entries.filter(({ resource }) => resource && !reading.placed.has(resource))).toHaveLength(unused);
    }),
    { numRuns: 60 },
  );
});

test('3,000 damaged bundles are read or refused, and none throws', () => {
  const text = jsonOf(glucoseBundle('transaction'));
  fc.assert(
    fc.property(fc.nat(text.length), fc.nat(8), fc.string({ maxLength: 6 }), (at, gone, put) => {
      const { units, issues } = readFhir(new TextEncoder().encode(text.slice(0, at) + put + text.slice(at + gone)));
      expect(units.length + issues.length).toBeGreaterThan(0);
    }),
    { numRuns: 3_000 },
  );
});
