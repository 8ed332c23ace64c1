import { z } from 'zod';
import type { Laboratory } from '../../domain/laboratory/laboratory.ts';
import { inEach, isLocale, type Locale } from '../../i18n/locale.ts';
import { type ContentFile, checkContent } from '../../views/pages/content-file.ts';
import { htmlOf } from '../../views/pages/exam-links.ts';
import { factsOf } from '../../views/pages/facts.ts';
import { reviewSchema } from '../../views/pages/page-library.server.ts';
import { type PostLibrary, topicColors, topics, type WrittenPost } from './post.ts';
import { readingMinutes } from './reading-time.ts';

const files = import.meta.glob<ContentFile>('/content/blog/*.md', { import: 'default', eager: true });

const words = z.string().trim().min(1);

const postSchema = z.object({
  title: words.max(65),
  description: words.max(160),
  keywords: z.array(words).min(1),
  heading: words.max(80),
  lead: words,
  topic: z.enum(topics),
  published: z.iso.date(),
  author: words,
  reviewer: words,
  ...reviewSchema,
});

/** Every post of `content/blog`. */
export function createPostLibrary(laboratory: Laboratory): PostLibrary {
  const facts = inEach((locale) => factsOf(laboratory, locale));
  const posts = Object.entries(files).map(([path, file]): WrittenPost => {
    const [, id = '', suffix = ''] = path.match(/([\w-]+)\.(\w+)\.md$/) ?? [];
    if (!isLocale(suffix)) throw new Error(`${path}: the name must end in .es.md or .en.md`);
    const words = checkContent(`blog/${id}.${suffix}.md`, file, postSchema, facts[suffix]);
    return {
      id,
      locale: suffix,
      ...words,
      color: topicColors[words.topic],
      minutes: readingMinutes(htmlOf(words.sections)),
    };
  });
  const newestFirst = posts.sort((a, b) => b.published.localeCompare(a.published));
  const inLocale = (locale: Locale) => newestFirst.filter((post) => post.locale === locale);

  return {
    list: (locale) =>
      inLocale(locale).map(({ id, heading, lead, topic, published, minutes, sensitive }) => ({
        id,
        heading,
        lead,
        topic,
        published,
        minutes,
        sensitive,
      })),
    all: inLocale,
    find: (id, locale) => inLocale(locale).find((post) => post.id === id) ?? null,
  };
}
