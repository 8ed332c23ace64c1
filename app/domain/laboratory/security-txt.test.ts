import { expect, test } from 'vitest';

import siteConfig from '../../../site.config.ts';
import { securityTxt } from './security-txt.ts';

const address = 'https://lab.example/.well-known/security.txt';
const laboratory = { ...siteConfig, security: { email: 'seguridad@lab.example', expires: '2027-05-31' } };

test('says where to report, in which languages, and until when', () => {
  expect(securityTxt(laboratory, address, new Date('2027-05-30T23:59:59Z'))).toBe(
    [
      'Contact: mailto:seguridad@lab.example',
      'Expires: 2027-05-31T00:00:00Z',
      'Preferred-Languages: es, en',
      'Canonical: https://lab.example/.well-known/security.txt',
      '',
    ].join('\n'),
  );
});

test('is null after its date, or without a contact', () => {
  expect(securityTxt(laboratory, address, new Date('2027-05-31T00:00:00Z'))).toBeNull();
  expect(securityTxt({ ...siteConfig, security: undefined }, address, new Date('2027-01-01T00:00:00Z'))).toBeNull();
});

// The one test that reads the real clock: it is a reminder to the people who run the site.
test('the date of site.config.ts is more than 30 days and at most a year away', () => {
  const days = (Date.parse(siteConfig.security.expires) - Date.now()) / 86_400_000;
  expect(days, 'move `security.expires` in site.config.ts on, if somebody still reads that mail').toBeGreaterThan(30);
  expect(days, 'RFC 9116, 2.5.5: less than a year ahead').toBeLessThan(366);
});
