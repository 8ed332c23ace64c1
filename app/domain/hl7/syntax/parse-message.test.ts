import { describe, expect, test } from 'vitest';

import { glucose, largeMessage } from '../fixtures/chemistry.ts';
import { resultOf } from '../fixtures/message-parts.ts';
import { hl7Limits } from '../limits.ts';
import type { Hl7Field } from './hl7-message.ts';
import { parseMessage } from './parse-message.ts';

const HEADER = 'MSH|^~\\&|A';

function segmentsOf(text: string, charset: 'utf-8' | 'windows-1252' = 'utf-8') {
  const reading = parseMessage(text, charset);
  return reading.ok ? reading.message.segments : reading.fault.rule;
}

/** The first field of the second segment. */
function fieldOf(raw: string, header = HEADER, charset: 'utf-8' | 'windows-1252' = 'utf-8'): Hl7Field | undefined {
  const segments = segmentsOf(`${header}\rZZZ${header[3]}${raw}`, charset);
  return typeof segments === 'string' ? undefined : segments[1]?.fields[0];
}

const textOf = (...args: Parameters<typeof fieldOf>) => fieldOf(...args)?.[0]?.[0]?.[0];

test.each(['\r', '\n', '\r\n', '\r\r\n', '\r \r'])('segments end with %j', (end) => {
  expect(segmentsOf(glucose.replaceAll('\r', end))).toMatchObject(
    [...glucose.matchAll(/[^\r]+/g)].map(([text]) => ({ text })),
  );
});

test('a field has repetitions, components, and sub-components', () => {
  expect(fieldOf('a&b^c~""~^""&')).toEqual([[['a', 'b'], ['c']], [[null]], [[''], [null, '']]]);
});

describe('delimiters', () => {
  test('are those of the message', () => {
    expect(fieldOf('a%b*c=d|e^f', 'MSH!*=$%!A')).toEqual([[['a', 'b'], ['c']], [['d|e^f']]]);
    expect(textOf('a$S$b$P$$E$', 'MSH!*=$%#!A')).toBe('a*b#$');
  });

  test.each([
    'MSH',
    'MSH|',
    'MSH|^~\\',
    'MSH|^~\\^|',
    'MSH|^~\\||',
    'MSH|^~\\"|',
    'MSH|^~\\&#!|',
    'MSH|^~\\A|',
    'MSH|\r',
  ])('refuses %j', (header) => {
    expect(segmentsOf(header)).toBe(header === 'MSH' ? 'header-missing' : 'delimiters-invalid');
  });
});

describe('escape sequences', () => {
  test.each([
    ['\\F\\\\S\\\\T\\\\R\\\\E\\', '|^&~\\'],
    ['\\H\\alto\\N\\', 'alto'],
    ['a\\.br\\b\\.BR\\c\\.Br\\', 'a\nb\nc\n'],
    ['a\\.sp\\b', 'a\n\nb'],
    ['a\\.sp 2\\b\\.sp+3\\c\\.sp0\\', 'a\n\n\nb\n\n\n\nc\n'],
    ['\\XC3B1\\', 'ñ'],
    ['\\XC3\\\\Xb1\\', 'ñ'],
    ['\\X0d0a\\', '\r\n'],
    ['\\E\\.br\\E\\', '\\.br\\'],
  ])('%s', (raw, text) => {
    expect(textOf(raw)).toBe(text);
  });

  test.each([
    '\\"\\',
    '\\Z12\\',
    '\\C2842\\',
    '\\M1B2A\\',
    '\\P\\',
    '\\XF\\',
    '\\XFF\\',
    '\\.sp999\\',
    '\\.in+2\\',
    'C:\\',
    '50\\mL',
  ])('keeps %s as it was sent', (raw) => {
    expect(textOf(raw)).toBe(raw);
  });

  test('a forgotten backslash does not hide the sequences after it', () => {
    expect(textOf('50\\mL\\.br\\Turbia')).toBe('50\\mL\nTurbia');
  });

  test('hexadecimal bytes are in the character set of the message', () => {
    expect(textOf('\\XF1\\', HEADER, 'windows-1252')).toBe('ñ');
  });
});

describe('limits', () => {
  const long = 'x'.repeat(hl7Limits.fieldCharacters + 1);

  test.each([
    ['segments', `${HEADER}\r${'NTE|1\r'.repeat(hl7Limits.segments)}`, 'too-many-segments'],
    ['delimiters', `${HEADER}\rNTE|${'~'.repeat(hl7Limits.delimiters)}`, 'too-many-delimiters'],
    ['characters of a field', `${HEADER}\rNTE|1||${long}`, 'field-too-long'],
    ['characters of a text', `${HEADER}\rOBX|1|FT|A||${long}`, 'field-too-long'],
    ['characters of a code beside a document', `${HEADER}\rOBX|1|ED|${long}||x`, 'field-too-long'],
  ])('refuses too many %s', (_, text, rule) => {
    expect(segmentsOf(text)).toBe(rule);
  });

  test('a document may be long', () => {
    expect(segmentsOf(resultOf('x', `OBX|1|ED|A||^application^pdf^Base64^${long}`))).toHaveLength(5);
  });

  test('839 observations are far below them', () => {
    expect(segmentsOf(largeMessage)).toHaveLength(843);
  });
});
