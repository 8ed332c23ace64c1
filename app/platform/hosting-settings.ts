/** The network settings of the process. */
export interface HostingSettings {
  /** The host names that it answers besides PUBLIC_URL's, without ports. */
  allowedHosts: readonly string[];
  /** The uncached pages that one network may request per minute, in each process. */
  pagesPerMinute: number;
}

export const defaultHosting: HostingSettings = { allowedHosts: [], pagesPerMinute: 300 };

/** 'LAB.example.' → 'lab.example': a name normalized for comparison. */
export const plainHost = (name: string): string => name.toLowerCase().replace(/\.$/, '');

/** Is this a developer's machine? 'localhost', 'a.localhost' */
export const isLocalhost = (name: string): boolean => /^(?:.+\.)?localhost$/.test(plainHost(name));
