import { expect, test } from 'vitest';

import { demonstrationExams } from '../../../db/seed/exams/index.ts';
import { createCatalogue } from '../exams/catalogue.ts';
import type { IncomingOrder, SentCode, SentCoding } from './incoming-report.ts';
import { examOfOrder } from './order-exam.ts';
import { senderCodeOf } from './sender-codes.ts';

const catalogue = createCatalogue(demonstrationExams);
const glucose = { code: '1558-6', system: 'LN', text: 'Glucosa' };

const code = (...codings: SentCoding[]): SentCode => ({ codings, words: '' });
const result = code({ code: 'RES', system: 'L', text: 'Resultado' });

/** Whether an order under these codes is gated, after somebody mapped its first code to glucose. */
function isGated(exam: SentCode): boolean {
  const fields = { code: 'RES', code_system: 'L', sub_id: '', name: 'Resultado', value_type: 'ST', value: 'REACTIVO' };
  const rest = {
    unit: '',
    reference_range: '',
    flags: '',
    status: 'F',
    observed_at: null,
    comment: null,
    method: null,
  };
  const order: IncomingOrder = {
    number: '1',
    fillerNumber: '1',
    codes: exam,
    status: 'final',
    collectedAt: null,
    reportedAt: null,
    at: 2,
    providers: [],
    performer: null,
    comment: null,
    specimen: null,
    observations: [{ ...fields, ...rest, codes: result, document: null, at: 3 }],
  };
  const known = { exams: new Map([[senderCodeOf(exam), 'QUI-001']]), units: new Map() };
  const found = examOfOrder(catalogue, known, order);
  if (found.kind === 'doubt') throw new Error(found.reason);
  return found.needsCounseling;
}

test.each([
  [
    'words of a counseled test under a mapped code',
    code({ code: 'INM7', system: 'L', text: 'Prueba rápida VIH' }),
    true,
  ],
  ['a second code that is a counseled test', code(glucose, { code: '56888-1', system: 'LN', text: 'Otro' }), true],
  ['words of the sender beside a code of the catalog', code(glucose, { code: 'X', system: 'L', text: 'VIH' }), true],
  ['plain words under a mapped code', code({ code: 'INM8', system: 'L', text: 'Azúcar' }), false],
  ['a code of the catalog alone', code(glucose), false],
])('the gate of an exam: %s', (_, exam, gated) => {
  expect(isGated(exam)).toBe(gated);
});
