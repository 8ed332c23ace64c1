import { m } from '../../i18n/paraglide/messages.js';
import type { SpecimenGroup, Switch } from '../exam-search/exam-filters.ts';
import type { Area } from './exam.ts';

/** The names of the departments in the page's language. */
export const areaWords: Readonly<Record<Area, () => string>> = {
  haematology: m.catalogue_area_haematology,
  coagulation: m.catalogue_area_coagulation,
  chemistry: m.catalogue_area_chemistry,
  endocrinology: m.catalogue_area_endocrinology,
  immunology: m.catalogue_area_immunology,
  infectious: m.catalogue_area_infectious,
  allergy: m.catalogue_area_allergy,
  microbiology: m.catalogue_area_microbiology,
  'urine-stool': m.catalogue_area_urine_stool,
  reproduction: m.catalogue_area_reproduction,
  genetics: m.catalogue_area_genetics,
  'tumour-markers': m.catalogue_area_tumour_markers,
  drugs: m.catalogue_area_drugs,
  pathology: m.catalogue_area_pathology,
};

/** The names of the specimen filters. */
export const specimenGroupWords: Readonly<Record<SpecimenGroup, () => string>> = {
  blood: m.catalogue_specimen_blood,
  urine: m.catalogue_specimen_urine,
  stool: m.catalogue_specimen_stool,
  swab: m.catalogue_specimen_swab,
  semen: m.catalogue_specimen_semen,
  tissue: m.catalogue_specimen_tissue,
  other: m.catalogue_specimen_other,
};

/** The names of the filters that are on or off. */
export const switchWords: Readonly<Record<Switch, () => string>> = {
  withoutFasting: m.catalogue_filter_without_fasting,
  sameDay: m.catalogue_filter_same_day,
  atHome: m.catalogue_filter_at_home,
  packages: m.catalogue_filter_packages,
};
