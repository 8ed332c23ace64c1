/**
 * Is a unit written as UCUM writes it (ucum.org, case-sensitive)? The whole table is a megabyte of definitions for conversions that
 * nobody makes here; what can go wrong is the writing: 'mcg', 'IU', 'mmHg', '24h', 'µg'. So this reads the grammar whole, with the atoms
 * and prefixes that a laboratory uses. An atom of UCUM that is missing here is added here.
 *
 * Stricter than the grammar in one thing: two numbers in a row ('1.73.m2') are refused. UCUM reads 1 × 73 there; whoever writes it
 * means a decimal number, which is written as an annotation: 'mL/min/{1.73_m2}'.
 */
const prefixes = 'da d c m u n p f a h k M G T'.split(' ');

/** These take a prefix. */
const metric = new Set(
  'm g s L l t mol eq osm kat U [IU] [iU] V A K C Hz N Pa J W bar Cel cal [Cal] S Bq Gy Sv m[H2O] m[Hg]'.split(' '),
);

const plain = new Set(
  [
    // Numbers, ratios and angles.
    '% [ppth] [ppm] [ppb] [pptr] 10* 10^ [pH] deg',
    // Time.
    'min h d wk mo a',
    // The arbitrary units of assays.
    "[arb'U] [USP'U] [AU] [BAU] [GPL'U] [MPL'U] [APL'U] [beth'U] [anti'Xa'U] [todd'U] [dye'U] [ka'U] [mclg'U] [D'ag'U] [Lf] [IR]",
    // What people weigh and measure themselves in.
    '[lb_av] [in_i]',
    // What is counted, and where.
    '[CFU] [PFU] [FFU] [CCID_50] [TCID_50] [EID_50] [HPF] [LPF] [drp]',
  ]
    .join(' ')
    .split(' '),
);

const isUnit = (symbol: string): boolean =>
  plain.has(symbol) ||
  metric.has(symbol) ||
  prefixes.some((prefix) => symbol.startsWith(prefix) && metric.has(symbol.slice(prefix.length)));

/** A part between operators: a number, or a symbol with its exponent, each with an annotation; or an annotation alone. */
const part =
  /(?:(?<power>10[*^])(?<of>[+-]?\d+)?|(?<factor>\d+)|(?<symbol>(?:[A-Za-z%']|\[[^\][\s{}]+\])(?:[A-Za-z%'_]|\[[^\][\s{}]+\])*)(?<exponent>[+-]?[1-9]\d*)?)?(?<annotation>\{[!-z|~]+\})?/y;

/** '10*3/uL' → true, 'x10^3/uL' → false, 'mg/dL' → true, 'mcg/dL' → false, 'ng/mL{FEU}' → true, 'ng/mL FEU' → false */
export function isUcum(unit: string): boolean {
  const end = readTerm(unit, unit.startsWith('/') ? 1 : 0);
  return end === unit.length && unit !== '';
}

/** Where the term that begins at `start` ends; -1 when there is none. */
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
