import { globSync, readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import { measurementContract } from '../app/measurement/analytics/measurement.contract.ts';
import { measurementOf } from '../app/measurement/analytics/measurement.ts';
import { streetMapContract } from '../app/site/map/street-map.contract.ts';
import { type Contract, partOf, readJson, readText, selectorOf } from '../app/ui/behaviours/contract.ts';
import { shareContract } from '../app/ui/behaviours/share.contract.ts';
import { written } from '../app/ui/written.ts';
import { contactFormContract, joinWords, splitWords } from '../app/views/contact/contact-form.contract.ts';
import siteConfig from '../site.config.ts';

/** An element reduced to its attributes. */
const carrying = (attributes: ReturnType<typeof written>): Pick<Element, 'getAttribute'> => {
  const texts = new Map(
    Object.entries(attributes).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
  return { getAttribute: (name) => texts.get(name) ?? null };
};

describe('a behavior reads the data that the server has written', () => {
  test('as text', () => {
    const element = carrying(written(shareContract, { path: '/mi-lista?e=TSH-001', by: 'copy' }));
    expect(readText(element, shareContract, 'path')).toBe('/mi-lista?e=TSH-001');
    expect(readText(element, shareContract, 'by')).toBe('copy');
    expect(readText(element, shareContract, 'done')).toBe('');
    expect(readText(null, shareContract, 'done')).toBe('');
  });

  test('as JSON: the street map', () => {
    const settings = {
      tilesUrl: 'https://tiles.example/{z}/{x}/{y}.png',
      places: [{ name: 'Sede "Norte"', address: 'Calle 1 # 2-3', latitude: 6.2, longitude: -75.5 }],
      attribution: '© OpenStreetMap',
    };
    expect(readJson(carrying(written(streetMapContract, { settings })), streetMapContract, 'settings')).toEqual(
      settings,
    );
    expect(() => readJson(carrying({}), streetMapContract, 'settings')).toThrow();
  });

  test('as JSON: the measurable events', () => {
    const laboratory = { ...siteConfig, analytics: { ...siteConfig.analytics, measurementId: 'G-TEST000000' } };
    const measurement = measurementOf(laboratory, { pathname: '/', status: 200, sensitive: false }) ?? undefined;
    expect(measurement?.id).toBe('G-TEST000000');
    const body = carrying(written(measurementContract, { measurement }));
    expect(readJson(body, measurementContract, 'measurement')).toEqual(measurement);
    expect(
      carrying(written(measurementContract, { measurement: undefined })).getAttribute('data-analytics'),
    ).toBeNull();
  });

  test('as words, one a line', () => {
    const words = { greeting: 'Hola.', lines: ['Nombre: {}', 'Mensaje: {}'] };
    const form = carrying(written(contactFormContract, { words: joinWords(words) }));
    expect(splitWords(readText(form, contactFormContract, 'words'))).toEqual(words);
    expect(() => joinWords({ ...words, lines: ['Nombre:\n{}', 'Mensaje: {}'] })).toThrow('Nombre');
  });

  test('and finds it by its selector', () => {
    expect(selectorOf(shareContract, 'by', 'copy')).toBe('[data-share-by="copy"]');
    const asked: string[] = [];
    // The test needs only the method that receives the selector.
    const root = { querySelector: (selector: string) => asked.push(selector) } as unknown as ParentNode;
    partOf(root, shareContract, 'done');
    expect(asked).toEqual(['[data-share-done]']);
  });

  test('a part or a value outside the contract does not compile', () => {
    // @ts-expect-error: no such part exists.
    written(shareContract, { title: 'x' });
    // @ts-expect-error: sharing uses the sheet or the clipboard.
    written(shareContract, { by: 'mail' });
    expect(Object.values(shareContract)).toHaveLength(3);
  });
});

const files = globSync('app/**/*.{ts,tsx}')
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !/\.test\.tsx?$|^app\/(generated|i18n\/paraglide)\//.test(path));
/** An island's element is written and read whole; its contract has no parts. */
const contracts = Object.values(
  import.meta.glob<Record<string, unknown>>(['../app/**/*.contract.ts', '!../app/ui/islands/island.contract.ts'], {
    eager: true,
  }),
);
const namesIn = (module: Record<string, unknown>): string[] =>
  Object.values(module).flatMap((contract) =>
    typeof contract === 'object' && contract !== null
      ? Object.values(contract as Contract<Record<string, string>>)
      : [],
  );
const names = contracts.flatMap(namesIn);

test('every contract has its own attributes', () => {
  expect(contracts.length).toBeGreaterThan(10);
  expect(names.filter((name, position) => names.indexOf(name) !== position)).toEqual([]);
  expect(names.filter((name) => !/^data-[a-z-]+$/.test(name))).toEqual([]);
});

/** Their contracts are still to come. */
const later = /^app\/catalogue\/(my-list|screen)\//;

test('only its contract spells out an attribute', () => {
  const attribute = new RegExp(`(?<![\\w-])(?:${names.join('|')})(?![\\w-])`);
  const spelling = files.filter(
    (path) => !path.endsWith('.contract.ts') && !later.test(path) && attribute.test(withoutComments(path)),
  );
  expect(spelling).toEqual([]);
});

const withoutComments = (path: string): string =>
  readFileSync(path, 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\/\/.*/g, '');
