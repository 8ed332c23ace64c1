import { createContext, use } from 'react';

import type { Laboratory } from '../../domain/laboratory/laboratory.ts';

const LaboratoryContext = createContext<Laboratory | null>(null);
export const LaboratoryProvider = LaboratoryContext.Provider;

/** The laboratory, or null on an error screen before any loader has run. */
export const useLaboratoryIfKnown = (): Laboratory | null => use(LaboratoryContext);

/** The laboratory of the page. The root route provides it. */
export function useLaboratory(): Laboratory {
  const laboratory = use(LaboratoryContext);
  if (!laboratory) throw new Error('useLaboratory needs a LaboratoryProvider above it');
  return laboratory;
}
