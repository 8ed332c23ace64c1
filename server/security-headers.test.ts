import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';

import { headersFor, policyFor, securityHeaders } from './security-headers.ts';

describe('every answer', () => {
  test.each([
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Cross-Origin-Opener-Policy', 'same-origin'],
    ['Cross-Origin-Resource-Policy', 'same-origin'],
    ['Cross-Origin-Embedder-Policy', 'credentialless'],
    ['Permissions-Policy', 'camera=(), microphone=(), geolocation=()'],
  ])('%s: %s', (name, value) => {
    expect(headersFor('http://localhost:3000')[name]).toBe(value);
  });

  test('a site reached over https enforces it for a year; a developer’s machine does not', () => {
    expect(headersFor('https://laboratory.example')['Strict-Transport-Security']).toBe(
      'max-age=31536000; includeSubDomains',
    );
    expect(headersFor('http://localhost:3000')['Strict-Transport-Security']).toBeUndefined();
  });
});

test.each([
  [null, "default-src 'none'; frame-ancestors 'none'"],
  ['application/json', "default-src 'none'; frame-ancestors 'none'"],
  [
    'text/javascript; charset=utf-8',
    "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'",
  ],
  ['image/svg+xml', "default-src 'none'; frame-ancestors 'none'; style-src 'unsafe-inline'"],
  ['text/html; charset=utf-8', null],
])('an answer of type %s has the policy %s', (contentType, policy) => {
  expect(policyFor(contentType)).toBe(policy);
});

test('an answer that fails carries them too', async () => {
  const app = new Hono().use(securityHeaders('https://laboratory.example'));
  app.get('/broken', () => {
    throw new Error('broken');
  });
  app.onError((_, c) => c.text('sorry', 500));
  for (const path of ['/broken', '/missing']) {
    const response = await app.request(path);
    expect(response.ok).toBe(false);
    for (const [name, value] of Object.entries(headersFor('https://laboratory.example')))
      expect(response.headers.get(name)).toBe(value);
  }
});
