/** Abbreviations whose period ends no sentence: Dr. Restrepo · Mrs. Reyes · No. 50 · EE. UU. */
const shortened = 'Dra?|Sra?|Mrs?|Ms|St|vs|No|EE';

/** The period must precede the beginning of a sentence or the end of the text: '6:00 a. m. a 5:00 p. m. entre semana' contains no end. */
const sentence = new RegExp(`^.*?(?<!(?<![\\p{L}])(?:${shortened}))[.!?](?=\\s+[«“"¿¡(]?[\\p{Lu}\\d]|\\s*$)`, 'su');

/** The first sentence of a text, for places without room for all of it: ('Un tubo basta. Venga en ayunas.') → 'Un tubo basta.' */
export const firstSentence = (text: string): string => text.match(sentence)?.[0] ?? text;
