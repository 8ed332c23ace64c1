import { type ComponentType, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';

import { localeOfPath } from '../../i18n/locale.ts';
import { overwriteGetLocale } from '../../i18n/paraglide/runtime.js';

overwriteGetLocale(() => localeOfPath(location.pathname));

/**
 * Hydrates the server's HTML of an island. Resolves once its components answer events. `onFault` receives any later error of a component;
 * React has then removed the island from the page.
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

/** Reports when all its children are hydrated, because a parent's effect runs after those of its children. */
function Hydrated({ onHydrated, children }: { onHydrated: () => void; children: React.ReactNode }) {
  useEffect(onHydrated, [onHydrated]);
  return children;
}
