import type { Age, ReferenceInterval } from '../../../app/domain/exams/component.ts';
import type { Exam } from '../../../app/domain/exams/exam.ts';
import type { Words } from '../../../app/domain/exams/localized-text.ts';
import {
  adults,
  answered,
  bands,
  edtaBlood,
  exam,
  inDays,
  interval,
  measured,
  men,
  negative,
  oneAnswer,
  oneNumber,
  sameDay,
  women,
  words,
} from './authoring.ts';
import { blackStools, dengueAlarm, malaria, neutropenicFever, sickNewborn } from './emergencies.ts';

/** The age limits at which a child's blood count changes (Dallman, in Rudolph's and Nelson's pediatrics), birth to twelve years. */
const childhoodAges: readonly (readonly [Age, Age])[] = [
  ['0d', '4d'],
  ['4d', '14d'],
  ['14d', '1m'],
  ['1m', '2m'],
  ['2m', '3m'],
  ['3m', '6m'],
  ['6m', '2y'],
  ['2y', '6y'],
  ['6y', '12y'],
];

/** A row of limits for each of those ages. */
const childhood = (...limits: readonly (readonly [number, number])[]): ReferenceInterval[] =>
  childhoodAges.flatMap(([ageFrom, ageTo], row) => {
    const limit = limits[row];
    return limit ? bands([['any', ageFrom, ageTo, limit[0], limit[1]]]) : [];
  });

const firstTrimester = words('Embarazo, primer trimestre', 'Pregnancy, first trimester');
const secondTrimester = words('Embarazo, segundo trimestre', 'Pregnancy, second trimester');
const thirdTrimester = words('Embarazo, tercer trimestre', 'Pregnancy, third trimester');

const inPregnancy = (condition: Words, limits: Partial<ReferenceInterval>): ReferenceInterval =>
  interval({ sex: 'female', ageFrom: '12y', ageTo: '55y', condition, ...limits });

const haemoglobinIntervals = [
  ...childhood(
    [14.5, 22.5],
    [13.5, 21.5],
    [12.5, 20.5],
    [10, 18],
    [9, 14],
    [9.5, 13.5],
    [10.5, 13.5],
    [11.5, 13.5],
    [11.5, 15.5],
  ),
  ...bands([
    ['male', '12y', '18y', 13, 16],
    ['female', '12y', '18y', 12, 16],
  ]),
  men(13.5, 17.5),
  women(12, 16),
  // WHO 2024: 11, 10.5 and 11 g/dL at sea level; 0.8 more from 1000 to 1499 m, the altitude of Medellín (1495 m), and 1.1 from 1500 m.
  inPregnancy(firstTrimester, { low: 11.8, source: 'who-anaemia-2024' }),
  inPregnancy(secondTrimester, { low: 11.3, source: 'who-anaemia-2024' }),
  inPregnancy(thirdTrimester, { low: 11.8, source: 'who-anaemia-2024' }),
];

const haematocritIntervals = [
  ...childhood([45, 67], [42, 66], [39, 63], [31, 55], [28, 42], [29, 41], [33, 39], [34, 40], [35, 45]),
  ...bands([
    ['male', '12y', '18y', 37, 49],
    ['female', '12y', '18y', 36, 46],
  ]),
  men(41, 53),
  women(36, 46),
  // Abbassi-Ghanavati, Obstet Gynecol 2009: plasma volume grows faster than red cell mass.
  inPregnancy(firstTrimester, { low: 31, high: 41 }),
  inPregnancy(secondTrimester, { low: 30, high: 39 }),
  inPregnancy(thirdTrimester, { low: 28, high: 40 }),
];

const redCellIntervals = [
  ...childhood([4, 6.6], [3.9, 6.3], [3.6, 6.2], [3, 5.4], [2.7, 4.9], [3.1, 4.5], [3.7, 5.3], [3.9, 5.3], [4, 5.2]),
  ...bands([
    ['male', '12y', '18y', 4.5, 5.3],
    ['female', '12y', '18y', 4.1, 5.1],
  ]),
  men(4.5, 5.9),
  women(4, 5.2),
];

const volumeIntervals = [
  ...childhood([95, 121], [88, 126], [86, 124], [85, 123], [77, 115], [74, 108], [70, 86], [75, 87], [77, 95]),
  ...bands([
    ['male', '12y', '18y', 78, 98],
    ['female', '12y', '18y', 78, 102],
  ]),
  adults(80, 100),
];

const cellHaemoglobinIntervals = [
  ...childhood([31, 37], [28, 40], [28, 40], [28, 40], [26, 34], [25, 35], [23, 31], [24, 30], [25, 33]),
  ...bands([['any', '12y', '18y', 25, 35]]),
  adults(26, 34),
];

const cellConcentrationIntervals = [
  ...childhood([29, 37], [28, 38], [28, 38], [29, 37], [29, 37], [30, 36], [30, 36], [31, 37], [31, 37]),
  ...bands([['any', '12y', '18y', 31, 37]]),
  adults(32, 36),
];

const leucocyteIntervals = [
  ...bands([
    ['any', '0d', '7d', 9, 30],
    ['any', '7d', '14d', 5, 21],
    ['any', '14d', '1m', 5, 20],
    ['any', '1m', '6m', 5, 19.5],
    ['any', '6m', '2y', 6, 17.5],
    ['any', '2y', '4y', 6, 17],
    ['any', '4y', '6y', 5.5, 15.5],
    ['any', '6y', '8y', 5, 14.5],
    ['any', '8y', '16y', 4.5, 13.5],
    ['any', '16y', '18y', 4.5, 13],
  ]),
  adults(4.5, 11),
  inPregnancy(firstTrimester, { low: 5.7, high: 13.6 }),
  inPregnancy(secondTrimester, { low: 5.6, high: 14.8 }),
  inPregnancy(thirdTrimester, { low: 5.9, high: 16.9 }),
];

