import { describe, expect, test } from 'vitest';

import { bloodCount, largeMessage } from '../fixtures/chemistry.ts';
import { asMessage, mshOf, obrOf, pid, resultOf } from '../fixtures/message-parts.ts';
import { brokenRules, read } from '../fixtures/reading.ts';
import { latin1, microbiology, version22 } from '../fixtures/reports.ts';

const firstOrder = (sent: string | Uint8Array) => read(sent).report.patients[0]?.orders[0];

test('a blood count has its twenty values in their order, without a changed digit', () => {
  const values = firstOrder(bloodCount)?.observations.map(
    ({ values: [value] }) => value && 'text' in value && value.text,
  );
  expect(values).toEqual(
    '6.10 4.72 11.4 35.0 88.1 29.3 33.2 13.10 212 9.8 58.0 30.2 7.1 4.1 0.60 3.54 1.84 .43 0.25 0.04'.split(' '),
  );
  expect(firstOrder(bloodCount)?.observations.at(-1)?.flags).toEqual(['*']);
});

test('an antibiogram names the organism that it belongs to', () => {
  const [culture, antibiogram] = read(microbiology).report.patients[0]?.orders ?? [];
  expect(antibiogram?.parentResult).toMatchObject({
    code: { code: '600-7', system: 'LN' },
    subId: '1',
    text: 'Escherichia coli',
  });
  expect(antibiogram?.parent).toMatchObject({
    placer: { number: 'P-5512' },
    filler: { number: culture?.filler.number },
  });
  expect(antibiogram?.observations.map(({ flags }) => flags[0])).toEqual(['R', 'S', 'I']);
  expect(brokenRules(microbiology)).toEqual([]);
});

test('Latin-1 without a declared character set is readable', () => {
  expect(read(latin1).report.patients[0]?.names[0]).toMatchObject({ family: 'Muñoz', given: 'Begoña' });
});

test('version 2.2 has its specimen in OBR-15', () => {
  expect(firstOrder(version22)).toMatchObject({
    specimenSource: 'SER^Suero',
    filler: { number: '8812' },
    specimens: [],
  });
  expect(brokenRules(version22)).toEqual(['event-missing MSH 1-9']);
});

test('839 observations are one report', () => {
  expect(firstOrder(largeMessage)?.observations.at(-1)?.values).toMatchObject([{ text: '838.50' }]);
  expect(brokenRules(largeMessage)).toEqual([]);
});

describe('two patients in one message', () => {
  test('keep their own results', () => {
    const other = pid.replace('1039480000', '71000999');
    const obx = (value: string) => `OBX|1|NM|GLU^Glucosa^L||${value}|||||||F`;
    const sent = asMessage(mshOf({ controlId: '2' }), pid, obrOf('GLU'), obx('90'), other, obrOf('GLU'), obx('300'));
    const texts = read(sent).report.patients.map(({ identifiers, orders }) => [
      identifiers[0]?.number,
      orders[0]?.observations[0]?.values,
    ]);
    expect(texts).toMatchObject([
      ['1039480000', [{ text: '90' }]],
      ['71000999', [{ text: '300' }]],
    ]);
  });
});

test('a field without components keeps the delimiters that its sender forgot to escape', () => {
  const [observation] =
    firstOrder(resultOf('x', 'OBX|1|ST|IONO^Na & K^L||Na & K^bajo||1^2~3||||F'))?.observations ?? [];
  expect(observation?.code.text).toBe('Na & K');
  expect(observation?.values).toEqual([{ kind: 'plain', text: 'Na & K^bajo' }]);
  expect(observation?.range).toBe('1^2~3');
});
