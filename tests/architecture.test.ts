import { globSync, readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import { checkArchitecture, type FeaturePairs, featureOf, layerOf } from './support/architecture.ts';
import type { SourceFile } from './support/parsed-source.ts';

/** Which feature may import which other. A new pair is a decision: it is made here, where everybody sees it. */
const featurePairs: FeaturePairs = {
  api: ['catalogue', 'laboratory', 'pages', 'preparation', 'promise'],
  analytics: ['consent', 'laboratory'],
  catalogue: ['laboratory', 'offline', 'pages'],
  blog: ['laboratory', 'pages'],
  contact: ['frame', 'laboratory', 'map'],
  'exam-page': ['catalogue', 'laboratory', 'pages', 'preparation', 'promise'],
  'exam-list': ['catalogue', 'laboratory', 'pages', 'preparation', 'promise'],
  frame: ['laboratory'],
  home: ['frame', 'laboratory', 'messages'],
  map: ['consent', 'laboratory'],
  messages: ['laboratory'],
  offline: ['laboratory'],
  pages: ['laboratory'],
  prefetch: ['pages'],
  search: ['catalogue', 'laboratory', 'pages'],
  preparation: ['catalogue', 'laboratory'],
  promise: ['catalogue', 'laboratory'],
  pregnancy: ['laboratory'],
  risk: ['catalogue'],
};

const sources: SourceFile[] = globSync('{app,server,db}/**/*.{ts,tsx,mjs}')
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !/^app\/(generated|i18n\/paraglide)\/|\.test\.tsx?$/.test(path))
  .map((path) => ({ path, source: readFileSync(path, 'utf8') }));

describe('the house', () => {
  const { files, violations } = checkArchitecture(sources, featurePairs);
  const imports = files.flatMap((file) => file.imports);

  test('was read', () => {
    const counts = Object.entries(Object.groupBy(files, ({ path }) => layerOf(path))).map(
      ([layer, members = []]) => `${layer} ${members.length}`,
    );
    console.log(`Read ${files.length} files (${counts.join(', ')}) and ${imports.length} imports.`);
    for (const layer of ['shell', 'routes', 'features', 'ui', 'i18n', 'seo', 'platform', 'server', 'db']) {
      expect(files.filter(({ path }) => layerOf(path) === layer).length, layer).toBeGreaterThan(0);
    }
    expect(imports.length).toBeGreaterThan(files.length);
  });

  test('keeps its rules', () => {
    expect(violations.map(({ rule, path, detail }) => `${rule}: ${path} ${detail}`)).toEqual([]);
  });

  test('lists no pair of features that is not in use', () => {
    const used = new Set(
      imports.map(({ from, to }) => (layerOf(to) === 'features' ? `${featureOf(from)} ${featureOf(to)}` : '')),
    );
    const listed = Object.entries(featurePairs).flatMap(([feature, others]) =>
      others.map((other) => `${feature} ${other}`),
    );
    expect(listed.filter((pair) => !used.has(pair))).toEqual([]);
  });

  test('has no two features that import each other, not even in a ring', () => {
    const reach = (feature: string): string[] =>
      (featurePairs[feature] ?? []).flatMap((other) => [other, ...reach(other)]);
    expect(Object.keys(featurePairs).filter((feature) => reach(feature).includes(feature))).toEqual([]);
  });
});

const file = (path: string, source: string): SourceFile => ({ path, source });

