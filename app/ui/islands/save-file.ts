/** Safari reads the address after the click, so revoking it at once can prevent the download. The same delay as in FileSaver.js. */
const ADDRESS_LIVES_MS = 40_000;

/** Saves a text as a file on this device. */
export function saveFile(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), ADDRESS_LIVES_MS);
}
