import type { Exam } from '../../../app/domain/exams/exam.ts';
import {
  answered,
  antibodySerum,
  bands,
  dayUrine,
  edtaBlood,
  exam,
  gelSerum,
  heparinBlood,
  inDays,
  interval,
  measured,
  negative,
  plainSerum,
  referred,
  sameDay,
  tellOfBiotin,
  words,
} from './authoring.ts';
import { sepsis, suddenNerves, throatSwelling } from './emergencies.ts';

const immunoturbidimetry = words('Inmunoturbidimetría', 'Immunoturbidimetry');
const flowCytometry = words('Citometría de flujo', 'Flow cytometry');

/** Cells are counted alive, so the tube is never refrigerated and never waits over the weekend. */
const livingCells = edtaBlood({
  volumeMl: 4,
  minimumMl: 2,
  stability: [{ at: 'room', hours: 48 }],
  rejectedWhen: ['unlabelled', 'wrong-container', 'insufficient', 'clotted', 'frozen', 'late'],
});
const mondayToThursday = ['monday', 'tuesday', 'wednesday', 'thursday'] as const;

/** Children's immunoglobulins rise for years; the age bands are the same for the three classes. */
const immunoglobulin = (limits: readonly (readonly [number, number])[]) => {
  const ages = ['0d', '5m', '9m', '15m', '2y', '4y', '7y', '10y', '13y', '16y', '18y'] as const;
  return bands(limits.map(([low, high], at) => ['any', ages[at] ?? '18y', ages[at + 1] ?? null, low, high] as const));
};

const cells = (id: string, es: string, en: string, low: number, high: number, loinc: string | null = null) =>
  measured(id, words(es, en), '/uL', 0, [interval({ low, high, source: 'manufacturer' })], loinc);

/** By clinical purpose, not by health: Pearson and others, AHA/CDC statement, Circulation 2003;107:499. */
const hsCrpIntervals = [
  interval({
    high: 0.99,
    condition: words('Riesgo del corazón bajo', 'Low risk to the heart'),
    source: 'guideline',
  }),
  interval({
    low: 1,
    high: 3,
    condition: words('Riesgo del corazón intermedio', 'Intermediate risk to the heart'),
    source: 'guideline',
  }),
  interval({
    low: 3.01,
    condition: words('Riesgo del corazón alto', 'High risk to the heart'),
    source: 'guideline',
  }),
];

