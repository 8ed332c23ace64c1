import { expect, test } from 'vitest';

import { addressInBrowser, addressOnServer } from './choice-address.ts';

const chosen = { query: 'tsh', area: 'chemistry', sort: 'name' } as const;

test('puts the choice and the carried list into the query, which the server reads', () => {
  expect(addressOnServer('es', ['HEM-001', 'QUI-001'])(chosen)).toBe(
    '/examenes-laboratorio?q=tsh&area=chemistry&orden=name&e=HEM-001,QUI-001',
  );
  expect(addressOnServer('en', [])({})).toBe('/en/examenes-laboratorio');
});

test('in a browser that searches, puts the typed text behind the #, and the carried list before it', () => {
  expect(addressInBrowser('es', ['HEM-001'])(chosen)).toBe(
    '/examenes-laboratorio?e=HEM-001#q=tsh&area=chemistry&orden=name',
  );
  expect(addressInBrowser('en', ['HEM-001'])({ area: 'chemistry' })).toBe(
    '/en/examenes-laboratorio?area=chemistry&e=HEM-001',
  );
});
