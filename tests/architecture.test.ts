import { globSync, readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import { checkArchitecture } from './support/architecture.ts';
import { layerDiagram } from './support/layer-diagram.ts';
import { layerOf } from './support/layers.ts';
import type { SourceFile } from './support/parsed-source.ts';

const sources: SourceFile[] = globSync('{app,server,db}/**/*.{ts,tsx,mjs}')
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !/^app\/(generated|i18n\/paraglide)\/|\.test\.tsx?$/.test(path))
  .map((path) => ({ path, source: readFileSync(path, 'utf8') }));

describe('the source code', () => {
  const { files, violations } = checkArchitecture(sources);
  const imports = files.flatMap((file) => file.imports);

  test('was read', () => {
    const counts = Object.entries(Object.groupBy(files, ({ path }) => layerOf(path))).map(
      ([layer, members = []]) => `${layer} ${members.length}`,
    );
    console.log(`Read ${files.length} files (${counts.join(', ')}) and ${imports.length} imports.`);
    for (const layer of [
      'shell',
      'routes',
      'area',
      'views',
      'domain',
      'ui',
      'i18n',
      'seo',
      'platform',
      'server',
      'db',
    ]) {
      expect(files.filter(({ path }) => layerOf(path) === layer).length, layer).toBeGreaterThan(0);
    }
    expect(imports.length).toBeGreaterThan(files.length);
  });

  test('follows the architecture rules', () => {
    expect(violations.map(({ rule, path, detail }) => `${rule}: ${path} ${detail}`)).toEqual([]);
  });
});

const file = (path: string, source: string): SourceFile => ({ path, source });

describe('the diagram of the layers', () => {
  test('matches the imports (`npx vitest run tests/architecture.test.ts -u` updates it)', async () => {
    const { files } = checkArchitecture(sources);
    const page = `# Layers\n\nA test draws this from the imports: an arrow leads from the importing layer to the imported one.\n\n\`\`\`mermaid\n${layerDiagram(files)}\`\`\`\n`;
    await expect(page).toMatchFileSnapshot('../docs/layers.md');
  });
});

const plantedViolations: [rule: string, ...planted: SourceFile[]][] = [
  ['route imports a route', file('app/routes/public/a.tsx', `import '../patient/b.tsx';`)],
  ['wrong direction', file('app/ui/a.tsx', `import { x } from '../site/home/x.ts';`)],
  ['wrong direction', file('app/ui/a.tsx', `export { x } from '../routes/public/x.tsx';`)],
  ['wrong direction', file('app/ui/a.ts', `const x = () => import('~/site/home/x.ts');`)],
  ['wrong direction', file('app/ui/a.ts', `type X = import('../site/home/x.ts').X;`)],
  ['wrong direction', file('app/site/home/a.tsx', `import { x } from '../../routes/public/x.tsx';`)],
  ['wrong direction', file('app/i18n/a.ts', `import { x } from '../ui/x.ts';`)],
  ['wrong direction', file('app/seo/a.ts', `import { x } from '../site/home/x.ts';`)],
  ['wrong direction', file('app/platform/a.ts', `import { x } from '../routes/public/x.tsx';`)],
  ['wrong direction', file('db/a.ts', `import { x } from '../app/i18n/x.ts';`)],
  ['wrong direction', file('app/site/home/a.server.ts', `import type { X } from '../../platform/x.ts';`)],
  ['wrong direction', file('app/domain/exams/a.ts', `import type { X } from '../../ui/x.ts';`)],
  ['wrong direction', file('app/views/exams/a.tsx', `import { x } from '../../site/home/x.ts';`)],
  ['database outside the server', file('app/site/home/a.ts', `import type { Tables } from '../../../db/tables.ts';`)],
  ['database outside the server', file('app/routes/public/a.tsx', `import { x } from '../../../db/tables.ts';`)],
  ['area imports an area', file('app/site/home/a.ts', `import { x } from '../../catalogue/screen/x.ts';`)],
  ['React in the domain', file('app/domain/exams/a.server.ts', `import { use } from 'react';`)],
  ['React in a file that thinks', file('app/site/home/a.ts', `import { createElement } from 'react';`)],
  ['work for a browser on the server', file('app/ui/a.tsx', `import { useState } from 'react';`)],
  ['work for a browser on the server', file('app/ui/a.tsx', 'export const A = () => <a onClick={close} />;')],
  [
    'work for a browser on the server',
    file('app/routes/patient/a.tsx', `import '../../patient/b.tsx';\nexport const handle = { hydrates: false };`),
    file('app/patient/b.tsx', `import { useQuery } from '@tanstack/react-query';`),
  ],
  [
    'work for a browser on the server',
    file('app/routes/patient/a.tsx', `import '../../views/b.tsx';\nexport const handle = { hydrates: true };`),
    file('app/routes/public/c.tsx', `import '../../views/b.tsx';`),
    file('app/views/b.tsx', 'export const B = () => <a onClick={close} />;'),
  ],
  ['React in a file that thinks', file('app/ui/a.ts', `import { Link } from 'react-router';`)],
  ['router link', file('app/patient/a.tsx', `import { Link } from 'react-router';`)],
  ['router link', file('app/routes/patient/a.tsx', `import { useNavigate } from 'react-router';`)],
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
    file('app/entry.client.ts', `import './site/home/a.browser.ts';`),
    file('app/site/home/a.browser.ts', `import { B } from './b.tsx';`),
  ],
  ['server code in the browser', file('app/entry.client.ts', `import './calculators/risk/risk.island.tsx';`)],
  ['name exported twice', file('app/ui/a.ts', 'export const x = 1;'), file('app/ui/b.ts', 'export const x = 2;')],
  ['junk-drawer name', file('app/ui/helpers/a.ts', 'export {};')],
  ['junk-drawer name', file('server/date-utils.ts', 'export {};')],
  ['file size', file('app/ui/a.ts', 'export {};\n'.repeat(228))],
  ['function size', file('app/ui/a.ts', `const x = () => {${'\n'.repeat(60)}};`)],
  ['cast without a reason', file('app/ui/a.ts', 'export const x = y as X;')],
  ['cast without a reason', file('app/ui/a.ts', 'export const x = <X>y;')],
  ['cast without a reason', file('app/ui/a.ts', '// Y is an X.\n\n\nexport const x = y as X;')],
  ['cast without a reason', file('app/ui/a.ts', '// biome-ignore lint/x: y\nexport const x = y as X;')],
  ['spread of a literal', file('app/ui/a.ts', 'export const x = { ...{ y: 1 }, z: 2 };')],
  ['spread of a literal', file('app/ui/a.tsx', 'export const X = () => <a {...{ href: y }} />;')],
  ['any', file('app/ui/a.ts', 'export const x = (y: any[]) => y;')],
  ['silenced type check', file('app/ui/a.ts', '// @ts-ignore\nexport {};')],
];

