import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

import subsetFont from 'subset-font';

const source =
  '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2';

/** ASCII, plus the characters of Spanish, units of measurement and typography. */
const characters = [
  ...Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index)),
  ...'áéíóúüñÁÉÍÓÚÜÑ¿¡ªº«»“”’–—…·°±×²³€©®−½\u00A0',
].join('');

/** Two weights, and two features: kerning, and tabular figures. */
const cut = {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 400, max: 700 } },
  keepFeatures: ['kern', 'tnum'],
} as const;

/** Subsets the text face to the characters that the site uses, which saves a third of the bytes before the first paint. */
export async function buildFont(): Promise<void> {
  const font = await readFile(createRequire(import.meta.url).resolve(source));
  const subset = await subsetFont(font, characters, cut);
  await writeFile('app/generated/atkinson-next.woff2', subset);
}
