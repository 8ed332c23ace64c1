/**
 * The life of a home visit. `requested`: waits for reception. `proposed`: reception offered another time, and the visitor has not said yes.
 * `confirmed`: a collector goes. The others are the end.
 */
export const visitStates = ['requested', 'proposed', 'confirmed', 'done', 'not-found', 'cancelled', 'refused'] as const;
export type VisitState = (typeof visitStates)[number];

/** Everything that happens to a visit, and by whom: reception, the visitor, or the collector. */
export const visitMoves = ['confirm', 'propose', 'refuse', 'call-off', 'accept', 'cancel', 'complete', 'miss'] as const;
export type VisitMove = (typeof visitMoves)[number];

/** The state after each move. A move that a state does not name is not possible in it. */
const table: Readonly<Record<VisitState, Readonly<Partial<Record<VisitMove, VisitState>>>>> = {
  requested: { confirm: 'confirmed', propose: 'proposed', refuse: 'refused', cancel: 'cancelled' },
  // Somebody who calls may take another time still.
  proposed: { confirm: 'confirmed', propose: 'proposed', refuse: 'refused', accept: 'confirmed', cancel: 'cancelled' },
  // Confirming again moves the visit to another time or collector.
  confirmed: {
    confirm: 'confirmed',
    'call-off': 'cancelled',
    cancel: 'cancelled',
    complete: 'done',
    miss: 'not-found',
  },
  done: {},
  'not-found': {},
  cancelled: {},
  refused: {},
};

/** ('requested', 'confirm') → 'confirmed' · ('refused', 'confirm') → null */
export const visitStateAfter = (state: VisitState, move: VisitMove): VisitState | null => table[state][move] ?? null;

/** A visit that nothing can happen to any more. */
export const isOver = (state: VisitState): boolean => Object.keys(table[state]).length === 0;

/** The states that take a place of their window. */
export const placeTaking: readonly VisitState[] = ['requested', 'proposed', 'confirmed'];
