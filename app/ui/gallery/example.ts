import type { ReactNode } from 'react';

/** Picks the words of the page's language: what examples say is no message of the site. */
export type Say = (es: string, en: string) => string;

/** A component in one state. The gallery shows it, axe judges it, and the screenshots compare it. */
export interface Example {
  /** What the state is: 'empty', 'error', 'long text'. */
  name: string;
  show: (say: Say) => ReactNode;
}

export interface ComponentExamples {
  /** The component's file, which is also its anchor in the gallery. */
  component: string;
  /** Whether an example needs the whole width of the page. */
  isWide?: boolean;
  examples: readonly Example[];
}
