import { isAboutPatient } from './order-words.ts';

/** How a piece is joined to the one before it: by a word ('y', '/'), by a sign within the line, or not at all. */
export type Joint = 'and' | 'sign' | 'line';

export interface RawPiece {
  text: string;
  joint: Joint;
  /** Whether a colon follows: 'Química: …', 'Perfil lipídico: …' */
  isHeading: boolean;
}

export interface SplitOrder {
  pieces: readonly RawPiece[];
  /** Lines about the patient or the visit. */
  aside: readonly string[];
}

/** Longer than the longest order: what comes after is reported as left out. */
export const MOST_LETTERS_OF_AN_ORDER = 2000;

/** '1. Hemograma\n2. TSH y T4 libre' → 'Hemograma', 'TSH', 'T4 libre' */
export function splitOrder(text: string): SplitOrder {
  const isNumbered = /(^|\n|:)\s*1\s*[.)-]/.test(text);
  const lines = text
    .replace(isNumbered ? inlineNumber : /(?!)/g, '\n')
    .split(/[\n\r;•·●▪◦■○✓✔→|]+|\s[*–—]\s|^\s*[*–—-]\s*/mu)
    .map((line) => line.replace(beforeName, '').trim())
    .filter((line) => /[\p{L}\p{N}]/u.test(line));
  const aside = lines.filter(isAboutPatient);
  return { pieces: lines.filter((line) => !aside.includes(line)).flatMap(piecesOf), aside };
}

/** '2. ', '3) ' inside a line; never the 12 of 'B 12.'. */
const inlineNumber = /(?:^|(?<=[\s,;:.]))\d{1,2}\s*[.)]\s*-?\s*(?=\p{L})|(?:^|(?<=\s))\d{1,2}\s*-\s+(?=\p{L})/gmu;

const beforeName = /^\s*(?:[-*–—+>]+\s*|\(?\d{1,2}\s*[.)]\s*(?=\D)|\d{1,2}\s*-\s+|[a-z]\)\s+|\[\s?[xX]?\s?\]\s*)+/u;

/** Signs between exams: a comma that is no decimal, a full stop after a word, a plus, a dash between spaces, a colon. */
const signs =
  /,(?!\d)|(?<!\d),|(?<=\p{L}{3}|\d|\))\.\s+|\s?\+\s?(?=\p{L})|\s[-–—]+\s|[?¿!¡]+|(?<=\p{L}{2})\.(?=\p{Lu})/u;
const ands = /\s+(?:y|e|and|más|mas|&)\s+|\s*\/\s*|\s*&\s*/iu;

function piecesOf(line: string): RawPiece[] {
  return outsideBrackets(line, /(?<=:)/).flatMap((part) => {
    const pieces = outsideBrackets(part, signs).flatMap((listed, place) =>
      outsideBrackets(listed, ands).map((text, within): RawPiece => {
        const joint = within > 0 ? 'and' : place > 0 ? 'sign' : 'line';
        return { text: withoutCount(text.replace(/:$/, '')), joint, isHeading: text.endsWith(':') };
      }),
    );
    return pieces.filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
  });
}

/** Splits at what matches outside brackets: 'perfil (TSH, T4), VIH' → 'perfil (TSH, T4)', 'VIH' */
function outsideBrackets(text: string, separator: RegExp): string[] {
  const kept: string[] = [];
  const masked = text.replace(/\([^()]*\)|\[[^[\]]*\]/g, (bracket) => `\uE000${kept.push(bracket) - 1}\uE001`);
  return masked
    .split(separator)
    .map((part) => (part ?? '').replace(/\uE000(\d+)\uE001/g, (_, place: string) => kept[Number(place)] ?? '').trim());
}

/** 'Hemograma x 1', 'TSH #1', 'Glicemia (1)', 'cantidad 1' → without; 'coprológico x 3' stays: three samples are another exam. */
const withoutCount = (text: string): string =>
  text
    .replace(/[\s,]*(?:\b[xX]\s?1\b|#\s?1\b|\(\s?0?1\s?\)|\b(?:cant(?:idad)?|no|nro)\.?\s*:?\s*0?1\b)[\s.]*$/u, '')
    .replace(/^[\s"'«»“”()*-]+(?=[\p{L}\p{N}])|[\s"'«»“”*.-]+$/gu, '')
    .trim();
