/** The schema.org type of a page, and of its subject if schema.org has one. */
export interface PageKind {
  page: 'WebPage' | 'MedicalWebPage' | 'AboutPage' | 'ContactPage' | 'CollectionPage' | 'SearchResultsPage';
  /** `Service` if the page offers many exams: schema.org's test panel is a set that is ordered together. */
  subject?: 'MedicalTest' | 'MedicalTestPanel' | 'Service';
}

/** By the page's id. Medical means that the laboratory's director reviews the page's health information. */
const kinds: Readonly<Record<string, PageKind>> = {
  services: { page: 'CollectionPage' },
  'blood-tests': { page: 'MedicalWebPage', subject: 'Service' },
  'urine-tests': { page: 'MedicalWebPage', subject: 'Service' },
  cardiology: { page: 'MedicalWebPage', subject: 'Service' },
  hormones: { page: 'MedicalWebPage', subject: 'Service' },
  'family-medicine': { page: 'MedicalWebPage', subject: 'Service' },
  microbiology: { page: 'MedicalWebPage', subject: 'Service' },
  neurology: { page: 'MedicalWebPage', subject: 'Service' },
  paediatrics: { page: 'MedicalWebPage', subject: 'Service' },
  'semen-analysis': { page: 'MedicalWebPage', subject: 'MedicalTest' },
  gastrointestinal: { page: 'MedicalWebPage', subject: 'MedicalTestPanel' },
  sti: { page: 'MedicalWebPage', subject: 'MedicalTestPanel' },
  'pregnancy-tests': { page: 'MedicalWebPage', subject: 'MedicalTest' },
  // It is about kinship, not about health.
  'paternity-tests': { page: 'WebPage', subject: 'Service' },
  'home-collection': { page: 'WebPage', subject: 'Service' },
  'test-catalogue': { page: 'CollectionPage' },
  'accurate-results': { page: 'MedicalWebPage' },
  'fast-results': { page: 'MedicalWebPage' },
  'risk-hearts': { page: 'MedicalWebPage' },
  'risk-lipids': { page: 'MedicalWebPage' },
  'risk-findrisc': { page: 'MedicalWebPage' },
  'risk-a1c': { page: 'MedicalWebPage' },
  'risk-body': { page: 'MedicalWebPage' },
  'risk-egfr': { page: 'MedicalWebPage' },
  blog: { page: 'CollectionPage' },
  search: { page: 'SearchResultsPage' },
  about: { page: 'AboutPage' },
  contact: { page: 'ContactPage' },
};

/** 'sti' → { page: 'MedicalWebPage', subject: 'MedicalTestPanel' } · an unlisted id → { page: 'WebPage' } */
export const kindOf = (id: string): PageKind => kinds[id] ?? { page: 'WebPage' };
