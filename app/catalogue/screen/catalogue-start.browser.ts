import { connection, maySpend } from '../../ui/behaviours/connection.ts';
import type { IslandStart } from '../../ui/behaviours/island.ts';
import { onDemand } from '../../ui/behaviours/on-demand.ts';
import { handOver, keepTyped, typedBefore } from './typed-text.browser.ts';

/**
 * The catalog hydrates when somebody turns to its field, or has asked for something that no server knows: it stands in the browser's
 * history, behind the '#' of an address, or was typed before this script came. The search comes alongside. For a visitor who saves data or
 * has a slow network, and without workers, the server answers.
 */
export const startCatalogue: IslandStart = (element, hydrate) => {
  const field = element.querySelector<HTMLInputElement>('input[type=search]');
  const records = element.dataset.examSearch;
  const isAsked = location.hash.includes('=') || Boolean(typedBefore());
  if (!field || !records || !window.Worker || !(isAsked || maySpend(connection()))) return null;
  const begin = () => {
    hydrate();
    onDemand(() => import('./on-demand/search-client.browser.ts')).then(
      ({ searchClient }) => searchClient(records),
      () => {},
    );
  };
  for (const sign of ['focus', 'input']) field.addEventListener(sign, begin, { once: true });
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-locale-choice]')) handOver(field.value.trim());
  });
  const isTyped = field.value !== field.defaultValue || document.activeElement === field;
  if (!isAsked) takeTextFromAddress();
  if (isAsked || isTyped) begin();
  keepForOffline(records);
  return openAgain;
};

/** The server has answered what was typed. From here on it stays in this browser's history, and in no address. */
function takeTextFromAddress(): void {
  const asked = new URLSearchParams(location.search);
  const typed = asked.get('q');
  if (typed === null) return;
  asked.delete('q');
  const query = asked.toString().replaceAll('%2C', ',');
  keepTyped(typed.trim(), location.pathname + (query && `?${query}`));
}

/** Opens the page as the server writes it, with the chosen filters. What was merely typed is not sent. */
function openAgain(): void {
  const asked = new URLSearchParams(location.search);
  asked.delete('q');
  location.assign(`${location.pathname}?${asked}`);
}

/** For when there is no network. A browser that keeps nothing is as well off as before. */
function keepForOffline(records: string): void {
  const { serviceWorker } = navigator;
  const keep = () =>
    onDemand(() => import('./on-demand/keep-for-offline.browser.ts'))
      .then((module) => module.keepForOffline(records))
      .catch(() => {});
  if (serviceWorker?.controller) keep();
  else serviceWorker?.addEventListener('controllerchange', keep, { once: true });
}
