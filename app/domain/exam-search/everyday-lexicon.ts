/** Words of exam names, each with the everyday words for it in Colombia and in English. Folded as in `name-tokens.ts`. */
const everydayWords: Readonly<Record<string, string>> = {
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

const nameWordFor: ReadonlyMap<string, string> = new Map(
  Object.entries(everydayWords).flatMap(([nameWord, words]) =>
    words.split(' ').map((word) => [word, nameWord] as const),
  ),
);

/** Returns the word of exam names for an everyday word: 'cabello' → 'pelo', 'embarazadas' → 'embarazo'; null without one. */
export const otherWordFor = (word: string): string | null =>
  nameWordFor.get(word) ?? nameWordFor.get(word.replace(/s$/, '')) ?? null;
