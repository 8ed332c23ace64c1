import { explained } from './explanation.ts';

/** Iron and vitamins. */
export const ironAndVitamins = explained([
  {
    id: 'ferritin',
    loincs: ['2276-4'],
    measures: {
      es: 'Dice cuánto hierro tiene guardado. Es como la despensa del hierro.',
      en: 'It tells how much iron is in store. It is like a pantry for iron.',
    },
    moves: {
      es: 'Baja con reglas abundantes, embarazo o poca carne. Sube con una inflamación o una infección.',
      en: 'It goes down with heavy periods, pregnancy, or little meat. It goes up with swelling or an infection.',
    },
    low: {
      es: ['¿Necesito tomar hierro? ¿Cuánto tiempo?', '¿Por dónde pierdo hierro?'],
      en: ['Do I need to take iron? For how long?', 'Where do I lose iron?'],
    },
    high: {
      es: ['¿Puede ser por una inflamación?', '¿Debo dejar el hierro que tomo?'],
      en: ['Could it be a swelling in the body?', 'Should I stop the iron that I take?'],
    },
    source: 'ferritin-blood-test',
  },
  {
    id: 'iron',
    loincs: ['2498-4', '2500-7', '2502-3'],
    measures: {
      es: 'Mide el hierro que va por la sangre, y los carros que lo llevan.',
      en: 'It measures the iron on its way in the blood, and the carriers that move it.',
    },
    moves: {
      es: 'Cambia en el mismo día. Es más alto en la mañana y después de tomar hierro.',
      en: 'It changes within a day. It is higher in the morning and after you take iron.',
    },
    low: {
      es: ['¿Qué dice junto con mi ferritina?', '¿Qué puedo comer para subirlo?'],
      en: ['What does it say next to my ferritin?', 'What can I eat to raise it?'],
    },
    high: { es: ['¿Debo dejar el hierro que tomo?'], en: ['Should I stop the iron that I take?'] },
    source: 'iron-tests',
  },
  {
    id: 'vitamin-d',
    loincs: ['62292-8'],
    measures: {
      es: 'Mide la vitamina D. El cuerpo la hace con el sol y la usa para los huesos.',
      en: 'It measures vitamin D. The body makes it with sunlight and uses it for the bones.',
    },
    moves: {
      es: 'Baja si sale poco al sol, si la piel es oscura o con los años. Sube si la toma en pastillas.',
      en: 'It goes down with little sun, dark skin, or age. It goes up if you take it in pills.',
    },
    low: {
      es: ['¿Necesito tomarla? ¿Cuánto?', '¿Cuánto sol me conviene?'],
      en: ['Do I need to take it? How much?', 'How much sun is good for me?'],
    },
    high: { es: ['¿Debo bajar o dejar la que tomo?'], en: ['Should I take less, or stop?'] },
    source: 'vitamin-d-test',
  },
  {
    id: 'vitamin-b12',
    loincs: ['2132-9'],
    measures: {
      es: 'Mide la vitamina B12. La usan los nervios y la sangre. Viene en la carne, el huevo y la leche.',
      en: 'It measures vitamin B12. The nerves and the blood use it. It comes in meat, eggs, and milk.',
    },
    moves: {
      es: 'Baja si no come carne, con los años y con algunas medicinas, como la metformina. Sube si la toma o se la aplican.',
      en: 'It goes down if you eat no meat, with age, and with some drugs, such as metformin. It goes up if you take it.',
    },
    low: {
      es: ['¿Necesito tomarla o que me la apliquen?', '¿Influye alguna medicina que tomo?'],
      en: ['Do I need pills or shots?', 'Does a drug that I take play a part?'],
    },
    high: { es: ['¿Es por la vitamina que tomo?'], en: ['Is it from the vitamin that I take?'] },
    source: 'vitamin-b-test',
  },
  {
    id: 'folate',
    loincs: ['2284-8'],
    measures: {
      es: 'Mide el ácido fólico. El cuerpo lo usa para hacer sangre nueva. Es muy importante en el embarazo.',
      en: 'It measures folate. The body uses it to make new blood. It matters a lot in pregnancy.',
    },
    moves: {
      es: 'Baja si come pocas verduras, con licor y con algunas medicinas. Sube si lo toma en pastillas.',
      en: 'It goes down with few greens, alcohol, and some drugs. It goes up if you take it in pills.',
    },
    low: {
      es: ['¿Necesito tomarlo?', '¿Debo medirme la vitamina B12?'],
      en: ['Do I need to take it?', 'Should I have my vitamin B12 tested?'],
    },
    high: { es: ['¿Es por la vitamina que tomo?'], en: ['Is it from the vitamin that I take?'] },
    source: 'vitamin-b-test',
  },
]);
