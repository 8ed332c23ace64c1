import { afterEach, describe, expect, test, vi } from 'vitest';

import manifest from '../../package.json' with { type: 'json' };
import { commandNames } from './bootstrap.mjs';
import { commands } from './commands.ts';
import { SetupError } from './dependencies.mjs';

vi.mock('./build.ts', () => ({
  ensureBuild: () => Promise.reject(new Error('a build was started')),
  ensurePrepared: () => Promise.reject(new Error('a preparation was started')),
}));
afterEach(() => vi.unstubAllEnvs());

describe('an invalid setting', () => {
  test.each(['start', 'dev'] as const)('is reported before `npm run %s` builds anything', async (name) => {
    vi.stubEnv('PORT', 'abc');
    const failure = await commands[name]().catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(SetupError);
    expect(String(failure)).toContain('PORT must be a whole number from 0 to 65535.');
  });

  test.each([
    ['start', 'a build was started'],
    ['dev', 'a preparation was started'],
  ] as const)('is not reported for valid settings: `npm run %s` continues', async (name, next) => {
    vi.stubEnv('PORT', '3000');
    await expect(commands[name]()).rejects.toThrow(next);
  });
});

test('every script of package.json is a command, and every command is a script', () => {
  const names = Object.keys(manifest.scripts).toSorted();
  expect(commandNames.toSorted()).toEqual(names);
  expect(Object.keys(commands).toSorted()).toEqual(names);
});
