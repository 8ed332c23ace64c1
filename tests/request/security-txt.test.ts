import { afterEach, expect, test } from 'vitest';

import siteConfig from '../../site.config.ts';
import { openSite, publicUrl, type SiteOptions, type TestSite } from '../support/host.ts';

// A researcher who finds a weakness requests this address (RFC 9116). It answered with the 404 page.

const path = '/.well-known/security.txt';
let site: TestSite;
afterEach(() => site.close());

async function ask(options: SiteOptions): Promise<Response> {
  site = await openSite(options);
  return site.get(path);
}

test('says where to report a weakness', async () => {
  const response = await ask({ at: '2026-11-24T15:00:00Z' });
  expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(response.headers.get('Cache-Control')).toMatch(/^public/);
  const text = await response.text();
  expect(text).toContain(`Contact: mailto:${siteConfig.security.email}\n`);
  expect(text).toContain(`Canonical: ${publicUrl}${path}\n`);
});

test.each<[string, SiteOptions]>([
  ['once its date has passed', { at: `${siteConfig.security.expires}T00:00:00Z` }],
  ['without a security contact', { laboratory: { ...siteConfig, security: undefined } }],
])('is missing %s', async (_, options) => {
  const response = await ask(options);
  expect([response.status, response.headers.get('Cache-Control')]).toEqual([404, 'no-store']);
  expect(await response.text()).not.toContain('Contact');
});
