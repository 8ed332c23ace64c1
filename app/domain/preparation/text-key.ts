import type { Words } from '../exams/localized-text.ts';

/**
 * Normalizes a name, so that different spellings in a catalog match: 'Ácido valproico ' → 'acido valproico'. Used for drugs and for the
 * stimuli of curves.
 */
export const wordsKey = ({ es }: Words): string =>
  es.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
