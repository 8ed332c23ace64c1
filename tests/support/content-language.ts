import { type ContentText, passagesOf } from './content-text.ts';

/** Function words that the other language does not have. */
const functionWords = {
  es: /(?<!\p{L})(?:el|la|los|las|del|de|que|y|en|un|una|para|con|por|su|sus|es|está|si|lo|le|se|más|muy|cuando|como|pero)(?!\p{L})/giu,
  en: /(?<!\p{L})(?:the|of|and|to|is|are|for|with|your|you|that|it|or|if|this|from|when|which|not|be|has|have|at|by)(?!\p{L})/giu,
};

/** Removes the parts that may be in the other language: `code`, *foreign terms*, quotations, link targets. */
const own = (passage: string): string =>
  passage.replace(/`[^`]*`|(?<!\*)\*[^*]+\*(?!\*)|«[^»]*»|“[^”]*”|\]\([^)]*\)|\{\{\w+\}\}|\{#[\w-]+\}/g, ' ');

/** The passages in the other language: at least three of its function words, and more of them than of the page's language. */
export const foreignPassagesOf = (content: ContentText): string[] =>
  passagesOf(content).filter((passage) => {
    const count = (locale: 'es' | 'en') => [...own(passage).matchAll(functionWords[locale])].length;
    const foreign = count(content.locale === 'es' ? 'en' : 'es');
    const home = count(content.locale);
    return foreign > home && (foreign > 2 || home === 0) && foreign > 1;
  });
