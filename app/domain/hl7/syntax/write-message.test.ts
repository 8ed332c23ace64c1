import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { decodeBytes, encodeText } from './charset.ts';
import { type Delimiters, encodingCharacters, usualDelimiters } from './delimiters.ts';
import type { Hl7Field, SegmentContent } from './hl7-message.ts';
import { parseMessage } from './parse-message.ts';
import { segmentOf, writeMessage } from './write-message.ts';

const awkward = [
  '|',
  '^',
  '~',
  '\\',
  '&',
  '#',
  '""',
  '\r',
  '\n',
  '\r\n',
  '\t',
  '\0',
  'ñ',
  '🧪',
  '\\E\\',
  '\\.br\\',
  '\\X0D\\',
  'MSH|',
  '\u0085',
  '\u2028',
  '\uFEFF',
];
const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .array(fc.oneof(fc.constantFrom(...awkward), fc.string({ maxLength: 3 })), { maxLength: 6 })
    .map((parts) => parts.join('')),
);
const listOf = <T>(one: fc.Arbitrary<T>) => fc.array(one, { minLength: 1, maxLength: 3 });
const field: fc.Arbitrary<Hl7Field> = listOf(listOf(listOf(fc.option(text, { freq: 8 }))));
const segment: fc.Arbitrary<SegmentContent> = fc.record({
  name: fc.constantFrom('PID', 'OBX', 'NTE', 'ZZ1'),
  fields: fc.array(field, { minLength: 1, maxLength: 4 }),
});
const delimiters: fc.Arbitrary<Delimiters> = fc
  .shuffledSubarray([..."|^~\\&#!$%*+-./:;<=>?@[]_`{}(),'"], { minLength: 6, maxLength: 6 })
  .chain((chars) => fc.boolean().map((truncates) => asDelimiters(chars, truncates)));

const asDelimiters = (chars: string[], truncates: boolean): Delimiters => {
  const [one = '', two = '', three = '', four = '', five = '', six = ''] = chars;
  return {
    field: one,
    component: two,
    repetition: three,
    escape: four,
    subcomponent: five,
    truncation: truncates ? six : null,
  };
};

const header = segmentOf('MSH', '', '', 'LIS');

describe('the reader returns what the writer wrote', () => {
  test('for any text in any place, in any delimiters', () => {
    fc.assert(
      fc.property(
        fc.array(segment, { maxLength: 4 }),
        fc.oneof(fc.constant(usualDelimiters), delimiters),
        (segments, d) => {
          const reading = parseMessage(writeMessage([header, ...segments], d), 'utf-8');
          if (!reading.ok) throw new Error(reading.fault.rule);
          expect(reading.message.delimiters).toEqual(d);
          expect(reading.message.strays).toEqual([]);
          expect(reading.message.segments.slice(1).map(({ name, fields }) => ({ name, fields }))).toEqual(segments);
        },
      ),
      { numRuns: 2000 },
    );
  });

  test('in both character sets', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (sent) => {
        expect(decodeBytes(encodeText(sent, 'utf-8'), 'UNICODE UTF-8').text).toBe(sent);
      }),
    );
    const every = decodeBytes(
      Uint8Array.from({ length: 256 }, (_, byte) => byte),
      '8859/1',
    ).text;
    expect(encodeText(every, 'windows-1252')).toEqual(Uint8Array.from({ length: 256 }, (_, byte) => byte));
    expect([...encodeText('ñ🧪', 'windows-1252')]).toEqual([0xf1, 0x3f]);
  });
});

test('a message is written as senders write it', () => {
  const sent = writeMessage([header, segmentOf('OBX', '1', 'ST', ['GLU', 'A & B'], null, '"', '""')]);
  expect(sent).toBe('MSH|^~\\&|LIS\rOBX|1|ST|GLU^A \\T\\ B|""|"|\\X2222\\\r');
  expect(encodingCharacters({ ...usualDelimiters, truncation: '#' })).toBe('^~\\&#');
});
