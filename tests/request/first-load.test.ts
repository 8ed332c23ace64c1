import { describe, expect, test } from 'vitest';

import { FIRST_LOAD_LIMIT, scriptBytes } from '../../bench/script-bytes.ts';
import { siteOverHttp } from '../support/host.ts';

// Regression: the entrance of the patient area named 186 kB of script, because React Router ran on it. Its scripts are those of a document.

const { site } = siteOverHttp();

const bytesOf = async (path: string): Promise<number> => scriptBytes(await site.html(path));

describe('the script files that a page of the patient area names', () => {
  test.each([
    '/portal-resultados',
    '/en/portal-resultados',
    '/portal-resultados/ingresar',
    '/portal-resultados/crear-cuenta',
  ])('%s stays under the limit of a first load', async (path) => {
    const bytes = await bytesOf(path);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(FIRST_LOAD_LIMIT);
  });

  test('the entrance names nothing but the script of a public page, and the few lines of personal pages', async () => {
    expect((await bytesOf('/portal-resultados')) - (await bytesOf('/'))).toBeLessThan(200);
  });
});
