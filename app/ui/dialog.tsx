import type { ReactNode } from 'react';
import { waitsFor } from './waits-for.ts';

/** Opens the dialog with this id: the browser itself does it if it supports invoker commands, `behaviors/clicks.ts` otherwise. */
export function DialogOpener({
  dialog,
  label,
  className,
  children,
}: {
  dialog: string;
  label?: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      command="show-modal"
      commandfor={dialog}
      {...waitsFor('command')}
      aria-haspopup="dialog"
      aria-label={label}
      className={className}
    >
      {children}
    </button>
  );
}

/**
 * A small modal question. Its own buttons and every close request of the browser close it: Escape, a click outside, and on a phone Back,
 * which then stays on the page. Chromium maps Android's Back to the dialog's own close watcher (HTML, "close requests"), so no history
 * entry is written here. In a browser without close watchers Back leaves the page, and nothing has been changed.
 */
export function Dialog({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <dialog
      id={id}
      closedby="any"
      aria-labelledby={`${id}-title`}
      className="m-auto w-[calc(100%-2rem)] max-w-sm rounded-lg bg-surface p-6 text-ink floating backdrop:bg-veil sm:p-8"
    >
      <h2 id={`${id}-title`} className="text-xl text-balance">
        {title}
      </h2>
      <div className="mt-3 grid gap-3 [&>p]:mb-3">{children}</div>
    </dialog>
  );
}

/** Closes its surrounding dialog. */
export function DialogCloser({
  dialog,
  className,
  children,
}: {
  dialog: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <button type="button" command="close" commandfor={dialog} {...waitsFor('command')} className={className}>
      {children}
    </button>
  );
}
