import { createContext, type MouseEvent, use } from 'react';

import type { ExamChoice } from '../../domain/exam-search/exam-selection.ts';

/** The data that every part of the catalog needs. */
export interface CatalogueContext {
  currency: string;
  whatsapp: string;
  /**
   * The codes of the list to which the visitor is adding exams. The address carries them, because without a script nothing else knows them.
   */
  carried: readonly string[];
  /** The codes of the list that this browser stores; empty on the server. */
  listed: readonly string[];
  hrefOf: (choice: Partial<ExamChoice>) => string;
  /** Answers a click on a choice without leaving the page; null if the server answers. */
  choose: ((choice: ExamChoice, event: MouseEvent<HTMLAnchorElement>) => void) | null;
}

const Context = createContext<CatalogueContext | null>(null);
/** Gives the parts of the catalog below it their `CatalogueContext`. */
export const CatalogueProvider = Context.Provider;

/** Returns the data of the catalog around this component. Throws outside of a `CatalogueProvider`. */
export function useCatalogue(): CatalogueContext {
  const catalogue = use(Context);
  if (!catalogue) throw new Error('useCatalogue needs a CatalogueProvider above it');
  return catalogue;
}
