import type { Exam } from '../../../app/features/catalogue/exam.ts';
import type { Specimen } from '../../../app/features/catalogue/specimen.ts';
import {
  adults,
  bands,
  edtaBlood,
  exam,
  fluoridePlasma,
  gelSerum,
  glucose75,
  inDays,
  interval,
  leaveOut,
  measured,
  oneNumber,
  referred,
  sameDay,
  words,
} from './authoring.ts';
import { ketoacidosis, lowSugar, randomGlucose } from './emergencies.ts';

const overnight = { minHours: 8, maxHours: 14 };
/** A curve begins early, so that it ends before noon and everybody's is comparable. */
const earlyMorning = { from: '06:00', until: '09:00' };
const hexokinase = words('Enzimático (hexocinasa)', 'Enzymatic (hexokinase)');
const glucosePlasma = fluoridePlasma({
  stability: [
    { at: 'room', hours: 24 },
    { at: 'refrigerated', hours: 72 },
  ],
});

/** A sample at each point of a curve, in a tube of its own. */
const drawn = (times: number): Specimen[] => Array.from({ length: times }, () => ({ ...glucosePlasma, atHome: false }));

/** What a curve is done with. */
const breakfast = words('un desayuno', 'a breakfast');
const glucose50 = words('50 g de glucosa', '50 g of glucose');
const glucose100 = words('100 g de glucosa', '100 g of glucose');

const eatAsUsual = words(
  'Los 3 días anteriores coma como siempre, con arroz, pan, plátano o arepa: no haga dieta.',
  'For the 3 days before, eat as usual, with rice, bread, plantain or arepa: do not diet.',
);
const stayAndRest = words(
  'Quédese en el laboratorio hasta la última muestra, en reposo; solo puede tomar agua.',
  'Stay at the laboratory until the last sample, at rest; you may drink only water.',
);
const tellVomiting = words(
  'Si vomita la bebida de azúcar, avísenos: la prueba ya no sirve y se repite otro día.',
  'If you vomit the sugar drink, tell us: the test is no longer valid and is repeated another day.',
);

const fastingGlucose = words('Glucosa en ayunas', 'Fasting glucose');

