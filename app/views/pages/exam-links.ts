import type { ContentSection, ExamMention, Question, WrittenHtml } from './page.ts';

/** What an exam costs, in words. Null: the laboratory does not offer it. */
export type PriceOf = (slug: string) => string | null;

/**
 * Puts the links to exams into a text. Of a link to an exam that the laboratory does not offer its words alone are left: texts are the
 * site's, the catalog is whatever the laboratory has imported, and a name without a link is no lie. Behind a link to a price stands the
 * price of the day: 'VIH: $ 52.000'. A page promises no price that it does not show.
 */
export const linkExams = (html: WrittenHtml, priceOf: PriceOf): string =>
  html.map((part) => (typeof part === 'string' ? part : shown(part, priceOf(part.slug)))).join('');

const shown = ({ opening, words, isPrice }: ExamMention, price: string | null): string => {
  if (price === null) return words;
  return `${opening}${words}</a>${isPrice ? `: ${price}` : ''}`;
};

/** The sections and questions of a text with their links to exams. */
export const linkSections = (sections: readonly ContentSection<WrittenHtml>[], priceOf: PriceOf): ContentSection[] =>
  sections.map((section) => ({ ...section, html: linkExams(section.html, priceOf) }));

export const linkAnswers = (questions: readonly Question<WrittenHtml>[], priceOf: PriceOf): Question[] =>
  questions.map(({ question, answer }) => ({ question, answer: linkExams(answer, priceOf) }));

/** A text as it was written, for what reads its words alone. */
export const htmlWithLinks = (html: WrittenHtml): string =>
  html.map((part) => (typeof part === 'string' ? part : part.words)).join('');

export const htmlOf = (sections: readonly ContentSection<WrittenHtml>[]): string =>
  sections.map(({ html }) => htmlWithLinks(html)).join('');