const neutrophilIntervals = [
  ...bands([
    ['any', '0d', '7d', 6, 26],
    ['any', '7d', '14d', 1.5, 10],
    ['any', '14d', '1m', 1, 9.5],
    ['any', '1m', '6m', 1, 9],
    ['any', '6m', '1y', 1, 8.5],
    ['any', '1y', '6y', 1.5, 8.5],
    ['any', '6y', '10y', 1.5, 8],
    ['any', '10y', '18y', 1.8, 8],
  ]),
  adults(1.8, 7.7),
];

const lymphocyteIntervals = [
  ...bands([
    ['any', '0d', '7d', 2, 11],
    ['any', '7d', '1m', 2, 17],
    ['any', '1m', '6m', 2.5, 16.5],
    ['any', '6m', '1y', 4, 13.5],
    ['any', '1y', '2y', 4, 10.5],
    ['any', '2y', '4y', 3, 9.5],
    ['any', '4y', '6y', 2, 8],
    ['any', '6y', '8y', 1.5, 7],
    ['any', '8y', '10y', 1.5, 6.8],
    ['any', '10y', '16y', 1.5, 6.5],
    ['any', '16y', '18y', 1.2, 5.2],
  ]),
  adults(1, 4.8),
];

const plateletIntervals = bands([['any', '0d', null, 150, 450]]);

const differential = [
  measured('neutrophils', words('Neutrófilos', 'Neutrophils'), '10*3/uL', 2, neutrophilIntervals, '751-8'),
  measured('lymphocytes', words('Linfocitos', 'Lymphocytes'), '10*3/uL', 2, lymphocyteIntervals, '731-0'),
  measured('monocytes', words('Monocitos', 'Monocytes'), '10*3/uL', 2, [adults(0.2, 0.8)], '742-7'),
  measured('eosinophils', words('Eosinófilos', 'Eosinophils'), '10*3/uL', 2, [adults(null, 0.5)], '711-2'),
  measured('basophils', words('Basófilos', 'Basophils'), '10*3/uL', 2, [adults(null, 0.2)], '704-7'),
  measured(
    'neutrophils-percent',
    words('Neutrófilos, porcentaje', 'Neutrophils, percentage'),
    '%',
    1,
    [adults(40, 75)],
    '770-8',
  ),
  measured(
    'lymphocytes-percent',
    words('Linfocitos, porcentaje', 'Lymphocytes, percentage'),
    '%',
    1,
    [adults(20, 45)],
    '736-9',
  ),
  measured(
    'monocytes-percent',
    words('Monocitos, porcentaje', 'Monocytes, percentage'),
    '%',
    1,
    [adults(2, 10)],
    '5905-5',
  ),
  measured(
    'eosinophils-percent',
    words('Eosinófilos, porcentaje', 'Eosinophils, percentage'),
    '%',
    1,
    [adults(null, 6)],
    '713-8',
  ),
  measured(
    'basophils-percent',
    words('Basófilos, porcentaje', 'Basophils, percentage'),
    '%',
    1,
    [adults(null, 2)],
    '706-2',
  ),
];

/** Cells change shape and swell, so a count keeps for only one day in the cold. */
const countedBlood = edtaBlood({
  stability: [
    { at: 'room', hours: 8 },
    { at: 'refrigerated', hours: 24 },
  ],
});

