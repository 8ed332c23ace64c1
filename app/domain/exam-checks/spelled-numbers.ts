import type { Language } from './exam-texts.ts';
import { cardinalWords, looseNumberWords, ordinalWords, scaleWords } from './number-lexicon.ts';

/** A number in a text, in digits or in words. */
export interface TextNumber {
  value: number;
  /** Whether the other language must have it, too. Loose number words ('both', 'half', 'second') may be missing there. */
  sure: boolean;
}

/** A number with its position in the text. */
export interface PlacedNumber extends TextNumber {
  start: number;
  end: number;
  /** An hour or its minutes, without a unit after it. */
  isClock?: boolean;
}

/** A word, with the article that makes a number loose: 'las dos'. */
const words = /(?<![\p{L}\d])(?:(?:the|l[oa]s) (?=two|dos))?\p{L}+/gu;

/** A number that the next words may continue. */
interface NumberInProgress extends PlacedNumber {
  /** The part that a following scale would multiply: in 'dos mil trescientos' the 300. */
  group: number;
  /** The value of the last word. A smaller one may follow. */
  last: number;
}

/**
 * Finds the numbers in words, with their positions: 'treinta y seis' → 36, 'two hundred and fifty' → 250, 'segunda' → 2 (loose). It reads
 * word by word. `open` is the number that the next word may continue, such as 'dos mil'.
 */
export function spelledNumbers(text: string, language: Language): PlacedNumber[] {
  const numbers: PlacedNumber[] = [];
  let open: NumberInProgress | null = null;
  let before = '';
  for (const { 0: found, index } of text.toLowerCase().matchAll(words)) {
    const word = found.slice(found.indexOf(' ') + 1);
    const place = { start: index, end: index + found.length };
    const value = cardinalWords[language].get(word);
    const scale = before === 'por' ? undefined : scaleWords[language].get(word);
    if (value !== undefined) {
      const isContinued: boolean = open !== null && canAdd(open, value);
      open = isContinued && open ? addValue(open, value, place.end) : startNumber(value, word === found, place);
      if (!isContinued) numbers.push(open);
    } else if (scale !== undefined) {
      const grown: NumberInProgress | null = open && multiplyBy(open, scale, place.end);
      open = grown ?? startNumber(scale, false, place);
      if (!grown) numbers.push(open);
    } else if (word !== 'y' && word !== 'and') {
      const ordinal = ordinalWords[language].get(word);
      // 'twenty-first', 'décimo segundo'
      if (open && ordinal !== undefined && ordinal < 10 && isTens(open.last)) {
        open.value += ordinal;
        open.sure = false;
        open.end = place.end;
      }
      open = null;
    }
    if (scale === undefined) {
      for (const perhaps of looseNumberWords[language].get(word) ?? [])
        numbers.push({ value: perhaps, sure: false, ...place });
    }
    before = word;
  }
  return numbers;
}

const startNumber = (value: number, sure: boolean, place: { start: number; end: number }): NumberInProgress => ({
  value,
  sure,
  ...place,
  group: value < 1000 ? value : 0,
  last: value,
});

const isTens = (value: number): boolean => value >= 20 && value < 100 && value % 10 === 0;

/** 'treinta' and 'seis', 'mil' and 'doscientos', 'hundred' and 'twenty'; not 'dos' and 'tres'. */
const canAdd = ({ last }: NumberInProgress, value: number): boolean =>
  last >= 100 ? value < last : isTens(last) && value < 10;

/** Extends the same number, so the number that was already found grows. */
const addValue = (open: NumberInProgress, value: number, end: number): NumberInProgress =>
  Object.assign(open, { value: open.value + value, group: open.group + value, last: value, sure: true, end });

/** 'dos' and 'mil' → 2000, 'mil' and 'cien' → 1100. Returns null where the scale begins a new number. */
function multiplyBy(open: NumberInProgress, scale: number, end: number): NumberInProgress | null {
  if (open.group === 0 && scale < open.last) return addValue(open, scale, end);
  if (open.group === 0 || open.group >= scale) return null;
  const value = open.value + open.group * (scale - 1);
  return Object.assign(open, { value, group: scale === 100 ? open.group * scale : 0, last: scale, sure: true, end });
}
