import { m } from '../../i18n/paraglide/messages.js';
import type { PictureName } from '../../ui/picture-sources.ts';

/** The alternative text of each picture. */
export const pictureWords = {
  tubes: m.picture_tubes,
  microscope: m.picture_microscope,
  'petri-dish': m.picture_petri_dish,
  hormones: m.picture_hormones,
  armrest: m.picture_armrest,
  'cheek-swab': m.picture_cheek_swab,
  'cup-strip': m.picture_cup_strip,
  'door-bag': m.picture_door_bag,
  'heel-card': m.picture_heel_card,
  'sample-set': m.picture_sample_set,
  'order-paper': m.picture_order_paper,
  'phone-report': m.picture_phone_report,
  'yarumo-leaf': m.picture_yarumo_leaf,
  'yarumo-valley': m.picture_yarumo_valley,
  centrifuge: m.picture_centrifuge,
  'waiting-room': m.picture_waiting_room,
} as const satisfies Record<PictureName, () => string>;
