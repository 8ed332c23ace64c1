import { expect, test } from 'vitest';

import { mailState, mayOpenMailbox } from './mailbox-rules.ts';

const none = { sent_at: null, failed_at: null, failure: null };
const at = '2026-11-17T15:00:00.000Z';

test.each([
  [none, 'waiting'],
  [{ ...none, failure: 'busy' }, 'retrying'],
  [{ ...none, sent_at: at }, 'sent'],
  [{ ...none, failed_at: at, failure: 'expired' }, 'failed'],
])('%j is %s', (mail, state) => {
  expect(mailState(mail)).toBe(state);
});

test.each([
  [['owner'], false, true],
  [['reception'], false, false],
  [['reception'], true, true],
] as const)('%j, demonstration: %s → %s', (roles, isDemonstration, may) => {
  expect(mayOpenMailbox(roles, isDemonstration)).toBe(may);
});
