import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { glucose } from '../fixtures/chemistry.ts';
import { utf8 } from '../fixtures/message-parts.ts';
import { frameMessage, type MllpFrame, MllpFrames } from './mllp-frames.ts';

const shown = (frames: MllpFrame[]): string[] =>
  frames.map((frame) => (frame.kind === 'frame' ? new TextDecoder().decode(frame.bytes) : `oversized ${frame.size}`));

/** Reads chunks, and counts with the names of the counters that are not zero. */
function readChunks(chunks: (string | Uint8Array)[], limit = 100) {
  const reader = new MllpFrames(limit);
  const frames = chunks.flatMap((chunk) => reader.push(typeof chunk === 'string' ? utf8(chunk) : chunk));
  const { junkBytes, cutFrames, missingReturns, pendingBytes } = reader;
  const counters = Object.entries({ junkBytes, cutFrames, missingReturns, pendingBytes }).filter(
    ([, count]) => count > 0,
  );
  return { frames: shown(frames), ...Object.fromEntries(counters) };
}

describe('frames', () => {
  test.each([
    ['one in one chunk', ['\vA\x1c\r'], { frames: ['A'] }],
    ['several in one chunk', ['\vA\x1c\r\vB\x1c\r\vC'], { frames: ['A', 'B'], pendingBytes: 1 }],
    ['divided between FS and CR', ['\vA\x1c', '\r', '\vB\x1c\r'], { frames: ['A', 'B'] }],
    ['divided within a character', [Uint8Array.of(0x0b, 0xc3), Uint8Array.of(0xb1, 0x1c, 0x0d)], { frames: ['ñ'] }],
    ['empty', ['\v\x1c\r'], { frames: [''] }],
    ['with CR and LF inside', ['\vA\rB\r\n\x1c\r'], { frames: ['A\rB\r\n'] }],
    ['NULs and line ends between them', ['\0\r\n\vA\x1c\r\0\0\vB\x1c\r'], { frames: ['A', 'B'], junkBytes: 5 }],
    ['without CR after FS', ['\vA\x1c\vB\x1cx'], { frames: ['A', 'B'], missingReturns: 2, junkBytes: 1 }],
    ['without FS', ['\vA\r', 'B'], { frames: [], pendingBytes: 3 }],
    ['interrupted by the next', ['\vA\vB\x1c\r'], { frames: ['B'], cutFrames: 1 }],
    ['no VT', ['A\x1c\r'], { frames: [], junkBytes: 3 }],
  ])('%s', (_, chunks, expected) => {
    expect(readChunks(chunks)).toEqual(expected);
  });

  test('a frame over the limit is counted and not kept, and the next one is read', () => {
    const large = 'x'.repeat(60);
    expect(readChunks(['\v', large, large, '\x1c\r\vB\x1c\r'])).toEqual({ frames: ['oversized 120', 'B'] });
    expect(readChunks([`\v${'x'.repeat(100)}\x1c\r`]).frames).toEqual(['x'.repeat(100)]);
  });

  test('bytes are copied, because a socket may reuse its buffer', () => {
    const reader = new MllpFrames();
    const chunk = utf8('\vABC');
    reader.push(chunk);
    chunk.fill(0);
    expect(shown(reader.push(utf8('\x1c\r')))).toEqual(['ABC']);
  });

  test('eleven megabytes in chunks of one kilobyte are read', () => {
    const sent = frameMessage(new Uint8Array(11 * 1024 * 1024).fill(65));
    const reader = new MllpFrames();
    const frames = Array.from({ length: Math.ceil(sent.length / 1024) }, (_, i) =>
      reader.push(sent.subarray(i * 1024, (i + 1) * 1024)),
    );
    expect(frames.flat().map((frame) => frame.kind === 'frame' && frame.bytes.length)).toEqual([11 * 1024 * 1024]);
  });
});

const content = fc.uint8Array({ maxLength: 30 }).map((bytes) => bytes.filter((byte) => byte !== 0x0b && byte !== 0x1c));
const cuts = fc.array(fc.nat(300), { maxLength: 40 });

function cutAt(sent: Uint8Array, positions: number[]): Uint8Array[] {
  const ends = [...new Set([0, ...positions.filter((at) => at < sent.length), sent.length])].sort((a, b) => a - b);
  return ends.slice(1).map((end, i) => sent.slice(ends[i], end));
}

const joined = (parts: Uint8Array[]): Uint8Array => Uint8Array.from(parts.flatMap((part) => [...part]));

describe('however TCP divides the bytes', () => {
  test('the frames are the messages', () => {
    fc.assert(
      fc.property(fc.array(content, { maxLength: 6 }), cuts, (messages, positions) => {
        const reader = new MllpFrames();
        const frames = cutAt(joined(messages.map(frameMessage)), positions).flatMap((chunk) => reader.push(chunk));
        expect(frames).toEqual(messages.map((bytes) => ({ kind: 'frame', bytes })));
        expect(reader).toMatchObject({ junkBytes: 0, cutFrames: 0, missingReturns: 0, pendingBytes: 0 });
      }),
      { numRuns: 1000 },
    );
  });

  test('any bytes have the same frames and counts', () => {
    const noise = fc.array(fc.constantFrom(0x0b, 0x1c, 0x0d, 0x0a, 0, 65, 66), { maxLength: 200 });
    fc.assert(
      fc.property(noise, cuts, (bytes, positions) => {
        const sent = Uint8Array.from(bytes);
        expect(readChunks(cutAt(sent, positions), 8)).toEqual(readChunks([sent], 8));
      }),
      { numRuns: 2000 },
    );
  });
});

test('a message survives its frame', () => {
  expect(shown(new MllpFrames().push(frameMessage(utf8(glucose))))).toEqual([glucose]);
});
