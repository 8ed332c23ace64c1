import { readFileSync } from 'node:fs';

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

/** Returns Playwright's storage state of a browser that has already refused, so that only the consent tests see the question. */
export const answeredAt = (origin: string) => ({
  cookies: [],
  origins: [{ origin, localStorage: [storedChoice({ analytics: false, marketing: false, functional: false })] }],
});