describe('finds a planted violation, and no other', () => {
  test.each(plantedViolations)('%s: %o', (rule, ...planted) => {
    const { violations } = checkArchitecture(planted);
    expect(violations.map((violation) => violation.rule)).toEqual([rule]);
  });
});

describe('reports no violation for code that follows the rules', () => {
  test.each<[string, ...SourceFile[]]>([
    ['a neighbor in the same area', file('app/site/home/a.ts', `import { x } from '../blog/x.ts';`)],
    ['a domain’s type in ui', file('app/ui/a.tsx', `import type { X } from '../domain/exams/x.ts';`)],
    ['an area’s types in seo', file('app/seo/a.ts', `import type { X } from '../site/home/x.ts';`)],
    ['the database in a .server file', file('app/site/home/a.server.ts', `import { x } from '../../../db/tables.ts';`)],
    ['React’s types in a file that thinks', file('app/site/home/a.ts', `import type { X } from 'react-router';`)],
    ['a plain function of React Router', file('app/i18n/a.ts', `import { generatePath } from 'react-router';`)],
    ['an import in a string', file('app/ui/a.ts', `export const x = "import '../routes/x.tsx'"; // any`)],
    ['a dynamic import of an island', file('app/entry.client.ts', `import('./calculators/risk/risk.island.tsx');`)],
    ['a hook in an island', file('app/site/a.island.tsx', `import { useState } from 'react';`)],
    [
      'a hook that only an island uses',
      file('app/site/a.island.tsx', `import { useB } from './use-b.tsx';`),
      file('app/site/use-b.tsx', `import { useState } from 'react';`),
    ],
    ['227 lines', file('app/ui/a.ts', 'export {};\n'.repeat(227))],
    ['60 lines of a function', file('app/ui/a.ts', `const x = () => {${'\n'.repeat(59)}};`)],
    ['a cast with its reason above', file('app/ui/a.ts', '// Y is an X.\nexport const x =\n  y as X;')],
    ['a cast with its reason beside', file('app/ui/a.ts', 'export const x = y as X; // Y is an X.')],
    ['`as const`', file('app/ui/a.ts', `export const x = ['y'] as const;`)],
    ['a renamed import', file('app/ui/a.ts', `import { y as x } from './y.ts';\nexport { x as z };`)],
    [
      'a hook of a page that hydrates',
      file('app/routes/patient/a.tsx', `import '../../patient/b.tsx';\nexport const handle = { hydrates: true };`),
      file('app/patient/b.tsx', `import { useState } from 'react';\nexport const B = () => <a onClick={close} />;`),
    ],
  ])('%s is allowed', (_, ...allowed) => {
    expect(checkArchitecture(allowed).violations).toEqual([]);
  });
});
