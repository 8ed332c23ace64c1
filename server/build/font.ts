import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

import subsetFont from 'subset-font';

/** ASCII, plus the characters of Spanish, units of measurement and typography. */
const characters = [
  ...Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index)),
  ...'áéíóúüñÁÉÍÓÚÜÑ¿¡ªº«»“”’–—…·°±×²³€©®−½\u00A0',
].join('');

/**
 * The variable fonts, each with the axes and OpenType features that remain. Text and figures: a range of weights, kerning, and tabular
 * figures. Headings: one weight, drawn for large sizes.
 */
const faces = [
  {
    source: '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
    file: 'figtree.woff2',
    axes: { wght: { min: 400, max: 700 } },
    features: ['kern', 'tnum'],
  },
  {
    source: '@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2',
    file: 'newsreader.woff2',
    axes: { wght: 500, opsz: 40 },
    features: ['kern'],
  },
];

/** The letters of reports: also other languages of Latin letters, Greek, and the signs of units and comparisons. */
const reportCharacters = [
  [0x20, 0x24f],
  [0x370, 0x3ff],
  [0x2010, 0x205e],
  [0x2070, 0x209c],
  [0x2190, 0x22ff],
]
  .flatMap(([from = 0, to = 0]) =>
    Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)),
  )
  .join('');

/** The same faces for PDF files, which need static fonts with outlines that no browser's format wraps. */
const reportFaces = [
  { source: '@fontsource/figtree/files/figtree-latin-400-normal.woff2', file: 'report-400.ttf' },
  { source: '@fontsource/figtree/files/figtree-latin-600-normal.woff2', file: 'report-600.ttf' },
  { source: '@fontsource/newsreader/files/newsreader-latin-500-normal.woff2', file: 'report-heading.ttf' },
];

/** Writes the fonts to `app/generated`, subset to the characters that the site uses, which saves a third of the bytes or more. */
export async function buildFonts(): Promise<void> {
  const { resolve } = createRequire(import.meta.url);
  await Promise.all(
    faces.map(async ({ source, file, axes, features }) => {
      const options = { targetFormat: 'woff2', variationAxes: axes, keepFeatures: features } as const;
      await writeFile(`app/generated/${file}`, await subsetFont(await readFile(resolve(source)), characters, options));
    }),
  );
  for (const { source, file } of reportFaces) {
    const options: Parameters<typeof subsetFont>[2] = { targetFormat: 'sfnt', preserveNameIds: [1, 2, 4, 6, 16, 17] };
    await writeFile(
      `app/generated/${file}`,
      await subsetFont(await readFile(resolve(source)), reportCharacters, options),
    );
  }
}
