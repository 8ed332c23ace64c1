import { readStored, remember } from '../../ui/behaviors/storage.ts';
import {
  type ConsentChoice,
  type ConsentPreference,
  consentEvent,
  consentKey,
  mapKey,
  readPreference,
} from './consent-preference.ts';

/** The visitor's choice on this page, if the browser refuses to store it. */
let ofThisPage: ConsentPreference | null = null;

/** The visitor's choice as this browser remembers it. */
export const storedPreference = (): ConsentPreference | null => ofThisPage ?? readPreference(readStored(consentKey));

/** Has the visitor refused functional storage? An answer to an older policy applies until the next answer. */
export const functionalRefused = (): boolean => storedPreference()?.functional === false;

/** Stores the choice and notifies the page. If the browser refuses storage (a private window), the choice applies to this page only. */
export function keepPreference(choice: ConsentChoice, version: string): void {
  const preference: ConsentPreference = { ...choice, version, date: new Date().toISOString() };
  const kept = remember(consentKey, JSON.stringify(preference));
  ofThisPage = kept ? null : preference;
  if (!choice.functional) remember(mapKey, null);
  document.dispatchEvent(new CustomEvent(consentEvent, { detail: kept }));
}