/** Sugar in the blood: at a moment, along a curve, and over months. */
export const glucose: readonly Exam[] = [
  oneNumber({
    analyte: 'glucose',
    code: 'QUI-001',
    slug: 'glucosa-basal',
    name: words('Glucosa basal (glicemia en ayunas)', 'Fasting plasma glucose'),
    synonyms: {
      es: [
        'azúcar',
        'azúcar en la sangre',
        'glicemia',
        'glucemia',
        'FPG',
        'azúcar en ayunas',
        'examen de diabetes',
        'sed',
      ],
      en: ['blood sugar', 'fasting sugar', 'fasting glucose', 'FPG', 'diabetes test', 'thirst'],
    },
    cups: '903841',
    loinc: '1558-6',
    area: 'chemistry',
    purpose: words(
      'Mide el azúcar que hay en la sangre después de una noche sin comer. Con ella se busca y se controla la diabetes.',
      'It measures the sugar in the blood after a night without food. It is used to look for diabetes and to keep it under control.',
    ),
    askedFor: words(
      'En chequeos desde los 35 años, con sobrepeso o familiares con diabetes, en el embarazo, y si hay mucha sed, muchas ganas de orinar o pérdida de peso.',
      'At checkups from the age of 35, with overweight or relatives with diabetes, in pregnancy, and when there is great thirst, frequent urination or weight loss.',
    ),
    notes: words(
      'De 100 a 125 mg/dL se habla de prediabetes y desde 126 mg/dL de diabetes, si otra muestra lo confirma. El estrés, las infecciones y los corticoides la suben.',
      'From 100 to 125 mg/dL is called prediabetes, and from 126 mg/dL diabetes, if another sample confirms it. Stress, infections and corticosteroids raise it.',
    ),
    preparation: {
      fasting: overnight,
      instructions: [
        words(
          'Si usa insulina o pastillas para el azúcar, pregunte a su médico cómo tomarlas ese día.',
          'If you use insulin or tablets for sugar, ask your doctor how to take them that day.',
        ),
      ],
    },
    specimens: [glucosePlasma],
    method: hexokinase,
    turnaround: sameDay(3),
    unit: 'mg/dL',
    decimals: 0,
    intervals: [
      ...bands([
        ['any', '0d', '1d', 40, 60],
        ['any', '1d', '1m', 50, 80],
        ['any', '1m', '18y', 60, 100],
      ]),
      interval({ low: 70, high: 99, source: 'ada-2026' }),
      interval({
        sex: 'female',
        ageFrom: '12y',
        ageTo: '55y',
        high: 91,
        condition: words('Embarazo', 'Pregnancy'),
        source: 'ada-2026',
      }),
    ],
    price: 9000,
  }),
  exam({
    code: 'QUI-002',
    slug: 'hemoglobina-glicosilada',
    name: words('Hemoglobina glicosilada (HbA1c)', 'Glycated hemoglobin (HbA1c)'),
    synonyms: {
      es: [
        'glicosilada',
        'glicada',
        'A1c',
        'HbA1c',
        'azúcar de tres meses',
        'azúcar promedio',
        'hemoglobina glicada',
        'examen de diabetes',
      ],
      en: ['A1c', 'HbA1c', 'glycated hemoglobin', 'three-month sugar', 'average sugar', 'diabetes test'],
    },
    cups: '903426',
    loinc: '4548-4',
    area: 'chemistry',
    purpose: words(
      'Mide cuánta azúcar se ha pegado a la hemoglobina, y así muestra el promedio de los últimos 3 meses. Un día de dulces o de dieta no la cambia.',
      'It measures how much sugar has stuck to the hemoglobin, and so shows the average of the last 3 months. A day of sweets or of dieting does not change it.',
    ),
    askedFor: words(
      'Para controlar la diabetes cada 3 o 6 meses y para buscarla en quien tiene riesgo.',
      'To monitor diabetes every 3 or 6 months and to look for it in people at risk.',
    ),
    notes: words(
      'De 5,7 a 6,4 % se habla de prediabetes y desde 6,5 % de diabetes, si se confirma. Las anemias, las transfusiones, el embarazo y algunas hemoglobinas heredadas la hacen poco confiable.',
      'From 5.7 to 6.4% is called prediabetes, and from 6.5% diabetes, if confirmed. Anemia, transfusions, pregnancy and some inherited hemoglobins make it less reliable.',
    ),
    specimens: [
      edtaBlood({
        stability: [
          { at: 'room', hours: 24 },
          { at: 'refrigerated', hours: 168 },
        ],
      }),
    ],
    method: words('HPLC certificado por el NGSP', 'NGSP-certified HPLC'),
    turnaround: inDays(1),
    components: [
      measured(
        'hba1c',
        words('Hemoglobina glicosilada', 'Glycated hemoglobin'),
        '%',
        1,
        [interval({ high: 5.6, source: 'ada-2026' })],
        '4548-4',
      ),
      measured(
        'estimated-average-glucose',
        words('Glucosa promedio estimada', 'Estimated average glucose'),
        'mg/dL',
        0,
        [],
        '27353-2',
      ),
    ],
    price: 32000,
  }),
  exam({
    code: 'QUI-003',
    slug: 'glucosa-pre-y-post-prandial',
    name: words('Glucosa pre y post prandial', 'Fasting and post-meal glucose'),
    synonyms: {
      es: ['glicemia pre y post', 'postprandial', 'PP', 'azúcar antes y después de comer', 'glucosa postprandial'],
      en: ['postprandial glucose', '2-hour post-meal sugar', 'PP glucose'],
    },
    cups: '903843',
    loinc: '1521-4',
    area: 'chemistry',
    purpose: words(
      'Compara el azúcar en ayunas con el de 2 horas después de un desayuno completo. Muestra cómo maneja el cuerpo una comida de verdad.',
      'It compares sugar while fasting with sugar 2 hours after a full breakfast. It shows how the body handles a real meal.',
    ),
    askedFor: words(
      'Para ajustar el tratamiento de la diabetes y en controles del embarazo.',
      'To adjust diabetes treatment and at checkups in pregnancy.',
    ),
    preparation: {
      fasting: overnight,
      dwellMinutes: 120,
      stimulus: breakfast,
      timeOfDay: { from: '06:00', until: '10:00' },
      instructions: [
        words(
          'Después de la primera muestra desayune bien en máximo 15 minutos y anote la hora en que empezó.',
          'After the first sample eat a good breakfast within 15 minutes and write down the time at which you began.',
        ),
        words(
          'La segunda muestra es 2 horas después del primer bocado; mientras tanto no coma ni fume ni haga ejercicio.',
          'The second sample is 2 hours after the first bite; meanwhile do not eat, smoke or exercise.',
        ),
      ],
    },
    specimens: drawn(2),
    method: hexokinase,
    turnaround: sameDay(3),
    components: [
      measured(
        'fasting-glucose',
        fastingGlucose,
        'mg/dL',
        0,
        [interval({ low: 70, high: 99, source: 'ada-2026' })],
        '1558-6',
      ),
      measured(
        'post-meal-glucose',
        words('Glucosa 2 horas después de comer', 'Glucose 2 hours after eating'),
        'mg/dL',
        0,
        [adults(null, 139)],
        '1521-4',
      ),
    ],
    price: 17000,
  }),
  exam({
    code: 'QUI-004',
    slug: 'tolerancia-glucosa-75-g',
    name: words('Prueba de tolerancia a la glucosa 75 g, 2 h', '75-g, 2-h oral glucose tolerance test (OGTT)'),
    synonyms: {
      es: [
        'curva de glucosa',
        'PTOG',
        'carga de glucosa',
        'curva de azúcar',
        'curva de glicemia',
        'glucosa 3 muestras',
        'curva de glucosa de 2 horas',
      ],
      en: ['OGTT', 'glucose curve', 'glucose tolerance test', 'GTT', '2-hour glucose curve'],
    },
    cups: '903886',
    loinc: '1518-0',
    area: 'chemistry',
    purpose: words(
      'Mide el azúcar en ayunas, 1 y 2 horas después de tomar una bebida con 75 g de glucosa. Encuentra una diabetes o una prediabetes que la muestra en ayunas no alcanza a mostrar.',
      'It measures sugar while fasting and 1 and 2 hours after a drink with 75 g of glucose. It finds diabetes or prediabetes that the fasting sample does not manage to show.',
    ),
    askedFor: words(
      'Cuando la glucosa en ayunas está entre 100 y 125 mg/dL, en ovario poliquístico y después de una diabetes del embarazo.',
      'When fasting glucose lies between 100 and 125 mg/dL, in polycystic ovary syndrome and after diabetes in pregnancy.',
    ),
    notes: words(
      'A las 2 horas, de 140 a 199 mg/dL es intolerancia a la glucosa; desde 200 mg/dL es diabetes, si se confirma.',
      'At 2 hours, 140 to 199 mg/dL is impaired glucose tolerance; from 200 mg/dL it is diabetes, if confirmed.',
    ),
    preparation: {
      fasting: overnight,
      timeOfDay: earlyMorning,
      dwellMinutes: 120,
      stimulus: glucose75,
      abstentions: [leaveOut('tobacco', 8), leaveOut('exercise', 12)],
      instructions: [eatAsUsual, stayAndRest, tellVomiting],
    },
    specimens: drawn(3),
    method: hexokinase,
    turnaround: inDays(1),
    components: [
      measured(
        'fasting-glucose',
        fastingGlucose,
        'mg/dL',
        0,
        [interval({ low: 70, high: 99, source: 'ada-2026' })],
        '1558-6',
      ),
      measured('glucose-1-hour', words('Glucosa a 1 hora', 'Glucose at 1 hour'), 'mg/dL', 0, [], '1507-3'),
      measured(
        'glucose-2-hours',
        words('Glucosa a las 2 horas', 'Glucose at 2 hours'),
        'mg/dL',
        0,
        [interval({ high: 139, source: 'ada-2026' })],
        '1518-0',
      ),
    ],
    price: 32000,
  }),
  oneNumber({
    analyte: 'glucose-1-hour',
    code: 'QUI-005',
    sensitive: true,
    slug: 'test-de-osullivan',
    name: words('Test de O’Sullivan (50 g, 1 h)', 'O’Sullivan screening test (50 g, 1 h)'),
    synonyms: {
      es: ['tamizaje diabetes gestacional', 'sullivan', "O'Sullivan", 'azúcar del embarazo', 'prueba del jarabe'],
      en: ['glucose challenge test', 'GCT', "O'Sullivan", 'gestational diabetes screen', 'pregnancy sugar test'],
    },
    cups: '903845',
    loinc: '1504-0',
    area: 'chemistry',
    purpose: words(
      'Mide el azúcar una hora después de tomar 50 g de glucosa. Es un tamizaje: dice a cuáles embarazadas conviene hacerles la curva completa.',
      'It measures sugar one hour after a drink with 50 g of glucose. It is a screen: it tells which pregnant women should have the full curve.',
    ),
    askedFor: words(
      'Entre las semanas 24 y 28 del embarazo, o antes si hay riesgo de diabetes.',
      'Between weeks 24 and 28 of pregnancy, or earlier if there is a risk of diabetes.',
    ),
    notes: words(
      'Según el protocolo se toma como límite 140 o 130 mg/dL. Un resultado alto no quiere decir que ya haya diabetes.',
      'Depending on the protocol the limit is 140 or 130 mg/dL. A high result does not mean that there is already diabetes.',
    ),
    preparation: { dwellMinutes: 60, stimulus: glucose50, instructions: [stayAndRest, tellVomiting] },
    specimens: drawn(1),
    method: hexokinase,
    turnaround: sameDay(3),
    unit: 'mg/dL',
    decimals: 0,
    intervals: [
      interval({
        sex: 'female',
        ageFrom: '12y',
        ageTo: '55y',
        high: 139,
        condition: words('Embarazo', 'Pregnancy'),
        source: 'ada-2026',
      }),
    ],
    price: 15000,
  }),
  exam({
    code: 'QUI-006',
    slug: 'tolerancia-glucosa-embarazo-75-g',
    name: words('Curva de glucosa del embarazo, 75 g, 2 h', 'Glucose curve in pregnancy, 75 g, 2 h'),
    synonyms: {
      es: ['curva de glucosa en embarazo', 'diabetes gestacional', 'PTOG embarazo', 'azúcar del embarazo'],
      en: ['gestational diabetes test', 'pregnancy OGTT', 'one-step test', 'pregnancy sugar test'],
    },
    cups: '903886',
    area: 'chemistry',
    purpose: words(
      'Busca la diabetes que aparece en el embarazo con tres muestras: en ayunas, y 1 y 2 horas después de tomar 75 g de glucosa. Cuidarla a tiempo protege a la mamá y evita que el bebé crezca demasiado.',
      'It looks for the diabetes that appears in pregnancy with three samples: fasting, and 1 and 2 hours after drinking 75 g of glucose. Care in good time protects the mother and keeps the baby from growing too large.',
    ),
    askedFor: words(
      'Entre las semanas 24 y 28 del embarazo, en una sola cita.',
      'Between weeks 24 and 28 of pregnancy, in a single appointment.',
    ),
    notes: words(
      'Basta un valor desde 92 en ayunas, 180 a 1 hora o 153 mg/dL a las 2 horas para hablar de diabetes gestacional.',
      'One value of at least 92 while fasting, 180 at 1 hour or 153 mg/dL at 2 hours is enough for it to be called gestational diabetes.',
    ),
    preparation: {
      fasting: overnight,
      timeOfDay: earlyMorning,
      dwellMinutes: 120,
      stimulus: glucose75,
      abstentions: [leaveOut('tobacco', 8)],
      instructions: [eatAsUsual, stayAndRest, tellVomiting],
    },
    specimens: drawn(3),
    method: hexokinase,
    turnaround: inDays(1),
    components: [
      measured(
        'fasting-glucose',
        fastingGlucose,
        'mg/dL',
        0,
        [interval({ sex: 'female', ageFrom: '12y', ageTo: '55y', high: 91, source: 'ada-2026' })],
        '1558-6',
      ),
      measured(
        'glucose-1-hour',
        words('Glucosa a 1 hora', 'Glucose at 1 hour'),
        'mg/dL',
        0,
        [interval({ sex: 'female', ageFrom: '12y', ageTo: '55y', high: 179, source: 'ada-2026' })],
        '1507-3',
      ),
      measured(
        'glucose-2-hours',
        words('Glucosa a las 2 horas', 'Glucose at 2 hours'),
        'mg/dL',
        0,
        [interval({ sex: 'female', ageFrom: '12y', ageTo: '55y', high: 152, source: 'ada-2026' })],
        '1518-0',
      ),
    ],
  }),
  exam({
    code: 'QUI-007',
    slug: 'tolerancia-glucosa-100-g',
    name: words('Test de O’Sullivan confirmatorio (100 g, 3 h)', 'Confirmatory glucose test in pregnancy (100 g, 3 h)'),
    synonyms: {
      es: ['curva de 100 gramos', 'curva de 4 muestras', 'confirmatorio de Sullivan', 'Carpenter y Coustan'],
      en: ['3-hour glucose test', '100-g OGTT', 'Carpenter-Coustan', 'two-step test'],
    },
    cups: '903884',
    area: 'chemistry',
    purpose: words(
      'Confirma o descarta la diabetes del embarazo con cuatro muestras durante 3 horas, después de tomar 100 g de glucosa. Se hace cuando el tamizaje de una hora salió alto.',
      'It confirms or rules out diabetes of pregnancy with four samples over 3 hours, after a drink with 100 g of glucose. It is done when the one-hour screen was high.',
    ),
    askedFor: words('Después de un test de O’Sullivan alto.', 'After a high O’Sullivan test.'),
    notes: words(
      'Se necesitan dos valores altos de los cuatro. Si uno solo lo está, el médico decide si repetirla.',
      'Two high values of the four are needed. If just one is, the doctor decides whether to repeat it.',
    ),
    preparation: {
      fasting: overnight,
      timeOfDay: { from: '06:00', until: '08:00' },
      dwellMinutes: 180,
      stimulus: glucose100,
      abstentions: [leaveOut('tobacco', 8)],
      instructions: [eatAsUsual, stayAndRest, tellVomiting],
    },
    specimens: drawn(4),
    method: hexokinase,
    turnaround: inDays(1),
    components: [
      measured(
        'fasting-glucose',
        fastingGlucose,
        'mg/dL',
        0,
        [interval({ sex: 'female', ageFrom: '12y', ageTo: '55y', high: 94, source: 'ada-2026' })],
        '1558-6',
      ),
      measured(
        'glucose-1-hour',
        words('Glucosa a 1 hora', 'Glucose at 1 hour'),
        'mg/dL',
        0,
        [interval({ sex: 'female', ageFrom: '12y', ageTo: '55y', high: 179, source: 'ada-2026' })],
        '1501-6',
      ),
      measured(
        'glucose-2-hours',
        words('Glucosa a las 2 horas', 'Glucose at 2 hours'),
        'mg/dL',
        0,
        [interval({ sex: 'female', ageFrom: '12y', ageTo: '55y', high: 154, source: 'ada-2026' })],
        '1514-9',
      ),
      measured(
        'glucose-3-hours',
        words('Glucosa a las 3 horas', 'Glucose at 3 hours'),
        'mg/dL',
        0,
        [interval({ sex: 'female', ageFrom: '12y', ageTo: '55y', high: 139, source: 'ada-2026' })],
        '1530-5',
      ),
    ],
  }),
  oneNumber({
    analyte: 'glucose',
    code: 'QUI-008',
    slug: 'glucosa-al-azar',
    name: words('Glucosa al azar', 'Random glucose'),
    synonyms: {
      es: ['glicemia al azar', 'azúcar sin ayuno', 'glucosa casual', 'azúcar a cualquier hora'],
      en: ['casual glucose', 'random blood sugar', 'non-fasting glucose'],
    },
    cups: '903841',
    loinc: '2345-7',
    area: 'chemistry',
    purpose: words(
      'Mide el azúcar de la sangre en el momento en que usted llega, haya comido o no. Sirve para ver si un malestar se debe al azúcar muy alto o muy bajo.',
      'It measures the sugar in the blood at the moment you arrive, whether or not you have eaten. It shows whether you feel unwell because your sugar is very high or very low.',
    ),
    askedFor: words(
      'Ante sed intensa, mareo, sudor frío, temblor o visión borrosa.',
      'For intense thirst, dizziness, cold sweats, trembling or blurred vision.',
    ),
    notes: words(
      'Desde 200 mg/dL, con síntomas, se habla de diabetes. Por debajo de 70 mg/dL hay azúcar bajo.',
      'From 200 mg/dL, with symptoms, it is called diabetes. Below 70 mg/dL the sugar is low.',
    ),
    urgent: randomGlucose,
    preparation: { instructions: [words('Cuéntenos a qué hora comió por última vez.', 'Tell us when you last ate.')] },
    specimens: [glucosePlasma],
    method: hexokinase,
    turnaround: sameDay(2),
    unit: 'mg/dL',
    decimals: 0,
    intervals: [adults(70, 139)],
  }),
  oneNumber({
    analyte: 'fructosamine',
    code: 'QUI-009',
    slug: 'fructosamina',
    name: words('Fructosamina', 'Fructosamine'),
    synonyms: {
      es: ['proteínas glicosiladas', 'azúcar de tres semanas', 'albúmina glicada'],
      en: ['glycated protein', 'glycated serum protein'],
    },
    cups: '903425',
    loinc: '15069-8',
    area: 'chemistry',
    purpose: words(
      'Mide el azúcar pegado a las proteínas de la sangre y muestra el promedio de las últimas 2 o 3 semanas. Es útil cuando la hemoglobina glicosilada no se puede leer.',
      'It measures the sugar stuck to the proteins of the blood and shows the average of the last 2 or 3 weeks. It is useful when glycated hemoglobin cannot be read.',
    ),
    askedFor: words(
      'En diabetes con anemia, transfusiones o una hemoglobina heredada distinta, y tras un cambio de tratamiento.',
      'Ordered for diabetes with anemia, transfusions or a different inherited hemoglobin, and after a change of treatment.',
    ),
    notes: words(
      'Si la albúmina está baja, sale más baja de lo que es.',
      'If albumin is low, the result is lower than it really is.',
    ),
    preparation: { fasting: overnight, abstentions: [leaveOut('vitamin-c', 24)] },
    specimens: [gelSerum()],
    method: words('Colorimétrico (NBT)', 'Colorimetric (NBT)'),
    turnaround: inDays(2),
    unit: 'umol/L',
    decimals: 0,
    intervals: [adults(205, 285)],
  }),
  exam({
    code: 'QUI-010',
    slug: 'curva-de-glucosa-3-horas',
    name: words('Curva de tolerancia a la glucosa, 3 horas', 'Glucose tolerance curve, 3 hours'),
    synonyms: {
      es: ['curva de glicemia de 3 horas', 'curva de 6 muestras'],
      en: ['3-hour glucose tolerance curve', '6-sample curve'],
    },
    cups: '903885',
    area: 'chemistry',
    purpose: words(
      'Sigue el azúcar con seis muestras durante 3 horas después de tomar 75 g de glucosa. Dibuja cómo sube y cómo baja.',
      'It follows sugar with six samples over 3 hours after a drink with 75 g of glucose. It draws how it rises and how it falls.',
    ),
    askedFor: words(
      'Cuando el médico quiere ver la curva completa, muchas veces junto con la de insulina.',
      'When the doctor wants to see the whole curve, often together with that of insulin.',
    ),
    preparation: {
      fasting: overnight,
      timeOfDay: { from: '06:00', until: '08:00' },
      dwellMinutes: 180,
      stimulus: glucose75,
      abstentions: [leaveOut('tobacco', 8), leaveOut('exercise', 12)],
      instructions: [eatAsUsual, stayAndRest, tellVomiting],
    },
    specimens: drawn(6),
    method: hexokinase,
    turnaround: inDays(1),
    components: [
      measured(
        'fasting-glucose',
        fastingGlucose,
        'mg/dL',
        0,
        [interval({ low: 70, high: 99, source: 'ada-2026' })],
        '1558-6',
      ),
      measured(
        'glucose-30-minutes',
        words('Glucosa a los 30 minutos', 'Glucose at 30 minutes'),
        'mg/dL',
        0,
        [],
        '1527-1',
      ),
      measured(
        'glucose-60-minutes',
        words('Glucosa a los 60 minutos', 'Glucose at 60 minutes'),
        'mg/dL',
        0,
        [],
        '1507-3',
      ),
      measured('glucose-90-minutes', words('Glucosa a los 90 minutos', 'Glucose at 90 minutes'), 'mg/dL', 0, []),
      measured(
        'glucose-120-minutes',
        words('Glucosa a los 120 minutos', 'Glucose at 120 minutes'),
        'mg/dL',
        0,
        [interval({ high: 139, source: 'ada-2026' })],
        '1518-0',
      ),
      measured(
        'glucose-180-minutes',
        words('Glucosa a los 180 minutos', 'Glucose at 180 minutes'),
        'mg/dL',
        0,
        [],
        '1533-9',
      ),
    ],
  }),
  exam({
    code: 'QUI-011',
    slug: 'curva-de-glucosa-5-horas',
    name: words('Curva de tolerancia a la glucosa, 5 horas', 'Glucose tolerance curve, 5 hours'),
    synonyms: {
      es: ['curva para hipoglicemia', 'hipoglucemia reactiva', 'curva larga de azúcar'],
      en: ['5-hour glucose tolerance', 'reactive hypoglycemia test'],
    },
    cups: '903892',
    area: 'chemistry',
    purpose: words(
      'Sigue el azúcar con siete muestras durante 5 horas para ver si cae demasiado después de haber subido. Lo importante es si la caída llega junto con los síntomas.',
      'It follows sugar with seven samples over 5 hours to see whether it falls too far after rising. What matters is whether the fall comes together with the symptoms.',
    ),
    askedFor: words(
      'En mareo, sudor o temblor unas horas después de comer, y tras cirugías del estómago.',
      'Ordered for dizziness, sweating or trembling a few hours after eating, and after stomach surgery.',
    ),
    urgent: lowSugar,
    preparation: {
      fasting: overnight,
      timeOfDay: { from: '06:00', until: '08:00' },
      dwellMinutes: 300,
      stimulus: glucose75,
      abstentions: [leaveOut('tobacco', 8), leaveOut('exercise', 12)],
      instructions: [
        eatAsUsual,
        stayAndRest,
        words(
          'Venga con un acompañante y avise apenas sienta mareo, sudor o temblor.',
          'Bring someone with you and tell us as soon as you feel dizzy, sweaty or shaky.',
        ),
      ],
    },
    specimens: drawn(7),
    method: hexokinase,
    turnaround: inDays(1),
    components: [
      measured(
        'fasting-glucose',
        fastingGlucose,
        'mg/dL',
        0,
        [interval({ low: 70, high: 99, source: 'ada-2026' })],
        '1558-6',
      ),
      measured(
        'glucose-30-minutes',
        words('Glucosa a los 30 minutos', 'Glucose at 30 minutes'),
        'mg/dL',
        0,
        [],
        '1527-1',
      ),
      measured('glucose-1-hour', words('Glucosa a 1 hora', 'Glucose at 1 hour'), 'mg/dL', 0, [], '1507-3'),
      measured(
        'glucose-2-hours',
        words('Glucosa a las 2 horas', 'Glucose at 2 hours'),
        'mg/dL',
        0,
        [interval({ high: 139, source: 'ada-2026' })],
        '1518-0',
      ),
      measured('glucose-3-hours', words('Glucosa a las 3 horas', 'Glucose at 3 hours'), 'mg/dL', 0, [], '1533-9'),
      measured('glucose-4-hours', words('Glucosa a las 4 horas', 'Glucose at 4 hours'), 'mg/dL', 0, [], '1539-6'),
      measured('glucose-5-hours', words('Glucosa a las 5 horas', 'Glucose at 5 hours'), 'mg/dL', 0, [], '1542-0'),
    ],
  }),
  oneNumber({
    analyte: 'beta-hydroxybutyrate',
    code: 'QUI-012',
    slug: 'cuerpos-cetonicos-en-sangre',
    name: words('Cuerpos cetónicos en sangre (beta-hidroxibutirato)', 'Blood ketones (beta-hydroxybutyrate)'),
    synonyms: {
      es: ['cetonas', 'cetoacidosis', 'cetosis', 'dieta keto'],
      en: ['ketones', 'ketoacidosis', 'BHB', 'keto diet'],
    },
    cups: '903827',
    loinc: '6873-4',
    area: 'chemistry',
    purpose: words(
      'Mide la sustancia que el cuerpo fabrica cuando quema grasa porque no puede usar el azúcar. Muy alta, en una persona con diabetes, es una urgencia.',
      'It measures the substance that the body makes when it burns fat because it cannot use sugar. Very high, in a person with diabetes, it is an emergency.',
    ),
    askedFor: words(
      'En diabetes con vómito, dolor de barriga o respiración agitada, y en niños que se ponen decaídos al no comer.',
      'Ordered for diabetes with vomiting, stomachache or labored breathing, and for children who become listless when they do not eat.',
    ),
    notes: words(
      'El ayuno largo, el embarazo y las dietas sin harinas también la suben.',
      'Long fasting, pregnancy and diets without starches raise it too.',
    ),
    urgent: ketoacidosis,
    specimens: [gelSerum()],
    method: words('Enzimático', 'Enzymatic'),
    turnaround: sameDay(2),
    unit: 'mmol/L',
    decimals: 2,
    intervals: [adults(null, 0.4)],
  }),
  exam({
    code: 'QUI-013',
    slug: 'curva-de-lactosa',
    name: words('Curva de tolerancia a la lactosa', 'Lactose tolerance test'),
    synonyms: {
      es: ['intolerancia a la lactosa', 'curva de lactosa', 'me cae mal la leche'],
      en: ['lactose intolerance test', 'lactose curve'],
    },
    cups: '903302',
    area: 'chemistry',
    purpose: words(
      'Mide cuánto sube el azúcar después de tomar lactosa, el azúcar de la leche. Si casi no sube, el intestino no la está partiendo.',
      'It measures how much sugar rises after a drink of lactose, the sugar of milk. If it hardly rises, the gut is not splitting it.',
    ),
    askedFor: words(
      'En gases, barriga hinchada o diarrea después de tomar leche.',
      'Ordered for gas, bloating or diarrhea after drinking milk.',
    ),
    notes: words(
      'Se espera que la glucosa suba más de 20 mg/dL. No se hace en personas con diabetes.',
      'Glucose is expected to rise by more than 20 mg/dL. It is not done in people with diabetes.',
    ),
    preparation: {
      fasting: overnight,
      timeOfDay: earlyMorning,
      dwellMinutes: 120,
      stimulus: words('50 g de lactosa', '50 g of lactose'),
      abstentions: [leaveOut('tobacco', 8), leaveOut('exercise', 8)],
      instructions: [
        words(
          'El día anterior no tome leche, kumis, yogur ni helado.',
          'The day before, have no milk, kumis, yogurt or ice cream.',
        ),
        words(
          'Durante la prueba puede dar gases o diarrea; cuéntenos si los tiene.',
          'The test may bring on gas or diarrhea; tell us if it does.',
        ),
      ],
    },
    specimens: drawn(4),
    method: hexokinase,
    turnaround: inDays(1),
    components: [
      measured('fasting-glucose', fastingGlucose, 'mg/dL', 0, [], '1558-6'),
      measured('glucose-30-minutes', words('Glucosa a los 30 minutos', 'Glucose at 30 minutes'), 'mg/dL', 0, []),
      measured('glucose-60-minutes', words('Glucosa a los 60 minutos', 'Glucose at 60 minutes'), 'mg/dL', 0, []),
      measured('glucose-120-minutes', words('Glucosa a los 120 minutos', 'Glucose at 120 minutes'), 'mg/dL', 0, []),
      measured('rise', words('Aumento máximo', 'Largest rise'), 'mg/dL', 0, [adults(20, null)]),
    ],
  }),
  oneNumber({
    analyte: 'xylose-1-hour',
    code: 'QUI-014',
    slug: 'absorcion-de-xilosa',
    name: words('D-xilosa, prueba de absorción', 'D-xylose absorption test'),
    synonyms: { es: ['xilosa', 'malabsorción'], en: ['xylose test', 'malabsorption test'] },
    cups: '903423',
    area: 'chemistry',
    purpose: words(
      'Mide cuánto de un azúcar que no necesita digestión pasa del intestino a la sangre en una hora. Si pasa poco, la pared del intestino está absorbiendo mal.',
      'It measures how much of a sugar that needs no digestion passes from the gut into the blood in one hour. If little passes, the lining of the gut absorbs badly.',
    ),
    askedFor: words(
      'En diarrea larga, pérdida de peso y niños que no crecen.',
      'Ordered for long-lasting diarrhea, weight loss and children who do not grow.',
    ),
    preparation: {
      fasting: overnight,
      timeOfDay: earlyMorning,
      dwellMinutes: 60,
      stimulus: words('25 g de D-xilosa', '25 g of D-xylose'),
      instructions: [
        words(
          'El día anterior no coma frutas, mermeladas ni panadería dulce.',
          'The day before, eat no fruit, jam or sweet pastries.',
        ),
        stayAndRest,
      ],
    },
    specimens: drawn(1),
    method: words('Colorimétrico', 'Colorimetric'),
    performedBy: 'referral',
    turnaround: referred(4),
    unit: 'mg/dL',
    decimals: 0,
  }),
];
