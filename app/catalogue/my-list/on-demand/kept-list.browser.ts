import { MOST_EXAMS } from '../../../domain/exams/codes/exam-code.ts';
import { codesIn, listQuery, readListAddress } from '../list-address.ts';
import { addingWords, isOnList, markList } from './list-marks.browser.ts';
import { type ListPage, listPage } from './list-page.browser.ts';
import { keepOwnList, ownList } from './own-list.browser.ts';

let page: ListPage | undefined;

/** Shows how long the list is, which exams are on it, and brings the page of a list into step with it. */
export function showList(): void {
  markList();
  const root = document.querySelector<HTMLElement>('[data-list-page]');
  if (!root) return;
  if (page) page.follow();
  else page = listPage(root);
}

/** Does what a link says that adds an exam, takes one off or empties the list. */
export function changeList(link: HTMLAnchorElement): void {
  if (link.dataset.listAdd !== undefined) {
    addToList(link, codesIn(link.dataset.listAdd));
    return;
  }
  if (!page) showList();
  const left = page?.takeOff(link.dataset.listRemove);
  location.assign(left ? withCodes(link, left) : link.href);
}

/**
 * Puts an exam, or all of an order, on the list, says so, and makes the link lead to the list. Where that cannot be, the list's own page
 * is opened, which says why: all of it is on the list already, or the list is full. A browser that keeps nothing follows the link. One that
 * keeps no list yet begins with the one that the page carries: its visitor was faster than the script of the page before.
 */
function addToList(link: HTMLAnchorElement, added: readonly string[]): void {
  const carried = readListAddress(new URLSearchParams(link.search)).codes.filter((one) => !added.includes(one));
  const own = ownList();
  const before = own.length > 0 ? own : carried;
  const after = [...new Set([...before, ...added])];
  if (after.length === before.length || after.length > MOST_EXAMS) {
    location.assign(withCodes(link, after));
    return;
  }
  keepOwnList(after);
  if (!isOnList(added)) {
    location.assign(link.href);
    return;
  }
  markList();
  announce((addingWords().listAdded ?? '').replace('{count}', countWords(after.length)));
}

/** Where a link leads, with these exams instead of its own: it is as old as its page. */
function withCodes({ origin, pathname, search, hash }: HTMLAnchorElement, codes: readonly string[]): string {
  return origin + pathname + listQuery({ ...readListAddress(new URLSearchParams(search)), codes }) + hash;
}

const HEARD_AFTER_MS = 100;
let status: HTMLElement | undefined;

/** A page has no place for what nobody has done yet: it is made here, and filled when those who listen know of it. */
function announce(words: string): void {
  if (!status) {
    status = Object.assign(document.createElement('p'), { className: 'sr-only', role: 'status' });
    document.body.append(status);
  }
  const place = status;
  setTimeout(() => {
    place.textContent = words;
  }, HEARD_AFTER_MS);
}

function countWords(count: number): string {
  const { listOne = '', listMany = '' } = addingWords();
  return count === 1 ? listOne : listMany.replace('{count}', String(count));
}
