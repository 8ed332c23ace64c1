import fc from 'fast-check';
import { expect, test } from 'vitest';

import { acknowledge } from './acknowledgment/acknowledge.ts';
import { salvageHeader } from './acknowledgment/acknowledged-header.ts';
import { belowDetection, correction, glucose, titer } from './fixtures/chemistry.ts';
import { utf8 } from './fixtures/message-parts.ts';
import { batchOfThree, latin1, microbiology, pathology, pdfDocument, version22 } from './fixtures/reports.ts';
import { readOru } from './oru/read-oru.ts';
import { decodeTransmission } from './syntax/decode-transmission.ts';
import type { Hl7Field, SegmentContent } from './syntax/hl7-message.ts';
import { parseMessage } from './syntax/parse-message.ts';
import { segmentOf, writeMessage } from './syntax/write-message.ts';

const texts = [
  glucose,
  correction,
  belowDetection,
  titer,
  microbiology,
  pathology,
  pdfDocument,
  version22,
  batchOfThree,
];
/** Short patients and orders, so that damage reaches the observations. */
const shortened = texts.map((text) => text.replace(/(?<=\r)(?:PID|OBR)[^\r]*/g, (segment) => segment.slice(0, 50)));
const messages = [...shortened.map(utf8), latin1];

/** Reads bytes as a receiver does, down to its answer. */
function receive(sent: Uint8Array): Uint8Array[] {
  const at = '2026-03-05T15:16:00Z';
  const refusal = (): Uint8Array => acknowledge(salvageHeader(sent), { code: 'AR', controlId: '1', at });
  const decoding = decodeTransmission(sent);
  if (!decoding.ok) return [refusal()];
  return decoding.transmission.messages.map(({ text, charset }) => {
    const parsing = parseMessage(text, charset);
    if (!parsing.ok) return refusal();
    const { faults } = readOru(parsing.message);
    return acknowledge(parsing.message, { code: 'AE', controlId: '1', at, faults });
  });
}

/** The bytes that matter to a parser, and a few that do not. */
const telling = utf8('|^~\\&#"\r\n\v\x1c\0MSHPIDOBXNTEX0.br é');

/** Cuts, repeats, moves, and replaces pieces of a message. A linear congruential generator is enough, and the same in each run. */
function damaged(message: Uint8Array, seed: number): Uint8Array {
  let state = seed;
  const next = (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  let bytes = [...message.subarray(0, 600)];
  for (let left = 1 + next(6); left > 0; left--) {
    const at = next(bytes.length + 1);
    const piece = bytes.slice(at, at + next(40));
    const kind = next(6);
    if (kind === 0) bytes = bytes.slice(0, at);
    else if (kind === 1) bytes.splice(at, next(20));
    else if (kind === 2) bytes.splice(next(bytes.length + 1), 0, ...piece);
    else if (kind === 3) bytes.splice(next(bytes.length + 1), 1, next(256));
    else bytes.splice(next(120), next(2), telling[next(telling.length)] ?? 0);
  }
  return Uint8Array.from(bytes);
}

test('50,000 damaged messages are each answered or refused, and none throws', () => {
  for (let seed = 0; seed < 50_000; seed++) {
    const answers = receive(damaged(messages[seed % messages.length] ?? latin1, seed));
    if (answers.some((answer) => answer.length === 0)) throw new Error(`seed ${seed}`);
  }
}, 120_000);

test('any bytes are answered or refused', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => void receive(bytes)),
    { numRuns: 1000 },
  );
});

const names = ['PID', 'ORC', 'OBR', 'OBX', 'SPM', 'NTE', 'PV1', 'ZZ1', 'MSH'] as const;
const types = ['NM', 'SN', 'ST', 'CWE', 'TX', 'FT', 'ED', 'RP', 'TS', 'QQ', ''];
const shape = fc.array(
  fc.array(fc.array(fc.constantFrom('text', '', '""'), { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 6 }),
  { minLength: 1, maxLength: 2 },
);
const layout = fc.array(
  fc.record({
    name: fc.constantFrom(...names),
    type: fc.constantFrom(...types),
    fields: fc.array(shape, { minLength: 1, maxLength: 30 }),
  }),
  { maxLength: 8 },
);

test('every text of a message is in its report or listed as unplaced', () => {
  fc.assert(
    fc.property(layout, (segments) => {
      let count = 0;
      const mark = (text: string): string | null => (text === 'text' ? `m${++count}.` : text === '""' ? null : '');
      const marked = segments.map(({ name, type, fields }): SegmentContent => {
        const all: Hl7Field[] = fields.map((field) => field.map((one) => one.map((part) => part.map(mark))));
        return { name, fields: name === 'OBX' ? all.with(Math.min(1, all.length - 1), [[[type]]]) : all };
      });
      const header = segmentOf('MSH', '', '', 'A', 'B', 'C', 'D', '2026', '', ['ORU', 'R01'], '1', 'P', '2.5.1');
      const sent = writeMessage([header, ...marked]);
      const parsing = parseMessage(sent, 'utf-8');
      if (!parsing.ok) throw new Error(parsing.fault.rule);
      const kept = JSON.stringify(readOru(parsing.message));
      const lost = [...sent.matchAll(/m\d+\./g)].filter(([text]) => !kept.includes(text));
      expect(lost).toEqual([]);
    }),
    { numRuns: 1500 },
  );
});

test('the segments and the other lines of a message are all of its text', () => {
  const line = fc.oneof(
    fc.constantFrom('PID|1', 'x', 'OBX|', ' NTE|1||a', 'MSH', '|'),
    fc.string({ unit: 'grapheme-ascii' }),
  );
  fc.assert(
    fc.property(fc.array(line), fc.constantFrom('\r', '\n', '\r\n'), (lines, end) => {
      const parsing = parseMessage(['MSH|^~\\&|A', ...lines].join(end), 'utf-8');
      if (!parsing.ok) throw new Error(parsing.fault.rule);
      const kept = [...parsing.message.segments, ...parsing.message.strays].sort((a, b) => a.index - b.index);
      expect(kept.map(({ text }) => text)).toEqual(['MSH|^~\\&|A', ...lines.filter((one) => one.trim() !== '')]);
    }),
  );
});
