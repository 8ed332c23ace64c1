import { readFileSync } from 'node:fs';

import type { BrowserContext } from '@playwright/test';

/** The version of the cookie policy in its front matter. */
export const policyVersion =
  /^version: "?([\d-]+)"?$/m.exec(
    readFileSync(new URL('../../content/pages/cookie-policy.es.md', import.meta.url), 'utf8'),
  )?.[1] ?? '';

/** The visitor's choice by category, and the version of the policy to which it answers. */
interface Choice {
  analytics: boolean;
  marketing: boolean;
  functional: boolean;
  version?: string;
}

/** Returns a choice as the browser stores it in local storage. */
export const storedChoice = ({ version = policyVersion, ...choice }: Choice): { name: string; value: string } => ({
  name: 'cookie-consent',
  value: JSON.stringify({ ...choice, version, date: '2026-11-17T15:00:00.000Z' }),
});

/**
 * Answers the question about cookies with a refusal, unless the page's storage has an answer, so that only the tests of consent see it.
 * Playwright's own storage state opens one more page for each test, which takes half as long as opening the tested page.
 */
export const refuseCookies = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(
    ({ name, value }) => {
      try {
        if (localStorage.getItem(name) === null) localStorage.setItem(name, value);
      } catch {
        // A page without an origin has no storage.
      }
    },
    storedChoice({ analytics: false, marketing: false, functional: false }),
  );
