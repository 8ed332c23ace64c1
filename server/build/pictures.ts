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

/** The quality (0–100) and the encoder's effort of each format. AVIF's effort 6 makes files 9 % smaller and takes 20 times as long. */
const quality = { avif: { quality: 45, effort: 3 }, webp: { quality: 74, effort: 5 } } as const;

/**
 * Generates the pictures that browsers load from the masters in `art/`, and two modules that name them: their hashes, and a class per
 * picture that paints its mean color until it loads. Existing pictures are kept.
 */
export async function buildPictures(): Promise<void> {
  await mkdir('public/media', { recursive: true });
  const made = await Promise.all(pictureNames.map(buildPicture));
  const hashes = Object.fromEntries(made.map(({ name, hash }) => [name, hash]));
  const classes = made.map(({ name, color }) => `.placeholder-${name}{background:${color}}`);
  await writeFile('app/generated/picture-hashes.json', `${JSON.stringify(hashes, null, 2)}\n`);
  await writeFile('app/generated/placeholders.css', `${classes.join('\n')}\n`);
}

async function buildPicture(name: PictureName): Promise<{ name: PictureName; hash: string; color: string }> {
  const master = await readFile(join('art', `${name}.png`));
  const hash = createHash('sha256').update(master).update(JSON.stringify(quality)).digest('hex').slice(0, 10);
  for (const width of pictureWidths) {
    for (const format of pictureFormats) {
      const file = join('public', pictureUrl(name, hash, width, format));
      if (!existsSync(file)) await writeFile(file, await encode(master, width, format));
    }
  }
  return { name, hash, color: await meanColor(master) };
}

const encode = (master: Buffer, width: number, format: PictureFormat): Promise<Buffer> =>
  sharp(master).resize({ width }).toFormat(format, quality[format]).toBuffer();

/** The picture's mean color, as '#rrggbb'. */
async function meanColor(master: Buffer): Promise<string> {
  const pixel = await sharp(master).removeAlpha().resize(1, 1, { fit: 'fill' }).raw().toBuffer();
  return `#${pixel.subarray(0, 3).toString('hex')}`;
}
