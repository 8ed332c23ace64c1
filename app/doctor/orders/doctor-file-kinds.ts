/** The files of chosen results by the last part of their address. */
export const doctorFileKinds = ['pdf', 'csv', 'fhir'] as const;
export type DoctorFileKind = (typeof doctorFileKinds)[number];
