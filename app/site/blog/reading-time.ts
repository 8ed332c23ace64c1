import { plainText } from '../../seo/plain-text.ts';

/** Slow enough for a text with numbers in it. */
const WORDS_A_MINUTE = 200;

/** Reading time in whole minutes, at least one: 1,200 words → 6. */
export const readingMinutes = (html: string): number => {
  const words = plainText(html).split(' ').filter(Boolean).length;
  return Math.max(1, Math.round(words / WORDS_A_MINUTE));
};
