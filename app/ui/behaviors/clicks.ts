import { rememberLocale } from '../../i18n/remember-locale.ts';
import { chooseTheme } from '../theme/theme.ts';
import { clickContract } from './clicks.contract.ts';
import { leadToField } from './lead-to-field.ts';

/** The actions of clicks, by the attribute of the clicked element, with one listener for the whole document. */
const actions: Record<string, (value: string, event: Event) => void> = {
  [clickContract.theme]: chooseTheme,
  [clickContract.locale]: (locale, event) => {
    rememberLocale(locale);
    keepPlace(event);
  },
  [clickContract.reload]: (_, event) => {
    event.preventDefault();
    window.location.reload();
  },
  [clickContract.print]: () => window.print(),
  [clickContract.toTop]: (_, event) => {
    event.preventDefault();
    window.scrollTo({ top: 0 });
  },
  [clickContract.leadsToField]: leadToField,
  [clickContract.dismiss]: (id) => document.getElementById(id)?.setAttribute('hidden', ''),
};

/** Installs the document's click listener: the actions of `clickContract`, and what old browsers lack of dialogs. */
export function listenToClicks(): void {
  document.addEventListener('click', (event) => {
    const { target } = event;
    // With these keys a link opens elsewhere, and no action here is intended.
    if (!(target instanceof Element) || event.ctrlKey || event.metaKey || event.shiftKey) return;
    // A visitor who returns to this page finds the menu closed.
    if (target.closest('a')) target.closest<HTMLElement>('[popover]')?.hidePopover();
    for (const [attribute, act] of Object.entries(actions)) {
      const value = target.closest(`[${attribute}]`)?.getAttribute(attribute);
      if (value) act(value, event);
    }
    if (
      target instanceof HTMLDialogElement &&
      !('closedBy' in HTMLDialogElement.prototype) &&
      isOnBackdrop(target, event)
    )
      target.close();
    const invoker = target.closest('[commandfor]');
    if (invoker && !('commandForElement' in HTMLButtonElement.prototype)) invoke(invoker);
  });
}

/**
 * Makes the link to the other language keep the current query and hash, because scripts may have changed the address since the page was
 * rendered.
 */
function keepPlace({ target }: Event): void {
  const link = target instanceof Element && target.closest('a');
  if (!link) return;
  link.search = location.search;
  link.hash = location.hash;
}

/** Whether a click on a dialog hit its backdrop: such a click targets the dialog, and so does one on the dialog's own edge. */
function isOnBackdrop(dialog: Element, { clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

/** Opens and closes dialogs in browsers without invoker commands (`dialog.tsx`). */
function invoke(invoker: Element): void {
  const dialog = document.getElementById(invoker.getAttribute('commandfor') ?? '');
  if (!(dialog instanceof HTMLDialogElement)) return;
  if (invoker.getAttribute('command') === 'close') dialog.close();
  else dialog.showModal();
}
