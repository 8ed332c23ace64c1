import type { Locale } from '../../i18n/locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { isPageId, type PageId } from './page-paths.ts';

type Word = (inputs?: Record<string, never>, options?: { locale?: Locale }) => string;

/** A page's short name of two or three words, for trails, cards and chats. */
const pageNames = {
  home: m.nav_home,
  services: m.nav_services,
  'blood-tests': m.service_blood,
  'urine-tests': m.service_urine,
  cardiology: m.page_name_cardiology,
  hormones: m.service_hormones,
  'family-medicine': m.footer_family,
  microbiology: m.service_microbiology,
  neurology: m.footer_neurology,
  paediatrics: m.footer_paediatrics,
  'semen-analysis': m.page_name_semen,
  gastrointestinal: m.page_name_gastrointestinal,
  sti: m.page_name_sti,
  'test-catalogue': m.nav_catalogue,
  'home-collection': m.nav_home_collection,
  'fast-results': m.page_name_fast_results,
  'risk-hearts': m.page_name_risk_hearts,
  'risk-lipids': m.page_name_risk_lipids,
  'risk-findrisc': m.page_name_risk_findrisc,
  'risk-a1c': m.page_name_risk_a1c,
  'risk-body': m.page_name_risk_body,
  'risk-egfr': m.page_name_risk_egfr,
  'accurate-results': m.page_name_accurate_results,
  'safety-and-privacy': m.page_name_safety,
  'paternity-tests': m.page_name_paternity,
  'pregnancy-tests': m.page_name_pregnancy,
  blog: m.nav_blog,
  search: m.search_button,
  developers: m.api_page_name,
  'my-list': m.list_name,
  about: m.nav_about,
  contact: m.nav_contact,
  patients: m.footer_patients,
  doctors: m.page_name_doctors,
  'privacy-policy': m.footer_privacy,
  'cookie-policy': m.footer_cookies,
  'results-portal': m.page_name_results,
  'doctor-login': m.page_name_doctor_login,
  'doctor-registration': m.page_name_doctor_registration,
  'doctor-portal': m.page_name_doctor_portal,
  'admin-login': m.page_name_admin_login,
} as const satisfies Record<PageId, Word>;

/** ('urine-tests', 'en') → 'Urine tests' */
export function pageName(id: string, locale: Locale): string {
  if (!isPageId(id)) throw new Error(`page-names.ts has no name for the page ${id}`);
  return pageNames[id]({}, { locale });
}
