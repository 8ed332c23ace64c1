/**
 * Returns the path of the page whose loader data React Router requests in the browser: '/portal-resultados.data' → '/portal-resultados' ·
 * '/_root.data', '/_.data' → '/' · other paths stay unchanged. Every rule about a page applies to this path, never to the '.data' address.
 */
export const pagePathOf = (pathname: string): string =>
  pathname.replace(/^\/_(root)?\.data$/, '/').replace(/\.data$/, '');
