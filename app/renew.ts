/**
 * Loaded when a script of the page is unavailable; the address names the script that the page began with. If the server no longer has that
 * script, the page is older than the last deployment, and is reloaded, once per script and tab. It is not reloaded when the network fails,
 * which would lose the page, or when a field has been filled in, which would lose the input.
 *
 * It is built under a stable name (`/renew.js`), because a page from before a deployment knows no other.
 */
const KEY = 'site-reloaded';
const entry = new URL(import.meta.url).hash.slice(1);

try {
  const { status } = await fetch(entry, { method: 'HEAD', cache: 'no-store' });
  const renewed = sessionStorage.getItem(KEY) ?? '';
  if (status === 404 && entry && !renewed.includes(entry) && !isFilledIn()) {
    sessionStorage.setItem(KEY, `${renewed} ${entry}`);
    location.reload();
  }
} catch {
  // Without a network, or without storage to count in, the page stays unchanged.
}

/** Does any field differ from its default? */
function isFilledIn(): boolean {
  const fields = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')];
  const choices = [...document.querySelectorAll('select')];
  return (
    fields.some((field) => field.value !== field.defaultValue) ||
    fields.some((field) => field instanceof HTMLInputElement && field.checked !== field.defaultChecked) ||
    choices.some(({ options, selectedIndex }) => {
      const byDefault = [...options].findIndex(({ defaultSelected }) => defaultSelected);
      return selectedIndex !== Math.max(byDefault, 0);
    })
  );
}

export {};
