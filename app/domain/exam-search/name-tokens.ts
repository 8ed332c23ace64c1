/** Folds a text as people type it: 'Hemoglobina Glicosilada, β-hCG' → 'hemoglobina glicosilada, beta-hcg', without accents and capitals. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[αβγδµμ]/g, (letter) => greek[letter] ?? letter);

const greek: Readonly<Record<string, string>> = {
  α: 'alfa',
  β: 'beta',
  γ: 'gamma',
  δ: 'delta',
  µ: 'micro',
  μ: 'micro',
};

/** Characters and words of a query; the rest is cut. */
const MAX_SEARCH_LENGTH = 120;
const MAX_WORDS = 10;

/** 'Vitamina D (25-OH)' → ['vitamina', 'd', '25', 'oh'] */
export const wordsInName = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** The words of a query, up to a maximum. A final 'de' is the letter: 'vitamina de'. */
export function queryWords(query: string): string[] {
  const words = wordsInName(spelledOut(query.slice(0, MAX_SEARCH_LENGTH))).slice(0, MAX_WORDS);
  return words.map((word, place) =>
    word === 'de' && place > 0 && place === words.length - 1 ? 'd' : (letters.get(word) ?? word),
  );
}

/** Spelled-out letter names that are not words themselves: 'hepatitis be'. */
const letters: ReadonlyMap<string, string> = new Map([
  ['be', 'b'],
  ['ce', 'c'],
  ['ka', 'k'],
]);
/** The index of each word is its value. */
const numberWords = [
  'cero',
  'uno',
  'dos',
  'tres',
  'cuatro',
  'cinco',
  'seis',
  'siete',
  'ocho',
  'nueve',
  'diez',
  'once',
  'doce',
];
/** The spoken name of a letter and a number: 'te cuatro'. A 'd' counts only after 'vitamina': 'de dos horas' is not a vitamin. */
const letterAndNumber = new RegExp(`\\b((?<=vitamina\\s)d|[a-ce-z])e?\\s+(${numberWords.join('|')})\\b`, 'g');

/** 'Te cuatro libre', 'B doce' → 't4 libre', 'b12' */
const spelledOut = (query: string): string =>
  fold(query)
    .replace(letterAndNumber, (_, letter: string, number: string) => `${letter}${numberWords.indexOf(number)}`)
    .replace(familyMember, '$1');

/** The person for whom an exam is does not name it: 'mi mamá' is not a breast, and 'mi papá' is not a potato. */
const familyMember =
  /\b(mi|mis|my)\s+(?:mama|papa|madre|padre|hij[oa]s?|espos[oa]|novi[oa]|abuel[oa]s?|suegr[oa]|herman[oa]s?|ti[oa]|mother|mom|father|dad|son|daughter|wife|husband|brother|sister|grandmother|grandfather)\b/g;

/** The distinctive words of a name. Inside a name, a capital makes any letter a word: 'Vitamina A', 'anti-La', 'Cortisol AM'. */
export function distinctiveWordsOf(name: string): string[] {
  const all = name.normalize('NFC').match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const distinctive = all.filter((word, place) => !isStopWord(fold(word)) || (place > 0 && /^\p{Lu}/u.test(word)));
  return (distinctive.length > 0 ? distinctive : all).flatMap(wordsInName);
}

/** Words that carry no information in a query and in a name, in both languages. */
const stopWords = new Set(
  (
    'a al algo aqui como con cual cuales cuando cuanta cuanto de del donde e el ella en es esta estan este esto estoy eso ha hace hacen hacer hacerme hago ' +
    'hay he la las le lo los mas me mi mis muy necesito nos o para pedir pedido pero pide piden por porque puedo puede que quien quiero quisiera realizar ' +
    'saber sacar sale se si sin sobre solicita son su sus tambien tengo tiene tienen toma tomar tomarme u un una uno unos y ya yo cuesta cuestan vale valen ' +
    'valor precio precios costo favor buenas buenos dias tardes hola gracias doctor doctora medico orden ordenaron mando mandaron formulo formularon ' +
    'am an and are at can cost do does for from get have hello how i if in is it me much my need of on or please price that the this to want what when where ' +
    'which with would you your ' +
    'cups loinc codigo code ' +
    'examen examenes prueba pruebas test tests analisis estudio medicion determinacion dosificacion nivel niveles laboratorio exam exams level levels ' +
    'measurement lab'
  ).split(' '),
);

/** Takes a folded word. */
export const isStopWord = (word: string): boolean => stopWords.has(word);
