import type { SpecimenCap } from '../../domain/exams/specimen-cap.ts';
import { m } from '../../i18n/paraglide/messages.js';

/** The name of each container, and its color at a card's top edge. */
const caps = {
  lavender: { word: m.cap_lavender, edge: 'border-t-cap-lavender' },
  gold: { word: m.cap_gold, edge: 'border-t-cap-gold' },
  blue: { word: m.page_cap_blue, edge: 'border-t-cap-blue' },
  green: { word: m.page_cap_green, edge: 'border-t-cap-green' },
  red: { word: m.page_cap_red, edge: 'border-t-cap-red' },
  grey: { word: m.page_cap_grey, edge: 'border-t-cap-grey' },
  urine: { word: m.cap_urine, edge: 'border-t-cap-urine' },
  plate: { word: m.cap_plate, edge: 'border-t-cap-plate' },
} as const satisfies Record<SpecimenCap, { word: () => string; edge: string }>;

export const capWord = (cap: SpecimenCap): string => caps[cap].word();

/** The brand color for specimens without a container. */
export const capEdge = (cap: SpecimenCap | null): string => (cap ? caps[cap].edge : 'border-t-brand');
