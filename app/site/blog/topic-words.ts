import { m } from '../../i18n/paraglide/messages.js';
import type { Topic } from './post.ts';

/** The name of each topic. */
export const topicWords = {
  preparation: m.topic_preparation,
  understanding: m.topic_understanding,
  prevention: m.topic_prevention,
  infections: m.topic_infections,
  pregnancy: m.topic_pregnancy,
} as const satisfies Record<Topic, () => string>;
