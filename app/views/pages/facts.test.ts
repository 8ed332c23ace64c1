import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import siteConfig from '../../../site.config.ts';
import type { Laboratory } from '../../domain/laboratory/laboratory.ts';
import { factsOf, fillFacts } from './facts.ts';

const laboratory: Laboratory = {
  ...siteConfig,
  brand: 'Laboratorio Guadua',
  city: 'Manizales',
  phones: ['+57 606 111 2222', '+57 310 333 4444'],
  email: 'hola@guadua.example',
  sites: [
    { id: 'a', name: 'Cable', address: 'Carrera 23', latitude: 5, longitude: -75 },
    { id: 'b', name: 'Palermo', address: 'Calle 65', latitude: 5.1, longitude: -75.1 },
  ],
  openingHours: [
    { days: ['monday', 'wednesday', 'friday'], opens: '07:30', closes: '18:00' },
    { days: ['sunday'], opens: '08:00', closes: '12:00' },
  ],
  dataProcessors: [
    { service: { es: 'alojamiento', en: 'hosting' }, country: { es: 'Estados Unidos', en: 'United States' } },
    { service: { es: 'correo', en: 'e-mail' }, country: { es: 'Irlanda', en: 'Ireland' } },
  ],
  claims: { patientsServed: 12_000, examTypes: 900, resultHours: { from: 12, to: 36 }, paternityAccuracyPercent: 99.5 },
};

const spaced = (text: string): string => text.replaceAll('\u00A0', ' ');

describe('the facts as text', () => {
  test.each([
    ['es', 'brand', 'Laboratorio Guadua'],
    ['es', 'city', 'Manizales'],
    ['es', 'phone', '+57 606 111 2222'],
    ['es', 'email', 'hola@guadua.example'],
    ['es', 'patients', '12.000'],
    ['en', 'patients', '12,000'],
    ['es', 'exams', '900'],
    ['es', 'resultHours', '12–36'],
    ['es', 'paternityAccuracy', '99,5 %'],
    ['en', 'paternityAccuracy', '99.5%'],
    ['es', 'weekdayHours', 'lunes, miércoles y viernes, 7:30 a. m. – 6:00 p. m.; martes y jueves, cerrado'],
    ['en', 'weekdayHours', 'Mondays, Wednesdays, and Fridays, 7:30 AM – 6:00 PM; Tuesdays and Thursdays, closed'],
    ['es', 'weekendHours', 'sábados, cerrado; domingos, 8:00 a. m. – 12:00 p. m.'],
    ['en', 'weekendHours', 'Saturdays, closed; Sundays, 8:00 AM – 12:00 PM'],
    ['es', 'providerCode', '000000000000'],
    ['es', 'dataProcessors', 'Estados Unidos (alojamiento) e Irlanda (correo)'],
    ['en', 'dataProcessors', 'United States (hosting) and Ireland (e-mail)'],
    ['es', 'siteNames', 'Cable y Palermo'],
    ['en', 'siteNames', 'Cable and Palermo'],
  ] as const)('(%s, %s) → %s', (locale, fact, expected) => {
    expect(spaced(factsOf(laboratory, locale)[fact])).toBe(expected);
  });
});

test.each([
  ['es', 'Pídanos la lista'],
  ['en', 'Ask us for the list'],
] as const)('a laboratory without listed processors offers the list, in %s', (locale, words) => {
  expect(factsOf({ ...laboratory, dataProcessors: undefined }, locale).dataProcessors).toBe(words);
});

test('separates thousands in the language of the sentence', () => {
  expect(factsOf({ ...laboratory, claims: { ...laboratory.claims, examTypes: 5_000 } }, 'es').exams).toBe('5.000');
});

test.each([
  ['es', 'lunes a viernes, 6:00 a. m. – 5:00 p. m.', 'sábados, 6:00 a. m. – 12:00 p. m.'],
  ['en', 'Monday to Friday, 6:00 AM – 5:00 PM', 'Saturdays, 6:00 AM – 12:00 PM'],
] as const)('the hours of the demonstration in %s omit its closed Sunday', (locale, weekdays, weekend) => {
  const { weekdayHours, weekendHours } = factsOf(siteConfig, locale);
  expect([spaced(weekdayHours), spaced(weekendHours)]).toEqual([weekdays, weekend]);
});

describe('fillFacts', () => {
  const facts = factsOf(laboratory, 'es');
  const fill = (text: string): string => spaced(fillFacts(text, facts, 'pages/x.es.md'));

  test('replaces each placeholder, however often it occurs', () => {
    expect(fill('{{brand}}: {{phone}}, {{phone}}.')).toBe('Laboratorio Guadua: +57 606 111 2222, +57 606 111 2222.');
  });

  test.each(['{{fax}}', '{{ phone }}', '{{phone number}}', '{{Phone}}', '{{}}', '{{constructor}}'])(
    'rejects %s, and names the file and the known facts',
    (text) => {
      expect(() => fill(`Llame al ${text}.`)).toThrow(
        /content\/pages\/x\.es\.md: .*is not a fact\. Known: brand, legalName, taxId, city/,
      );
    },
  );

  test('adds no second period after a fact that ends in one', () => {
    const hours = { ...facts, weekdayHours: '6:00 a. m. – 5:00 p. m.' };
    expect(fillFacts('Abrimos {{weekdayHours}}. Venga.', hours, '')).toBe('Abrimos 6:00 a. m. – 5:00 p. m. Venga.');
    expect(fillFacts('{{city}}.', hours, '')).toBe(`${hours.city}.`);
  });

  test('inserts a fact that looks like a replacement pattern literally', () => {
    expect(fillFacts('{{brand}}', { ...facts, brand: "$& $1 $' {{phone}}" }, '')).toBe("$& $1 $' {{phone}}");
  });

  test('leaves a text without placeholders unchanged', () => {
    fc.assert(
      fc.property(
        fc.string().filter((text) => !text.includes('{{')),
        (text) => fill(text) === text,
      ),
    );
  });
});
