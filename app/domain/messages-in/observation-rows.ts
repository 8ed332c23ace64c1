import { codedText } from '../hl7/oru/data-types.ts';
import type { ObservationValue } from '../hl7/oru/observation-value.ts';
import type { ReportedNote, ReportedObservation } from '../hl7/oru/oru-report.ts';
import type { Hl7Time } from '../hl7/syntax/hl7-time.ts';

/** An observation as it is stored: every text as the sender wrote it. */
export interface ObservationFields {
  code: string;
  code_system: string;
  sub_id: string;
  name: string;
  value_type: string;
  value: string;
  unit: string;
  reference_range: string;
  /** As they were sent, separated by spaces: 'H', 'HH', 'A R'. */
  flags: string;
  status: string;
  observed_at: string | null;
  comment: string | null;
  method: string | null;
}

export const observationFields = (one: ReportedObservation): ObservationFields => ({
  code: one.code.code || one.code.alternate.code || codedText(one.code),
  code_system: one.code.system ?? '',
  sub_id: one.subId ?? '',
  name: codedText(one.code),
  value_type: one.valueType ?? '',
  value: one.values.map(valueText).join('\n'),
  unit: one.units.code || one.units.text || '',
  reference_range: one.range ?? '',
  flags: one.flags.filter(Boolean).join(' '),
  status: one.status.text ?? '',
  observed_at: momentOf(one.observedAt),
  comment: noteText(one.notes),
  method: one.methods.map(codedText).filter(Boolean).join(', ') || null,
});

const valueText = (value: ObservationValue): string => ('text' in value ? value.text : '');

/** Comments of several segments, one below the other; null without any. */
export const noteText = (notes: readonly ReportedNote[]): string | null =>
  notes.flatMap(({ lines }) => lines).join('\n') || null;

/** The instant, or the day if the sender states no hour. */
export const momentOf = ({ instant, date }: Hl7Time): string | null => instant ?? date;

/** Two observations with the same key are the same measurement, which the sender repeats. */
export const observationKey = ({ code, sub_id }: Pick<ObservationFields, 'code' | 'sub_id'>): string =>
  JSON.stringify([code, sub_id]);
