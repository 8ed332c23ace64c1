import { explained } from './explanation.ts';

const afterLiver = {
  es: ['¿Influye el licor o alguna medicina que tomo?', '¿Cuándo la repito?'],
  en: ['Does alcohol or a drug that I take play a part?', 'When do I repeat it?'],
};
const ofNoWeight = { es: ['¿Tiene alguna importancia para mí?'], en: ['Does it matter for me?'] };

/** The liver, and the proteins of the blood. */
export const liverAndProteins = explained([
  {
    id: 'alt',
    loincs: ['1742-6'],
    measures: {
      es: 'Mide una sustancia que vive dentro del hígado. Sale a la sangre cuando el hígado está irritado.',
      en: 'It measures something that lives inside the liver. It leaks into the blood when the liver is upset.',
    },
    moves: {
      es: 'Sube con licor, grasa en el hígado, algunos virus, algunas medicinas y ejercicio fuerte.',
      en: 'It goes up with alcohol, fat in the liver, some viruses, some drugs, and hard exercise.',
    },
    low: ofNoWeight,
    high: afterLiver,
    source: 'alt-blood-test',
  },
  {
    id: 'ast',
    loincs: ['1920-8'],
    measures: {
      es: 'Mide una sustancia del hígado y de los músculos. Sale a la sangre cuando se irritan.',
      en: 'It measures something from the liver and the muscles. It leaks into the blood when they are upset.',
    },
    moves: {
      es: 'Sube con ejercicio fuerte, licor, grasa en el hígado y algunas medicinas. Se lee junto con la ALT.',
      en: 'It goes up with hard exercise, alcohol, fat in the liver, and some drugs. It is read next to ALT.',
    },
    low: ofNoWeight,
    high: {
      es: ['¿Viene del hígado o de los músculos?', ...afterLiver.es],
      en: ['Does it come from the liver or the muscles?', ...afterLiver.en],
    },
    source: 'ast-test',
  },
  {
    id: 'ggt',
    loincs: ['2324-2'],
    measures: {
      es: 'Mide una sustancia de los tubos del hígado por donde sale la bilis.',
      en: 'It measures something from the tubes of the liver that carry bile.',
    },
    moves: {
      es: 'Sube con licor, con grasa en el hígado y con muchas medicinas.',
      en: 'It goes up with alcohol, fat in the liver, and many drugs.',
    },
    low: ofNoWeight,
    high: afterLiver,
    source: 'gamma-glutamyl-transferase-ggt-test',
  },
  {
    id: 'alkaline-phosphatase',
    loincs: ['6768-6'],
    measures: {
      es: 'Mide una sustancia que viene del hígado y de los huesos.',
      en: 'It measures something that comes from the liver and the bones.',
    },
    moves: {
      es: 'Es más alta en niños que crecen, en el embarazo y cuando sana un hueso roto.',
      en: 'It is higher in growing children, in pregnancy, and while a broken bone heals.',
    },
    low: ofNoWeight,
    high: {
      es: ['¿Viene del hígado o de los huesos?', '¿Me sirve medir también la GGT?'],
      en: ['Does it come from the liver or the bones?', 'Would a GGT test help, too?'],
    },
    source: 'alkaline-phosphatase',
  },
  {
    id: 'bilirubin',
    loincs: ['1975-2', '1968-7', '1971-1'],
    measures: {
      es: 'Mide un color amarillo que queda de los glóbulos rojos viejos. El hígado lo bota.',
      en: 'It measures a yellow color that is left from old red cells. The liver gets rid of it.',
    },
    moves: {
      es: 'Sube con un ayuno largo, con el estrés y, en muchas familias, sin que pase nada. También sube si la bilis no sale.',
      en: 'It goes up with a long fast, with stress, and, in many families, with no harm. It also goes up if bile cannot leave.',
    },
    low: ofNoWeight,
    high: {
      es: ['¿Cuál de las dos partes está alta?', '¿Qué señales me deben llevar a urgencias?'],
      en: ['Which of the two parts is high?', 'Which signs should send me to an emergency room?'],
    },
    source: 'bilirubin-blood-test',
  },
  {
    id: 'albumin',
    loincs: ['1751-7'],
    measures: {
      es: 'Mide una proteína que hace el hígado. Ella mantiene el agua dentro de las venas.',
      en: 'It measures a protein that the liver makes. It keeps water inside the vessels.',
    },
    moves: {
      es: 'Baja si come poco, con una inflamación o si se pierde por la orina. Sube con poca agua.',
      en: 'It goes down if you eat too little, with swelling, or if it is lost in the urine. It goes up with too little water.',
    },
    low: {
      es: ['¿Como suficiente carne, huevo o fríjol?', '¿Debo mirar mis riñones y mi hígado?'],
      en: ['Do I eat enough meat, eggs, or beans?', 'Should we look at my kidneys and liver?'],
    },
    high: { es: ['¿Tomo suficiente agua?'], en: ['Do I drink enough water?'] },
    source: 'albumin-blood-test',
  },
  {
    id: 'total-protein',
    loincs: ['2885-2'],
    measures: {
      es: 'Mide todas las proteínas de la sangre juntas. Unas llevan cosas y otras lo defienden.',
      en: 'It measures all the proteins of the blood together. Some carry things and some defend you.',
    },
    moves: {
      es: 'Bajan si come poco o en el embarazo. Suben con poca agua o con una inflamación larga.',
      en: 'They go down if you eat too little or in pregnancy. They go up with too little water or long swelling.',
    },
    low: { es: ['¿Como suficiente carne, huevo o fríjol?'], en: ['Do I eat enough meat, eggs, or beans?'] },
    high: { es: ['¿Cuál de las proteínas está alta?'], en: ['Which of the proteins is high?'] },
    source: 'total-protein-and-albumin-globulin-a-g-ratio',
  },
]);
