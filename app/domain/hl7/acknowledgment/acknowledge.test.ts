import { describe, expect, test } from 'vitest';
import { hl7Fault, inHeader } from '../faults.ts';
import { glucose, missingStatus } from '../fixtures/chemistry.ts';
import { utf8 } from '../fixtures/message-parts.ts';
import { parsed, read } from '../fixtures/reading.ts';
import { version22 } from '../fixtures/reports.ts';
import { acknowledge } from './acknowledge.ts';
import { salvageHeader } from './acknowledged-header.ts';
import { type AcknowledgmentCode, messageOutcome, wantedAcknowledgments } from './acknowledgment-codes.ts';

const options = { controlId: 'Y-1', at: '2026-03-05T15:16:00Z' };
const text = (bytes: Uint8Array): string[] => new TextDecoder().decode(bytes).split('\r').filter(Boolean);
const answerTo = (sent: string, code: AcknowledgmentCode = 'AA', faults = read(sent).faults) =>
  text(acknowledge(parsed(sent), { ...options, code, faults }));

describe('an acknowledgment', () => {
  test('exchanges sender and receiver, and repeats the control id', () => {
    expect(answerTo(glucose)).toEqual([
      'MSH|^~\\&|YARUMO|SEDE CENTRO|LIS-GUAYACAN^2.16.170.99^ISO|LAB GUAYACAN|20260305101600-0500||ACK^R01^ACK|Y-1|P|2.5.1||||||UNICODE UTF-8',
      'MSA|AA|G-0001',
    ]);
  });

  test('names the place and the condition of each fault', () => {
    expect(answerTo(missingStatus).slice(1)).toEqual([
      'MSA|AA|G-0003',
      'ERR||OBX^1^11|101^Required field missing^HL70357|W||||OBX 1, field 11: The status is missing. The result is not treated as final.',
    ]);
    const [, msa, err] = answerTo(glucose.replace('ORU^R01^ORU_R01', 'ADT^A01'), 'AR');
    expect(msa).toBe('MSA|AR|G-0001|Unsupported message type');
    expect(err).toBe(
      'ERR||MSH^1^9^1^1|200^Unsupported message type^HL70357|E||||MSH 1, field 9, component 1: Only ORU messages are accepted.',
    );
  });

  test('puts the faults of an older message into one field', () => {
    const faults = [
      hl7Fault('status-missing', { segment: 'OBX', occurrence: 2 }, 11),
      hl7Fault('orders-missing', inHeader),
    ];
    expect(answerTo(version22, 'AE', faults)).toEqual([
      'MSH|^~\\&|HIS|CLINICA|AUTOLAB|LAB SUR|20260305101600-0500||ACK|Y-1|P|2.2',
      'MSA|AE|22-0010|Segment sequence error',
      'ERR|OBX^2^11^101&Required field missing&HL70357~MSH^1^^100&Segment sequence error&HL70357',
    ]);
  });

  test('is written in the delimiters and the character set of the message', () => {
    const sent = 'MSH!*=$%!LIS*1!Laboratorio Ñ!Y!Z!20260305!!ORU*R01!A$F$1!P!2.5.1!!!!!!8859/1\r';
    const message = parsed(Uint8Array.from(sent, (char) => char.charCodeAt(0)));
    const bytes = acknowledge(message, { ...options, code: 'AE' });
    expect(bytes).toContain(0xd1);
    expect(new TextDecoder('windows-1252').decode(bytes)).toBe(
      'MSH!*=$%!Y!Z!LIS*1!Laboratorio Ñ!20260305101600-0500!!ACK*R01*ACK!Y-1!P!2.5.1!!!!!!8859/1\rMSA!AE!A$F$1\r',
    );
  });
});

test('MSH-18 is not repeated if it is no character set', () => {
  const lostLineEnd = 'MSH|^~\\&|A|B|C|D|20260305||ORU^R01|K-8|P|2.5.1 PID|1|||||Londoño^Ana\r';
  expect(answerTo(lostLineEnd, 'AE').join()).not.toContain('Londo');
});

describe('a message that cannot be parsed', () => {
  const rejection = (sent: string) => text(acknowledge(salvageHeader(utf8(sent)), { ...options, code: 'AR' }));

  test.each([
    ['broken delimiters', glucose.replace('^~\\&', '^^^^'), 'MSA|AR|G-0001'],
    ['bytes before it', `xx\0${glucose}`, 'MSA|AR|G-0001'],
    ['only the beginning of a header', 'MSH|^~\\&|A|B|C|D|2026||ORU^R01|K-7', 'MSA|AR|K-7'],
    ['no control id', 'MSH|^~\\&|A', 'MSA|AR|'],
    ['no header', 'PID|1||1039480000', 'MSA|AR|'],
    ['nothing', '', 'MSA|AR|'],
  ])('%s', (_, sent, msa) => {
    expect(rejection(sent)[1]).toBe(msa);
  });

  test.each(['\n', ' ', '', '\x1c'])('returns no data of the patient if %j ends its segments', (end) => {
    const answer = rejection(glucose.replaceAll('\r', end).replace('^~\\&', '^^^^')).join();
    for (const word of ['1039480000', 'stes', 'Yesenia', '1988', '91.0']) expect(answer).not.toContain(word);
  });
});

describe('the code', () => {
  const header = (accept: string, application: string) =>
    parsed(glucose.replace('2.5.1|||||', `2.5.1|||${accept}|${application}|`)).header;

  test.each([
    ['', '', ['AA'], ['AE'], ['AR']],
    ['AL', 'NE', ['CA'], ['CE'], ['CR']],
    ['NE', 'AL', ['AA'], ['AE'], ['AR']],
    ['AL', 'AL', ['CA', 'AA'], ['CE', 'AE'], ['CR', 'AR']],
    ['ER', 'SU', ['AA'], ['CE'], ['CR']],
    ['NE', 'NE', [], [], []],
    ['AL', '', ['CA'], ['CE'], ['CR']],
  ])('MSH-15 %s, MSH-16 %s', (accept, application, ...codes) => {
    const outcomes = ['accept', 'error', 'reject'] as const;
    expect(outcomes.map((outcome) => wantedAcknowledgments(header(accept, application), outcome))).toEqual(codes);
  });

  test('follows from the faults', () => {
    const faultOf = (rule: 'status-missing' | 'patient-missing' | 'event-unsupported') => hl7Fault(rule, inHeader);
    expect(messageOutcome([])).toBe('accept');
    expect(messageOutcome([faultOf('status-missing')])).toBe('accept');
    expect(messageOutcome([faultOf('patient-missing')])).toBe('error');
    expect(messageOutcome([faultOf('patient-missing'), faultOf('event-unsupported')])).toBe('reject');
  });
});
