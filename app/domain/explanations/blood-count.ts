import { explained } from './explanation.ts';

/** The parts of a blood count. */
export const bloodCountWords = explained([
  {
    id: 'white-cells',
    loincs: ['6690-2'],
    measures: {
      es: 'Cuenta los glóbulos blancos. Son las células que lo defienden de los gérmenes.',
      en: 'It counts the white blood cells. They are the cells that fight germs.',
    },
    moves: {
      es: 'Suben con una gripa, el ejercicio fuerte, el embarazo o el estrés. Algunas medicinas y virus los bajan.',
      en: 'They go up with a cold, hard exercise, pregnancy, or stress. Some drugs and viruses bring them down.',
    },
    low: {
      es: ['¿Puede ser por una medicina que tomo?', '¿Debo cuidarme más de los gérmenes?'],
      en: ['Could a drug that I take be the reason?', 'Should I take more care with germs?'],
    },
    high: {
      es: ['¿Puede ser por una gripa o por otra cosa pasajera?', '¿Cuándo repito el examen?'],
      en: ['Could it be a cold, or something else that passes?', 'When do I repeat the test?'],
    },
    source: 'white-blood-count-wbc',
  },
  {
    id: 'red-cells',
    loincs: ['789-8'],
    measures: {
      es: 'Cuenta los glóbulos rojos. Ellos llevan el oxígeno a todo el cuerpo.',
      en: 'It counts the red blood cells. They carry oxygen to the whole body.',
    },
    moves: {
      es: 'Bajan si se pierde sangre o falta hierro. Suben si toma poca agua, si fuma o si vive en tierra alta.',
      en: 'They go down if you lose blood or lack iron. They go up with too little water, smoking, or life in high places.',
    },
    low: {
      es: ['¿Me falta hierro o alguna vitamina?', '¿He perdido sangre sin darme cuenta?'],
      en: ['Do I lack iron or a vitamin?', 'Have I lost blood without seeing it?'],
    },
    high: {
      es: ['¿Puede ser porque tomé poca agua?', '¿Influye la altura o el cigarrillo?'],
      en: ['Could it be that I drank too little water?', 'Do height or smoking play a part?'],
    },
    source: 'red-blood-cell-rbc-count',
  },
  {
    id: 'hemoglobin',
    loincs: ['718-7'],
    measures: {
      es: 'Mide la hemoglobina. Es la parte roja de la sangre, la que carga el oxígeno.',
      en: 'It measures hemoglobin. This is the red part of the blood that carries oxygen.',
    },
    moves: {
      es: 'Baja con reglas abundantes, sangrados, embarazo o poco hierro. Sube si fuma o vive en tierra alta.',
      en: 'It goes down with heavy periods, bleeding, pregnancy, or too little iron. It goes up if you smoke or live in high places.',
    },
    low: {
      es: ['¿Debo medirme el hierro y la ferritina?', '¿Qué puedo comer para ayudar?'],
      en: ['Should I have my iron and ferritin tested?', 'What can I eat to help?'],
    },
    high: {
      es: ['¿Puede ser por la altura, el cigarrillo o poca agua?', '¿Hay que repetirlo?'],
      en: ['Could it be height, smoking, or too little water?', 'Do I have to repeat it?'],
    },
    source: 'hemoglobin-test',
  },
  {
    id: 'hematocrit',
    loincs: ['4544-3'],
    measures: {
      es: 'Dice qué parte de su sangre son glóbulos rojos. El resto es casi todo agua.',
      en: 'It tells which part of your blood is red cells. The rest is mostly water.',
    },
    moves: {
      es: 'Sube si toma poca agua o vive en tierra alta. Baja con sangrados, embarazo o poco hierro.',
      en: 'It goes up with too little water or life in high places. It goes down with bleeding, pregnancy, or too little iron.',
    },
    low: {
      es: ['¿Qué dice junto con mi hemoglobina?', '¿Debo medirme el hierro?'],
      en: ['What does it say next to my hemoglobin?', 'Should I have my iron tested?'],
    },
    high: {
      es: ['¿Puede ser porque tomé poca agua?', '¿Hay que repetirlo?'],
      en: ['Could it be that I drank too little water?', 'Do I have to repeat it?'],
    },
    source: 'hematocrit-test',
  },
  {
    id: 'red-cell-size',
    loincs: ['787-2'],
    measures: {
      es: 'Mide el tamaño de sus glóbulos rojos, en promedio.',
      en: 'It measures the size of your red cells, on average.',
    },
    moves: {
      es: 'Son más chicos si falta hierro. Son más grandes si falta vitamina B12 o ácido fólico, o si toma mucho licor.',
      en: 'They are smaller if you lack iron. They are bigger if you lack vitamin B12 or folate, or drink a lot of alcohol.',
    },
    low: {
      es: ['¿Me falta hierro?', '¿Alguien de mi familia los tiene así?'],
      en: ['Do I lack iron?', 'Does somebody in my family have the same?'],
    },
    high: {
      es: ['¿Debo medirme la vitamina B12 y el ácido fólico?', '¿Influye alguna medicina?'],
      en: ['Should I have my vitamin B12 and folate tested?', 'Does a drug play a part?'],
    },
    source: 'mcv-mean-corpuscular-volume',
  },
  {
    id: 'red-cell-hemoglobin',
    loincs: ['785-6', '786-4'],
    measures: {
      es: 'Dice cuánta hemoglobina lleva cada glóbulo rojo. Eso le da su color.',
      en: 'It tells how much hemoglobin each red cell carries. That gives the cell its color.',
    },
    moves: {
      es: 'Baja cuando falta hierro. Casi siempre se mueve junto con el tamaño de los glóbulos rojos.',
      en: 'It goes down when you lack iron. It mostly moves with the size of the red cells.',
    },
    low: { es: ['¿Debo medirme el hierro y la ferritina?'], en: ['Should I have my iron and ferritin tested?'] },
    high: {
      es: ['¿Qué dice junto con los otros valores de la sangre?'],
      en: ['What does it say next to my other blood values?'],
    },
    source: 'complete-blood-count-cbc',
  },
  {
    id: 'red-cell-width',
    loincs: ['788-0'],
    measures: {
      es: 'Dice si sus glóbulos rojos son todos del mismo tamaño o si hay grandes y chicos.',
      en: 'It tells if your red cells all have the same size, or if some are big and some small.',
    },
    moves: {
      es: 'Sube cuando falta hierro o una vitamina. También sube unas semanas después de un tratamiento.',
      en: 'It goes up when you lack iron or a vitamin. It also goes up some weeks after a treatment.',
    },
    high: {
      es: ['¿Qué dice junto con mi hemoglobina?', '¿Me falta hierro o alguna vitamina?'],
      en: ['What does it say next to my hemoglobin?', 'Do I lack iron or a vitamin?'],
    },
    source: 'rdw-red-cell-distribution-width',
  },
  {
    id: 'platelets',
    loincs: ['777-3'],
    measures: {
      es: 'Cuenta las plaquetas. Ellas tapan las heridas para que deje de salir sangre.',
      en: 'It counts the platelets. They close a wound so that it stops bleeding.',
    },
    moves: {
      es: 'Bajan con algunos virus, como el dengue, y con algunas medicinas. Suben después de un golpe o si falta hierro.',
      en: 'They go down with some viruses, such as dengue, and with some drugs. They go up after an injury or if you lack iron.',
    },
    low: {
      es: [
        '¿Debo evitar golpes o alguna medicina?',
        '¿Cuándo repito el examen?',
        '¿Qué señales me deben llevar a urgencias?',
      ],
      en: [
        'Should I avoid bumps or some drug?',
        'When do I repeat the test?',
        'Which signs should send me to an emergency room?',
      ],
    },
    high: {
      es: ['¿Puede ser algo pasajero?', '¿Me falta hierro?'],
      en: ['Could it be something that passes?', 'Do I lack iron?'],
    },
    source: 'platelet-tests',
  },
]);
