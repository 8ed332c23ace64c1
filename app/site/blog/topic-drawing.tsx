import { classes } from '../../ui/classes.ts';
import { type Topic, topicColors } from './post.ts';
import drawings from './topic-drawings.svg';

/** The topic's color behind its drawing and at its edge. */
const looks = {
  blue: 'bg-cap-blue/20 border-cap-blue',
  lavender: 'bg-cap-lavender/20 border-cap-lavender',
  green: 'bg-cap-green/20 border-cap-green',
  plate: 'bg-cap-plate/15 border-cap-plate',
  gold: 'bg-cap-gold/20 border-cap-gold',
} as const satisfies Record<(typeof topicColors)[Topic], string>;

/** The drawing of a topic. It is decorative, because the topic's name is always next to it. */
export function TopicDrawing({ topic, className }: { topic: Topic; className?: string }) {
  return (
    <div className={classes('grid place-items-center border-b-8', looks[topicColors[topic]], className)}>
      <svg className="h-full w-full" aria-hidden="true">
        <use href={`${drawings}#${topic}`} />
      </svg>
    </div>
  );
}
