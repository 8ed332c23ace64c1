/** What the laboratory decides about its JSON API. */
export interface ApiSettings {
  /** Pages of these origins may read its answers. */
  corsOrigins: readonly string[];
  /** How many proxies stand in front of the process: whose word about a client's address counts. */
  trustedProxies: number;
  requestsPerMinute: number;
}

/** Nobody is in front, no other site is allowed, and a person who tries things out never comes to the limit. */
export const defaultApiSettings: ApiSettings = { corsOrigins: [], trustedProxies: 0, requestsPerMinute: 120 };
