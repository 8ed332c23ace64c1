import type { Locale } from '../../i18n/locale.ts';
import { m } from '../../i18n/paraglide/messages.js';
import type { IntervalSource } from './component.ts';
import type { ContainerId, Rejection, Specimen, SpecimenType } from './specimen.ts';

/** A message without parameters. */
type Word = (inputs?: Record<string, never>, options?: { locale?: Locale }) => string;

/** The names of the specimens on a page. */
export const specimenNames = {
  'whole-blood': m.exam_type_whole_blood,
  serum: m.exam_type_serum,
  plasma: m.exam_type_plasma,
  'capillary-blood': m.exam_type_capillary_blood,
  'arterial-blood': m.exam_type_arterial_blood,
  urine: m.exam_type_urine,
  'urine-24h': m.exam_type_urine_24h,
  stool: m.exam_type_stool,
  semen: m.exam_type_semen,
  sputum: m.exam_type_sputum,
  'throat-swab': m.exam_type_throat_swab,
  'nasal-swab': m.exam_type_nasal_swab,
  'nasopharyngeal-swab': m.exam_type_nasopharyngeal_swab,
  'vaginal-swab': m.exam_type_vaginal_swab,
  'cervical-sample': m.exam_type_cervical_sample,
  'urethral-swab': m.exam_type_urethral_swab,
  'rectal-swab': m.exam_type_rectal_swab,
  'wound-swab': m.exam_type_wound_swab,
  'ear-swab': m.exam_type_ear_swab,
  'eye-swab': m.exam_type_eye_swab,
  'skin-scraping': m.exam_type_skin_scraping,
  'nail-scraping': m.exam_type_nail_scraping,
  hair: m.exam_type_hair,
  'buccal-swab': m.exam_type_buccal_swab,
  saliva: m.exam_type_saliva,
  tissue: m.exam_type_tissue,
  'body-fluid': m.exam_type_body_fluid,
  'cerebrospinal-fluid': m.exam_type_cerebrospinal_fluid,
  'bone-marrow': m.exam_type_bone_marrow,
  'amniotic-fluid': m.exam_type_amniotic_fluid,
  breath: m.exam_type_breath,
  calculus: m.exam_type_calculus,
  milk: m.exam_type_milk,
} as const satisfies Record<SpecimenType, Word>;

/** The names of the containers. */
export const containerNames = {
  'blood-culture-bottle': m.exam_container_blood_culture_bottle,
  citrate: m.exam_container_citrate,
  serum: m.exam_container_serum,
  'serum-gel': m.exam_container_serum_gel,
  heparin: m.exam_container_heparin,
  edta: m.exam_container_edta,
  fluoride: m.exam_container_fluoride,
  'trace-elements': m.exam_container_trace_elements,
  'heparin-syringe': m.exam_container_heparin_syringe,
  'urine-cup': m.exam_container_urine_cup,
  'urine-sterile': m.exam_container_urine_sterile,
  'urine-24h': m.exam_container_urine_24h,
  'stool-cup': m.exam_container_stool_cup,
  'stool-transport': m.exam_container_stool_transport,
  'stool-stick': m.exam_container_stool_stick,
  'swab-transport': m.exam_container_swab_transport,
  'viral-transport': m.exam_container_viral_transport,
  'sputum-cup': m.exam_container_sputum_cup,
  'petri-dish': m.exam_container_petri_dish,
  slide: m.exam_container_slide,
  'liquid-cytology': m.exam_container_liquid_cytology,
  'semen-cup': m.exam_container_semen_cup,
  'buccal-swab': m.exam_container_buccal_swab,
  'dried-blood-card': m.exam_container_dried_blood_card,
  'rapid-test': m.exam_container_rapid_test,
  'sterile-tube': m.exam_container_sterile_tube,
  formalin: m.exam_container_formalin,
  'breath-bag': m.exam_container_breath_bag,
  envelope: m.exam_container_envelope,
} as const satisfies Record<ContainerId, Word>;

/** The reasons to reject a specimen. */
export const rejectionNames = {
  unlabelled: m.exam_rejected_unlabelled,
  'wrong-container': m.exam_rejected_wrong_container,
  insufficient: m.exam_rejected_insufficient,
  haemolysed: m.exam_rejected_haemolysed,
  lipaemic: m.exam_rejected_lipaemic,
  clotted: m.exam_rejected_clotted,
  underfilled: m.exam_rejected_underfilled,
  leaking: m.exam_rejected_leaking,
  late: m.exam_rejected_late,
  'not-cold': m.exam_rejected_not_cold,
  frozen: m.exam_rejected_frozen,
  contaminated: m.exam_rejected_contaminated,
  'dried-out': m.exam_rejected_dried_out,
  'in-formalin': m.exam_rejected_in_formalin,
  'exposed-to-light': m.exam_rejected_exposed_to_light,
  'no-preparation': m.exam_rejected_no_preparation,
} as const satisfies Record<Rejection, Word>;

/** The temperatures at which a specimen keeps. */
export const storageNames = {
  room: m.exam_at_room,
  refrigerated: m.exam_at_refrigerated,
  frozen: m.exam_at_frozen,
} as const satisfies Record<Specimen['stability'][number]['at'], Word>;

/** The sources of reference intervals. */
export const sourceNames = {
  general: m.exam_source_general,
  manufacturer: m.exam_source_manufacturer,
  'who-2021-semen': m.exam_source_who_2021_semen,
  'ada-2026': m.exam_source_ada_2026,
  'kdigo-2024': m.exam_source_kdigo_2024,
  'who-anaemia-2024': m.exam_source_who_anaemia_2024,
  ifcc: m.exam_source_ifcc,
  guideline: m.exam_source_guideline,
} as const satisfies Record<IntervalSource, Word>;
