import type { ContainerId, Specimen, SpecimenType } from './specimen.ts';
import type { SpecimenCap, SpecimenDrawing } from './specimen-cap.ts';

/** A container for specimens: how the site draws it, when it is filled, and which specimens it may carry. */
export interface Container {
  /** The color that represents it on the site; null for a container without one of the site's caps. */
  cap: SpecimenCap | null;
  /**
   * The position in the order of draw for venipuncture, 1 first: the additive carried over from one tube must not spoil the next (CLSI
   * GP41, 7th ed., 2017). Null for containers that venipuncture does not fill.
   */
  draw: number | null;
  /** The specimens that may travel in it. */
  carries: readonly SpecimenType[];
}

/** Groups of specimens that share containers. */
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
 * Serum with and without gel share a position in the order of draw. GP41 names no tube for trace elements: manufacturers place it by its
 * additive, here K2EDTA, and before the other EDTA tube. A syringe for blood gases is a separate arterial puncture. The royal blue of trace
 * elements has no cap, because the site's light blue means citrate.
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
  // For the immunochemical test for blood: its liquid preserves the stool in the grooves of the stick.
  'stool-stick': { cap: null, draw: null, carries: ['stool'] },
  'swab-transport': { cap: null, draw: null, carries: swabs },
  'viral-transport': { cap: null, draw: null, carries: [...swabs, 'saliva'] },
  'sputum-cup': { cap: null, draw: null, carries: ['sputum', 'saliva'] },
  'petri-dish': { cap: 'plate', draw: null, carries: scrapings },
  // A blood film, a smear, an imprint, or a perianal tape.
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
  // Cervical and anal smears, and the cytology of urine and aspirates.
  'liquid-cytology': {
    cap: null,
    draw: null,
    carries: ['cervical-sample', 'vaginal-swab', 'rectal-swab', 'urine', 'sputum', 'body-fluid', 'tissue'],
  },
  'semen-cup': { cap: null, draw: null, carries: ['semen'] },
  'buccal-swab': { cap: null, draw: null, carries: ['buccal-swab'] },
  'dried-blood-card': { cap: null, draw: null, carries: ['capillary-blood', 'whole-blood'] },
  // A drop from the finger goes straight into the cassette of the rapid test, and no tube is filled.
  'rapid-test': { cap: null, draw: null, carries: ['capillary-blood'] },
  // A swab goes into it dry (rapid tests) or in saline (the wet mount).
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

/** The drawings of containers without one of the site's caps. */
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
  'rapid-test': 'card',
  formalin: 'jar',
  'breath-bag': 'bag',
  envelope: 'envelope',
};

/** 'edta' → 'lavender' · 'stool-cup' → 'jar' · 'trace-elements' → 'vial' */
export const drawingOf = (container: ContainerId): SpecimenDrawing =>
  containers[container].cap ?? shapes[container] ?? 'vial';

/** Whether the container may carry the specimen: { type: 'serum', container: 'edta' } → false */
export const specimenFits = ({ type, container }: Pick<Specimen, 'type' | 'container'>): boolean =>
  containers[container].carries.includes(type);

/** Sorts by the order of draw. Containers that venipuncture does not fill come last, in their original order. */
export const inOrderOfDraw = (ids: readonly ContainerId[]): ContainerId[] =>
  ids.toSorted((one, other) => drawOf(one) - drawOf(other));

const drawOf = (id: ContainerId): number => containers[id].draw ?? Number.MAX_SAFE_INTEGER;
