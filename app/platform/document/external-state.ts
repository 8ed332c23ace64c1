/** Where the state of a page is: '/en/servicios' → '/hydration.js?page=%2Fen%2Fservicios' */
export const stateAddress = (path: string): string => `/hydration.js?page=${encodeURIComponent(path)}`;

/** '/hydration.js?page=%2Fservicios', as a URL → '/servicios'; null when it names no path of this site. */
export function pageOfState(address: URL): string | null {
  const page = address.searchParams.get('page') ?? '';
  return /^\/(?!\/)/.test(page) ? page : null;
}

/**
 * Takes the state that React Router hydrates from, and the plan, out of a page and into a script of its own, which comes only when the visitor
 * shows an intent: a kilobyte less before the first paint. The element of the first script stays, empty, because hydration
 * expects it. Null when the page carries no state.
 */
export function externalState(html: string, address: string): { html: string; state: string } | null {
  const texts: string[] = [];
  const without = html.replace(
    /<script>(window\.__(?:reactRouterContext|hydrationPlan)[\s\S]*?)<\/script>/g,
    (_, text: string) => {
      texts.push(text);
      return texts.length === 1 ? '<script></script>' : '';
    },
  );
  if (texts.length === 0) return null;
  return { html: without.replace('"state":null', () => `"state":${JSON.stringify(address)}`), state: texts.join('\n') };
}
