/** The laboratory's settings of its JSON API. */
export interface ApiSettings {
  /** Pages of these origins may read its answers. */
  corsOrigins: readonly string[];
  /** The number of trusted proxies in front of the process; their entries about a client's address count. */
  trustedProxies: number;
  requestsPerMinute: number;
}

/** No proxies, no other origins, and a limit that a person who experiments never reaches. */
export const defaultApiSettings: ApiSettings = { corsOrigins: [], trustedProxies: 0, requestsPerMinute: 120 };
