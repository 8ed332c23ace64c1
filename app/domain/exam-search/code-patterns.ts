import { shapeOf } from '../exams/codes/exam-code.ts';

/** Finds codes in typed text. The catalog defines the shapes of the laboratory's own codes. */
export interface CodePatterns {
  /** The laboratory's own, CUPS, LOINC: alone or among words ('CUPS 902213 hemoglobina'), several at once. */
  inText: RegExp;
  /** A code whose end is still to be typed. */
  beginning: RegExp;
}

/** A shorter number inside a text is more often a quantity than a code. */
const MIN_DIGITS = 4;

/** ['HEM-001'] → finds 'hem001', 'HEM 001', '902213', '718-7' */
export function codePatterns(codes: readonly string[]): CodePatterns {
  const shapes = [...new Set(codes.map(shapeOf))]
    .filter((shape) => /A/.test(shape) || shape.length >= MIN_DIGITS)
    .toSorted((one, other) => other.length - one.length);
  const own = shapes.map(patternOf);
  const begun = shapes.flatMap(beginningOf);
  return {
    inText: new RegExp(
      String.raw`(?<![\p{L}\p{N}-])(${[...own, String.raw`\d{6}`, String.raw`\d{1,5}-\d`].join('|')})(?![\p{L}\p{N}-])`,
      'giu',
    ),
    beginning: new RegExp(String.raw`^\s*(${[...begun, String.raw`\d{4,5}-?`].join('|')})\s*$`, 'i'),
  };
}

/** 'AAA-000' → '[a-z]{3}[\s-]?\d{3}': hyphens are often left out. */
const patternOf = (shape: string): string =>
  shape
    .split('-')
    .map((part) => part.replace(/A+|0+/g, (run) => `${run.startsWith('A') ? '[a-z]' : String.raw`\d`}{${run.length}}`))
    .join(String.raw`[\s-]?`);

/** 'AAA-000' → '[a-z]{3}[\s-]?\d{1,2}' · '0000' → '\d{3,3}' */
function beginningOf(shape: string): string[] {
  const [, start = '', digits = ''] = /^(.*?)(0+)$/.exec(shape) ?? [];
  const least = /A/.test(start) ? 1 : MIN_DIGITS - 1;
  if (digits.length <= least) return [];
  return [`${patternOf(start)}${String.raw`\d{${least},${digits.length - 1}}`}`];
}
