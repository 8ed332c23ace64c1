import { explained } from './explanation.ts';

/** The kidneys, and the salts of the blood. */
export const kidneyAndSalts = explained([
  {
    id: 'creatinine',
    loincs: ['2160-0'],
    measures: {
      es: 'Mide un desecho de los músculos. Los riñones lo sacan por la orina.',
      en: 'It measures a waste of the muscles. The kidneys pass it out in the urine.',
    },
    moves: {
      es: 'Sube con poca agua, mucha carne, mucho ejercicio o más músculo. Baja con poco músculo y en el embarazo.',
      en: 'It goes up with too little water, a lot of meat, hard exercise, or more muscle. It goes down with less muscle and in pregnancy.',
    },
    low: { es: ['¿Tiene alguna importancia para mí?'], en: ['Does it matter for me?'] },
    high: {
      es: ['¿Cómo están mis riñones?', '¿Debo evitar alguna medicina para el dolor?', '¿Cuándo la repito?'],
      en: ['How are my kidneys?', 'Should I avoid some drug for pain?', 'When do I repeat it?'],
    },
    source: 'creatinine-test',
  },
  {
    id: 'kidney-filter',
    loincs: ['98979-8', '62238-1', '33914-3'],
    measures: {
      es: 'Calcula cuánta sangre limpian sus riñones en un minuto. Usa su creatinina, su edad y su sexo.',
      en: 'It works out how much blood your kidneys clean in a minute. It uses your creatinine, age, and sex.',
    },
    moves: {
      es: 'Baja poco a poco con los años. También baja con poca agua y con algunas medicinas.',
      en: 'It slowly goes down with age. It also goes down with too little water and with some drugs.',
    },
    low: {
      es: ['¿Cómo están mis riñones para mi edad?', '¿Qué cuido con la comida y las medicinas?', '¿Cuándo lo repito?'],
      en: ['How are my kidneys for my age?', 'What do I watch in food and drugs?', 'When do I repeat it?'],
    },
    source: 'glomerular-filtration-rate-gfr-test',
  },
  {
    id: 'urea',
    loincs: ['3094-0', '3091-6'],
    measures: {
      es: 'Mide un desecho que queda al usar la carne, el huevo y la leche. Los riñones lo sacan.',
      en: 'It measures a waste that is left from meat, eggs, and milk. The kidneys pass it out.',
    },
    moves: {
      es: 'Sube con poca agua, con mucha carne o con algunas medicinas. Baja si come poca carne o en el embarazo.',
      en: 'It goes up with too little water, a lot of meat, or some drugs. It goes down with little meat or in pregnancy.',
    },
    low: { es: ['¿Como lo suficiente?'], en: ['Do I eat enough?'] },
    high: {
      es: ['¿Tomo suficiente agua?', '¿Qué dice junto con mi creatinina?'],
      en: ['Do I drink enough water?', 'What does it say next to my creatinine?'],
    },
    source: 'bun-blood-urea-nitrogen',
  },
  {
    id: 'uric-acid',
    loincs: ['3084-1'],
    measures: {
      es: 'Mide un desecho que a veces se junta en los dedos o en los riñones y duele.',
      en: 'It measures a waste that at times builds up in the toes or kidneys and hurts.',
    },
    moves: {
      es: 'Sube con cerveza, vísceras, mariscos, gaseosas y poca agua. También sube con algunas medicinas.',
      en: 'It goes up with beer, organ meat, seafood, soda, and too little water. Some drugs raise it, too.',
    },
    low: { es: ['¿Tiene alguna importancia para mí?'], en: ['Does it matter for me?'] },
    high: {
      es: ['¿Qué comidas y bebidas debo bajar?', '¿Influye alguna medicina que tomo?'],
      en: ['Which foods and drinks should I cut down?', 'Does a drug that I take play a part?'],
    },
    source: 'uric-acid-test',
  },
  {
    id: 'sodium',
    loincs: ['2951-2'],
    measures: {
      es: 'Mide una sal de la sangre. Ella cuida cuánta agua tiene el cuerpo.',
      en: 'It measures a salt of the blood. It keeps the right amount of water in the body.',
    },
    moves: {
      es: 'Cambia con el vómito, la diarrea, el sudor, mucha o poca agua y algunas medicinas.',
      en: 'It changes with vomiting, diarrhea, sweat, too much or too little water, and some drugs.',
    },
    low: {
      es: ['¿Tomo demasiada agua?', '¿Influye alguna medicina que tomo?', '¿Cuándo lo repito?'],
      en: ['Do I drink too much water?', 'Does a drug that I take play a part?', 'When do I repeat it?'],
    },
    high: {
      es: ['¿Tomo suficiente agua?', '¿Cuándo lo repito?'],
      en: ['Do I drink enough water?', 'When do I repeat it?'],
    },
    source: 'sodium-blood-test',
  },
  {
    id: 'potassium',
    loincs: ['2823-3'],
    measures: {
      es: 'Mide una sal que el corazón y los músculos usan para moverse.',
      en: 'It measures a salt that the heart and the muscles use to move.',
    },
    moves: {
      es: 'Baja con vómito, diarrea y algunas medicinas. Sube con otras medicinas, o si la muestra se daña al tomarla.',
      en: 'It goes down with vomiting, diarrhea, and some drugs. It goes up with other drugs, or if the sample is damaged.',
    },
    low: {
      es: ['¿Debo comer algo para subirlo?', '¿Influye alguna medicina que tomo?', '¿Cuándo lo repito?'],
      en: ['Should I eat something to raise it?', 'Does a drug that I take play a part?', 'When do I repeat it?'],
    },
    high: {
      es: ['¿Hay que repetirlo hoy?', '¿Influye alguna medicina que tomo?', '¿Qué comidas debo evitar?'],
      en: ['Do I have to repeat it today?', 'Does a drug that I take play a part?', 'Which foods should I avoid?'],
    },
    source: 'potassium-blood-test',
  },
  {
    id: 'chloride',
    loincs: ['2075-0'],
    measures: {
      es: 'Mide una sal que trabaja junto con el sodio para cuidar el agua del cuerpo.',
      en: 'It measures a salt that works with sodium to look after the water of the body.',
    },
    moves: {
      es: 'Cambia con el vómito, la diarrea, el sudor y algunas medicinas. Se lee junto con el sodio.',
      en: 'It changes with vomiting, diarrhea, sweat, and some drugs. It is read next to sodium.',
    },
    low: { es: ['¿Qué dice junto con mi sodio?'], en: ['What does it say next to my sodium?'] },
    high: { es: ['¿Qué dice junto con mi sodio?'], en: ['What does it say next to my sodium?'] },
    source: 'chloride-blood-test',
  },
  {
    id: 'calcium',
    loincs: ['17861-6', '1995-0'],
    measures: {
      es: 'Mide el calcio de la sangre. Lo usan los huesos, los nervios y el corazón.',
      en: 'It measures the calcium of the blood. Bones, nerves, and the heart use it.',
    },
    moves: {
      es: 'Cambia con la albúmina, la vitamina D y algunas medicinas. No dice cuánto calcio hay en los huesos.',
      en: 'It changes with albumin, vitamin D, and some drugs. It does not tell how much calcium is in the bones.',
    },
    low: {
      es: ['¿Debo medirme la vitamina D?', '¿Qué dice junto con mi albúmina?'],
      en: ['Should I have my vitamin D tested?', 'What does it say next to my albumin?'],
    },
    high: {
      es: ['¿Debo dejar el calcio o la vitamina que tomo?', '¿Cuándo lo repito?'],
      en: ['Should I stop the calcium or vitamin that I take?', 'When do I repeat it?'],
    },
    source: 'calcium-blood-test',
  },
  {
    id: 'magnesium',
    loincs: ['19123-9'],
    measures: {
      es: 'Mide el magnesio. Lo usan los músculos, los nervios y el corazón.',
      en: 'It measures magnesium. Muscles, nerves, and the heart use it.',
    },
    moves: {
      es: 'Baja con diarrea, licor y algunas medicinas. Sube con antiácidos o si los riñones trabajan menos.',
      en: 'It goes down with diarrhea, alcohol, and some drugs. It goes up with antacids, or if the kidneys work less.',
    },
    low: { es: ['¿Influye alguna medicina que tomo?'], en: ['Does a drug that I take play a part?'] },
    high: { es: ['¿Debo dejar algún antiácido?'], en: ['Should I stop an antacid?'] },
    source: 'magnesium-blood-test',
  },
]);
