import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { addresses } from '../support/addresses.ts';
import { openSite, type TestSite } from '../support/host.ts';
import { elements, metaOf } from '../support/html.ts';
import { measuredLaboratory } from '../support/measured-laboratory.ts';

let measuring: TestSite;
let demonstration: TestSite;
beforeAll(async () => {
  measuring = await openSite({ laboratory: measuredLaboratory });
  demonstration = await openSite();
});
afterAll(() => Promise.all([measuring.close(), demonstration.close()]));

const never =
  /^(\/en)?\/(pacientes|medicos|portal-resultados|medicos-login|medicos-registro|portal-medicos|admin-login|admin-panel|buscar|sin-conexion)$/;
const google = /google|doubleclick/;

async function read(site: TestSite, address: string) {
  const response = await site.get(address);
  const html = await response.text();
  const { 'data-analytics': handedOver } = elements(html, 'body')[0] ?? {};
  return { html, handedOver, policy: response.headers.get('Content-Security-Policy') ?? '' };
}

describe.each(addresses)('$address', ({ address }) => {
  test('reaches Google, and says how it is measured, exactly where measurement is allowed', async () => {
    const { handedOver, policy } = await read(measuring, address);
    expect(google.test(policy)).toBe(!never.test(address));
    expect(handedOver !== undefined).toBe(!never.test(address));
    if (handedOver) expect(JSON.parse(handedOver)).toMatchObject({ id: 'G-TEST000000', currency: 'COP' });
  });

  test('does not mention it without a configured ID', async () => {
    const { html, handedOver, policy } = await read(demonstration, address);
    expect([handedOver, google.test(policy), html.includes('data-conversion')]).toEqual([undefined, false, false]);
  });
});

test.each([
  ['/servicios/paquetes/its', 'strict-origin'],
  ['/blog/periodo-ventana-its', 'strict-origin'],
  ['/portal-resultados', 'strict-origin'],
  ['/mi-prueba-vih', 'strict-origin'],
  ['/servicios', undefined],
])('%s names itself to the next page: %s', async (path, referrer) => {
  expect(metaOf((await read(measuring, path)).html, 'referrer')).toBe(referrer);
});

test.each([
  ['/blog?q=prueba+vih', false],
  ['/en/blog?q=hiv', false],
  ['/buscar?q=vih', false],
  ['/examenes-laboratorio?e=INF-002', false],
  ['/examenes-laboratorio?area=chemistry', true],
  ['/blog?tema=pregnancy', true],
  // Measured as the exam's page, with only campaign parameters of its query (`measurement.test.ts`).
  ['/examenes-laboratorio/tsh?dia=2026-11-25&hora=08:00', true],
  // The page does not read its query, so one cached copy serves every query.
  ['/servicios?q=vih', true],
])('%s reaches Google: %s', async (address, measured) => {
  const { handedOver, policy } = await read(measuring, address);
  expect([handedOver !== undefined, google.test(policy)]).toEqual([measured, measured]);
});

test.each(['/blog', '/en/blog'])('the topic that a reader of %s has chosen is not measured', async (path) => {
  const { html } = await read(measuring, path);
  const title = /<title[^>]*>([^<]*)/.exec(html)?.[1];
  for (const query of ['?tema=pregnancy', '?tema=infections', '?tema=pregnancy&pagina=2']) {
    const { handedOver = '' } = await read(measuring, path + query);
    expect(JSON.parse(handedOver)).toMatchObject({ path: null, title });
  }
});

test('without a label of Google Ads no page reaches Google Ads', async () => {
  const { conversions } = measuredLaboratory.analytics;
  const site = await openSite({
    laboratory: {
      ...measuredLaboratory,
      analytics: { ...measuredLaboratory.analytics, conversions: { ...conversions, Phone_Contact: null } },
    },
  });
  const { policy } = await read(site, '/');
  expect(policy).toContain('https://*.google-analytics.com');
  expect(policy).not.toMatch(/doubleclick|googleadservices/);
  await site.close();
});

describe('the notice that a page fetches', () => {
  test.each([
    ['/politica-cookies/aviso', 'Aceptar'],
    ['/en/politica-cookies/aviso', 'Accept'],
  ])('%s is in its language, runs nothing, and is not indexed', async (path, word) => {
    const answer = await demonstration.get(path);
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(html).toContain(word);
    expect(html).not.toContain('<script');
    expect(answer.headers.get('X-Robots-Tag')).toBe('noindex');
    expect(answer.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  });
});
