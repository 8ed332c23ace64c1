import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';

import { breakPages } from '../support/broken-pages.ts';
import { openSite, type TestSite } from '../support/host.ts';
import { elements, metaOf, textOf, texts } from '../support/html.ts';

let site: TestSite;
let broken: TestSite;
beforeAll(async () => {
  site = await openSite();
  broken = await openSite({ db: site.db, change: breakPages });
});
afterAll(() => site.close());
afterEach(() => vi.restoreAllMocks());

describe('a page that breaks', () => {
  test.each([
    [
      '/nosotros',
      'es-CO',
      'Error de Sistema',
      'Ha ocurrido un error inesperado. Por favor recarga la página.',
      'Recargar Página',
    ],
    [
      '/en/nosotros',
      'en-US',
      'System Error',
      'An unexpected error has occurred. Please reload the page.',
      'Reload Page',
    ],
  ])(
    '%s says so in its language and reveals nothing of the fault (S2.23, D6)',
    async (path, language, heading, message, button) => {
      const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
      const response = await broken.get(path);
      const html = await response.text();
      expect(response.status).toBe(500);
      expect(elements(html, 'html')[0]?.lang).toBe(language);
      expect(texts(html, 'h1')).toEqual([heading]);
      expect(textOf(html)).toContain(message);
      expect(textOf(html)).toContain(button);
      expect(html).not.toContain('canary');
      expect(html).not.toContain('secreto');
      expect(html).not.toMatch(/\bat \S+ \(|\.tsx?:\d/);
      expect(metaOf(html, 'robots')).toBe('noindex');
      expect(response.headers.get('Cache-Control')).toBe('no-store');
      expect(logged).toHaveBeenCalled();
    },
  );

  test('is not stored: the next visitor gets the page as soon as it works', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    let works = false;
    const mended = await openSite({
      db: site.db,
      change: (services) =>
        works
          ? services
          : {
              ...services,
              pages: {
                ...services.pages,
                read: (id, locale) =>
                  works ? services.pages.read(id, locale) : breakPages(services).pages.read(id, locale),
              },
            },
    });
    expect((await mended.get('/nosotros')).status).toBe(500);
    works = true;
    expect((await mended.get('/nosotros')).status).toBe(200);
  });
});
