import { expect, test } from 'vitest';

import { unpackPlanning } from '../../app/catalogue/my-list/planning-data.ts';
import { siteOverHttp } from '../support/host.ts';
import { elements } from '../support/html.ts';

const { site } = siteOverHttp();

const planningOf = async (path: string): Promise<string> => {
  const island = elements(await site.html(path), 'div').find((one) => one['data-island'] === 'my-list');
  return JSON.parse(island?.['data-props'] ?? '{}').planning;
};

test.each(['', '/en'])('the page of a list names the file of its language, which is kept for good', async (prefix) => {
  const address = await planningOf(`${prefix}/mi-lista`);
  const answer = await site.get(address);
  expect(answer.headers.get('Cache-Control')).toMatch(/^public, max-age=31536000, .*immutable$/);
  const { exams, calendar } = unpackPlanning(await answer.text());
  expect(exams.get('HEM-001')?.name.es).toMatch(prefix ? /^Complete blood count/i : /^Hemograma/);
  expect(calendar.dayOn('2026-12-08').hours).toBeNull();
});

test('it is the same for every list', async () => {
  expect(await planningOf('/mi-lista?e=HEM-001,QUI-001&p=2')).toBe(await planningOf('/mi-lista'));
});

test('an outdated version is not cached', async () => {
  const answer = await site.get('/catalogue/planning/es/0123456789abcdef');
  expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([200, 'private, no-store']);
});
