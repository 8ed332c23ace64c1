/**
 * Abbreviations in the orders of Colombian doctors, with their full forms. The words are folded (`../name-tokens.ts`), without periods and
 * spaces.
 */
const fullForms: Readonly<Record<string, string>> = {
  ch: 'cuadro hematico',
  cuadrohema: 'cuadro hematico',
  hg: 'hemograma',
  hlg: 'hemoleucograma',
  hmg: 'hemograma',
  pdeo: 'parcial de orina',
  pdo: 'parcial de orina',
  po: 'parcial de orina',
  uro: 'parcial de orina',
  uroc: 'urocultivo',
  urocx: 'urocultivo',
  cr: 'creatinina',
  crea: 'creatinina',
  creat: 'creatinina',
  cre: 'creatinina',
  gli: 'glicemia',
  glic: 'glicemia',
  glu: 'glucosa',
  gluc: 'glucosa',
  hba1: 'hba1c',
  ct: 'colesterol total',
  coltotal: 'colesterol total',
  col: 'colesterol',
  colhdl: 'colesterol hdl',
  colldl: 'colesterol ldl',
  tg: 'trigliceridos',
  tgl: 'trigliceridos',
  trig: 'trigliceridos',
  au: 'acido urico',
  acurico: 'acido urico',
  acfolico: 'acido folico',
  perfillip: 'perfil lipidico',
  pflipidico: 'perfil lipidico',
  falcalina: 'fosfatasa alcalina',
  fosfalcalina: 'fosfatasa alcalina',
  bilis: 'bilirrubina',
  btotal: 'bilirrubina total',
  plaq: 'plaquetas',
  plt: 'plaquetas',
  hb: 'hemoglobina',
  hto: 'hematocrito',
  vitd: 'vitamina d',
  '25ohd': 'vitamina d',
  '25ohvitd': 'vitamina d',
  vitaminad25oh: 'vitamina d',
  vitaminad25ohd: 'vitamina d',
  vitb12: 'vitamina b12',
  hepb: 'hepatitis b',
  hepc: 'hepatitis c',
  agshb: 'hbsag',
  agsuperficie: 'hbsag',
  bhcgcuanti: 'bhcg cuantitativa',
  copro: 'coprologico',
  coprolog: 'coprologico',
  soh: 'sangre oculta en heces',
  hemoclas: 'hemoclasificacion',
  serologia: 'vdrl',
  citovag: 'citologia vaginal',
  ccv: 'citologia cervicovaginal',
  aec: 'cea',
  antitg: 'antitiroglobulina',
  dimd: 'dimero d',
  mau: 'microalbuminuria',
  ego: 'parcial de orina',
  dheas: 'dhea sulfato',
  cuadrohematicoiv: 'hemograma iv',
  cuadrohematicoivgeneracion: 'hemograma iv',
  hemogramaivgeneracion: 'hemograma iv',
  hemogramacuartageneracion: 'hemograma iv',
  hemogramacompletocondiferencial: 'hemograma iv',
  hemogramacondiferencial: 'hemograma iv',
  completebloodcountwithdifferential: 'hemograma iv',
  cbcwithdifferential: 'hemograma iv',
  cbcwithdiff: 'hemograma iv',
  colesterolaltadensidad: 'colesterol hdl',
  colesterolbajadensidad: 'ldl',
  transaminasaglutamicopiruvica: 'tgp',
  transaminasaglutamicooxalacetica: 'tgo',
  hormonaestimulantetiroidesultrasensible: 'tsh ultrasensible',
  notreponemicamanual: 'vdrl',
  virusinmunodeficienciahumana12anticuerpos: 'vih',
  toxoplasmagondiianticuerposigg: 'toxoplasma igg',
  toxoplasmagondiianticuerposigm: 'toxoplasma igm',
};

const wordsFor: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(fullForms).map(([short, long]) => [short, long.split(' ')]),
);

/** Returns the full form of an abbreviation: ['p', 'de', 'o'] → ['parcial', 'de', 'orina']; null for other words. */
export const spelledInFull = (words: readonly string[]): readonly string[] | null =>
  wordsFor.get(words.join('')) ?? wordsFor.get(words.filter((word) => !linkingWords.has(word)).join('')) ?? null;

const linkingWords = new Set(['de', 'del', 'y', 'prueba', 'examen']);

interface OtherReading {
  words: readonly string[];
  /** Words that exclude this reading if they appear nearby. */
  unlessBeside: readonly string[];
}

/** The second meaning of ambiguous abbreviations: the visitor must choose. 'PT' beside 'PTT' is the prothrombin time. */
const alsoMeans: ReadonlyMap<string, OtherReading> = new Map([
  ['pt', { words: ['proteinas', 'totales'], unlessBeside: ['ptt', 'tpt', 'ttp', 'inr'] }],
  ['bhcg', { words: ['bhcg', 'cuantitativa'], unlessBeside: [] }],
  ['pruebadeembarazoensangre', { words: ['prueba', 'de', 'embarazo'], unlessBeside: [] }],
  ['ace', { words: ['enzima', 'convertidora', 'de', 'angiotensina'], unlessBeside: [] }],
]);

/** The second meaning of an abbreviation, unless a word `beside` it excludes that: 'PT' → ['proteinas', 'totales'] */
export function otherReading(words: readonly string[], beside: ReadonlySet<string>): readonly string[] | null {
  const other = alsoMeans.get(words.join(''));
  return other && !other.unlessBeside.some((word) => beside.has(word)) ? other.words : null;
}
