import { formatMoney } from '../../../i18n/format.ts';
import { localeOfPath } from '../../../i18n/locale.ts';
import { connection, maySpend } from '../../../ui/behaviors/connection.ts';
import { partOf, readText } from '../../../ui/behaviors/contract.ts';
import { listCodes } from '../../../views/exams/list-contents.ts';
import { listBarContract } from '../list-bar.contract.ts';
import { listTotal } from '../list-total.ts';
import { planningHere } from './planning-here.browser.ts';

/** Shows in the bar how many exams this browser's list has and, once the planning data are here, what they cost. */
export function showListBar(bar: HTMLElement): void {
  const codes = listCodes();
  bar.hidden = codes.length === 0;
  bar.classList.remove('hidden');
  const link = bar.querySelector('a');
  const place = partOf(bar, listBarContract, 'one');
  if (codes.length === 0 || !link || !place) return;
  link.href = link.pathname;
  place.textContent = countWords(place, codes.length);
  void showTotal(bar, codes);
}

async function showTotal(bar: HTMLElement, codes: readonly string[]): Promise<void> {
  const place = partOf(bar, listBarContract, 'total');
  if (!place) return;
  place.textContent = '';
  if (!maySpend(connection())) return;
  const planning = await planningHere(readText(bar, listBarContract, 'planning')).catch(() => null);
  // The list may have changed in the meantime.
  if (!planning || listCodes().join() !== codes.join()) return;
  const { price } = listTotal(codes, planning.exams);
  if (price !== null)
    place.textContent = formatMoney(localeOfPath(location.pathname), price, planning.laboratory.currency);
}

/** English and Spanish have these two plural categories for whole numbers of this size. */
const countWords = (place: Element, count: number): string =>
  readText(place, listBarContract, count === 1 ? 'one' : 'other').replace('{count}', String(count));
