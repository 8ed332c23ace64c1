import { codesIn } from '../list-address.ts';
import { ownList } from './own-list.browser.ts';

/** The way to the list, in the page's header. */
const opener = () => document.querySelector<HTMLAnchorElement>('a.list-link');

/** What is said when exams are added, by the part of the page where they can be (`adding-words.ts`). */
export const addingWords = () => document.querySelector<HTMLElement>('[data-list-added]')?.dataset ?? {};

let isWatching = false;

/** Shows how long the list is, and which exams of the page are on it; also in rows that a search brings later. */
export function markList(): void {
  showCount();
  markLinks();
  if (isWatching) return;
  isWatching = true;
  new MutationObserver(markLinks).observe(document.body, { childList: true, subtree: true });
}

function showCount(): void {
  const count = ownList().length;
  for (const place of document.querySelectorAll<HTMLElement>('[data-list-count]')) {
    place.textContent = count > 0 ? String(count) : '';
    place.hidden = count === 0;
  }
  const link = opener();
  if (!link) return;
  link.hidden = count === 0;
  link.dataset.listName ??= link.ariaLabel ?? '';
  link.ariaLabel = `${link.dataset.listName}: ${count}`;
}

/** What a link was before its exam was on the list. */
const unmarked = new WeakMap<HTMLAnchorElement, { content: ChildNode[]; href: string }>();

/** Whether this browser's list has all of these. */
export function isOnList(codes: readonly string[]): boolean {
  const own = ownList();
  return codes.length > 0 && codes.every((code) => own.includes(code));
}

function markLinks(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-list-add]')) {
    // React renders these with their marks.
    if (link.closest('[data-marks-itself]')) continue;
    const isIn = isOnList(codesIn(link.dataset.listAdd ?? ''));
    if (isIn && !unmarked.has(link)) mark(link);
    if (!isIn) unmark(link);
  }
}

/** The link leads to the list, and says so; which exam it is about, it goes on saying to those who do not see the row. */
function mark(link: HTMLAnchorElement): void {
  const exam = link.querySelector('.sr-only')?.cloneNode(true) ?? '';
  unmarked.set(link, { content: [...link.childNodes], href: link.href });
  link.replaceChildren(addingWords().listIn ?? '', exam);
  link.href = opener()?.href ?? link.href;
}

function unmark(link: HTMLAnchorElement): void {
  const was = unmarked.get(link);
  if (!was) return;
  unmarked.delete(link);
  link.replaceChildren(...was.content);
  link.href = was.href;
}
