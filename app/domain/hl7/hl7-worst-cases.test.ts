import { expect, test } from 'vitest';

import { utf8 } from './fixtures/message-parts.ts';
import { hl7Limits } from './limits.ts';
import { readOru } from './oru/read-oru.ts';
import { decodeTransmission } from './syntax/decode-transmission.ts';
import { parseMessage } from './syntax/parse-message.ts';

// Regular expressions overflowed their stack on runs of eleven megabytes, and a number of 60,000 digits took a minute. Each case once
// failed, or costs the most memory within the limits.

const start = 'MSH|^~\\&|A|B|C|D|2026||ORU^R01|1|P|2.5.1\rPID|1||1\rOBR|1||2|A\r';
const document = 'OBX|1|ED|A||';
const room = hl7Limits.bytes - start.length - document.length - 10;

const outcome = (text: string): string => {
  const decoding = decodeTransmission(utf8(text));
  if (!decoding.ok) return decoding.fault.rule;
  const [message] = decoding.transmission.messages;
  const parsing = message && parseMessage(message.text, message.charset);
  if (!parsing?.ok) return parsing?.fault.rule ?? 'no message';
  return `${readOru(parsing.message).faults.length < 20 ? 'few' : 'many'} faults`;
};

test.each([
  ['spaces', ' '.repeat(room), 'few faults'],
  ['line ends', '\r\n'.repeat(room / 2), 'few faults'],
  ['hexadecimal bytes', `${document}\\X${'41'.repeat(room / 2)}\\`, 'few faults'],
  ['neighboring sequences', `${document}${'\\X41\\'.repeat(200_000)}`, 'few faults'],
  ['escape characters', document + '\\'.repeat(room), 'too-many-delimiters'],
  ['repetitions', document + '~'.repeat(hl7Limits.delimiters - 100), 'few faults'],
  ['digits that end in a letter', `OBX|1|NM|A||${'1'.repeat(60_000)}x`, 'few faults'],
  ['trailers', 'BTS\r'.repeat(room / 4), 'batch-too-long'],
])('%s', (_, rest, expected) => {
  expect(outcome(start + rest)).toBe(expected);
});
