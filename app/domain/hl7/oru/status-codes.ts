/**
 * Table 0085, OBX-11: final, correction of a final result, preliminary, delete, wrong (for example, of another patient), cannot be obtained,
 * amended, appended, verified, entered but not verified, pending, order only, not asked, partial, and final without sending the value again.
 */
export const observationStatuses = ['F', 'C', 'P', 'D', 'W', 'X', 'A', 'B', 'V', 'R', 'I', 'O', 'N', 'S', 'U'] as const;
export type ObservationStatus = (typeof observationStatuses)[number];

/** Table 0123, OBR-25. */
export const reportStatuses = ['O', 'I', 'S', 'A', 'P', 'C', 'R', 'F', 'X', 'Y', 'Z', 'M', 'N'] as const;
export type ReportStatus = (typeof reportStatuses)[number];

/** Table 0103, MSH-11: production, training, debugging. Only production is about people. */
export const processingIds = ['P', 'T', 'D'] as const;
export type ProcessingId = (typeof processingIds)[number];

/** Table 0001, PID-8. */
export const administrativeSexes = ['F', 'M', 'O', 'U', 'A', 'N'] as const;
export type AdministrativeSex = (typeof administrativeSexes)[number];
