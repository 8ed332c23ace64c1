import { isDeepStrictEqual } from 'node:util';

import { missingNumbers } from './content-numbers.ts';
import { anchorsOf, type ContentText, linksOf, passagesOf } from './content-text.ts';

const count = (body: string, line: RegExp): number => [...body.matchAll(line)].length;

/** The MedlinePlus pages with a Spanish word in their address, by their English page. */
const medlinePlusTests: Readonly<Record<string, string>> = {
  'analisis-de-semen': 'semen-analysis',
  'como-entender-sus-resultados-de-pruebas-de-laboratorio': 'how-to-understand-your-lab-results',
  'conteo-sanguineo-completo': 'complete-blood-count-cbc',
  'niveles-de-amoniaco': 'ammonia-levels',
  'prueba-de-calprotectina-fecal': 'calprotectin-stool-test',
  'prueba-de-embarazo': 'pregnancy-test',
  'prueba-de-hemoglobina-a1c': 'hemoglobin-a1c-hba1c-test',
  'prueba-de-tsh': 'tsh-thyroid-stimulating-hormone-test',
};

/** MedlinePlus has most pages in both languages: '…/spanish/ency/article/003417.htm' → '…/ency/article/003417.htm' */
const inEitherLanguage = (url: string): string =>
  url
    .replace(
      /^(https:\/\/medlineplus\.gov)\/spanish\/pruebas-de-laboratorio\/(?:([\w-]+)\/)?$/,
      (_, site: string, test?: string) => `${site}/lab-tests/${test ? `${medlinePlusTests[test] ?? test}/` : ''}`,
    )
    .replace(/^(https:\/\/medlineplus\.gov)\/spanish\//, '$1/');

/** The properties that both languages of a page must share, keyed by the name in a fault. */
const shapeOf = (content: ContentText): Record<string, unknown> => {
  const { settings, body } = content;
  const everything = [...passagesOf(content)].join('\n');
  return {
    'levels of the headings': [...body.matchAll(/^(#+) /gm)].map(([, marks]) => marks),
    'anchors, in their order': anchorsOf(content),
    'rows of tables': count(body, /^\|/gm),
    'list items': count(body, /^\s*(?:[-*]|\d+\.) /gm),
    questions: (settings.questions ?? []).length,
    'addresses of the sources': (settings.sources ?? []).map(({ url }) => inEitherLanguage(url)),
    links: linksOf(content).sort(),
    facts: [...everything.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name).sort(),
    'pages to read next': settings.related,
    'where the action leads': [settings.action?.to, settings.action?.message],
    'cap and picture': [settings.cap, settings.picture],
    'topic, dates, version and people': [
      settings.topic,
      settings.published,
      settings.reviewed,
      settings.version,
      settings.author,
      settings.reviewer,
    ],
    'whether it is sensitive': settings.sensitive,
  };
};

/** Lists the differences between the two languages of a page: 'rows of tables: 5 and 4'. */
export function differencesOf(es: ContentText, en: ContentText): string[] {
  const [shape, other] = [shapeOf(es), shapeOf(en)];
  const shapes = Object.keys(shape)
    .filter((part) => !isDeepStrictEqual(shape[part], other[part]))
    .map((part) => `${part}: ${JSON.stringify(shape[part])} and ${JSON.stringify(other[part])}`);
  const [spanish, english] = [passagesOf(es).join('\n'), passagesOf(en).join('\n')];
  const numbers = [
    ...missingNumbers(spanish, 'es', english, 'en').map((number) => `${number} stands in Spanish only`),
    ...missingNumbers(english, 'en', spanish, 'es').map((number) => `${number} stands in English only`),
  ];
  return [...shapes, ...numbers];
}
