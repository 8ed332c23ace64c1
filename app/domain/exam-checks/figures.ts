import { mayCount } from './number-words.ts';
import { spelledNumbers } from './spelled-numbers.ts';
import type { Language } from './words-of.ts';

/** 'ayuno de ocho horas' → 'ayuno de 8 horas': what is spelled out and meant. The rules about times read figures alone. */
export function inFigures(text: string, language: Language): string {
  if (!mayCount(text, language)) return text;
  const numbers = spelledNumbers(text, language).filter(({ sure }) => sure);
  return numbers
    .toReversed()
    .reduce((figures, { value, start, end }) => `${figures.slice(0, start)}${value}${figures.slice(end)}`, text);
}
