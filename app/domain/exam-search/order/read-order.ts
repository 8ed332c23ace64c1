import type { CatalogueIndex } from '../catalogue-index.ts';
import { asksForImages } from '../imaging.ts';
import { wordsInName } from '../name-tokens.ts';
import type { SearchRecord } from '../search-record.ts';
import type { PieceDraft } from './order-draft.ts';
import { isAboutHours, isAboutPatient, isAroundExams, isGroup } from './order-lexicon.ts';
import { readPiece } from './read-piece.ts';
import { isKind, sharedReading } from './shared-tokens.ts';
import { MAX_LETTERS_OF_AN_ORDER, type RawPiece, splitOrder } from './split-order.ts';
import { withWholeNames } from './whole-names.ts';

/** One piece of an order as written: the exam it names, the exams that it may mean, or neither. */
export interface OrderPiece {
  text: string;
  exam: SearchRecord | null;
  choices: readonly SearchRecord[];
  asksForImages: boolean;
  /** Whether exams are called exactly so, though it may be several. */
  isNamed: boolean;
}

/** An order of several exams, read piece by piece. Nothing is lost: each word is in a piece or in `aside`. */
export interface Order {
  pieces: readonly OrderPiece[];
  /** Text that names no exam: greetings, the patient's name, the diagnosis. */
  aside: readonly string[];
  /** Whether the text was longer than an order can be, so its end was not read. */
  isCut: boolean;
  /** Whether separators or line breaks divide the pieces; otherwise, the text is an order only if every piece is an exam. */
  isListed: boolean;
}

/** Reads a typed or pasted order: splits it into pieces, and finds the exam of each. */
export function readOrder(index: CatalogueIndex, text: string): Order {
  const { pieces, aside } = splitOrder(text.slice(0, MAX_LETTERS_OF_AN_ORDER));
  const worded = pieces.map((piece) => ({ ...piece, words: wordsInName(piece.text) }));
  const beside = new Set(worded.flatMap(({ words }) => words));
  const asking = worded.filter((piece, place) => !isAside(piece, worded[place - 1]));
  const drafts = asking.flatMap((piece): PieceDraft[] =>
    readPiece(index, piece.text, beside).map(({ text, reading }, place) => ({
      text,
      words: wordsInName(text),
      joint: place > 0 ? 'line' : piece.joint,
      isHeading: piece.isHeading,
      reading,
    })),
  );
  const whole = withWholeNames(index, drafts);
  return {
    pieces: whole.map((draft, place) => {
      const { exam, choices, isNamed } = sharedReading(index, whole, place);
      // 'Perfil lipídico: colesterol, HDL …' is one exam or the list of its parts.
      const mustChoose = exam !== null && draft.isHeading && whole.length > place + 1;
      return {
        text: draft.text,
        exam: mustChoose ? null : exam,
        choices: mustChoose ? [exam] : choices,
        asksForImages: exam === null && asksForImages(index, draft.text),
        isNamed,
      };
    }),
    aside: [...aside, ...worded.filter((piece) => !asking.includes(piece)).map((piece) => piece.text)],
    isCut: text.length > MAX_LETTERS_OF_AN_ORDER,
    isListed: asking.some(({ joint }, place) => place > 0 && joint !== 'and'),
  };
}

/** A piece with its folded words. */
type Worded = RawPiece & { words: readonly string[] };

/** Whether a piece names no exam: a greeting, the name of a group, or a note about the patient ('hemograma. Dx: anemia'). */
function isAside({ words, isHeading, text, joint }: Worded, before: Worded | undefined): boolean {
  // 'Total' refers to the exam named before it: 'colesterol HDL, LDL y total'.
  if (joint !== 'line' && words.every(isKind)) return false;
  const isPatient = (piece: Worded | undefined): boolean =>
    piece?.isHeading === true && isAboutPatient(`${piece.text}:`);
  return (
    words.every(isAroundExams) ||
    isAboutHours(words) ||
    (isHeading && (isGroup(words) || isAboutPatient(`${text}:`))) ||
    isPatient(before)
  );
}

/**
 * Whether to treat a text as an order. A list needs one exam, or two names that each match several exams ('dengue, zika'). Pieces joined
 * only by 'and' need two exams. Ignores ordinary sentences with two clauses ('me duele el estómago y tengo diarrea').
 */
export const isOrder = ({ pieces, isListed }: Order): boolean => {
  const known = pieces.filter(({ exam }) => exam !== null).length;
  const named = pieces.filter(({ isNamed }) => isNamed).length;
  return pieces.length > 1 && (isListed ? known > 0 || named > 1 : known === pieces.length || known > 1);
};
