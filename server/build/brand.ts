import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import sharp from 'sharp';

import { appIcons } from '../../app/site/offline/web-manifest.ts';
import siteConfig from '../../site.config.ts';
import { box, drawSvg, image } from './lettering.ts';

/** The icon of a home screen of iOS, which rounds the corners itself. */
const TOUCH_ICON_PX = 180;
const TOUCH_MARK_PX = 140;
/** The footer's logo (clause S4.05). */
const logoSize = { width: 240, height: 72 };

/** The background of an icon. */
const paper = '#faf8f5';
/** The mark's share of the icon's side. Launchers may crop to a circle of 80 %, and the mark's corners must fit inside it. */
const markShare = { whole: 0.8, maskable: 0.56 };

/** Generates the mark, the icons and the footer's logo, which spells the brand of `site.config.ts`. */
export async function buildBrand(clientFolder: string): Promise<void> {
  const folder = join(clientFolder, 'brand');
  await mkdir(folder, { recursive: true });
  const mark = await readFile('art/mark.svg');
  await writeFile(join(folder, 'mark.svg'), mark);
  await writeFile(join(folder, 'logo.svg'), await drawLogo(mark));
  await writeFile(
    join(folder, 'touch-icon.png'),
    await drawIcon(mark, TOUCH_ICON_PX, { share: TOUCH_MARK_PX / TOUCH_ICON_PX, corner: 0 }),
  );
  for (const { path, side, maskable } of appIcons) {
    const share = maskable ? markShare.maskable : markShare.whole;
    await writeFile(join(clientFolder, path), await drawIcon(mark, side, { share, corner: maskable ? 0 : 0.22 }));
  }
}

/** Draws the mark on paper. `share` and `corner` (the corner radius of the paper) are fractions of the side. */
async function drawIcon(
  mark: Buffer,
  side: number,
  { share, corner }: { share: number; corner: number },
): Promise<Buffer> {
  const ground = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><rect width="100%" height="100%" rx="${side * corner}" fill="${paper}"/></svg>`;
  const leaf = await sharp(mark, { density: 300 })
    .resize(Math.round(side * share))
    .toBuffer();
  return sharp(Buffer.from(ground))
    .composite([{ input: leaf }])
    .png({ palette: true, colours: 16, effort: 10 })
    .toBuffer();
}

/** The mark beside the brand in two lines: 'Yarumo' over 'Laboratorio Clínico'. Its colors are light, for the footer's dark ground. */
function drawLogo(mark: Buffer): Promise<string> {
  const { brand, shortBrand } = siteConfig;
  const rest = brand.startsWith(shortBrand) ? brand.slice(shortBrand.length).trim() : brand;
  const light = Buffer.from(mark.toString().replaceAll('#0b4a45', '#eaf4f1').replaceAll('#9dbab3', '#7fb0a6'));
  const words = box(
    { flexDirection: 'column', color: '#eaf4f1' },
    box({ fontFamily: 'Newsreader', fontSize: 32, fontWeight: 500, lineHeight: 1 }, shortBrand),
    box({ fontSize: 16, marginTop: 6, color: '#b5d0ca', lineHeight: 1 }, rest),
  );
  return drawSvg(
    box({ ...logoSize, alignItems: 'center', gap: 12 }, image(light, 'image/svg+xml', 60, 60), words),
    logoSize,
  );
}
