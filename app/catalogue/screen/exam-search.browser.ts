import type { Behaviour } from '../../ui/behaviours/behaviour.ts';
import { connection, maySpend } from '../../ui/behaviours/connection.ts';
import { onDemand } from '../../ui/behaviours/on-demand.ts';
import { typedBefore } from './typed-text.browser.ts';

/**
 * The catalogue's page searches by itself, in a worker: what is typed is then sent nowhere. Until that has come the form waits for it;
 * where it cannot come, or for a visitor who saves data or has a slow network, the form asks the server;
 * but no server can answer what the browser's history holds, or an address says behind its '#'.
 */
export const examSearch: Behaviour = (page) => {
  const field = page.querySelector<HTMLInputElement>('input[type=search]');
  const { serviceWorker } = navigator;
  // What somebody searched for stands in the history's entry, or behind the '#' of a link: no server knows of it.
  const isAsked = location.hash.includes('=') || Boolean(typedBefore());
  if (!field?.form || !window.Worker || !(isAsked || maySpend(connection()))) return;
  const { form } = field;
  let begun: Promise<boolean> | undefined;
  const begin = () => {
    begun ??= onDemand(() => import('./on-demand/search-here.browser.ts'))
      .then(({ searchHere }) => searchHere(page, field))
      .then(
        () => true,
        () => false,
      );
    return begun;
  };
  for (const sign of ['focus', 'input']) field.addEventListener(sign, begin, { once: true });
  const wait = (event: Event) => {
    event.preventDefault();
    begin().then((searches) => {
      form.removeEventListener('submit', wait);
      if (!searches) form.requestSubmit();
    });
  };
  form.addEventListener('submit', wait);
  if (field.value || isAsked) begin();
  // For when there is no network: what this page needs is kept as soon as somebody keeps it.
  else if (serviceWorker?.controller) begin();
  else serviceWorker?.addEventListener('controllerchange', begin, { once: true });
};
