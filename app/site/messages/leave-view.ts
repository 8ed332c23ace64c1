import type { AuthorizationWords } from './authorization-words.ts';
import type { ContactDraft } from './contact-draft.ts';
import type { LeaveFaults } from './leave-form.ts';

/**
 * The reasons why a message with valid fields was not stored. `robot`: the form was sent too fast, or with a value in its honeypot field.
 * `stale`: the page is too old. `changed`: the same form was already stored with other content. `wait`: too many messages came from this
 * network. `busy`: the laboratory's database does not answer.
 */
export type LeaveProblem = 'robot' | 'stale' | 'changed' | 'wait' | 'busy';

/** The content of `LeaveScreen`. */
export interface LeaveView {
  draft: ContactDraft;
  faults: LeaveFaults;
  problem: LeaveProblem | null;
  /** The reference of the message that was already stored, for `changed`. */
  reference: string | null;
  isAuthorized: boolean;
  stamp: string;
  authorization: AuthorizationWords;
  /** When an answer is due if the visitor sends it now: 'martes 24 de noviembre a las 2:00 p. m.' Null if the laboratory never opens. */
  due: string | null;
}
