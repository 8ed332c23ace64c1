import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { createCatalogue } from '../../app/domain/exams/catalogue.ts';
import type { Laboratory } from '../../app/domain/laboratory/laboratory.ts';
import { demonstrationExams } from '../../db/seed/exams/index.ts';
import siteConfig from '../../site.config.ts';
import { addresses } from '../support/addresses.ts';
import { factPatternsOf, findSpelledFacts } from '../support/facts.ts';
import { openSite, type TestSite } from '../support/host.ts';
import { hrefsOf, jsonLdOf, metaOf, textOf, texts } from '../support/html.ts';

// D8: an edit of `site.config.ts` gives the site of another laboratory, with nothing left of the first.
const guadua: Laboratory = {
  ...siteConfig,
  security: { email: 'seguridad@guadua.example', expires: '2027-11-20' },
  brand: 'Guadua Diagnóstico <Clínico> & "Hijos"',
  shortBrand: 'Guadua',
  legalName: 'Guadua Diagnóstico S. A.',
  taxId: '900.111.222-3',
  providerCode: '170010001101',
  privacyEmail: 'privacidad@guadua.example',
  dataProcessors: [{ service: { es: 'alojamiento', en: 'hosting' }, country: { es: 'España', en: 'Spain' } }],
  homeVisits: [{ municipality: 'Villamaría', areas: [] }],
  neighborhoods: undefined,
  zoneMap: undefined,
  city: 'Manizales',
  region: 'Caldas',
  location: { latitude: 5.067, longitude: -75.517 },
  phones: ['+57 606 111 2222', '+57 310 333 4444'],
  whatsapp: '+57 311 555 6666',
  email: 'hola@guadua.example',
  sites: [
    {
      id: 'cable',
      name: 'El Cable',
      address: 'Carrera 23 # 64-60',
      arrival: { es: 'Bus hasta la torre del cable.', en: 'By bus to the cable tower.' },
      parking: { es: 'En el sótano.', en: 'In the basement.' },
      latitude: 5.056,
      longitude: -75.486,
    },
  ],
  transit: [],
  openingHours: [{ days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'], opens: '07:30', closes: '18:45' }],
  structuredDataHours: [{ days: ['sunday'], opens: '08:15', closes: '09:15' }],
  claims: { patientsServed: 12_300, examTypes: 870, resultHours: { from: 11, to: 33 }, paternityAccuracyPercent: 98.7 },
  priceRange: '$$$',
  payments: ['cash'],
  currency: 'USD',
  copyrightYear: 2031,
  social: { facebook: 'https://facebook.com/guadua', instagram: null, youtube: null },
};

let site: TestSite;
let home: string;
let english: string;
beforeAll(async () => {
  site = await openSite({ laboratory: guadua });
  home = await site.html('/');
  english = await site.html('/en');
});
afterAll(() => site.close());

describe('another laboratory in the configuration', () => {
  test('shows its words on the page, in each language', () => {
    for (const html of [home, english]) {
      expect(textOf(html)).toContain(guadua.brand);
      expect(textOf(html)).toContain('Manizales');
      expect(textOf(html)).toContain('El Cable');
      expect(textOf(html)).toContain('Carrera 23 # 64-60');
      expect(textOf(html)).toContain('2031');
      expect(texts(html, 'title')[0]).toContain('Guadua');
    }
    expect(textOf(home)).toContain('12,300+ Pacientes');
    expect(textOf(english)).toContain('870+ Tests');
    expect(textOf(home)).toContain('11–33');
    expect(textOf(home)).toContain('98,7 %');
    expect(textOf(english)).toContain('98.7%');
    expect(textOf(home)).toContain('7:30 a. m. – 6:45 p. m.');
    expect(textOf(english)).toContain('7:30 AM – 6:45 PM');
  });

  test('links to its phones, its chat, and its email', () => {
    const hrefs = hrefsOf(home);
    expect(new Set(hrefs.filter((href) => href.startsWith('tel:')))).toEqual(
      new Set(['tel:+576061112222', 'tel:+573103334444']),
    );
    expect(new Set(hrefs.filter((href) => href.startsWith('mailto:')))).toEqual(
      new Set(['mailto:hola@guadua.example']),
    );
    const chats = hrefs.filter((href) => href.includes('wa.me'));
    expect(chats.length).toBeGreaterThan(4);
    expect(chats.filter((href) => !href.startsWith('https://wa.me/573115556666?text='))).toEqual([]);
    expect(hrefs).toContain('https://facebook.com/guadua');
  });

  test('has the same in its structured data (S3.04)', () => {
    expect(jsonLdOf(home)[0]?.['@graph']).toEqual([
      expect.objectContaining({
        name: guadua.brand,
        telephone: '+57 606 111 2222',
        address: [
          expect.objectContaining({
            streetAddress: 'Carrera 23 # 64-60',
            addressLocality: 'Manizales',
            addressRegion: 'Caldas',
            addressCountry: 'CO',
          }),
        ],
        geo: expect.objectContaining({ latitude: 5.067, longitude: -75.517 }),
        openingHoursSpecification: [
          expect.objectContaining({ dayOfWeek: ['Sunday'], opens: '08:15', closes: '09:15' }),
        ],
        priceRange: '$$$',
        paymentAccepted: 'Cash',
        currenciesAccepted: 'USD',
        sameAs: ['https://facebook.com/guadua'],
      }),
      expect.objectContaining({ '@type': 'WebSite', name: guadua.brand }),
    ]);
  });

  test('cannot turn its name into markup', () => {
    expect(home).not.toContain('<Clínico>');
    expect(metaOf(home, 'og:title')).toBe(texts(home, 'title')[0]);
  });
});

describe('the texts of another laboratory', () => {
  test('include its directions, its data controller, and its registration number', async () => {
    const [contact, contactInEnglish] = [await site.html('/contacto'), await site.html('/en/contacto')];
    expect(textOf(contact)).toContain('Bus hasta la torre del cable.');
    expect(textOf(contact)).toContain('En el sótano.');
    expect(textOf(contactInEnglish)).toContain('By bus to the cable tower.');
    expect(textOf(contactInEnglish)).toContain('In the basement.');
    expect(textOf(await site.html('/politicas-privacidad'))).toContain('España (alojamiento)');
    expect(textOf(await site.html('/en/politicas-privacidad'))).toContain('Spain (hosting)');
    for (const html of [await site.html('/nosotros'), await site.html('/en/nosotros')])
      expect(textOf(html)).toContain('170010001101');
  });
});

describe('have prices in its own currency', () => {
  test("cover an exam, a search, the data for the browser's search, and the API", async () => {
    const dollars = /US\$/;
    expect(textOf(await site.html('/examenes-laboratorio/tsh'))).toMatch(dollars);
    const search = await site.html('/examenes-laboratorio?q=tsh');
    expect(textOf(search)).toMatch(dollars);
    expect(search).toContain('&quot;currency&quot;:&quot;USD&quot;');
    for (const path of ['/api/v1/exams?q=tsh', '/api/v1/exams/HEM-001'])
      expect(await (await site.get(path)).json()).toMatchObject({ currency: 'USD' });
  });
});

describe('nothing of the demonstration remains', () => {
  test.each(addresses)('in $address', async ({ address }) => {
    // The API's answers come from the catalog, which a laboratory replaces with an import.
    const html = (await site.html(address))
      .replace(/<code data-answer=.*?<\/code>/gs, '')
      // An exam that costs as much as another number of the configuration.
      .replace(/\$\s?[\d.,]+/g, '');
    // A minified file is one line, so a failure shows the text around the fact.
    const inLines = html
      .replace(/<style[\s\S]*?<\/style>/g, '')
      .replace(/(?:src|href|srcset|d|data-srcset)="\/[^"]*"/gi, '')
      .replace(/>/g, '>\n');
    const found = findSpelledFacts([{ path: 'page.md', text: inLines }], factPatternsOf(siteConfig));
    const left = found.filter(
      ({ setting, text }) => !(setting === 'city' && address.includes('como-leer-un-hemograma') && text === 'Medellín'),
    );
    // The exams are still those of the demonstration's catalog. A promised hour follows from the laboratory's own hours; two drawings show
    // some.
    const isExam = address.includes('/examenes-laboratorio/');
    const hasPromises = isExam || /\/(entrega-rapida|resultados-precisos)$/.test(address);
    const expected = [...(isExam ? ['city'] : []), ...(hasPromises ? ['openingHours'] : [])];
    expect(left.filter(({ setting }) => !expected.includes(setting))).toEqual([]);
  });
});

describe('the laboratory of the demonstration', () => {
  test('has the prices, payments, and place of clause S3.04', async () => {
    const demonstration = await openSite();
    expect(jsonLdOf(await demonstration.html('/'))[0]?.['@graph']).toEqual([
      expect.objectContaining({
        '@id': 'https://laboratory.example/#laboratory',
        name: siteConfig.brand,
        geo: expect.objectContaining({ latitude: 6.244, longitude: -75.581 }),
        openingHoursSpecification: [
          expect.objectContaining({
            dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
            opens: '06:00',
            closes: '18:00',
          }),
          expect.objectContaining({ dayOfWeek: ['Saturday'], opens: '06:00', closes: '14:00' }),
        ],
        priceRange: '$$',
        paymentAccepted: 'Cash, Credit Card, Health Insurance',
        currenciesAccepted: 'COP',
      }),
      expect.objectContaining({ '@type': 'WebSite' }),
    ]);
    await demonstration.close();
  });
});

describe('a laboratory whose codes are 1001', () => {
  test('is searched, listed, and queried by these codes', async () => {
    const [first, second] = demonstrationExams.filter(
      ({ status, members }) => status === 'published' && !members.length,
    );
    const exams = [first, second].flatMap((exam, index) => (exam ? [{ ...exam, code: `${1001 + index}` }] : []));
    const numbered = await openSite({
      laboratory: { ...guadua, examCodes: ['0000'] },
      change: (services) => ({ ...services, catalogue: async () => createCatalogue(exams) }),
    });
    const results = await numbered.html('/examenes-laboratorio?q=1002');
    expect(hrefsOf(results)).toContain(`/examenes-laboratorio/${second?.slug}`);
    expect(await (await numbered.get('/api/v1/exams?q=1002')).json()).toMatchObject({
      total: 1,
      exams: [{ code: '1002' }],
    });
    expect(textOf(await numbered.html('/mi-lista?e=1001,1002'))).toContain(first?.name.es);
    expect(await (await numbered.get('/api/v1/exams/1001')).json()).toMatchObject({ code: '1001' });
    expect((await numbered.get('/api/v1/plans?e=1001,1002')).status).toBe(200);
    expect((await numbered.get('/api/v1/plans?e=1003')).status).toBe(400);
    await numbered.close();
  });
});
