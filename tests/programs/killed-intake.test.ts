import { expect, test } from 'vitest';

import { killIntake } from '../support/killed-intake.ts';

// `npm run bench -- --only intake-faults` kills many more times, also two processes on PostgreSQL.

test('a site that is killed while systems send loses nothing that it has acknowledged', {
  timeout: 180_000,
}, async () => {
  const { lost, acknowledged, sent, ledger, isAuditIntact } = await killIntake({
    kills: 3,
    processes: 1,
    databaseUrl: null,
  });
  expect([lost, acknowledged, isAuditIntact]).toEqual([0, sent, true]);
  expect(ledger.received).toBe(ledger.stored + ledger.placed + ledger.quarantined + ledger.refused);
  expect([ledger.stored, sent > 10]).toEqual([0, true]);
});
