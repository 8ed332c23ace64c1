import { type ConsentPreference, consentEvent, consentKey } from '../../../views/consent/consent-preference.ts';
import { storedPreference } from '../../../views/consent/consent-store.browser.ts';

/**
 * Calls `changed` with what holds now (null: nothing is chosen) when it may be another choice than before: made in this page, in
 * another tab, or on a page from which Back has led to this one, which the browser had put by as it was.
 */
export function onConsent(changed: (preference: ConsentPreference | null) => void): void {
  const read = () => changed(storedPreference());
  document.addEventListener(consentEvent, read);
  window.addEventListener('storage', ({ key }) => {
    // Without a key everything was deleted.
    if (key === consentKey || key === null) read();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) read();
  });
}
