import type { SitePath } from '../../i18n/href.ts';
import { m } from '../../i18n/paraglide/messages.js';
import type { PictureName } from '../../ui/picture-sources.ts';

/** A slide of the hero's text carousel (clause S3.01), which leads to `link`. */
export interface Slide {
  id: string;
  title: string;
  highlight: string;
  description: string;
  /** A picture of the page that it leads to. */
  picture: PictureName;
  link: Extract<SitePath, '/servicios' | '/servicios/paquetes/its' | '/pruebas-de-paternidad'>;
}

/** An image of the hero's second carousel (clause S3.01). */
export interface LabImage {
  name: PictureName;
  alt: string;
  priority: boolean;
}

/** The claims arrive formatted: the number is the laboratory's, the sentence is ours. */
export const heroSlides = (claims: { exams: string; hours: string; accuracy: string }): readonly Slide[] => [
  {
    id: 'services',
    title: m.slide_services_title(),
    highlight: m.slide_services_highlight(),
    description: m.slide_services_description(claims),
    picture: 'order-paper',
    link: '/servicios',
  },
  {
    id: 'sti',
    title: m.slide_sti_title(),
    highlight: m.slide_sti_highlight(),
    description: m.slide_sti_description(),
    picture: 'waiting-room',
    link: '/servicios/paquetes/its',
  },
  {
    id: 'paternity',
    title: m.slide_paternity_title(),
    highlight: m.slide_paternity_highlight(claims),
    description: m.slide_paternity_description(),
    picture: 'cheek-swab',
    link: '/pruebas-de-paternidad',
  },
];

export const labImages = (): readonly LabImage[] => [
  { name: 'sample-set', alt: m.picture_sample_set(), priority: true },
  { name: 'microscope', alt: m.picture_microscope(), priority: false },
  { name: 'phone-report', alt: m.picture_phone_report(), priority: false },
];
