/**
 * Returns the sound of a word in the Spanish of Medellín, so that phonetic and correct spellings match. English words use the same rules;
 * the query and the catalog only need to be treated alike.
 *
 * 'hemático', 'ematico' → 'ematiko' · 'vilirrubina' → 'bilirubina' · 'cinc', 'zinc' → 'sink' · 'haemoglobin' → 'emoglobin'
 */
export function soundOf(word: string): string {
  // Three letters are an abbreviation: PTH is not PT.
  if (word.length < 4 || /\d/.test(word)) return word;
  return plurals.reduce((sound, plural) => sound.replace(plural, ''), beginningSoundOf(word)) || word;
}

/** The sound of a possibly unfinished word: an apparent plural is not one ('proges'). */
export function beginningSoundOf(word: string): string {
  if (/\d/.test(word)) return word;
  return spellings.reduce((sound, [spelling, heard]) => sound.replace(spelling, heard), word);
}

/** Applied in this order. Words are folded (`name-tokens.ts`): no accents and no capitals. */
const spellings: readonly (readonly [RegExp, string])[] = [
  // British and Latin spellings: haemoglobin, oestradiol.
  [/ae/g, 'e'],
  [/oe/g, 'e'],
  [/ph/g, 'f'],
  [/th/g, 't'],
  [/^p(?=[st])/, ''],
  // 'ch' is a single sound in Spanish, represented by one letter here. In 'cholesterol' it sounds as in 'colesterol'.
  [/^ch(?=[lor])/, 'k'],
  [/ch/g, 'č'],
  [/h/g, ''],
  [/q(u(?=[ei]))?/g, 'k'],
  [/ck/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/z/g, 's'],
  [/x/g, 'ks'],
  [/ks/g, 's'],
  [/v|w/g, 'b'],
  [/ll/g, 'y'],
  // 'Hierro' begins like 'yerro' and 'llerro', and 'hueso' like 'güeso' and 'gueso'.
  [/^i(?=e)/, 'y'],
  [/^gu(?=e)/, 'u'],
  [/y(?![aeiou])/g, 'i'],
  [/gu(?=[ei])/g, 'g'],
  [/g(?=[ei])/g, 'j'],
  [/n(?=[bpm])/g, 'm'],
  [/(.)\1+/g, '$1'],
];

/** 'orinas', 'leucocitos', 'análisis'; '-es' after a consonant: 'alergenes', 'colesteroles'. */
const plurals: readonly RegExp[] = [/(?<=..[lnrdsj])es$/, /(?<=...)s$/];
