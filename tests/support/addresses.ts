import { readdirSync } from 'node:fs';

import { locales, pathInLocale } from '../../app/i18n/locale.ts';
import routes from '../../app/routes.ts';
import { areaPages } from '../../app/views/pages/personal-pages.ts';
import { demonstrationExams } from '../../db/seed/exams/index.ts';

/** An entry of `routes.ts`. */
type RouteEntry = (typeof routes)[number];

/** Every post of `content/blog`, by its Spanish path. */
export const postPaths = readdirSync(new URL('../../content/blog/', import.meta.url))
  .filter((file) => file.endsWith('.es.md'))
  .map((file) => `/blog/${file.slice(0, -'.es.md'.length)}`);

/** Every exam of the demonstration catalog, by its Spanish path. */
export const examPaths = demonstrationExams
  .filter(({ status }) => status === 'published')
  .map(({ slug }) => `/examenes-laboratorio/${slug}`);

/** Exams of different kinds: many components, a panel, and a sensitive urine test. Tests read these, because all exams take minutes. */
export const someExamPaths = [
  '/examenes-laboratorio/hemograma-iv',
  '/examenes-laboratorio/perfil-de-lupus',
  '/examenes-laboratorio/prueba-de-embarazo-en-orina',
];

/** The entrances of the personal areas, by their Spanish paths. */
export const personalPaths = [
  '/portal-resultados',
  '/medicos-login',
  '/medicos-registro',
  '/portal-medicos',
  '/admin-login',
];

/** The browser shows it without a network. It is not a search result. */
const offlinePath = '/sin-conexion';
/** Only developers see it. */
const galleryPath = '/galeria';

/** The addresses that tests read of a route with a parameter. */
const pagesOfMany: Readonly<Record<string, readonly string[]>> = {
  '/blog/:id': postPaths,
  '/examenes-laboratorio/:slug': someExamPaths,
};

/** Pages that tests of every page leave out: each belongs to one visitor, or is not a search result. */
const leftOut: readonly string[] = [...Object.values(areaPages), offlinePath, galleryPath, '/*'];

/** Every page of the site for everybody, and some exams, by its Spanish path. */
export const spanishPaths = routes
  .flatMap(pathsOf)
  .flatMap((path) => pagesOfMany[path] ?? (leftOut.includes(path) ? [] : [path]));

/** Pages without fixed content: the answers to a query, a visitor's own list, and the offline page. */
const standIns = ['/buscar', '/mi-lista', offlinePath];

/** The addresses for search engines, with some of the exams: every page and post except these and the personal ones. */
export const publicPaths = spanishPaths.filter((path) => !personalPaths.includes(path) && !standIns.includes(path));

/** Every page in every language. */
export const addresses = locales.flatMap((locale) =>
  spanishPaths.map((path) => ({ locale, path, address: pathInLocale(locale, path) })),
);

/** The Spanish paths of a route and of those inside it, without routes for programs. */
function pathsOf({ path, index, file, children }: RouteEntry): string[] {
  const isPage = (path !== undefined || index) && !file.startsWith('routes/machine/');
  const own = isPage ? [`/${(path ?? '').replace(/^en\?\/?/, '')}`] : [];
  return [...own, ...(children ?? []).flatMap(pathsOf)];
}
