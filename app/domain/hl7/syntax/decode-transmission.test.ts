import { describe, expect, test } from 'vitest';

import { glucose } from '../fixtures/chemistry.ts';
import { asMessage, mshOf, resultOf, utf8 } from '../fixtures/message-parts.ts';
import { decoded } from '../fixtures/reading.ts';
import { batchOfThree, latin1 } from '../fixtures/reports.ts';
import { hl7Limits } from '../limits.ts';
import { decodeTransmission } from './decode-transmission.ts';

const bytesOf = (text: string): Uint8Array => Uint8Array.from(text, (char) => char.charCodeAt(0));
const message = (charset: string): string => resultOf('x', 'NTE|1||ñ').replace('UNICODE UTF-8', charset);
const rulesOf = (sent: Uint8Array): string[] => {
  const { faults, messages } = decoded(sent);
  return [...faults, ...messages.flatMap((one) => one.faults)].map(({ rule }) => rule);
};

describe('the character set', () => {
  test.each([
    ['UNICODE UTF-8', utf8, 'utf-8', []],
    ['utf8', utf8, 'utf-8', []],
    ['8859/1', bytesOf, 'windows-1252', []],
    ['ISO-8859-1', bytesOf, 'windows-1252', []],
    ['8859/1~UNICODE UTF-8', bytesOf, 'windows-1252', []],
    ['', utf8, 'utf-8', []],
    ['', bytesOf, 'windows-1252', ['charset-assumed']],
    ['UNICODE UTF-8', bytesOf, 'windows-1252', ['charset-contradicted']],
    ['ASCII', utf8, 'utf-8', ['charset-contradicted']],
    ['ASCII', bytesOf, 'windows-1252', ['charset-contradicted']],
    ['8859/7', utf8, 'utf-8', ['charset-unsupported']],
    ['constructor', utf8, 'utf-8', ['charset-unsupported']],
  ])('%s', (declared, encode, charset, rules) => {
    const sent = encode(message(declared));
    expect(decoded(sent).messages[0]).toMatchObject({ charset, text: message(declared) });
    expect(rulesOf(sent)).toEqual(rules);
  });

  test('windows-1252 has quotation marks and the euro sign', () => {
    const sent = Uint8Array.from([...bytesOf(message('8859/1')), 0x93, 0x80, 0x94]);
    expect(decoded(sent).messages[0]?.text.endsWith('“€”')).toBe(true);
  });
});

describe('bytes around the message', () => {
  test.each([
    ['a byte order mark', '\uFEFF', ['byte-order-mark']],
    ['spaces and line ends', ' \r\n', []],
    ['the start of a frame', '\v', []],
    ['NUL characters', '\0\0', ['nul-characters']],
    ['other bytes', 'HTTP/1.1\r\n', ['leading-junk']],
  ])('%s', (_, before, rules) => {
    const transmission = decoded(utf8(before + glucose));
    expect(transmission.messages.map(({ text }) => text)).toEqual([glucose]);
    expect(transmission.faults.map(({ rule }) => rule)).toEqual(rules);
  });

  test.each([
    ['no header', utf8('OBX|1|ST\r'), 'header-missing'],
    ['nothing', utf8(''), 'header-missing'],
    ['only the envelope of a batch', utf8('BHS|^~\\&\rBTS|0\r'), 'header-missing'],
    ['too many bytes', new Uint8Array(hl7Limits.bytes + 1), 'message-too-large'],
    ['UTF-16', new Uint8Array(Buffer.from(`\uFEFF${glucose}`, 'utf16le')), 'charset-unsupported'],
  ])('refuses %s', (_, sent, rule) => {
    expect(decodeTransmission(sent)).toMatchObject({ ok: false, fault: { rule } });
  });
});

describe('a batch', () => {
  test('has three messages and four segments around them', () => {
    const { messages, envelope, faults } = decoded(batchOfThree);
    expect(messages.map(({ text }) => /B-1-\d/.exec(text)?.[0])).toEqual(['B-1-1', 'B-1-2', 'B-1-3']);
    expect(envelope.map((text) => text.slice(0, 3))).toEqual(['FHS', 'BHS', 'BTS', 'FTS']);
    expect(faults).toEqual([]);
  });

  test('reports a lost message', () => {
    expect(rulesOf(utf8(batchOfThree.replace('BTS|3', 'BTS|4')))).toEqual(['batch-count-differs']);
  });

  test('decodes each message by its own character set', () => {
    const sent = Uint8Array.from([...utf8(glucose), ...latin1]);
    expect(decoded(sent).messages.map(({ charset }) => charset)).toEqual(['utf-8', 'windows-1252']);
  });

  test('may have a byte order mark before each message', () => {
    const one = asMessage(mshOf({ controlId: '1' }));
    expect(decoded(utf8(`\uFEFF${one}\uFEFF${one}`)).messages.map(({ text }) => text)).toEqual([one, one]);
  });
});
