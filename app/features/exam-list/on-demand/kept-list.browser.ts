import { remember, remembered } from '../../../ui/behaviours/storage.ts';
import { codesIn, MOST_EXAMS } from '../list-address.ts';
import { listKey } from '../list-key.ts';
import { addedBy, meet, readStored, toStore } from '../stored-list.ts';

const stored = (): string[] => readStored(remembered(listKey));

function store(codes: readonly string[]): void {
  remember(listKey, toStore(codes));
  showCount();
}

/** Does what a link says that adds an exam, takes one off or empties the list. */
export function changeList(link: HTMLAnchorElement): void {
  if (link.dataset.listAdd !== undefined) {
    addToList(link);
    return;
  }
  showList();
  page?.change(link.dataset.listRemove);
  location.assign(link.href);
}

/**
 * Puts an exam on the list, says so, and makes the link lead to the list. Where that cannot be, the link leads to the list's own page: it
 * is on it already, the list is full, or this browser keeps nothing.
 */
function addToList(link: HTMLAnchorElement): void {
  const code = link.dataset.listAdd ?? '';
  const before = stored();
  const isNew = !before.includes(code) && before.length < MOST_EXAMS;
  if (isNew) store([...before, code]);
  if (!isNew || !stored().includes(code)) {
    location.assign(link.href);
    return;
  }
  markLinks();
  announce((words().listAdded ?? '').replace('{count}', countWords(before.length + 1)));
}

let page: ReturnType<typeof listPage> | undefined;
let isWatching = false;

/** Shows how long the list is, which exams are on it, and brings the page of a list into step with it. */
export function showList(): void {
  showCount();
  markLinks();
  if (!isWatching) {
    isWatching = true;
    // Rows that a search brings later.
    new MutationObserver(markLinks).observe(document.body, { childList: true, subtree: true });
  }
  const root = document.querySelector<HTMLElement>('[data-list-page]');
  if (!root) return;
  if (page) page.follow();
  else page = listPage(root);
}

/** The way to the list, in the page's header. */
const opener = () => document.querySelector<HTMLAnchorElement>('a.list-link');

/** What is said when exams are added, by the part of the page where they can be (`adding-words.ts`). */
const words = () => document.querySelector<HTMLElement>('[data-list-added]')?.dataset ?? {};

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
  const { listOne = '', listMany = '' } = words();
  return count === 1 ? listOne : listMany.replace('{count}', String(count));
}

function showCount(): void {
  const count = stored().length;
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

function markLinks(): void {
  const codes = stored();
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-list-add]')) {
    const isIn = codes.includes(link.dataset.listAdd ?? '');
    if (isIn === (link.dataset.listWas !== undefined)) continue;
    if (isIn) {
      link.dataset.listWas = JSON.stringify([
        link.textContent,
        link.getAttribute('aria-label'),
        link.getAttribute('href'),
      ]);
      say(link, [words().listIn ?? '', null, opener()?.getAttribute('href') ?? link.href]);
    } else {
      // We have written it ourselves, in the branch above.
      say(link, JSON.parse(link.dataset.listWas ?? '[]') as (string | null)[]);
      delete link.dataset.listWas;
    }
  }
}

function say(link: HTMLAnchorElement, [text = '', label = null, href = '']: (string | null)[]): void {
  link.textContent = text;
  if (label) link.setAttribute('aria-label', label);
  else link.removeAttribute('aria-label');
  link.href = href ?? '';
}

/** The page of a list: its removals and its emptying are this browser's, when the list is. */
function listPage(root: HTMLElement) {
  const codes = codesIn(root.dataset.listPage ?? '');
  const path = root.dataset.listPath ?? location.pathname;
  const other = root.querySelector<HTMLElement>('[data-list-other]');
  const asked = codesIn(new URLSearchParams(location.search).getAll('e').join(','));
  const open = (list: readonly string[]) => location.replace(path + (list.length > 0 ? `?e=${list.join(',')}` : ''));
  let isOwn = false;

  const keep = () => {
    isOwn = true;
    store(codes);
    if (other) other.hidden = true;
    for (const link of root.querySelectorAll<HTMLAnchorElement>('a[data-list-carried]')) link.search = '';
  };
  if (codes.length === 0 && location.search === '' && stored().length > 0) open(stored());
  const meeting = meet({ codes, asked, added: addedBy(location.hash) }, stored());
  if (meeting === 'keep-page') keep();
  if (meeting === 'ask' && other) other.hidden = false;

  root.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-list-keep]')) keep();
  });
  return {
    /** Takes one exam off the list, or all, when it is this browser's own that is shown. */
    change: (removed?: string) => {
      if (isOwn) store(removed ? codes.filter((code) => code !== removed) : []);
    },
    /** Another tab has changed the list that is shown here. */
    follow: () => {
      if ((isOwn || codes.length === 0) && stored().join() !== codes.join()) open(stored());
    },
  };
}
