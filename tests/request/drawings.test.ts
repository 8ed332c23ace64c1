import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { windowPeriods } from '../../app/domain/infections/window-periods.ts';
import { openSite, type TestSite } from '../support/host.ts';
import { elements, texts } from '../support/html.ts';

// A drawing replaced a table or a paragraph: its text version must say everything that the drawing shows.

let site: TestSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const mainOf = (html: string): string => html.slice(html.indexOf('<main'), html.indexOf('</main>'));
const partOf = (html: string, id: string): string =>
  mainOf(html)
    .split('<section')
    .find((part) => part.includes(`<h2 id="${id}"`)) ?? '';

describe('the window periods', () => {
  test.each([
    [
      '',
      ['30–60 días', '12 semanas', '6 meses si su pareja la tiene.', 'Muy pronto', 'Podría detectarla', 'Confiable'],
    ],
    ['/en', ['30–60 days', '12 weeks', '6 months if your partner has it.', 'Too early', 'May detect it', 'Reliable']],
  ])('are a table with a row for each test%s', async (prefix, words) => {
    const part = partOf(await site.html(`${prefix}/servicios/paquetes/its`), 'ventana');
    expect(elements(part, 'tr')).toHaveLength(windowPeriods.length + 1);
    const [table = ''] = texts(part, 'table');
    for (const word of words) expect(table).toContain(word);
    expect(texts(part, 'tr').filter((row) => row.includes(String(words[0])))).toHaveLength(1);
  });

  test('need no script, no request, and no address', async () => {
    const part = partOf(await site.html('/servicios/paquetes/its'), 'ventana');
    const radios = elements(part, 'input');
    expect(radios.length).toBeGreaterThan(4);
    expect(radios.filter(({ type }) => type !== 'radio')).toEqual([]);
    expect(elements(part, 'form')).toEqual([]);
  });

  test('send a visitor of the first three days to an emergency room', async () => {
    const part = partOf(await site.html('/servicios/paquetes/its'), 'ventana');
    expect(part).toMatch(/urgencias.*href="#72-horas"/s);
  });
});
