import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { accessTable, actions, may, type Role, roles, scopeOf, staffRoles } from './access-table.ts';

const fresh = (...held: Role[]) => ({ roles: held, isFresh: true });

describe('the table', () => {
  test('gives a visitor nothing', () => {
    expect(actions.filter((action) => may(action, fresh('visitor')).allowed)).toEqual([]);
  });

  test('lets only a bacteriologist release, and only a counselor record counseling', () => {
    expect(roles.filter((role) => may('result.release', fresh(role)).allowed)).toEqual(['bacteriologist']);
    expect(roles.filter((role) => may('counseling.record', fresh(role)).allowed)).toEqual(['counselor']);
  });

  test('shows no value of a result to reception, collectors, editors, and owners', () => {
    for (const role of ['reception', 'collector', 'editor', 'owner'] as const)
      expect([may('result.read', fresh(role)).allowed, may('result.review', fresh(role)).allowed], role).toEqual([
        false,
        false,
      ]);
  });

  test('gives patients, doctors, and links no record of other people', () => {
    for (const action of actions)
      for (const role of ['patient', 'link', 'doctor'] as const) expect(scopeOf(action, [role])).not.toBe('any');
  });

  test('prints as the documentation shows it', () => {
    const printed = actions.map((action) => {
      const row: Partial<Record<Role, string>> = accessTable[action];
      return `${action}: ${roles.flatMap((role) => (row[role] ? [`${role} ${row[role]}`] : [])).join(', ')}`;
    });
    expect(printed).toMatchSnapshot();
  });
});

describe('may', () => {
  test('names the reason', () => {
    expect(may('inbox.read', fresh('visitor'))).toEqual({ allowed: false, because: 'signed-out' });
    expect(may('inbox.read', fresh('editor'))).toEqual({ allowed: false, because: 'role' });
    expect(may('result.read', fresh('patient'), [])).toEqual({ allowed: false, because: 'not-theirs' });
    expect(may('result.release', { roles: ['bacteriologist'], isFresh: false })).toEqual({
      allowed: false,
      because: 'needs-proof',
    });
  });

  test('never allows less with one more role, nor with a fresh proof', () => {
    const some = fc.subarray([...staffRoles]);
    fc.assert(
      fc.property(
        fc.constantFrom(...actions),
        some,
        fc.constantFrom(...roles),
        fc.boolean(),
        (action, held, more, isFresh) => {
          const before = may(action, { roles: held, isFresh });
          if (!before.allowed) return;
          expect(may(action, { roles: [...held, more], isFresh }).allowed).toBe(true);
          expect(may(action, { roles: held, isFresh: true }).allowed).toBe(true);
        },
      ),
    );
  });
});
