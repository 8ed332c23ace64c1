import { z } from 'zod';

/** The identity documents of somebody who practices in Colombia. */
export const doctorDocumentTypes = ['CC', 'CE', 'PA', 'PT'] as const;

/** The statements of a doctor about themselves. The laboratory compares it with the public register. */
export const applicationDetails = z.object({
  name: z.string(),
  email: z.string(),
  documentType: z.enum(doctorDocumentTypes),
  documentNumber: z.string(),
  registration: z.string(),
  specialty: z.string(),
  institution: z.string(),
  phone: z.string(),
  /** The applicant's answer to the laboratory. */
  note: z.string(),
});
export type ApplicationDetails = z.output<typeof applicationDetails>;

/** The form in which documents are compared, as in the orders of laboratory systems: ('cc', '71.334.455') → 'CC 71334455' */
export const comparedDocument = ({
  documentType,
  documentNumber,
}: Pick<ApplicationDetails, 'documentType' | 'documentNumber'>): string =>
  `${documentType} ${documentNumber.toUpperCase().replace(/[^A-Z0-9]/g, '')}`;

export interface SentApplication extends ApplicationDetails {
  id: string;
  password: string;
  locale: 'es' | 'en';
  authorization: { version: string; hash: string };
}
