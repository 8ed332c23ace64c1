import { type ConsentPreference, consentEvent, consentKey } from '../../../views/consent/consent-preference.ts';
import { storedPreference } from '../../../views/consent/consent-store.browser.ts';

/**
 * Calls `changed` with the current choice (null: none) whenever it may have changed: in this page, in another tab, or on a later page from
 * which Back restored this one from the back/forward cache.
 */
export function onConsent(changed: (preference: ConsentPreference | null) => void): void {
  const read = () => changed(storedPreference());
  document.addEventListener(consentEvent, read);
  window.addEventListener('storage', ({ key }) => {
    // A missing key means that everything was deleted.
    if (key === consentKey || key === null) read();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) read();
  });
}
