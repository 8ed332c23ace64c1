import { globSync, readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import { measurementContract } from '../app/measurement/analytics/measurement.contract.ts';
import { measurementOf } from '../app/measurement/analytics/measurement.ts';
import { streetMapContract } from '../app/site/map/street-map.contract.ts';
import { joinWords, splitWords } from '../app/site/messages/joined-words.ts';
import { type Contract, partOf, readJson, readText, selectorOf } from '../app/ui/behaviors/contract.ts';
import { shareContract } from '../app/ui/behaviors/share.contract.ts';
import { dataFor } from '../app/ui/data-for.ts';
import { contactFormContract } from '../app/views/contact/contact-form.contract.ts';
import siteConfig from '../site.config.ts';

/** An element reduced to its attributes. */
const carrying = (attributes: ReturnType<typeof dataFor>): Pick<Element, 'getAttribute'> => {
  const texts = new Map(
    Object.entries(attributes).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
  return { getAttribute: (name) => texts.get(name) ?? null };
};

describe('a behavior reads the data that the server has written', () => {
  test('as text', () => {
    const element = carrying(dataFor(shareContract, { path: '/mi-lista?e=TSH-001', by: 'copy' }));
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
    expect(readJson(carrying(dataFor(streetMapContract, { settings })), streetMapContract, 'settings')).toEqual(
      settings,
    );
    expect(() => readJson(carrying({}), streetMapContract, 'settings')).toThrow();
  });

  test('as JSON: the measurable events', () => {
    const laboratory = { ...siteConfig, analytics: { ...siteConfig.analytics, measurementId: 'G-TEST000000' } };
    const measurement = measurementOf(laboratory, { pathname: '/', status: 200, sensitive: false }) ?? undefined;
    expect(measurement?.id).toBe('G-TEST000000');
    const body = carrying(dataFor(measurementContract, { measurement }));
    expect(readJson(body, measurementContract, 'measurement')).toEqual(measurement);
    expect(
      carrying(dataFor(measurementContract, { measurement: undefined })).getAttribute('data-analytics'),
    ).toBeNull();
  });

  test('as words, one a line', () => {
    const words = { greeting: 'Hola.', lines: ['Nombre: {}', 'Mensaje: {}'] };
    const form = carrying(dataFor(contactFormContract, { words: joinWords(words) }));
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
    dataFor(shareContract, { title: 'x' });
    // @ts-expect-error: sharing uses the sheet or the clipboard.
    dataFor(shareContract, { by: 'mail' });
    expect(Object.values(shareContract)).toHaveLength(3);
  });
});

/** By path: the contract's attributes. */
const contracts = Object.entries(
  import.meta.glob<Record<string, unknown>>('../app/**/*.contract.ts', { eager: true }),
).map(([path, module]) => ({ path: path.replace('../', ''), attributes: attributesOf(module) }));

function attributesOf(module: Record<string, unknown>): string[] {
  return Object.entries(module).flatMap(([name, contract]) =>
    name.endsWith('Contract') ? Object.values(contract as Contract<Record<string, string>>) : [],
  );
}

const names = contracts.flatMap(({ attributes }) => attributes);

test('every contract has its own attributes', () => {
  expect(contracts.length).toBeGreaterThan(20);
  expect(contracts.filter(({ attributes }) => attributes.length === 0)).toEqual([]);
  expect(names.filter((name, position) => names.indexOf(name) !== position)).toEqual([]);
  expect(names.filter((name) => !/^data-[a-z-]+$/.test(name))).toEqual([]);
});

/** Attributes that no code reads in a browser, and their readers. They need no contract. */
const readOtherwise: Record<string, 'the styles' | 'the tests'> = {
  // The classes of the catalog, which React renders on both sides.
  'data-asked': 'the styles',
  'data-ordered': 'the styles',
  // `print.css` and `prose.css`. The build writes the column of a cell, as a property `dataColumn` of the parsed prose.
  'data-column': 'the styles',
  // Marks elements without a role or a name, so that tests can find them.
  'data-exam-alarm': 'the tests',
  'data-exam-results': 'the tests',
  'data-urgency': 'the tests',
  'data-warning-sign': 'the tests',
  'data-example': 'the tests',
  'data-answer': 'the tests',
};

const read = (pattern: string): { path: string; source: string }[] =>
  globSync(pattern)
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !/\.test\.tsx?$|^app\/(generated|i18n\/paraglide)\//.test(path))
    .map((path) => ({ path, source: withoutComments(readFileSync(path, 'utf8')) }));

const code = read('app/**/*.{ts,tsx}');

function withoutComments(source: string): string {
  return source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\/\/.*/g, '');
}

/** 'group-data-asked/page:hidden' is a style. '../data-request.ts' is a path. */
const spelled = /(?<![\w/.-])data-[a-z-]+(?![\w.-])/g;

test('only its contract spells out an attribute, and every attribute has one', () => {
  const spelling = code
    .filter(({ path }) => !path.endsWith('.contract.ts'))
    .flatMap(({ path, source }) => [...source.matchAll(spelled)].map(([name]) => ({ path, name })))
    .filter(({ name }) => !Object.hasOwn(readOtherwise, name));
  expect(spelling).toEqual([]);
  // It spells the names in another way.
  expect(code.filter(({ source }) => /\bdataset\b/.test(source)).map(({ path }) => path)).toEqual([]);
});

test('no attribute without a contract is unused, or read by code', () => {
  const all = code.map(({ source }) => source).join('\n');
  for (const name of Object.keys(readOtherwise)) {
    expect(names, name).not.toContain(name);
    expect(all, name).not.toMatch(new RegExp(`[[]${name}|['"\`]${name}['"\`]`));
  }
});

const styles = read('app/**/*.css').map(({ path, source }) => ({
  path,
  read: [...new Set([...source.matchAll(/\[(data-[a-z-]+)|attr\((data-[a-z-]+)/g)].map(([, a, b]) => a ?? b ?? ''))],
}));

test('each attribute that a style sheet reads has a contract, which names the style sheet', () => {
  expect(styles.filter((sheet) => sheet.read.length > 0).length).toBeGreaterThan(5);
  const unnamed = styles.flatMap((sheet) =>
    sheet.read
      .filter((name) => readOtherwise[name] !== 'the styles')
      .filter((name) => {
        const contract = contracts.find(({ attributes }) => attributes.includes(name));
        const fileName = sheet.path.split('/').at(-1) ?? '';
        return !contract || !readFileSync(contract.path, 'utf8').includes(`\`${fileName}\``);
      })
      .map((name) => `${sheet.path} reads ${name}`),
  );
  expect(unnamed).toEqual([]);
});

test('each attribute that a class reads is known', () => {
  const variant = /\b(?:group|peer|has|not|in)-(data-[a-z-]+)/g;
  const asked = code.flatMap(({ source }) => [...source.matchAll(variant)].map(([, name = '']) => name));
  expect(asked.length).toBeGreaterThan(5);
  expect(asked.filter((name) => !names.includes(name) && readOtherwise[name] !== 'the styles')).toEqual([]);
});
