/** Why reception refuses a visit: the reasons that the mail has words for. */
export const visitRefusals = ['outside-area', 'no-room', 'duplicate', 'other'] as const;
export type VisitRefusal = (typeof visitRefusals)[number];

/** Why the collector took no sample. */
export const visitMisses = ['nobody-home', 'wrong-address', 'no-access', 'not-prepared', 'declined', 'other'] as const;
export type VisitMiss = (typeof visitMisses)[number];

/** The person whose sample is taken, so that reception sends the right person and material. */
export const visitPatients = ['adult', 'child', 'older'] as const;
export type VisitPatient = (typeof visitPatients)[number];
