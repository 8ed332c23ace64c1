import { createContext, useContext } from 'react';

import type { MeasuredDocument } from './measured-page.ts';

/** What a document holds besides its screen. The server knows it before it renders. */
export interface DocumentParts extends MeasuredDocument {
  /** The text of the page's one script. The policy allows it by its hash. */
  script: string;
}

/** Hands the parts of a document to its layout (`root.tsx`). */
export const DocumentPartsContext = createContext<DocumentParts | null>(null);

export function useDocumentParts(): DocumentParts {
  const parts = useContext(DocumentPartsContext);
  if (!parts) throw new Error('The layout of a document is rendered inside DocumentPartsContext');
  return parts;
}
