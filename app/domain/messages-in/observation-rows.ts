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
  /** The keyed hash of the attached document. */
  attachment?: string | null | undefined;
}

/** Two observations with the same key are the same measurement, which the sender repeats. */
export const observationKey = ({ code, sub_id }: Pick<ObservationFields, 'code' | 'sub_id'>): string =>
  JSON.stringify([code, sub_id]);
