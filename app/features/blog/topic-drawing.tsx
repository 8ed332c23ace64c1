import { classes } from '../../ui/classes.ts';
import type { Topic } from './post.ts';
import drawings from './topic-drawings.svg';

/** The colour of each topic, as a cap's: behind its drawing, and at its edge. */
const looks = {
  preparation: 'bg-cap-blue/20 border-cap-blue',
  understanding: 'bg-cap-lavender/20 border-cap-lavender',
  prevention: 'bg-cap-green/20 border-cap-green',
  infections: 'bg-cap-plate/15 border-cap-plate',
  pregnancy: 'bg-cap-gold/20 border-cap-gold',
} as const satisfies Record<Topic, string>;

/** What a topic looks like: decoration, its name always stands beside it. */
export function TopicDrawing({ topic, className }: { topic: Topic; className?: string }) {
  return (
    <div className={classes('grid place-items-center border-b-8', looks[topic], className)}>
      <svg className="h-full w-full" aria-hidden="true">
        <use href={`${drawings}#${topic}`} />
      </svg>
    </div>
  );
}
