import type { ContainerId, Specimen, SpecimenType } from './specimen.ts';
import type { SpecimenCap, SpecimenDrawing } from './specimen-cap.ts';

export interface Container {
  /** The colour by which the site shows it; null for what has none of its caps. */
  cap: SpecimenCap | null;
  /**
   * When it is filled in a venepuncture, 1 first: what one tube brings of its additive must not spoil the next (CLSI GP41, 7th ed., 2017).
   * Null for what no venepuncture fills.
   */
  draw: number | null;
  /** What may travel in it. */
  carries: readonly SpecimenType[];
}

const swabs = [
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
] as const satisfies readonly SpecimenType[];

const scrapings = ['skin-scraping', 'nail-scraping', 'hair'] as const satisfies readonly SpecimenType[];
const punctured = ['body-fluid', 'bone-marrow'] as const satisfies readonly SpecimenType[];

/**
 * Serum with and without gel share a place in the order of draw. GP41 names no tube for trace elements: manufacturers place it by its
 * additive, here K2EDTA, and before the other tube with it. A syringe for gases is an arterial puncture of its own. The royal blue of
 * trace elements has no cap: shown as the light blue of citrate it would be taken for it.
 */
export const containers: Readonly<Record<ContainerId, Container>> = {
  'blood-culture-bottle': { cap: null, draw: 1, carries: ['whole-blood', ...punctured] },
  citrate: { cap: 'blue', draw: 2, carries: ['plasma', 'whole-blood'] },
  serum: { cap: 'red', draw: 3, carries: ['serum', 'capillary-blood', 'body-fluid'] },
  'serum-gel': { cap: 'gold', draw: 3, carries: ['serum', 'capillary-blood'] },
  heparin: { cap: 'green', draw: 4, carries: ['plasma', 'whole-blood', 'capillary-blood', ...punctured] },
  edta: { cap: 'lavender', draw: 6, carries: ['plasma', 'whole-blood', 'capillary-blood', ...punctured] },
  fluoride: { cap: 'grey', draw: 7, carries: ['plasma', 'whole-blood', 'body-fluid', 'cerebrospinal-fluid'] },
  'trace-elements': { cap: null, draw: 5, carries: ['whole-blood', 'plasma', 'serum'] },
  'heparin-syringe': { cap: null, draw: null, carries: ['arterial-blood', 'whole-blood'] },
  'urine-cup': { cap: 'urine', draw: null, carries: ['urine', 'calculus'] },
  'urine-sterile': { cap: 'urine', draw: null, carries: ['urine', 'calculus', 'milk'] },
  'urine-24h': { cap: 'urine', draw: null, carries: ['urine-24h'] },
  'stool-cup': { cap: null, draw: null, carries: ['stool'] },
  'stool-transport': { cap: null, draw: null, carries: ['stool', 'rectal-swab'] },
  // Of the immunochemical test for blood: its liquid keeps what the grooves of the stick bring.
  'stool-stick': { cap: null, draw: null, carries: ['stool'] },
  'swab-transport': { cap: null, draw: null, carries: swabs },
  'viral-transport': { cap: null, draw: null, carries: [...swabs, 'saliva'] },
  'sputum-cup': { cap: null, draw: null, carries: ['sputum', 'saliva'] },
  'petri-dish': { cap: 'plate', draw: null, carries: scrapings },
  // A film of blood, a smear, an imprint, a perianal tape.
  slide: {
    cap: null,
    draw: null,
    carries: [
      'whole-blood',
      'capillary-blood',
      ...swabs,
      ...punctured,
      'cerebrospinal-fluid',
      'skin-scraping',
      'sputum',
      'tissue',
    ],
  },
  // Smears of the cervix and the anus, and the cytology of urine and of what is aspirated.
  'liquid-cytology': {
    cap: null,
    draw: null,
    carries: ['cervical-sample', 'vaginal-swab', 'rectal-swab', 'urine', 'sputum', 'body-fluid', 'tissue'],
  },
  'semen-cup': { cap: null, draw: null, carries: ['semen'] },
  'buccal-swab': { cap: null, draw: null, carries: ['buccal-swab'] },
  'dried-blood-card': { cap: null, draw: null, carries: ['capillary-blood', 'whole-blood'] },
  // A swab goes into it dry (rapid tests) or with saline (the wet mount).
  'sterile-tube': {
    cap: null,
    draw: null,
    carries: [
      ...swabs,
      'cerebrospinal-fluid',
      'amniotic-fluid',
      ...punctured,
      ...scrapings,
      'tissue',
      'saliva',
      'milk',
      'calculus',
    ],
  },
  formalin: { cap: null, draw: null, carries: ['tissue', 'bone-marrow'] },
  'breath-bag': { cap: null, draw: null, carries: ['breath'] },
  envelope: { cap: null, draw: null, carries: [...scrapings, 'calculus', 'buccal-swab'] },
};

/** How what has no cap of the site's is drawn. */
const shapes: Readonly<Partial<Record<ContainerId, SpecimenDrawing>>> = {
  'blood-culture-bottle': 'bottle',
  'heparin-syringe': 'syringe',
  'stool-cup': 'jar',
  'stool-transport': 'jar',
  'swab-transport': 'swab',
  'viral-transport': 'swab',
  'sputum-cup': 'jar',
  slide: 'slide',
  'liquid-cytology': 'jar',
  'semen-cup': 'jar',
  'buccal-swab': 'swab',
  'dried-blood-card': 'card',
  formalin: 'jar',
  'breath-bag': 'bag',
  envelope: 'envelope',
};

/** 'edta' → 'lavender' · 'stool-cup' → 'jar' · 'trace-elements' → 'vial' */
export const drawingOf = (container: ContainerId): SpecimenDrawing =>
  containers[container].cap ?? shapes[container] ?? 'vial';

/** { type: 'serum', container: 'edta' } → false */
export const specimenFits = ({ type, container }: Pick<Specimen, 'type' | 'container'>): boolean =>
  containers[container].carries.includes(type);

/** In the order of draw; what no venepuncture fills comes last, in the order in which it came. */
export const inOrderOfDraw = (ids: readonly ContainerId[]): ContainerId[] =>
  ids.toSorted((one, other) => drawOf(one) - drawOf(other));

const drawOf = (id: ContainerId): number => containers[id].draw ?? Number.MAX_SAFE_INTEGER;
