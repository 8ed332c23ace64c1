import { clickContract } from '../../ui/behaviors/clicks.contract.ts';
import { connection, maySpend } from '../../ui/behaviors/connection.ts';
import { selectorOf } from '../../ui/behaviors/contract.ts';
import type { IslandStart } from '../../ui/behaviors/island.ts';
import { onDemand } from '../../ui/behaviors/on-demand.ts';
import { handOver, keepTyped, restoreTypedText } from './query-restore.browser.ts';

/**
 * The catalog hydrates when its field gets the focus, or when the visitor has asked for something that the server does not know: it is in
 * the browser's history, in the fragment of the address, or was typed before this script loaded. The search loads at the same time. If the
 * visitor saves data or has a slow network, or the browser has no workers, the server answers.
 */
export const startCatalogue: IslandStart = (element, hydrate, props) => {
  const field = element.querySelector<HTMLInputElement>('input[type=search]');
  const records = 'records' in props ? String(props.records) : '';
  const isAsked = location.hash.includes('=') || Boolean(restoreTypedText());
  if (!field || !records || !window.Worker || !(isAsked || maySpend(connection()))) return null;
  const begin = () => {
    hydrate();
    onDemand(() => import('../../views/exams/on-demand/search-client.browser.ts')).then(
      ({ searchClient }) => searchClient(records),
      () => {},
    );
  };
  for (const sign of ['focus', 'input']) field.addEventListener(sign, begin, { once: true });
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest(selectorOf(clickContract, 'locale'))) handOver(field.value.trim());
  });
  const isTyped = field.value !== field.defaultValue || document.activeElement === field;
  if (!isAsked) takeTextFromAddress();
  if (isAsked || isTyped) begin();
  keepForOffline(records);
  return { whenBroken: openAgain };
};

/** The server has answered the typed text. From now on it stays in this browser's history and in no address. */
function takeTextFromAddress(): void {
  const asked = new URLSearchParams(location.search);
  const typed = asked.get('q');
  if (typed === null) return;
  asked.delete('q');
  const query = asked.toString().replaceAll('%2C', ',');
  keepTyped(typed.trim(), location.pathname + (query && `?${query}`));
}

/** Reloads the page as the server writes it, with the chosen filters. Text that was only typed is not sent. */
function openAgain(): void {
  const asked = new URLSearchParams(location.search);
  asked.delete('q');
  location.assign(`${location.pathname}?${asked}`);
}

/** Prepares use without a network. In a browser without storage, nothing changes. */
function keepForOffline(records: string): void {
  const { serviceWorker } = navigator;
  const keep = () =>
    onDemand(() => import('./on-demand/keep-for-offline.browser.ts'))
      .then((module) => module.keepForOffline(records))
      .catch(() => {});
  if (serviceWorker?.controller) keep();
  else serviceWorker?.addEventListener('controllerchange', keep, { once: true });
}
