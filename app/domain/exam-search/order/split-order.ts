import { isAboutPatient } from './order-lexicon.ts';

/** How a piece is joined to the preceding one: by a conjunction ('y', '/'), by a separator within the line, or not at all. */
export type Joint = 'and' | 'sign' | 'line';

/** A piece of an order as written. */
export interface RawPiece {
  text: string;
  joint: Joint;
  /** Whether a colon follows: 'Química: …', 'Perfil lipídico: …' */
  isHeading: boolean;
}

/** The text of an order, divided but not yet read. */
export interface SplitOrder {
  pieces: readonly RawPiece[];
  /** Lines about the patient or the visit. */
  aside: readonly string[];
}

/** Longer than any real order; the reader reports that the rest was cut. */
export const MAX_LETTERS_OF_AN_ORDER = 2000;

/** Divides an order into pieces: '1. Hemograma\n2. TSH y T4 libre' → 'Hemograma', 'TSH', 'T4 libre' */
export function splitOrder(text: string): SplitOrder {
  const isNumbered = /(^|\n|:)\s*(?:1\s*[.)-]|a\)\s)/i.test(text);
  const plain = inPlainWords(text);
  const lines = (isNumbered ? plain.replace(inlineNumber, '\n') : plain)
    .split(/[\n\r;•·●▪◦■○✓✔→|]+|\s[*–—]\s|^\s*[*–—-]\s*/mu)
    .map((line) => line.replace(listMark, '').trim())
    .filter((line) => /[\p{L}\p{N}]/u.test(line));
  const ignored = lines.filter(isAboutPatient);
  return {
    pieces: lines
      .filter((line) => !ignored.includes(line))
      .flatMap(betweenCodes)
      .flatMap(piecesOf),
    aside: ignored,
  };
}

/**
 * Removes words that an order form adds to a name, but that the catalog's names omit: 'en suero, LCR u otro fluido diferente a orina',
 * '24h', 'S/S'.
 */
const inPlainWords = (text: string): string =>
  text
    .replace(
      /(\b(?:suero|sangre))(?:\s*,?\s*(?:suero|plasma|LCR))*\s+[uo]\s+otros?\s+fluidos?(?:\s+diferentes?\s+[ad]e?\s+(?:la\s+)?orina)?/giu,
      '$1',
    )
    .replace(/(?<=\b(?:24|12|8))\s?h(?:r?s)?\b\.?/giu, ' horas')
    .replace(/\bs\s?\/\s?s\b\s*[:.]?/giu, ' ');

const cups = /(?<![\p{L}\p{N}-])\d{6}(?![\p{L}\p{N}-])/gu;

/**
 * Divides a line with several CUPS codes: '902210 903895' and '902210 HEMOGRAMA 903895 CREATININA': each code with the name after it, or
 * before it where a name comes first.
 */
function betweenCodes(line: string): string[] {
  const codes = [...line.matchAll(cups)];
  if (codes.length < 2) return [line];
  const [first] = codes;
  const isBefore = !/\p{L}{3}/u.test(line.slice(0, first?.index).replace(/cups|c[oó]digo|code/giu, ''));
  const cuts = isBefore
    ? codes.slice(1).map(({ index }) => index)
    : codes.slice(0, -1).map(({ index, 0: code }) => index + code.length);
  return [0, ...cuts].map((cut, place) => line.slice(cut, cuts[place]).replace(/[\s/+-]*(?:\bCUPS\s*)?$/iu, ''));
}

/** '2. ', '3) ' inside a line; never the 12 of 'B 12.'. */
const inlineNumber =
  /(?:^|(?<=[\s,;:.]))\d{1,2}\s*[.)]\s*-?\s*(?=\p{L})|(?:^|(?<=\s))(?:\d{1,2}\s*-|[b-h]\))\s+(?=\p{L})/gmu;

/** The mark of a list item: '- ', '2) ', 'a) ', '[x] ' */
const listMark = /^\s*(?:[-*–—+>]+\s*|\(?\d{1,2}\s*[.)]\s*(?=\D)|\d{1,2}\s*-\s+|[a-z]\)\s+|\[\s?[xX]?\s?\]\s*)+/u;

/**
 * Separators between exams: a comma that is not a decimal comma ('1001,1002' are two codes), a period after a word, a plus sign, or a dash.
 */
const signs =
  /,(?!\d)|(?<!\d),|(?<=\d{4}),(?=\d{4})|(?<=\p{L}{3}|\d|\))\.\s+|\s?\+\s?(?=\p{L})|\s[-–—]+\s|[?¿!¡]+|(?<=\p{L}{2})\.(?=\p{Lu})/u;
const ands = /\s+(?:y|e|and|más|mas|&)\s+|\s*\/\s*|\s*&\s*/iu;

/** Divides a line at its colons, separators, and conjunctions. */
function piecesOf(line: string): RawPiece[] {
  return outsideBrackets(line, /(?<=:)/).flatMap((part) => {
    const pieces = outsideBrackets(part, signs).flatMap((listed, place) =>
      outsideBrackets(listed, ands).map((text, within): RawPiece => {
        const jointOfList = place > 0 ? 'sign' : 'line';
        const joint = within > 0 ? 'and' : jointOfList;
        return { text: withoutCount(text.replace(/:$/, '')), joint, isHeading: text.endsWith(':') };
      }),
    );
    return pieces.filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
  });
}

/** Splits at separators outside brackets: 'perfil (TSH, T4), VIH' → 'perfil (TSH, T4)', 'VIH' */
function outsideBrackets(text: string, separator: RegExp): string[] {
  const kept: string[] = [];
  const masked = text.replace(/\([^()]*\)|\[[^[\]]*\]/g, (bracket) => `\uE000${kept.push(bracket) - 1}\uE001`);
  return masked
    .split(separator)
    .map((part) => (part ?? '').replace(/\uE000(\d+)\uE001/g, (_, place: string) => kept[Number(place)] ?? '').trim());
}

/**
 * Removes a count of one: 'Hemograma x 1', 'TSH #1', 'Glicemia (1)', 'cantidad 1'. 'coprológico x 3' stays, because three samples are a
 * different exam.
 */
const withoutCount = (text: string): string =>
  text
    .replace(/[\s,]*(?:\b[xX]\s?1\b|#\s?1\b|\(\s?0?1\s?\)|\b(?:cant(?:idad)?|no|nro)\.?\s*:?\s*0?1\b)[\s.]*$/iu, '')
    .replace(/^[\s"'«»“”()*-]+(?=[\p{L}\p{N}])|[\s"'«»“”*.-]+$/gu, '')
    .trim();
