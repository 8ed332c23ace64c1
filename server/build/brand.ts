import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import sharp from 'sharp';

import siteConfig from '../../site.config.ts';
import { box, drawSvg, image } from './lettering.ts';

const TOUCH_ICON_PX = 180;
/** The footer's logo (clause S4.05). */
const logoSize = { width: 240, height: 72 };

/** Makes the mark, the touch icon and the footer's logo, which spells the brand of `site.config.ts`. */
export async function buildBrand(clientFolder: string): Promise<void> {
  const folder = join(clientFolder, 'brand');
  await mkdir(folder, { recursive: true });
  const mark = await readFile('art/mark.svg');
  await writeFile(join(folder, 'mark.svg'), mark);
  await writeFile(join(folder, 'logo.svg'), await drawLogo(mark));
  const icon = await sharp(mark, { density: 300 })
    .resize(TOUCH_ICON_PX - 40)
    .extend({ top: 20, bottom: 20, left: 20, right: 20, background: '#f5f8f7' })
    .flatten({ background: '#f5f8f7' })
    .png()
    .toBuffer();
  await writeFile(join(folder, 'touch-icon.png'), icon);
}

function drawLogo(mark: Buffer): Promise<string> {
  const { brand, shortBrand } = siteConfig;
  const rest = brand.startsWith(shortBrand) ? brand.slice(shortBrand.length).trim() : brand;
  const light = Buffer.from(mark.toString().replaceAll('#0b4a45', '#eaf4f1').replaceAll('#9dbab3', '#7fb0a6'));
  const words = box(
    { flexDirection: 'column', color: '#eaf4f1' },
    box({ fontSize: 30, fontWeight: 700, lineHeight: 1 }, shortBrand),
    box({ fontSize: 16, marginTop: 6, color: '#b5d0ca', lineHeight: 1 }, rest),
  );
  return drawSvg(
    box({ ...logoSize, alignItems: 'center', gap: 12 }, image(light, 'image/svg+xml', 60, 60), words),
    logoSize,
  );
}
