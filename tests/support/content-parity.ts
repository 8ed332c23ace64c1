import { isDeepStrictEqual } from 'node:util';

import { missingNumbers } from './content-numbers.ts';
import { anchorsOf, type ContentText, linksOf, passagesOf } from './content-text.ts';

const count = (body: string, line: RegExp): number => [...body.matchAll(line)].length;

/** MedlinePlus has most of its pages in both languages, under another address in each. */
const inEitherLanguage = (url: string): string =>
  url.startsWith('https://medlineplus.gov/') ? 'https://medlineplus.gov/' : url;

/** What both languages of a page must have alike, by the name that a fault gives it. */
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

/** In what the two languages of a page differ: 'rows of tables: 5 and 4'. */
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
