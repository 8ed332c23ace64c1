import { describe, expect, test } from 'vitest';

import siteConfig from '../../../site.config.ts';
import { locales } from '../../i18n/locale.ts';
import { createPostLibrary } from '../../site/blog/post-library.server.ts';
import { firstSentence } from './first-sentence.ts';
import { createPageLibrary } from './page-library.server.ts';

describe('the first sentence', () => {
  test.each([
    ['Un tubo basta. Venga en ayunas.', 'Un tubo basta.'],
    ['¿Le duele? Escríbanos.', '¿Le duele?'],
    ['¡Venga ya! Es gratis.', '¡Venga ya!'],
    ['Una sola, sin más.', 'Una sola, sin más.'],
    ['Sin punto al final', 'Sin punto al final'],
    [
      'Abre de 6:00 a. m. a 5:00 p. m. entre semana. Los sábados, menos.',
      'Abre de 6:00 a. m. a 5:00 p. m. entre semana.',
    ],
    ['Cierra a las 5:00 p. m. El sábado, antes.', 'Cierra a las 5:00 p. m.'],
    ['Pregunte por la Dra. Ana Ruiz. Le ayuda.', 'Pregunte por la Dra. Ana Ruiz.'],
    ['Ask for Dr. Ruiz or Mrs. Gil. They help.', 'Ask for Dr. Ruiz or Mrs. Gil.'],
    ['Calle 47 No. 50. Piso 3.', 'Calle 47 No. 50.'],
    ['Cuesta 1.500 pesos, el 99.9 %. Y ya.', 'Cuesta 1.500 pesos, el 99.9 %.'],
    ['Yes. 24 hours later it is ready.', 'Yes.'],
    ['', ''],
  ])('of “%s”', (text, first) => {
    expect(firstSentence(text)).toBe(first);
  });

  test('fits a card on every page and post', () => {
    const [pages, posts] = [createPageLibrary(siteConfig), createPostLibrary(siteConfig)];
    const leads = locales.flatMap((locale) => [...pages.list(locale), ...posts.list(locale)].map(({ lead }) => lead));
    expect(leads.length).toBeGreaterThan(80);
    const lengths = leads.map(firstSentence).filter(({ length }) => length < 25 || length > 160);
    expect(lengths).toEqual([]);
  });
});
