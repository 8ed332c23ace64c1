import { splitOn } from './cell-text.ts';
import { allRead, type Read, Refusal } from './refusal.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A number without a sign, within an expression. */
export const NUMBER = String.raw`\d+(?:[.,]\d+)?(?:e[+-]?\d+)?`;
const wholeNumber = new RegExp(`^-?${NUMBER}$`, 'i');

/** '12,5' → 12.5; '' → null */
export function numberOf(cell: string): Read<number | null> {
  if (cell === '') return null;
  return wholeNumber.test(cell) ? Number(cell.replace(',', '.')) : new Refusal('not-a-number', cell);
}

/** Whole pesos, where the point and the comma part thousands: '$ 12.500' → 12500 */
export function pesosOf(cell: string): Read<number | null> {
  const amount = cell.replace(/^\$|COP$/i, '').trim();
  return numberOf(/^\d{1,3}(?:[.,]\d{3})+$/.test(amount) ? amount.replace(/[.,]/g, '') : amount);
}

export function wordOf<Id extends string>(vocabulary: Vocabulary<Id>, cell: string): Read<Id> {
  return vocabulary.idOf(cell) ?? new Refusal('unknown-word', cell);
}

/** 'lunes | martes' and 'lunes, martes' → ids */
export const wordsIn = <Id extends string>(vocabulary: Vocabulary<Id>, cell: string): Read<Id[]> =>
  allRead(splitOn(cell, cell.includes('|') ? '|' : ',').map((word) => wordOf(vocabulary, word)));

const DAY_MINUTES = 24 * 60;

/** '7:05' → '07:05'; a spreadsheet keeps a time as a part of a day: '0.2951388889' → '07:05'. What is neither stays as it is. */
export function timeOf(cell: string): string {
  if (/^0?[.,]\d+$/.test(cell)) {
    const minutes = Math.round(Number(cell.replace(',', '.')) * DAY_MINUTES);
    return `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
  }
  return /^\d:\d\d$/.test(cell) ? `0${cell}` : cell;
}

/** The day before the first of a spreadsheet's calendar, which has a 29 February 1900 that never was. */
const BEFORE_1900 = Date.UTC(1899, 11, 30);
const DAY_MS = 24 * 60 * 60 * 1000;

/** '16/11/2026' → '2026-11-16'; a spreadsheet counts days: '46342' → '2026-11-16' */
export function dateOf(cell: string): string {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/.exec(cell) ?? [];
  if (year !== '') return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  if (/^\d{5}$/.test(cell)) return new Date(BEFORE_1900 + Number(cell) * DAY_MS).toISOString().slice(0, 10);
  return cell;
}

const twoDigits = (count: number): string => String(count).padStart(2, '0');
