import { localizedHref } from '../../i18n/href.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { classes } from '../../ui/classes.ts';
import { dataFor } from '../../ui/data-for.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { goToContract } from './go-to.contract.ts';

/** Opens the menu: as a dialog with the script, as a page without it. */
export const GoToOpener = ({ className }: { className: string }) => (
  <a
    href={localizedHref(getLocale(), '/admin-panel/ir')}
    {...dataFor(goToContract, { opener: '' })}
    aria-keyshortcuts="Control+K Meta+K"
    className={classes(
      'min-h-11 items-center gap-2.5 rounded-md border border-line bg-surface px-3 text-ink-soft hover:border-line-strong hover:text-ink',
      className,
    )}
  >
    <Icon name="search" className="size-5 shrink-0" />
    <span className="grow">{m.go_opener()}</span>
    <kbd className="hidden font-sans text-sm whitespace-nowrap lg:scripted:inline">Ctrl K</kbd>
  </a>
);

/** The dialog of the menu, and the script that opens it. */
export const GoToDialog = () => (
  <>
    <dialog
      {...dataFor(goToContract, { dialog: '' })}
      closedby="any"
      aria-label={m.go_heading()}
      className="mx-auto mt-[10dvh] max-h-[80dvh] w-[calc(100%-2rem)] max-w-xl overflow-y-auto rounded-lg bg-surface p-5 text-ink floating backdrop:bg-veil sm:p-6"
    />
    <script type="module" src={import.meta.env.DEV ? '/app/panel-keys.ts' : '/panel-keys.js'} />
  </>
);
