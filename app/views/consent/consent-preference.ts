/** The consent categories, as clause S3.01 names them. */
export const consentCategories = ['analytics', 'marketing', 'functional'] as const;
/** A category that visitors allow or refuse. */
export type ConsentCategory = (typeof consentCategories)[number];
/** For each category, whether the visitor allows it. */
export type ConsentChoice = Record<ConsentCategory, boolean>;

/** The choice as the visitor's browser stores it, with its date and the version of the cookie policy that it answers. */
export interface ConsentPreference extends ConsentChoice {
  version: string;
  /** An instant, ISO 8601. */
  date: string;
}

/** The local storage key of the choice, as the cookie policy names it. */
export const consentKey = 'cookie-consent';

/**
 * The key that remembers permission to load the street map. It belongs to the functional category, so it applies only while the visitor has
 * not refused that.
 */
export const mapKey = 'map-allowed';

/** The document event that announces a new choice; its `detail` says whether the browser stored it. */
export const consentEvent = 'consent';

/** The stored text → the preference; null if it is missing or was not written by us. */
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

/** Does this choice answer this version of the policy? A new version asks again. */
export const isFor = (version: string, preference: ConsentPreference | null): preference is ConsentPreference =>
  preference?.version === version;

/** (true) → allows everything */
export const everything = (allowed: boolean): ConsentChoice => ({
  analytics: allowed,
  marketing: allowed,
  functional: allowed,
});
