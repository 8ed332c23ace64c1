import type { AuthorizationWords } from '../messages/authorization-words.ts';
import type { VisitDraft, VisitFaults } from './visit-request.ts';

/**
 * Why a request was not kept although its fields are right. `robot`: it came back too fast, or with a field that people do not see.
 * `stale`: the page is too old. `changed`: the same form was kept before with other words. `wait`: too many from this network. `busy`: the
 * laboratory's database does not answer.
 */
export type VisitProblem = 'robot' | 'stale' | 'changed' | 'wait' | 'busy';

/** The page that asks for a home visit. Days are words already. */
export interface VisitRequestView {
  draft: VisitDraft;
  faults: VisitFaults;
  problem: VisitProblem | null;
  /** The reference of the request that was kept before, for `changed`. */
  reference: string | null;
  isAuthorized: boolean;
  stamp: string;
  authorization: AuthorizationWords;
  /** The exams of the list, by name, with those that cannot be taken at home. */
  exams: readonly { code: string; name: string; isTakenAtHome: boolean }[];
  /** The names of exams that cannot be taken at home, also of typed ones. */
  onlyAtSite: readonly string[];
  /** The limits of the date field, and the first day in words; null if the laboratory makes no visits. */
  days: { first: string; last: string; firstWords: string } | null;
  /** True if the preparation of the exams moves the first day. */
  waitsForPreparation: boolean;
  /** The windows to choose from: those of the chosen day that have room. */
  windows: readonly string[];
  /** The nearest days with visits, for a refused one. */
  nearest: readonly { date: string; words: string }[];
  /** The holiday on the refused day. */
  holiday: string | null;
}
