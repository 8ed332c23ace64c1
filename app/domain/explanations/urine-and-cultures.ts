import { explained } from './explanation.ts';

const urine = 'urinalysis';
const ofUrine = {
  es: ['¿Debo repetir la orina?', '¿Qué dice junto con lo que siento?'],
  en: ['Should I repeat the urine?', 'What does it say next to what I feel?'],
};

/** Urine, stool, and cultures. */
export const urineAndCultures = explained([
  {
    id: 'urine-density',
    loincs: ['5811-5', '2965-2'],
    measures: {
      es: 'Dice qué tan fuerte está la orina: si lleva mucha o poca agua.',
      en: 'It tells how strong the urine is: if it holds much or little water.',
    },
    moves: {
      es: 'Sube si toma poca agua. Baja si toma mucha.',
      en: 'It goes up if you drink little water. It goes down if you drink a lot.',
    },
    low: { es: ['¿Tomo demasiada agua?'], en: ['Do I drink too much water?'] },
    high: { es: ['¿Tomo suficiente agua?'], en: ['Do I drink enough water?'] },
    source: urine,
  },
  {
    id: 'urine-ph',
    loincs: ['5803-2', '2756-5'],
    measures: {
      es: 'Dice qué tan ácida está la orina.',
      en: 'It tells how acid the urine is.',
    },
    moves: {
      es: 'Cambia con la comida y con la hora. La carne la hace más ácida, y las verduras menos.',
      en: 'It changes with food and with the hour. Meat makes it more acid, and greens less.',
    },
    low: ofUrine,
    high: ofUrine,
    source: urine,
  },
  {
    id: 'urine-protein',
    loincs: ['20454-5', '2888-6', '2890-2', '14957-5', '9318-7'],
    measures: {
      es: 'Busca proteínas en la orina. Los riñones sanos casi no dejan pasar.',
      en: 'It looks for protein in the urine. Healthy kidneys let almost none through.',
    },
    moves: {
      es: 'Sale un poco con fiebre, frío, estrés o ejercicio fuerte. También en el embarazo hay que mirarla.',
      en: 'A little comes out with fever, cold, stress, or hard exercise. It also needs a look in pregnancy.',
    },
    high: {
      es: ['¿Debo repetirla en otro día?', '¿Cómo están mis riñones y mi presión?'],
      en: ['Should I repeat it on another day?', 'How are my kidneys and my blood pressure?'],
    },
    other: {
      es: ['¿Debo repetirla en otro día?', '¿Cómo están mis riñones y mi presión?'],
      en: ['Should I repeat it on another day?', 'How are my kidneys and my blood pressure?'],
    },
    source: 'protein-in-urine',
  },
  {
    id: 'urine-glucose',
    loincs: ['25428-4'],
    measures: {
      es: 'Busca azúcar en la orina. Casi siempre no hay.',
      en: 'It looks for sugar in the urine. Most often there is none.',
    },
    moves: {
      es: 'Sale cuando hay mucha azúcar en la sangre, en el embarazo o con algunas medicinas para la diabetes.',
      en: 'It shows up when there is much sugar in the blood, in pregnancy, or with some drugs for diabetes.',
    },
    high: { es: ['¿Debo medirme el azúcar de la sangre?'], en: ['Should I have my blood sugar tested?'] },
    other: { es: ['¿Debo medirme el azúcar de la sangre?'], en: ['Should I have my blood sugar tested?'] },
    source: 'glucose-in-urine-test',
  },
  {
    id: 'urine-ketones',
    loincs: ['2514-8'],
    measures: {
      es: 'Busca lo que queda cuando el cuerpo quema grasa en vez de azúcar.',
      en: 'It looks for what is left when the body burns fat instead of sugar.',
    },
    moves: {
      es: 'Salen con un ayuno largo, una dieta sin harinas, vómito o mucha azúcar en la sangre.',
      en: 'They show up with a long fast, a diet without starch, vomiting, or much sugar in the blood.',
    },
    other: {
      es: ['¿Puede ser por el ayuno?', '¿Debo medirme el azúcar de la sangre?'],
      en: ['Could it be the fast?', 'Should I have my blood sugar tested?'],
    },
    source: 'ketones-in-urine',
  },
  {
    id: 'urine-white-cells',
    loincs: ['5821-4', '30405-5', '5799-2', '5802-4', '25145-4'],
    measures: {
      es: 'Busca células de defensa y gérmenes en la orina.',
      en: 'It looks for defense cells and germs in the urine.',
    },
    moves: {
      es: 'Salen con una infección. También salen si la muestra se tomó sin buen aseo o tardó en llegar.',
      en: 'They show up with an infection. They also show up if the sample was not clean or came late.',
    },
    high: {
      es: ['¿Necesito un cultivo de orina?', '¿Debo repetir la muestra?'],
      en: ['Do I need a urine culture?', 'Should I repeat the sample?'],
    },
    other: {
      es: ['¿Necesito un cultivo de orina?', '¿Debo repetir la muestra?'],
      en: ['Do I need a urine culture?', 'Should I repeat the sample?'],
    },
    source: urine,
  },
  {
    id: 'urine-blood',
    loincs: ['5794-3', '13945-1'],
    measures: {
      es: 'Busca sangre en la orina, aunque no se vea.',
      en: 'It looks for blood in the urine, even if nobody can see it.',
    },
    moves: {
      es: 'Sale con la regla, el ejercicio fuerte, una piedra o una infección.',
      en: 'It shows up with a period, hard exercise, a stone, or an infection.',
    },
    high: {
      es: ['¿Debo repetirla sin la regla o sin ejercicio?', '¿Necesito otro examen?'],
      en: ['Should I repeat it with no period and no exercise?', 'Do I need another test?'],
    },
    other: {
      es: ['¿Debo repetirla sin la regla o sin ejercicio?', '¿Necesito otro examen?'],
      en: ['Should I repeat it with no period and no exercise?', 'Do I need another test?'],
    },
    source: 'blood-in-urine',
  },
  {
    id: 'urine-exam',
    exams: ['ORI-001'],
    loincs: ['5778-6', '5767-9', '5770-3', '5818-0', '11277-1'],
    measures: {
      es: 'Mira el color de la orina, lo que lleva y lo que se ve con el microscopio.',
      en: 'It looks at the color of the urine, what it holds, and what a microscope shows.',
    },
    moves: {
      es: 'Cambia con el agua, la comida, las vitaminas, las medicinas y el aseo al tomar la muestra.',
      en: 'It changes with water, food, vitamins, drugs, and how clean the sample was.',
    },
    other: ofUrine,
    source: urine,
  },
  {
    id: 'stool-exam',
    exams: ['ORI-039', 'ORI-042', 'ORI-043', 'ORI-047', 'ORI-048'],
    loincs: ['10704-5', '13655-6'],
    measures: {
      es: 'Mira la materia fecal con el microscopio. Busca parásitos, como lombrices o amebas.',
      en: 'It looks at the stool with a microscope. It looks for parasites, such as worms or amebas.',
    },
    moves: {
      es: 'Los parásitos no salen todos los días, y por eso a veces se piden tres muestras. Algunas medicinas los esconden.',
      en: 'Parasites do not come out every day, so at times three samples are needed. Some drugs hide them.',
    },
    other: {
      es: ['¿Lo que se ve necesita tratamiento?', '¿Debe tratarse también mi familia?'],
      en: ['Does what they saw need treatment?', 'Should my family be treated, too?'],
    },
    source: 'ova-and-parasite-test',
  },
  {
    id: 'urine-culture',
    exams: ['MIC-001'],
    loincs: ['630-4'],
    measures: {
      es: 'Pone la orina en un plato tibio durante unos días para ver si crecen gérmenes.',
      en: 'It keeps the urine on a warm plate for some days to see if germs grow.',
    },
    moves: {
      es: 'Crecen menos si ya toma antibiótico. Crecen otros si la muestra se tomó sin buen aseo.',
      en: 'Fewer grow if you already take an antibiotic. Others grow if the sample was not clean.',
    },
    other: {
      es: [
        '¿El germen que creció es la causa de lo que siento?',
        '¿Qué antibiótico me sirve?',
        '¿Debo repetir el cultivo al final?',
      ],
      en: [
        'Is the germ that grew the cause of what I feel?',
        'Which antibiotic works for me?',
        'Should I repeat the culture at the end?',
      ],
    },
    source: 'bacteria-culture-test',
  },
  {
    id: 'culture',
    exams: ['MIC-002', 'MIC-003', 'MIC-004', 'MIC-007', 'MIC-009', 'MIC-027', 'MIC-028', 'MIC-029', 'MIC-031'],
    loincs: ['625-4', '600-7', '6463-4'],
    measures: {
      es: 'Pone la muestra en un plato tibio durante unos días para ver si crecen gérmenes.',
      en: 'It keeps the sample on a warm plate for some days to see if germs grow.',
    },
    moves: {
      es: 'Crecen menos si ya toma antibiótico. Algunos gérmenes viven en el cuerpo sin hacer daño.',
      en: 'Fewer grow if you already take an antibiotic. Some germs live in the body and do no harm.',
    },
    other: {
      es: ['¿El germen que creció es la causa de lo que siento?', '¿Qué antibiótico me sirve?'],
      en: ['Is the germ that grew the cause of what I feel?', 'Which antibiotic works for me?'],
    },
    source: 'bacteria-culture-test',
  },
]);
