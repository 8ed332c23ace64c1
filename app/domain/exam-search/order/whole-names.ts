import type { CatalogueIndex } from '../catalogue-index.ts';
import { spelledInFull } from './abbreviations.ts';
import { examsNamed } from './exam-names.ts';
import type { PieceDraft } from './order-draft.ts';
import { MAX_CHOICES, type Reading } from './readings.ts';

/** Pieces of one name. */
const MAX_PIECES = 5;

/**
 * Rejoins names that were split inside: 'VIH 1 y 2', 'sodio, potasio y cloro', 'grupo sanguíneo y Rh'. If each piece is an exam, they stay
 * separate or the visitor must choose: 'citología y VPH' is the name of one exam, but may mean two.
 */
export function withWholeNames(index: CatalogueIndex, drafts: readonly PieceDraft[]): PieceDraft[] {
  const joined: PieceDraft[] = [];
  for (let place = 0; place < drafts.length; ) {
    const span = longestName(index, drafts, place);
    const draft = drafts[place];
    if (span) joined.push(span.draft);
    else if (draft) joined.push(draft);
    place += span?.length ?? 1;
  }
  return joined;
}

/** The longest name that begins with the piece at `start`, and how many pieces it has; null if the piece stays alone. */
function longestName(index: CatalogueIndex, drafts: readonly PieceDraft[], start: number) {
  for (let length = Math.min(MAX_PIECES, drafts.length - start); length > 1; length -= 1) {
    const parts = drafts.slice(start, start + length);
    const isEntire = length === drafts.length;
    const reading = parts.slice(1).every(({ joint }) => joint !== 'line') ? asOne(index, parts, isEntire) : null;
    const [first] = parts;
    if (reading && first)
      return {
        length,
        draft: {
          text: textOf(parts),
          words: parts.flatMap(({ words }) => words),
          joint: first.joint,
          isHeading: first.isHeading,
          reading,
        },
      };
  }
  return null;
}

/** The joint meaning of the parts; null if they stay separate. */
function asOne(index: CatalogueIndex, parts: readonly PieceDraft[], isEntire: boolean): Reading | null {
  const words = parts.flatMap((part) => part.words);
  const match = examsNamed(index, spelledInFull(words) ?? words);
  if (!match) return null;
  const own = parts.flatMap(({ reading }) => reading.exam ?? []);
  if (own.length < parts.length) {
    // 'Hepatitis A, B y C' names both a panel and three exams.
    if (match.exam?.isPackage && !match.isOwnName && parts.length > 2)
      return { exam: null, choices: [match.exam, ...own], isNamed: true };
    if (match.exam) return { exam: match.exam, choices: [], isNamed: true };
    const isDivided = parts.some(({ reading }) => !reading.isNamed);
    return isDivided ? { exam: null, choices: match.all.slice(0, MAX_CHOICES), isNamed: true } : null;
  }
  const isListed = parts.slice(1).some(({ joint }) => joint === 'sign');
  if (!match.exam || match.exam.isPackage || (isListed && !isEntire)) return null;
  if (match.isOwnName && !isListed) return { exam: match.exam, choices: [], isNamed: true };
  return { exam: null, choices: [...new Set([match.exam, ...own])], isNamed: true };
}

const textOf = (parts: readonly PieceDraft[]): string =>
  parts.map(({ text, joint }, place) => (place === 0 ? text : `${joint === 'and' ? ' y ' : ', '}${text}`)).join('');
