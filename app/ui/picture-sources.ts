/** The pictures of `art/`: original renders, 4:3. The build makes each in two formats at every width. */
export const pictureNames = [
  'tubes',
  'microscope',
  'petri-dish',
  'hormones',
  'armrest',
  'cheek-swab',
  'cup-strip',
  'door-bag',
  'heel-card',
  'sample-set',
  'order-paper',
  'phone-report',
  'yarumo-leaf',
  'yarumo-valley',
  'centrifuge',
  'waiting-room',
] as const;
/** A picture's name, which is its file name in `art/` without the extension. */
export type PictureName = (typeof pictureNames)[number];

/** The widths of a picture's files, in pixels. */
export const pictureWidths = [480, 800, 1200, 1600] as const;
/** The formats in which the build makes each picture. */
export const pictureFormats = ['avif', 'webp'] as const;
/** The format of a picture's file. */
export type PictureFormat = (typeof pictureFormats)[number];

/** The size that pages declare for a picture, in pixels. Originals are 4:3, and most have this size. */
export const pictureSize = { width: 1600, height: 1200 } as const;

/**
 * Returns the address of a picture: ('tubes', '3f2a', 480, 'avif') → '/media/tubes-480.3f2a.avif'. The hash covers the original and
 * the encoder's settings, so browsers can cache the file forever.
 */
export const pictureUrl = (name: PictureName, hash: string, width: number, format: PictureFormat): string =>
  `/media/${name}-${width}.${hash}.${format}`;
