import type { SitePath } from '../../i18n/href.ts';
import { m } from '../../i18n/paraglide/messages.js';

/** The main navigation, in its order (clause S2.20). */
export const navigation = [
  { to: '/', word: m.nav_home },
  { to: '/servicios', word: m.nav_services },
  { to: '/examenes-laboratorio', word: m.nav_catalogue },
  { to: '/toma-domicilio-medellin', word: m.nav_home_collection },
  { to: '/blog', word: m.nav_blog },
  { to: '/nosotros', word: m.nav_about },
  { to: '/contacto', word: m.nav_contact },
] as const satisfies readonly { to: SitePath; word: () => string }[];
