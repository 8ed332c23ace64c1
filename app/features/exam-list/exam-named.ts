import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Exam } from '../catalogue/exam.ts';

const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * The exam that somebody means who types its code or what they call it; null when none is called so. The same name first, then the
 * shortest that begins with what was typed, then the shortest that holds all of its words.
 */
export function examNamed({ exams, byCode }: Catalogue, text: string): Exam | null {
  const asked = fold(text);
  if (asked === '') return null;
  const coded = byCode.get(text.trim().toUpperCase());
  if (coded) return coded;
  const words = asked.split(' ');
  let best: { exam: Exam; rank: number } | null = null;
  for (const exam of exams) {
    for (const label of labelsOf(exam)) {
      const rank = rankOf(fold(label), asked, words);
      if (rank !== null && (best === null || rank < best.rank)) best = { exam, rank };
    }
  }
  return best?.exam ?? null;
}

const labelsOf = ({ name, synonyms }: Exam): string[] => [name.es, name.en, ...synonyms.es, ...synonyms.en];

const BEGINNING = 1_000;
const WORDS = 2_000;

function rankOf(label: string, asked: string, words: readonly string[]): number | null {
  if (label === asked) return 0;
  if (label.startsWith(`${asked} `)) return BEGINNING + label.length;
  const own = label.split(' ');
  return words.every((word) => own.some((one) => one.startsWith(word))) ? WORDS + label.length : null;
}
