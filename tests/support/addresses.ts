import { locales, pathInLocale } from '../../app/i18n/locale.ts';
import routes from '../../app/routes.ts';

type Entry = (typeof routes)[number];

/** The posts of `content/blog`. */
const postIds = ['ayuno-antes-del-examen', 'como-leer-un-hemograma'];

/** Pages of somebody's own area. */
export const personalPaths = [
  '/portal-resultados',
  '/medicos-login',
  '/medicos-registro',
  '/portal-medicos',
  '/admin-login',
  '/admin-panel',
];

/** Every page of the site, by its Spanish path. */
export const spanishPaths = routes
  .flatMap(pathsOf)
  .flatMap((path) => (path === '/blog/:id' ? postIds.map((id) => `/blog/${id}`) : path === '/*' ? [] : [path]));

/** Every page in every language. */
export const addresses = locales.flatMap((locale) =>
  spanishPaths.map((path) => ({ locale, path, address: pathInLocale(locale, path) })),
);

function pathsOf({ path, index, children }: Pick<Entry, 'path' | 'index' | 'children'>): string[] {
  const own = path === undefined && !index ? [] : [`/${(path ?? '').replace(/^en\?\/?/, '')}`];
  return [...own, ...(children ?? []).flatMap(pathsOf)];
}
