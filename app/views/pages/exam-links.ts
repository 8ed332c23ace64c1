import type { ContentSection, ExamMention, Question, WrittenHtml } from './page.ts';

/** Returns an exam's price in words, or null if the laboratory does not offer the exam. */
export type PriceOf = (slug: string) => string | null;

/**
 * Inserts the exam links. If the laboratory does not offer the exam, keeps only the text: the site owns its texts, the laboratory imports
 * its own catalog, and a name without a link is still true. A price link is followed by today's price ('VIH: $ 52.000'), because a page
 * must show every price that it promises.
 */
export const linkExams = (html: WrittenHtml, priceOf: PriceOf): string =>
  html.map((part) => (typeof part === 'string' ? part : shown(part, priceOf(part.slug)))).join('');

const shown = ({ opening, words, isPrice }: ExamMention, price: string | null): string => {
  if (price === null) return words;
  return `${opening}${words}</a>${isPrice ? `: ${price}` : ''}`;
};

/** The sections of a text with their links to exams (`linkExams`). */
export const linkSections = (sections: readonly ContentSection<WrittenHtml>[], priceOf: PriceOf): ContentSection[] =>
  sections.map((section) => ({ ...section, html: linkExams(section.html, priceOf) }));

/** Questions with the links to exams in their answers. */
export const linkAnswers = (questions: readonly Question<WrittenHtml>[], priceOf: PriceOf): Question[] =>
  questions.map(({ question, answer }) => ({ question, answer: linkExams(answer, priceOf) }));

/** A text without its links, for code that reads only the words. */
export const htmlWithLinks = (html: WrittenHtml): string =>
  html.map((part) => (typeof part === 'string' ? part : part.words)).join('');

/** The HTML of all sections, without links to exams. */
export const htmlOf = (sections: readonly ContentSection<WrittenHtml>[]): string =>
  sections.map(({ html }) => htmlWithLinks(html)).join('');
