import type { ComponentType } from 'react';

import { followFocus } from '../islands/followed-focus.ts';
import { type IslandName, islandContract } from '../islands/island.contract.ts';
import { readIsland, waitingLink } from '../islands/read-island.ts';
import type { Behavior } from './behavior.ts';
import { onDemand } from './on-demand.ts';

/** The loader of each island's module. The module's default export is the component; its props come from the server. */
export type Islands = Readonly<Record<IslandName, () => Promise<{ default: ComponentType<never> }>>>;

/** The island's reaction to a failure, if that differs from other islands. */
interface IslandFallback {
  /** Its code fails to load or to run in this browser. Its HTML is then the server's. */
  whenLost?: () => void;
  /** A component fails after the island has hydrated, and React has removed it from the page. */
  whenBroken?: () => void;
}

/** Decides when an island hydrates. `props` is the server's JSON. Returns null if the server's HTML must stay as it is. */
export type IslandStart = (element: HTMLElement, hydrate: () => void, props: object) => IslandFallback | null;
/** The islands with a start of their own. */
export type IslandStarts = Readonly<Partial<Record<IslandName, IslandStart>>>;

/** A visitor's first sign that they mean to use an island. */
const signsOfInterest = ['pointerdown', 'focusin', 'keydown'] as const;

/** Hydrates an island without a start of its own: at the first sign of interest anywhere in it, or now if it has the focus. */
export const startAtInterest: IslandStart = (element, hydrate) => {
  if (element.contains(document.activeElement)) hydrate();
  for (const sign of signsOfInterest) element.addEventListener(sign, hydrate, { once: true });
  return {};
};

/**
 * Returns the behavior that hydrates an island when its start decides so (decision 0038). A form that is submitted earlier waits, and so
 * does a link that the island answers. If the island's code fails to load, the server's HTML stays with the typed input. If a component
 * fails while it answers a form, the form goes to the server, as without JavaScript. If one fails at any other time, the page reloads once
 * and sends nothing, because the visitor has asked for nothing.
 */
export const island =
  (islands: Islands, starts: IslandStarts = {}): Behavior =>
  (element) => {
    let state: 'waiting' | 'hydrated' | 'lost' = 'waiting';
    let submitted: Submitted | null = null;
    let hydration: Promise<void> | null = null;

    const onLateFault = () => {
      if (state !== 'hydrated') return;
      state = 'lost';
      if (fallback?.whenBroken) fallback.whenBroken();
      else if (submitted) submitAgain(submitted);
      else if (!wasReloaded()) location.reload();
    };
    const hydrate = (): Promise<void> => {
      hydration ??= hydrateHere(islands, element, onLateFault).then(
        () => {
          state = 'hydrated';
          element.setAttribute(islandContract.hydrated, '');
        },
        () => {
          state = 'lost';
          fallback?.whenLost?.();
        },
      );
      return hydration;
    };
    const { name, props } = readIsland(element);
    const fallback = (starts[name] ?? startAtInterest)(element, () => void hydrate(), props);
    if (fallback === null) return;
    // Runs before React's own listener, to save the typed input before a component can fail and remove the form from the page.
    element.addEventListener(
      'submit',
      (event) => {
        const { target, submitter } = event;
        if (state === 'lost' || !(target instanceof HTMLFormElement)) return;
        submitted = {
          action: actionOf(target, submitter),
          method: target.method,
          typed: new FormData(target, submitter),
        };
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
    delayLinks(element, () => state === 'waiting', hydrate);
  };

/** A link that the island answers waits for it, unless the visitor opens it in another tab. */
function delayLinks(element: HTMLElement, isWaiting: () => boolean, hydrate: () => Promise<void>): void {
  element.addEventListener(
    'click',
    (event) => {
      const { target, ctrlKey, metaKey, shiftKey } = event;
      const link = target instanceof Element && target.closest<HTMLAnchorElement>(waitingLink);
      if (!link || !isWaiting() || ctrlKey || metaKey || shiftKey) return;
      event.preventDefault();
      event.stopPropagation();
      void hydrate().then(() => link.click());
    },
    { capture: true },
  );
}

/** Prevents endless reloads of a page that fails each time it loads. */
const wasReloaded = (): boolean =>
  performance.getEntriesByType('navigation').some((entry) => entry.toJSON().type === 'reload');

/** A form that the visitor has submitted. */
interface Submitted {
  action: string;
  method: string;
  typed: FormData;
}

/**
 * Loads an island's code, and hydrates its element. Rejects if the island cannot be hydrated; by then the server's HTML is back in place
 * with the typed input and the focus.
 */
async function hydrateHere(islands: Islands, element: HTMLElement, onFault: () => void): Promise<void> {
  const { name, props } = readIsland(element);
  const [{ default: component }, { hydrateIsland }] = await onDemand(() =>
    Promise.all([islands[name](), import('../islands/hydrate.tsx')]),
  );
  const written = [...element.childNodes];
  const focus = followFocus(element);
  try {
    // The server rendered this component with these props (`island.tsx`).
    await hydrateIsland(element, component as ComponentType<object>, props, onFault);
  } catch (error) {
    // React has removed them.
    element.replaceChildren(...written);
    focus.restore();
    throw error;
  } finally {
    focus.stop();
  }
}

/** The address to which a form goes: a button may name one of its own. */
const actionOf = (form: HTMLFormElement, submitter: HTMLElement | null): string =>
  submitter instanceof HTMLButtonElement && submitter.hasAttribute('formaction') ? submitter.formAction : form.action;

/** Sends the form to the server, as without JavaScript. */
function submitAgain({ action, method, typed }: Submitted): void {
  const form = Object.assign(document.createElement('form'), { method, action, hidden: true });
  for (const [name, value] of typed) {
    if (typeof value !== 'string') continue;
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
  }
  document.body.append(form);
  form.submit();
}
