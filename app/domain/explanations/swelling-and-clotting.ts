import { explained } from './explanation.ts';

/** Inflammation and clotting. */
export const swellingAndClotting = explained([
  {
    id: 'crp',
    loincs: ['1988-5', '30522-7'],
    measures: {
      es: 'Mide una sustancia que el hígado hace cuando algo se inflama en el cuerpo.',
      en: 'It measures something that the liver makes when a part of the body swells.',
    },
    moves: {
      es: 'Sube con una gripa, un golpe, una cirugía, el cigarrillo o el sobrepeso. No dice en qué parte está la inflamación.',
      en: 'It goes up with a cold, an injury, surgery, smoking, or extra weight. It does not tell where the swelling is.',
    },
    low: { es: ['¿Tiene alguna importancia para mí?'], en: ['Does it matter for me?'] },
    high: {
      es: ['¿Puede ser por una gripa o un golpe?', '¿Cuándo la repito?'],
      en: ['Could it be a cold or an injury?', 'When do I repeat it?'],
    },
    source: 'c-reactive-protein-crp-test',
  },
  {
    id: 'esr',
    loincs: ['30341-2', '4537-7'],
    measures: {
      es: 'Mide qué tan rápido bajan los glóbulos rojos en un tubo. Bajan más rápido si hay inflamación.',
      en: 'It measures how fast red cells sink in a tube. They sink faster if there is swelling in the body.',
    },
    moves: {
      es: 'Sube con los años, el embarazo, la regla, una infección o poca hemoglobina.',
      en: 'It goes up with age, pregnancy, periods, an infection, or low hemoglobin.',
    },
    low: { es: ['¿Tiene alguna importancia para mí?'], en: ['Does it matter for me?'] },
    high: {
      es: ['¿Hay una causa pasajera?', '¿Qué dice junto con mi proteína C reactiva?'],
      en: ['Is there a cause that passes?', 'What does it say next to my CRP?'],
    },
    source: 'erythrocyte-sedimentation-rate-esr',
  },
  {
    id: 'pt-inr',
    loincs: ['5902-2', '6301-6'],
    measures: {
      es: 'Mide cuánto tarda la sangre en cerrar una herida. El INR es ese tiempo en una escala igual para todos.',
      en: 'It measures how long blood takes to close a wound. The INR is that time on one scale for all labs.',
    },
    moves: {
      es: 'Sube con la warfarina, y con algunos antibióticos o licor. Baja si come muchas hojas verdes.',
      en: 'It goes up with warfarin, and with some antibiotics or alcohol. It goes down if you eat a lot of leafy greens.',
    },
    low: {
      es: ['Si tomo warfarina, ¿mi dosis está bien?', '¿Cuándo lo repito?'],
      en: ['If I take warfarin, is my dose right?', 'When do I repeat it?'],
    },
    high: {
      es: [
        'Si tomo warfarina, ¿mi dosis está bien?',
        '¿Qué señales me deben llevar a urgencias?',
        '¿Cuándo lo repito?',
      ],
      en: [
        'If I take warfarin, is my dose right?',
        'Which signs should send me to an emergency room?',
        'When do I repeat it?',
      ],
    },
    source: 'prothrombin-time-test-and-inr-ptinr',
  },
  {
    id: 'ptt',
    loincs: ['14979-9'],
    measures: {
      es: 'Mide, por otro camino, cuánto tarda la sangre en cerrar una herida.',
      en: 'It measures, in another way, how long blood takes to close a wound.',
    },
    moves: {
      es: 'Sube con la heparina. También cambia si el tubo no se llena bien.',
      en: 'It goes up with heparin. It also changes if the tube is not full.',
    },
    low: { es: ['¿Tiene alguna importancia para mí?'], en: ['Does it matter for me?'] },
    high: {
      es: ['¿Influye alguna medicina que tomo?', '¿Debo avisar antes de una cirugía?'],
      en: ['Does a drug that I take play a part?', 'Should I tell them before surgery?'],
    },
    source: 'partial-thromboplastin-time-ptt-test',
  },
]);
