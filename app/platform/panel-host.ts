import type { AccountKind } from '../domain/accounts/session-limits.ts';
import { isStaffPath } from '../domain/accounts/staff-path.ts';
import { localeOfPath, pathInLocale } from '../i18n/locale.ts';
import { areaPages } from '../views/pages/personal-pages.ts';
import { plainHost } from './hosting-settings.ts';
import { routePatternOf } from './route-classes.ts';

/** The addresses of the site and of the panel, without a trailing slash. They are equal if the panel has no host of its own. */
export interface HostAddresses {
  publicUrl: string;
  panelUrl: string;
}

const hasOwnHost = ({ publicUrl, panelUrl }: HostAddresses): boolean => panelUrl !== publicUrl;

/** Is this the panel's own host? Never if the panel has none. */
export const isPanelHost = (hostname: string, addresses: HostAddresses): boolean =>
  hasOwnHost(addresses) && plainHost(hostname) === plainHost(new URL(addresses.panelUrl).hostname);

/** The address under which a browser knows the host of a request. Only forms of this origin may change something there. */
export const addressAt = (hostname: string, addresses: HostAddresses): string =>
  isPanelHost(hostname, addresses) ? addresses.panelUrl : addresses.publicUrl;

/**
 * Does a session open anything at this host? The browser sends a cookie only to the host that set it; a stolen cookie of the staff is
 * worthless at the site's host as well, and one of a patient at the panel's.
 */
export const isSessionAt = (hostname: string, kind: AccountKind | 'link', addresses: HostAddresses): boolean =>
  !hasOwnHost(addresses) || (kind === 'staff') === isPanelHost(hostname, addresses);

/** Besides the site's pages, the panel's host lacks the interfaces for programs and the files that install the site on a device. */
const siteOnly = /^\/(?:api|fhir)(?:\/|$)|^\/sw\.js$|\.webmanifest$/;

/** Is this path served at this host? A path that no page has may be a file of the build. `pathname` is readable (`readable-path.ts`). */
export function isServedAt(
  { hostname, pathname }: { hostname: string; pathname: string },
  addresses: HostAddresses,
): boolean {
  if (!hasOwnHost(addresses)) return true;
  const pattern = routePatternOf(pathname);
  if (!isPanelHost(hostname, addresses)) return !isStaffPath(pattern);
  const isFile = pattern === '/*' && !siteOnly.test(pathname);
  return isFile || isStaffPath(pattern) || pattern === areaPages['sign-out'];
}

/** An address that no page has, in the language of another: '/en/servicios' → '/en/404' · '/admin-panel.data' → '/404.data' */
export const missingPath = (pathname: string): string =>
  pathInLocale(localeOfPath(pathname), '/404') + (pathname.endsWith('.data') ? '.data' : '');
