import { type ComponentType, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';

import { localeOfPath } from '../../i18n/locale.ts';
import { overwriteGetLocale } from '../../i18n/paraglide/runtime.js';

overwriteGetLocale(() => localeOfPath(location.pathname));

/**
 * Gives the server's HTML of an island to React. Resolves once its components answer events; `onFault` gets what a component throws
 * later, after which React has taken the island off the page.
 */
export const hydrateIsland = (
  element: HTMLElement,
  Component: ComponentType<object>,
  props: object,
  onFault: (error: unknown) => void,
): Promise<void> =>
  new Promise((resolve, reject) => {
    const onUncaughtError = (error: unknown) => {
      reject(error);
      onFault(error);
    };
    hydrateRoot(
      element,
      <Hydrated onHydrated={resolve}>
        <Component {...props} />
      </Hydrated>,
      { onUncaughtError },
    );
  });

/** Says when everything in it has been hydrated: the effect of a parent runs after those of its children. */
function Hydrated({ onHydrated, children }: { onHydrated: () => void; children: React.ReactNode }) {
  useEffect(onHydrated, [onHydrated]);
  return children;
}
