import fc from 'fast-check';
import { expect, test } from 'vitest';

import { captureLog } from '../support/captured-log.ts';
import { siteOverHttp } from '../support/host.ts';

// Four characters in a path caused a 500 and eleven lines of log, for anybody, without a limit. This test searches for similar paths.
const { http } = siteOverHttp();

const logged = captureLog();

const hex = (byte: number): string => `%${byte.toString(16).padStart(2, '0')}`;
/** One character of any plane, encoded as UTF-8, without unpaired surrogates. */
const character = fc
  .integer({ min: 0, max: 0x10ffff })
  .map((code) => encodeURIComponent(String.fromCodePoint(code >= 0xd800 && code <= 0xdfff ? 0x2028 : code)));
const piece = fc.oneof(
  character,
  // Arbitrary bytes: UTF-8 that is cut off, overlong, or invalid.
  fc.array(fc.integer({ min: 0, max: 255 }).map(hex), { minLength: 1, maxLength: 4 }).map((bytes) => bytes.join('')),
  fc.constantFrom('%', '%2', '%zz', '%25', '%250a', '%2f', '%5c', '%2e%2e', '..', '.', '//', ';', '@', ':', '*', '\\'),
  fc.constantFrom(
    'en',
    'blog',
    'servicios',
    'examenes-laboratorio',
    'catalogue/records',
    'catalogue/planning/es',
    'api/v1/exams',
    'assets',
    'brand',
  ),
  fc.constantFrom('.data', '.js', '.xml', '.html', 'robots.txt', 'mi-lista', 'preparacion.ics', 'buscar', '__manifest'),
  fc.constantFrom('/', '/', '/', 'e', 'q', '='),
);
const text = (maxLength: number) => fc.array(piece, { maxLength }).map((pieces) => pieces.join(''));
const query = fc.oneof(
  fc.constant(''),
  fc
    .tuple(fc.constantFrom('q', 'e', 'dia', 'agregar', 'tema', '_routes'), text(4))
    .map(([name, value]) => `?${name}=${value}`),
);

/** A longer search: `STRANGE_PATHS=100000 vitest run tests/request/strange-paths.test.ts`. */
const runs = Number(process.env.STRANGE_PATHS ?? 800);

test('D 6: no path and no query causes a fault or a log line', { timeout: Math.max(120_000, runs * 100) }, async () => {
  await fc.assert(
    fc.asyncProperty(text(6), query, async (path, asked) => {
      const before = logged().length;
      const { status } = await http.ask(`/${path}${asked}`);
      expect(status).toBeLessThan(500);
      // A long search reaches the limit of the API, which refuses and reports that by design.
      if (status === 429) return;
      expect(logged().slice(before)).toEqual([]);
    }),
    { numRuns: runs, examples: [['%80.data', '?q=']] },
  );
});
