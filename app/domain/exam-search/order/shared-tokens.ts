import type { CatalogueIndex } from '../catalogue-index.ts';
import type { SearchRecord } from '../search-record.ts';
import type { PieceDraft } from './order-draft.ts';
import { exactReading, matchName, type Reading } from './readings.ts';

/** Whether a word specifies a kind of the exam named before it: 'toxoplasma IgG e IgM'. */
export const isKind = (word: string): boolean => kinds.test(word);

const kinds =
  /^(ig[gmaed]|libre|total|totales|direct[oa]|indirect[oa]|cuantitativ[oa]|cualitativ[oa]|free|direct|indirect)$/;

/**
 * Returns the meaning of a piece in its order: it may share the words of a preceding piece ('hepatitis B y C') or of a following one
 * ('sodio y potasio en orina'). If it means one exam alone and a different one with the shared words, the visitor must choose.
 */
export function sharedReading(index: CatalogueIndex, drafts: readonly PieceDraft[], place: number): Reading {
  const draft = drafts[place];
  if (!draft) return { exam: null, choices: [], isNamed: false };
  const { reading, words, joint } = draft;
  const before = joint === 'line' ? null : withWordsBefore(index, drafts, place);
  const isKindAlone = joint !== 'line' && words.length === 1 && words.every(isKind);
  if (before && (!reading.isNamed || isKindAlone)) return before;
  const { exam } = reading;
  if (!exam) return reading;
  // 'IgM' after an exam of several words belongs to that exam, even if the catalog has no exam with both names.
  if (isKindAlone && (drafts[place - 1]?.words.length ?? 0) > 1) return { exam: null, choices: [exam], isNamed: true };
  const shared = before?.exam && joint === 'and' ? [before.exam] : [];
  const others = [...shared, ...withWordsAfter(index, drafts, place)].filter(
    (other) => other !== exam && !other.isPackage,
  );
  return others.length > 0 ? { exam: null, choices: [...new Set([exam, ...others])], isNamed: true } : reading;
}

/** 'Hepatitis B', 'C' → hepatitis C: the longest beginning of a preceding piece that forms a name with this one. */
function withWordsBefore(index: CatalogueIndex, drafts: readonly PieceDraft[], place: number): Reading | null {
  const own = drafts[place]?.words ?? [];
  for (let from = place - 1; from >= 0 && drafts[from + 1]?.joint !== 'line'; from -= 1) {
    const { words = [] } = drafts[from] ?? {};
    for (let length = words.length - 1; length > 0; length -= 1) {
      const reading = exactReading(index, [...words.slice(0, length), ...own], noWords);
      if (reading) return reading;
    }
    // A piece of one word has no beginning to share: 'VIH, hepatitis B, C' looks further back only past such pieces.
    if (words.length > 1) return null;
  }
  return null;
}

const noWords: ReadonlySet<string> = new Set();

/** The specimen is named once, at the end: 'sodio y potasio en orina'. */
const specimens = new Set('orina urine heces stool liquido lcr csf semen saliva 24'.split(' '));

/** The exams that a piece means with the specimen of a following piece. */
function withWordsAfter(index: CatalogueIndex, drafts: readonly PieceDraft[], place: number): readonly SearchRecord[] {
  const own = drafts[place]?.words ?? [];
  let hasAnd = false;
  for (let after = place + 1; drafts[after] && drafts[after]?.joint !== 'line'; after += 1) {
    const { words = [], joint } = drafts[after] ?? {};
    hasAnd ||= joint === 'and';
    const rest = words.findIndex((word) => word === 'en' || word === 'in');
    const said = rest > 0 ? words.slice(rest) : [];
    if (!said.some((word) => specimens.has(word))) continue;
    return hasAnd ? (matchName(index, [...own, ...said])?.all ?? []) : [];
  }
  return [];
}
