import type { AccountNeeds } from '../accounts/account-needs.server.ts';
import type { VisitWindow } from '../laboratory/laboratory.ts';

/** The needs of the operations on home visits: those of accounts, and the laboratory's windows. */
export interface VisitNeeds extends AccountNeeds {
  windows: readonly VisitWindow[];
}
