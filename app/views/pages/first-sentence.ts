/** A point after one of these ends no sentence: Dr. Restrepo · Mrs. Reyes · No. 50 · EE. UU. */
const shortened = 'Dra?|Sra?|Mrs?|Ms|St|vs|No|EE';

/** The point is followed by what begins a sentence, or by nothing: '6:00 a. m. a 5:00 p. m. entre semana' holds no end. */
const sentence = new RegExp(`^.*?(?<!(?<![\\p{L}])(?:${shortened}))[.!?](?=\\s+[«“"¿¡(]?[\\p{Lu}\\d]|\\s*$)`, 'su');

/** The first sentence of a text, for where the whole has no room: ('Un tubo basta. Venga en ayunas.') → 'Un tubo basta.' */
export const firstSentence = (text: string): string => text.match(sentence)?.[0] ?? text;
