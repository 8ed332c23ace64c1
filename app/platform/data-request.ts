/**
 * '/portal-resultados.data' → '/portal-resultados' · '/_root.data', '/_.data' → '/': returns the page whose data a router in the browser
 * requests. Every rule about a page applies to this path, never to the address that ends in '.data'.
 */
export const pageOf = (pathname: string): string => pathname.replace(/^\/_(root)?\.data$/, '/').replace(/\.data$/, '');
