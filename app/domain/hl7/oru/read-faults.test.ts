import { describe, expect, test } from 'vitest';
import { faultSentence } from '../faults.ts';
import { correction, deletion, glucose, missingStatus, wrongPatient } from '../fixtures/chemistry.ts';
import { asMessage, mshOf, obrOf, orc, pid, resultOf } from '../fixtures/message-parts.ts';
import { brokenRules, parsed, read } from '../fixtures/reading.ts';

const obx = 'OBX|1|NM|GLU^Glucosa^L||91.0|mg/dL|70-100||||F';
const without = (part: string) => glucose.replace(part, '');

describe('statuses', () => {
  test.each([
    ['a correction', correction, 'C', []],
    ['a deletion', deletion, 'D', []],
    ['a result of the wrong patient', wrongPatient, 'W', []],
    ['a missing status', missingStatus, null, ['status-missing OBX 1-11']],
    ['an unknown status', resultOf('x', obx.replace(/F$/, 'FINAL')), null, ['status-unknown OBX 1-11']],
  ])('%s', (_, sent, code, rules) => {
    expect(read(sent).report.patients[0]?.orders[0]?.observations[0]?.status.code).toBe(code);
    expect(brokenRules(sent)).toEqual(rules);
  });

  test('a fault is a sentence for an operator, without a value of the patient', () => {
    const fault = read(missingStatus).faults[0];
    expect(fault && faultSentence(fault)).toBe(
      'OBX 1, field 11: The status is missing. The result is not treated as final.',
    );
    expect(fault).toMatchObject({ code: '101', severity: 'warning' });
  });
});

describe('a message that must not be stored', () => {
  test.each([
    ['another type', glucose.replace('ORU^R01^ORU_R01', 'ADT^A01'), 'message-type-unsupported MSH 1-9'],
    ['another event', glucose.replace('ORU^R01', 'ORU^R30'), 'event-unsupported MSH 1-9'],
    ['no control id', without('G-0001'), 'control-id-missing MSH 1-10'],
    ['no processing id', glucose.replace('|P|2.5.1', '||2.5.1'), 'processing-id-unsupported MSH 1-11'],
    ['no identifier', glucose.replace(/\|1039480000[^|]*/, '|'), 'identifier-missing PID 1-3'],
    ['no code of the order', glucose.replace(/\|903841[^|]*/, '|'), 'order-code-missing OBR 1-4'],
    [
      'no number of the laboratory',
      glucose.replaceAll(/\|L-260305-014\^LIS-GUAYACAN/g, '|'),
      'order-number-missing OBR 1-3',
    ],
    ['two numbers of the laboratory', glucose.replace('|L-260305-014^', '|L-999^'), 'order-numbers-differ OBR 1-3'],
    ['no code of the observation', glucose.replace(/\|GLU\^[^|]*/, '|'), 'observation-code-missing OBX 1-3'],
    ['a line break inside a field', glucose.replace('hexoquinasa', 'hexo\rquinasa'), 'line-not-a-segment NTE 3-0'],
  ])('%s', (_, sent, rule) => {
    expect(brokenRules(sent)).toEqual([rule]);
    expect(read(sent).faults[0]?.severity).toBe('error');
  });

  test.each([
    ['a patient without an order', [pid], ['orders-missing PID 1-0']],
    [
      'no patient',
      [orc, obrOf('A'), obx],
      ['ORC', 'OBR', 'OBX'].map((name) => `segment-out-of-sequence ${name} 1-0`).concat('patient-missing PID 1-0'),
    ],
    ['an observation before the order', [pid, obx, obrOf('A')], ['segment-out-of-sequence OBX 1-0']],
    [
      'an ORC without its OBR',
      [pid, obrOf('A'), orc, obx],
      ['segment-out-of-sequence OBX 1-0', 'control-without-order ORC 1-0'],
    ],
    [
      'an observation of the second patient without an order',
      [pid, obrOf('A'), pid, obx],
      ['segment-out-of-sequence OBX 1-0', 'orders-missing PID 2-0'],
    ],
    ['a note before the patient', ['NTE|1||x', pid, obrOf('A')], ['segment-out-of-sequence NTE 1-0']],
  ])('%s', (_, segments, rules) => {
    const sent = asMessage(mshOf({ controlId: 'x' }), ...segments);
    expect(brokenRules(sent)).toEqual(rules);
    const kept = read(sent).unplaced.filter(({ field }) => field === null);
    expect(kept).toHaveLength(rules.filter((rule) => !rule.includes('PID')).length);
  });
});

describe('a message with a warning', () => {
  test.each([
    ['a sex that no table has', glucose.replace('19880229|F', '19880229|W'), 'sex-unknown PID 1-8'],
    ['a time in another form', glucose.replace('|20260305064500|', '|2026-03-05 06:45|'), 'time-unreadable OBR 1-7'],
    ['an unknown version', glucose.replace('2.5.1', '2.3.z'), 'version-unknown MSH 1-12'],
    ['no time', without('20260305101500-0500'), 'message-time-missing MSH 1-7'],
    [
      'results after the specimen',
      asMessage(mshOf({ controlId: 'x' }), pid, obrOf('A'), 'SPM|1', obx),
      'results-after-specimen OBX 1-0',
    ],
    ['the same observation twice', resultOf('x', obx, obx), 'observation-repeated OBX 2-3'],
  ])('%s', (_, sent, rule) => {
    expect(brokenRules(sent)).toEqual([rule]);
    expect(read(sent).faults[0]?.severity).toBe('warning');
  });
});

test('a note between ORC and OBR belongs to their order', () => {
  const order = read(asMessage(mshOf({ controlId: 'x' }), pid, orc, 'NTE|1||Urgente', obrOf('A'))).report.patients[0]
    ?.orders[0];
  expect(order?.notes.map(({ lines }) => lines)).toEqual([['Urgente']]);
});

test('nothing of a message of another type is read, and all of it is listed', () => {
  const { report, unplaced } = read(glucose.replace('ORU^R01^ORU_R01', 'ADT^A01'));
  expect(report.patients).toEqual([]);
  expect(unplaced).toHaveLength(parsed(glucose).segments.length - 1);
});

test('unknown segments and fields are listed with their place', () => {
  const { unplaced } = read(
    glucose.replace('19880229|F', '19880229|F|||Calle 9&10^Envigado|""').replace('SPM|', 'ZRX|1|dato\rSPM|'),
  );
  expect(unplaced).toEqual([
    { segment: 1, field: 11, text: 'Calle 9' },
    { segment: 1, field: 11, text: '10' },
    { segment: 1, field: 11, text: 'Envigado' },
    { segment: 1, field: 12, text: '""' },
    { segment: 8, field: null, text: 'ZRX|1|dato' },
  ]);
});
