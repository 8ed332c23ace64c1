/** Words of exam names, with their everyday equivalents in Colombia and in English. Folded as in `name-tokens.ts`. */
const saidFor: Readonly<Record<string, string>> = {
  pelo: 'cabello',
  caida: 'cae caen cayendo',
  heces: 'popo deposicion deposiciones excremento',
  stool: 'poop poo',
  orina: 'orino orinando chichi pipi orines',
  estomago: 'barriga panza',
  diarrea: 'soltura churrias',
  embarazo: 'embarazada embarazarme gestante gestacion',
  pregnancy: 'pregnant',
  menstrual: 'periodo regla menstruacion',
  cansancio: 'cansada cansado fatiga agotamiento desaliento debilidad',
  tiredness: 'tired fatigue',
  mareo: 'mareada mareado',
  rasquina: 'piquina picazon comezon',
  artritis: 'articulaciones coyunturas',
  arthritis: 'joint joints',
  candidiasis: 'yeast',
  sti: 'std stds',
  cirugia: 'operacion operarme operar',
  laboral: 'empresa trabajo empleo',
  mama: 'seno senos',
  diabetes: 'diabetico diabetica diabetic',
  azucar: 'dulce',
  cardiaco: 'corazon',
  cardiac: 'heart',
  influenza: 'flu gripe',
  covid: 'coronavirus',
};

const meantBy: ReadonlyMap<string, string> = new Map(
  Object.entries(saidFor).flatMap(([meant, said]) => said.split(' ').map((word) => [word, meant] as const)),
);

/** 'cabello' → 'pelo', 'embarazadas' → 'embarazo'; null for a word without an entry. */
export const otherWordFor = (word: string): string | null =>
  meantBy.get(word) ?? meantBy.get(word.replace(/s$/, '')) ?? null;
