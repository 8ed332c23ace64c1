import { expect, test } from 'vitest';

import { examsRequest, planBody, planRequest } from './api-requests.ts';
import { readQuery, readValues } from './read-request.ts';

test('reads a code as people type it, in an address and in a body', () => {
  const asked = ['HEM-001', 'QUI-002'];
  expect(readQuery(planRequest, new URLSearchParams({ e: 'hem-001, qui-002' }))).toEqual({ value: { e: asked } });
  expect(readValues(planBody, { exams: ['hem-001', ' qui-002'] })).toEqual({ value: { exams: asked } });
});

test('rejects an invalid code by its position', () => {
  expect(readValues(planBody, { exams: ['HEM-001', 'nonsense'] })).toMatchObject({
    faults: [{ field: 'exams.1', reason: 'malformed' }],
  });
  expect(readValues(planBody, { exams: [1] })).toMatchObject({ faults: [{ field: 'exams.0' }] });
});

test.each(['\u0000', 'vih\u0000', 'a\u001b[2J', '\u009f'])('rejects a text with a control character (%j)', (q) => {
  expect(readQuery(examsRequest, new URLSearchParams({ q }))).toEqual({
    faults: [{ field: 'q', reason: 'malformed' }],
  });
});

test('accepts a text of several lines', () => {
  expect(readQuery(examsRequest, new URLSearchParams({ q: 'tsh\r\n\tlibre' }))).toMatchObject({
    value: { q: 'tsh\r\n\tlibre' },
  });
});
