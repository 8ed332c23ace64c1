/** The materials that a laboratory analyzes. */
export const specimenTypes = [
  'whole-blood',
  'serum',
  'plasma',
  'capillary-blood',
  'arterial-blood',
  'urine',
  'urine-24h',
  'stool',
  'semen',
  'sputum',
  'throat-swab',
  'nasal-swab',
  'nasopharyngeal-swab',
  'vaginal-swab',
  'cervical-sample',
  'urethral-swab',
  'rectal-swab',
  'wound-swab',
  'ear-swab',
  'eye-swab',
  'skin-scraping',
  'nail-scraping',
  'hair',
  'buccal-swab',
  'saliva',
  'tissue',
  'body-fluid',
  'cerebrospinal-fluid',
  'bone-marrow',
  'amniotic-fluid',
  'breath',
  'calculus',
  'milk',
] as const;
export type SpecimenType = (typeof specimenTypes)[number];

/** The containers of specimens. `containers.ts` gives the cap of each and the specimens it may carry. */
export const containerIds = [
  'blood-culture-bottle',
  'citrate',
  'serum',
  'serum-gel',
  'heparin',
  'edta',
  'fluoride',
  'trace-elements',
  'heparin-syringe',
  'urine-cup',
  'urine-sterile',
  'urine-24h',
  'stool-cup',
  'stool-transport',
  'stool-stick',
  'swab-transport',
  'viral-transport',
  'sputum-cup',
  'petri-dish',
  'slide',
  'liquid-cytology',
  'semen-cup',
  'buccal-swab',
  'dried-blood-card',
  'rapid-test',
  'sterile-tube',
  'formalin',
  'breath-bag',
  'envelope',
] as const;
export type ContainerId = (typeof containerIds)[number];

/** The reasons for which a laboratory rejects a specimen. */
export const rejections = [
  'unlabelled',
  'wrong-container',
  'insufficient',
  'haemolysed',
  'lipaemic',
  'clotted',
  'underfilled',
  'leaking',
  'late',
  'not-cold',
  'frozen',
  'contaminated',
  'dried-out',
  'in-formalin',
  'exposed-to-light',
  'no-preparation',
] as const;
export type Rejection = (typeof rejections)[number];

/** A specimen that an exam needs: its material, its container, and who collects it. */
export interface Specimen {
  type: SpecimenType;
  container: ContainerId;
  /** The usual and the minimum volume in milliliters; null if it is not measured (a swab, a slide). */
  volumeMl: number | null;
  minimumMl: number | null;
  /** Whether our staff can take it at the patient's home. */
  atHome: boolean;
  /** Whether the patient collects it. */
  byPatient: boolean;
  /** On how many different days it is collected, each time in a separate container: 3 for serial stool. Nearly always 1. */
  days: number;
  /** How long it keeps; temperatures not listed are unsuitable. */
  stability: readonly { at: 'room' | 'refrigerated' | 'frozen'; hours: number }[];
  rejectedWhen: readonly Rejection[];
}
