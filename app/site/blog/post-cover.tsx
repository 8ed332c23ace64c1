import { classes } from '../../ui/classes.ts';
import { type PostSummary, topicColors } from './post.ts';
import covers from './post-covers.svg';
import { hasCover } from './post-covers.ts';
import drawings from './topic-drawings.svg';

/** The background of each topic color. */
const backgrounds = {
  blue: 'bg-cap-blue/20',
  lavender: 'bg-cap-lavender/20',
  green: 'bg-cap-green/20',
  plate: 'bg-cap-plate/15',
  gold: 'bg-cap-gold/20',
} as const satisfies Record<(typeof topicColors)[keyof typeof topicColors], string>;

/** A post's cover: its own drawing, or its topic's. It is decorative, because the heading is always next to it. */
export function PostCover({
  post: { id, topic },
  className,
}: {
  post: Pick<PostSummary, 'id' | 'topic'>;
  className?: string;
}) {
  return (
    <div
      className={classes(
        'grid place-items-center overflow-hidden rounded-lg',
        backgrounds[topicColors[topic]],
        className,
      )}
    >
      <svg className="h-full w-full" aria-hidden="true">
        <use href={hasCover(id) ? `${covers}#${id}` : `${drawings}#${topic}`} />
      </svg>
    </div>
  );
}
