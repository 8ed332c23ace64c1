import type { VisitState } from '../app/domain/visits/visit-states.ts';

/** The tables of home visits. Instants are ISO 8601 in UTC; days are dates of the laboratory's calendar. */
export interface VisitTables {
  home_visits: HomeVisitsTable;
  visit_days: VisitDaysTable;
}

export interface HomeVisitsTable {
  /** The id of the form that asked for it, so a form that is sent twice asks once. */
  id: string;
  /** Six letters that the visitor can read out. */
  reference: string;
  state: VisitState;
  /** The day and the window that hold now: '2026-11-24', '06:00-08:00'. */
  day: string;
  time_window: string;
  /** Sealed, as are the telephone number, the email address, the place, and the request. */
  name: string;
  phone: string;
  /** Null for somebody who is called. */
  email: string | null;
  /** JSON: the neighborhood, the zone, the address. */
  place: string;
  /** JSON: the exams, the note, and whether it is for a child or an older person. */
  request: string;
  locale: 'es' | 'en';
  asked_at: string;
  /** The version of the policy, and the SHA-256 of the authorization's words as the visitor saw them. */
  authorization_version: string;
  authorization_hash: string;
  /** The account that collects. */
  collector: string | null;
  /** Why it was refused or not done: a key of a known list. */
  reason: string | null;
  /** Increases with each change, so that a form that was open before is stale. */
  version: number;
}

/** One row a day. Whoever takes a place of a day changes its row first, so that two cannot take the last one. */
export interface VisitDaysTable {
  day: string;
  changes: number;
}
