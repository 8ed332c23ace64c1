import { explanations } from '../../app/domain/explanations/explanations.ts';
import type { Locale } from '../../app/i18n/locale.ts';
import { demonstrationExams } from '../../db/seed/exams/index.ts';
import siteConfig from '../../site.config.ts';
import { contentFiles } from './content-files.ts';
import { passagesOf } from './content-text.ts';
import { messageFolders, messagePath, messagesIn } from './message-files.ts';

/** A text for visitors, and its location: 'pages/sti.es', 'messages/views/en.json useful_yes'. */
export interface WrittenText {
  where: string;
  text: string;
  /** A title, a heading, or a button label instead of a sentence. */
  isLabel: boolean;
}

/** A source of texts for visitors. */
interface Place {
  name: string;
  read: (locale: Locale) => WrittenText[];
  /** Whether its texts must pass. A place that does not pass yet is still listed, so that it is not forgotten. */
  isHeld: { es: boolean; en: boolean };
}

/** The texts of the pages or of the posts. */
const contentIn = (folder: string, locale: Locale): WrittenText[] =>
  contentFiles
    .filter((content) => content.locale === locale && content.name.startsWith(`${folder}/`))
    .flatMap((content) => {
      const { title = '', heading = '', action } = content.settings;
      const headings = [...content.body.matchAll(/^#+ (.*?)(?: \{#[\w-]+\})?$/gm)].map(([, words = '']) => words);
      const labels = [title, heading, action?.label ?? '', ...headings];
      const where = `${content.name}.${locale}`;
      return [
        ...passagesOf(content).map((text) => ({ where, text, isLabel: false })),
        ...labels.map((text) => ({ where, text, isLabel: true })),
      ];
    });

/** A few words without a period are a label. */
const isLabel = (text: string): boolean => text.split(' ').length <= 6 && !/[.!?:]$/.test(text);

const interfaceWords = (locale: Locale): WrittenText[] =>
  messageFolders.flatMap((folder) =>
    messagesIn(folder, locale).flatMap(({ key, texts }) =>
      Object.values(texts).map((text) => ({
        where: `${messagePath(folder, locale)} ${key}`,
        text,
        // A source is cited by its proper name: 'Asociación Americana de Diabetes'.
        isLabel: isLabel(text) && !/_source_/.test(key),
      })),
    ),
  );

/** Lists the texts of every { es, en } of a record, at any depth. */
function translationsIn(value: unknown, locale: Locale, where: string): WrittenText[] {
  if (value === null || typeof value !== 'object') return [];
  if (locale in value) {
    // `as`: the line above has found the key.
    const text = (value as Record<Locale, unknown>)[locale];
    if (typeof text === 'string') return [{ where, text, isLabel: false }];
    if (Array.isArray(text)) return text.map((one) => ({ where, text: String(one), isLabel: false }));
  }
  return Object.values(value).flatMap((one) => translationsIn(one, locale, where));
}

/** All sources of texts for visitors. `tests/language.test.ts` reads them. */
export const places: readonly Place[] = [
  { name: 'content/pages', read: (locale) => contentIn('pages', locale), isHeld: { es: true, en: true } },
  { name: 'content/blog', read: (locale) => contentIn('blog', locale), isHeld: { es: true, en: true } },
  {
    name: 'site.config.ts',
    read: (locale) => translationsIn(siteConfig, locale, 'site.config.ts'),
    isHeld: { es: true, en: true },
  },
  { name: 'messages', read: interfaceWords, isHeld: { es: true, en: true } },
  {
    name: 'db/seed/exams',
    // Synonyms are what visitors type, not what they read: 'amoeba' finds the test for amebas.
    read: (locale) =>
      demonstrationExams.flatMap((exam) => translationsIn({ ...exam, synonyms: null }, locale, exam.code)),
    isHeld: { es: true, en: true },
  },
  {
    name: 'app/domain/explanations',
    read: (locale) => explanations.flatMap((one) => translationsIn(one, locale, one.id)),
    isHeld: { es: true, en: true },
  },
];
