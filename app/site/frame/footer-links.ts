import type { SitePath } from '../../i18n/href.ts';
import { m } from '../../i18n/paraglide/messages.js';

/** The footer's service pages (clause S2.15). Cardiology appears under the name of its best-known exam. */
export const footerServices = [
  { to: '/servicios/analisis-sangre', word: m.service_blood },
  { to: '/servicios/analisis-orina', word: m.service_urine },
  { to: '/servicios/cardiologia', word: m.footer_cardiology },
  { to: '/servicios/hormonas', word: m.service_hormones },
  { to: '/servicios/microbiologia', word: m.service_microbiology },
  { to: '/servicios/medicina-familiar', word: m.footer_family },
  { to: '/servicios/neurologia', word: m.footer_neurology },
  { to: '/servicios/pediatria', word: m.footer_paediatrics },
] as const satisfies readonly { to: SitePath; word: () => string }[];
