import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import sharp from 'sharp';

import {
  type PictureFormat,
  type PictureName,
  pictureFormats,
  pictureNames,
  pictureUrl,
  pictureWidths,
} from '../../app/ui/picture-sources.ts';

const quality = { avif: { quality: 52, effort: 4 }, webp: { quality: 74, effort: 5 } } as const;

/**
 * Makes the pictures that browsers load from the masters in `art/`, and two modules that name them: their hashes, and a
 * class per picture that paints its corner colours until it has arrived. A picture that is there already stays.
 */
export async function buildPictures(): Promise<void> {
  await mkdir('public/media', { recursive: true });
  const made = await Promise.all(pictureNames.map(buildPicture));
  const hashes = Object.fromEntries(made.map(({ name, hash }) => [name, hash]));
  const classes = made.map(
    ({ name, corners: [from, to] }) => `.placeholder-${name}{background:linear-gradient(160deg,${from},${to})}`,
  );
  await writeFile('app/generated/picture-hashes.json', `${JSON.stringify(hashes, null, 2)}\n`);
  await writeFile('app/generated/placeholders.css', `${classes.join('\n')}\n`);
}

async function buildPicture(
  name: PictureName,
): Promise<{ name: PictureName; hash: string; corners: [string, string] }> {
  const master = await readFile(join('art', `${name}.png`));
  const hash = createHash('sha256').update(master).update(JSON.stringify(quality)).digest('hex').slice(0, 10);
  for (const width of pictureWidths) {
    for (const format of pictureFormats) {
      const file = join('public', pictureUrl(name, hash, width, format));
      if (!existsSync(file)) await writeFile(file, await encode(master, width, format));
    }
  }
  return { name, hash, corners: await cornerColours(master) };
}

const encode = (master: Buffer, width: number, format: PictureFormat): Promise<Buffer> =>
  sharp(master).resize({ width }).toFormat(format, quality[format]).toBuffer();

/** The colours of the top left and the bottom right, as '#rrggbb'. */
async function cornerColours(master: Buffer): Promise<[string, string]> {
  const four = await sharp(master).removeAlpha().resize(2, 2, { fit: 'fill' }).raw().toBuffer();
  const colour = (pixel: number) => `#${four.subarray(pixel * 3, pixel * 3 + 3).toString('hex')}`;
  return [colour(0), colour(3)];
}
