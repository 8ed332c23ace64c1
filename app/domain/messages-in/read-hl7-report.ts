import { isEmailAddress } from '../accounts/email-address.ts';
import { codedText, type PatientName, type Professional, type Telecom } from '../hl7/oru/data-types.ts';
import type { OruReport, ReportedOrder, ReportedPatient } from '../hl7/oru/oru-report.ts';
import { documentsOf } from './documents.ts';
import { momentOf, noteText, sentCode } from './hl7-texts.ts';
import type { IncomingOrder, IncomingPatient, IncomingReport, IncomingSpecimen } from './incoming-report.ts';
import { observationsOf } from './read-hl7-observations.ts';
import { toldState } from './report-version.ts';

/** Converts an ORU message to the format-independent report. */
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

/** Returns the legal name in spoken order: 'Yesenia Andrea Ñustes Peña' */
function nameOf(names: readonly PatientName[]): string {
  const name = names.find(({ type }) => type === 'L') ?? names[0];
  return [name?.given, name?.middle, name?.family, name?.suffix].filter(Boolean).join(' ');
}

/** Returns the first valid email address; null if there is none. */
const emailOf = (telecoms: readonly Telecom[]): string | null =>
  telecoms.map(({ email }) => (email ?? '').trim()).find(isEmailAddress) ?? null;

/** An order with the orders that depend on its observations. For example, an antibiogram depends on an organism. */
interface WholeOrder {
  order: ReportedOrder;
  parts: ReportedOrder[];
}

/**
 * Groups dependent orders under their parents. OBR-26 and OBR-29 name the observation on which an order depends, and a reader sees the
 * observations of both in one report. An order whose parent is not in the message stays separate.
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

const providersOf = ({ orderingProviders, copiesTo }: ReportedOrder) => [
  ...orderingProviders.map((one) => ({ ...providerOf(one), part: 'ordering' as const })),
  ...copiesTo.map((one) => ({ ...providerOf(one), part: 'copy' as const })),
];

const providerOf = ({ number, prefix, given, middle, family }: Professional) => ({
  number: (number ?? '').trim(),
  name: [prefix, given, middle, family].filter(Boolean).join(' '),
});

/** Returns the laboratory that performed the exam: OBX-23 of any observation, or else OBX-15. */
const performerOf = ({ observations }: ReportedOrder): string | null =>
  observations.map((one) => one.performingLaboratory.name || codedText(one.producer)).find(Boolean) ?? null;

/** Returns the specimen: SPM, or OBR-15 in older HL7 versions. */
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
