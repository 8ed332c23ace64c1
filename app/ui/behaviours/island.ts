import type { ComponentType } from 'react';

import { type IslandName, islandLost, islandNeeded, readIsland, waitingLink } from '../islands/island.contract.ts';
import type { Behaviour } from './behaviour.ts';
import { onDemand } from './on-demand.ts';

/** Loads each island's module. The module's default export is the component; its props are those that the server wrote. */
export type Islands = Readonly<Record<IslandName, () => Promise<{ default: ComponentType<never> }>>>;

/**
 * Decides when an island hydrates, if that is not the first sign of interest anywhere in it. Returns the action for a later failure of its
 * component, or null if the server's HTML must stay as it is.
 */
export type IslandStart = (element: HTMLElement, hydrate: () => void) => (() => void) | null;
export type IslandStarts = Readonly<Partial<Record<IslandName, IslandStart>>>;

/** A visitor's first sign that they mean to use an island, or the page's own need of it. */
const signsOfInterest = ['pointerdown', 'focusin', 'keydown', islandNeeded] as const;

/**
 * Hydrates an island at the visitor's first sign of interest (decision 0038). A form that is submitted earlier waits, and so does a link
 * that the island answers. If the island's code fails to load, the server's HTML stays with the typed input. If a component fails while it
 * answers a form, the form goes to the server, as without JavaScript. If one fails at any other time, the page reloads once and sends
 * nothing, because the visitor has asked for nothing.
 */
export const island =
  (islands: Islands, starts: IslandStarts = {}): Behaviour =>
  (element) => {
    let state: 'waiting' | 'hydrated' | 'lost' = 'waiting';
    let submitted: Submitted | null = null;
    let hydration: Promise<void> | null = null;

    const failLater = () => {
      if (state !== 'hydrated') return;
      state = 'lost';
      if (recover) recover();
      else if (submitted) submitAgain(submitted);
      else if (!wasReloaded()) location.reload();
    };
    const hydrate = (): Promise<void> => {
      hydration ??= hydrateHere(islands, element, failLater).then(
        () => {
          state = 'hydrated';
          element.dataset.hydrated = '';
        },
        () => {
          state = 'lost';
          element.dispatchEvent(new Event(islandLost));
        },
      );
      return hydration;
    };
    const start = starts[readIsland(element).name];
    const recover = start?.(element, () => void hydrate());
    if (recover === null) return;
    if (!start)
      for (const sign of signsOfInterest) element.addEventListener(sign, () => void hydrate(), { once: true });
    // Runs before React's own listener, to save the typed input before a component can fail and remove the form from the page.
    element.addEventListener(
      'submit',
      (event) => {
        const { target, submitter } = event;
        if (state === 'lost' || !(target instanceof HTMLFormElement)) return;
        submitted = { action: target.action, method: target.method, typed: new FormData(target, submitter) };
        // React answers within this task, or fails.
        setTimeout(() => {
          if (state === 'hydrated') submitted = null;
        });
        if (state === 'hydrated') return;
        event.preventDefault();
        event.stopPropagation();
        void hydrate().then(() => target.requestSubmit(submitter));
      },
      { capture: true },
    );
    element.addEventListener(
      'click',
      (event) => {
        const { target, ctrlKey, metaKey, shiftKey } = event;
        const link = target instanceof Element && target.closest<HTMLAnchorElement>(waitingLink);
        if (!link || state !== 'waiting' || ctrlKey || metaKey || shiftKey) return;
        event.preventDefault();
        event.stopPropagation();
        void hydrate().then(() => link.click());
      },
      { capture: true },
    );
  };

/** Prevents endless reloads of a page that fails each time it loads. */
const wasReloaded = (): boolean =>
  performance.getEntriesByType('navigation').some((entry) => entry.toJSON().type === 'reload');

interface Submitted {
  action: string;
  method: string;
  typed: FormData;
}

/** Rejects if the island cannot be hydrated; by then the server's HTML is back in place with the typed input. */
async function hydrateHere(islands: Islands, element: HTMLElement, onFault: () => void): Promise<void> {
  const { name, props } = readIsland(element);
  const [{ default: component }, { hydrateIsland }] = await onDemand(() =>
    Promise.all([islands[name](), import('../islands/hydrate.tsx')]),
  );
  const written = [...element.childNodes];
  try {
    // The server rendered this component with these props (`island.tsx`).
    await hydrateIsland(element, component as ComponentType<object>, props, onFault);
  } catch (error) {
    element.replaceChildren(...written);
    throw error;
  }
}

function submitAgain({ action, method, typed }: Submitted): void {
  const form = Object.assign(document.createElement('form'), { method, action, hidden: true });
  for (const [name, value] of typed) {
    if (typeof value !== 'string') continue;
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
  }
  document.body.append(form);
  form.submit();
}
