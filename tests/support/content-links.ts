import { anchorsOf, type ContentText, linksOf } from './content-text.ts';

/** Sections of the home page, which are components instead of prose. */
const homeSections = ['servicios', 'nosotros', 'contacto'];
/** The section of an exam's page that prose links to: the price, which is printed after the link (`exam-links.ts`). */
const examSections = ['precio'];

/** Lists the links of a page to missing sections: '/pacientes#nada', '#nada'. */
export function brokenAnchorsOf(
  content: ContentText,
  all: readonly ContentText[],
  paths: Readonly<Record<string, string>>,
): string[] {
  const nameAt = (path: string): string | undefined => {
    if (path === '') return content.name;
    if (path.startsWith('/blog/')) return path.slice(1);
    const id = Object.keys(paths).find((one) => paths[one] === path);
    return id && `pages/${id}`;
  };
  return linksOf(content).filter((target) => {
    const [path = '', anchor] = target.split('#');
    if (anchor === undefined || /^\w+:/.test(target)) return false;
    if (path === '/') return !homeSections.includes(anchor);
    if (/^\/examenes-laboratorio\/[^/]+$/.test(path)) return !examSections.includes(anchor);
    const there = [content, ...all].find(({ name, locale }) => name === nameAt(path) && locale === content.locale);
    return there === undefined || !anchorsOf(there).includes(anchor);
  });
}

/** Exams whose name in an address would reveal something private about a visitor. */
const secretName =
  /vih|vdrl|sifilis|treponem|clamidia|gonorrea|hepatitis|vph|papiloma|embarazo|hcg|espermograma|paternidad/;

/** Lists the search links (`?q=`) that put such a name into the address, and all those of a sensitive page. */
export const secretQueriesOf = (content: ContentText): string[] =>
  linksOf(content).filter((target) => {
    const [, query] = target.split('?q=');
    return query !== undefined && (content.settings.sensitive === true || secretName.test(query));
  });

/**
 * Lists the slugs of the exams that a page links to but the laboratory does not offer, and links that name the language, which the build
 * adds.
 */
export const missingExamsOf = (content: ContentText, offered: ReadonlySet<string>): string[] =>
  [...linksOf(content), content.settings.action?.to ?? ''].flatMap((target) => {
    const [, language = '', slug] = target.match(/^(\/en)?\/examenes-laboratorio\/([^?#]*)/) ?? [];
    if (slug === undefined) return [];
    if (language) return target;
    return offered.has(slug) ? [] : slug;
  });
