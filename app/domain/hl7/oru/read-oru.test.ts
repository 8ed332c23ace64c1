import { describe, expect, test } from 'vitest';

import { glucose } from '../fixtures/chemistry.ts';
import { read } from '../fixtures/reading.ts';

describe('a glucose result', () => {
  const { report, faults, unplaced } = read(glucose);
  const patient = report.patients[0];
  const order = patient?.orders[0];

  test('breaks no rule, and everything in it has its place', () => {
    expect(faults).toEqual([]);
    expect(unplaced).toEqual([]);
  });

  test('names its sender and itself', () => {
    expect(report.header).toMatchObject({
      sendingApplication: { namespace: 'LIS-GUAYACAN', universalId: '2.16.170.99', universalIdType: 'ISO' },
      sendingFacility: { namespace: 'LAB GUAYACAN' },
      sentAt: { precision: 'second', instant: '2026-03-05T15:15:00.000Z' },
      messageType: { code: 'ORU', event: 'R01', structure: 'ORU_R01' },
      controlId: 'G-0001',
      processingId: { text: 'P', code: 'P' },
      version: '2.5.1',
      charset: 'UNICODE UTF-8',
    });
  });

  test('has a patient with two identifiers', () => {
    expect(patient).toMatchObject({
      identifiers: [
        { number: '1039480000', type: 'CC', authority: { namespace: 'REGISTRADURIA', universalId: '2.16.170.1' } },
        { number: 'H-77120', type: 'MR', authority: { namespace: 'LAB GUAYACAN' } },
      ],
      names: [{ family: 'Ñustes Peña', given: 'Yesenia', middle: 'Andrea', type: 'L' }],
      birthDate: { text: '19880229', precision: 'day', date: '1988-02-29', instant: null },
      sex: { code: 'F' },
    });
  });

  test('has an order with both codings, its times, and its doctor', () => {
    expect(order).toMatchObject({
      control: 'RE',
      placer: { number: 'P-5512', namespace: 'HIS' },
      filler: { number: 'L-260305-014', namespace: 'LIS-GUAYACAN' },
      code: { code: '903841', system: 'CUPS', alternate: { code: '2345-7', text: 'Glucose', system: 'LN' } },
      collectedAt: { instant: '2026-03-05T11:45:00.000Z' },
      receivedAt: { instant: '2026-03-05T12:02:10.000Z' },
      reportedAt: { instant: '2026-03-05T15:10:00.000Z' },
      orderingProviders: [{ number: '71334455', family: 'Restrepo', given: 'Iván', prefix: 'Dr.' }],
      section: 'CH',
      status: { code: 'F' },
    });
  });

  test('keeps the value as it was sent', () => {
    expect(order?.observations).toHaveLength(1);
    expect(order?.observations[0]).toMatchObject({
      code: { code: 'GLU', alternate: { code: '2345-7' } },
      values: [{ kind: 'number', text: '91.0', isWellFormed: true }],
      units: { code: 'mg/dL', system: 'UCUM' },
      range: '70-100',
      flags: ['N'],
      status: { code: 'F' },
      producer: { code: 'LAB GUAYACAN' },
      performingLaboratory: { name: 'Laboratorio Guayacán', number: '0500199999', director: [{ family: 'Vélez' }] },
    });
  });

  test('gives each note to the segment before it', () => {
    expect(patient?.notes.map(({ lines }) => lines)).toEqual([['Paciente en ayunas de 10 horas']]);
    expect(order?.notes.map(({ lines }) => lines)).toEqual([['Muestra tomada a domicilio']]);
    expect(order?.observations[0]?.notes.map(({ lines }) => lines)).toEqual([
      ['Método: hexoquinasa', 'Repetido y confirmado'],
    ]);
  });

  test('keeps the observation after SPM out of the results', () => {
    expect(order?.specimens).toMatchObject([
      { filler: { number: 'L-260305-014-1' }, type: { text: 'Sangre' }, observations: [{ code: { code: 'HEM' } }] },
    ]);
  });
});
