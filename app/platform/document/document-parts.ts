import { createContext, useContext } from 'react';

import type { MeasuredDocument } from './measured-page.ts';

/** The parts of an HTML document besides its screen, which `entry.server.tsx` knows before rendering. */
export interface DocumentParts extends MeasuredDocument {
  /** The text of the page's one script. The policy allows it by its hash, or by the nonce. */
  script: string;
  /** A page that hydrates allows its scripts by this; null on a document, which allows its script by the hash. */
  nonce: string | null;
  /** The site's one style sheet; null on a page that links it as a file (decision 0075). */
  styles: string | null;
  /** The color of the browser's own bar. */
  themeColors: { light: string; dark: string };
}

/** Passes the parts of a document to its layout (`root.tsx`). */
export const DocumentPartsContext = createContext<DocumentParts | null>(null);

/** Reads the document's parts. Throws outside `DocumentPartsContext`. */
export function useDocumentParts(): DocumentParts {
  const parts = useContext(DocumentPartsContext);
  if (!parts) throw new Error('The layout of a document is rendered inside DocumentPartsContext');
  return parts;
}
