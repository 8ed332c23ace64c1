/**
 * Checks whether a unit is written in UCUM (ucum.org, case-sensitive). The complete table is a megabyte of definitions for conversions that
 * the site does not need. Spelling is the only risk: 'mcg', 'IU', 'mmHg', '24h', 'µg'. So the parser covers the whole grammar, but only the
 * atoms and prefixes that a laboratory uses. Add missing UCUM atoms here.
 *
 * It is stricter than the grammar in one point: it rejects two consecutive numbers ('1.73.m2'). UCUM reads 1 × 73 there, but authors mean a
 * decimal number, which UCUM writes as an annotation: 'mL/min/{1.73_m2}'.
 */
const prefixes = 'da d c m u n p f a h k M G T'.split(' ');

/** Units that take a prefix. */
const metric = new Set(
  'm g s L l t mol eq osm kat U [IU] [iU] V A K C Hz N Pa J W bar Cel cal [Cal] S Bq Gy Sv m[H2O] m[Hg]'.split(' '),
);

const plain = new Set(
  [
    // Numbers, ratios, and angles.
    '% [ppth] [ppm] [ppb] [pptr] 10* 10^ [pH] deg',
    // Time.
    'min h d wk mo a',
    // Arbitrary units of assays.
    "[arb'U] [USP'U] [AU] [BAU] [GPL'U] [MPL'U] [APL'U] [beth'U] [anti'Xa'U] [todd'U] [dye'U] [ka'U] [mclg'U] [D'ag'U] [Lf] [IR]",
    // Units that people use for body weight and height.
    '[lb_av] [in_i]',
    // Counted items, and their fields of view.
    '[CFU] [PFU] [FFU] [CCID_50] [TCID_50] [EID_50] [HPF] [LPF] [drp]',
  ]
    .join(' ')
    .split(' '),
);

const isUnit = (symbol: string): boolean =>
  plain.has(symbol) ||
  metric.has(symbol) ||
  prefixes.some((prefix) => symbol.startsWith(prefix) && metric.has(symbol.slice(prefix.length)));

/** A part between operators: a number or a symbol with its exponent, each with an optional annotation, or an annotation alone. */
const part =
  /(?:(?<power>10[*^])(?<of>[+-]?\d+)?|(?<factor>\d+)|(?<symbol>(?:[A-Za-z%']|\[[^\][\s{}]+\])(?:[A-Za-z%'_]|\[[^\][\s{}]+\])*)(?<exponent>[+-]?[1-9]\d*)?)?(?<annotation>\{[!-z|~]+\})?/y;

/** '10*3/uL' → true, 'x10^3/uL' → false, 'mg/dL' → true, 'mcg/dL' → false, 'ng/mL{FEU}' → true, 'ng/mL FEU' → false */
export function isUcum(unit: string): boolean {
  const end = readTerm(unit, unit.startsWith('/') ? 1 : 0);
  return end === unit.length && unit !== '';
}

/** Returns the end of the term that begins at `start`, or -1 without a valid term. */
function readTerm(unit: string, start: number): number {
  let position = start;
  let factorBefore = false;
  for (;;) {
    const end = readPart(unit, position);
    if (end < 0) return -1;
    const isFactor = /^\d+$/.test(unit.slice(position, end));
    if (isFactor && factorBefore) return -1;
    const operator = unit[end];
    if (operator !== '.' && operator !== '/') return end;
    factorBefore = isFactor && operator === '.';
    position = end + 1;
  }
}

function readPart(unit: string, start: number): number {
  if (unit[start] === '(') {
    const end = readTerm(unit, start + 1);
    return end >= 0 && unit[end] === ')' ? end + 1 : -1;
  }
  part.lastIndex = start;
  const found = part.exec(unit);
  if (!found || found[0] === '') return -1;
  const { symbol, factor } = found.groups ?? {};
  if (factor !== undefined && Number(factor) === 0) return -1;
  return symbol === undefined || isUnit(symbol) ? start + found[0].length : -1;
}
