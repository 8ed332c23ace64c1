import type { FaultRule } from '../fault-rules.ts';
import { type Hl7Fault, hl7Fault, inHeader } from '../faults.ts';
import { hl7Limits } from '../limits.ts';
import { decodeBytes, type Hl7Charset, octetsOf } from './charset.ts';

/** A message as text, before it is parsed. */
export interface DecodedMessage {
  text: string;
  charset: Hl7Charset;
  faults: readonly Hl7Fault[];
}

/** The content of one frame or file: one message or a batch. Together its texts are everything that was sent. */
export interface Transmission {
  messages: readonly DecodedMessage[];
  /** The segments of the batch: FHS, BHS, BTS, FTS. */
  envelope: readonly string[];
  /** The bytes before the first header, one character for each. */
  leading: string;
  faults: readonly Hl7Fault[];
}

export type TransmissionReading = { ok: true; transmission: Transmission } | { ok: false; fault: Hl7Fault };

/** A header or trailer at the beginning of a line. Files made of others may have a byte order mark, or a frame's VT, before each. */
const unitStart = /(?<=^|[\r\n])(?:ï»¿|[\t \v]){0,8}(MSH|FHS|BHS|BTS|FTS)(?![A-Za-z0-9])/g;

/**
 * Splits a transmission into its messages, and decodes each by its own MSH-18: the messages of a batch may come from several systems.
 * Fails if it is too large, has no message, or is UTF-16.
 */
export function decodeTransmission(sent: Uint8Array): TransmissionReading {
  if (sent.length > hl7Limits.bytes) return failed('message-too-large');
  if (octetsOf(sent.subarray(0, 4096)).includes('M\0S\0H')) return failed('charset-unsupported');
  const bytes = sent.includes(0) ? sent.filter((byte) => byte !== 0) : sent;
  const octets = octetsOf(bytes);
  const start = octets.search(/(?:MSH|FHS|BHS)[^A-Za-z0-9\s]/);
  if (start < 0) return failed('header-missing');
  const units = splitUnits(bytes.subarray(start), octets.slice(start));
  if (units.length > hl7Limits.batchUnits) return failed('batch-too-long');
  const messages = units.filter(({ name }) => name === 'MSH').map(decodeUnit);
  if (messages.length === 0) return failed('header-missing');
  const leading = octets.slice(0, start);
  const faults = [
    ...leadingFaults(leading),
    ...(bytes.length < sent.length ? [hl7Fault('nul-characters', inHeader)] : []),
    ...countFaults(units),
  ];
  const envelope = units.filter(({ name }) => name !== 'MSH').map((unit) => decodeUnit(unit).text);
  return { ok: true, transmission: { messages, envelope, leading, faults } };
}

/**
 * The bytes of each message of a transmission, without the segments of the batch, and what is odd about the batch. One part, with
 * everything that was sent: it is no batch, or cannot be split.
 */
export function messagesInBytes(sent: Uint8Array): { parts: Uint8Array[]; faults: readonly Hl7Fault[] } {
  const reading = decodeTransmission(sent);
  if (!reading.ok || reading.transmission.messages.length < 2) return { parts: [sent], faults: [] };
  const bytes = sent.includes(0) ? sent.filter((byte) => byte !== 0) : sent;
  const start = reading.transmission.leading.length;
  const units = splitUnits(bytes.subarray(start), octetsOf(bytes).slice(start));
  const parts = units.flatMap((unit) => (unit.name === 'MSH' ? [unit.bytes] : []));
  return { parts, faults: reading.transmission.faults };
}

const failed = (rule: FaultRule): TransmissionReading => ({ ok: false, fault: hl7Fault(rule, inHeader) });

/** From a header or trailer to the next one. */
interface Unit {
  name: string;
  bytes: Uint8Array;
  octets: string;
}

/** Stops after one unit too many. */
function splitUnits(bytes: Uint8Array, octets: string): Unit[] {
  const starts: { name: string; at: number; before: number }[] = [];
  for (const found of octets.matchAll(unitStart)) {
    starts.push({ name: found[1] ?? '', at: found.index + found[0].length - 3, before: found.index });
    if (starts.length > hl7Limits.batchUnits) break;
  }
  return starts.map(({ name, at }, i) => {
    const end = starts[i + 1]?.before ?? octets.length;
    return { name, bytes: bytes.subarray(at, end), octets: octets.slice(at, end) };
  });
}

function decodeUnit({ name, bytes, octets }: Unit): DecodedMessage {
  const { text, charset, problem } = decodeBytes(bytes, name === 'MSH' ? charsetField(octets) : '');
  return { text, charset, faults: problem === null ? [] : [hl7Fault(problem, inHeader, 18)] };
}

/** MSH-18 of a message. Only its first repetition is the character set of the whole message. */
export function charsetField(octets: string): string {
  const [header = ''] = octets.split(/[\r\n]/, 1);
  const field = header.split(header[3] ?? '|', 18)[17] ?? '';
  return (field.split(header[5] ?? '~', 1)[0] ?? '').trim();
}

function leadingFaults(leading: string): Hl7Fault[] {
  const rest = leading.replace('ï»¿', '');
  return [
    ...(rest === leading ? [] : [hl7Fault('byte-order-mark', inHeader)]),
    ...(rest.trim() === '' ? [] : [hl7Fault('leading-junk', inHeader)]),
  ];
}

/** BTS-1 states how many messages its batch contains, so a lost message is noticed. */
function countFaults(units: readonly Unit[]): Hl7Fault[] {
  let [messages, batches] = [0, 0];
  return units.flatMap(({ name, octets }) => {
    if (name === 'BHS') messages = 0;
    if (name === 'MSH') messages++;
    if (name !== 'BTS') return [];
    batches++;
    const stated = /^BTS[^A-Za-z0-9](\d+)/.exec(octets)?.[1];
    if (stated === undefined || Number(stated) === messages) return [];
    return [hl7Fault('batch-count-differs', { segment: 'BTS', occurrence: batches }, 1)];
  });
}
