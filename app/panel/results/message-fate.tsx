import type { ReviewedMessage } from '../../domain/messages-in/message-review.server.ts';
import { localizedHref } from '../../i18n/href.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { button } from '../../ui/button.ts';
import { Icon } from '../../ui/icons/icon.tsx';
import { needsDecision } from './message-actions.tsx';

export interface MessageFateProps {
  message: Pick<ReviewedMessage, 'state' | 'isReviewed'>;
  /** The number of other messages that the caller's decision also placed; null: the caller has not just decided. */
  decided: number | null;
  /** The message to decide about after this one; null while this one waits, or if none waits. */
  next: { id: string; count: number } | null;
}

/** Says what became of the caller's decision, and leads to the next message. */
export function MessageFate({ message, decided, next }: MessageFateProps) {
  if (needsDecision(message))
    return decided === null ? null : (
      <p role="status" className="mt-4 max-w-(--container-prose) rounded-lg bg-caution-tint px-4 py-3">
        <strong>{m.message_still_waits()}</strong> {m.message_still_waits_text()}
      </p>
    );
  return (
    <div className="mt-4 flex max-w-(--container-prose) flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-lg bg-tint px-4 py-3">
      <p role="status" className="flex items-start gap-2.5">
        <Icon name="check" className="mt-0.5 size-5 shrink-0 text-brand" />
        <span>
          {outcomeWords(message)}
          {decided !== null && decided > 0 && ` ${m.message_also_placed({ count: decided })}`}
          {next === null && ` ${m.messages_none_left()}`}
        </span>
      </p>
      {next && (
        <a
          href={localizedHref(getLocale(), '/admin-panel/mensajes-del-sistema/:id', { id: next.id })}
          className={button('primary')}
        >
          {m.message_next({ count: next.count })}
        </a>
      )}
    </div>
  );
}

function outcomeWords({ state }: MessageFateProps['message']): string {
  if (state === 'placed') return m.message_is_placed();
  return state === 'refused' ? m.message_is_refused() : m.message_is_stored();
}
