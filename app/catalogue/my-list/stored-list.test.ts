import { expect, test } from 'vitest';

import { addedBy, meet, readStored, toStore } from './stored-list.ts';

test('what is kept is read again; an empty list is not kept', () => {
  expect(readStored(toStore(['HEM-001', 'QUI-002']))).toEqual(['HEM-001', 'QUI-002']);
  expect(toStore([])).toBeNull();
  expect(readStored(null)).toEqual([]);
});

test('what somebody else wrote there is left out, and so is what is more than a list may hold', () => {
  expect(readStored('{"a":1},HEM-001,<script>')).toEqual(['HEM-001']);
  expect(readStored(Array.from({ length: 90 }, (_, index) => `HEM-${index}`).join())).toHaveLength(60);
});

test.each([
  ['the first list', ['A-1', 'B-2'], '', [], 'keep-page'],
  ['the same list in another order', ['B-2', 'A-1'], '', ['A-1', 'B-2'], 'keep-page'],
  ['that with the exam just added', ['A-1', 'B-2'], 'B-2', ['A-1'], 'keep-page'],
  ['that with several just added', ['A-1', 'B-2', 'C-3'], 'B-2,C-3', ['A-1'], 'keep-page'],
  ['a list from somebody else', ['A-1', 'B-2'], '', ['C-3'], 'ask'],
  ['one that has an exam more, which was not added here', ['A-1', 'B-2'], '', ['A-1'], 'ask'],
  ['one that has an exam less', ['A-1'], '', ['A-1', 'B-2'], 'ask'],
  ['no list', [], '', ['A-1'], 'nothing'],
] as const)('%s', (_, codes, added, stored, meeting) => {
  expect(meet({ codes, asked: codes, added }, stored)).toBe(meeting);
});

test('an address that ends in no code adds nothing, and breaks nothing', () => {
  expect(['#HEM-001', '', '#%', '#%C3'].map(addedBy)).toEqual(['HEM-001', '', '%', '%C3']);
  expect(meet({ codes: ['A-1'], asked: ['A-1'], added: addedBy('#%') }, ['A-1'])).toBe('keep-page');
});

test('a list of nothing but emergencies is emptied where it is this browser’s, and nobody else’s', () => {
  expect(meet({ codes: [], asked: ['MED-074'], added: '' }, ['MED-074'])).toBe('keep-page');
  expect(meet({ codes: [], asked: ['MED-074'], added: '' }, ['A-1'])).toBe('nothing');
  expect(meet({ codes: [], asked: [], added: '' }, [])).toBe('nothing');
});

test('a stored exam that is no longer offered does not make the list a stranger’s', () => {
  expect(meet({ codes: ['A-1'], asked: ['A-1', 'OLD-9'], added: '' }, ['A-1', 'OLD-9'])).toBe('keep-page');
});
