import type { ApplicationDetails } from './application-details.ts';
import type { ApplicationState } from './application-states.ts';

/** A row of the laboratory's list. */
export interface ListedApplication {
  id: string;
  name: string;
  specialty: string;
  institution: string;
  state: ApplicationState;
  waitsSince: string;
  decidedAt: string | null;
}

/** An application with everything to compare. */
export interface ReviewedApplication extends ApplicationDetails {
  id: string;
  state: ApplicationState;
  reason: string | null;
  sentAt: string;
  decidedAt: string | null;
  /** The name of the member of staff who decided last. */
  decidedBy: string | null;
  version: number;
  /** Another confirmed application names the same document, or the same registration. */
  hasTwin: boolean;
}
