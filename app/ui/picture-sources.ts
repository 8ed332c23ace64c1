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
/** The name of a picture, as its file in `art/` has it. */
export type PictureName = (typeof pictureNames)[number];

/** The widths of a picture's files, in pixels. */
export const pictureWidths = [480, 800, 1200, 1600] as const;
/** The formats in which the build makes each picture. */
export const pictureFormats = ['avif', 'webp'] as const;
/** The format of a picture's file. */
export type PictureFormat = (typeof pictureFormats)[number];

/** The size of every original in `art/`, in pixels. */
export const pictureSize = { width: 1600, height: 1200 } as const;

/**
 * Returns the address of a picture: ('tubes', '3f2a', 480, 'avif') → '/media/tubes-480.3f2a.avif'; the hash is the master's, so the file
 * can be cached forever.
 */
export const pictureUrl = (name: PictureName, hash: string, width: number, format: PictureFormat): string =>
  `/media/${name}-${width}.${hash}.${format}`;
