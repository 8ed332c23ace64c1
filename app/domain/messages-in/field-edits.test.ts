import { expect, test } from 'vitest';

import { editedText, isEdit } from './field-edits.ts';

const text = 'MSH|^~\\&|A\r\n\r\nPID|1||X\nOBX|1|NM|GLU||5';

test('replaces one field of one line, adds fields that are missing, and leaves the header alone', () => {
  expect(editedText(text, [{ segment: 1, field: 3, value: '71^^^^CC' }])).toBe(
    'MSH|^~\\&|A\rPID|1||71^^^^CC\rOBX|1|NM|GLU||5',
  );
  expect(editedText(text, [{ segment: 2, field: 8, value: 'H' }])).toContain('OBX|1|NM|GLU||5|||H');
  expect(
    editedText(text, [
      { segment: 0, field: 3, value: 'B' },
      { segment: 9, field: 1, value: 'B' },
    ]),
  ).toBe('MSH|^~\\&|A\rPID|1||X\rOBX|1|NM|GLU||5');
});

test('without corrections the text is the text', () => {
  expect(editedText(text, [])).toBe(text);
});

test.each([
  [{ segment: 0, field: 3, value: 'x' }, false],
  [{ segment: 1, field: 3, value: 'a\rOBX|1' }, false],
  [{ segment: 1, field: Number.NaN, value: 'a' }, false],
  [{ segment: 1, field: 3, value: 'x'.repeat(2_001) }, false],
  [{ segment: 1, field: 3, value: 'ñ^b~c' }, true],
])('%j', (edit, expected) => {
  expect(isEdit(edit)).toBe(expected);
});
