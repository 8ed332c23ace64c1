import type { SearchRecord } from '../../../domain/exam-search/search-record.ts';
import { isEmergency, isEmergencyOnly } from '../../../domain/exams/urgent.ts';
import { formatMoney } from '../../../i18n/format.ts';
import { localeOfPath } from '../../../i18n/locale.ts';
import type { RowWords } from '../search-words.ts';
import { showWarning } from './show-warning.browser.ts';

/** What answers are written with: the server's pieces, filled in. */
export function rowOf(
  page: HTMLElement,
  words: RowWords,
  record: SearchRecord,
  also: string | null,
  written: string | null = null,
): DocumentFragment {
  const row = piece(page, 'row');
  const locale = localeOfPath(location.pathname);
  const name = record.name[locale];
  showWarning(row.querySelector('[data-part=warning]'), record.urgent, words, locale);
  text(row, 'name', name);
  const link = row.querySelector<HTMLAnchorElement>('[data-part=name]');
  if (link) link.href = `${location.pathname}/${record.slug}`;
  const add = row.querySelector<HTMLAnchorElement>('[data-list-add]');
  if (add) {
    add.href = add.href.replace(/[^=,]*$/, record.code);
    add.dataset.listAdd = record.code;
    text(row, 'add', `: ${name}`);
    if (isEmergencyOnly(record.urgent)) add.remove();
  }
  const use = row.querySelector('[data-part=cap] use');
  use?.setAttribute('href', (use.getAttribute('href') ?? '').replace(/specimen-\w+$/, `specimen-${record.cap}`));
  keep(row, 'cap', record.cap !== null);
  keep(row, 'no-cap', record.cap === null);
  keep(row, 'written', written !== null);
  text(row, 'written', fill(words.orderWritten, { text: written ?? '' }));
  keep(row, 'frequent', record.frequent);
  keep(row, 'also', also !== null);
  text(row, 'also', fill(words.also, { name: also ?? '' }));
  text(row, 'area', words.areas[record.area]);
  keep(row, 'fasting', !isEmergency(record.urgent));
  text(row, 'fasting', record.fasting > 0 ? fill(words.fasting, { hours: String(record.fasting) }) : words.noFasting);
  keep(row, 'package', record.isPackage);
  keep(row, 'same-day', record.sameDay && !isEmergency(record.urgent));
  keep(row, 'at-home', record.atHome);
  keep(row, 'price', record.price !== null && !isEmergencyOnly(record.urgent));
  text(row, 'price', formatMoney(locale, record.price ?? 0, words.currency));
  return row;
}

export function piece(page: HTMLElement, name: string): DocumentFragment {
  const template = page.querySelector<HTMLTemplateElement>(`template[data-exam-piece=${name}]`);
  if (!template) throw new Error(`The page has no piece ${name}`);
  return document.importNode(template.content, true);
}

export function text(within: ParentNode, part: string, words: string): void {
  const element = within.querySelector(`[data-part=${part}]`);
  if (element) element.textContent = words;
}

export function keep(within: ParentNode, part: string, stays: boolean): void {
  if (!stays) within.querySelector(`[data-part=${part}]`)?.remove();
}

export const fill = (sentence: string, values: Readonly<Record<string, string>>): string =>
  sentence.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
