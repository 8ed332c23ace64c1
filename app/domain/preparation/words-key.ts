import type { Words } from '../exams/exam.ts';

/** By what two names are one, however a catalogue writes them: 'Ácido valproico ' → 'acido valproico'. A drug, what a curve is done with. */
export const wordsKey = ({ es }: Words): string =>
  es.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
