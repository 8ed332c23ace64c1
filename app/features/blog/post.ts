import type { Locale } from '../../i18n/locale.ts';

export const topics = ['preparation', 'understanding'] as const;
export type Topic = (typeof topics)[number];

/** A post's words, from `content/blog/<id>.<locale>.md`. */
export interface Post {
  id: string;
  locale: Locale;
  title: string;
  description: string;
  keywords: readonly string[];
  heading: string;
  lead: string;
  topic: Topic;
  /** Calendar date, 'YYYY-MM-DD'. */
  published: string;
  sources: readonly { label: string; url: string }[];
  html: string;
}

export type PostSummary = Pick<Post, 'id' | 'heading' | 'lead' | 'topic' | 'published'>;

export interface PostLibrary {
  /** Newest first. */
  list(locale: Locale): PostSummary[];
  /** Null when there is no such post. */
  find(id: string, locale: Locale): Post | null;
}
