import type { AccountKind } from '../../domain/accounts/session-limits.ts';
import { m } from '../../i18n/paraglide/messages.js';

/** The words of a change that also ends what patients gave others; doctors and staff give nobody access. */
export const endingGiven = (kind: AccountKind, words: string): string =>
  kind === 'patient' ? `${words} ${m.given_ends()}` : words;
