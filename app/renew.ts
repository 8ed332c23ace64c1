/**
 * Asked for when a script of the page could not be had; the address names the script that the page began with. When the server has
 * that no longer, the page is from before a deployment, and is loaded anew: once for each such script in each tab, and not when it
 * is the network that fails, for then the page would be lost; nor when something has been filled in, for then that would be.
 *
 * It is built under a name that never changes (`/renew.js`): a page from before a deployment knows no other.
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
  // No network, or no storage to count in: the page stays as it is.
}

/** Does any field hold what it did not come with? */
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
