import type { AuthorizationWords } from './authorization-words.ts';
import type { ContactDraft } from './contact-draft.ts';
import type { LeaveFaults } from './leave-form.ts';

/**
 * Why a message was not kept although its fields are right. `robot`: it came back too fast, or with a field that people do not see.
 * `stale`: the page is too old. `changed`: the same form was kept before with other words. `wait`: too many from this network. `busy`: the
 * laboratory's database does not answer.
 */
export type LeaveProblem = 'robot' | 'stale' | 'changed' | 'wait' | 'busy';

/** The page that leaves a message with the laboratory. */
export interface LeaveView {
  draft: ContactDraft;
  faults: LeaveFaults;
  problem: LeaveProblem | null;
  /** The reference of the message that was kept before, for `changed`. */
  reference: string | null;
  isAuthorized: boolean;
  stamp: string;
  authorization: AuthorizationWords;
  /** When an answer is due if the visitor sends it now: 'martes 24 de noviembre a las 2:00 p. m.' Null if the laboratory never opens. */
  due: string | null;
}
