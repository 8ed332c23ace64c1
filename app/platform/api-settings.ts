/** The operator's settings of the JSON API (`/api/v1`), read from the environment (`env.ts`). */
export interface ApiSettings {
  /** Web pages of these origins may read its answers (CORS): 'https://www.example.com'. */
  corsOrigins: readonly string[];
  /** The number of trusted reverse proxies in front of the process: the last entries of `X-Forwarded-For` that it believes. */
  trustedProxies: number;
  /** The limit for each client. */
  requestsPerMinute: number;
  /** The limit for each laboratory system that has proved who it is: messages over HL7 and FHIR, in each process. */
  sentPerMinute: number;
}

/** No proxies, no other origins, and a limit that a person who experiments never reaches. */
export const defaultApiSettings: ApiSettings = {
  corsOrigins: [],
  trustedProxies: 0,
  requestsPerMinute: 120,
  sentPerMinute: 30_000,
};
