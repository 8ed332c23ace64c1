/**
 * A word as it sounds in the Spanish of Medellín: those who write by ear and those who write by the book meet here. English words go
 * through it, too; what matters is that the same is done to the query and to the catalogue.
 *
 * 'hemático', 'ematico' → 'ematiko' · 'vilirrubina' → 'bilirubina' · 'cinc', 'zinc' → 'sink' · 'haemoglobin' → 'emoglobin'
 */
export function soundOf(word: string): string {
  if (/\d/.test(word) || word.length < 3) return word;
  let sound = word;
  for (const [spelling, heard] of spellings) sound = sound.replace(spelling, heard);
  return sound || word;
}

/** In this order. Words come folded (`words.ts`): no accents, no capitals. */
const spellings: readonly (readonly [RegExp, string])[] = [
  // British and Latin spellings: haemoglobin, oestradiol.
  [/ae/g, 'e'],
  [/oe/g, 'e'],
  [/ph/g, 'f'],
  [/th/g, 't'],
  [/^p(?=[st])/, ''],
  // 'ch' has a sound of its own in Spanish, and none in 'cholesterol': there it is heard as it is in 'colesterol'.
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
  [/y(?![aeiou])/g, 'i'],
  [/gu(?=[ei])/g, 'g'],
  [/g(?=[ei])/g, 'j'],
  [/n(?=[bpm])/g, 'm'],
  [/č/g, 'ch'],
  [/(.)\1+/g, '$1'],
  // Plurals: orinas, hormonas; -es after a consonant: leucocitos, análisis, toxinas, anticuerpos, alergenes.
  [/(?<=[lnrdsj])es$/, ''],
  [/(?<=..)s$/, ''],
];
