import { describe, expect, test } from 'vitest';

import { type Answered, measurementOf } from '../../app/measurement/analytics/measurement.ts';
import { pageParameters } from '../../app/measurement/analytics/page-address.ts';
import { leaksIn } from './collector.ts';
import { measuredLaboratory } from './measured-laboratory.ts';

// The checker of the analytics tests detects leaks: each test changes a rule, and the checker must report it.

const page = {
  href: 'https://laboratory.example/servicios/paquetes/its?utm_campaign=prueba-vih',
  title: 'Exámenes de ITS · Yarumo',
  referrer: 'https://laboratory.example/pruebas-embarazo',
};
const secrets = ['its', 'vih', 'Exámenes de ITS', 'embarazo'];
const answered: Answered = { pathname: '/servicios/paquetes/its', status: 200, sensitive: false };

test('reports nothing under the real rules', () => {
  const measurement = measurementOf(measuredLaboratory, answered);
  if (!measurement) throw new Error('the page is measured');
  expect(leaksIn(pageParameters(measurement, page), secrets)).toEqual([]);
});

describe('detects a planted leak', () => {
  test.each([
    ['the page counts as public', pageParameters({ path: null, title: null }, page), ['its', 'vih', 'Exámenes de ITS']],
    ['its title is sent', pageParameters({ path: '/', title: page.title }, page), ['its', 'Exámenes de ITS']],
    ['its address is sent', pageParameters({ path: answered.pathname, title: 'Yarumo' }, page), ['its']],
    [
      'the referring page is sent',
      { ...pageParameters({ path: '/', title: 'Yarumo' }, page), page_referrer: page.referrer },
      ['embarazo'],
    ],
  ])('%s', (_, left, found) => {
    expect(leaksIn(left, secrets)).toEqual(found);
  });

  test.each([
    [{ email: 'ana.perez@correo.co' }, 'ana.perez@correo.co'],
    [{ description: 'no mail for ANA.PEREZ%40correo.co' }, 'ana.perez@correo.co'],
    [{ user_data: { phone_number: '+573001234567' } }, '300 123 4567'],
    [{ text: 'call (300) 123-4567' }, '300 123 4567'],
    [{ page_path: '/prueba-de-vih' }, 'prueba de VIH'],
    [{ name: 'Ana María Pérez' }, 'ana maria perez'],
  ])('finds the secret in %j', (left, secret) => {
    expect(leaksIn(left, [secret])).toEqual([secret]);
    expect(leaksIn({ page_location: '/', transaction_id: 'abc' }, [secret])).toEqual([]);
  });
});
