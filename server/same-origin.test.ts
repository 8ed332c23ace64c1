import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';

import { sameOriginOnly } from './same-origin.ts';

const app = new Hono().use(sameOriginOnly('https://laboratory.example')).all('*', (c) => c.text('done'));

/** Asks the process at its own address, as a proxy in front of it does. */
const statusOf = async (method: string, origin?: string): Promise<number> => {
  const headers = origin === undefined ? {} : { Origin: origin };
  return (await app.request('http://127.0.0.1:3000/', { method, headers })).status;
};

describe('a request that changes something', () => {
  test.each([
    ['the site itself', 'https://laboratory.example', 200],
    ['the address that was asked', 'http://127.0.0.1:3000', 200],
    ['no origin: not a browser', undefined, 200],
    ['another site', 'https://evil.example', 403],
    ['a site that begins alike', 'https://laboratory.example.evil.example', 403],
    ['a site that ends alike', 'https://evil-laboratory.example', 403],
    ['another port', 'https://laboratory.example:8443', 403],
    ['a sandboxed frame', 'null', 403],
    ['nonsense', 'laboratory.example', 403],
    ['an empty origin', '', 403],
  ])('from %s', async (_, origin, status) => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) expect(await statusOf(method, origin)).toBe(status);
  });
});

test.each(['GET', 'HEAD'])('%s changes nothing and passes from anywhere', async (method) => {
  expect(await statusOf(method, 'https://evil.example')).toBe(200);
});
