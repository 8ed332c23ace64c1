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

/** The reason that the site refuses to start with this laboratory, or null. */
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

// A long brand made a title too long, and the page's first visitor got the error.
describe('a site starts only if it can render all of its pages', () => {
  test('starts with the demonstration', async () => {
    expect(await refusalOf({})).toBeNull();
  });

  test.each<[string, Partial<Laboratory>, RegExp]>([
    [
      'a city with a very long name',
      { city: 'Villa '.repeat(40).trim() },
      /^Invalid text with the facts of site\.config\.ts: content\/\S+\.md: (title|description|heading): .*\.$/,
    ],
    ['a laboratory without a brand', { brand: '' }, /^Invalid site\.config\.ts: brand: .*\.$/],
  ])('with %s reports the fault in one sentence', async (_, change, sentence) => {
    const refusal = await refusalOf(change);
    expect(refusal).toMatch(sentence);
    expect(refusal).not.toContain('\n');
  });
});