describe('a planted violation is found, and nothing else', () => {
  test.each<[rule: string, ...planted: SourceFile[]]>([
    ['route imports a route', file('app/routes/public/a.tsx', `import '../patient/b.tsx';`)],
    ['wrong direction', file('app/ui/a.tsx', `import { x } from '../features/home/x.ts';`)],
    ['wrong direction', file('app/ui/a.tsx', `export { x } from '../routes/public/x.tsx';`)],
    ['wrong direction', file('app/ui/a.ts', `const x = () => import('~/features/home/x.ts');`)],
    ['wrong direction', file('app/ui/a.ts', `type X = import('../features/home/x.ts').X;`)],
    ['wrong direction', file('app/features/home/a.tsx', `import { x } from '../../routes/public/x.tsx';`)],
    ['wrong direction', file('app/i18n/a.ts', `import { x } from '../ui/x.ts';`)],
    ['wrong direction', file('app/seo/a.ts', `import { x } from '../features/home/x.ts';`)],
    ['wrong direction', file('app/platform/a.ts', `import { x } from '../routes/public/x.tsx';`)],
    ['wrong direction', file('db/a.ts', `import { x } from '../app/i18n/x.ts';`)],
    [
      'feature imports platform',
      file('app/features/home/a.server.ts', `import type { X } from '../../platform/x.ts';`),
    ],
    [
      'database outside the server',
      file('app/features/home/a.ts', `import type { Tables } from '../../../db/tables.ts';`),
    ],
    ['database outside the server', file('app/routes/public/a.tsx', `import { x } from '../../../db/tables.ts';`)],
    ['feature pair not listed', file('app/features/home/a.ts', `import { x } from '../blog/x.ts';`)],
    ['React in a file that thinks', file('app/features/home/a.ts', `import { createElement } from 'react';`)],
    ['work for a browser on the server', file('app/ui/a.tsx', `import { useState } from 'react';`)],
    ['work for a browser on the server', file('app/ui/a.tsx', 'export const A = () => <a onClick={close} />;')],
    ['React in a file that thinks', file('app/ui/a.ts', `import { Link } from 'react-router';`)],
    [
      'cycle',
      file('app/ui/a.ts', `import './b.ts';`),
      file('app/ui/b.ts', `import './c.ts';`),
      file('app/ui/c.ts', `import './a.ts';`),
    ],
    [
      'server code in the browser',
      file('app/entry.client.ts', `import './ui/a.ts';`),
      file('app/ui/a.ts', `import { m } from '../i18n/paraglide/messages.js';`),
    ],
    [
      'server code in the browser',
      file('app/entry.client.ts', `import './features/home/a.browser.ts';`),
      file('app/features/home/a.browser.ts', `import { B } from './b.tsx';`),
    ],
    ['junk-drawer name', file('app/ui/helpers/a.ts', 'export {};')],
    ['junk-drawer name', file('server/date-utils.ts', 'export {};')],
    ['file size', file('app/ui/a.ts', 'export {};\n'.repeat(301))],
    ['any', file('app/ui/a.ts', 'export const x = (y: any[]) => y;')],
    ['silenced type check', file('app/ui/a.ts', '// @ts-ignore\nexport {};')],
  ])('%s: %o', (rule, ...planted) => {
    const { violations } = checkArchitecture(planted, featurePairs);
    expect(violations.map((violation) => violation.rule)).toEqual([rule]);
  });
});

describe('what keeps the rules is not taken for a violation', () => {
  test.each<[string, SourceFile]>([
    ['a listed pair', file('app/features/home/a.ts', `import { x } from '../laboratory/x.ts';`)],
    ['a feature’s types in seo', file('app/seo/a.ts', `import type { X } from '../features/home/x.ts';`)],
    [
      'the database in a .server file',
      file('app/features/home/a.server.ts', `import { x } from '../../../db/tables.ts';`),
    ],
    ['React’s types in a file that thinks', file('app/features/home/a.ts', `import type { X } from 'react-router';`)],
    ['a plain function of React Router', file('app/i18n/a.ts', `import { generatePath } from 'react-router';`)],
    ['an import in a string', file('app/ui/a.ts', `export const x = "import '../routes/x.tsx'"; // any`)],
    [
      'React in the browser for who submits a calculator',
      file('app/entry.client.ts', `import('./features/risk/on-demand/answer-here.tsx');`),
    ],
    ['300 lines', file('app/ui/a.ts', 'export {};\n'.repeat(300))],
  ])('%s is allowed', (_, allowed) => {
    expect(checkArchitecture([allowed], featurePairs).violations).toEqual([]);
  });
});
