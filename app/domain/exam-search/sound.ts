/**
 * A word as it sounds in the Spanish of Medellín: those who write by ear and those who write by the book meet here. English words go
 * through it, too; what matters is that the same is done to the query and to the catalogue.
 *
 * 'hemático', 'ematico' → 'ematiko' · 'vilirrubina' → 'bilirubina' · 'cinc', 'zinc' → 'sink' · 'haemoglobin' → 'emoglobin'
 */
export function soundOf(word: string): string {
  // Three letters are an abbreviation: PTH is not PT.
  if (word.length < 4 || /\d/.test(word)) return word;
  return plurals.reduce((sound, plural) => sound.replace(plural, ''), beginningSoundOf(word)) || word;
}

/** The same for a word of which the end may be still to come: what looks like a plural is none ('proges'). */
export function beginningSoundOf(word: string): string {
  if (/\d/.test(word)) return word;
  return spellings.reduce((sound, [spelling, heard]) => sound.replace(spelling, heard), word);
}

/** In this order. Words come folded (`words.ts`): no accents, no capitals. */
const spellings: readonly (readonly [RegExp, string])[] = [
  // British and Latin spellings: haemoglobin, oestradiol.
  [/ae/g, 'e'],
  [/oe/g, 'e'],
  [/ph/g, 'f'],
  [/th/g, 't'],
  [/^p(?=[st])/, ''],
  // 'ch' is one sound in Spanish, one letter here, and none in 'cholesterol': there it is heard as it is in 'colesterol'.
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
  // 'Hierro' begins as 'yerro' and 'llerro' do, 'hueso' as 'güeso' and 'gueso'.
  [/^i(?=e)/, 'y'],
  [/^gu(?=e)/, 'u'],
  [/y(?![aeiou])/g, 'i'],
  [/gu(?=[ei])/g, 'g'],
  [/g(?=[ei])/g, 'j'],
  [/n(?=[bpm])/g, 'm'],
  [/(.)\1+/g, '$1'],
];

/** Orinas, leucocitos, análisis; -es after a consonant: alergenes, colesteroles. */
const plurals: readonly RegExp[] = [/(?<=..[lnrdsj])es$/, /(?<=...)s$/];
