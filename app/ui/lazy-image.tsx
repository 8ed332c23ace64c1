import { m } from '../i18n/paraglide/messages.js';
import { lazyImageContract } from './behaviors/lazy-image.contract.ts';
import { classes } from './classes.ts';
import { dataFor } from './data-for.ts';
import { Icon } from './icons/icon.tsx';

interface LazyImageProps {
  src: string;
  alt: string;
  /** Its own size in pixels, which reserves its place before it loads. */
  width?: number;
  height?: number;
  sizes?: string | undefined;
  sources?: readonly { type: string; srcSet: string }[];
  /** True in the first view: the image loads at once, before anything else. */
  priority?: boolean;
  className?: string;
}

/**
 * An image that loads when it nears the viewport, with a spinner while it loads and a warning sign if it fails. `behaviors/lazy-image.ts`
 * loads it; without JavaScript it is an ordinary image.
 */
export function LazyImage({ priority = false, width = 400, height = 300, className, ...image }: LazyImageProps) {
  const shown = { ...image, width, height };
  return (
    <span
      {...dataFor(lazyImageContract, {
        state: priority ? 'loading' : 'waiting',
        priority: priority || undefined,
      })}
      className={classes('lazy-image', className)}
    >
      {priority ? <EagerImage {...shown} /> : <WaitingImage {...shown} />}
      <span className="lazy-image-spinner" />
    </span>
  );
}

/** A template's content is not among its children, so React finds none when it hydrates. */
const hidesTemplates = typeof document !== 'undefined';

/** The warning sign that replaces a failed image; one template per page. */
export function ImageFailure() {
  return (
    <template id="image-failure">
      {!hidesTemplates && (
        <span role="img" aria-label={m.image_failed()} className="lazy-image-failure">
          <Icon name="warning" className="size-10" />
        </span>
      )}
    </template>
  );
}

type ImageProps = Omit<LazyImageProps, 'priority' | 'className'>;

function EagerImage({ sources = [], sizes, alt, ...img }: ImageProps) {
  return (
    <picture>
      {sources.map((source) => (
        <source key={source.type} {...source} sizes={sizes} />
      ))}
      <img {...img} alt={alt} fetchPriority="high" />
    </picture>
  );
}

/** The addresses wait in `data-` attributes until the behavior applies them. */
function WaitingImage({ src, sources = [], sizes, alt, ...img }: ImageProps) {
  return (
    <>
      <picture className="hidden scripted:block">
        {sources.map(({ type, srcSet }) => (
          <source key={type} type={type} {...dataFor(lazyImageContract, { srcset: srcSet })} sizes={sizes} />
        ))}
        <img {...img} {...dataFor(lazyImageContract, { src })} alt={alt} decoding="async" />
      </picture>
      <noscript>
        <img {...img} src={src} alt={alt} loading="lazy" />
      </noscript>
    </>
  );
}
