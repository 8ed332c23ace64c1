import { createHash } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { speculationRules } from '../../app/site/prefetch/prefetch-rules.ts';
import { addresses } from '../support/addresses.ts';
import { mapTilesUrl, openSite, type TestSite } from '../support/host.ts';
import { elements } from '../support/html.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const sourcesOf = (policy: string, directive: string): string[] =>
  policy
    .split('; ')
    .find((part) => part.startsWith(`${directive} `))
    ?.split(' ')
    .slice(1) ?? [];
const inline = (html: string, element: string): string[] =>
  [...html.matchAll(new RegExp(`<${element}(?![^>]*(?:src=|application/ld))[^>]*>([\\s\\S]*?)</${element}>`, 'g'))]
    .map(([, text = '']) => text)
    // An empty element runs nothing and needs no leave.
    .filter((text) => text !== '');

/** The nonce of an answer, once its policy and its scripts have been held against it. */
async function nonceOf(response: Response): Promise<string> {
  const policy = response.headers.get('Content-Security-Policy') ?? '';
  const html = await response.text();
  const [, nonce = ''] = policy.match(/'nonce-([\w+/]{22}==)'/) ?? [];
  expect(nonce).not.toBe('');
  expect(new Set(sourcesOf(policy, 'script-src'))).toEqual(
    new Set(["'self'", `'nonce-${nonce}'`, hashOf(speculationRules)]),
  );
  expect(new Set(sourcesOf(policy, 'style-src'))).toEqual(new Set(["'self'", ...inline(html, 'style').map(hashOf)]));
  const scripts = [...html.matchAll(/<script\b[^>]*>/g)].map(([tag]) => tag).filter((tag) => !tag.includes('ld+json'));
  expect(scripts.length).toBeGreaterThan(1);
  expect(scripts.filter((tag) => !tag.includes(` nonce="${nonce}"`))).toEqual([]);
  expect(policy).not.toMatch(/unsafe|strict-dynamic|https?:|\*/);
  expect([response.headers.get('Cache-Control'), response.headers.get('ETag')]).toEqual(['no-store', null]);
  return nonce;
}

describe('the policy of a page', () => {
  const hydrating = ['/portal-medicos', '/en/portal-medicos'];
  const documents = [...addresses.map(({ address }) => address), '/no-existe', '/en/no-existe'].filter(
    (address) => !hydrating.includes(address),
  );

  test.each(documents)('%s allows its own scripts and styles by hash, and nothing else', async (address) => {
    const response = await site.get(address);
    const html = await response.text();
    const policy = response.headers.get('Content-Security-Policy') ?? '';
    const [scripts, styles] = [inline(html, 'script'), inline(html, 'style')];
    expect(scripts).toHaveLength(1);
    expect(styles.length).toBeGreaterThan(0);
    expect(new Set(sourcesOf(policy, 'script-src'))).toEqual(
      new Set(["'self'", ...scripts.map(hashOf), hashOf(speculationRules)]),
    );
    expect(new Set(sourcesOf(policy, 'style-src'))).toEqual(new Set(["'self'", ...styles.map(hashOf)]));
    // The contact page alone may ask another service, for the street map's images.
    const elsewhere = address.endsWith('/contacto') ? ` ${new URL(mapTilesUrl).origin}` : '';
    expect(policy).toContain(`img-src 'self' data:${elsewhere};`);
    expect(policy.replace(elsewhere, '')).not.toMatch(/unsafe|https?:|\*/);
    expect([
      sourcesOf(policy, 'frame-ancestors'),
      sourcesOf(policy, 'base-uri'),
      sourcesOf(policy, 'form-action'),
    ]).toEqual([["'none'"], ["'none'"], ["'self'"]]);
  });

  test.each(hydrating)(
    '%s, which hydrates, allows its scripts by its own nonce, and is not cached',
    async (address) => {
      const answers = await Promise.all([site.get(address), site.get(address), site.get(address)]);
      const nonces = await Promise.all(answers.map(nonceOf));
      expect(new Set(nonces).size).toBe(answers.length);
    },
  );

  test.each(addresses)('$address has nothing that the policy would block', async ({ address }) => {
    const html = (await site.html(address)).replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1>/g, '');
    expect(html.match(/<[^>]*\sstyle=[^>]*>/g)).toBeNull();
    expect(html.match(/<[^>]*\son[a-z]+=[^>]*>/g)).toBeNull();
    expect(html).not.toContain('javascript:');
    const loaded = ['img', 'source', 'iframe', 'link', 'use'].flatMap((name) =>
      elements(html, name).flatMap(({ src, href, rel }) =>
        rel === 'canonical' || rel === 'alternate' ? [] : (src ?? href ?? []),
      ),
    );
    expect(loaded.filter((url) => !url.startsWith('/') || url.startsWith('//'))).toEqual([]);
  });
});
