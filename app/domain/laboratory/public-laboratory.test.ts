import { expect, test } from 'vitest';

import siteConfig from '../../../site.config.ts';
import { privateMark, withPrivateFields } from '../../../tests/support/private-fields.ts';
import { publicLaboratory } from './public-laboratory.ts';

test('browsers get the same fields, whatever private fields the configuration gains', () => {
  const planted = withPrivateFields(siteConfig);
  expect(JSON.stringify(planted.sites)).toContain(privateMark);
  expect(publicLaboratory(planted)).toEqual(publicLaboratory(siteConfig));
});

test('it contains what pages show, and nothing of the registration, the reports of weaknesses, or the tag', () => {
  const { legalName, taxId, providerCode, privacyEmail, dataProcessors, security, examCodes, ...rest } = siteConfig;
  // The page of home visits reads these on the server.
  const { neighborhoods, zoneMap, visitWindows, analytics, ...shown } = rest;
  expect(publicLaboratory(siteConfig)).toEqual({ ...shown, analytics: { measurementId: analytics.measurementId } });
});
