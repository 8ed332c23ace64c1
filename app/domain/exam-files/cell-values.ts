import type { CellVocabulary } from './cell-vocabulary.ts';
import { CellRefusal, type OrRefusal } from './refusal.ts';

/** An unsigned number, for use within an expression. */
export const NUMBER = String.raw`\d+(?:[.,]\d+)?(?:e[+-]?\d+)?`;
const wholeNumber = new RegExp(`^-?${NUMBER}$`, 'i');

/** '12,5' → 12.5; '' → null */
export function numberOf(cell: string): OrRefusal<number | null> {
  if (cell === '') return null;
  return wholeNumber.test(cell) ? Number(cell.replace(',', '.')) : new CellRefusal('not-a-number', cell);
}

/**
 * Whole units of the laboratory's currency, with a point or a comma between thousands: '$ 12.500' → 12500. A word that changes the amount
 * or the currency ('35 mil', '20 USD') is refused.
 */
export function moneyOf(cell: string): OrRefusal<number | null> {
  const amount = cell.replace(/^\$/, '').trim();
  return numberOf(/^\d{1,3}(?:[.,]\d{3})+$/.test(amount) ? amount.replace(/[.,]/g, '') : amount);
}

/** The code for a word of the vocabulary: 'hematología' → 'haematology' */
export function wordOf<Id extends string>(vocabulary: CellVocabulary<Id>, cell: string): OrRefusal<Id> {
  return vocabulary.idOf(cell) ?? new CellRefusal('unknown-word', cell);
}
