import { m } from '../i18n/paraglide/messages.js';
import { shareContract } from './behaviours/share.contract.ts';
import { button } from './button.ts';
import { written } from './written.ts';

/**
 * Shares the page's address, or the `path` of another page: with the phone's share sheet if it has one, with the clipboard otherwise.
 * `behaviours/share.ts` shows the one that works; without JavaScript the browser's own menu can share.
 */
export function Share({ path, className }: { path?: string; className?: string }) {
  return (
    <div {...written(shareContract, { path: path ?? '' })} className={className}>
      <button type="button" {...written(shareContract, { by: 'sheet' })} hidden className={button('outline')}>
        {m.share_button()}
      </button>
      <button type="button" {...written(shareContract, { by: 'copy' })} hidden className={button('outline')}>
        {m.share_copy()}
      </button>
      {/* It is there from the start, so that a screen reader announces what is written into it. */}
      <span
        role="status"
        {...written(shareContract, { done: m.share_copied() })}
        className="ml-4 text-sm text-ink-soft"
      />
    </div>
  );
}
