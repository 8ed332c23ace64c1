import { remember, remembered } from '../../ui/behaviours/storage.ts';
import {
  type ConsentChoice,
  type ConsentPreference,
  consentEvent,
  consentKey,
  readPreference,
} from './consent-preference.ts';

/** What this browser remembers of the visitor's choice; nothing where storage is refused. */
export const storedPreference = (): ConsentPreference | null => readPreference(remembered(consentKey));

/** Keeps the choice, and tells the page. Where storage is refused (a private window) it holds for this page. */
export function keepPreference(choice: ConsentChoice, version: string): void {
  const preference: ConsentPreference = { ...choice, version, date: new Date().toISOString() };
  remember(consentKey, JSON.stringify(preference));
  document.dispatchEvent(new CustomEvent(consentEvent, { detail: preference }));
}
