import { expect, test } from 'vitest';

import { type JoinedRecord, joinFault } from './join-rules.ts';

const one: JoinedRecord = { id: 'a', birthDate: '1985-07-03', sex: 'female', isJoined: false, hasAccount: false };
const other = { ...one, id: 'b', isJoinedToAnother: false };

test.each([
  [{}, {}, null],
  [{ id: 'b' }, {}, 'same'],
  [{ birthDate: '1985-03-07' }, {}, 'birth-date'],
  [{ sex: 'male' }, {}, 'sex'],
  [{ sex: 'unknown' }, {}, null],
  [{ isJoined: true }, {}, 'joined'],
  [{}, { isJoinedToAnother: true }, 'joined'],
  // A person may gather several wrong records.
  [{}, { isJoined: true }, null],
  [{ hasAccount: true }, {}, null],
  [{ hasAccount: true }, { hasAccount: true }, 'accounts'],
] as const)('%o to %o: %s', (from, to, fault) => {
  expect(joinFault({ ...one, ...from }, { ...other, ...to })).toBe(fault);
});
