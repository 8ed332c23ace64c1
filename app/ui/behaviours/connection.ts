/** What the browser says of its connection, where it says anything (not in Firefox and Safari). */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** May bytes be spent on a guess? Not when the visitor saves data, nor on a slow network, where they would be in the way. */
export const maySpend = ({ saveData = false, effectiveType = '4g' }: Connection): boolean =>
  !saveData && effectiveType === '4g';

/** Nothing, where the browser says nothing. It is not in every browser, and so in no declaration. */
export const connection = (): Connection => (navigator as { connection?: Connection }).connection ?? {};
