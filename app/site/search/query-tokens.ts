import { MAX_LETTERS } from '../../ui/typed-query.ts';

/** 'Hemoglobina Glicosilada, ñ' → 'hemoglobina glicosilada, n': the way that people type without accents and capitals. */
export const foldText = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Runs of letters and digits: 'HbA1c', 'B12'. */
export const wordPattern = /[\p{L}\p{M}\p{N}]+/gu;

/** 'Vitamina D y B12' → ['vitamina', 'd', 'y', 'b12'] */
export const searchWordsIn = (text: string): string[] => foldText(text).match(wordPattern) ?? [];

const MAX_WORDS = 8;

/** Stop words in both languages: every text contains them, so they find nothing. */
const silent = new Set(
  (
    'a al como con cual cuando cuanto de del donde el en es la las lo los me mi o para por que se ser si sin son su sus un una y ' +
    'an and are as at be by can do does for from how i if in is it my of on or should the to what when where which with'
  ).split(' '),
);

/** The words that a query searches for: 'la Glucosa y la glucosa' → ['glucosa']. A query of only stop words keeps them. */
export function termsOf(query: string): string[] {
  const words = [...new Set(searchWordsIn(query.slice(0, MAX_LETTERS)))];
  const telling = words.filter((word) => !silent.has(word));
  return (telling.length > 0 ? telling : words).slice(0, MAX_WORDS);
}
