import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { Laboratory } from '../../app/domain/laboratory/laboratory.ts';
import siteConfig from '../../site.config.ts';
import { createServices, EnvError, readEnv } from '../support/host.ts';

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'yarumo-start-'));
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

/** What keeps the site from starting with this laboratory; null when nothing does. */
async function refusalOf(change: Partial<Laboratory>): Promise<string | null> {
  const start = createServices(readEnv({ DATA_DIR: dataDir }), { ...siteConfig, ...change });
  return start.then(
    ({ db }) => db.destroy().then(() => null),
    (error: unknown) => {
      if (error instanceof EnvError) return error.message;
      throw error;
    },
  );
}

// A title that a long brand made too long was found by the page's first visitor, who got an error.
describe('a site starts only when all of its pages can be made', () => {
  test('with the demonstration they can', async () => {
    expect(await refusalOf({})).toBeNull();
  });

  test.each<[string, Partial<Laboratory>, RegExp]>([
    [
      'a city with a very long name',
      { city: 'Villa '.repeat(40).trim() },
      /^Invalid text with the facts of site\.config\.ts: content\/\S+\.md: (title|description|heading): .*\.$/,
    ],
    ['a laboratory without a brand', { brand: '' }, /^Invalid site\.config\.ts: brand: .*\.$/],
  ])('with %s it says in one sentence what is wrong', async (_, change, sentence) => {
    const refusal = await refusalOf(change);
    expect(refusal).toMatch(sentence);
    expect(refusal).not.toContain('\n');
  });
});
