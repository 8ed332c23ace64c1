import type { CellVocabulary } from './cell-vocabulary.ts';
import { type Read, RowRefusal } from './refusal.ts';

/** An unsigned number, for use within an expression. */
export const NUMBER = String.raw`\d+(?:[.,]\d+)?(?:e[+-]?\d+)?`;
const wholeNumber = new RegExp(`^-?${NUMBER}$`, 'i');

/** '12,5' → 12.5; '' → null */
export function numberOf(cell: string): Read<number | null> {
  if (cell === '') return null;
  return wholeNumber.test(cell) ? Number(cell.replace(',', '.')) : new RowRefusal('not-a-number', cell);
}

/**
 * Whole units of the laboratory's currency, with a point or a comma between thousands: '$ 12.500' → 12500. A word that changes the amount
 * or the currency ('35 mil', '20 USD') is refused.
 */
export function moneyOf(cell: string): Read<number | null> {
  const amount = cell.replace(/^\$/, '').trim();
  return numberOf(/^\d{1,3}(?:[.,]\d{3})+$/.test(amount) ? amount.replace(/[.,]/g, '') : amount);
}

export function wordOf<Id extends string>(vocabulary: CellVocabulary<Id>, cell: string): Read<Id> {
  return vocabulary.idOf(cell) ?? new RowRefusal('unknown-word', cell);
}
