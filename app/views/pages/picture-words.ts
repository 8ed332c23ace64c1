import { m } from '../../i18n/paraglide/messages.js';
import type { PictureName } from '../../ui/picture-sources.ts';

/** The alternative text of each picture. */
export const pictureWords = {
  tubes: m.picture_tubes,
  microscope: m.picture_microscope,
  'petri-dish': m.picture_petri_dish,
  hormones: m.picture_hormones,
  dna: m.picture_dna,
  'urine-cup': m.picture_urine_cup,
  'home-kit': m.picture_home_kit,
} as const satisfies Record<PictureName, () => string>;
