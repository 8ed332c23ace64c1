import type { ReactNode } from 'react';

/** Picks the words of the page's language; the words of examples are not messages of the site. */
export type Say = (es: string, en: string) => string;

/** A component in one state. The gallery shows it, axe checks it, and the screenshots compare it. */
export interface Example {
  /** The name of the state: 'empty', 'error', 'long text'. */
  name: string;
  show: (say: Say) => ReactNode;
}

/** The examples of one component, from its file `<component>.examples.tsx`. */
export interface ComponentExamples {
  /** The component's file, which is also its anchor in the gallery. */
  component: string;
  /** Whether an example needs the full width of the page. */
  isWide?: boolean;
  examples: readonly Example[];
}
