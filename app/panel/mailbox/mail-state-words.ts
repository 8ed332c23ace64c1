import type { MailFailure } from '../../domain/outbox/mail-failure.ts';
import type { MailState } from '../../domain/outbox/mailbox-rules.ts';
import { m } from '../../i18n/paraglide/messages.js';
import type { TagTone } from '../../ui/tag.tsx';

export const mailStateNames = {
  waiting: m.mailbox_waiting,
  retrying: m.mailbox_retrying,
  sent: m.mailbox_sent,
  failed: m.mailbox_failed,
} as const satisfies Record<MailState, () => string>;

export const mailStateTones = {
  waiting: 'active',
  retrying: 'caution',
  sent: 'good',
  failed: 'alarm',
} as const satisfies Record<MailState, TagTone>;

export const mailFailureWords = {
  'recipient-refused': m.mailbox_failure_recipient,
  'message-refused': m.mailbox_failure_message,
  busy: m.mailbox_failure_busy,
  unreachable: m.mailbox_failure_unreachable,
  'no-tls': m.mailbox_failure_tls,
  credentials: m.mailbox_failure_credentials,
  expired: m.mailbox_failure_expired,
  unreadable: m.mailbox_failure_unreadable,
  other: m.mailbox_failure_other,
} as const satisfies Record<MailFailure, () => string>;
