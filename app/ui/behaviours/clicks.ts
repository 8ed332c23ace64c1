import { rememberLocale } from '../../i18n/remember-locale.ts';
import { chooseTheme } from '../theme/theme.ts';
import { clickContract } from './clicks.contract.ts';
import { leadToField } from './lead-to-field.ts';

/**
 * What a click does anywhere in the page, by the attribute of what was clicked: one listener for the whole document.
 */
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

export function listenToClicks(): void {
  document.addEventListener('click', (event) => {
    const { target } = event;
    // With these keys it opens elsewhere, and what it would do here is not meant.
    if (!(target instanceof Element) || event.ctrlKey || event.metaKey || event.shiftKey) return;
    // Who comes back to this page finds the menu closed.
    if (target.closest('a')) target.closest<HTMLElement>('[popover]')?.hidePopover();
    for (const [attribute, act] of Object.entries(actions)) {
      const value = target.closest(`[${attribute}]`)?.getAttribute(attribute);
      if (value) act(value, event);
    }
    if (target instanceof HTMLDialogElement && !('closedBy' in HTMLDialogElement.prototype) && isBeside(target, event))
      target.close();
    const invoker = target.closest('[commandfor]');
    if (invoker && !('commandForElement' in HTMLButtonElement.prototype)) invoke(invoker);
  });
}

/** The other language goes on where this one is: scripts may have changed the address since the page was written. */
function keepPlace({ target }: Event): void {
  const link = target instanceof Element && target.closest('a');
  if (!link) return;
  link.search = location.search;
  link.hash = location.hash;
}

/** A click on the backdrop has the dialog for its target, and so has one on the dialog's own edge. */
function isBeside(dialog: Element, { clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

/** Opens and closes dialogs for browsers from before invoker commands (`dialog.tsx`). */
function invoke(invoker: Element): void {
  const dialog = document.getElementById(invoker.getAttribute('commandfor') ?? '');
  if (!(dialog instanceof HTMLDialogElement)) return;
  if (invoker.getAttribute('command') === 'close') dialog.close();
  else dialog.showModal();
}
