import { expect, test } from 'vitest';

import { accessReason } from './access-words.ts';

test('a wrong passcode has another reason than an opened share', () => {
  expect(accessReason({ action: 'share.opened', by: 'shared' })).toBe('Usted le dio el enlace y la clave.');
  expect(accessReason({ action: 'share.refused', by: 'shared' })).toBe('Tenía el enlace, pero no la clave.');
});

test('the owner of the results needs no reason', () => {
  expect(accessReason({ action: 'report.read', by: 'self' })).toBeUndefined();
});
