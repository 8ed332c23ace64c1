import { m } from '../i18n/paraglide/messages.js';
import { shareContract } from './behaviors/share.contract.ts';
import { button } from './button.ts';
import { classes } from './classes.ts';
import { dataFor } from './data-for.ts';

/** The state of sharing in an island: this browser's method, and whether the address has been copied. */
export interface Sharing {
  by: 'sheet' | 'copy' | null;
  isDone: boolean;
  onShare: () => void;
}

interface ShareProps {
  path?: string;
  sharing?: Sharing | undefined;
  /** In a line of text it is a link. */
  look?: 'outline' | 'link';
  className?: string;
}

/**
 * Shares the page's address, or the `path` of another page: with the phone's share sheet if it has one, with the clipboard otherwise.
 * `behaviors/share.ts` shows the one that works; without JavaScript the browser's own menu can share.
 */
export function Share({ path, sharing, look = 'outline', className }: ShareProps) {
  return (
    <div
      {...dataFor(shareContract, { path: path ?? '' })}
      className={classes(look === 'link' && 'inline-flex items-center', className)}
    >
      <button
        type="button"
        {...dataFor(shareContract, { by: 'sheet' })}
        hidden={sharing?.by !== 'sheet'}
        onClick={sharing?.onShare}
        className={looks[look]}
      >
        {m.share_button()}
      </button>
      <button
        type="button"
        {...dataFor(shareContract, { by: 'copy' })}
        hidden={sharing?.by !== 'copy'}
        onClick={sharing?.onShare}
        className={looks[look]}
      >
        {m.share_copy()}
      </button>
      {/* It exists from the start, so that a screen reader announces its later text. */}
      <span
        role="status"
        {...dataFor(shareContract, { done: m.share_copied() })}
        className="ml-4 text-sm text-ink-soft"
      >
        {sharing?.isDone ? m.share_copied() : null}
      </span>
    </div>
  );
}

const looks = {
  outline: button('outline'),
  link: 'min-h-11 text-brand underline underline-offset-4 hover:text-brand-strong',
} as const;
