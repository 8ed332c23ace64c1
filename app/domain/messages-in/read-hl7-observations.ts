import { codedText } from '../hl7/oru/data-types.ts';
import type { ObservationValue } from '../hl7/oru/observation-value.ts';
import type { ReportedObservation, ReportedOrder } from '../hl7/oru/oru-report.ts';
import { DOCUMENT_VALUE, readAttachedDocument } from './attached-document.ts';
import { momentOf, noteText, sentCode } from './hl7-texts.ts';
import type { IncomingObservation } from './incoming-report.ts';
import { observationKey } from './observation-rows.ts';

/** Returns the observations of an order. If a text is sent as several OBX segments, one per line, they become one observation. */
export function observationsOf(order: ReportedOrder): IncomingObservation[] {
  const found: IncomingObservation[] = [];
  for (const one of order.observations.flatMap((sent) => readObservations(order, sent))) {
    const last = found.at(-1);
    if (last && isNextLine(last, one)) found[found.length - 1] = joined(last, one);
    else found.push(one);
  }
  return found;
}

/**
 * Whether an observation is the next line of the previous one. TX is preformatted text, and many senders put each line into its own OBX.
 */
const isNextLine = (last: IncomingObservation, one: IncomingObservation): boolean =>
  /^(TX|FT)$/.test(one.value_type) &&
  last.value_type === one.value_type &&
  last.status === one.status &&
  observationKey(last) === observationKey(one);

const joined = (last: IncomingObservation, one: IncomingObservation): IncomingObservation => ({
  ...last,
  value: `${last.value}\n${one.value}`,
  flags: last.flags || one.flags,
  comment: [last.comment, one.comment].filter(Boolean).join('\n') || null,
});

/** Returns one observation, and one more for each document in it. */
function readObservations(order: ReportedOrder, sent: ReportedObservation): IncomingObservation[] {
  const documents = sent.values.filter((value) => value.kind === 'document');
  const texts = sent.values.filter((value) => value.kind !== 'document').map(textOf);
  const rest = fieldsOf(order, sent);
  const written =
    texts.length > 0 || documents.length === 0 ? [{ ...rest, value: texts.join('\n'), document: null }] : [];
  return [
    ...written,
    ...documents.map((value) => ({ ...rest, value: DOCUMENT_VALUE, document: readAttachedDocument(value) })),
  ];
}

/** Returns the text of a value. A pointer is shown as it was sent and never fetched, because it can point into the laboratory's network. */
const textOf = (value: ObservationValue): string => {
  if (value.kind === 'pointer') return value.pointer ?? '';
  return 'text' in value ? value.text : '';
};

const fieldsOf = (order: ReportedOrder, one: ReportedObservation): Omit<IncomingObservation, 'value' | 'document'> => ({
  code: one.code.code || one.code.alternate.code || codedText(one.code),
  code_system: one.code.system ?? '',
  // OBR-26 contains the OBX-4 of the organism. It distinguishes two results of the same antibiotic.
  sub_id: order.parentResult.subId || one.subId || '',
  name: codedText(one.code),
  value_type: one.valueType ?? '',
  unit: one.units.code || one.units.text || '',
  reference_range: one.range ?? '',
  flags: one.flags.filter(Boolean).join(' '),
  status: one.status.text ?? '',
  observed_at: momentOf(one.observedAt),
  comment: noteText(one.notes),
  method: one.methods.map(codedText).filter(Boolean).join(', ') || null,
  codes: sentCode(one.code),
  at: one.segment,
});
