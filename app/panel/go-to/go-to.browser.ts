import { partOf, selectorOf } from '../../ui/behaviors/contract.ts';
import { goToContract } from './go-to.contract.ts';

/** ⌘K or Ctrl+K, and a press on the link, open the menu over the page. */
export function startGoTo(): void {
  const page = partOf(document, goToContract, 'menu');
  if (page) listenIn(page);
  const dialog = document.querySelector<HTMLDialogElement>(selectorOf(goToContract, 'dialog'));
  const openers = [...document.querySelectorAll<HTMLAnchorElement>(selectorOf(goToContract, 'opener'))];
  const [first] = openers;
  if (!dialog || !first) return;
  const open = () => (page ? filterOf(page)?.focus() : openMenu(dialog, first.href));
  document.addEventListener('keydown', (event) => {
    const isShortcut = (event.metaKey || event.ctrlKey) && !event.altKey && !event.shiftKey && event.key === 'k';
    if (!isShortcut) return;
    event.preventDefault();
    open();
  });
  for (const opener of openers) {
    const keys = opener.querySelector('kbd');
    if (keys && /Mac|iPhone|iPad/.test(navigator.platform)) keys.textContent = '⌘K';
    opener.addEventListener('click', (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      open();
    });
  }
  // Nothing of the laboratory's work stays in a closed dialog.
  dialog.addEventListener('close', () => dialog.replaceChildren());
}

/** Fetches the menu's page into the dialog. If that fails, or the session is over, the browser opens the page itself. */
async function openMenu(dialog: HTMLDialogElement, href: string): Promise<void> {
  if (dialog.open) return;
  dialog.showModal();
  try {
    const answer = await fetch(href, { cache: 'no-store' });
    const html = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const menu = answer.ok && !answer.redirected ? partOf(html, goToContract, 'menu') : null;
    if (!menu) return location.assign(href);
    if (!dialog.open) return;
    dialog.replaceChildren(document.adoptNode(menu));
    listenIn(menu);
  } catch {
    location.assign(href);
  }
}

const filterOf = (menu: ParentNode): HTMLInputElement | null =>
  menu.querySelector<HTMLInputElement>(selectorOf(goToContract, 'filter'));

/** The typed text filters the lines; the arrows move between those that are left; Enter follows the first. */
function listenIn(menu: HTMLElement): void {
  const filter = filterOf(menu);
  const lines = [...menu.querySelectorAll<HTMLElement>(selectorOf(goToContract, 'line'))];
  const none = partOf(menu, goToContract, 'none');
  if (!filter) return;
  const shownLinks = () => lines.flatMap((line) => (line.hidden ? [] : (line.querySelector('a') ?? [])));
  filter.addEventListener('input', () => {
    const words = folded(filter.value).split(/\s+/);
    for (const line of lines) line.hidden = !words.every((word) => folded(line.textContent ?? '').includes(word));
    for (const group of menu.querySelectorAll('section'))
      group.hidden = group.querySelector('ul') !== null && !group.querySelector('li:not([hidden])');
    if (none) none.hidden = shownLinks().length > 0;
  });
  menu.addEventListener('keydown', (event) => {
    const links = shownLinks();
    // `as`: a focused link of the list; anything else is not in it.
    const here = links.indexOf(document.activeElement as HTMLAnchorElement);
    const isInList = here >= 0 || document.activeElement === filter;
    if (event.key === 'Enter' && document.activeElement === filter) {
      event.preventDefault();
      links[0]?.click();
    }
    if (!isInList || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
    event.preventDefault();
    const next = event.key === 'ArrowDown' ? Math.min(here + 1, links.length - 1) : here - 1;
    (links[next] ?? filter).focus();
  });
  filter.focus();
}

/** 'Médicos' → 'medicos' */
const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
