import type { InboxState } from '../../domain/inbox/inbox-states.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { serviceWords } from '../../views/contact/contact-service-words.ts';
import { offeredService } from '../../views/contact/contact-services.ts';

/** A message in the list. Times are words already. */
export interface InboxLine {
  id: string;
  reference: string;
  name: string;
  service: string;
  state: InboxState;
  received: string;
  /** How long it has waited: '3 horas'; '' for the first minutes. */
  waited: string;
  /** True if its answer is late. */
  isOverdue: boolean;
}

/** The lists of the inbox, each with the value of `estado` in the address. */
export const inboxLists = { nuevos: 'new', respondidos: 'answered', cerrados: 'closed' } as const satisfies Record<
  string,
  InboxState
>;
export type InboxListName = keyof typeof inboxLists;

/** 'respondidos' → 'respondidos' · null or any other text → 'nuevos' */
export const inboxListOf = (typed: string | null): InboxListName =>
  typed === 'respondidos' || typed === 'cerrados' ? typed : 'nuevos';

export interface InboxListView {
  list: InboxListName;
  /** The reference that was searched for; '' without a search. */
  reference: string;
  lines: readonly InboxLine[];
  /** True if there are more than the list shows. */
  isCut: boolean;
}

export interface InboxReplyView {
  id: string;
  by: string;
  text: string;
  sent: string;
  via: 'email' | 'phone';
}

export interface InboxMessageView extends InboxLine {
  email: string;
  phone: string;
  text: string;
  locale: 'es' | 'en';
  version: number;
  /** When its answer is due; null if the laboratory never opens. */
  due: string | null;
  assigned: string | null;
  replies: readonly InboxReplyView[];
  /** False for staff who only read. */
  canAnswer: boolean;
}

/** The answer to a reply that was not accepted. The text comes back. */
export interface ReplyRefusal {
  move: 'correo' | 'telefono' | 'cerrar';
  text: string;
  fault: 'missing' | 'long' | null;
  /** `changed`: somebody else changed the message first. */
  problem: 'changed' | 'no-email' | null;
}

export const inboxListName: Readonly<Record<InboxListName, () => string>> = {
  nuevos: m.inbox_list_new,
  respondidos: m.inbox_list_answered,
  cerrados: m.inbox_list_closed,
};

export const inboxStateName: Readonly<Record<InboxState, () => string>> = {
  new: m.inbox_state_new,
  answered: m.inbox_state_answered,
  closed: m.inbox_state_closed,
};

/** 'orina' → 'Análisis de orina' · '' → '' */
export const inboxServiceName = (stored: string): string => {
  const service = offeredService(stored);
  return service === '' ? '' : serviceWords[service]();
};
