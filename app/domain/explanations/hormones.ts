import { explained } from './explanation.ts';

/** Hormones, and the prostate. */
export const hormones = explained([
  {
    id: 'tsh',
    loincs: ['11580-8', '3016-3'],
    measures: {
      es: 'Mide la orden que el cerebro le da a la tiroides. La tiroides es como el acelerador del cuerpo.',
      en: 'It measures the order that the brain gives to the thyroid. The thyroid is like the gas pedal of the body.',
    },
    moves: {
      es: 'Cambia con la hora, el embarazo, la biotina y las medicinas de la tiroides.',
      en: 'It changes with the hour, pregnancy, biotin, and thyroid drugs.',
    },
    low: {
      es: ['¿Debo medirme la T4 libre?', '¿Mi dosis de la tiroides está bien?'],
      en: ['Should I have my free T4 tested?', 'Is my thyroid dose right?'],
    },
    high: {
      es: ['¿Debo medirme la T4 libre?', '¿Mi dosis de la tiroides está bien?', '¿Cuándo la repito?'],
      en: ['Should I have my free T4 tested?', 'Is my thyroid dose right?', 'When do I repeat it?'],
    },
    source: 'tsh-thyroid-stimulating-hormone-test',
  },
  {
    id: 'free-t4',
    loincs: ['3024-7'],
    measures: {
      es: 'Mide la hormona que hace la tiroides. Ella dice qué tan rápido trabaja el cuerpo.',
      en: 'It measures the hormone that the thyroid makes. It sets how fast the body works.',
    },
    moves: {
      es: 'Cambia con las medicinas de la tiroides, el embarazo y la biotina. Se lee junto con la TSH.',
      en: 'It changes with thyroid drugs, pregnancy, and biotin. It is read next to TSH.',
    },
    low: { es: ['¿Qué dice junto con mi TSH?'], en: ['What does it say next to my TSH?'] },
    high: {
      es: ['¿Qué dice junto con mi TSH?', '¿Tomé biotina antes del examen?'],
      en: ['What does it say next to my TSH?', 'Did I take biotin before the test?'],
    },
    source: 'thyroxine-t4-test',
  },
  {
    id: 'hcg',
    loincs: ['21198-7', '19080-1', '2118-8', '2110-5'],
    measures: {
      es: 'Busca la hormona del embarazo en la sangre.',
      en: 'It looks for the pregnancy hormone in the blood.',
    },
    moves: {
      es: 'Sube cada dos o tres días al comienzo del embarazo. Algunas medicinas para quedar en embarazo la llevan.',
      en: 'It rises every two or three days early in pregnancy. Some drugs that help to get pregnant contain it.',
    },
    high: {
      es: ['¿Cuándo debo hacer mi primera consulta?', '¿Hay que repetirla en dos días?'],
      en: ['When should I have my first visit?', 'Do I have to repeat it in two days?'],
    },
    other: {
      es: ['¿Cuándo debo hacer mi primera consulta?', '¿Hay que repetirla en unos días?'],
      en: ['When should I have my first visit?', 'Do I have to repeat it in some days?'],
    },
    source: 'pregnancy-test',
  },
  {
    id: 'psa',
    loincs: ['2857-1', '10886-0', '12841-3'],
    measures: {
      es: 'Mide una sustancia que hace la próstata, una glándula de los hombres.',
      en: 'It measures something that the prostate makes, a gland of men.',
    },
    moves: {
      es: 'Sube con los años, con una próstata grande o irritada, después de montar en bicicleta o de eyacular.',
      en: 'It goes up with age, with a big or upset prostate, after a bike ride, or after ejaculation.',
    },
    low: { es: ['¿Cuándo lo repito?'], en: ['When do I repeat it?'] },
    high: {
      es: ['¿Debo repetirlo en unas semanas?', '¿Cómo estaba antes?', '¿Necesito ver a un urólogo?'],
      en: ['Should I repeat it in some weeks?', 'How was it before?', 'Do I need to see a urologist?'],
    },
    source: 'prostate-specific-antigen-psa-test',
  },
]);
