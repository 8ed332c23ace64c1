import type { Language } from './words-of.ts';

/** A number in a text. What is spelled out loosely ('both', 'half', 'second') may be told or not: it is not `sure`. */
export interface TextNumber {
  value: number;
  sure: boolean;
}

/** 'dos 2 tres 3' → dos: 2, tres: 3 */
const table = (words: string): ReadonlyMap<string, number> =>
  new Map([...words.matchAll(/(\p{L}+) (\d+)/gu)].map(([, word = '', value]) => [word, Number(value)]));

/** Numbers that a text spells out and means. 'one' and 'un' are articles, too: they stand among the loose ones. */
const counted: Record<Language, ReadonlyMap<string, number>> = {
  es: table(
    `dos 2 tres 3 cuatro 4 cinco 5 seis 6 siete 7 ocho 8 nueve 9 diez 10 once 11 doce 12 trece 13 catorce 14 quince 15 dieciséis 16
     diecisiete 17 dieciocho 18 diecinueve 19 veinte 20 veintiún 21 veintiuno 21 veintiuna 21 veintidós 22 veintitrés 23 veinticuatro 24
     veinticinco 25 veintiséis 26 veintisiete 27 veintiocho 28 veintinueve 29 treinta 30 cuarenta 40 cincuenta 50 sesenta 60 setenta 70
     ochenta 80 noventa 90`,
  ),
  en: table(
    `two 2 three 3 four 4 five 5 six 6 seven 7 eight 8 nine 9 ten 10 eleven 11 twelve 12 thirteen 13 fourteen 14 fifteen 15 sixteen 16
     seventeen 17 eighteen 18 nineteen 19 twenty 20 thirty 30 forty 40 fifty 50 sixty 60 seventy 70 eighty 80 ninety 90`,
  ),
};

/**
 * A language may say these where the other says nothing, or the number: 'ambos brazos' is 'both arms' or 'the two arms', 'a la hora' is
 * 'after 1 hour'.
 */
const loose: Record<Language, ReadonlyMap<string, number>> = {
  es: table(
    `un 1 una 1 uno 1 primer 1 primero 1 primera 1 primeros 1 primeras 1 segundo 2 segunda 2 ambos 2 ambas 2 par 2 doble 2 mitad 2
     tercer 3 tercero 3 tercera 3 tercio 3 triple 3 cuarto 4 cuarta 4 quinto 5 quinta 5 sexto 6 sexta 6 séptimo 7 séptima 7 octavo 8
     octava 8 noveno 9 novena 9 décimo 10 décima 10 hora 1 docena 12 mediodía 12 medianoche 12 quincena 15 cien 100 ciento 100 mil 1000
     miles 1000 millón 1000000 millones 1000000`,
  ),
  en: table(
    `a 1 an 1 one 1 once 1 single 1 first 1 second 2 both 2 either 2 twice 2 couple 2 pair 2 double 2 half 2 third 3 triple 3 fourth 4
     quarter 4 fifth 5 sixth 6 seventh 7 eighth 8 ninth 9 tenth 10 hour 1 dozen 12 noon 12 midday 12 midnight 12 fortnight 14 hundred 100
     twofold 2 threefold 3 fourfold 4 fivefold 5 tenfold 10 hundredfold 100 thousand 1000 thousands 1000 million 1000000 millions 1000000`,
  ),
};

const anyCounted = (language: Language): RegExp =>
  new RegExp(`(?<!\\p{L})(?:${[...counted[language].keys()].join('|')})(?!\\p{L})`, 'u');
const countedIn = { es: anyCounted('es'), en: anyCounted('en') };

/** Whether a text may spell out a number that it means. Most spell none, and this is one look instead of one for each word. */
export const mayCount = (text: string, language: Language): boolean => countedIn[language].test(text.toLowerCase());

/** A word, with the article that makes a number loose: 'las dos'. */
const words = /(?<![\p{L}\d])(?:(?:the|l[oa]s) (?=two|dos))?\p{L}+/gu;

/** 'treinta y seis' → 36, 'twenty-four' → 24, 'segunda' → 2, perhaps */
export function spelledNumbers(text: string, language: Language): TextNumber[] {
  const numbers: TextNumber[] = [];
  /** The tens that a unit may still join. */
  let open: TextNumber | null = null;
  for (const found of text.toLowerCase().match(words) ?? []) {
    const word = found.slice(found.indexOf(' ') + 1);
    const value = counted[language].get(word);
    if (value !== undefined && value < 10 && open) {
      open.value += value;
      open = null;
    } else if (value !== undefined) {
      const number = { value, sure: word === found };
      numbers.push(number);
      open = value >= 20 && value % 10 === 0 ? number : null;
    } else if (word !== 'y') {
      open = null;
    }
    const perhaps = loose[language].get(word);
    if (perhaps !== undefined) numbers.push({ value: perhaps, sure: false });
  }
  return numbers;
}
