/** 'Hemoglobina Glicosilada, β-hCG' → 'hemoglobina glicosilada, beta-hcg': as people type who leave out accents and capitals. */
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

const MOST_LETTERS = 120;
const MOST_WORDS = 10;

/** 'Vitamina D (25-OH)' → ['vitamina', 'd', '25', 'oh'] */
export const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** What a query is read as: its first words. */
export const queryWords = (query: string): string[] => wordsOf(query.slice(0, MOST_LETTERS)).slice(0, MOST_WORDS);

/** What stands between the words that tell exams apart, in both languages: it counts for little, and is not missed. */
const silent = new Set(
  (
    'a al como con cual cuanto de del e el en es la las lo los me mi mis necesito o para pedir por que quiero se si sin su sus tengo u ' +
    'un una uno unos y yo hacer hacerme tomar saber precio cuesta vale cuanto an and are at for from i in is it me my need of on or the to want what with ' +
    'examen examenes prueba pruebas test tests analisis estudio medicion determinacion dosificacion nivel niveles laboratorio exam level levels measurement lab'
  ).split(' '),
);

export const isSilent = (word: string): boolean => silent.has(word);
