/** `unconfirmed`: nobody has shown that the email address is theirs, so there is no account and the laboratory does not see it. */
export type ApplicationState = 'unconfirmed' | 'received' | 'asked-for-more' | 'approved' | 'refused' | 'suspended';

/** The moves of the laboratory. */
export const applicationMoves = ['approve', 'ask', 'refuse', 'suspend', 'reactivate'] as const;
export type ApplicationMove = (typeof applicationMoves)[number];

/** `answer`: the applicant changes the details, or adds what was missing. A move that a row does not name is not possible. */
const moves: Readonly<
  Record<ApplicationState, Readonly<Partial<Record<ApplicationMove | 'answer', ApplicationState>>>>
> = {
  unconfirmed: {},
  received: { approve: 'approved', ask: 'asked-for-more', refuse: 'refused', answer: 'received' },
  'asked-for-more': { approve: 'approved', refuse: 'refused', answer: 'received' },
  approved: { suspend: 'suspended' },
  refused: { ask: 'asked-for-more' },
  suspended: { reactivate: 'approved' },
};

/** ('received', 'approve') → 'approved' · ('approved', 'refuse') → null */
export const nextApplicationState = (
  state: ApplicationState,
  move: ApplicationMove | 'answer',
): ApplicationState | null => moves[state][move] ?? null;

/** The moves that a state offers the laboratory. */
export const movesFrom = (state: ApplicationState): ApplicationMove[] =>
  applicationMoves.filter((move) => nextApplicationState(state, move) !== null);

/** The things that the laboratory can ask for. */
export const offeredGaps = ['register-mismatch', 'register-missing', 'workplace', 'other'] as const;
export const refusalReasons = ['not-registered', 'not-in-force', 'identity', 'not-orders', 'duplicate'] as const;
export type ApplicationGap = (typeof offeredGaps)[number];
export type ApplicationRefusal = (typeof refusalReasons)[number];

/** The checks before somebody is approved. All must be done. */
export const approvalChecks = ['documento', 'registro', 'llamada'] as const;
export type ApprovalCheck = (typeof approvalChecks)[number];
