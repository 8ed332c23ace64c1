import { existsSync, globSync, readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { parseFile, type SourceFile } from './support/parsed-source.ts';

// A server installs no development packages. `npm start` failed there with "Cannot find package", although the build was complete.

const { dependencies, optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
const production = Object.keys({ ...dependencies, ...optionalDependencies });
const serving = ['server/cli/bootstrap.mjs', 'server/cli/commands.ts', ...globSync('server/cli/catalogue/*.ts')].filter(
  (path) => !path.endsWith('.test.ts'),
);
const read = (path: string): SourceFile => ({ path, source: readFileSync(path, 'utf8') });

test('the code that a server runs from source needs production packages only', () => {
  const reached = new Set(serving);
  const packages = new Map<string, string>();
  for (const path of reached) {
    if (!/\.(ts|mjs)$/.test(path) || !existsSync(path)) continue;
    for (const { to, isType, isDynamic, isPackage } of parseFile(read(path)).imports) {
      if (isType || isDynamic || to.startsWith('node:')) continue;
      if (isPackage) packages.set(to, path);
      else reached.add(to);
    }
  }
  expect(reached.size).toBeGreaterThan(50);
  expect([...packages.keys()]).toContain('zod');
  const missing = [...packages].filter(([name]) => !production.includes(name));
  expect(missing.map(([name, path]) => `${path} imports ${name}`)).toEqual([]);
});
