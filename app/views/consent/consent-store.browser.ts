import { remember, remembered } from '../../ui/behaviours/storage.ts';
import {
  type ConsentChoice,
  type ConsentPreference,
  consentEvent,
  consentKey,
  mapKey,
  readPreference,
} from './consent-preference.ts';

/** What the visitor has chosen in this page, where the browser refuses to keep it. */
let ofThisPage: ConsentPreference | null = null;

/** What this browser remembers of the visitor's choice. */
export const storedPreference = (): ConsentPreference | null => ofThisPage ?? readPreference(remembered(consentKey));

/** Has the visitor refused what only makes the site more convenient? An answer to an older policy holds until the next. */
export const functionalRefused = (): boolean => storedPreference()?.functional === false;

/** Keeps the choice, and tells the page. Where storage is refused (a private window) it holds for this page. */
export function keepPreference(choice: ConsentChoice, version: string): void {
  const preference: ConsentPreference = { ...choice, version, date: new Date().toISOString() };
  const kept = remember(consentKey, JSON.stringify(preference));
  ofThisPage = kept ? null : preference;
  if (!choice.functional) remember(mapKey, null);
  document.dispatchEvent(new CustomEvent(consentEvent, { detail: kept }));
}
