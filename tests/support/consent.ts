import { readFileSync } from 'node:fs';

/** The version of the cookie policy, as its front matter gives it. */
export const policyVersion =
  /^version: "?([\d-]+)"?$/m.exec(
    readFileSync(new URL('../../content/pages/cookie-policy.es.md', import.meta.url), 'utf8'),
  )?.[1] ?? '';

interface Choice {
  analytics: boolean;
  marketing: boolean;
  functional: boolean;
  version?: string;
}

/** A choice as the browser keeps it: for local storage, under `cookie-consent`. */
export const storedChoice = ({ version = policyVersion, ...choice }: Choice): { name: string; value: string } => ({
  name: 'cookie-consent',
  value: JSON.stringify({ ...choice, version, date: '2026-11-17T15:00:00.000Z' }),
});

/** A browser that has already refused: no test meets the question but those that are about it. */
export const answeredAt = (origin: string) => ({
  cookies: [],
  origins: [{ origin, localStorage: [storedChoice({ analytics: false, marketing: false, functional: false })] }],
});
