/** The sizes that one transmission may have. A message with a PDF of eight megabytes fits; an endless one is an error, not a crash. */
export const hl7Limits = {
  bytes: 11 * 1024 * 1024,
  segments: 5_000,
  /** Messages and envelope segments of a batch. Real ones have up to about 60. */
  batchUnits: 2_000,
  /** The characters of a field. The value of an OBX of type ED has no such limit, because it carries a document. */
  fieldCharacters: 64 * 1024,
  /**
   * Delimiters and escape characters in one message. Each part of a field costs about a hundred bytes of memory, so eleven megabytes of `~`
   * would cost a gigabyte.
   */
  delimiters: 500_000,
} as const;
