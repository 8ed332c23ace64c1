import type { SitePath } from '../../i18n/href.ts';

/** Where each page of `content/pages` lives, by its id. A test holds it against the route modules. */
export const pagePaths = {
  home: '/',
  services: '/servicios',
  'blood-tests': '/servicios/analisis-sangre',
  'urine-tests': '/servicios/analisis-orina',
  cardiology: '/servicios/cardiologia',
  hormones: '/servicios/hormonas',
  'family-medicine': '/servicios/medicina-familiar',
  microbiology: '/servicios/microbiologia',
  neurology: '/servicios/neurologia',
  paediatrics: '/servicios/pediatria',
  'semen-analysis': '/servicios/paquetes/espermograma',
  gastrointestinal: '/servicios/paquetes/gastrointestinal',
  sti: '/servicios/paquetes/its',
  'test-catalogue': '/examenes-laboratorio',
  'home-collection': '/toma-domicilio-medellin',
  'fast-results': '/entrega-rapida',
  'accurate-results': '/resultados-precisos',
  'safety-and-privacy': '/totalmente-seguro',
  'paternity-tests': '/pruebas-de-paternidad',
  'pregnancy-tests': '/pruebas-embarazo',
  blog: '/blog',
  search: '/buscar',
  developers: '/desarrolladores',
  'my-list': '/mi-lista',
  about: '/nosotros',
  contact: '/contacto',
  patients: '/pacientes',
  doctors: '/medicos',
  'privacy-policy': '/politicas-privacidad',
  'cookie-policy': '/politica-cookies',
  'results-portal': '/portal-resultados',
  'doctor-login': '/medicos-login',
  'doctor-registration': '/medicos-registro',
  'doctor-portal': '/portal-medicos',
  'admin-login': '/admin-login',
  'admin-panel': '/admin-panel',
} as const satisfies Record<string, SitePath>;

export type PageId = keyof typeof pagePaths;

export const isPageId = (id: string): id is PageId => Object.hasOwn(pagePaths, id);
