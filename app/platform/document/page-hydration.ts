/** The event of the document when React Router has hydrated the page (`app/hydrate.tsx`). */
export const pageHydrated = 'page-hydrated';

const hydratedAttribute = 'data-page-hydrated';

/** Whether this page is one that React Router hydrates, and has not hydrated yet. */
export const isAwaitingHydration = (): boolean =>
  '__reactRouterContext' in window && !document.body.hasAttribute(hydratedAttribute);

/** Says that React has taken the page over. */
export function reportHydration(): void {
  document.body.setAttribute(hydratedAttribute, '');
  document.dispatchEvent(new Event(pageHydrated));
}
