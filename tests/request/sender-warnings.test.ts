import { describe, expect, test } from 'vitest';

import { createSender } from '../../app/domain/messages-in/senders.server.ts';
import { warnOfKeyEnds } from '../../app/domain/senders/warn-key-ends.server.ts';
import { openEngines } from '../support/engines.ts';
import { testVault } from '../support/host.ts';
import { teamSite, teamStart } from '../support/team-site.ts';

// The owners learn 14 and 3 days before that a key of a laboratory system ends, once each.

for (const engine of await openEngines()) {
  const { opened, person, mailedPaths } = teamSite(engine);

  describe(`${engine.name}: a key that ends`, () => {
    test('is announced twice to each owner, and to nobody else', async () => {
      const [owner, other, reception] = [
        await person(['owner']),
        await person(['owner', 'editor']),
        await person(['reception']),
      ];
      const start = new Date(teamStart);
      const { id } = await opened.db
        .transaction()
        .execute((transaction) =>
          createSender(transaction, { name: 'LIS', application: 'A', facility: 'B', networks: [] }, start),
        );
      const onDay = (day: number) => warnOfKeyEnds(opened.db, testVault, new Date(start.getTime() + day * 86_400_000));
      const mailed = async () =>
        (await Promise.all([owner, other, reception].map(({ email }) => mailedPaths('sender-key-ends', email)))).map(
          (paths) => paths.length,
        );
      await onDay(70);
      expect(await mailed()).toEqual([0, 0, 0]);
      await Promise.all([onDay(77), onDay(78)]);
      await onDay(86);
      expect(await mailed()).toEqual([1, 1, 0]);
      await onDay(88);
      await onDay(89);
      expect(await mailed()).toEqual([2, 2, 0]);
      await onDay(91);
      expect(await mailed()).toEqual([2, 2, 0]);
      expect(await mailedPaths('sender-key-ends', owner.email)).toEqual([
        `/admin-panel/sistemas/${id}`,
        `/admin-panel/sistemas/${id}`,
      ]);
    });
  });
}
