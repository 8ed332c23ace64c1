/** The browser's report of its connection, if any (not in Firefox and Safari). */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** May bytes be spent on a guess? Not if the visitor saves data, and not on a slow network, where they would compete with the page. */
export const maySpend = ({ saveData = false, effectiveType = '4g' }: Connection): boolean =>
  !saveData && effectiveType === '4g';

/** Reads the browser's report; empty if it reports nothing. The property is not in every browser, so TypeScript's declarations omit it. */
export const connection = (): Connection => (navigator as { connection?: Connection }).connection ?? {};
