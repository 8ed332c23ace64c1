/** The paths of the source's three tables (clause S2.01), as it spells them, and one blog post for its `/blog/{id}`. */
export const sourcePaths = [
  '/',
  '/servicios',
  '/examenes-laboratorio',
  '/blog',
  '/blog/ayuno-antes-del-examen',
  '/nosotros',
  '/contacto',
  '/pacientes',
  '/medicos',
  '/medicos-login',
  '/medicos-registro',
  '/portal-medicos',
  '/portal-resultados',
  '/toma-domicilio-medellin',
  '/entrega-rapida',
  '/resultados-precisos',
  '/totalmente-seguro',
  '/politicas-privacidad',
  '/politica-cookies',
  '/admin-login',
  '/admin-panel',
  '/pruebas-de-paternidad',
  '/pruebas-embarazo',
  '/servicios/analisis-sangre',
  '/servicios/analisis-orina',
  '/servicios/cardiologia',
  '/servicios/hormonas',
  '/servicios/medicina-familiar',
  '/servicios/microbiologia',
  '/servicios/neurologia',
  '/servicios/pediatria',
  '/servicios/paquetes/espermograma',
  '/servicios/paquetes/gastrointestinal',
  '/servicios/paquetes/its',
] as const;

/** The paths that lead a visitor who has not signed in to an entrance. */
export const behindSignIn: readonly string[] = ['/admin-panel'];

/** The same screen in English (decision D1): '/' → '/en' · '/blog' → '/en/blog' */
export const inEnglish = (path: string): string => (path === '/' ? '/en' : `/en${path}`);

/** A path outside these tables. */
export const unknownPath = '/no-existe';
