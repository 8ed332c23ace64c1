/** Reads the value that this browser stores under a key; null if it stores none or refuses storage (a private window). */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a value under a key, or removes it (null). Returns false if the browser refuses; the choice then applies to this page only. */
export function remember(key: string, value: string | null): boolean {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}
