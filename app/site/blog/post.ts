import type { SpecimenCap } from '../../domain/exams/specimen-cap.ts';
import type { Locale } from '../../i18n/locale.ts';
import type { ContentSection, Source, WrittenHtml } from '../../views/pages/page.ts';

/** The topics of the blog. Each post has one. */
export const topics = ['preparation', 'understanding', 'prevention', 'infections', 'pregnancy'] as const;
/** The id of a topic; `topic-words.ts` has its name. */
export type Topic = (typeof topics)[number];

/** The color of each topic, taken from a specimen cap. */
export const topicColors = {
  preparation: 'blue',
  understanding: 'lavender',
  prevention: 'green',
  infections: 'plate',
  pregnancy: 'gold',
} as const satisfies Record<Topic, SpecimenCap>;

/** A post's words, from `content/blog/<id>.<locale>.md`. */
export interface Post<Html = string> {
  id: string;
  locale: Locale;
  title: string;
  description: string;
  keywords: readonly string[];
  heading: string;
  lead: string;
  topic: Topic;
  /** The color of its topic. */
  color: SpecimenCap;
  /** Calendar date, 'YYYY-MM-DD'. */
  published: string;
  reviewed?: string | undefined;
  /** Ids of the team in `site.config.ts`. */
  author: string;
  reviewer: string;
  /** True for a topic that readers keep private: no chat text and no analytics may name the post. */
  sensitive: boolean;
  related: readonly string[];
  sources: readonly Source[];
  sections: readonly ContentSection<Html>[];
  /** The exams that it links to, by their addresses. */
  exams: readonly string[];
  /** How long it takes to read. */
  minutes: number;
}

/** A post before its links to exams are put in. */
export type WrittenPost = Post<WrittenHtml>;

/** The part of a post that lists show. */
export type PostSummary = Pick<Post, 'id' | 'heading' | 'lead' | 'topic' | 'published' | 'minutes' | 'sensitive'>;

/** The posts of `content/blog` in both languages. */
export interface PostLibrary {
  /** Newest first. */
  list(locale: Locale): PostSummary[];
  /** Whole, newest first. */
  all(locale: Locale): readonly WrittenPost[];
  /** Null when there is no such post. */
  find(id: string, locale: Locale): WrittenPost | null;
}
