import type { Dose } from '../catalogue/exam.ts';

/** By what two doses are of the same drug, however a catalogue writes it: 'Ácido valproico ' → 'acido valproico'. */
export const drugKey = ({ of }: Pick<Dose, 'of'>): string =>
  of.es.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
