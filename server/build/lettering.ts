import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

import satori from 'satori';

const require = createRequire(import.meta.url);
/** Reads the file of a font. */
const face = (name: 'figtree' | 'newsreader', weight: 400 | 500 | 700) =>
  readFile(require.resolve(`@fontsource/${name}/files/${name}-latin-${weight}-normal.woff`));

/** An element of a drawing: a box or an image. satori takes React elements, and reads only these fields. */
export interface Drawn {
  type: string;
  props: {
    style?: Record<string, string | number>;
    src?: string;
    width?: number;
    height?: number;
    children?: (Drawn | string)[];
  };
}

/** ('div', { fontSize: 20 }, 'Hola') → an element. Boxes lay out their children in a row by default. */
export const box = (style: Record<string, string | number>, ...children: (Drawn | string)[]): Drawn => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
});

/** An image from its bytes, at a size in pixels. */
export const image = (bytes: Buffer, mimeType: string, width: number, height: number): Drawn => ({
  type: 'img',
  props: { src: `data:${mimeType};base64,${bytes.toString('base64')}`, width, height },
});

/** Draws elements as SVG with every letter as a path in the site's faces, so that it needs no font. */
export async function drawSvg(element: Drawn, size: { width: number; height: number }): Promise<string> {
  const fonts = [
    { name: 'Figtree', data: await face('figtree', 400), weight: 400, style: 'normal' },
    { name: 'Figtree', data: await face('figtree', 700), weight: 700, style: 'normal' },
    { name: 'Newsreader', data: await face('newsreader', 500), weight: 500, style: 'normal' },
  ] as const;
  // satori's parameter has React's own type; a `Drawn` element has every field that satori reads.
  return satori(element as unknown as Parameters<typeof satori>[0], { ...size, fonts: [...fonts] });
}
