import { type ContentText, passagesOf } from './content-text.ts';

/** Function words that the other language does not have. */
const functionWords = {
  es: /(?<!\p{L})(?:el|la|los|las|del|de|que|y|en|un|una|para|con|por|su|sus|es|está|si|lo|le|se|más|muy|cuando|como|pero)(?!\p{L})/giu,
  en: /(?<!\p{L})(?:the|of|and|to|is|are|for|with|your|you|that|it|or|if|this|from|when|which|not|be|has|have|at|by)(?!\p{L})/giu,
};

/** Removes the parts that may be in the other language: `code`, *foreign terms*, quotations, link targets. */
const withoutQuotations = (passage: string): string =>
  passage.replace(/`[^`]*`|(?<!\*)\*[^*]+\*(?!\*)|«[^»]*»|“[^”]*”|\]\([^)]*\)|\{\{\w+\}\}|\{#[\w-]+\}/g, ' ');

/**
 * Lists the passages in the other language: they have more of its function words than of the page's language, and at least three, or two if
 * they have no function word of the page's language.
 */
export const foreignPassagesOf = (content: ContentText): string[] =>
  passagesOf(content).filter((passage) => {
    const count = (locale: 'es' | 'en') => [...withoutQuotations(passage).matchAll(functionWords[locale])].length;
    const foreign = count(content.locale === 'es' ? 'en' : 'es');
    const home = count(content.locale);
    return foreign > home && foreign >= (home === 0 ? 2 : 3);
  });
