import { useEffect, useRef, useState } from 'react';

import { m } from '../../i18n/paraglide/messages.js';
import { button } from '../../ui/button.ts';
import { Dialog, DialogCloser, DialogOpener } from '../../ui/dialog.tsx';
import { SEARCH_ID } from './order-search.tsx';
import { MARK_FIELD } from './order-table.tsx';

const DIALOG = 'atajos';

const keys = [
  ['j', m.orders_key_next],
  ['k', m.orders_key_previous],
  ['Enter', m.orders_key_open],
  ['x', m.orders_key_choose],
  ['/', m.orders_key_search],
  ['?', m.orders_key_help],
] as const;

/** The keys of the list, and the dialog that explains them and turns them off (WCAG 2.1.4: a single key must be possible to switch off). */
export function ListHelp() {
  const [isOn, setOn] = useState(true);
  useListKeys(isOn);
  return (
    <>
      <DialogOpener
        dialog={DIALOG}
        className="inline-flex min-h-9 items-center px-2 underline decoration-line-strong underline-offset-4 hover:decoration-brand"
      >
        {m.orders_keys()}
      </DialogOpener>
      <Dialog id={DIALOG} title={m.orders_keys_heading()}>
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-2 text-ink">
          {keys.map(([key, words]) => (
            <div key={key} className="contents">
              <dt>
                <kbd className="inline-block min-w-9 rounded-md border border-line-strong bg-sunken px-2 py-1 text-center text-sm">
                  {key}
                </kbd>
              </dt>
              <dd>{words()}</dd>
            </div>
          ))}
        </dl>
        <label className="mt-2 flex min-h-11 items-center gap-3 text-ink">
          <input
            type="checkbox"
            checked={isOn}
            onChange={({ currentTarget }) => setOn(currentTarget.checked)}
            className="size-4.5 accent-brand"
          />
          {m.orders_keys_on()}
        </label>
        <DialogCloser dialog={DIALOG} className={button('outline')}>
          {m.orders_keys_close()}
        </DialogCloser>
      </Dialog>
    </>
  );
}

/** Moves over the rows: the focus is on a row's link, so Enter opens it without a script. */
function useListKeys(isOn: boolean): void {
  const enabled = useRef(isOn);
  useEffect(() => {
    enabled.current = isOn;
  }, [isOn]);
  useEffect(() => {
    const answer = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey } = event;
      if (!enabled.current || ctrlKey || metaKey || altKey || isTyping(target) || isDialogOpen()) return;
      const act = actions[key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', answer);
    return () => document.removeEventListener('keydown', answer);
  }, []);
}

const actions: Readonly<Partial<Record<string, () => void>>> = {
  j: () => moveBy(1),
  k: () => moveBy(-1),
  x: () => boxOf(document.activeElement)?.click(),
  '/': () => document.getElementById(SEARCH_ID)?.focus(),
  '?': () => dialog()?.showModal(),
};

const dialog = (): HTMLDialogElement | null => document.querySelector<HTMLDialogElement>(`dialog#${DIALOG}`);
const isDialogOpen = (): boolean => document.querySelector('dialog[open]') !== null;

/** A box that is checked by a press takes no letters. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input:not([type="checkbox"]), textarea, select');

const rowLinks = (): HTMLAnchorElement[] => [...document.querySelectorAll<HTMLAnchorElement>('tbody th a')];

function moveBy(step: number): void {
  const links = rowLinks();
  const row = document.activeElement?.closest('tr');
  const here = links.findIndex((link) => row?.contains(link));
  const next = here === -1 ? links.at(step > 0 ? 0 : -1) : links[here + step];
  next?.focus();
}

const boxOf = (element: Element | null): HTMLInputElement | null =>
  element?.closest('tr')?.querySelector<HTMLInputElement>(`input[name="${MARK_FIELD}"]`) ?? null;
