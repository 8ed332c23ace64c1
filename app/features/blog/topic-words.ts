import { m } from '../../i18n/paraglide/messages.js';
import type { Topic } from './post.ts';

export const topicWords = {
  preparation: m.topic_preparation,
  understanding: m.topic_understanding,
} as const satisfies Record<Topic, () => string>;
