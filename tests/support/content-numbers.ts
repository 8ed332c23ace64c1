/** The US units beside the metric value: '38 °C (100.4 °F)', '10 kg (22 lb)'. */
const usUnits = /\([^()]*(?:°F|\blb)\)/g;

/**
 * Lists the numbers of a text, in the same notation for both languages: '1.500', '1,500' → '1500'; '5,7', '5.7' → '5.7'; '3.er', '3rd' →
 * '3'; '7:00 p. m.', '7:00 PM' → '19:00'. Articles ('2.8.1.2.4') and dates ('2026-11-20') stay whole. Numbers in names ('B12') are left
 * out.
 */
export function numbersOf(text: string, locale: 'es' | 'en'): string[] {
  const prose = text
    .replace(usUnits, ' ')
    .replace(/\{\{\w+\}\}|\{#[\w-]+\}|\]\([^)]*\)|`[^`]*`|https?:\S+|^\s*\d+\. /gm, ' ');
  const tokens = prose.matchAll(
    /(?<![\p{L}\d]|\d[.,])(?:\d{4}-\d\d-\d\d|\d{1,2}:\d\d(?!\d)(?:\s?[ap]\.?\s?m\b)?|\d+(?:[.,]\d+)*)/giu,
  );
  return [...tokens].map(([token]) => normalized(token, locale));
}

/** ('1.500', 'es') → '1500' · ('7:00 PM', 'en') → '19:00' */
function normalized(token: string, locale: 'es' | 'en'): string {
  const [, hour, minutes, half] = token.match(/^(\d{1,2}):(\d\d)\s?([ap])?/i) ?? [];
  if (hour !== undefined) return `${(Number(hour) % 12) + (half?.toLowerCase() === 'p' ? 12 : 0)}:${minutes}`;
  const [thousands, decimal] = locale === 'es' ? ['.', ','] : [',', '.'];
  const parts = token.split(thousands);
  const grouped =
    parts.length > 1 && parts.slice(1).every((part, index, all) => isGroup(part, decimal, index === all.length - 1));
  if (grouped) return parts.join('').replace(decimal, '.');
  return /^\d+[.,]\d+$/.test(token) ? token.replace(decimal, '.') : token;
}

/** Three digits follow a thousands separator. The last three may have decimals. */
const isGroup = (part: string, decimal: string, isLast: boolean): boolean =>
  (isLast ? (part.split(decimal)[0] ?? '') : part).length === 3;

/** The words for each number. An article ('un', 'a') may stand for 1. */
const numberWords = {
  es: {
    1: 'un|una|uno|primer|primera|primero|mitad',
    2: 'dos|segundo|segunda|mitad|ambos|ambas|doble',
    3: 'tres|tercer|tercera|tercero|triple',
    4: 'cuatro|cuarto|cuarta',
    5: 'cinco|quinto|quinta',
    6: 'seis|sexto|sexta',
    7: 'siete|séptimo|séptima',
    8: 'ocho|octavo|octava',
    9: 'nueve|noveno|novena',
    10: 'diez|décimo|décima',
    12: 'doce',
    20: 'veinte',
  },
  en: {
    1: 'one|first|a|an',
    2: 'two|second|both|half|twice|double',
    3: 'three|third|triple',
    4: 'four|fourth|quarter',
    5: 'five|fifth',
    6: 'six|sixth',
    7: 'seven|seventh',
    8: 'eight|eighth',
    9: 'nine|ninth',
    10: 'ten|tenth',
    12: 'twelve|twelfth|dozen',
    20: 'twenty',
  },
} as const;

/**
 * Lists the numbers of the first text that the second text lacks, in digits or in words: a '2' may be a 'two' in the other language. (['3',
 * '5'], 'three dogs') → ['5']
 */
export function missingNumbers(from: string, fromLocale: 'es' | 'en', to: string, toLocale: 'es' | 'en'): string[] {
  const there = countOf(numbersOf(to, toLocale));
  const spelled = new Map<string, number>();
  for (const [digits, forms] of Object.entries(numberWords[toLocale])) {
    spelled.set(digits, [...to.matchAll(new RegExp(`(?<!\\p{L})(?:${forms})(?!\\p{L})`, 'giu'))].length);
  }
  return numbersOf(from, fromLocale).filter((number) => !take(there, number) && !take(spelled, number));
}

const countOf = (items: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1);
  return counts;
};

/** Removes one occurrence, if any. */
const take = (counts: Map<string, number>, item: string): boolean => {
  const left = counts.get(item) ?? 0;
  if (left > 0) counts.set(item, left - 1);
  return left > 0;
};