/** Counts and morphology of blood cells. Hemoglobins and hemolysis, the blood bank and the marrow have their own files. */
export const haematology: readonly Exam[] = [
  exam({
    code: 'HEM-001',
    slug: 'hemograma-iv',
    name: words('Hemograma IV (cuadro hemático automatizado)', 'Complete blood count (CBC), automated'),
    synonyms: {
      es: [
        'cuadro hemático',
        'CH',
        'hemoleucograma',
        'biometría hemática',
        'hemograma completo',
        'hemograma tipo IV',
        'examen de sangre general',
        'examen de sangre completo',
        'glóbulos rojos',
        'examen de la anemia',
        'examen de las defensas',
        'examen de sangre',
        'cansancio',
        'mareo',
        'hemograma',
      ],
      en: [
        'CBC',
        'FBC',
        'full blood count',
        'blood count',
        'hemogram',
        'red blood cells',
        'RBC',
        'blood test',
        'tiredness',
      ],
    },
    cups: '902210',
    loinc: '57021-8',
    area: 'haematology',
    purpose: words(
      'Cuenta y mide las células de la sangre: los glóbulos rojos, que llevan el oxígeno; los blancos, que defienden; y las plaquetas, que frenan los sangrados. Es la mirada general con la que empieza casi cualquier estudio.',
      'It counts and measures the cells of the blood: the red ones that carry oxygen, the white ones that defend you, and the platelets that stop bleeding. It is the overall look with which nearly every work-up begins.',
    ),
    askedFor: words(
      'Por cansancio, palidez, fiebre, infecciones, morados o sangrados; antes de una cirugía, en el embarazo y en los chequeos.',
      'For tiredness, pallor, fever, infections, bruising or bleeding; before surgery, in pregnancy and at checkups.',
    ),
    notes: words(
      'En Medellín, a unos 1.500 m de altura, el cuerpo fabrica un poco más de hemoglobina que al nivel del mar. Por eso los límites del embarazo traen 0,8 g/dL más, como pide la OMS para esta altura. Los niños también tienen valores propios, y un resultado marcado no siempre quiere decir enfermedad.',
      'In Medellín, at about 1,500 m above sea level, the body makes a little more hemoglobin than at sea level. That is why the limits in pregnancy are 0.8 g/dL higher, as the WHO recommends at this altitude. Children have values of their own too, and a flagged result does not always mean illness.',
    ),
    specimens: [countedBlood],
    method: words(
      'Citometría de flujo, impedancia y fotometría en equipo automatizado',
      'Flow cytometry, impedance and photometry on an automated analyzer',
    ),
    turnaround: sameDay(3),
    components: [
      measured(
        'leucocytes',
        words('Leucocitos (glóbulos blancos)', 'Leukocytes (white cells)'),
        '10*3/uL',
        2,
        leucocyteIntervals,
        '6690-2',
      ),
      measured(
        'erythrocytes',
        words('Eritrocitos (glóbulos rojos)', 'Erythrocytes (red cells)'),
        '10*6/uL',
        2,
        redCellIntervals,
        '789-8',
      ),
      measured('haemoglobin', words('Hemoglobina', 'Hemoglobin'), 'g/dL', 1, haemoglobinIntervals, '718-7'),
      measured('haematocrit', words('Hematocrito', 'Hematocrit'), '%', 1, haematocritIntervals, '4544-3'),
      measured(
        'mean-cell-volume',
        words('Volumen corpuscular medio (VCM)', 'Mean cell volume (MCV)'),
        'fL',
        1,
        volumeIntervals,
        '787-2',
      ),
      measured(
        'mean-cell-haemoglobin',
        words('Hemoglobina corpuscular media (HCM)', 'Mean cell hemoglobin (MCH)'),
        'pg',
        1,
        cellHaemoglobinIntervals,
        '785-6',
      ),
      measured(
        'mean-cell-haemoglobin-concentration',
        words('Concentración de hemoglobina corpuscular media (CHCM)', 'Mean cell hemoglobin concentration (MCHC)'),
        'g/dL',
        1,
        cellConcentrationIntervals,
        '786-4',
      ),
      measured(
        'red-cell-width',
        words('Ancho de distribución de los eritrocitos (ADE)', 'Red cell distribution width (RDW)'),
        '%',
        1,
        [adults(11.5, 14.5)],
        '788-0',
      ),
      measured('platelets', words('Plaquetas', 'Platelets'), '10*3/uL', 0, plateletIntervals, '777-3'),
      measured(
        'mean-platelet-volume',
        words('Volumen plaquetario medio (VPM)', 'Mean platelet volume (MPV)'),
        'fL',
        1,
        [],
        '32623-1',
      ),
      ...differential,
    ],
    price: 22000,
  }),
  oneNumber({
    analyte: 'haemoglobin',
    code: 'HEM-002',
    slug: 'hemoglobina',
    name: words('Hemoglobina', 'Hemoglobin'),
    synonyms: {
      es: ['Hb', 'HGB', 'hemoglobina en sangre', 'examen de anemia'],
      en: ['Hb', 'Hgb', 'hemoglobin', 'anemia test'],
    },
    cups: '902213',
    loinc: '718-7',
    area: 'haematology',
    purpose: words(
      'Mide la proteína roja que carga el oxígeno dentro de los glóbulos rojos. Cuando baja se habla de anemia; cuando sube, la sangre está más espesa.',
      'It measures the red protein that carries oxygen inside the red cells. When it is low, that is anemia; when it is high, the blood is thicker.',
    ),
    askedFor: words(
      'Para seguir una anemia o un sangrado ya conocidos, y en controles del embarazo o después de una cirugía.',
      'To follow known anemia or bleeding, and at checkups in pregnancy or after surgery.',
    ),
    notes: words(
      'Vivir a la altura de Medellín, fumar y estar deshidratado la suben; en el embarazo baja porque la sangre se diluye.',
      'Living at the altitude of Medellín, smoking and being dehydrated raise it; in pregnancy it falls because the blood is more dilute.',
    ),
    specimens: [countedBlood],
    method: words('Fotometría con laurilsulfato de sodio', 'Sodium lauryl sulfate photometry'),
    turnaround: sameDay(3),
    unit: 'g/dL',
    decimals: 1,
    intervals: haemoglobinIntervals,
    price: 9000,
  }),
  oneNumber({
    analyte: 'haematocrit',
    code: 'HEM-003',
    slug: 'hematocrito',
    name: words('Hematocrito', 'Hematocrit'),
    synonyms: {
      es: ['Hto', 'HCT', 'volumen de glóbulos rojos'],
      en: ['Hct', 'packed cell volume', 'PCV', 'hematocrit'],
    },
    cups: '902211',
    loinc: '4544-3',
    area: 'haematology',
    purpose: words(
      'Dice qué parte de la sangre ocupan los glóbulos rojos. Sube con la deshidratación y baja con la anemia o cuando entra mucho líquido a la sangre.',
      'It tells what share of the blood the red cells take up. It rises with dehydration and falls with anemia or when a lot of fluid enters the blood.',
    ),
    askedFor: words(
      'Para vigilar sangrados, deshidratación o dengue, en el que un hematocrito que sube es una señal de alarma.',
      'To watch bleeding, dehydration or dengue, in which a rising hematocrit is a warning sign.',
    ),
    urgent: dengueAlarm,
    specimens: [countedBlood],
    method: words(
      'Calculado por el equipo con el número y el volumen de los eritrocitos',
      'Calculated by the analyzer from the number and volume of the red cells',
    ),
    turnaround: sameDay(3),
    unit: '%',
    decimals: 1,
    intervals: haematocritIntervals,
    price: 9000,
  }),
  oneNumber({
    analyte: 'platelets',
    code: 'HEM-004',
    slug: 'recuento-de-plaquetas',
    name: words('Recuento de plaquetas', 'Platelet count'),
    synonyms: {
      es: ['plaquetas', 'trombocitos', 'PLT', 'plaquetas para dengue', 'moretones'],
      en: ['platelets', 'PLT', 'thrombocytes', 'thrombocyte count', 'bruising'],
    },
    cups: '902220',
    loinc: '777-3',
    area: 'haematology',
    purpose: words(
      'Cuenta las plaquetas, los pedacitos de célula que tapan las heridas de los vasos. Con muy pocas se sangra con facilidad y con muchas pueden formarse coágulos.',
      'It counts the platelets, the tiny pieces of cell that plug damaged vessels. With very few of them one bleeds easily, and with many, clots may form.',
    ),
    askedFor: words(
      'Cuando hay morados, puntos rojos en la piel o sangrado de encías, en el dengue, antes de una cirugía y durante algunos tratamientos.',
      'When there is bruising, red dots on the skin or bleeding gums, in dengue, before surgery and during some treatments.',
    ),
    notes: words(
      'A veces las plaquetas se pegan entre sí dentro del tubo lila y el número sale bajo sin que lo sea: entonces se mira al microscopio y se repite en otro tubo.',
      'Sometimes platelets stick together in the lavender tube and the number looks low although it is not: we then check under the microscope and repeat it in another tube.',
    ),
    urgent: dengueAlarm,
    specimens: [countedBlood],
    method: words(
      'Impedancia o fluorescencia en equipo automatizado',
      'Impedance or fluorescence on an automated analyzer',
    ),
    turnaround: sameDay(3),
    unit: '10*3/uL',
    decimals: 0,
    intervals: plateletIntervals,
    price: 10000,
  }),
  oneNumber({
    analyte: 'sedimentation-rate',
    code: 'HEM-005',
    slug: 'velocidad-de-sedimentacion',
    name: words('Velocidad de sedimentación globular (VSG)', 'Erythrocyte sedimentation rate (ESR)'),
    synonyms: {
      es: ['VSG', 'eritrosedimentación', 'sedimentación', 'ESR', 'velocidad de eritrosedimentación', 'inflamación'],
      en: ['ESR', 'sed rate', 'sedimentation rate', 'inflammation'],
    },
    cups: '902205',
    loinc: '30341-2',
    area: 'haematology',
    purpose: words(
      'Mide cuánto bajan los glóbulos rojos por un tubo en una hora: caen más rápido cuando hay inflamación en el cuerpo. Avisa que algo pasa, pero no dice dónde.',
      'It measures how far the red cells sink in a tube in one hour: they fall faster when there is inflammation in the body. It warns that something is happening but does not say where.',
    ),
    askedFor: words(
      'Para estudiar o seguir artritis, polimialgia, arteritis temporal, infecciones largas y fiebres sin causa clara.',
      'To study or follow arthritis, polymyalgia, temporal arteritis, long infections and fevers without a clear cause.',
    ),
    notes: words(
      'Sube con la edad, la anemia y el embarazo. Cambia despacio: puede tardar semanas en bajar aunque la persona ya esté mejor.',
      'It rises with age, anemia and pregnancy. It changes slowly: it may take weeks to come down even when the person is already better.',
    ),
    specimens: [
      edtaBlood({
        stability: [
          { at: 'room', hours: 4 },
          { at: 'refrigerated', hours: 24 },
        ],
      }),
    ],
    method: words('Westergren modificado, automatizado', 'Modified Westergren, automated'),
    turnaround: sameDay(3),
    unit: 'mm/h',
    decimals: 0,
    intervals: bands([
      ['male', '18y', '50y', 0, 15],
      ['male', '50y', null, 0, 20],
      ['female', '18y', '50y', 0, 20],
      ['female', '50y', null, 0, 30],
    ]),
    price: 10000,
  }),
  exam({
    code: 'HEM-006',
    slug: 'leucograma',
    name: words('Leucograma (recuento total y diferencial)', 'White cell count with differential'),
    synonyms: {
      es: ['glóbulos blancos', 'leucocitos', 'GB', 'WBC', 'fórmula leucocitaria', 'recuento de defensas'],
      en: ['WBC', 'white blood cells', 'leukocyte count', 'differential'],
    },
    cups: '902216',
    loinc: '6690-2',
    area: 'haematology',
    purpose: words(
      'Cuenta los glóbulos blancos y separa sus cinco clases: neutrófilos, linfocitos, monocitos, eosinófilos y basófilos. Cada clase sube o baja por razones distintas: bacterias, virus, alergias, parásitos o medicamentos.',
      'It counts the white cells and sorts their five kinds: neutrophils, lymphocytes, monocytes, eosinophils and basophils. Each kind rises or falls for reasons of its own: bacteria, viruses, allergies, parasites or medicines.',
    ),
    askedFor: words(
      'Ante fiebre o sospecha de infección, y para vigilar medicamentos que pueden bajar las defensas.',
      'For fever or suspected infection, and to watch medicines that can lower the defenses.',
    ),
    notes: words(
      'El ejercicio, el estrés, el cigarrillo, el embarazo y los corticoides suben los neutrófilos sin que haya infección.',
      'Exercise, stress, smoking, pregnancy and corticosteroids raise the neutrophils without any infection.',
    ),
    urgent: neutropenicFever,
    specimens: [countedBlood],
    method: words('Citometría de flujo con fluorescencia', 'Fluorescence flow cytometry'),
    turnaround: sameDay(3),
    components: [
      measured(
        'leucocytes',
        words('Leucocitos (glóbulos blancos)', 'Leukocytes (white cells)'),
        '10*3/uL',
        2,
        leucocyteIntervals,
        '6690-2',
      ),
      ...differential,
    ],
    price: 13000,
  }),
  exam({
    code: 'HEM-007',
    slug: 'recuento-de-reticulocitos',
    name: words('Recuento de reticulocitos automatizado', 'Reticulocyte count'),
    synonyms: {
      es: ['reticulocitos', 'retis', 'glóbulos rojos jóvenes'],
      en: ['retics', 'young red cells', 'retic count'],
    },
    cups: '902224',
    loinc: '17849-1',
    area: 'haematology',
    purpose: words(
      'Cuenta los glóbulos rojos recién salidos de la médula ósea. Así se sabe si, ante una anemia, el cuerpo está fabricando más sangre o no alcanza.',
      'It counts the red cells fresh from the bone marrow. That shows whether, faced with anemia, the body is making more blood or cannot keep up.',
    ),
    askedFor: words(
      'Para buscar la causa de una anemia y para ver si el tratamiento con hierro, vitamina B12 o eritropoyetina está haciendo efecto.',
      'To look for the cause of anemia and to see whether treatment with iron, vitamin B12 or erythropoietin is working.',
    ),
    specimens: [countedBlood],
    method: words('Citometría de flujo con fluorescencia', 'Fluorescence flow cytometry'),
    turnaround: inDays(1),
    components: [
      measured(
        'reticulocytes-percent',
        words('Reticulocitos, porcentaje', 'Reticulocytes, percentage'),
        '%',
        2,
        [adults(0.5, 2.5)],
        '17849-1',
      ),
      measured(
        'reticulocytes',
        words('Reticulocitos, recuento absoluto', 'Reticulocytes, absolute count'),
        '10*3/uL',
        1,
        [adults(25, 100)],
        '60474-4',
      ),
    ],
    price: 16000,
  }),
  oneAnswer({
    analyte: 'blood-film',
    code: 'HEM-008',
    slug: 'extendido-de-sangre-periferica',
    name: words('Extendido de sangre periférica', 'Peripheral blood smear'),
    synonyms: {
      es: ['ESP', 'frotis de sangre', 'morfología globular', 'hemograma con extendido', 'forma de los glóbulos'],
      en: ['blood film', 'peripheral smear', 'red cell morphology'],
    },
    cups: '902206',
    loinc: '5909-7',
    area: 'haematology',
    purpose: words(
      'Una bacterióloga mira al microscopio la forma, el tamaño y el color de las células de la sangre. Así encuentra lo que el equipo solo cuenta: células inmaduras, glóbulos rojos partidos o parásitos.',
      'A laboratory scientist looks down the microscope at the shape, size and color of the blood cells. She finds there what the analyzer merely counts: immature cells, broken red cells or parasites.',
    ),
    askedFor: words(
      'Cuando el hemograma trae una alarma, en anemias por aclarar y ante la sospecha de leucemia o de destrucción de glóbulos rojos.',
      'When the blood count raises an alarm, in anemia yet to be explained and when leukemia or destruction of red cells is suspected.',
    ),
    specimens: [edtaBlood({ stability: [{ at: 'room', hours: 4 }] })],
    method: words('Coloración de Wright y microscopía', 'Wright stain and microscopy'),
    turnaround: inDays(1),
    expected: words('Sin alteraciones morfológicas', 'No abnormalities of shape'),
    price: 16000,
  }),
  oneAnswer({
    analyte: 'malaria-parasites',
    code: 'HEM-009',
    slug: 'gota-gruesa',
    name: words('Hemoparásitos, gota gruesa', 'Malaria thick smear'),
    synonyms: {
      es: ['gota gruesa', 'paludismo', 'malaria', 'examen de malaria', 'plasmodium'],
      en: ['malaria smear', 'thick film', 'Plasmodium', 'malaria test'],
    },
    cups: '902214',
    loinc: '32700-7',
    area: 'haematology',
    purpose: words(
      'Busca en una gota de sangre el parásito de la malaria (paludismo), dice de qué especie es y cuántos hay. Es la prueba con la que se confirma la malaria en Colombia.',
      'It looks in a drop of blood for the parasite of malaria, tells which species it is and how many there are. It is the test that confirms malaria in Colombia.',
    ),
    askedFor: words(
      'Ante fiebre, escalofrío y sudor en quien estuvo en Urabá, el Bajo Cauca, el Chocó u otra zona de malaria.',
      'For fever, chills and sweats in anyone who has been in Urabá, Bajo Cauca, Chocó or another malarial area.',
    ),
    notes: words(
      'Una sola gota negativa no la descarta: si la fiebre sigue, se repite cada 12 a 24 horas. La malaria es de notificación obligatoria.',
      'A single negative film does not rule it out: if the fever goes on, it is repeated every 12 to 24 hours. Malaria must be reported to the health authorities.',
    ),
    urgent: malaria,
    preparation: {
      instructions: [
        words(
          'Cuente a qué sitios viajó en los últimos meses y si ha tomado medicamentos para la malaria.',
          'Tell us where you have traveled in recent months and whether you have taken medicines for malaria.',
        ),
      ],
    },
    specimens: [edtaBlood({ stability: [{ at: 'room', hours: 2 }] })],
    method: words('Coloración de Field o Giemsa y microscopía', 'Field or Giemsa stain and microscopy'),
    turnaround: sameDay(3),
    expected: words('No se observan hemoparásitos', 'No parasites seen'),
    price: 15000,
  }),
  oneAnswer({
    analyte: 'blood-parasites',
    code: 'HEM-010',
    slug: 'hemoparasitos-en-extendido',
    name: words('Hemoparásitos en extendido de sangre', 'Blood parasites, thin smear'),
    synonyms: {
      es: ['extendido para hemoparásitos', 'parásitos en sangre', 'tripanosomas en sangre', 'microfilarias', 'babesia'],
      en: ['thin film for parasites', 'blood parasites', 'trypanosomes', 'microfilariae', 'Babesia'],
    },
    cups: '902215',
    area: 'haematology',
    purpose: words(
      'Busca parásitos en una capa delgada de sangre, donde se les ve bien la forma. Sirve para reconocer la especie de malaria y también tripanosomas, filarias o babesias.',
      'It looks for parasites in a thin layer of blood, where their shape can be seen well. It is used to identify the species of malaria and also to find trypanosomes, filariae or Babesia.',
    ),
    askedFor: words(
      'Para completar la gota gruesa y ante la sospecha de Chagas reciente u otra infección por parásitos de la sangre.',
      'To complete the thick smear and when recent Chagas disease or another parasite of the blood is suspected.',
    ),
    urgent: malaria,
    specimens: [edtaBlood({ stability: [{ at: 'room', hours: 2 }] })],
    method: words('Coloración de Giemsa y microscopía', 'Giemsa stain and microscopy'),
    turnaround: sameDay(3),
    expected: words('No se observan hemoparásitos', 'No parasites seen'),
  }),
  oneNumber({
    analyte: 'eosinophils',
    code: 'HEM-011',
    slug: 'recuento-de-eosinofilos',
    name: words('Recuento de eosinófilos', 'Eosinophil count'),
    synonyms: {
      es: ['eosinófilos', 'eosinófilos en sangre', 'examen de alergia en sangre'],
      en: ['eosinophils', 'absolute eosinophil count'],
    },
    cups: '902218',
    loinc: '711-2',
    area: 'haematology',
    purpose: words(
      'Cuenta los eosinófilos, los glóbulos blancos que más responden a las alergias y a los parásitos. El número ayuda también a escoger tratamiento en algunas formas de asma.',
      'It counts the eosinophils, the white cells that respond most to allergies and parasites. The number also helps to choose treatment in some kinds of asthma.',
    ),
    askedFor: words(
      'En asma, rinitis, brotes de la piel, parásitos intestinales y reacciones a medicamentos.',
      'Ordered for asthma, rhinitis, skin rashes, intestinal parasites and reactions to medicines.',
    ),
    notes: words(
      'Los corticoides los bajan en pocas horas; y son más altos en la madrugada que al mediodía.',
      'Corticosteroids lower them within a few hours; and they are higher before dawn than at midday.',
    ),
    specimens: [countedBlood],
    method: words('Citometría de flujo con fluorescencia', 'Fluorescence flow cytometry'),
    turnaround: sameDay(3),
    unit: '10*3/uL',
    decimals: 2,
    intervals: [adults(null, 0.5)],
  }),
  oneNumber({
    analyte: 'platelets',
    code: 'HEM-012',
    slug: 'plaquetas-en-citrato',
    name: words('Recuento de plaquetas en citrato', 'Platelet count in citrate'),
    synonyms: {
      es: ['plaquetas en tubo azul', 'seudotrombocitopenia', 'plaquetas agrupadas', 'plaquetas con grumos'],
      en: ['citrate platelet count', 'pseudothrombocytopenia', 'platelet clumping'],
    },
    area: 'haematology',
    purpose: words(
      'Vuelve a contar las plaquetas en un tubo de tapa azul cuando en el lila se agrupan. Muestra si de verdad están bajas o si era un efecto del tubo.',
      'It counts the platelets again in a light-blue tube when they clump in the lavender one. It shows whether they are really low or whether the tube was to blame.',
    ),
    askedFor: words(
      'Cuando el hemograma da plaquetas bajas con grumos y la persona no tiene sangrados.',
      'When the blood count gives low platelets with clumps and the person has no bleeding.',
    ),
    notes: words(
      'El resultado ya viene corregido por el líquido que trae el tubo.',
      'The result is already corrected for the liquid that the tube contains.',
    ),
    specimens: [
      {
        type: 'whole-blood',
        container: 'citrate',
        volumeMl: 2.7,
        minimumMl: 2.7,
        atHome: true,
        byPatient: false,
        stability: [{ at: 'room', hours: 3 }],
        rejectedWhen: ['unlabelled', 'wrong-container', 'clotted', 'underfilled'],
      },
    ],
    method: words(
      'Impedancia o fluorescencia en equipo automatizado',
      'Impedance or fluorescence on an automated analyzer',
    ),
    turnaround: sameDay(3),
    unit: '10*3/uL',
    decimals: 0,
    intervals: plateletIntervals,
  }),
  oneNumber({
    analyte: 'immature-platelet-fraction',
    code: 'HEM-013',
    slug: 'fraccion-de-plaquetas-inmaduras',
    name: words('Fracción de plaquetas inmaduras', 'Immature platelet fraction'),
    synonyms: {
      es: ['IPF', 'plaquetas reticuladas', 'plaquetas jóvenes'],
      en: ['IPF', 'reticulated platelets', 'young platelets'],
    },
    loinc: '71693-6',
    area: 'haematology',
    purpose: words(
      'Mide qué parte de las plaquetas es recién fabricada. Si faltan plaquetas y esta fracción es alta, la médula las produce pero se gastan; si es baja, la médula produce pocas.',
      'It measures what share of the platelets is newly made. If platelets are short and this fraction is high, the marrow makes them but they are used up; if it is low, the marrow makes few.',
    ),
    askedFor: words(
      'Para entender unas plaquetas bajas y para ver si la médula despierta después de una quimioterapia o de un trasplante.',
      'To understand a low platelet count and to see whether the marrow is waking up after chemotherapy or a transplant.',
    ),
    specimens: [countedBlood],
    method: words('Citometría de flujo con fluorescencia', 'Fluorescence flow cytometry'),
    turnaround: inDays(1),
    unit: '%',
    decimals: 1,
  }),
  oneNumber({
    analyte: 'reticulocyte-haemoglobin',
    code: 'HEM-014',
    slug: 'hemoglobina-reticulocitaria',
    name: words('Contenido de hemoglobina de los reticulocitos', 'Reticulocyte hemoglobin content'),
    synonyms: {
      es: ['CHr', 'Ret-He', 'hemoglobina de reticulocitos', 'hierro disponible'],
      en: ['CHr', 'Ret-He', 'reticulocyte hemoglobin'],
    },
    loinc: '71694-4',
    area: 'haematology',
    purpose: words(
      'Mide cuánta hemoglobina trae cada glóbulo rojo recién fabricado. Es una señal temprana de que a la médula le está faltando hierro, antes de que aparezca la anemia.',
      'It measures how much hemoglobin each newly made red cell brings. It is an early sign that the marrow is running short of iron, before anemia appears.',
    ),
    askedFor: words(
      'En niños y en personas con enfermedad renal o inflamación, en quienes la ferritina confunde, y para ver pronto si el hierro hace efecto.',
      'Ordered for children and for people with kidney disease or inflammation, for whom ferritin misleads, and to see early whether iron is working.',
    ),
    specimens: [countedBlood],
    method: words('Citometría de flujo con fluorescencia', 'Fluorescence flow cytometry'),
    turnaround: inDays(1),
    unit: 'pg',
    decimals: 1,
    intervals: [adults(29, null)],
  }),
  oneAnswer({
    analyte: 'nasal-eosinophils',
    code: 'HEM-015',
    slug: 'eosinofilos-en-moco-nasal',
    name: words('Eosinófilos en moco nasal', 'Nasal smear for eosinophils'),
    synonyms: {
      es: ['moco nasal', 'citograma nasal', 'eosinófilos en nariz', 'examen de rinitis'],
      en: ['nasal smear', 'nasal eosinophils', 'nasal cytology'],
    },
    cups: '902219',
    area: 'haematology',
    purpose: words(
      'Busca eosinófilos, células de la alergia, en el moco de la nariz. Muchos eosinófilos apoyan que la rinitis sea alérgica y no por una infección.',
      'It looks for eosinophils, the cells of allergy, in nasal mucus. Many eosinophils support the idea that the rhinitis is allergic and not due to an infection.',
    ),
    askedFor: words(
      'En niños y adultos con nariz tapada, estornudos o moco claro que no se quitan.',
      'Ordered for children and adults with a blocked nose, sneezing or clear mucus that will not go away.',
    ),
    preparation: {
      instructions: [
        words(
          'No se suene ni se lave la nariz en las 2 horas anteriores.',
          'Do not blow or rinse your nose in the 2 hours before.',
        ),
        words(
          'Díganos qué gotas, aerosoles o antialérgicos usa.',
          'Tell us which drops, sprays or allergy medicines you use.',
        ),
      ],
    },
    specimens: [
      {
        type: 'nasal-swab',
        container: 'slide',
        volumeMl: null,
        minimumMl: null,
        atHome: true,
        byPatient: false,
        stability: [{ at: 'room', hours: 48 }],
        rejectedWhen: ['unlabelled', 'insufficient'],
      },
    ],
    method: words(
      'Coloración de Wright y recuento diferencial al microscopio',
      'Wright stain and differential count under the microscope',
    ),
    turnaround: inDays(1),
    expected: words('Menos de 10 % de eosinófilos', 'Fewer than 10% eosinophils'),
  }),
  exam({
    code: 'HEM-016',
    slug: 'hemoglobina-y-hematocrito',
    name: words('Hemoglobina y hematocrito', 'Hemoglobin and hematocrit'),
    synonyms: { es: ['Hb y Hto', 'H y H', 'hemoglobina hematocrito'], en: ['H and H', 'Hb and Hct'] },
    loinc: '24360-0',
    area: 'haematology',
    purpose: words(
      'Mide en la misma muestra la hemoglobina y la parte de la sangre que ocupan los glóbulos rojos. Basta para vigilar una anemia o un sangrado sin repetir todo el hemograma.',
      'It measures, in the same sample, the hemoglobin and the share of the blood that red cells take up. It is enough to watch anemia or bleeding without repeating the whole blood count.',
    ),
    askedFor: words(
      'En controles seguidos: después de una cirugía o un parto, con sangrado digestivo o con menstruaciones abundantes.',
      'At frequent checkups: after surgery or childbirth, with bleeding from the gut or with heavy periods.',
    ),
    urgent: blackStools,
    specimens: [countedBlood],
    method: words(
      'Fotometría e impedancia en equipo automatizado',
      'Photometry and impedance on an automated analyzer',
    ),
    turnaround: sameDay(3),
    components: [
      measured('haemoglobin', words('Hemoglobina', 'Hemoglobin'), 'g/dL', 1, haemoglobinIntervals, '718-7'),
      measured('haematocrit', words('Hematocrito', 'Hematocrit'), '%', 1, haematocritIntervals, '4544-3'),
    ],
  }),
  oneAnswer({
    analyte: 'leucocyte-alkaline-phosphatase',
    code: 'HEM-017',
    slug: 'fosfatasa-alcalina-leucocitaria',
    name: words('Fosfatasa alcalina leucocitaria', 'Leukocyte alkaline phosphatase score'),
    synonyms: {
      es: ['FAL', 'puntaje de fosfatasa alcalina leucocitaria', 'LAP'],
      en: ['LAP score', 'neutrophil alkaline phosphatase', 'NAP score'],
    },
    area: 'haematology',
    purpose: words(
      'Tiñe los neutrófilos para ver cuánto de una enzima tienen. Ayuda a separar una infección fuerte, que la sube, de algunas leucemias crónicas, que la bajan.',
      'It stains the neutrophils to see how much of an enzyme they hold. It helps to tell a severe infection, which raises it, from some chronic leukemias, which lower it.',
    ),
    askedFor: words(
      'Cuando los glóbulos blancos están muy altos y la causa no es clara.',
      'When the white cells are very high and the cause is not clear.',
    ),
    notes: words(
      'Hoy las pruebas moleculares, como BCR::ABL1, responden mejor esa pregunta.',
      'Today molecular tests, such as BCR::ABL1, answer that question better.',
    ),
    specimens: [edtaBlood({ stability: [{ at: 'room', hours: 2 }], minimumMl: 2 })],
    method: words('Citoquímica y microscopía', 'Cytochemistry and microscopy'),
    turnaround: inDays(3),
    expected: null,
  }),
  exam({
    code: 'HEM-018',
    slug: 'hemograma-recien-nacido',
    name: words('Hemograma del recién nacido (micromuestra)', 'Newborn blood count (microsample)'),
    synonyms: {
      es: ['cuadro hemático de bebé', 'hemograma neonatal', 'hemograma pediátrico'],
      en: ['neonatal blood count', 'baby CBC', 'microtainer CBC'],
    },
    loinc: '57021-8',
    area: 'haematology',
    purpose: words(
      'Es el mismo hemograma, hecho con unas gotas de sangre para sacarle lo menos posible al bebé. Revisa anemia, exceso de glóbulos rojos e infección en los primeros días de vida.',
      'It is the same blood count, done with a few drops of blood so as to take as little as possible from the baby. It checks for anemia, too many red cells and infection in the first days of life.',
    ),
    askedFor: words(
      'En bebés amarillos, pálidos, con fiebre, prematuros o con riesgo de infección desde el parto.',
      'Ordered for babies who are yellow, pale, feverish, premature or at risk of infection since birth.',
    ),
    notes: words(
      'Los valores del recién nacido cambian casi cada día; los de un adulto no le sirven.',
      'A newborn’s values change almost daily; those of an adult are not right for a baby.',
    ),
    urgent: sickNewborn,
    specimens: [
      edtaBlood({
        volumeMl: 0.5,
        minimumMl: 0.25,
        stability: [
          { at: 'room', hours: 6 },
          { at: 'refrigerated', hours: 24 },
        ],
      }),
    ],
    method: words(
      'Citometría de flujo, impedancia y fotometría en equipo automatizado',
      'Flow cytometry, impedance and photometry on an automated analyzer',
    ),
    turnaround: sameDay(3),
    components: [
      measured(
        'leucocytes',
        words('Leucocitos (glóbulos blancos)', 'Leukocytes (white cells)'),
        '10*3/uL',
        2,
        leucocyteIntervals.filter(({ ageFrom }) => ['0d', '7d', '14d'].includes(ageFrom)),
        '6690-2',
      ),
      measured('haemoglobin', words('Hemoglobina', 'Hemoglobin'), 'g/dL', 1, haemoglobinIntervals.slice(0, 3), '718-7'),
      measured('haematocrit', words('Hematocrito', 'Hematocrit'), '%', 1, haematocritIntervals.slice(0, 3), '4544-3'),
      measured(
        'mean-cell-volume',
        words('Volumen corpuscular medio (VCM)', 'Mean cell volume (MCV)'),
        'fL',
        1,
        volumeIntervals.slice(0, 3),
        '787-2',
      ),
      measured(
        'platelets',
        words('Plaquetas', 'Platelets'),
        '10*3/uL',
        0,
        bands([['any', '0d', '1m', 150, 450]]),
        '777-3',
      ),
      measured(
        'nucleated-red-cells',
        words('Eritroblastos por 100 leucocitos', 'Nucleated red cells per 100 leukocytes'),
        '/100{WBCs}',
        1,
        [],
        '58413-6',
      ),
      answered('morphology', words('Morfología', 'Morphology'), words('Sin alteraciones', 'No abnormalities')),
    ],
  }),
  oneAnswer({
    analyte: 'lupus-cells',
    code: 'HEM-019',
    slug: 'celulas-le',
    name: words('Células LE', 'LE cells'),
    synonyms: {
      es: ['células de lupus', 'células L.E.', 'prueba LE'],
      en: ['lupus erythematosus cells', 'LE cell prep'],
    },
    cups: '902101',
    area: 'haematology',
    purpose: words(
      'Busca glóbulos blancos que se han tragado el núcleo de otra célula, algo que puede verse en el lupus. Fue la primera prueba de esa enfermedad.',
      'It looks for white cells that have swallowed the nucleus of another cell, which may be seen in lupus. It was the first test for that disease.',
    ),
    askedFor: words(
      'En estudios de lupus en los que el médico la pide de manera expresa.',
      'Ordered to investigate lupus, when the doctor expressly asks for it.',
    ),
    notes: words(
      'Hoy se prefieren los anticuerpos antinucleares, que detectan muchos más casos. Un resultado negativo no descarta el lupus.',
      'Antinuclear antibodies are preferred today, as they detect many more cases. A negative result does not rule out lupus.',
    ),
    specimens: [edtaBlood({ stability: [{ at: 'room', hours: 4 }] })],
    method: words('Incubación, coloración de Wright y microscopía', 'Incubation, Wright stain and microscopy'),
    turnaround: inDays(3),
    expected: negative,
  }),
];
