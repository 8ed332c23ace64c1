/** What the visitor allows, as clause S3.01 names it. */
export const consentCategories = ['analytics', 'marketing', 'functional'] as const;
export type ConsentCategory = (typeof consentCategories)[number];
export type ConsentChoice = Record<ConsentCategory, boolean>;

/** The choice as it is kept in the visitor's browser: with the version of the cookie policy that it was made for, and when. */
export interface ConsentPreference extends ConsentChoice {
  version: string;
  /** An instant, ISO 8601. */
  date: string;
}

/** Where it is kept: the key of local storage that the cookie policy names. */
export const consentKey = 'cookie-consent';

/** Where it is kept that the street map may load: of the functional group, so only while that is not refused. */
export const mapKey = 'map-allowed';

/** The event of the document that tells of a new choice; its `detail` says whether the browser keeps it. */
export const consentEvent = 'consent';

/** The stored text → the preference; null when there is none, or when it is not one that we wrote. */
export function readPreference(stored: string | null): ConsentPreference | null {
  const { analytics, marketing, functional, version, date } = recordIn(stored);
  if (typeof analytics !== 'boolean' || typeof marketing !== 'boolean' || typeof functional !== 'boolean') return null;
  if (typeof version !== 'string' || typeof date !== 'string') return null;
  return { analytics, marketing, functional, version, date };
}

function recordIn(stored: string | null): Record<string, unknown> {
  try {
    return Object(JSON.parse(stored ?? 'null'));
  } catch {
    return {};
  }
}

/** Was this choice made for this version of the policy? A new version asks again. */
export const isFor = (version: string, preference: ConsentPreference | null): preference is ConsentPreference =>
  preference?.version === version;

/** (true) → everything is allowed */
export const everything = (allowed: boolean): ConsentChoice => ({
  analytics: allowed,
  marketing: allowed,
  functional: allowed,
});
