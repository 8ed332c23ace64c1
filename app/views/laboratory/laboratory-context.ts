import { createContext, use } from 'react';

import type { PublicLaboratory } from '../../domain/laboratory/public-laboratory.ts';

const LaboratoryContext = createContext<PublicLaboratory | null>(null);
/** Gives the laboratory's facts to the components below it. */
export const LaboratoryProvider = LaboratoryContext.Provider;

/** The laboratory, or null on an error screen before any loader has run. */
export const useLaboratoryIfKnown = (): PublicLaboratory | null => use(LaboratoryContext);

/** The laboratory of the page. The root route provides it. */
export function useLaboratory(): PublicLaboratory {
  const laboratory = use(LaboratoryContext);
  if (!laboratory) throw new Error('useLaboratory needs a LaboratoryProvider above it');
  return laboratory;
}
