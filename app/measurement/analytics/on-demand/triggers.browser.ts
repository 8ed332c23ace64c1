import type { Conversion } from '../../../domain/laboratory/laboratory.ts';
import { partOf, readText } from '../../../ui/behaviors/contract.ts';
import { consentContract } from '../../../views/consent/consent.contract.ts';
import { isFor } from '../../../views/consent/consent-preference.ts';
import { storedPreference } from '../../../views/consent/consent-store.browser.ts';
import { pickContact, type VisitorContact } from '../contact-pickup.ts';
import { conversionTriggers } from '../events.ts';
import { isReported } from '../exceptions.ts';
import type { Measurement } from '../measurement.ts';

/** Repeated failures of a page add no information after the fifth. */
const MAX_FAULTS = 5;

/** Calls `found` for each conversion of the table, regardless of other handlers of the click or submit. */
export function onConversions(found: (conversion: Conversion) => void): void {
  for (const type of ['click', 'submit'] as const) {
    const triggers = conversionTriggers.filter(({ on }) => on === type);
    document.addEventListener(
      type,
      (event) => {
        const { target } = event;
        if (!(target instanceof Element)) return;
        // The contact form was submitted before; this button only sends its draft another way.
        if ('submitter' in event && event.submitter instanceof Element && event.submitter.hasAttribute('formaction'))
          return;
        for (const { name, selector } of triggers) if (target.closest(selector)) found(name);
      },
      true,
    );
  }
}

/** Calls `found` for each uncaught error that must be reported. */
export function onFaults(found: (fault: { name: string; message: string }) => void): void {
  const said = new Set<string>();
  const report = (thrown: unknown, words: string) => {
    const { name, message } = thrown instanceof Error ? thrown : { name: 'Error', message: words };
    if (said.has(message) || said.size >= MAX_FAULTS || !isReported(`${name}: ${message}`)) return;
    said.add(message);
    found({ name, message });
  };
  window.addEventListener('error', ({ error, message }) => report(error, message));
  window.addEventListener('unhandledrejection', ({ reason }) => report(reason, String(reason)));
}

/**
 * The e-mail and the telephone number that the visitor typed into this page (clause S5.02): only with their own express permission for this
 * version of the policy (Ley 1581 de 2012, artículo 9). The absence of a refusal is not enough.
 */
export function contactIn(measurement: Measurement): VisitorContact | null {
  const version = readText(partOf(document, consentContract, 'link'), consentContract, 'link');
  const preference = storedPreference();
  if (!measurement.contact || !isFor(version, preference) || !preference.marketing) return null;
  const typed = (type: string) =>
    [...document.querySelectorAll<HTMLInputElement>(`input[type=${type}]`)].map(({ value }) => value);
  const contact = pickContact({ emails: typed('email'), phones: typed('tel') }, measurement.callingCode);
  return Object.keys(contact).length > 0 ? contact : null;
}
