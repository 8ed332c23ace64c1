import type { ApplicationDetails } from './application-details.ts';
import type { ApplicationState } from './application-states.ts';

/** An application as its applicant sees it. */
export interface OwnApplication extends ApplicationDetails {
  id: string;
  state: ApplicationState;
  reason: string | null;
  sentAt: string;
  version: number;
}
