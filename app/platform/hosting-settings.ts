/** How the process stands on the network. */
export interface HostingSettings {
  /** The names under which it answers, besides that of PUBLIC_URL, without ports. */
  allowedHosts: readonly string[];
  /** How many pages that no cache holds one network may ask for in a minute, in each process. */
  pagesPerMinute: number;
}

export const defaultHosting: HostingSettings = { allowedHosts: [], pagesPerMinute: 300 };

/** 'LAB.example.' → 'lab.example': a name as it is compared. */
export const plainHost = (name: string): string => name.toLowerCase().replace(/\.$/, '');

/** Is this somebody's own machine? 'localhost', 'a.localhost' */
export const isLocalhost = (name: string): boolean => /^(?:.+\.)?localhost$/.test(plainHost(name));
