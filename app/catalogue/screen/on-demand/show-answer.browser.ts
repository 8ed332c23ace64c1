import { alarmFor, type ExamChoice } from '../../../domain/exam-search/exam-choice.ts';
import type { FilterCounts } from '../../../domain/exam-search/exam-filters.ts';
import type { SearchRecord } from '../../../domain/exam-search/search-record.ts';
import { saidOnce, type Warning } from '../../../domain/exams/urgent.ts';
import { localeOfPath } from '../../../i18n/locale.ts';
import type { RowWords } from '../search-words.ts';
import { fill, keep, piece, rowOf, text } from './pieces.browser.ts';
import type { Answer } from './search-messages.ts';
import { orderPart } from './show-order.browser.ts';
import { fillWarning } from './show-warning.browser.ts';

export interface ShownPage {
  page: HTMLElement;
  results: HTMLElement;
  hrefOf: (choice: ExamChoice) => string;
}

/** Puts an answer where the server had put its own, out of the pieces that the server wrote for it. */
export function showAnswer(shown: ShownPage, { selection, also, nearest }: Answer): void {
  const { page, results } = shown;
  const words = wordsOf(page);
  const { choice, count, found, order } = selection;
  page.toggleAttribute('data-ordered', order !== null);
  if (order) {
    const { part, said } = orderPart(page, words, order, selection.shown);
    results.replaceChildren(part);
    showAlarm(page, alarmFor(selection), words);
    say(page, said);
    return;
  }
  const isEmpty = count === 0;
  const part = piece(page, isEmpty ? 'none' : 'list');
  const heading = isEmpty
    ? found > 0
      ? words.noneFiltered
      : words.none
    : choice.query
      ? count === 1
        ? words.foundOne
        : words.found
      : count === 1
        ? words.countOne
        : words.count;
  const said = fill(heading, { query: choice.query, count: String(count) });
  text(part, 'heading', said);
  // The page's section is named by it.
  part.querySelector('[data-part=heading]')?.setAttribute('id', 'resultados');
  if (isEmpty) {
    text(
      part,
      'text',
      found > 0 ? words.noneFilteredText : selection.asksForImages ? words.noneImages : words.noneText,
    );
    keep(part, 'clear', found > 0);
    keep(part, 'nearest', nearest.length > 0);
    fillRows(part, page, nearest, []);
  } else {
    fillRows(part, page, selection.shown, also);
    showPages(part, shown, selection);
    text(part, 'best', choice.query ? words.sortBest : words.sortRelevance);
  }
  results.replaceChildren(part);
  showAlarm(page, alarmFor(selection), words);
  showFilters(shown, selection.counts, choice);
  for (const link of page.querySelectorAll<HTMLAnchorElement>('a[data-choice^="sort="]'))
    mark(link, link.dataset.choice === `sort=${choice.sort}`);
  say(page, said);
}

/** Above the filters and the results. */
function showAlarm(page: HTMLElement, urgent: Warning | null, words: RowWords): void {
  const place = page.querySelector('[data-exam-alarm]');
  place?.replaceChildren();
  if (!urgent) return;
  const box = piece(page, 'alarm');
  fillWarning(box, urgent, words, localeHere());
  place?.append(box);
}

const localeHere = () => localeOfPath(location.pathname);

const wordsOf = (page: HTMLElement): RowWords =>
  // Written by the server, as `search-words.ts` has it.
  JSON.parse(page.dataset.examWords ?? '{}') as RowWords;

function fillRows(
  part: DocumentFragment,
  page: HTMLElement,
  records: readonly SearchRecord[],
  also: readonly (string | null)[],
): void {
  const words = wordsOf(page);
  part
    .querySelector('[data-part=rows]')
    ?.replaceChildren(...saidOnce(records).map((record, place) => rowOf(page, words, record, also[place] ?? null)));
}

function showPages(
  part: DocumentFragment,
  { page: whole, hrefOf }: ShownPage,
  { choice, pages }: Answer['selection'],
): void {
  const words = wordsOf(whole);
  keep(part, 'pages', pages > 1);
  text(part, 'page', fill(words.page, { page: String(choice.page), pages: String(pages) }));
  for (const [name, page] of [
    ['previous', choice.page - 1],
    ['next', choice.page + 1],
  ] as const) {
    keep(part, name, page >= 1 && page <= pages);
    const link = part.querySelector<HTMLAnchorElement>(`[data-part=${name}]`);
    if (!link) continue;
    link.href = hrefOf({ ...choice, page });
    link.dataset.choice = `page=${page}`;
  }
}

function showFilters({ page, hrefOf }: ShownPage, counts: FilterCounts, choice: ExamChoice): void {
  const groups: Record<string, Record<string, number>> = { area: counts.areas, specimen: counts.specimens };
  for (const link of page.querySelectorAll<HTMLAnchorElement>('[data-filter]')) {
    const [name = '', value] = (link.dataset.choice ?? '').split('=');
    const count = (value ? groups[name]?.[value] : counts.switches[name as keyof FilterCounts['switches']]) ?? 0;
    const chosen = value ? choice[name as 'area' | 'specimen'] === value : choice[name as 'sameDay'];
    mark(link, chosen);
    text(link, 'count', String(count));
    const item = link.closest('li');
    if (item) item.hidden = count === 0 && !chosen;
    link.href = hrefOf({ ...choice, page: 1, [name]: value ? (chosen ? null : value) : !chosen });
  }
}

const LATER_MS = 700;
let later: ReturnType<typeof setTimeout> | undefined;

/** Tells those who do not see the page, when the typing has stopped. */
function say(page: HTMLElement, sentence: string): void {
  clearTimeout(later);
  later = setTimeout(() => {
    const status = page.querySelector('[data-exam-status]');
    if (status) status.textContent = sentence;
  }, LATER_MS);
}

function mark(link: HTMLElement, chosen: boolean): void {
  if (chosen) link.setAttribute('aria-current', 'true');
  else link.removeAttribute('aria-current');
}
