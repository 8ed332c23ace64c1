import { partOf, readText, selectorOf } from '../../../ui/behaviors/contract.ts';
import { searchContract } from '../search.contract.ts';
import { showAnswers } from './live-answers.browser.ts';

let made: Promise<HTMLDialogElement> | undefined;

/** Opens the search field over the page; on the search page itself, focuses its field. */
export async function openSearch(link: HTMLAnchorElement): Promise<void> {
  const own = document.querySelector<HTMLInputElement>(
    `main ${selectorOf(searchContract, 'place')} input[type=search]`,
  );
  if (own) return own.focus();
  made ??= makeDialog(link);
  const dialog = await made;
  dialog.showModal();
  dialog.querySelector<HTMLInputElement>('input[type=search]')?.select();
}

/** The field and its texts come from the search page in this page's language. */
async function makeDialog(link: HTMLAnchorElement): Promise<HTMLDialogElement> {
  const answer = await fetch(link.pathname);
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const place = partOf(page, searchContract, 'place');
  const form = place?.querySelector('form');
  if (!place || !form) throw new Error(`${link.pathname} has no search field`);
  const dialog = document.createElement('dialog');
  dialog.className = 'search-dialog';
  dialog.setAttribute('closedby', 'any');
  dialog.setAttribute('aria-label', link.getAttribute('aria-label') ?? '');
  const close = document.createElement('button');
  close.type = 'button';
  close.textContent = readText(place, searchContract, 'place');
  close.className = 'search-dialog-close';
  close.addEventListener('click', () => dialog.close());
  // A search field uses the first Escape to clear itself. Here Escape closes the dialog at once, as in all dialogs.
  dialog.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    dialog.close();
  });
  const live = partOf(place, searchContract, 'live');
  const field = form.querySelector('input');
  dialog.append(form, ...(live ? [live] : []), close);
  if (live && field) showAnswers(field, live);
  document.body.append(dialog);
  return dialog;
}