export const immunology: readonly Exam[] = [
  exam({
    code: 'INM-001',
    slug: 'proteina-c-reactiva',
    name: words('Proteína C reactiva (PCR)', 'C-reactive protein (CRP)'),
    synonyms: {
      es: [
        'PCR',
        'proteína de la inflamación',
        'examen de inflamación',
        'PCR cuantitativa',
        'reactante de fase aguda',
        'infección',
      ],
      en: ['CRP', 'inflammation test', 'acute phase protein', 'infection'],
    },
    cups: '906914',
    loinc: '1988-5',
    area: 'immunology',
    purpose: words(
      'Mide una proteína que el hígado fabrica cuando hay inflamación o infección en alguna parte del cuerpo. Sube en pocas horas y baja cuando la inflamación se calma, y por eso sirve para seguir cómo va.',
      'Measures a protein that the liver makes when some part of the body is inflamed or infected. It rises within hours and falls as the inflammation settles, which makes it a good way to follow progress.',
    ),
    askedFor: words(
      'Se pide ante fiebre o sospecha de infección, después de una cirugía y en el control de enfermedades como la artritis o la colitis.',
      'Ordered for a fever or a suspected infection, after an operation, and to follow conditions such as arthritis or colitis.',
    ),
    notes: words(
      'Dice que hay inflamación, pero no dónde ni por qué. No la confunda con las pruebas de PCR que buscan el material genético de un virus: comparten la sigla y nada más.',
      'It shows that there is inflammation, but not where or why. Not to be confused with the PCR tests that look for the genetic material of a virus: in Spanish they share their initials and nothing else.',
    ),
    specimens: [gelSerum()],
    method: immunoturbidimetry,
    turnaround: sameDay(3),
    components: [
      measured(
        'crp',
        words('Proteína C reactiva', 'C-reactive protein'),
        'mg/L',
        1,
        [interval({ ageFrom: '0d', high: 5.9 })],
        '1988-5',
      ),
    ],
    price: 32000,
  }),
  exam({
    code: 'INM-002',
    slug: 'proteina-c-reactiva-ultrasensible',
    name: words('Proteína C reactiva ultrasensible', 'C-reactive protein, high-sensitivity'),
    synonyms: {
      es: [
        'PCR ultrasensible',
        'PCR-us',
        'PCR de alta precisión',
        'riesgo cardiovascular',
        'riesgo del corazón',
        'PCR cardíaca',
      ],
      en: ['hsCRP', 'high-sensitivity CRP', 'cardiac CRP'],
    },
    cups: '906913',
    loinc: '30522-7',
    area: 'immunology',
    purpose: words(
      'Mide cantidades muy pequeñas de la proteína C reactiva, que la prueba corriente no alcanza a distinguir. Esa inflamación leve y sostenida de los vasos se relaciona con el riesgo de infarto y de derrame cerebral.',
      'Measures very small amounts of C-reactive protein, which the ordinary test cannot tell apart. That slight, lasting inflammation of the blood vessels goes together with the risk of a heart attack or a stroke.',
    ),
    askedFor: words(
      'Se pide junto con el colesterol y la presión para calcular mejor el riesgo del corazón en personas que se sienten bien.',
      'Ordered alongside cholesterol and blood pressure, to estimate the risk to the heart more closely in people who feel well.',
    ),
    notes: words(
      'Para el riesgo del corazón se lee así: menos de 1 mg/L, bajo; de 1 a 3 mg/L, intermedio; más de 3 mg/L, alto. Una gripa o una herida reciente la suben: en ese caso conviene repetirla a las 2 semanas.',
      'For the risk to the heart it is read as follows: under 1 mg/L, low; from 1 to 3 mg/L, intermediate; over 3 mg/L, high. A recent cold or wound raises it: in that case it is worth repeating after 2 weeks.',
    ),
    preparation: { abstentions: [{ of: 'exercise', hours: 24, maxHours: null }] },
    specimens: [gelSerum()],
    method: immunoturbidimetry,
    turnaround: sameDay(3),
    components: [
      measured(
        'hs-crp',
        words('Proteína C reactiva ultrasensible', 'High-sensitivity C-reactive protein'),
        'mg/L',
        2,
        hsCrpIntervals,
        '30522-7',
      ),
    ],
    price: 45000,
  }),
  exam({
    code: 'INM-003',
    slug: 'procalcitonina',
    name: words('Procalcitonina', 'Procalcitonin'),
    synonyms: {
      es: ['PCT', 'examen de sepsis', 'infección en la sangre'],
      en: ['PCT', 'sepsis marker'],
    },
    cups: '906841',
    loinc: '33959-8',
    area: 'immunology',
    purpose: words(
      'Mide una sustancia que aumenta en la sangre cuando una bacteria causa una infección grave. Sube poco con los virus, y eso ayuda a distinguirlos.',
      'Measures a substance that increases in the blood when a bacterium causes a serious infection. Viruses raise it only a little, which helps to tell them apart.',
    ),
    askedFor: words(
      'Se pide ante fiebre alta con mal estado general, en neumonías y en personas hospitalizadas, y se repite para ver si el tratamiento está actuando.',
      'Ordered when a high fever comes with a poor general state, for pneumonia and for hospital patients, and repeated to see whether treatment is working.',
    ),
    notes: words(
      'Los recién nacidos la tienen alta los primeros 3 días de vida. También sube con una cirugía mayor o un golpe fuerte, aunque no haya infección.',
      'Newborn babies have high values for the first 3 days of life. It also rises with major surgery or injury, even when there is no infection.',
    ),
    urgent: sepsis,
    preparation: { instructions: [tellOfBiotin] },
    specimens: [gelSerum()],
    method: words('Electroquimioluminiscencia', 'Electrochemiluminescence'),
    turnaround: sameDay(3),
    components: [
      measured(
        'procalcitonin',
        words('Procalcitonina', 'Procalcitonin'),
        'ng/mL',
        2,
        [interval({ high: 0.09 })],
        '33959-8',
      ),
    ],
    price: 165000,
  }),
  exam({
    code: 'INM-004',
    slug: 'antiestreptolisina-o',
    name: words('Antiestreptolisina O (ASTO)', 'Antistreptolysin O (ASO)'),
    synonyms: {
      es: ['ASTO', 'ASTOS', 'antiestreptolisinas', 'ASLO', 'examen de fiebre reumática'],
      en: ['ASO', 'ASO titre', 'strep antibodies'],
    },
    cups: '906001',
    loinc: '5370-2',
    area: 'immunology',
    purpose: words(
      'Mide las defensas que quedan en la sangre después de una infección por estreptococo, la bacteria de las amigdalitis con placas. Suben 1 semana después de la infección y tardan meses en bajar.',
      'Measures the antibodies left in the blood after an infection with streptococcus, the bacterium behind many sore throats. They rise 1 week after the infection and take months to fall.',
    ),
    askedFor: words(
      'Se pide cuando, semanas después de una amigdalitis, hay dolor en las articulaciones, orina oscura o sospecha de fiebre reumática.',
      'Ordered when sore joints, dark urine or suspected rheumatic fever appear weeks after a throat infection.',
    ),
    notes: words(
      'Muestra una infección pasada, no la de hoy: para una amigdalitis actual sirve la prueba rápida de estreptococo. Dice más el cambio entre 2 muestras que un valor solo.',
      'It shows a past infection, not a current one: for a sore throat today, use the rapid strep test. The change between 2 samples says more than a single value.',
    ),
    specimens: [antibodySerum()],
    method: immunoturbidimetry,
    turnaround: sameDay(4),
    components: [
      measured(
        'aso',
        words('Antiestreptolisina O', 'Antistreptolysin O'),
        '[IU]/mL',
        0,
        [interval({ high: 199 })],
        '5370-2',
      ),
    ],
    price: 26000,
  }),
  exam({
    code: 'INM-005',
    slug: 'complemento-c3',
    name: words('Complemento C3', 'Complement C3'),
    synonyms: { es: ['C3', 'complemento sérico C3', 'complemento'], en: ['C3', 'complement component 3'] },
    cups: '906906',
    loinc: '4485-9',
    area: 'immunology',
    purpose: words(
      'Mide la proteína más abundante del complemento, un grupo de proteínas que ayuda a las defensas a destruir gérmenes. Baja cuando se gasta más rápido de lo que el hígado la repone.',
      'Measures the most plentiful protein of complement, a group of proteins that helps our defenses to destroy germs. It falls when it is used up faster than the liver can replace it.',
    ),
    askedFor: words(
      'Se pide en el lupus y en inflamaciones del riñón, casi siempre junto con el C4, y para saber si la enfermedad está activa.',
      'Ordered for lupus and for inflammation of the kidney, nearly always together with C4, and to see whether the disease is active.',
    ),
    notes: words(
      'En una inflamación cualquiera puede estar alto, y en el embarazo también.',
      'It may be high in any inflammation, and in pregnancy too.',
    ),
    specimens: [gelSerum()],
    method: immunoturbidimetry,
    turnaround: inDays(1),
    components: [
      measured(
        'c3',
        words('Complemento C3', 'Complement C3'),
        'mg/dL',
        0,
        [interval({ low: 90, high: 180 })],
        '4485-9',
      ),
    ],
    price: 42000,
  }),
  exam({
    code: 'INM-006',
    slug: 'complemento-c4',
    name: words('Complemento C4', 'Complement C4'),
    synonyms: { es: ['C4', 'complemento sérico C4', 'complemento'], en: ['C4', 'complement component 4'] },
    cups: '906908',
    loinc: '4498-2',
    area: 'immunology',
    purpose: words(
      'Mide la proteína C4 del complemento, que participa en las primeras etapas de la respuesta de las defensas. Comparada con el C3, orienta sobre el camino por el que se está gastando el complemento.',
      'Measures the C4 protein of complement, which takes part in the first steps of the body’s defenses. Set beside C3, it suggests by which route complement is being used up.',
    ),
    askedFor: words(
      'Se pide en el control del lupus, en las vasculitis y cuando a una persona se le hinchan la cara o las manos una y otra vez sin rasquiña (angioedema).',
      'Ordered to follow lupus, for vasculitis, and when someone’s face or hands swell again and again without itching (angioedema).',
    ),
    notes: words(
      'Un C4 bajo con C3 normal lleva a estudiar el inhibidor de C1. Hay personas sanas que nacen con menos copias del gen y lo tienen siempre algo bajo.',
      'A low C4 with a normal C3 leads to a study of the C1 inhibitor. Some healthy people are born with fewer copies of the gene and always have it on the low side.',
    ),
    urgent: throatSwelling,
    specimens: [gelSerum()],
    method: immunoturbidimetry,
    turnaround: inDays(1),
    components: [
      measured('c4', words('Complemento C4', 'Complement C4'), 'mg/dL', 0, [interval({ low: 10, high: 40 })], '4498-2'),
    ],
    price: 42000,
  }),
  exam({
    code: 'INM-007',
    slug: 'inmunoglobulina-g',
    name: words('Inmunoglobulina G (IgG)', 'Immunoglobulin G (IgG)'),
    synonyms: {
      es: ['IgG', 'IgG total', 'defensas IgG', 'gammaglobulina'],
      en: ['IgG', 'total IgG', 'gamma globulin'],
    },
    cups: '906829',
    loinc: '2465-3',
    area: 'immunology',
    purpose: words(
      'Mide la cantidad total de anticuerpos IgG, los más abundantes de la sangre. Guardan el recuerdo de las infecciones y vacunas que la persona ha tenido, y durante el embarazo pasan al bebé.',
      'Measures the total amount of IgG antibodies, the most plentiful in the blood. They keep the memory of the infections and vaccines a person has had, and in pregnancy they cross to the baby.',
    ),
    askedFor: words(
      'Se pide en personas que se enferman de infecciones a repetición, en el control de quienes reciben gammaglobulina y en algunas enfermedades de la sangre y del hígado.',
      'Ordered for people who catch one infection after another, to follow those who receive immunoglobulin, and for some blood and liver diseases.',
    ),
    notes: words(
      'En los niños el valor esperado cambia con la edad: el más bajo es hacia los 4 meses, cuando ya se gastó la IgG de la madre y la propia apenas empieza.',
      'In children the expected value changes with age: it is lowest at around 4 months, when the mother’s IgG has been used up and the child’s own is only beginning.',
    ),
    specimens: [gelSerum()],
    method: immunoturbidimetry,
    turnaround: inDays(1),
    components: [
      measured(
        'igg',
        words('Inmunoglobulina G', 'Immunoglobulin G'),
        'mg/dL',
        0,
        immunoglobulin([
          [100, 334],
          [164, 588],
          [246, 904],
          [313, 1170],
          [295, 1156],
          [386, 1470],
          [462, 1682],
          [503, 1719],
          [509, 1580],
          [487, 1327],
          [700, 1600],
        ]),
        '2465-3',
      ),
    ],
    price: 46000,
  }),
  exam({
    code: 'INM-008',
    slug: 'inmunoglobulina-a',
    name: words('Inmunoglobulina A (IgA)', 'Immunoglobulin A (IgA)'),
    synonyms: {
      es: ['IgA', 'IgA total', 'defensas IgA', 'deficiencia de IgA'],
      en: ['IgA', 'total IgA', 'IgA deficiency'],
    },
    cups: '906827',
    loinc: '2458-8',
    area: 'immunology',
    purpose: words(
      'Mide la inmunoglobulina A, el anticuerpo que protege la nariz, los pulmones y el intestino. Es también la que se mira al estudiar la enfermedad celíaca.',
      'Measures immunoglobulin A, the antibody that protects the nose, the lungs and the gut. It is also looked at when celiac disease is being studied.',
    ),
    askedFor: words(
      'Se pide ante infecciones respiratorias o diarreas repetidas y junto con las pruebas de celiaquía, que fallan si falta la IgA.',
      'Ordered for repeated chest infections or diarrhea, and beside the tests for celiac disease, which fail when IgA is missing.',
    ),
    notes: words(
      'Tener poca IgA es bastante común y muchas personas viven así sin saberlo. Si se va a recibir sangre, conviene que el equipo médico lo sepa.',
      'Having little IgA is fairly common, and many people live that way without knowing it. If a transfusion is planned, the medical team should know.',
    ),
    specimens: [gelSerum()],
    method: immunoturbidimetry,
    turnaround: inDays(1),
    components: [
      measured(
        'iga',
        words('Inmunoglobulina A', 'Immunoglobulin A'),
        'mg/dL',
        0,
        immunoglobulin([
          [7, 37],
          [16, 50],
          [27, 66],
          [36, 79],
          [27, 246],
          [29, 256],
          [34, 274],
          [42, 295],
          [52, 319],
          [60, 337],
          [70, 400],
        ]),
        '2458-8',
      ),
    ],
    price: 46000,
  }),
  exam({
    code: 'INM-009',
    slug: 'inmunoglobulina-m',
    name: words('Inmunoglobulina M (IgM)', 'Immunoglobulin M (IgM)'),
    synonyms: { es: ['IgM', 'IgM total', 'defensas IgM'], en: ['IgM', 'total IgM', 'macroglobulin'] },
    cups: '906832',
    loinc: '2472-9',
    area: 'immunology',
    purpose: words(
      'Mide la cantidad total de IgM, el primer anticuerpo que el cuerpo fabrica ante un germen nuevo. Es muy grande y se queda en la sangre: no pasa de la madre al bebé.',
      'Measures the total amount of IgM, the first antibody the body makes against a new germ. It is very large and stays in the blood: it does not cross from mother to baby.',
    ),
    askedFor: words(
      'Se pide con la IgG y la IgA cuando hay infecciones frecuentes, en recién nacidos con sospecha de infección antes de nacer y en algunas enfermedades de la sangre.',
      'Ordered along with IgG and IgA when infections are frequent, for newborn babies who may have been infected before birth, and for some blood diseases.',
    ),
    notes: words(
      'Es la IgM total: para saber de un germen en particular se pide la IgM contra ese germen.',
      'This is total IgM: to learn about one particular germ, the IgM against that germ is ordered.',
    ),
    specimens: [gelSerum()],
    method: immunoturbidimetry,
    turnaround: inDays(1),
    components: [
      measured(
        'igm',
        words('Inmunoglobulina M', 'Immunoglobulin M'),
        'mg/dL',
        0,
        immunoglobulin([
          [26, 122],
          [32, 132],
          [40, 143],
          [46, 152],
          [37, 184],
          [37, 224],
          [38, 251],
          [41, 255],
          [45, 244],
          [49, 201],
          [40, 230],
        ]),
        '2472-9',
      ),
    ],
    price: 46000,
  }),
  exam({
    code: 'INM-010',
    slug: 'electroforesis-de-proteinas',
    name: words('Electroforesis de proteínas en suero', 'Serum protein electrophoresis'),
    synonyms: {
      es: ['electroforesis', 'proteinograma', 'SPEP', 'pico monoclonal', 'examen de mieloma'],
      en: ['SPEP', 'protein electrophoresis', 'monoclonal band', 'paraprotein', 'myeloma test'],
    },
    cups: '906812',
    loinc: '24351-9',
    area: 'immunology',
    purpose: words(
      'Separa con electricidad las proteínas de la sangre en grupos y mide cada uno. Muestra si alguno falta o sobra, y si hay un pico estrecho de un solo anticuerpo, como el que aparece en el mieloma.',
      'Separates the proteins of the blood into groups with an electric current and measures each one. It shows whether any is lacking or in excess, and whether there is a narrow band of a single antibody, like the one seen in myeloma.',
    ),
    askedFor: words(
      'Se pide ante anemia o dolor de huesos sin explicación, proteínas altas en la sangre, daño del riñón o hinchazón por pérdida de proteínas.',
      'Ordered for unexplained anemia or bone pain, high protein in the blood, kidney damage, or swelling caused by loss of protein.',
    ),
    notes: words(
      'Si se ve un pico, la inmunofijación dice de qué anticuerpo se trata. Una persona mayor puede tener un pico pequeño que solo necesita control.',
      'When a band is seen, immunofixation tells which antibody it is. An older person may have a small band that only needs following up.',
    ),
    preparation: { fasting: { minHours: 8, maxHours: 12 } },
    specimens: [antibodySerum()],
    method: words('Electroforesis capilar', 'Capillary electrophoresis'),
    turnaround: inDays(2, ['tuesday', 'thursday']),
    components: [
      measured(
        'total-protein',
        words('Proteínas totales', 'Total protein'),
        'g/dL',
        1,
        [interval({ low: 6.4, high: 8.3 })],
        '2885-2',
      ),
      measured('albumin', words('Albúmina', 'Albumin'), 'g/dL', 2, [interval({ low: 3.5, high: 5.2 })]),
      measured('alpha-1', words('Alfa 1', 'Alpha 1'), 'g/dL', 2, [interval({ low: 0.2, high: 0.4 })]),
      measured('alpha-2', words('Alfa 2', 'Alpha 2'), 'g/dL', 2, [interval({ low: 0.5, high: 0.9 })]),
      measured('beta', words('Beta', 'Beta'), 'g/dL', 2, [interval({ low: 0.6, high: 1.1 })]),
      measured('gamma', words('Gamma', 'Gamma'), 'g/dL', 2, [interval({ low: 0.7, high: 1.6 })]),
      answered('monoclonal-band', words('Banda monoclonal', 'Monoclonal band'), words('No se observa', 'Not seen')),
    ],
    price: 85000,
  }),
  exam({
    code: 'INM-011',
    slug: 'complemento-hemolitico-ch50',
    name: words('Complemento hemolítico total (CH50)', 'Total hemolytic complement (CH50)'),
    synonyms: { es: ['CH50', 'complemento total', 'complemento hemolítico al 50 %'], en: ['CH50', 'total complement'] },
    cups: '906904',
    loinc: '4532-8',
    area: 'immunology',
    purpose: words(
      'Prueba si toda la cadena del complemento funciona, desde la primera proteína hasta la última. Si falta un solo eslabón, el resultado cae casi a cero.',
      'Tests whether the whole chain of complement works, from the first protein to the last. If a single link is missing, the result drops almost to zero.',
    ),
    askedFor: words(
      'Se pide cuando hay infecciones graves repetidas, sobre todo meningitis, y en el estudio del lupus.',
      'Ordered when serious infections keep coming back, meningitis above all, and for the study of lupus.',
    ),
    notes: words(
      'El complemento se daña si la muestra espera: un valor bajo inesperado se confirma con una muestra nueva.',
      'Complement spoils when the sample waits: an unexpected low value is confirmed with a new sample.',
    ),
    specimens: [
      plainSerum({
        atHome: false,
        stability: [{ at: 'frozen', hours: 336 }],
        rejectedWhen: ['unlabelled', 'wrong-container', 'haemolysed', 'not-cold'],
      }),
    ],
    method: words('Ensayo hemolítico', 'Hemolytic assay'),
    performedBy: 'referral',
    turnaround: referred(5),
    components: [measured('ch50', words('CH50', 'CH50'), 'U/mL', 0, [])],
  }),
  exam({
    code: 'INM-012',
    slug: 'complemento-c1q',
    name: words('Complemento C1q', 'Complement C1q'),
    synonyms: { es: ['C1q', 'fracción C1q'], en: ['C1q', 'complement component 1q'] },
    cups: '906806',
    loinc: '4478-4',
    area: 'immunology',
    purpose: words(
      'Mide la pieza con la que arranca la vía clásica del complemento. Distingue el angioedema que se hereda del que aparece con los años por otra enfermedad, porque en este último suele estar baja.',
      'Measures the piece that starts the classical pathway of complement. It tells inherited angioedema from the kind that another disease brings later in life, because in the latter it is usually low.',
    ),
    askedFor: words(
      'Se pide en adultos con hinchazones repetidas e inhibidor de C1 bajo, y en urticarias con vasculitis.',
      'Ordered for adults with repeated swelling and a low C1 inhibitor, and for hives with vasculitis.',
    ),
    specimens: [
      plainSerum({
        stability: [
          { at: 'refrigerated', hours: 48 },
          { at: 'frozen', hours: 336 },
        ],
      }),
    ],
    method: words('Nefelometría', 'Nephelometry'),
    performedBy: 'referral',
    turnaround: referred(8, ['wednesday']),
    components: [measured('c1q', words('Complemento C1q', 'Complement C1q'), 'mg/dL', 1, [], '4478-4')],
  }),
  exam({
    code: 'INM-013',
    slug: 'inhibidor-de-c1-esterasa',
    name: words('Inhibidor de C1 esterasa, cantidad', 'C1 esterase inhibitor, level'),
    synonyms: {
      es: ['inhibidor de C1', 'C1 INH', 'angioedema hereditario', 'hinchazón de cara y manos'],
      en: ['C1 inhibitor', 'C1-INH antigen', 'hereditary angioedema'],
    },
    cups: '906823',
    loinc: '4477-6',
    area: 'immunology',
    purpose: words(
      'Mide cuánta hay de la proteína que frena el comienzo del complemento. Cuando falta, la piel y las mucosas se hinchan sin rasquiña ni ronchas.',
      'Measures how much there is of the protein that holds back the start of complement. When it is lacking, the skin and the linings of mouth and gut swell without itching or hives.',
    ),
    askedFor: words(
      'Se pide ante hinchazones repetidas de cara, manos, garganta o abdomen, sobre todo si hay familiares con lo mismo.',
      'Ordered for repeated swelling of the face, hands, throat or abdomen, above all when relatives have it too.',
    ),
    notes: words(
      'Un valor normal no cierra el estudio: en algunas familias la proteína está, pero no trabaja. Por eso se acompaña de la prueba de función.',
      'A normal value does not close the matter: in some families the protein is there but does not work. That is why the function test goes with it.',
    ),
    urgent: throatSwelling,
    specimens: [plainSerum()],
    method: words('Nefelometría', 'Nephelometry'),
    performedBy: 'referral',
    turnaround: referred(6, ['tuesday', 'friday']),
    components: [
      measured(
        'c1-inhibitor',
        words('Inhibidor de C1 esterasa', 'C1 esterase inhibitor'),
        'mg/dL',
        0,
        [interval({ low: 21, high: 39 })],
        '4477-6',
      ),
    ],
  }),
  exam({
    code: 'INM-014',
    slug: 'inhibidor-de-c1-esterasa-funcion',
    name: words('Inhibidor de C1 esterasa, función', 'C1 esterase inhibitor, function'),
    synonyms: {
      es: ['C1 inhibidor funcional', 'actividad del inhibidor de C1', 'angioedema hereditario tipo 2'],
      en: ['functional C1 inhibitor', 'C1-INH activity', 'hereditary angioedema type 2'],
    },
    cups: '906823',
    area: 'immunology',
    purpose: words(
      'Mide si el inhibidor de C1 hace su trabajo, y no solo cuánto hay. Encuentra el angioedema de quienes tienen la proteína en cantidad normal, pero defectuosa.',
      'Measures whether the C1 inhibitor does its work, and not only how much there is. It finds angioedema in people who have a normal amount of the protein, but a faulty one.',
    ),
    askedFor: words(
      'Se pide en hinchazones repetidas sin ronchas, con el C4 bajo, y para estudiar a los familiares.',
      'Ordered for repeated swelling without hives, for a low C4, and to study relatives.',
    ),
    notes: words(
      'La proteína se daña con el calor: la muestra viaja congelada.',
      'Heat damages the protein: the sample travels frozen.',
    ),
    urgent: throatSwelling,
    specimens: [
      plainSerum({
        atHome: false,
        stability: [{ at: 'frozen', hours: 336 }],
        rejectedWhen: ['unlabelled', 'wrong-container', 'haemolysed', 'not-cold'],
      }),
    ],
    method: words('Inmunoensayo enzimático (ELISA)', 'Enzyme immunoassay (ELISA)'),
    performedBy: 'referral',
    turnaround: referred(10, ['wednesday']),
    components: [
      measured('c1-inhibitor-function', words('Función del inhibidor de C1', 'C1 inhibitor function'), '%', 0, [
        interval({ low: 68, source: 'manufacturer' }),
      ]),
    ],
  }),
  exam({
    code: 'INM-015',
    slug: 'subclases-de-igg',
    name: words('Subclases de IgG (1, 2, 3 y 4)', 'IgG subclasses (1, 2, 3 and 4)'),
    synonyms: {
      es: ['IgG1', 'IgG2', 'IgG3', 'IgG4', 'subclases de inmunoglobulina G'],
      en: ['IgG1', 'IgG2', 'IgG3', 'IgG4'],
    },
    cups: '906830',
    area: 'immunology',
    purpose: words(
      'Mide por separado los 4 tipos de IgG, que se reparten el trabajo contra virus y bacterias. Puede faltar uno aunque la IgG total sea normal.',
      'Measures the 4 types of IgG separately, which share out the work against viruses and bacteria. One may be missing even when total IgG is normal.',
    ),
    askedFor: words(
      'Se pide en sinusitis, otitis o neumonías repetidas, y la IgG4 cuando se sospecha una enfermedad que inflama páncreas, glándulas salivales u otros órganos.',
      'Ordered for repeated sinusitis, ear infections or pneumonia, and IgG4 when a disease that inflames the pancreas, salivary glands or other organs is suspected.',
    ),
    specimens: [antibodySerum()],
    method: words('Nefelometría', 'Nephelometry'),
    performedBy: 'referral',
    turnaround: referred(6, ['tuesday', 'friday']),
    components: [
      measured('igg1', words('IgG1', 'IgG1'), 'mg/dL', 0, [interval({ low: 341, high: 894 })], '2466-1'),
      measured('igg2', words('IgG2', 'IgG2'), 'mg/dL', 0, [interval({ low: 171, high: 632 })], '2467-9'),
      measured('igg3', words('IgG3', 'IgG3'), 'mg/dL', 1, [interval({ low: 18.4, high: 106 })], '2468-7'),
      measured('igg4', words('IgG4', 'IgG4'), 'mg/dL', 1, [interval({ low: 2.4, high: 121 })], '2469-5'),
    ],
  }),
  exam({
    code: 'INM-016',
    slug: 'inmunoglobulina-d',
    name: words('Inmunoglobulina D (IgD)', 'Immunoglobulin D (IgD)'),
    synonyms: {
      es: ['IgD', 'fiebre periódica', 'síndrome de hiper IgD'],
      en: ['IgD', 'periodic fever', 'hyper-IgD syndrome'],
    },
    cups: '906833',
    loinc: '2460-4',
    area: 'immunology',
    purpose: words(
      'Mide la inmunoglobulina D, que en la sangre es muy escasa. Puede estar alta en unas fiebres heredadas que vuelven cada pocas semanas y en un mieloma poco frecuente.',
      'Measures immunoglobulin D, which is very scarce in the blood. It may be high in some inherited fevers that return every few weeks, and in a rare myeloma.',
    ),
    askedFor: words(
      'Se pide en niños con fiebres periódicas, y en adultos con un pico en la electroforesis que la IgG, la IgA y la IgM no explican.',
      'Ordered for children with periodic fevers, and for adults with a band on electrophoresis that IgG, IgA and IgM do not explain.',
    ),
    specimens: [antibodySerum()],
    method: words('Inmunodifusión radial', 'Radial immunodiffusion'),
    performedBy: 'referral',
    turnaround: referred(10, ['wednesday']),
    components: [measured('igd', words('Inmunoglobulina D', 'Immunoglobulin D'), 'mg/dL', 1, [], '2460-4')],
  }),
  exam({
    code: 'INM-017',
    slug: 'inmunofijacion-en-suero',
    name: words('Inmunofijación en suero', 'Serum immunofixation'),
    synonyms: {
      es: ['inmunofijación', 'tipificación de paraproteína', 'componente monoclonal', 'examen de mieloma'],
      en: ['IFE', 'paraprotein typing', 'monoclonal protein', 'myeloma test'],
    },
    cups: '906825',
    area: 'immunology',
    purpose: words(
      'Identifica de qué clase es el anticuerpo repetido que forma un pico en la electroforesis: IgG, IgA o IgM, kappa o lambda. También encuentra picos tan pequeños que la electroforesis no muestra.',
      'Identifies the class of the repeated antibody that forms a band on electrophoresis: IgG, IgA or IgM, kappa or lambda. It also finds bands so small that electrophoresis does not show them.',
    ),
    askedFor: words(
      'Se pide para estudiar o controlar el mieloma, la amiloidosis y la macroglobulinemia.',
      'Ordered to study or follow myeloma, amyloidosis and macroglobulinemia.',
    ),
    specimens: [antibodySerum()],
    method: words('Electroforesis en gel con inmunofijación', 'Gel electrophoresis with immunofixation'),
    turnaround: inDays(3, ['tuesday', 'thursday']),
    components: [
      answered(
        'monoclonal-component',
        words('Componente monoclonal', 'Monoclonal component'),
        words('No se observa', 'Not seen'),
      ),
    ],
  }),
  exam({
    code: 'INM-018',
    slug: 'inmunofijacion-en-orina',
    name: words('Inmunofijación en orina de 24 horas', 'Urine immunofixation, 24-hour'),
    synonyms: {
      es: ['proteína de Bence Jones', 'cadenas livianas en orina', 'inmunofijación urinaria'],
      en: ['Bence Jones protein', 'urine light chains', 'urine IFE'],
    },
    cups: '906825',
    area: 'immunology',
    purpose: words(
      'Busca en la orina pedazos sueltos de anticuerpos, llamados cadenas livianas o proteína de Bence Jones. Son tan pequeños que el riñón los deja pasar, y pueden dañarlo.',
      'Looks in the urine for loose pieces of antibody, called light chains or Bence Jones protein. They are so small that the kidney lets them through, and they can damage it.',
    ),
    askedFor: words(
      'Se pide en el estudio y control del mieloma, y cuando se pierden proteínas en la orina sin causa clara.',
      'Ordered for the study and follow-up of myeloma, and when protein is lost in the urine for no clear reason.',
    ),
    preparation: { urineAdditive: 'none', urine: '24-hours' },
    specimens: [
      dayUrine({
        stability: [
          { at: 'refrigerated', hours: 168 },
          { at: 'frozen', hours: 720 },
        ],
      }),
    ],
    method: words('Electroforesis en gel con inmunofijación', 'Gel electrophoresis with immunofixation'),
    turnaround: inDays(3, ['tuesday', 'thursday']),
    components: [
      answered(
        'bence-jones-protein',
        words('Cadenas livianas monoclonales (Bence Jones)', 'Monoclonal light chains (Bence Jones)'),
        words('No se observan', 'Not seen'),
      ),
    ],
  }),
  exam({
    code: 'INM-019',
    slug: 'cadenas-livianas-libres',
    name: words('Cadenas livianas libres kappa y lambda', 'Free light chains, kappa and lambda'),
    synonyms: {
      es: ['cadenas ligeras libres', 'kappa libre', 'lambda libre', 'relación kappa/lambda', 'Freelite'],
      en: ['FLC', 'free kappa', 'free lambda', 'kappa/lambda ratio', 'Freelite'],
    },
    area: 'immunology',
    purpose: words(
      'Mide en la sangre los pedazos sueltos de anticuerpo, kappa y lambda, y cuántas veces cabe uno en el otro. Una proporción desviada indica que una sola familia de células los está fabricando de más.',
      'Measures the loose pieces of antibody in the blood, kappa and lambda, and how many times one goes into the other. A lopsided ratio shows that a single family of cells is making too many.',
    ),
    askedFor: words(
      'Se pide en el mieloma y la amiloidosis, para el diagnóstico y para ver la respuesta al tratamiento.',
      'Ordered for myeloma and amyloidosis, for the diagnosis and to see the response to treatment.',
    ),
    notes: words(
      'Cuando el riñón trabaja poco, las 2 cadenas suben y la proporción puede llegar a 3,1 sin que eso signifique enfermedad de la sangre.',
      'When the kidneys work poorly, the 2 chains rise and the ratio may reach 3.1 without meaning a disease of the blood.',
    ),
    specimens: [antibodySerum()],
    method: words('Nefelometría', 'Nephelometry'),
    performedBy: 'referral',
    turnaround: referred(5, ['tuesday', 'friday']),
    // Katzmann JA et al., Clin Chem 2002;48:1437-44.
    components: [
      measured('free-kappa', words('Kappa libre', 'Free kappa'), 'mg/L', 1, [
        interval({ low: 3.3, high: 19.4, source: 'manufacturer' }),
      ]),
      measured('free-lambda', words('Lambda libre', 'Free lambda'), 'mg/L', 1, [
        interval({ low: 5.7, high: 26.3, source: 'manufacturer' }),
      ]),
      measured('kappa-lambda-ratio', words('Relación kappa/lambda', 'Kappa/lambda ratio'), '{ratio}', 2, [
        interval({ low: 0.26, high: 1.65, source: 'manufacturer' }),
      ]),
    ],
  }),
  exam({
    code: 'INM-020',
    slug: 'crioglobulinas',
    name: words('Crioglobulinas', 'Cryoglobulins'),
    synonyms: { es: ['crioglobulinemia', 'proteínas del frío'], en: ['cryoglobulinaemia', 'cold proteins'] },
    cups: '906917',
    area: 'immunology',
    purpose: words(
      'Busca en la sangre proteínas que se cuajan con el frío y se disuelven al calentarlas. Cuando existen pueden tapar vasos pequeños de la piel, los nervios o el riñón.',
      'Looks for proteins in the blood that clump in the cold and dissolve when warmed. Where they exist, they can block small vessels in the skin, nerves or kidneys.',
    ),
    askedFor: words(
      'Se pide ante manchas moradas en las piernas, dolor articular y daño de nervios, sobre todo en personas con hepatitis C.',
      'Ordered for purple spots on the legs, sore joints and nerve damage, above all in people with hepatitis C.',
    ),
    notes: words(
      'La sangre se mantiene a 37 °C desde la toma hasta separarla y luego se observa durante 7 días en frío; por eso la muestra se toma únicamente en la sede.',
      'The blood is kept at 37 °C from collection until it is separated and then watched for 7 days in the cold; for that reason the sample is taken only at the laboratory.',
    ),
    preparation: { fasting: { minHours: 8, maxHours: 12 } },
    specimens: [plainSerum({ volumeMl: 10, minimumMl: 5, atHome: false, stability: [{ at: 'room', hours: 1 }] })],
    method: words('Crioprecipitación', 'Cryoprecipitation'),
    turnaround: inDays(8, ['monday', 'tuesday']),
    components: [answered('cryoglobulins', words('Crioglobulinas', 'Cryoglobulins'), negative)],
  }),
  exam({
    code: 'INM-021',
    slug: 'crioaglutininas',
    name: words('Crioaglutininas', 'Cold agglutinins'),
    synonyms: {
      es: ['aglutininas frías', 'aglutininas al frío', 'crioaglutininas por Mycoplasma'],
      en: ['cold agglutinin titre'],
    },
    cups: '906901',
    area: 'immunology',
    purpose: words(
      'Busca anticuerpos que pegan los glóbulos rojos unos con otros cuando la sangre se enfría. Aparecen por unas semanas después de algunas infecciones o se quedan, y entonces pueden causar anemia.',
      'Looks for antibodies that stick red cells to each other when the blood cools. They appear for some weeks after certain infections, or they stay, and may then cause anemia.',
    ),
    askedFor: words(
      'Se pide en anemias con destrucción de glóbulos rojos y cuando los dedos se ponen morados con el frío.',
      'Ordered for anemia with destruction of red cells, and when the fingers turn blue in the cold.',
    ),
    specimens: [plainSerum({ atHome: false, stability: [{ at: 'room', hours: 4 }] })],
    method: words('Aglutinación', 'Agglutination'),
    turnaround: inDays(2, ['tuesday', 'thursday']),
    components: [
      answered(
        'cold-agglutinins',
        words('Crioaglutininas, título', 'Cold agglutinins, titer'),
        words('Menor de 1:64', 'Below 1:64'),
      ),
    ],
  }),
  exam({
    code: 'INM-022',
    slug: 'complejos-inmunes-circulantes',
    name: words('Complejos inmunes circulantes', 'Circulating immune complexes'),
    synonyms: { es: ['inmunocomplejos', 'CIC'], en: ['CIC', 'immune complexes'] },
    cups: '906805',
    area: 'immunology',
    purpose: words(
      'Mide los grupos de anticuerpos pegados a su blanco que circulan por la sangre. Si son muchos, se depositan en el riñón, las articulaciones o los vasos y los inflaman.',
      'Measures the clusters of antibody stuck to their target that travel in the blood. When there are many, they settle in the kidneys, joints or vessels and inflame them.',
    ),
    askedFor: words(
      'Se pide en lupus, vasculitis y algunas infecciones largas, para saber si la enfermedad está activa.',
      'Ordered for lupus, vasculitis and some long infections, to see whether the disease is active.',
    ),
    specimens: [antibodySerum()],
    method: words('Inmunoensayo enzimático (ELISA) con C1q', 'C1q enzyme immunoassay (ELISA)'),
    performedBy: 'referral',
    turnaround: referred(10, ['wednesday']),
    components: [
      answered('immune-complexes', words('Complejos inmunes circulantes', 'Circulating immune complexes'), negative),
    ],
  }),
  exam({
    code: 'INM-023',
    urgent: sepsis,
    slug: 'interleucina-6',
    name: words('Interleucina 6 (IL-6)', 'Interleukin 6 (IL-6)'),
    synonyms: { es: ['IL-6', 'interleuquina 6', 'tormenta de citocinas'], en: ['IL-6', 'cytokine storm'] },
    cups: '906853',
    loinc: '26881-3',
    area: 'immunology',
    purpose: words(
      'Mide el mensajero con el que las células piden ayuda ante una inflamación. Sube antes que la proteína C reactiva, de modo que avisa temprano.',
      'Measures the messenger with which cells call for help in an inflammation. It rises before C-reactive protein does, and so gives an early warning.',
    ),
    askedFor: words(
      'Se pide en infecciones e inflamaciones graves, casi siempre con la persona hospitalizada.',
      'Ordered for serious infections and inflammation, nearly always for people in the hospital.',
    ),
    preparation: { instructions: [tellOfBiotin] },
    specimens: [
      gelSerum({
        stability: [
          { at: 'refrigerated', hours: 24 },
          { at: 'frozen', hours: 720 },
        ],
      }),
    ],
    method: words('Electroquimioluminiscencia', 'Electrochemiluminescence'),
    turnaround: inDays(1),
    components: [
      measured(
        'il-6',
        words('Interleucina 6', 'Interleukin 6'),
        'pg/mL',
        1,
        [interval({ high: 7, source: 'manufacturer' })],
        '26881-3',
      ),
    ],
  }),
  exam({
    code: 'INM-024',
    sensitive: true,
    slug: 'linfocitos-t-cd4',
    counselling: 'hiv-sti',
    name: words('Recuento de linfocitos T CD4', 'CD4 T-cell count'),
    synonyms: {
      es: ['CD4', 'recuento de CD4', 'defensas CD4', 'conteo de CD4'],
      en: ['CD4', 'CD4 count', 'helper T cells'],
    },
    cups: '906714',
    loinc: '24467-3',
    area: 'immunology',
    purpose: words(
      'Cuenta los linfocitos CD4, las células que dirigen al resto de las defensas. Son las que el VIH ataca, y su número dice qué tan protegida está la persona.',
      'Counts CD4 lymphocytes, the cells that direct the rest of our defenses. They are the ones HIV attacks, and their number tells how well protected a person is.',
    ),
    askedFor: words(
      'Se pide en el control de quienes viven con VIH, al comenzar y cada 3 a 6 meses, y en otras causas de defensas bajas.',
      'Ordered to follow people living with HIV, at the start and every 3 to 6 months, and for other causes of low defenses.',
    ),
    notes: words(
      'El número cambia con la hora del día, el cansancio y una gripa: compare muestras tomadas a horas parecidas. Esta prueba no dice si una persona tiene VIH.',
      'The number varies with the time of day, tiredness or a cold: compare samples taken at similar hours. This test does not tell whether a person has HIV.',
    ),
    preparation: { timeOfDay: { from: '06:30', until: '11:00' } },
    specimens: [livingCells],
    method: flowCytometry,
    turnaround: inDays(2, mondayToThursday),
    components: [
      measured(
        'cd4',
        words('Linfocitos T CD4', 'CD4 T cells'),
        '/uL',
        0,
        [interval({ low: 500, high: 1500 })],
        '24467-3',
      ),
      measured(
        'cd4-percent',
        words('CD4, porcentaje de los linfocitos', 'CD4, share of lymphocytes'),
        '%',
        0,
        [],
        '8123-2',
      ),
    ],
    price: 135000,
  }),
  exam({
    code: 'INM-025',
    sensitive: true,
    slug: 'linfocitos-t-cd3-cd4-cd8',
    counselling: 'hiv-sti',
    name: words('Linfocitos T: CD3, CD4 y CD8 con relación', 'T cells: CD3, CD4 and CD8 with ratio'),
    synonyms: {
      es: ['CD4/CD8', 'relación CD4/CD8', 'subpoblaciones T', 'CD8'],
      en: ['CD4/CD8 ratio', 'T-cell subsets', 'CD8'],
    },
    cups: '906744',
    area: 'immunology',
    purpose: words(
      'Cuenta los linfocitos T y sus 2 grupos: los CD4, que organizan la defensa, y los CD8, que destruyen las células enfermas. La relación entre ellos muestra si hay equilibrio.',
      'Counts T lymphocytes and their 2 groups: CD4 cells, which organize the defense, and CD8 cells, which destroy sick cells. The ratio between them shows whether there is balance.',
    ),
    askedFor: words(
      'Se pide en el control del VIH, después de un trasplante y en niños con infecciones repetidas.',
      'Ordered to follow HIV, after a transplant, and for children with repeated infections.',
    ),
    notes: words(
      'Los niños tienen muchos más linfocitos que los adultos: sus resultados se comparan con los de su edad.',
      'Children have far more lymphocytes than adults: their results are compared with those of their own age.',
    ),
    preparation: { timeOfDay: { from: '06:30', until: '11:00' } },
    specimens: [livingCells],
    method: flowCytometry,
    turnaround: inDays(2, mondayToThursday),
    components: [
      cells('cd3', 'Linfocitos T CD3', 'CD3 T cells', 690, 2540, '8122-4'),
      measured(
        'cd4',
        words('Linfocitos T CD4', 'CD4 T cells'),
        '/uL',
        0,
        [interval({ low: 500, high: 1500 })],
        '24467-3',
      ),
      cells('cd8', 'Linfocitos T CD8', 'CD8 T cells', 190, 1140, '14135-8'),
      measured(
        'cd4-cd8-ratio',
        words('Relación CD4/CD8', 'CD4/CD8 ratio'),
        '{ratio}',
        2,
        [interval({ low: 1 })],
        '54218-3',
      ),
    ],
    price: 210000,
  }),
  exam({
    code: 'INM-026',
    slug: 'subpoblaciones-de-linfocitos',
    name: words('Subpoblaciones de linfocitos T, B y NK', 'Lymphocyte subsets: T, B and NK'),
    synonyms: {
      es: ['inmunofenotipo', 'perfil linfocitario', 'linfocitos T, B y NK', 'estudio de defensas'],
      en: ['immunophenotyping', 'TBNK', 'lymphocyte profile', 'immune cell study'],
    },
    area: 'immunology',
    purpose: words(
      'Cuenta una por una las familias de linfocitos: los T, que dirigen y atacan; los B, que fabrican anticuerpos, y los NK, que vigilan. Muestra cuál falta en quien tiene las defensas bajas.',
      'Counts the families of lymphocytes one by one: T cells, which direct and attack; B cells, which make antibodies, and NK cells, which keep watch. It shows which one is missing in someone with low defenses.',
    ),
    askedFor: words(
      'Se pide en niños y adultos con infecciones graves o repetidas, y antes y después de algunos tratamientos que bajan las defensas.',
      'Ordered for children and adults with serious or repeated infections, and before and after certain treatments that lower the defenses.',
    ),
    notes: words(
      'Los intervalos son de adultos: en un bebé son normales cifras mucho más altas.',
      'The intervals are for adults: in a baby much higher figures are normal.',
    ),
    specimens: [livingCells],
    method: flowCytometry,
    turnaround: inDays(3, mondayToThursday),
    components: [
      cells('cd3', 'Linfocitos T CD3', 'CD3 T cells', 690, 2540, '8122-4'),
      measured(
        'cd4',
        words('Linfocitos T CD4', 'CD4 T cells'),
        '/uL',
        0,
        [interval({ low: 500, high: 1500 })],
        '24467-3',
      ),
      cells('cd8', 'Linfocitos T CD8', 'CD8 T cells', 190, 1140, '14135-8'),
      cells('cd19', 'Linfocitos B CD19', 'CD19 B cells', 90, 660, '8116-6'),
      cells('nk', 'Linfocitos NK CD16/CD56', 'NK cells CD16/CD56', 90, 590),
    ],
    price: 340000,
  }),
  exam({
    code: 'INM-027',
    slug: 'linfocitos-b-cd19',
    name: words('Linfocitos B (CD19 y CD20)', 'B lymphocytes (CD19 and CD20)'),
    synonyms: {
      es: ['CD19', 'CD20', 'células B', 'control de rituximab'],
      en: ['CD19', 'CD20', 'B cells', 'rituximab monitoring'],
    },
    cups: '906711',
    area: 'immunology',
    purpose: words(
      'Cuenta los linfocitos B, las células que fabrican los anticuerpos. Dice si un medicamento dirigido contra ellas las bajó y cuándo empiezan a volver.',
      'Counts B lymphocytes, the cells that make antibodies. It tells whether a medicine aimed at them has brought them down, and when they begin to return.',
    ),
    askedFor: words(
      'Se pide en el control de tratamientos como el rituximab y en niños que casi no tienen anticuerpos.',
      'Ordered to follow treatments such as rituximab, and for children who have hardly any antibodies.',
    ),
    specimens: [livingCells],
    method: flowCytometry,
    turnaround: inDays(3, mondayToThursday),
    components: [cells('cd19', 'Linfocitos B CD19', 'CD19 B cells', 90, 660, '8116-6')],
  }),
  exam({
    code: 'INM-028',
    slug: 'linfocitos-b-de-memoria',
    name: words('Linfocitos B de memoria', 'Memory B cells'),
    synonyms: {
      es: ['CD27', 'células B de memoria', 'inmunodeficiencia común variable'],
      en: ['CD27', 'switched memory B cells', 'common variable immunodeficiency'],
    },
    cups: '906754',
    area: 'immunology',
    purpose: words(
      'Cuenta los linfocitos B que recuerdan gérmenes y vacunas. Cuando son muy pocos, el cuerpo responde mal la segunda vez que encuentra el mismo germen.',
      'Counts the B lymphocytes that remember germs and vaccines. When there are very few, the body responds poorly the second time it meets the same germ.',
    ),
    askedFor: words(
      'La piden sobre todo inmunólogos, en personas con anticuerpos bajos e infecciones repetidas.',
      'Ordered mainly by immunologists, for people with low antibodies and repeated infections.',
    ),
    specimens: [livingCells],
    method: flowCytometry,
    performedBy: 'referral',
    turnaround: referred(6, mondayToThursday),
    components: [
      measured(
        'memory-b',
        words('B de memoria (CD27+), porcentaje de los B', 'Memory B cells (CD27+), share of B cells'),
        '%',
        1,
        [],
      ),
      measured('switched-memory-b', words('B de memoria con cambio de isotipo', 'Switched memory B cells'), '%', 1, []),
    ],
  }),
  exam({
    code: 'INM-029',
    slug: 'explosion-respiratoria-de-granulocitos',
    name: words('Explosión respiratoria de los granulocitos', 'Granulocyte respiratory burst'),
    synonyms: {
      es: ['dihidrorrodamina', 'DHR', 'enfermedad granulomatosa crónica', 'función de los neutrófilos'],
      en: ['DHR test', 'dihydrorhodamine', 'chronic granulomatous disease', 'neutrophil function'],
    },
    cups: '906844',
    area: 'immunology',
    purpose: words(
      'Prueba si los glóbulos blancos fabrican las sustancias con las que matan a las bacterias y hongos que se han comido. Es el examen con el que se busca la enfermedad granulomatosa crónica.',
      'Tests whether white blood cells make the substances with which they kill the bacteria and fungi they have swallowed. It is the test used to look for chronic granulomatous disease.',
    ),
    askedFor: words(
      'Se pide en niños con abscesos o neumonías graves por hongos o bacterias poco comunes, y en las madres para saber si son portadoras.',
      'Ordered for children with abscesses or severe pneumonia caused by fungi or unusual bacteria, and for mothers to learn whether they are carriers.',
    ),
    notes: words(
      'Las células se prueban vivas: se toma al mismo tiempo sangre de una persona sana que sirve de comparación.',
      'The cells are tested alive: blood from a healthy person is taken at the same time to serve as a comparison.',
    ),
    specimens: [
      heparinBlood({
        atHome: false,
        stability: [{ at: 'room', hours: 24 }],
        rejectedWhen: ['unlabelled', 'wrong-container', 'clotted', 'frozen', 'late'],
      }),
    ],
    method: flowCytometry,
    performedBy: 'referral',
    turnaround: referred(5, ['monday', 'tuesday', 'wednesday']),
    components: [
      answered(
        'respiratory-burst',
        words('Explosión respiratoria', 'Respiratory burst'),
        words('Conservada', 'Preserved'),
      ),
    ],
  }),
  exam({
    code: 'INM-030',
    slug: 'linfoproliferacion-a-mitogenos',
    name: words('Linfoproliferación a mitógenos', 'Lymphocyte proliferation to mitogens'),
    synonyms: {
      es: ['proliferación de linfocitos', 'función de los linfocitos T'],
      en: ['lymphocyte stimulation', 'T-cell function'],
    },
    cups: '906777',
    area: 'immunology',
    purpose: words(
      'Pone a los linfocitos T en contacto con sustancias que deberían hacerlos multiplicar. Muestra si, además de estar, responden.',
      'Puts T lymphocytes in contact with substances that should make them multiply. It shows whether they respond, besides being there.',
    ),
    askedFor: words(
      'Se pide en bebés y niños con sospecha de una inmunodeficiencia grave.',
      'Ordered for babies and children who may have a severe immune deficiency.',
    ),
    specimens: [heparinBlood({ volumeMl: 10, minimumMl: 5, atHome: false, stability: [{ at: 'room', hours: 24 }] })],
    method: flowCytometry,
    performedBy: 'referral',
    turnaround: referred(10, ['monday', 'tuesday']),
    components: [
      answered(
        'proliferation',
        words('Respuesta a mitógenos', 'Response to mitogens'),
        words('Conservada', 'Preserved'),
      ),
    ],
  }),
  exam({
    code: 'INM-031',
    slug: 'anticuerpos-contra-tetanos',
    name: words('Anticuerpos contra el toxoide tetánico', 'Tetanus toxoid antibodies'),
    synonyms: {
      es: ['defensas contra el tétano', 'tétanos IgG', 'respuesta a la vacuna del tétano'],
      en: ['tetanus IgG', 'tetanus vaccine response'],
    },
    cups: '906846',
    area: 'immunology',
    purpose: words(
      'Mide las defensas que dejó la vacuna del tétanos. Sirve también para probar si las defensas de una persona aprenden: se toma antes de un refuerzo y otra vez 4 semanas después.',
      'Measures the protection left by the tetanus vaccine. It also tests whether a person’s defenses can learn: it is taken before a booster and again 4 weeks later.',
    ),
    askedFor: words(
      'Se pide en el estudio de infecciones repetidas y cuando no se sabe si la persona está vacunada.',
      'Ordered to investigate repeated infections, and when it is not known whether a person has been vaccinated.',
    ),
    specimens: [antibodySerum()],
    method: words('Inmunoensayo enzimático (ELISA)', 'Enzyme immunoassay (ELISA)'),
    performedBy: 'referral',
    turnaround: referred(8, ['wednesday']),
    components: [
      measured('tetanus-igg', words('Anticuerpos contra tétanos', 'Tetanus antibodies'), '[IU]/mL', 2, [
        interval({ ageFrom: '0d', low: 0.1, condition: words('Con protección', 'Protected') }),
      ]),
    ],
  }),
  exam({
    code: 'INM-032',
    slug: 'anticuerpos-contra-difteria',
    name: words('Anticuerpos contra el toxoide diftérico', 'Diphtheria toxoid antibodies'),
    synonyms: {
      es: ['difteria IgG', 'respuesta a la vacuna de difteria'],
      en: ['diphtheria IgG', 'diphtheria vaccine response'],
    },
    cups: '906845',
    area: 'immunology',
    purpose: words(
      'Mide las defensas que dejó la vacuna de la difteria, que se pone junto con la del tétanos. Compararla antes y después de un refuerzo muestra si el cuerpo responde a las vacunas.',
      'Measures the protection left by the diphtheria vaccine, which is given with the tetanus one. Comparing it before and after a booster shows whether the body responds to vaccines.',
    ),
    askedFor: words(
      'Se pide en el estudio de defensas bajas y en personal expuesto a un brote.',
      'Ordered to investigate low defenses, and for staff exposed to an outbreak.',
    ),
    specimens: [antibodySerum()],
    method: words('Inmunoensayo enzimático (ELISA)', 'Enzyme immunoassay (ELISA)'),
    performedBy: 'referral',
    turnaround: referred(8, ['wednesday']),
    components: [
      measured('diphtheria-igg', words('Anticuerpos contra difteria', 'Diphtheria antibodies'), '[IU]/mL', 2, [
        interval({ ageFrom: '0d', low: 0.1, condition: words('Con protección', 'Protected') }),
      ]),
    ],
  }),
  exam({
    code: 'INM-033',
    slug: 'anticuerpos-contra-neumococo',
    name: words('Anticuerpos contra neumococo, por serotipos', 'Pneumococcal antibodies, by serotype'),
    synonyms: {
      es: ['neumococo IgG', 'respuesta a la vacuna de neumococo'],
      en: ['pneumococcal IgG', 'pneumococcal vaccine response'],
    },
    cups: '906052',
    area: 'immunology',
    purpose: words(
      'Mide las defensas contra varios tipos de neumococo, una bacteria que causa neumonía, otitis y meningitis. Tomada antes y 4 semanas después de la vacuna, dice si el cuerpo aprendió a reconocerlos.',
      'Measures the defenses against several types of pneumococcus, a bacterium that causes pneumonia, ear infections and meningitis. Taken before the vaccine and 4 weeks after it, it tells whether the body has learned to recognize them.',
    ),
    askedFor: words(
      'Se pide en personas con sinusitis o neumonías repetidas, o a quienes les falta el bazo.',
      'Ordered for people with repeated sinusitis or pneumonia, or who have lost their spleen.',
    ),
    specimens: [antibodySerum()],
    method: words('Inmunoensayo múltiple con microesferas', 'Multiplex bead immunoassay'),
    performedBy: 'referral',
    turnaround: referred(15, ['wednesday'], 3),
    components: [
      answered(
        'serotypes-protected',
        words('Serotipos con 1,3 µg/mL o más', 'Serotypes at 1.3 µg/mL or more'),
        words('La mayoría de los probados', 'Most of those tested'),
      ),
    ],
  }),
  exam({
    code: 'INM-034',
    slug: 'bandas-oligoclonales',
    name: words('Bandas oligoclonales en líquido cefalorraquídeo y suero', 'Oligoclonal bands in CSF and serum'),
    synonyms: {
      es: ['bandas oligoclonales', 'examen de esclerosis múltiple', 'BOC'],
      en: ['OCB', 'multiple sclerosis test'],
    },
    cups: '906811',
    area: 'immunology',
    purpose: words(
      'Compara los anticuerpos del líquido que rodea el cerebro con los de la sangre. Si hay bandas que están solo en el líquido, las defensas están trabajando dentro del sistema nervioso, como ocurre en la esclerosis múltiple.',
      'Compares the antibodies in the fluid around the brain with those in the blood. Bands found only in the fluid show that the defenses are at work inside the nervous system, as happens in multiple sclerosis.',
    ),
    askedFor: words(
      'La piden los neurólogos ante pérdida de visión, hormigueos o debilidad que van y vienen.',
      'Ordered by neurologists when loss of vision, tingling or weakness comes and goes.',
    ),
    notes: words(
      'Las 2 muestras se toman el mismo día. El líquido lo extrae un médico en una clínica u hospital.',
      'The 2 samples are taken on the same day. The fluid is drawn by a doctor at a clinic or hospital.',
    ),
    urgent: suddenNerves,
    specimens: [
      {
        type: 'cerebrospinal-fluid',
        container: 'sterile-tube',
        volumeMl: 2,
        minimumMl: 1,
        atHome: false,
        byPatient: false,
        stability: [
          { at: 'refrigerated', hours: 168 },
          { at: 'frozen', hours: 720 },
        ],
        rejectedWhen: ['unlabelled', 'insufficient', 'contaminated'],
      },
      antibodySerum({ atHome: false }),
    ],
    method: words('Isoelectroenfoque', 'Isoelectric focusing'),
    performedBy: 'referral',
    turnaround: referred(8, ['tuesday']),
    components: [
      answered(
        'bands',
        words('Bandas que están solo en el líquido', 'Bands found only in the fluid'),
        words('Ninguna', 'None'),
      ),
    ],
  }),
  exam({
    code: 'INM-035',
    slug: 'perfil-de-inmunoglobulinas',
    name: words('Inmunoglobulinas G, A y M', 'Immunoglobulins G, A and M'),
    synonyms: {
      es: ['perfil de inmunoglobulinas', 'cuantificación de inmunoglobulinas', 'examen de defensas'],
      en: ['immunoglobulin profile', 'IgG, IgA and IgM', 'antibody levels'],
    },
    area: 'immunology',
    members: ['INM-007', 'INM-008', 'INM-009'],
    purpose: words(
      'Reúne la medición de los 3 tipos principales de anticuerpos. Es el primer paso para saber por qué una persona se enferma tanto de infecciones.',
      'Brings together the 3 main kinds of antibody. It is the first step towards finding out why someone catches so many infections.',
    ),
    askedFor: words(
      'Se pide en niños con otitis o neumonías frecuentes y en adultos con sinusitis repetidas o enfermedades de la sangre.',
      'Ordered for children with frequent ear infections or pneumonia, and for adults with repeated sinusitis or blood diseases.',
    ),
    turnaround: inDays(1),
    price: 125000,
  }),
  exam({
    code: 'INM-036',
    slug: 'perfil-de-complemento',
    name: words('Complemento C3, C4 y CH50', 'Complement C3, C4 and CH50'),
    synonyms: {
      es: ['perfil de complemento', 'estudio de complemento'],
      en: ['complement profile', 'complement study'],
    },
    area: 'immunology',
    members: ['INM-005', 'INM-006', 'INM-011'],
    purpose: words(
      'Mira a la vez las 2 proteínas más importantes del complemento y el funcionamiento de toda la cadena. Así se sabe si se está gastando o si falta una pieza desde el nacimiento.',
      'Looks at the 2 most important proteins of complement and at how the whole chain works. It shows whether complement is being used up or a piece has been missing since birth.',
    ),
    askedFor: words(
      'Se pide en lupus con daño del riñón y en infecciones graves que se repiten.',
      'Ordered for lupus with kidney damage and for serious infections that keep returning.',
    ),
    performedBy: 'referral',
    turnaround: referred(5),
  }),
];
