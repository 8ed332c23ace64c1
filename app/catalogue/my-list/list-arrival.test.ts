import { expect, test } from 'vitest';

import { arrivalAfter, arrivalAt, codesShown, fragmentOf } from './list-arrival.ts';

/** Of these exams, MED-074 is only for emergencies, and OLD-009 is no longer offered. */
const plannable = (codes: readonly string[]) =>
  codes.filter((code) => code !== 'MED-074' && code !== 'OLD-009').slice(0, 60);
const arrive = (search: string, hash: string, kept: readonly string[]) => arrivalAt({ search, hash }, kept, plannable);

test.each([
  ['the first list', '?e=AA-1,BB-2', '', [], true],
  ['the same list in another order', '?e=BB-2,AA-1', '', ['AA-1', 'BB-2'], true],
  ['that with the exam that the server has just added', '?e=AA-1,BB-2', '#BB-2', ['AA-1'], true],
  ['that with several just added', '?e=AA-1,BB-2,CC-3', '#BB-2,CC-3', ['AA-1'], true],
  ['that with an exam that is no longer offered', '?e=AA-1,OLD-009', '', ['AA-1'], true],
  ['that with an emergency', '?e=AA-1,MED-074', '', ['AA-1'], true],
  ['an address that ends in no code', '?e=AA-1', '#%', ['AA-1'], true],
  ['a list from somebody else', '?e=AA-1,BB-2', '', ['CC-3'], false],
  ['the same behind the #', '', '#e=AA-1,BB-2', ['CC-3'], false],
  ['one that has an exam more, which was not added here', '?e=AA-1,BB-2', '', ['AA-1'], false],
  ['one that has an exam less', '?e=AA-1', '', ['AA-1', 'BB-2'], false],
] as const)('%s: is it this browser’s own list?', (_, search, hash, kept, isOwn) => {
  expect(arrive(search, hash, kept).isOwn).toBe(isOwn);
});

test('an address without a list shows the stored one, for the day and the person in the address', () => {
  const arrival = arrive('', '#dia=2026-11-24&p=2', ['AA-1']);
  expect(arrival).toMatchObject({ isOwn: true, kept: ['AA-1'], address: { day: '2026-11-24' } });
  expect(codesShown(arrival, ['AA-1'])).toEqual(['AA-1']);
  expect(fragmentOf(arrival)).toBe('#dia=2026-11-24&p=2');
});

test('the address of the browser’s own list holds only the codes that are not stored, and no plannable exam', () => {
  const arrival = arrive('?e=AA-1,MED-074&hora=07:00', '', []);
  expect([arrival.kept, codesShown(arrival, arrival.kept)]).toEqual([['AA-1'], ['AA-1', 'MED-074']]);
  expect(fragmentOf(arrival)).toBe('#hora=07%3A00&aparte=MED-074');
  expect(codesShown(arrive('', fragmentOf(arrival), ['AA-1']), ['AA-1'])).toEqual(['AA-1', 'MED-074']);
  expect(codesShown(arrive('', '#aparte=BB-2,MED-074', ['AA-1']), ['AA-1'])).toEqual(['AA-1', 'MED-074']);
});

test('shows an exam beyond the limit of a list, but does not store it', () => {
  const full = Array.from({ length: 60 }, (_, index) => `AA-${index}`);
  const arrival = arrive('', '#aparte=BB-2', full);
  expect([arrival.kept, arrival.address.codes]).toEqual([full, ['BB-2']]);
});

test('a list from another person stays in the address, behind the #', () => {
  expect(fragmentOf(arrive('?e=AA-1,BB-2&dia=2026-11-24', '', ['CC-3']))).toBe('#e=AA-1,BB-2&dia=2026-11-24');
});

const wanted = (...codes: string[]) => ({ codes, day: '', hour: '' });

test('preserves what another tab has added or removed in the meantime', () => {
  const shown = { isOwn: true, codes: ['AA-1', 'BB-2'] };
  expect(arrivalAfter(wanted('BB-2'), shown, ['AA-1', 'BB-2', 'CC-3'], plannable).kept).toEqual(['BB-2', 'CC-3']);
  expect(arrivalAfter(wanted('AA-1', 'BB-2', 'DD-4'), shown, ['BB-2'], plannable).kept).toEqual(['BB-2', 'DD-4']);
});

test('shows an added emergency separately, and drops a removed one', () => {
  const shown = { isOwn: true, codes: ['AA-1'] };
  const added = arrivalAfter(wanted('AA-1', 'MED-074'), shown, ['AA-1'], plannable);
  expect([added.kept, added.address.codes]).toEqual([['AA-1'], ['MED-074']]);
  const codes = codesShown(added, added.kept);
  expect(arrivalAfter(wanted('AA-1'), { isOwn: true, codes }, ['AA-1'], plannable).address.codes).toEqual([]);
});

test('changes another person’s list in the address only, and leaves the stored list as it is', () => {
  const arrival = arrivalAfter(wanted('AA-1'), { isOwn: false, codes: ['AA-1', 'BB-2'] }, ['CC-3'], plannable);
  expect([arrival.kept, fragmentOf(arrival)]).toEqual([['CC-3'], '#e=AA-1']);
});
