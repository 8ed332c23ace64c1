import { readJson } from '../../../ui/behaviors/contract.ts';
import { storedPreference } from '../../../views/consent/consent-store.browser.ts';
import { consentSignals, defaultSignals } from '../../consent/consent-signals.ts';
import { onConsent } from '../../consent/on-demand/consent-changes.browser.ts';
import { type EventName, eventsOf } from '../events.ts';
import { describeFault } from '../exceptions.ts';
import { measurementContract } from '../measurement.contract.ts';
import type { Measurement } from '../measurement.ts';
import { pageParameters, pathShape } from '../page-address.ts';
import { atFirstGesture, gtag, loadTag } from './tag.browser.ts';
import { contactIn, onConversions, onFaults } from './triggers.browser.ts';

/**
 * Sends a page's events to Google's tag as the server allows (`measurement.ts`). The table in `events.ts` defines each event and its
 * trigger.
 */
export function measure(body: HTMLElement): void {
  const measurement = readJson(body, measurementContract, 'measurement');
  if (!measurement) return;
  declareConsent();
  const page = pageParameters(measurement, { href: location.href, title: document.title, referrer: document.referrer });
  // Applies to the tag's automatic events, too.
  gtag('set', page);

  let waiting: (() => void)[] | null = [];
  const send = (name: EventName, parameters: object, labels: (string | null)[] = []) => {
    const event = () =>
      gtag('event', name, {
        ...page,
        ...parameters,
        send_to: [measurement.id, ...labels.filter((label) => label !== null)],
      });
    // Events sent before the configuration of the tag would be lost.
    if (waiting) waiting.push(event);
    else event();
  };

  const fail = (description: string) => {
    for (const name of eventsOf('fault', measurement.screen)) send(name, { description, fatal: false });
  };
  onFaults((fault) => fail(describeFault(fault, measurement.path === null)));
  onConversions((conversion) => send(conversion, conversionParameters(measurement), [measurement.labels[conversion]]));
  atFirstGesture(() => {
    configure(measurement, page);
    for (const name of eventsOf('view', measurement.screen)) send(name, {});
    if (measurement.screen === 'failed') fail('error screen');
    for (const event of waiting ?? []) event();
    waiting = null;
    loadTag(measurement.script, measurement.id, () => {
      for (const name of eventsOf('follow-up', measurement.screen)) send(name, followUpParameters(measurement));
    });
  });
}

/** Sends the consent signals before anything else: the default, then the visitor's choice (clause S4.06). */
function declareConsent(): void {
  gtag('consent', 'default', defaultSignals());
  const stored = storedPreference();
  if (stored) gtag('consent', 'update', consentSignals(stored));
  onConsent((preference) => {
    if (preference) gtag('consent', 'update', consentSignals(preference));
  });
}

/** Configures Analytics, and each Google Ads account that a conversion label names. The site sends the page view itself. */
function configure({ id, labels }: Measurement, page: object): void {
  gtag('js', new Date());
  const accounts = Object.values(labels).flatMap((label) => label?.split('/')[0] ?? []);
  for (const target of new Set([id, ...accounts])) gtag('config', target, { ...page, send_page_view: false });
}

/** A missing page is reported by the shape of its path, and the home page by its business. */
const followUpParameters = ({ screen, business }: Measurement): object =>
  screen === 'missing' ? { page_path: pathShape(location.pathname) } : { ...business };

function conversionParameters(measurement: Measurement): object {
  const contact = contactIn(measurement);
  return {
    currency: measurement.currency,
    transaction_id: transactionId(),
    ...(contact && { user_data: contact }),
  };
}

/** 32 random hexadecimal digits. */
const transactionId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
