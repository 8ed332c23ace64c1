import {
  belowDetection,
  bloodCount,
  correction,
  deletion,
  titer,
  wrongPatient,
} from '../../app/domain/hl7/fixtures/chemistry.ts';
import {
  batchOfThree,
  latin1,
  microbiology,
  pathology,
  pdfDocument,
  version22,
} from '../../app/domain/hl7/fixtures/reports.ts';
import { glucose, hivTest, potassium } from './result-messages.ts';

/** The bytes that matter to a parser, and a few that do not. */
const telling = Buffer.from('|^~\\&#"\r\n\v\x1c\0MSHPIDOBXNTEX0.br é<>=-:,;1FPCDW');

const texts = [
  ...[belowDetection, bloodCount, correction, deletion, titer, wrongPatient],
  ...[batchOfThree, microbiology, pathology, pdfDocument, version22],
  ...[
    glucose({ control: 'G', document: '1001' }),
    potassium({ control: 'K', document: '1002' }),
    hivTest({ control: 'H' }),
  ],
];

/** Messages as real systems write them, in the name of the tests' sender, so that damage reaches their patients and results. */
const originals: readonly Buffer[] = [
  ...texts.map((text) => Buffer.from(text.replaceAll('LIS-GUAYACAN^2.16.170.99^ISO|LAB GUAYACAN', 'LIS|LAB'))),
  Buffer.from(latin1),
];

/** A linear congruential generator: the same numbers in each run. */
function numbersFrom(seed: number): (below: number) => number {
  let state = (seed * 2_654_435_761) >>> 0;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** A message with some of its pieces cut, repeated, moved, or replaced; every eighth keeps all, and every fourth gets a number of its own. */
export function mutatedMessage(seed: number): Uint8Array {
  const next = numbersFrom(seed + 1);
  let bytes = [...(originals[next(originals.length)] ?? [])];
  for (let left = seed % 8 === 0 ? 0 : 1 + next(5); left > 0; left--) {
    const at = next(bytes.length + 1);
    const piece = bytes.slice(at, at + next(60));
    const kind = next(7);
    if (kind === 0 && next(3) === 0) bytes = bytes.slice(0, at);
    else if (kind === 1) bytes.splice(at, next(30));
    else if (kind === 2) bytes.splice(next(bytes.length + 1), 0, ...piece);
    else if (kind === 3) bytes.splice(at, 1, next(256));
    else bytes.splice(at, next(2), telling[next(telling.length)] ?? 0);
  }
  const text = Buffer.from(bytes).toString('latin1');
  return Buffer.from(seed % 4 === 0 ? text : text.replace(/\|P\|2/, `-${seed}|P|2`), 'latin1');
}
