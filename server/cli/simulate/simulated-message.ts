import { componentsField, emptyField, type SegmentContent } from '../../../app/domain/hl7/syntax/hl7-message.ts';
import { segmentOf, writeMessage } from '../../../app/domain/hl7/syntax/write-message.ts';
import { antibiogram, type SimulatedExam } from './simulated-exams.ts';
import type { SimulatedPerson } from './simulated-person.ts';
import { resultSegment, type SimulatedAnswer } from './simulated-results.ts';

/** The laboratory system in whose name the messages go out: MSH-3 and MSH-4. */
export interface SimulatedSender {
  application: string;
  facility: string;
}

export interface SimulatedReport {
  controlId: string;
  person: SimulatedPerson;
  /** ['71334455', 'Restrepo', 'Iván'] */
  doctor: readonly string[];
  order: string;
  filler: string;
  exam: SimulatedExam;
  answer: SimulatedAnswer;
  status: 'P' | 'F' | 'C';
  collectedAt: Date;
  /** When the laboratory's system reports it. */
  reportedAt: Date;
  comment?: string;
}

/** The site's duty for a message. `repeated`: it answers as before, and stores nothing again. */
export type ExpectedState = 'placed' | 'quarantined' | 'refused' | 'repeated';

export interface SimulatedMessage {
  arrivesAt: Date;
  /** The number of the document: the messages of one person keep their sequence. */
  person: string;
  bytes: Uint8Array;
  expected: ExpectedState;
}

const HOURS_BEHIND = 5;
const PRODUCER = 'Laboratorio central';

/** The laboratory's clock, five hours behind UTC all year: → '20261127064500' */
const clockOf = (instant: Date): string =>
  new Date(instant.getTime() - HOURS_BEHIND * 3_600_000).toISOString().replace(/\D/g, '').slice(0, 14);

/** The segments of `ORU^R01`, version 2.5.1, in their order. */
export function reportSegments(sender: SimulatedSender, report: SimulatedReport): SegmentContent[] {
  const { exam, answer, order, filler, status } = report;
  const results = { status, observedAt: clockOf(report.collectedAt), producer: PRODUCER };
  return [
    headerOf(sender, report),
    patientOf(report.person),
    orderOf(report, 1, filler, exam.coding),
    ...(report.comment ? [segmentOf('NTE', '1', 'L', report.comment)] : []),
    ...answer.results.map((result, i) => resultSegment(result, i + 1, results)),
    ...(answer.susceptibilities.length > 0
      ? [antibiogramOrder(report), ...answer.susceptibilities.map((result, i) => resultSegment(result, i + 1, results))]
      : []),
    specimenOf(report, order),
  ];
}

export const reportBytes = (segments: readonly SegmentContent[]): Uint8Array =>
  new TextEncoder().encode(writeMessage(segments));

const headerOf = (
  { application, facility }: SimulatedSender,
  { controlId, reportedAt }: SimulatedReport,
): SegmentContent =>
  segmentOf(
    'MSH',
    ...['', '', application, facility, 'YARUMO', 'SEDE', `${clockOf(reportedAt)}-0500`, ''],
    ['ORU', 'R01', 'ORU_R01'],
    ...[controlId, 'P', '2.5.1', '', '', '', '', '', 'UNICODE UTF-8'],
  );

const patientOf = ({ document, name, birthDate, sex, email }: SimulatedPerson): SegmentContent =>
  segmentOf(
    ...(['PID', '1', ''] as const),
    [document.number, '', '', '', document.type],
    '',
    [name.family, name.given, '', '', '', '', 'L'],
    ...['', birthDate.replaceAll('-', ''), sex === 'female' ? 'F' : 'M', '', '', '', ''],
    email === null ? '' : ['', 'NET', 'Internet', email],
  );

function orderOf(
  { order, doctor, collectedAt, reportedAt, exam, status }: SimulatedReport,
  nth: number,
  filler: string,
  coding: readonly string[],
): SegmentContent {
  const collected = clockOf(collectedAt);
  const [number = '', family = '', given = ''] = doctor;
  return segmentOf(
    ...(['OBR', String(nth)] as const),
    [order, 'HIS'],
    [filler, 'LIS'],
    [...coding],
    ...['', '', collected, '', '', '', '', '', '', collected, ''],
    [number, family, given, '', '', 'Dr.'],
    ...['', '', '', '', '', clockOf(reportedAt), '', exam.section, status],
  );
}

/** The order of an antibiogram: OBR-26 names the organism by code, OBX-4, and name; OBR-29 is the order of the culture. */
function antibiogramOrder(report: SimulatedReport): SegmentContent {
  const { order, filler, answer } = report;
  const { name, fields } = orderOf(report, 2, `${filler}-A`, antibiogram);
  const [organism] = answer.results;
  const parentResult = componentsField(organism?.code[0] ?? '', organism?.subId ?? '', organism?.value[1] ?? '');
  const parentOrder = [
    [
      [order, 'HIS'],
      [filler, 'LIS'],
    ],
  ];
  return { name, fields: [...fields, parentResult, emptyField, emptyField, parentOrder] };
}

const specimenOf = ({ exam, collectedAt }: SimulatedReport, order: string): SegmentContent =>
  segmentOf(
    ...(['SPM', '1'] as const),
    ['', order],
    '',
    [...exam.specimen, 'SCT'],
    ...Array.from({ length: 12 }, () => ''),
    clockOf(collectedAt),
    clockOf(new Date(collectedAt.getTime() + 25 * 60_000)),
  );

/** The message of a report, when nothing goes wrong. */
export const plainMessage = (sender: SimulatedSender, report: SimulatedReport): SimulatedMessage => ({
  arrivesAt: report.reportedAt,
  person: report.person.document.number,
  bytes: reportBytes(reportSegments(sender, report)),
  expected: 'placed',
});
