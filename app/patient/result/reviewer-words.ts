import { m } from '../../i18n/paraglide/messages.js';
import { releasedByWords } from '../../views/results/released-by-words.ts';
import type { PatientResult } from './read-result.ts';

/** 'Beatriz Ochoa, bacteriología' · 'Por reglas que fijó Beatriz Ochoa' */
export const reviewerWords = (result: Pick<PatientResult, 'releasedBy' | 'isAutomatic'>): string | null =>
  result.isAutomatic || !result.releasedBy ? releasedByWords(result) : m.result_scientist({ name: result.releasedBy });
