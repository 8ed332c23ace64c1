import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { areRouteTypesOf, clearRouteTypes, routeTypesSource, stampRouteTypes } from './route-types.ts';

// The types of a removed route stayed, and the type check failed on a file that no longer existed.
test('removes the types of routes that no longer exist, and nothing else', () => {
  const folder = mkdtempSync(join(tmpdir(), 'route-types-'));
  const stale = join(folder, '.react-router', 'types', 'app', 'routes', '+types');
  mkdirSync(stale, { recursive: true });
  writeFileSync(join(stale, 'removed.ts'), '');
  stampRouteTypes('routes', folder);
  clearRouteTypes(folder);
  clearRouteTypes(folder);
  expect([existsSync(stale), existsSync(join(folder, '.react-router'))]).toEqual([false, true]);
  expect(areRouteTypesOf('routes', folder)).toBe(false);
  rmSync(folder, { recursive: true });
});

test('knows the types of these routes, and not those of others', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'route-types-'));
  mkdirSync(join(folder, '.react-router', 'types'), { recursive: true });
  const source = await routeTypesSource();
  stampRouteTypes(source, folder);
  expect([areRouteTypesOf(source, folder), areRouteTypesOf(`${source} `, folder)]).toEqual([true, false]);
  expect(source).toContain('routes/public/home.tsx');
  rmSync(folder, { recursive: true });
});
