import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { clearRouteTypes } from './route-types.ts';

// The types of a removed route stayed, and the type check failed on a file that no longer existed.
test('removes the types of routes that no longer exist, and nothing else', () => {
  const folder = mkdtempSync(join(tmpdir(), 'route-types-'));
  const stale = join(folder, '.react-router', 'types', 'app', 'routes', '+types');
  mkdirSync(stale, { recursive: true });
  writeFileSync(join(stale, 'removed.ts'), '');
  clearRouteTypes(folder);
  clearRouteTypes(folder);
  expect([existsSync(stale), existsSync(join(folder, '.react-router'))]).toEqual([false, true]);
  rmSync(folder, { recursive: true });
});
