import type { AccountNeeds } from '../accounts/account-needs.server.ts';
import type { VisitWindow } from '../laboratory/laboratory.ts';

/** The needs of the operations on home visits: those of accounts, the laboratory's clock, and its windows. */
export interface VisitNeeds extends AccountNeeds {
  timeZone: string;
  windows: readonly VisitWindow[];
}
