import type { Language } from './exam-texts.ts';

/** 'dos 2 tres 3' → dos: 2, tres: 3 */
const pairs = (words: string): (readonly [word: string, value: number])[] =>
  [...words.matchAll(/(\p{L}+) ([\d.]+)/gu)].map(([, word = '', value]) => [word, Number(value)]);
const table = (words: string): ReadonlyMap<string, number> => new Map(pairs(words));

/** Number words that a text means as numbers. 'one' and 'un' are also articles, so they are among the loose words. */
export const cardinalWords: Record<Language, ReadonlyMap<string, number>> = {
  es: table(
    `dos 2 tres 3 cuatro 4 cinco 5 seis 6 siete 7 ocho 8 nueve 9 diez 10 once 11 doce 12 trece 13 catorce 14 quince 15 dieciséis 16
     diecisiete 17 dieciocho 18 diecinueve 19 veinte 20 veintiún 21 veintiuno 21 veintiuna 21 veintidós 22 veintitrés 23 veinticuatro 24
     veinticinco 25 veintiséis 26 veintisiete 27 veintiocho 28 veintinueve 29 treinta 30 cuarenta 40 cincuenta 50 sesenta 60 setenta 70
     ochenta 80 noventa 90 doscientos 200 doscientas 200 trescientos 300 trescientas 300 cuatrocientos 400 cuatrocientas 400 quinientos 500
     quinientas 500 seiscientos 600 seiscientas 600 setecientos 700 setecientas 700 ochocientos 800 ochocientas 800 novecientos 900
     novecientas 900`,
  ),
  en: table(
    `two 2 three 3 four 4 five 5 six 6 seven 7 eight 8 nine 9 ten 10 eleven 11 twelve 12 thirteen 13 fourteen 14 fifteen 15 sixteen 16
     seventeen 17 eighteen 18 nineteen 19 twenty 20 thirty 30 forty 40 fifty 50 sixty 60 seventy 70 eighty 80 ninety 90`,
  ),
};

/** Scales that multiply the number before them or add the number after them: 'dos mil quinientos'. Alone they are loose. */
export const scaleWords: Record<Language, ReadonlyMap<string, number>> = {
  es: table('cien 100 ciento 100 mil 1000 millón 1000000 millones 1000000'),
  en: table('hundred 100 thousand 1000 million 1000000'),
};

/** They are loose: 'la segunda muestra' may be 'the other sample'. */
export const ordinalWords: Record<Language, ReadonlyMap<string, number>> = {
  es: table(
    `primer 1 primero 1 primera 1 primeros 1 primeras 1 segundo 2 segunda 2 tercer 3 tercero 3 tercera 3 cuarto 4 cuarta 4 quinto 5
     quinta 5 sexto 6 sexta 6 séptimo 7 séptima 7 octavo 8 octava 8 noveno 9 novena 9 décimo 10 décima 10 undécimo 11 undécima 11
     duodécimo 12 duodécima 12 vigésimo 20 vigésima 20 trigésimo 30 trigésima 30`,
  ),
  en: table(
    `first 1 second 2 third 3 fourth 4 fifth 5 sixth 6 seventh 7 eighth 8 ninth 9 tenth 10 eleventh 11 twelfth 12 thirteenth 13
     fourteenth 14 fifteenth 15 sixteenth 16 seventeenth 17 eighteenth 18 nineteenth 19 twentieth 20 thirtieth 30`,
  ),
};

/**
 * Words that may mean a number, with each value that they can have. A language may use these where the other omits them or uses the number:
 * 'ambos brazos' is 'both arms' or 'the two arms', 'la mitad' is 'half' or '50 %', 'las siete y media' is '7:30'.
 */
export const looseNumberWords: Record<Language, ReadonlyMap<string, readonly number[]>> = {
  es: byWord(
    ...ordinalWords.es,
    ...scaleWords.es,
    ...pairs(
      `un 1 una 1 uno 1 solo 1 sola 1 ambos 2 ambas 2 par 2 doble 2 mitad 2 mitad 50 media 0.5 medio 0.5 media 30 cuarto 15 cuarto 25
       tercio 3 tercio 33 triple 3 cuádruple 4 docena 12 mediodía 12 medianoche 12 quincena 15 miles 1000`,
    ),
  ),
  en: byWord(
    ...ordinalWords.en,
    ...scaleWords.en,
    ...pairs(
      `a 1 an 1 one 1 once 1 single 1 both 2 either 2 twice 2 couple 2 pair 2 double 2 half 2 half 50 half 0.5 half 30 third 33 thrice 3
       triple 3 quarter 4 quarter 15 quarter 25 dozen 12 noon 12 midday 12 midnight 12 fortnight 14 twofold 2 threefold 3 fourfold 4
       fivefold 5 tenfold 10 hundredfold 100 thousands 1000 millions 1000000`,
    ),
  ),
};

function byWord(...entries: (readonly [word: string, value: number])[]): ReadonlyMap<string, readonly number[]> {
  const all = new Map<string, number[]>();
  for (const [word, value] of entries) all.set(word, [...(all.get(word) ?? []), value]);
  return all;
}

/** Words by which a text means a number. Most texts have none, and one search is faster than one for each word. */
const spelledNumber: Record<Language, string> = {
  es: [...cardinalWords.es.keys(), ...scaleWords.es.keys(), 'media', 'medio', 'cuartos? de hora'].join('|'),
  en: [...cardinalWords.en.keys(), ...scaleWords.en.keys(), 'half', 'quarters?'].join('|'),
};
/** Plain letters: a search for all Unicode letters takes three times as long, and a closer read corrects false matches. */
const letter = 'a-záéíóúüñ';
const anySpelledNumber = (language: Language): RegExp =>
  new RegExp(`(?:^|[^${letter}])(?:${spelledNumber[language]})(?![${letter}])`);
const spelledNumberIn = { es: anySpelledNumber('es'), en: anySpelledNumber('en') };

/** Whether a text may spell out a number that it means. */
export const maySpellNumber = (text: string, language: Language): boolean =>
  spelledNumberIn[language].test(text.toLowerCase());
