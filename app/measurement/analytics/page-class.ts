import type { SitePath } from '../../i18n/href.ts';
import { plainPath } from '../../i18n/locale.ts';

/**
 * What may be told of a page. `open`: its address and title. `neutral`: that some page was read, and nothing that reveals which.
 * `never`: nothing, because it can hold health data or belongs to somebody; the tag is not loaded there (decision D7).
 */
export type PageClass = 'open' | 'neutral' | 'never';

/** Every page. One that is missing here is `never`, until somebody has thought about it. */
const classes = {
  '/': 'open',
  '/servicios': 'open',
  '/servicios/analisis-sangre': 'open',
  '/servicios/analisis-orina': 'open',
  '/servicios/cardiologia': 'open',
  '/servicios/hormonas': 'open',
  '/servicios/medicina-familiar': 'open',
  '/servicios/microbiologia': 'open',
  '/servicios/neurologia': 'open',
  '/servicios/pediatria': 'open',
  '/servicios/paquetes/espermograma': 'neutral',
  '/servicios/paquetes/gastrointestinal': 'open',
  '/servicios/paquetes/its': 'neutral',
  '/examenes-laboratorio': 'open',
  // A delicate exam says so itself (`sensitive`), and is told as neutral.
  '/examenes-laboratorio/:slug': 'open',
  '/toma-domicilio-medellin': 'open',
  '/entrega-rapida': 'open',
  '/resultados-precisos': 'open',
  '/totalmente-seguro': 'open',
  '/pruebas-de-paternidad': 'neutral',
  '/pruebas-embarazo': 'neutral',
  '/blog': 'open',
  '/blog/:id': 'open',
  '/desarrolladores': 'open',
  '/nosotros': 'open',
  '/contacto': 'open',
  '/pacientes': 'never',
  '/medicos': 'never',
  // What was typed there may be a health matter.
  '/buscar': 'never',
  // Told like the landing page, so that a request for a quote counts and nobody learns of which exams.
  '/mi-lista': 'neutral',
  '/sin-conexion': 'never',
  '/politicas-privacidad': 'open',
  '/politica-cookies': 'open',
  '/portal-resultados': 'never',
  '/medicos-login': 'never',
  '/medicos-registro': 'never',
  '/portal-medicos': 'never',
  '/admin-login': 'never',
  '/admin-panel': 'never',
} as const satisfies Partial<Record<SitePath, PageClass>>;

export const classifiedPaths: readonly string[] = Object.keys(classes);
const byPath: ReadonlyMap<string, PageClass> = new Map(Object.entries(classes));
/** What lies below one of these is not told either: '/admin-panel/users'. */
const neverPaths = classifiedPaths.filter((path) => byPath.get(path) === 'never');

/** '/servicios' → 'open' · '/en/pruebas-embarazo' → 'neutral' · '/admin-panel' → 'never' · '/what-is-this' → null */
export function classOf(pathname: string): PageClass | null {
  const path = plainPath(pathname);
  if (neverPaths.some((never) => `${path}/`.startsWith(`${never}/`))) return 'never';
  return byPath.get(path) ?? byPath.get(pageOfMany(path)) ?? null;
}

/** '/blog/ayuno' → '/blog/:id' · '/examenes-laboratorio/tsh' → '/examenes-laboratorio/:slug' · '/blog/a/b' → '/blog/a/b' */
const pageOfMany = (path: string): string =>
  path.replace(/^(\/blog)\/[^/]+$/, '$1/:id').replace(/^(\/examenes-laboratorio)\/[^/]+$/, '$1/:slug');
