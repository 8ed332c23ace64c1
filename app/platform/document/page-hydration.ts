/** The name of the event that the document receives when React Router has hydrated the page (`app/hydrate.tsx`). */
export const pageHydrated = 'page-hydrated';

let isHydrated = false;

/** Whether this page is one that React Router hydrates, and has not hydrated yet. */
export const isAwaitingHydration = (): boolean => '__reactRouterContext' in window && !isHydrated;

/** Marks the page as hydrated, and notifies its listeners. */
export function reportHydration(): void {
  isHydrated = true;
  document.dispatchEvent(new Event(pageHydrated));
}
