export type InboxState = 'new' | 'answered' | 'closed';

/** The moves that staff can make with a message. */
export type InboxMove = 'answer' | 'close';

/** The state after each move. A move that a state does not name is not possible in it. */
const inboxStates: Readonly<Record<InboxState, Readonly<Partial<Record<InboxMove, InboxState>>>>> = {
  new: { answer: 'answered', close: 'closed' },
  // A visitor may need a second answer.
  answered: { answer: 'answered', close: 'closed' },
  closed: {},
};

/** ('new', 'answer') → 'answered' · ('closed', 'answer') → null */
export const stateAfter = (state: InboxState, move: InboxMove): InboxState | null => inboxStates[state][move] ?? null;
