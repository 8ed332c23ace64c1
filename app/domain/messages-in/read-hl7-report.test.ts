import { expect, test } from 'vitest';

import { titer } from '../hl7/fixtures/chemistry.ts';
import { resultOf } from '../hl7/fixtures/message-parts.ts';
import { read } from '../hl7/fixtures/reading.ts';
import { microbiology, pathology, pdfDocument } from '../hl7/fixtures/reports.ts';
import { incomingReport } from './read-hl7-report.ts';

const ordersOf = (text: string) => incomingReport(read(text).report).orders;
const valuesOf = (text: string) =>
  ordersOf(text).map(({ observations }) =>
    observations.map((one) => `${one.sub_id || '-'} ${one.name}: ${one.value} ${one.flags}`.trim()),
  );

test('an antibiogram belongs to the report of its organism, and each antibiotic to its organism', () => {
  expect(valuesOf(microbiology)).toEqual([
    [
      '1 Organismo: Escherichia coli A',
      '1 Recuento: >100000 A',
      '1 Ampicilina: >=32 R',
      '1 Ciprofloxacina: <=0.25 S',
      '1 Nitrofurantoína: 64 I',
    ],
  ]);
});

test('the lines of a text that come as several OBX are one value, as the pathologist wrote it', () => {
  const [[, diagnosis] = []] = valuesOf(pathology);
  expect(diagnosis).toBe('- Diagnóstico: Gastritis crónica\nHelicobacter pylori: positivo & abundante\nSin atrofia');
});

test('a document that begins as a PDF is kept as bytes; an address is shown and never fetched', () => {
  const [order] = ordersOf(pdfDocument);
  const [pdf, pointer] = order?.observations ?? [];
  expect([
    pdf?.value,
    Buffer.from(pdf?.document?.bytes ?? [])
      .toString()
      .slice(0, 8),
  ]).toEqual(['PDF', '%PDF-1.7']);
  expect([pointer?.value, pointer?.document]).toEqual(['http://10.0.0.7/imagen.jpg', null]);
});

test.each([
  ['no Base64', 'A^application^pdf^Base64^¿?'],
  ['another kind of file', 'A^application^pdf^Base64^PGh0bWw+PHNjcmlwdD4='],
  ['nothing', 'A^application^pdf^Base64^'],
])('%s is no PDF, whatever it says of itself', (_, value) => {
  const [order] = ordersOf(resultOf('D', `OBX|1|ED|PDF^Informe^L||${value}||||||F`));
  expect(order?.observations[0]?.document).toEqual({ bytes: null });
});

test('a titer, a bound, and a range keep their text', () => {
  const sent = resultOf(
    'S',
    'OBX|1|SN|A^A^L||<^0.5||||||F',
    'OBX|2|SN|B^B^L||^2^-^4||||||F',
    'OBX|3|NM|C^C^L||<5||||||F',
  );
  expect(ordersOf(titer)[0]?.observations[0]?.value).toBe('1:128');
  expect(ordersOf(sent)[0]?.observations.map(({ value }) => value)).toEqual(['<0.5', '2-4', '<5']);
});
