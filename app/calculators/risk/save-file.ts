/** Safari reads the address after the click: what is taken back at once may be a download that never comes. As long as FileSaver.js waits. */
const ADDRESS_LIVES_MS = 40_000;

/** Saves a text as a file of this device. */
export function saveFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), ADDRESS_LIVES_MS);
}
