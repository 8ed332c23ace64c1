import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';

import { sameOriginOnly } from './same-origin.ts';

const addresses = { publicUrl: 'https://laboratory.example', panelUrl: 'https://panel.example' };
const app = new Hono().use(sameOriginOnly(addresses)).all('*', (c) => c.text('done'));

/** Requests the process at its own address, as a proxy in front of it does. */
const ask = (method: string, headers: Record<string, string>): Promise<Response> =>
  Promise.resolve(app.request('http://127.0.0.1:3000/', { method, headers }));

const own = 'https://laboratory.example';

describe('D 2: a request that changes something', () => {
  test.each<[string, Record<string, string>, number]>([
    ['the site itself', { Origin: own }, 200],
    ['the site itself, with fetch metadata', { Origin: own, 'Sec-Fetch-Site': 'same-origin' }, 200],
    ['the site itself, without an origin', { 'Sec-Fetch-Site': 'same-origin' }, 200],
    ['a page without a referrer, such as a one-time link', { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' }, 200],
    ['a sandboxed frame that shows another site', { Origin: 'null', 'Sec-Fetch-Site': 'cross-site' }, 403],
    ['a program', {}, 200],
    ['a program with a language cookie', { Cookie: 'site-locale=en' }, 200],
    ['an unknown sender, with a session', { Cookie: 'a=1; __Host-session=x' }, 403],
    ['an unknown sender, with a session of localhost', { Cookie: 'session=x' }, 403],
    ['the site itself, with a session', { Cookie: '__Host-session=x', Origin: own }, 200],
    ['the requested address', { Origin: 'http://127.0.0.1:3000' }, 403],
    ['the name that the Host header claims', { Origin: 'http://evil.example', Host: 'evil.example' }, 403],
    ['the site itself over http', { Origin: 'http://laboratory.example' }, 403],
    ['another site', { Origin: 'https://evil.example' }, 403],
    ['a site that begins alike', { Origin: 'https://laboratory.example.evil.example' }, 403],
    ['a site that ends alike', { Origin: 'https://evil-laboratory.example' }, 403],
    ['a subdomain', { Origin: 'https://a.laboratory.example' }, 403],
    ['another port', { Origin: 'https://laboratory.example:8443' }, 403],
    ['a name that hides in the user', { Origin: 'https://laboratory.example@evil.example' }, 403],
    ['two origins', { Origin: `${own}, https://evil.example` }, 403],
    ['a sandboxed frame', { Origin: 'null' }, 403],
    ['nonsense', { Origin: 'laboratory.example' }, 403],
    ['an empty origin', { Origin: '' }, 403],
    ['another site, without an origin', { 'Sec-Fetch-Site': 'cross-site' }, 403],
    ['a subdomain, without an origin', { 'Sec-Fetch-Site': 'same-site' }, 403],
    ['the address bar', { 'Sec-Fetch-Site': 'none' }, 403],
    ['another site that claims our origin', { 'Sec-Fetch-Site': 'cross-site', Origin: own }, 403],
    ['our page with a foreign origin', { 'Sec-Fetch-Site': 'same-origin', Origin: 'https://evil.example' }, 403],
  ])('from %s', async (_, headers, status) => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) expect((await ask(method, headers)).status).toBe(status);
  });

  test('if refused, is answered with the right address in both languages', async () => {
    const text = await (await ask('POST', { Origin: 'http://127.0.0.1:3000' })).text();
    expect(text).toContain(`Este formulario solo se puede enviar desde ${own}.`);
    expect(text).toContain(`This form can only be sent from ${own}.`);
    expect(text).not.toContain('127.0.0.1');
  });
});

test.each(['GET', 'HEAD'])('%s changes nothing and passes from any origin', async (method) => {
  expect((await ask(method, { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' })).status).toBe(200);
});

describe('at the panel’s own host', () => {
  test.each([
    ['https://panel.example/', 'https://panel.example', 200],
    ['https://PANEL.example:3000/', 'https://panel.example', 200],
    ['https://panel.example/', 'https://laboratory.example', 403],
    ['https://laboratory.example/', 'https://panel.example', 403],
    ['https://panel.example.evil.example/', 'https://panel.example', 403],
  ])('a form at %s from %s → %i', async (address, origin, status) => {
    const headers = { Origin: origin, 'Sec-Fetch-Site': 'same-origin', Cookie: '__Host-session=x' };
    expect((await app.request(address, { method: 'POST', headers })).status).toBe(status);
  });
});
