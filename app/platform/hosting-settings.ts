/** The operator's network settings of the process, read from the environment (`env.ts`). */
export interface HostingSettings {
  /** The host names that it answers besides PUBLIC_URL's, without ports. */
  allowedHosts: readonly string[];
  /** How many uncached pages one network (`client-key.ts`) may request per minute from each process. */
  pagesPerMinute: number;
}

/** No other names, and a limit that a household or an office never reaches. */
export const defaultHosting: HostingSettings = { allowedHosts: [], pagesPerMinute: 300 };

/** 'LAB.example.' → 'lab.example': a name normalized for comparison. */
export const plainHost = (name: string): string => name.toLowerCase().replace(/\.$/, '');

/** Is this a developer's machine? 'localhost', 'a.localhost' */
export const isLocalhost = (name: string): boolean => /^(?:.+\.)?localhost$/.test(plainHost(name));

/** Does only this machine reach the address? 'localhost', '127.0.0.1', '[::1]' */
export const isLoopback = (name: string): boolean => isLocalhost(name) || /^(?:127(?:\.\d+){3}|\[::1\])$/.test(name);

/**
 * Why the panel cannot have this address; null: it can. Cookies are not separated by port, so another port of the site's host would not keep
 * the panel apart. The site's scheme decides about HSTS and secure cookies for both.
 */
export function panelAddressFault(panelUrl: string, publicUrl: string): string | null {
  if (panelUrl === publicUrl) return null;
  const [panel, site] = [new URL(panelUrl), new URL(publicUrl)];
  if (plainHost(panel.hostname) === plainHost(site.hostname))
    return 'PANEL_URL must name another host than PUBLIC_URL, not only another port';
  return panel.protocol === site.protocol
    ? null
    : 'PANEL_URL and PUBLIC_URL must both begin with https: or both with http:';
}
