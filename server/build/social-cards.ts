import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import sharp from 'sharp';

import { locales } from '../../app/i18n/locale.ts';
import type { Services } from '../../app/platform/services.ts';
import { socialCardPath, socialCardSize } from '../../app/seo/page-metadata.ts';
import { box, type Drawn, drawSvg, image } from './lettering.ts';

/** The heading on a card, and the name of its photo in `art/`. */
type CardContent = { heading: string; picture?: string | undefined };

/** Caches each card by its content; a build that changes no heading copies the cached files. */
const cacheFolder = '.cache/social-cards';
/** In pixels. */
const PHOTO_WIDTH = 440;
/** In letters. A longer heading gets smaller type, so that it fits. */
const LONG_HEADING = 44;
/** The colors of tube caps, as stripes below the heading: lavender, gold, blue, green, and red. */
const capColors = ['#a679d8', '#e0a526', '#4aa8dc', '#2fae80', '#d2384a'];

/** Draws the picture that social networks show for each page and post, in each language. */
export async function buildSocialCards(
  clientFolder: string,
  { pages, posts, laboratory }: Pick<Services, 'pages' | 'posts' | 'laboratory'>,
): Promise<void> {
  await mkdir(cacheFolder, { recursive: true });
  const ownSource = await readFile(new URL(import.meta.url));
  const cards = locales.flatMap((locale) =>
    [...pages.list(locale), ...posts.list(locale)].map((words) => ({
      words,
      file: join(clientFolder, socialCardPath(words.id, locale)),
    })),
  );
  for (const { words, file } of cards) {
    const { heading, picture }: CardContent = words;
    const key = createHash('sha256')
      .update(ownSource)
      .update(JSON.stringify([heading, picture, laboratory.brand]))
      .digest('hex');
    const cached = join(cacheFolder, `${key}.jpg`);
    if (!existsSync(cached)) await writeFile(cached, await drawCard({ heading, picture }, laboratory.brand));
    await mkdir(dirname(file), { recursive: true });
    await copyFile(cached, file);
  }
}

/** Draws one card as a JPEG: the brand and the heading at the left, a photo at the right. */
async function drawCard({ heading, picture = 'tubes' }: CardContent, brand: string): Promise<Buffer> {
  const { width, height } = socialCardSize;
  const mark = image(await readFile('art/mark.svg'), 'image/svg+xml', 56, 56);
  const svg = await drawSvg(cardWords(heading, brand, mark), { width: width - PHOTO_WIDTH, height });
  const photo = await sharp(join('art', `${picture}.png`))
    .resize(PHOTO_WIDTH, height, { fit: 'cover' })
    .toBuffer();
  return sharp({ create: { width, height, channels: 3, background: '#f5f8f7' } })
    .composite([
      { input: Buffer.from(svg), left: 0, top: 0 },
      { input: photo, left: width - PHOTO_WIDTH, top: 0 },
    ])
    .jpeg({ quality: 84 })
    .toBuffer();
}

/** The left part of a card. */
const cardWords = (heading: string, brand: string, mark: Drawn): Drawn =>
  box(
    {
      width: '100%',
      height: '100%',
      padding: 64,
      flexDirection: 'column',
      justifyContent: 'space-between',
      color: '#0b2f2d',
    },
    box({ alignItems: 'center', gap: 16, fontSize: 30, fontWeight: 700 }, mark, brand),
    box({ fontSize: heading.length > LONG_HEADING ? 56 : 68, fontWeight: 700, lineHeight: 1.1 }, heading),
    box({ width: '100%' }, ...capColors.map((color) => box({ flexGrow: 1, height: 12, backgroundColor: color }))),
  );
