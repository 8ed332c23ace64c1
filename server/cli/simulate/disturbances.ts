import type { SegmentContent } from '../../../app/domain/hl7/syntax/hl7-message.ts';
import { componentsField } from '../../../app/domain/hl7/syntax/hl7-message.ts';
import type { SeededRandom, Weighted } from './seeded-random.ts';
import {
  type ExpectedState,
  plainMessage,
  reportBytes,
  reportSegments,
  type SimulatedMessage,
  type SimulatedReport,
  type SimulatedSender,
} from './simulated-message.ts';

const HOUR_MS = 3_600_000;

type Disturbance =
  | 'none'
  | 'corrected'
  | 'late'
  | 'repeated'
  | 'control-id-reused'
  | 'unknown-exam'
  | 'no-document'
  | 'other-birth-date'
  | 'other-sender'
  | 'training'
  | 'cut';

/** How often things go wrong, in a thousand messages. */
const perThousand: readonly [Weighted<Disturbance>, ...Weighted<Disturbance>[]] = [
  ['none', 957],
  ['corrected', 10],
  ['late', 8],
  ['repeated', 10],
  ['control-id-reused', 1],
  ['unknown-exam', 4],
  ['no-document', 3],
  ['other-birth-date', 3],
  ['other-sender', 1],
  ['training', 1],
  ['cut', 2],
];

/** The messages of a report, with the faults of real systems in some. `isFirst`: the site may not know the person yet. */
export function disturbed(
  sender: SimulatedSender,
  report: SimulatedReport,
  random: SeededRandom,
  isFirst: boolean,
): SimulatedMessage[] {
  const plain = plainMessage(sender, report);
  const segments = reportSegments(sender, report);
  const after = (hours: number) => new Date(report.reportedAt.getTime() + hours * HOUR_MS);
  const changed = (
    expected: ExpectedState,
    name: string,
    field: number,
    ...components: string[]
  ): SimulatedMessage[] => [{ ...plain, expected, bytes: reportBytes(withField(segments, name, field, components)) }];
  const messages: Record<Disturbance, () => SimulatedMessage[]> = {
    none: () => [plain],
    corrected: () => [plain, plainMessage(sender, correctionOf(report, after(3)))],
    // A correction overtakes the message that it corrects.
    late: () => [{ ...plain, arrivesAt: after(5) }, plainMessage(sender, correctionOf(report, after(3)))],
    repeated: () => [plain, { ...plain, arrivesAt: after(0.1), expected: 'repeated' }],
    'control-id-reused': () => [
      plain,
      {
        ...plain,
        arrivesAt: after(0.1),
        expected: 'refused',
        bytes: reportBytes([...segments, ...segments.slice(-1)]),
      },
    ],
    'unknown-exam': () => changed('quarantined', 'OBR', 4, 'NUEVO-7', 'Examen nuevo del equipo', 'L'),
    'no-document': () => changed('quarantined', 'PID', 3, '770012', '', '', '', 'MR'),
    'other-birth-date': () => (isFirst ? [plain] : changed('quarantined', 'PID', 7, '19010101')),
    'other-sender': () => changed('refused', 'MSH', 3, 'OTRO-LIS'),
    training: () => changed('refused', 'MSH', 11, 'T'),
    cut: () => [{ ...plain, expected: 'refused', bytes: plain.bytes.slice(0, 40) }],
  };
  return messages[random.weighted(perThousand)]();
}

/** The same report with its last quantity changed by a tenth, sent as corrected. */
function correctionOf(report: SimulatedReport, reportedAt: Date): SimulatedReport {
  const last = report.answer.results.findLastIndex(({ type }) => type === 'NM');
  const results = report.answer.results.map((result, i) =>
    i === last ? { ...result, value: result.value.map(raisedByTenth) } : result,
  );
  return {
    ...report,
    reportedAt,
    status: 'C',
    controlId: `${report.controlId}-C`,
    answer: { ...report.answer, results },
    comment: 'Corrige el informe anterior: se repitió la medición.',
  };
}

/** ('4.30') → '4.73': the number of decimals stays. */
const raisedByTenth = (value: string): string => (Number(value) * 1.1).toFixed(value.split('.')[1]?.length ?? 0);

const withField = (
  segments: readonly SegmentContent[],
  name: string,
  field: number,
  components: readonly string[],
): SegmentContent[] =>
  segments.map((segment) =>
    segment.name === name ? { name, fields: segment.fields.with(field - 1, componentsField(...components)) } : segment,
  );
