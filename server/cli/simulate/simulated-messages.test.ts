import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { createCatalogue } from '../../../app/domain/exams/catalogue.ts';
import { matchExam } from '../../../app/domain/messages-in/exam-codes.ts';
import { incomingReport } from '../../../app/domain/messages-in/read-hl7-report.ts';
import { readIncoming } from '../../../app/domain/messages-in/reading.ts';
import { demonstrationExams } from '../../../db/seed/exams/index.ts';
import { type Simulation, simulatedMessages } from './simulated-messages.ts';

const month: Simulation = {
  seed: 7,
  days: 30,
  patients: 400,
  now: new Date('2026-11-27T22:00:00Z'),
  sender: { application: 'LIS-YARUMO', facility: 'LAB YARUMO' },
};
const messages = simulatedMessages(month);

describe('the messages of a simulation', () => {
  test('are the same for the same seed, and others for another one', () => {
    expect(simulatedMessages(month)).toEqual(messages);
    expect(simulatedMessages({ ...month, seed: 8 })).not.toEqual(messages);
  });

  test('arrive in sequence, within the period', () => {
    const times = messages.map(({ arrivesAt }) => arrivesAt.getTime());
    expect(times).toEqual(times.toSorted((one, other) => one - other));
    expect(times.at(-1)).toBeLessThanOrEqual(month.now.getTime());
    expect(times[0]).toBeGreaterThan(month.now.getTime() - 31 * 86_400_000);
  });

  test('have every kind of ending', () => {
    const endings = new Set(simulatedMessages({ ...month, patients: 2000 }).map(({ expected }) => expected));
    expect(endings).toEqual(new Set(['placed', 'quarantined', 'refused', 'repeated']));
  });

  test('are read without a fault unless the site must refuse them', () => {
    const faults = messages
      .filter(({ expected }) => expected !== 'refused')
      .flatMap(({ bytes }) => readIncoming(bytes).faults);
    expect(faults).toEqual([]);
  });

  test('name exams of the catalog', () => {
    const catalogue = createCatalogue(demonstrationExams);
    const unknown = messages
      .filter(({ expected }) => expected === 'placed')
      .flatMap(({ bytes }) => readIncoming(bytes).reading ?? [])
      .flatMap(({ report }) => incomingReport(report).orders)
      .filter(({ codes }) => matchExam(catalogue, codes).kind !== 'exam')
      .map(({ codes }) => codes);
    expect([...new Set(unknown)]).toEqual([]);
  });

  test('hold for any seed: each comes from the sender and is small', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 31 }), (seed) => {
        for (const { bytes } of simulatedMessages({ ...month, seed, patients: 5 })) {
          expect(new TextDecoder().decode(bytes)).toMatch(/^MSH\|\^~\\&\|/);
          expect(bytes.length).toBeLessThan(10_000);
        }
      }),
      { numRuns: 50 },
    );
  });
});
