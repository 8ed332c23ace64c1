import { MAX_EXAMS } from '../../../domain/exams/codes/exam-code.ts';
import { codesIn } from '../../../domain/exams/list-codes.ts';
import { partOf, readText, selectorOf } from '../../../ui/behaviors/contract.ts';
import { onDemand } from '../../../ui/behaviors/on-demand.ts';
import { islandContract } from '../../../ui/islands/island.contract.ts';
import { examListContract } from '../../../views/exams/exam-list.contract.ts';
import { isListed, keepList, listCodes } from '../../../views/exams/list-contents.ts';
import { listQuery, readListAddress } from '../list-address.ts';
import { listBarContract } from '../list-bar.contract.ts';

/** The link to the list in the page's header. */
const opener = () => document.querySelector<HTMLAnchorElement>('a.list-link');

/** A text for added exams, from the part of the page that holds the links (`list-link-texts.ts`). */
const wordsFor = (part: 'listed' | 'addedOne' | 'addedOther'): string =>
  readText(partOf(document, examListContract, 'addedOther'), examListContract, part);

const codesOf = (link: Element): string[] => codesIn(readText(link, examListContract, 'add'));

/** A link of an island that is hydrated: React marks it. */
const markedByReact = `${selectorOf(islandContract, 'hydrated')} *`;

/** Shows how long the list is and which exams of the page are on it. React does this in a hydrated island. */
export function markList(): void {
  showCount();
  showBar();
  for (const link of document.querySelectorAll<HTMLAnchorElement>(`a${selectorOf(examListContract, 'add')}`)) {
    if (link.matches(markedByReact)) continue;
    if (isListed(listCodes(), codesOf(link))) mark(link);
    else unmark(link);
  }
}

/** Only the catalog has a bar; other pages load no code for it. */
function showBar(): void {
  const bar = partOf(document, listBarContract, 'planning');
  if (!bar) return;
  onDemand(() => import('./list-bar.browser.ts')).then(
    ({ showListBar }) => showListBar(bar),
    // Without its code the bar stays as the server wrote it.
    () => {},
  );
}

/** The label of the header's link to the list, without a number. */
let openerName: string | undefined;

function showCount(): void {
  const count = listCodes().length;
  for (const place of document.querySelectorAll<HTMLElement>(selectorOf(examListContract, 'count'))) {
    place.textContent = count > 0 ? String(count) : '';
    place.hidden = count === 0;
  }
  const link = opener();
  if (!link) return;
  link.hidden = count === 0;
  openerName ??= link.ariaLabel ?? '';
  link.ariaLabel = `${openerName}: ${count}`;
}

/** The content and the address of each marked link before its exam was on the list. */
const originals = new WeakMap<HTMLAnchorElement, { content: ChildNode[]; href: string }>();

/**
 * Makes the link lead to the list and say so. It keeps only a text and the link's own `.sr-only` element, which names the exam: React cannot
 * hydrate other content.
 */
function mark(link: HTMLAnchorElement): void {
  if (originals.has(link)) return;
  const exam = link.querySelector('.sr-only')?.cloneNode(true) ?? '';
  originals.set(link, { content: [...link.childNodes], href: link.href });
  link.replaceChildren(wordsFor('listed'), exam);
  link.href = opener()?.href ?? link.href;
}

function unmark(link: HTMLAnchorElement): void {
  const before = originals.get(link);
  if (!before) return;
  originals.delete(link);
  link.replaceChildren(...before.content);
  link.href = before.href;
}

/**
 * Adds one exam, or all exams of an order, to the list and announces it. If that is impossible, because all of them are on the list already
 * or the list is full, it opens the page of the list, which says so (`#aparte=`: the codes that did not fit). A browser without storage
 * follows the link. A browser without a stored list starts with the codes in the link's address: the visitor pressed a link on the previous
 * page before its script could store them.
 */
export function addToList(link: HTMLAnchorElement): void {
  const added = codesOf(link);
  const own = listCodes();
  const carried = readListAddress(new URLSearchParams(link.search)).codes.filter((one) => !added.includes(one));
  const before = own.length > 0 ? own : carried;
  const after = [...new Set([...before, ...added])];
  const page = link.origin + link.pathname;
  if (after.length === before.length && own.length > 0) location.assign(page);
  else if (after.length > MAX_EXAMS && own.length > 0) location.assign(`${page}#aparte=${added.join()}`);
  else if (after.length > MAX_EXAMS) location.assign(page + listQuery({ codes: after }));
  else {
    keepList(after);
    if (isListed(listCodes(), added)) announce(addedWords(after.length));
    else location.assign(link.href);
  }
}

const HEARD_AFTER_MS = 100;
let status: HTMLElement | undefined;

/** Creates the live region when it is first needed, and fills it once screen readers have noticed it. */
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

/** English and Spanish have these two plural categories for whole numbers of this size. */
const addedWords = (count: number): string =>
  wordsFor(
    new Intl.PluralRules(document.documentElement.lang).select(count) === 'one' ? 'addedOne' : 'addedOther',
  ).replace('{count}', String(count));
