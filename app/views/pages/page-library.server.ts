import { z } from 'zod';
import { specimenCaps } from '../../domain/exams/specimen-cap.ts';
import type { Laboratory } from '../../domain/laboratory/laboratory.ts';
import { inEach, type Locale } from '../../i18n/locale.ts';
import { pictureNames } from '../../ui/picture-sources.ts';
import { type ContentFile, checkContent } from './content-file.ts';
import { factsOf, versionFacts } from './facts.ts';
import type { PageLibrary, WrittenPage } from './page.ts';

const files = import.meta.glob<ContentFile>('/content/pages/*.md', { import: 'default', eager: true });

const words = z.string().trim().min(1);

/** The fields of pages and posts about their review and their privacy. */
export const reviewSchema = {
  sensitive: z.boolean().default(false),
  reviewed: z.iso.date().optional(),
  related: z.array(z.string().regex(/^(blog\/)?[a-z0-9-]+$/)).default([]),
  sources: z.array(z.object({ label: words, url: z.url({ protocol: /^https$/ }) })).default([]),
};

/** The maximum lengths are those that search engines show in full. */
const pageSchema = z.object({
  title: words.max(60),
  description: words.max(160),
  keywords: z.array(words).min(1),
  heading: words.max(70),
  lead: words,
  action: z
    .discriminatedUnion('to', [
      z.object({ to: z.literal('whatsapp'), label: words.max(40), message: words }),
      z.object({ to: z.literal('phone'), label: words.max(40) }),
    ])
    .or(z.object({ to: z.templateLiteral(['/', z.string()]), label: words.max(40) })),
  atHand: z.array(words).default([]),
  cap: z.enum(specimenCaps).optional(),
  picture: z.enum(pictureNames).optional(),
  version: z.iso.date().optional(),
  questions: z.array(z.object({ question: words, answer: words })).default([]),
  ...reviewSchema,
});

/** Every page of `content/pages`, validated on first use. */
export function createPageLibrary(laboratory: Laboratory): PageLibrary {
  const checked = new Map<string, WrittenPage>();
  const facts = inEach((locale) => factsOf(laboratory, locale));

  const check = (id: string, locale: Locale): WrittenPage => {
    const name = `pages/${id}.${locale}.md`;
    const file = files[`/content/${name}`];
    if (file === undefined) throw new Error(`content/${name} is missing`);
    const known = { ...facts[locale], ...versionFacts(file.frontMatter.version, locale) };
    return { id, locale, ...checkContent(name, file, pageSchema, known) };
  };

  const read = (id: string, locale: Locale): WrittenPage => {
    const key = `${id}.${locale}`;
    const page = checked.get(key) ?? check(id, locale);
    checked.set(key, page);
    return page;
  };

  const idsIn = (locale: Locale): string[] =>
    Object.keys(files).flatMap((path) => path.match(new RegExp(`/([\\w-]+)\\.${locale}\\.md$`))?.[1] ?? []);

  return { read, list: (locale) => idsIn(locale).map((id) => read(id, locale)) };
}
