/** What this browser keeps for the site under a key; null where it keeps nothing, or refuses to (a private window). */
export function remembered(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a value under a key, or forgets it (null). False where the browser refuses: what was chosen holds for this page. */
export function remember(key: string, value: string | null): boolean {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}
