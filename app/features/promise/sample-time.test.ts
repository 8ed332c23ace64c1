import fc from 'fast-check';
import { expect, test } from 'vitest';

import { readSampleTime } from './sample-time.ts';

const read = (dia: string, hora: string) => readSampleTime(new URLSearchParams({ dia, hora }), '2026-11-17');

test('nothing chosen is no fault, and is for now', () => {
  expect(readSampleTime(new URLSearchParams(), '2026-11-17')).toEqual({
    draft: { dia: '', hora: '' },
    faults: {},
    chosen: null,
  });
});

test('a day and an hour', () => {
  expect(read('2026-11-24', '07:30')).toMatchObject({ faults: {}, chosen: { date: '2026-11-24', minutes: 450 } });
});

test.each([
  ['', '07:30', { dia: 'missing' }],
  ['2026-02-30', '07:30', { dia: 'impossible' }],
  ['mañana', '25:00', { dia: 'impossible', hora: 'impossible' }],
  ['2026-11-24', '', { hora: 'missing' }],
  ['2026-10-16', '07:30', { dia: 'past' }],
  ['2027-05-17', '07:30', { dia: 'far' }],
])('%s %s: %j, and what was typed is kept', (dia, hora, faults) => {
  expect(read(dia, hora)).toEqual({ draft: { dia, hora }, faults, chosen: null });
});

test('the first and the last day that are answered', () => {
  for (const day of ['2026-10-17', '2027-05-16']) expect(read(day, '00:00').faults).toEqual({});
});

test('whatever is typed is answered, and chosen only without faults', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (dia, hora) => {
      const { faults, chosen } = read(dia, hora);
      expect(chosen !== null && Object.keys(faults).length > 0).toBe(false);
    }),
  );
});
