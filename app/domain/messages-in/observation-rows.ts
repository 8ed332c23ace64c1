/** An observation as it is stored, with every text as the sender wrote it. */
export interface ObservationFields {
  code: string;
  code_system: string;
  sub_id: string;
  name: string;
  value_type: string;
  /** It stays text from the byte to the glyph. */
  value: string;
  unit: string;
  reference_range: string;
  /** The flags as sent, separated by spaces: 'H', 'HH', 'A R'. */
  flags: string;
  status: string;
  observed_at: string | null;
  comment: string | null;
  /** The keyed hash of the attached document of an encapsulated value (ED); null for others. */
  attachment?: string | null | undefined;
  /** The method (OBX-17) as sent; null if the sender named none. */
  method: string | null;
}

/** Returns the key of an observation. Observations with the same key are repetitions of the same measurement. */
export const observationKey = ({ code, sub_id }: Pick<ObservationFields, 'code' | 'sub_id'>): string =>
  JSON.stringify([code, sub_id]);
