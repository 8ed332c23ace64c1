import { isEmailAddress } from '../accounts/email-address.ts';
import {
  type CodedElement,
  codedText,
  type PatientName,
  type Professional,
  type Telecom,
} from '../hl7/oru/data-types.ts';
import type { OruReport, ReportedNote, ReportedOrder, ReportedPatient } from '../hl7/oru/oru-report.ts';
import type { Hl7Time } from '../hl7/syntax/hl7-time.ts';
import { documentsOf } from './documents.ts';
import type { IncomingOrder, IncomingPatient, IncomingReport, IncomingSpecimen, SentCode } from './incoming-report.ts';
import { observationsOf } from './read-hl7-observations.ts';
import { toldState } from './report-version.ts';

/** What an ORU message says, without HL7's own shapes. */
export function incomingReport({ patients, header }: OruReport): IncomingReport {
  const [patient] = patients;
  const isOne = patients.length === 1 && patient !== undefined;
  return {
    patient: isOne ? patientOf(patient) : null,
    patientAt: patient?.segment ?? 0,
    orders: isOne ? withoutParts(patient.orders).map(orderOf) : [],
    sentAt: header.sentAt.instant,
  };
}

const patientOf = ({ identifiers, names, birthDate, sex, telecoms }: ReportedPatient): IncomingPatient => ({
  documents: documentsOf(identifiers),
  name: nameOf(names),
  birthDate: birthDate.date,
  sex: ({ F: 'female', M: 'male', O: 'other', A: 'other', U: 'unknown', N: 'unknown' } as const)[sex.code ?? 'U'],
  email: emailOf(telecoms),
});

/** The legal name in the order in which people say it: 'Yesenia Andrea Ñustes Peña' */
function nameOf(names: readonly PatientName[]): string {
  const name = names.find(({ type }) => type === 'L') ?? names[0];
  return [name?.given, name?.middle, name?.family, name?.suffix].filter(Boolean).join(' ');
}

/** The first address that a mail can go to; null without one. */
const emailOf = (telecoms: readonly Telecom[]): string | null =>
  telecoms.map(({ email }) => (email ?? '').trim()).find(isEmailAddress) ?? null;

/** An order with the orders that follow from its observations, as an antibiogram follows from an organism. */
interface WholeOrder {
  order: ReportedOrder;
  parts: ReportedOrder[];
}

/**
 * OBR-26 and OBR-29 name the observation from which an order follows. Its observations belong to the report of that organism: a person
 * reads them in one table. A part whose parent is not in the message stays an order of its own.
 */
function withoutParts(orders: readonly ReportedOrder[]): WholeOrder[] {
  const whole = orders.map((order): WholeOrder => ({ order, parts: [] }));
  const parentOf = (part: ReportedOrder): WholeOrder | undefined => {
    const number = part.parent.filler.number;
    return number
      ? whole.find(({ order }) => order !== part && order.filler.number === number && !order.parent.filler.number)
      : undefined;
  };
  for (const { order } of whole) parentOf(order)?.parts.push(order);
  return whole.filter(({ order }) => parentOf(order) === undefined);
}

const orderOf = ({ order, parts }: WholeOrder): IncomingOrder => {
  const observations = [order, ...parts].flatMap(observationsOf);
  return {
    number: order.placer.number || order.filler.number || '',
    fillerNumber: order.filler.number ?? '',
    codes: sentCode(order.code),
    status: toldState(order.status.code, observations),
    collectedAt: momentOf(order.collectedAt),
    reportedAt:
      [order, ...parts]
        .map(({ reportedAt }) => reportedAt.instant ?? '')
        .toSorted()
        .at(-1) || null,
    providers: providersOf(order),
    performer: performerOf(order),
    comment: noteText([order, ...parts].flatMap(({ notes }) => notes)),
    specimen: specimenOf(order),
    observations,
    at: order.segment,
  };
};

export const sentCode = ({ code, text, system, alternate, originalText }: CodedElement): SentCode => ({
  codings: [
    { code: (code ?? '').trim(), text: text ?? '', system: (system ?? '').trim() },
    { code: (alternate.code ?? '').trim(), text: alternate.text ?? '', system: (alternate.system ?? '').trim() },
  ].filter((coding) => coding.code !== '' || coding.text !== ''),
  words: originalText ?? '',
});

const providersOf = ({ orderingProviders, copiesTo }: ReportedOrder) => [
  ...orderingProviders.map((one) => ({ ...providerOf(one), part: 'ordering' as const })),
  ...copiesTo.map((one) => ({ ...providerOf(one), part: 'copy' as const })),
];

const providerOf = ({ number, prefix, given, middle, family }: Professional) => ({
  number: (number ?? '').trim(),
  name: [prefix, given, middle, family].filter(Boolean).join(' '),
});

/** The laboratory that performed it: OBX-23 of any observation, or OBX-15. */
const performerOf = ({ observations }: ReportedOrder): string | null =>
  observations.map((one) => one.performingLaboratory.name || codedText(one.producer)).find(Boolean) ?? null;

/** The specimen of SPM, or of OBR-15 in older versions. */
function specimenOf({
  specimens: [sent],
  specimenSource,
  collectedAt,
  receivedAt,
}: ReportedOrder): IncomingSpecimen | null {
  const specimen = {
    type: (sent ? codedText(sent.type) : (specimenSource ?? '').split('^').find(Boolean)) ?? '',
    collected_at: (sent && momentOf(sent.collectedFrom)) ?? momentOf(collectedAt),
    received_at: (sent && momentOf(sent.receivedAt)) ?? momentOf(receivedAt),
    condition: sent ? [...sent.conditions, ...sent.rejectReasons].map(codedText).join(', ') || null : null,
  };
  return specimen.type === '' && specimen.collected_at === null ? null : specimen;
}

/** Comments of several segments, one below the other; null without any. */
export const noteText = (notes: readonly ReportedNote[]): string | null =>
  notes.flatMap(({ lines }) => lines).join('\n') || null;

/** The instant, or the day if the sender states no hour. */
export const momentOf = ({ instant, date }: Hl7Time): string | null => instant ?? date;
