import hashes from '../generated/picture-hashes.json';
import { classes } from './classes.ts';
import { LazyImage } from './lazy-image.tsx';
import { type PictureFormat, type PictureName, pictureSize, pictureUrl, pictureWidths } from './picture-sources.ts';

interface PictureProps {
  name: PictureName;
  alt: string;
  /** Its displayed width, in the `sizes` format of an image: '(min-width: 64rem) 50vw, 100vw'. */
  sizes: string;
  /** True in the first view: the picture loads at once, before anything else. */
  priority?: boolean;
  className?: string;
}

/** One of the project's own pictures, in the best format and size that the browser supports. */
export function Picture({ name, className, ...rest }: PictureProps) {
  return (
    <LazyImage
      {...rest}
      {...pictureSize}
      src={pictureUrl(name, hashes[name], 800, 'webp')}
      sources={[
        { type: 'image/avif', srcSet: srcSet(name, 'avif') },
        { type: 'image/webp', srcSet: srcSet(name, 'webp') },
      ]}
      className={classes(`photograph placeholder-${name}`, className)}
    />
  );
}

const srcSet = (name: PictureName, format: PictureFormat): string =>
  pictureWidths.map((width) => `${pictureUrl(name, hashes[name], width, format)} ${width}w`).join(', ');
