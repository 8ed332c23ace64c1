import type { Component } from '../../../app/domain/exams/component.ts';
import type { Exam } from '../../../app/domain/exams/exam.ts';
import type { Specimen } from '../../../app/domain/exams/specimen.ts';
import {
  adults,
  answered,
  exam,
  gelSerum,
  inDays,
  interval,
  measured,
  negative,
  oneAnswer,
  oneNumber,
  referred,
  sameDay,
  sampled,
  words,
} from './authoring.ts';
import {
  earlyLabor,
  headInjury,
  heartFailure,
  infectedBelly,
  infectedDialysis,
  infectedJoint,
  meningitis,
} from './emergencies.ts';

/**
 * A fluid that a doctor draws with a needle. It is irreplaceable, so an unlabeled tube is never discarded: the doctor who drew it comes
 * to identify it. Its cells burst within hours.
 */
const drawn = (
  type: Specimen['type'],
  container: Specimen['container'],
  volumeMl: number,
  minimumMl: number,
  changes: Partial<Specimen> = {},
) =>
  sampled(type, container, {
    volumeMl,
    minimumMl,
    stability: [
      { at: 'room', hours: 2 },
      { at: 'refrigerated', hours: 24 },
    ],
    rejectedWhen: ['wrong-container', 'insufficient', 'clotted', 'late', 'frozen'],
    ...changes,
  });

const csf = (volumeMl = 3) =>
  drawn('cerebrospinal-fluid', 'sterile-tube', volumeMl, 1, {
    stability: [{ at: 'room', hours: 1 }],
    rejectedWhen: ['wrong-container', 'insufficient', 'late', 'frozen'],
  });
/** Proteins keep longer than cells. */
const keptCold: Specimen['stability'] = [
  { at: 'refrigerated', hours: 168 },
  { at: 'frozen', hours: 720 },
];
/** EDTA keeps the cells from clotting for the count. */
const fluidInEdta = () => drawn('body-fluid', 'edta', 3, 1);
const fluidPlain = (volumeMl = 10) => drawn('body-fluid', 'sterile-tube', volumeMl, 2);
/** Dry EDTA crystals look like urate under polarized light; heparin does not crystallize. */
const synovial = () => drawn('body-fluid', 'heparin', 4, 1);

const byTheDoctor = words(
  'La muestra la toma el médico con una punción; traiga la orden con la hora y el sitio de la toma.',
  'The doctor takes the sample with a needle; bring the order with the time and the site.',
);
const byBronchoscopy = words(
  'La muestra la toma el médico con un broncoscopio, un tubo delgado con cámara; traiga la orden con la hora y el sitio de la toma.',
  'The doctor takes the sample with a bronchoscope, a thin tube with a camera; bring the order with the time and the site.',
);
const fromTheBag = words(
  'De la diálisis se toma de la bolsa; en los demás casos lo saca el médico. Traiga la orden con la hora de la toma.',
  'From dialysis it is taken from the bag; otherwise the doctor draws it. Bring the order with the time it was taken.',
);
const taken = { instructions: [byTheDoctor] };

const leucocytes = (intervals: Component['intervals'] = []) =>
  measured('leucocytes', words('Leucocitos', 'White cells'), '/uL', 0, intervals);
const erythrocytes = measured('erythrocytes', words('Glóbulos rojos', 'Red cells'), '/uL', 0, []);
const neutrophils = (intervals: Component['intervals'] = []) =>
  measured('neutrophils', words('Neutrófilos', 'Neutrophils'), '%', 0, intervals);
const mononuclear = measured('mononuclear', words('Mononucleares', 'Mononuclear cells'), '%', 0, []);
const appearance = (es: string, en: string) => answered('appearance', words('Aspecto', 'Appearance'), words(es, en));
const glucose = measured('glucose', words('Glucosa', 'Glucose'), 'mg/dL', 0, []);
const protein = measured('protein', words('Proteínas', 'Protein'), 'g/dL', 1, []);
const ldh = measured('ldh', words('LDH', 'LDH'), 'U/L', 0, []);

export const bodyFluids: readonly Exam[] = [
  exam({
    code: 'LIQ-001',
    slug: 'liquido-cefalorraquideo-citoquimico',
    name: words('Citoquímico de líquido cefalorraquídeo (LCR)', 'Cerebrospinal fluid (CSF) analysis'),
    synonyms: {
      es: ['LCR', 'punción lumbar', 'líquido de la columna', 'meningitis', 'líquido del cerebro'],
      en: ['CSF', 'lumbar puncture', 'spinal tap', 'meningitis test', 'spinal fluid'],
    },
    cups: '903850',
    area: 'chemistry',
    purpose: words(
      'Cuenta las células y mide el azúcar y las proteínas del líquido que baña el cerebro. En una hora ayuda a separar una meningitis por bacterias de una por virus y de un sangrado.',
      'Counts the cells and measures the sugar and the protein of the fluid that bathes the brain. Within an hour it helps to tell bacterial meningitis from viral meningitis and from bleeding.',
    ),
    askedFor: words(
      'Se pide en urgencias con fiebre y nuca rígida, dolor de cabeza súbito, convulsiones o debilidad que sube por las piernas.',
      'Ordered in an emergency with fever and a stiff neck, sudden headache, seizures or weakness climbing up the legs.',
    ),
    notes: words(
      'El azúcar se compara con el de la sangre de ese momento: lo esperado es cerca de 60 %. Una punción difícil deja sangre que confunde el conteo.',
      'Its sugar is compared with that of blood at the same moment: about 60% is expected. A difficult puncture leaves blood that confuses the count.',
    ),
    urgent: meningitis,
    preparation: taken,
    specimens: [csf(4)],
    method: words('Conteo en cámara, Wright y química', 'Chamber count, Wright stain and chemistry'),
    turnaround: sameDay(1),
    price: 68000,
    components: [
      appearance('Claro e incoloro', 'Clear and colorless'),
      leucocytes([interval({ ageFrom: '0d', ageTo: '29d', high: 20 }), interval({ ageFrom: '29d', high: 5 })]),
      erythrocytes,
      neutrophils(),
      mononuclear,
      measured('glucose', words('Glucosa', 'Glucose'), 'mg/dL', 0, [interval({ low: 45, high: 80 })], '2342-4'),
      measured(
        'protein',
        words('Proteínas', 'Protein'),
        'mg/dL',
        0,
        [interval({ ageFrom: '6m', low: 15, high: 45 })],
        '2880-3',
      ),
    ],
  }),
  exam({
    code: 'LIQ-002',
    slug: 'liquido-pleural-citoquimico',
    name: words('Citoquímico de líquido pleural', 'Pleural fluid analysis'),
    synonyms: {
      es: ['líquido del pulmón', 'derrame pleural', 'agua en el pulmón', 'toracentesis'],
      en: ['pleural effusion', 'thoracentesis', 'water on the lung'],
    },
    cups: '903852',
    area: 'chemistry',
    purpose: words(
      'Estudia el líquido que se acumula entre el pulmón y las costillas. Dice si se filtró por falla del corazón o si lo produce una infección, una tuberculosis o un tumor.',
      'Studies the fluid that gathers between the lung and the ribs. It tells whether it leaked because of heart failure or is caused by an infection, tuberculosis or a tumor.',
    ),
    askedFor: words('Se pide cuando la radiografía muestra un derrame.', 'Ordered when an X-ray shows an effusion.'),
    notes: words(
      'Con proteínas y LDH de la sangre del mismo día se aplican los criterios de Light.',
      'With protein and LDH in blood of the same day, Light’s criteria are applied.',
    ),
    preparation: taken,
    specimens: [fluidInEdta(), fluidPlain()],
    method: words('Conteo en cámara, Wright y química', 'Chamber count, Wright stain and chemistry'),
    turnaround: sameDay(3),
    price: 68000,
    components: [
      appearance('Transparente, amarillo claro', 'Clear, pale yellow'),
      leucocytes(),
      erythrocytes,
      neutrophils(),
      mononuclear,
      glucose,
      protein,
      ldh,
      measured('ph', words('pH', 'pH'), '[pH]', 2, []),
    ],
  }),
  exam({
    code: 'LIQ-003',
    slug: 'liquido-ascitico-citoquimico',
    name: words('Citoquímico de líquido ascítico', 'Ascitic fluid analysis'),
    synonyms: {
      es: ['ascitis', 'líquido en el abdomen', 'paracentesis', 'agua en la barriga'],
      en: ['ascites', 'paracentesis', 'fluid in the belly'],
    },
    cups: '903849',
    area: 'chemistry',
    purpose: words(
      'Estudia el líquido que se acumula en el abdomen, casi siempre por cirrosis. Busca primero una infección, que con 250 neutrófilos o más por µL se trata ese mismo día.',
      'Studies the fluid that gathers in the belly, mostly because of cirrhosis. It looks first for infection, which at 250 neutrophils or more per µL is treated the same day.',
    ),
    askedFor: words(
      'Se pide en la primera ascitis, y si hay fiebre, dolor, confusión o el riñón empeora.',
      'Ordered for a first ascites, and for fever, pain, confusion or worsening kidneys.',
    ),
    urgent: infectedBelly,
    preparation: taken,
    specimens: [fluidInEdta(), fluidPlain()],
    method: words('Conteo en cámara, Wright y química', 'Chamber count, Wright stain and chemistry'),
    turnaround: sameDay(3),
    price: 68000,
    components: [
      appearance('Transparente, amarillo claro', 'Clear, pale yellow'),
      leucocytes(),
      measured('neutrophil-count', words('Neutrófilos', 'Neutrophils'), '/uL', 0, [
        interval({ high: 249, source: 'guideline' }),
      ]),
      erythrocytes,
      glucose,
      protein,
      measured('albumin', words('Albúmina', 'Albumin'), 'g/dL', 1, []),
      ldh,
    ],
  }),
  exam({
    code: 'LIQ-004',
    slug: 'liquido-sinovial-completo',
    name: words('Citoquímico de líquido sinovial', 'Synovial fluid analysis'),
    synonyms: {
      es: ['líquido de la rodilla', 'artrocentesis', 'rodilla hinchada', 'líquido articular'],
      en: ['joint fluid', 'knee fluid', 'arthrocentesis', 'swollen knee'],
    },
    cups: '903504',
    area: 'chemistry',
    purpose: words(
      'Estudia el líquido de una articulación hinchada: células, azúcar, viscosidad y cristales con luz polarizada. Distingue la gota, la artrosis, la artritis y la infección.',
      'Studies the fluid of a swollen joint: cells, sugar, viscosity and crystals in polarised light. It tells apart gout, wear, arthritis and infection.',
    ),
    askedFor: words(
      'Se pide con una rodilla u otra articulación caliente, roja e hinchada.',
      'Ordered when a knee or another joint is hot, red and swollen.',
    ),
    notes: words(
      'Más de 50.000 leucocitos por µL hacen sospechar infección, que es una urgencia.',
      'More than 50,000 white cells per µL raise the suspicion of infection, which is an emergency.',
    ),
    urgent: infectedJoint,
    preparation: taken,
    specimens: [synovial(), fluidInEdta()],
    method: words('Conteo en cámara, química y luz polarizada', 'Chamber count, chemistry and polarised light'),
    turnaround: sameDay(4),
    components: [
      appearance('Transparente, amarillo claro', 'Clear, pale yellow'),
      answered('viscosity', words('Viscosidad', 'Viscosity'), words('Alta', 'High')),
      leucocytes([adults(0, 199)]),
      neutrophils([adults(0, 24)]),
      erythrocytes,
      glucose,
      protein,
      answered('mucin-clot', words('Coágulo de mucina', 'Mucin clot'), words('Firme', 'Firm')),
      answered('rheumatoid-factor', words('Factor reumatoideo', 'Rheumatoid factor'), negative),
      measured('complement', words('Complemento C3', 'Complement C3'), 'mg/dL', 0, []),
      answered('crystals', words('Cristales', 'Crystals'), words('No se observan', 'None seen')),
    ],
  }),
  oneAnswer({
    code: 'LIQ-005',
    slug: 'cristales-liquido-sinovial',
    name: words('Cristales en líquido sinovial', 'Synovial fluid crystals'),
    synonyms: {
      es: ['gota en la rodilla', 'urato', 'pirofosfato', 'seudogota'],
      en: ['gout crystals', 'urate', 'pseudogout', 'pyrophosphate'],
    },
    cups: '903505',
    area: 'chemistry',
    purpose: words(
      'Busca con luz polarizada los cristales que inflaman una articulación. Las agujas de urato confirman la gota; los rombos de pirofosfato, la seudogota.',
      'Looks in polarised light for the crystals that inflame a joint. Needles of urate confirm gout; rhomboids of pyrophosphate, pseudogout.',
    ),
    askedFor: words(
      'Se pide en un ataque de dolor articular, aunque el ácido úrico de la sangre sea normal.',
      'Ordered for an attack of joint pain, even if uric acid in the blood is normal.',
    ),
    notes: words('Puede haber gota e infección al mismo tiempo.', 'There can be gout and infection at the same time.'),
    urgent: infectedJoint,
    preparation: taken,
    specimens: [synovial()],
    method: words('Microscopía de luz polarizada compensada', 'Compensated polarised light microscopy'),
    turnaround: sameDay(4),
    analyte: 'crystals',
    expected: words('No se observan', 'None seen'),
  }),
  exam({
    code: 'LIQ-006',
    slug: 'liquido-sinovial-basico',
    name: words('Líquido sinovial con test de mucina', 'Synovial fluid with mucin clot test'),
    synonyms: { es: ['líquido articular básico', 'test de mucina'], en: ['basic joint fluid', 'mucin clot test'] },
    cups: '903853',
    area: 'chemistry',
    purpose: words(
      'Cuenta las células y mide azúcar y proteínas del líquido articular, y prueba si forma un coágulo firme. Es la versión corta, sin luz polarizada.',
      'Counts the cells and measures sugar and protein of joint fluid, and tests whether it forms a firm clot. It is the short version, without polarised light.',
    ),
    askedFor: words(
      'Se pide en derrames articulares ya conocidos o después de un golpe.',
      'Ordered for joint effusions already known or after an injury.',
    ),
    preparation: taken,
    specimens: [synovial(), fluidInEdta()],
    method: words('Conteo en cámara y química', 'Chamber count and chemistry'),
    turnaround: sameDay(4),
    components: [
      appearance('Transparente, amarillo claro', 'Clear, pale yellow'),
      leucocytes([adults(0, 199)]),
      neutrophils([adults(0, 24)]),
      erythrocytes,
      glucose,
      protein,
      answered('mucin-clot', words('Coágulo de mucina', 'Mucin clot'), words('Firme', 'Firm')),
    ],
  }),
  exam({
    code: 'LIQ-007',
    slug: 'liquido-peritoneal-citoquimico',
    name: words('Citoquímico de líquido peritoneal', 'Peritoneal fluid analysis'),
    synonyms: {
      es: ['lavado peritoneal', 'diálisis peritoneal turbia', 'peritonitis'],
      en: ['peritoneal lavage', 'cloudy dialysis fluid', 'peritonitis'],
    },
    cups: '903851',
    area: 'chemistry',
    purpose: words(
      'Cuenta las células y mide amilasa, azúcar y proteínas del líquido que rodea los intestinos. En quien se dializa por el abdomen, un líquido turbio con más de 100 leucocitos por µL indica infección.',
      'Counts the cells and measures amylase, sugar and protein of the fluid around the bowel. In those on dialysis through the belly, cloudy fluid with more than 100 white cells per µL points to infection.',
    ),
    askedFor: words(
      'Se pide en diálisis peritoneal con dolor o bolsa turbia, y tras una herida del abdomen.',
      'Ordered for peritoneal dialysis with pain or a cloudy bag, and after an injury to the belly.',
    ),
    urgent: infectedDialysis,
    preparation: { instructions: [fromTheBag] },
    specimens: [fluidInEdta(), fluidPlain()],
    method: words('Conteo en cámara y química', 'Chamber count and chemistry'),
    turnaround: sameDay(3),
    components: [
      appearance('Transparente', 'Clear'),
      leucocytes(),
      neutrophils(),
      erythrocytes,
      glucose,
      protein,
      measured('amylase', words('Amilasa', 'Amylase'), 'U/L', 0, []),
    ],
  }),
  exam({
    code: 'LIQ-008',
    slug: 'liquido-pericardico-citoquimico',
    name: words('Citoquímico de líquido pericárdico', 'Pericardial fluid analysis'),
    synonyms: {
      es: ['líquido en el corazón', 'derrame pericárdico'],
      en: ['pericardial effusion', 'fluid around the heart'],
    },
    cups: '903503',
    area: 'chemistry',
    purpose: words(
      'Estudia el líquido que rodea el corazón cuando se acumula y lo aprieta. Busca infección, tuberculosis, sangre o células de un tumor.',
      'Studies the fluid around the heart when it builds up and squeezes it. It looks for infection, tuberculosis, blood or tumor cells.',
    ),
    askedFor: words(
      'Se pide cuando se drena un derrame del corazón.',
      'Ordered when an effusion of the heart is drained.',
    ),
    urgent: heartFailure,
    preparation: taken,
    specimens: [fluidInEdta(), fluidPlain()],
    method: words('Conteo en cámara y química', 'Chamber count and chemistry'),
    turnaround: sameDay(3),
    components: [
      appearance('Transparente, amarillo claro', 'Clear, pale yellow'),
      measured('specific-gravity', words('Densidad', 'Specific gravity'), '{SG}', 3, []),
      leucocytes(),
      neutrophils(),
      erythrocytes,
      glucose,
      protein,
      ldh,
    ],
  }),
  exam({
    code: 'LIQ-009',
    slug: 'otros-liquidos-citoquimico',
    name: words('Citoquímico de otros líquidos', 'Analysis of other body fluids'),
    synonyms: {
      es: ['líquido de drenaje', 'líquido de quiste', 'seroma', 'hidrocele'],
      en: ['drain fluid', 'cyst fluid', 'seroma', 'hydrocele'],
    },
    cups: '903506',
    area: 'chemistry',
    purpose: words(
      'Cuenta las células y mide azúcar y proteínas de un líquido poco común: un quiste, un drenaje, un hidrocele. Dice si parece infectado, con sangre o solo acumulado.',
      'Counts the cells and measures sugar and protein of an uncommon fluid: a cyst, a drain, a hydrocele. It tells whether it looks infected, bloody or merely collected.',
    ),
    askedFor: words(
      'Se pide cuando se vacía una colección y se quiere saber qué es.',
      'Ordered when a collection is emptied and one wants to know what it is.',
    ),
    preparation: taken,
    specimens: [fluidInEdta(), fluidPlain()],
    method: words('Conteo en cámara y química', 'Chamber count and chemistry'),
    turnaround: sameDay(4),
    components: [
      answered('appearance', words('Aspecto', 'Appearance'), null),
      leucocytes(),
      neutrophils(),
      erythrocytes,
      glucose,
      protein,
    ],
  }),
  oneNumber({
    code: 'LIQ-010',
    slug: 'ada-liquido-pleural',
    name: words('Adenosina deaminasa (ADA) en líquido pleural', 'Adenosine deaminase (ADA), pleural fluid'),
    synonyms: { es: ['ADA', 'tuberculosis pleural', 'adenosín deaminasa'], en: ['ADA', 'pleural tuberculosis'] },
    cups: '903401',
    area: 'chemistry',
    purpose: words(
      'Mide una enzima de los linfocitos que sube mucho cuando el derrame es por tuberculosis. Evita muchas biopsias de la pleura.',
      'Measures an enzyme of lymphocytes that rises a lot when the effusion is from tuberculosis. It spares many biopsies of the pleura.',
    ),
    askedFor: words(
      'Se pide en derrames con predominio de linfocitos y fiebre, tos o pérdida de peso.',
      'Ordered for effusions made up mostly of lymphocytes, with fever, cough or weight loss.',
    ),
    notes: words(
      'De 40 U/L en adelante apoya la tuberculosis; también sube en el empiema, el linfoma y la artritis.',
      'From 40 U/L upwards it supports tuberculosis; it also rises in empyema, lymphoma and arthritis.',
    ),
    preparation: taken,
    specimens: [
      drawn('body-fluid', 'sterile-tube', 5, 1, {
        stability: [
          { at: 'refrigerated', hours: 72 },
          { at: 'frozen', hours: 720 },
        ],
        rejectedWhen: ['wrong-container', 'insufficient', 'haemolysed', 'late'],
      }),
    ],
    method: words('Enzimático colorimétrico', 'Enzymatic, colorimetric'),
    turnaround: inDays(2),
    price: 72000,
    analyte: 'ada',
    unit: 'U/L',
    decimals: 0,
    intervals: [adults(0, 39)],
  }),
  oneNumber({
    code: 'LIQ-011',
    slug: 'ada-lcr',
    name: words('Adenosina deaminasa (ADA) en LCR', 'Adenosine deaminase (ADA), CSF'),
    synonyms: { es: ['ADA en LCR', 'meningitis tuberculosa'], en: ['CSF ADA', 'tuberculous meningitis'] },
    cups: '903401',
    area: 'chemistry',
    purpose: words(
      'Mide la misma enzima en el líquido que baña el cerebro. Un valor alto hace pensar en meningitis por tuberculosis, cuyo cultivo tarda semanas.',
      'Measures the same enzyme in the fluid that bathes the brain. A high value points to tuberculous meningitis, whose culture takes weeks.',
    ),
    askedFor: words(
      'Se pide con dolor de cabeza y fiebre de varias semanas, sobre todo en personas con VIH.',
      'Ordered for headache and fever over several weeks, above all in people with HIV.',
    ),
    urgent: meningitis,
    preparation: taken,
    specimens: [csf(2)],
    method: words('Enzimático colorimétrico', 'Enzymatic, colorimetric'),
    turnaround: inDays(2),
    analyte: 'ada',
    unit: 'U/L',
    decimals: 0,
    intervals: [adults(0, 9)],
  }),
  oneNumber({
    code: 'LIQ-012',
    slug: 'ada-liquido-ascitico',
    name: words('Adenosina deaminasa (ADA) en líquido ascítico', 'Adenosine deaminase (ADA), ascitic fluid'),
    synonyms: { es: ['ADA en ascitis', 'tuberculosis peritoneal'], en: ['ascites ADA', 'peritoneal tuberculosis'] },
    cups: '903401',
    area: 'chemistry',
    purpose: words(
      'Mide en la ascitis la enzima que sube con la tuberculosis del peritoneo. Es útil cuando el líquido tiene muchas proteínas y linfocitos.',
      'Measures in ascites the enzyme that rises with tuberculosis of the peritoneum. It is useful when the fluid has a lot of protein and lymphocytes.',
    ),
    askedFor: words(
      'Se pide en ascitis con fiebre y pérdida de peso.',
      'Ordered for ascites with fever and weight loss.',
    ),
    preparation: taken,
    specimens: [fluidPlain(5)],
    method: words('Enzimático colorimétrico', 'Enzymatic, colorimetric'),
    turnaround: inDays(2),
    analyte: 'ada',
    unit: 'U/L',
    decimals: 0,
    intervals: [adults(0, 38)],
  }),
  exam({
    code: 'LIQ-013',
    slug: 'gradiente-albumina-suero-ascitis',
    name: words('Gradiente de albúmina suero-ascitis (GASA)', 'Serum-ascites albumin gradient (SAAG)'),
    synonyms: { es: ['GASA', 'gradiente de albúmina'], en: ['SAAG'] },
    area: 'chemistry',
    purpose: words(
      'Resta la albúmina de la ascitis de la albúmina de la sangre del mismo día. Con 1,1 g/dL o más la causa es presión alta en las venas del hígado, como en la cirrosis.',
      'Subtracts the albumin of ascites from the albumin of blood of the same day. At 1.1 g/dL or more the cause is high pressure in the veins of the liver, as in cirrhosis.',
    ),
    askedFor: words('Se pide en toda ascitis nueva.', 'Ordered for any new ascites.'),
    preparation: taken,
    specimens: [gelSerum(), fluidPlain(5)],
    method: words('Cálculo a partir de la albúmina en sangre y líquido', 'Calculated from albumin in blood and fluid'),
    turnaround: sameDay(4),
    components: [
      measured('serum-albumin', words('Albúmina en suero', 'Serum albumin'), 'g/dL', 1, []),
      measured('fluid-albumin', words('Albúmina en líquido', 'Fluid albumin'), 'g/dL', 1, []),
      measured('gradient', words('Gradiente', 'Gradient'), 'g/dL', 1, []),
    ],
  }),
  exam({
    code: 'LIQ-014',
    slug: 'indice-igg-lcr',
    name: words('Índice de IgG en LCR', 'CSF IgG index'),
    synonyms: {
      es: ['índice de inmunoglobulina G', 'síntesis intratecal', 'índice de Tibbling-Link'],
      en: ['IgG index', 'intrathecal synthesis'],
    },
    area: 'chemistry',
    purpose: words(
      'Calcula si los anticuerpos del líquido del cerebro llegaron desde la sangre o se fabricaron allí. Usa IgG y albúmina medidas en las dos muestras.',
      'Works out whether the antibodies of the fluid around the brain came from the blood or were made there. It uses IgG and albumin measured in both samples.',
    ),
    askedFor: words('Se pide junto con las bandas oligoclonales.', 'Ordered together with oligoclonal bands.'),
    preparation: taken,
    specimens: [{ ...csf(2), stability: keptCold }, gelSerum({ stability: keptCold })],
    method: words('Nefelometría', 'Nephelometry'),
    performedBy: 'referral',
    turnaround: referred(5),
    components: [
      measured('csf-igg', words('IgG en LCR', 'CSF IgG'), 'mg/dL', 1, []),
      measured('csf-albumin', words('Albúmina en LCR', 'CSF albumin'), 'mg/dL', 1, []),
      measured('igg-index', words('Índice de IgG', 'IgG index'), '{ratio}', 2, [adults(null, 0.7)]),
    ],
  }),
  oneNumber({
    code: 'LIQ-015',
    slug: 'lactato-lcr',
    name: words('Lactato en LCR', 'CSF lactate'),
    synonyms: { es: ['ácido láctico en LCR'], en: ['lactate CSF'] },
    area: 'chemistry',
    purpose: words(
      'Mide el ácido que dejan las bacterias y las células sin oxígeno en el líquido del cerebro. Alto apoya una meningitis por bacterias aun cuando ya se dio un antibiótico.',
      'Measures the acid that bacteria and cells without oxygen leave in the fluid around the brain. When high it supports bacterial meningitis even after an antibiotic has been given.',
    ),
    askedFor: words(
      'Se pide en meningitis dudosas y en enfermedades de las mitocondrias.',
      'Ordered for doubtful meningitis and for diseases of the mitochondria.',
    ),
    urgent: meningitis,
    preparation: taken,
    specimens: [csf(1)],
    method: words('Enzimático', 'Enzymatic'),
    turnaround: sameDay(1),
    analyte: 'lactate',
    unit: 'mmol/L',
    decimals: 1,
    intervals: [adults(1.1, 2.4)],
  }),
  exam({
    code: 'LIQ-016',
    slug: 'biomarcadores-alzheimer-lcr',
    name: words('Biomarcadores de Alzheimer en LCR', 'Alzheimer’s biomarkers, CSF'),
    synonyms: {
      es: ['beta amiloide', 'tau', 'Alzheimer', 'demencia'],
      en: ['amyloid beta', 'tau', 'Alzheimer’s', 'dementia'],
    },
    area: 'chemistry',
    purpose: words(
      'Mide las proteínas que cambian en el líquido del cerebro cuando hay Alzheimer: amiloide baja y tau sube. Ayuda a saber la causa de una pérdida de memoria.',
      'Measures the proteins that change in the fluid around the brain when there is Alzheimer’s disease: amyloid falls and tau rises. It helps to find the cause of a loss of memory.',
    ),
    askedFor: words(
      'Se pide en demencias que empiezan temprano o son atípicas, dentro de una consulta de neurología.',
      'Ordered for dementia that starts early or is unusual, as part of a neurology clinic.',
    ),
    notes: words(
      'Use tubos de polipropileno: el amiloide se pega a otros plásticos.',
      'Use polypropylene tubes: amyloid sticks to other plastics.',
    ),
    preparation: taken,
    specimens: [
      drawn('cerebrospinal-fluid', 'sterile-tube', 3, 2, {
        stability: [
          { at: 'refrigerated', hours: 48 },
          { at: 'frozen', hours: 1440 },
        ],
        rejectedWhen: ['wrong-container', 'insufficient', 'haemolysed', 'late'],
      }),
    ],
    method: words('Quimioluminiscencia', 'Chemiluminescence'),
    performedBy: 'referral',
    turnaround: referred(12, undefined, 3),
    components: [
      measured('amyloid-beta-42', words('Beta amiloide 1-42', 'Amyloid beta 1-42'), 'pg/mL', 0, []),
      measured('amyloid-ratio', words('Relación amiloide 42/40', 'Amyloid 42/40 ratio'), '{ratio}', 3, []),
      measured('phospho-tau', words('Tau fosforilada', 'Phosphorylated tau'), 'pg/mL', 1, []),
      measured('total-tau', words('Tau total', 'Total tau'), 'pg/mL', 0, []),
    ],
  }),
  oneNumber({
    code: 'LIQ-017',
    slug: 'trigliceridos-en-liquido',
    name: words('Triglicéridos en líquido corporal', 'Triglycerides, body fluid'),
    synonyms: {
      es: ['quilotórax', 'ascitis quilosa', 'líquido lechoso'],
      en: ['chylothorax', 'chylous ascites', 'milky fluid'],
    },
    area: 'chemistry',
    purpose: words(
      'Mide la grasa de un líquido de aspecto lechoso. Por encima de 110 mg/dL indica que se rompió o se tapó un conducto de la linfa.',
      'Measures the fat of a milky-looking fluid. Above 110 mg/dL it shows that a lymph duct has broken or been blocked.',
    ),
    askedFor: words(
      'Se pide con líquido blanco en el tórax o el abdomen, tras una cirugía o en linfomas.',
      'Ordered for white fluid in the chest or belly, after surgery or for lymphoma.',
    ),
    preparation: taken,
    specimens: [fluidPlain(3)],
    method: words('Enzimático colorimétrico', 'Enzymatic, colorimetric'),
    turnaround: sameDay(4),
    analyte: 'triglycerides',
    unit: 'mg/dL',
    decimals: 0,
  }),
  oneNumber({
    code: 'LIQ-018',
    slug: 'amilasa-en-liquido',
    name: words('Amilasa en líquido corporal', 'Amylase, body fluid'),
    synonyms: {
      es: ['amilasa en drenaje', 'fístula de páncreas', 'ascitis pancreática'],
      en: ['drain amylase', 'pancreatic fistula', 'pancreatic ascites'],
    },
    cups: '903805',
    area: 'chemistry',
    purpose: words(
      'Mide la enzima del páncreas en un drenaje, un derrame o una ascitis. Si es mucho más alta que en la sangre, el líquido viene del páncreas.',
      'Measures the pancreatic enzyme in a drain, an effusion or ascites. If it is far higher than in blood, the fluid comes from the pancreas.',
    ),
    askedFor: words(
      'Se pide después de operar el páncreas y en pancreatitis con derrame.',
      'Ordered after an operation on the pancreas and for pancreatitis with an effusion.',
    ),
    preparation: taken,
    specimens: [fluidPlain(3)],
    method: words('Enzimático colorimétrico', 'Enzymatic, colorimetric'),
    turnaround: sameDay(4),
    analyte: 'amylase',
    unit: 'U/L',
    decimals: 0,
  }),
  oneNumber({
    code: 'LIQ-019',
    slug: 'creatinina-en-liquido',
    name: words('Creatinina en líquido corporal', 'Creatinine, body fluid'),
    synonyms: { es: ['urinoma', 'fuga de orina', 'uroascitis'], en: ['urinoma', 'urine leak', 'urinary ascites'] },
    cups: '903895',
    area: 'chemistry',
    purpose: words(
      'Mide la creatinina de un drenaje o de una ascitis. Si es mucho mayor que la de la sangre, hay una fuga de orina.',
      'Measures the creatinine of a drain or of ascites. If it is far higher than that of blood, urine is leaking.',
    ),
    askedFor: words(
      'Se pide después de una cirugía de la vejiga, el riñón o el útero.',
      'Ordered after an operation on the bladder, the kidney or the womb.',
    ),
    preparation: taken,
    specimens: [fluidPlain(3)],
    method: words('Enzimático', 'Enzymatic'),
    turnaround: sameDay(4),
    analyte: 'creatinine',
    unit: 'mg/dL',
    decimals: 2,
  }),
  oneAnswer({
    code: 'LIQ-020',
    slug: 'beta-2-transferrina',
    name: words('Beta-2 transferrina (fuga de LCR)', 'Beta-2 transferrin (CSF leak)'),
    synonyms: {
      es: ['fuga de líquido cefalorraquídeo', 'rinorrea', 'líquido por la nariz'],
      en: ['CSF leak', 'CSF rhinorrhoea', 'watery nose'],
    },
    area: 'chemistry',
    purpose: words(
      'Busca en el líquido que gotea de la nariz o el oído una proteína que solo existe en el líquido del cerebro. Dice si hay una fuga o es solo moco.',
      'Looks in the fluid dripping from nose or ear for a protein that only exists in the fluid around the brain. It tells whether there is a leak or only mucus.',
    ),
    askedFor: words(
      'Se pide tras un golpe o una cirugía de cabeza, si gotea líquido claro por un lado.',
      'Ordered after a head injury or operation, if clear fluid drips from one side.',
    ),
    urgent: headInjury,
    preparation: {
      instructions: [
        words(
          'Incline la cabeza y deje gotear el líquido en el tubo; con 1 mL basta.',
          'Tilt your head and let the fluid drip into the tube; 1 mL is enough.',
        ),
      ],
    },
    specimens: [
      drawn('body-fluid', 'sterile-tube', 1, 0.5, {
        byPatient: true,
        stability: [
          { at: 'refrigerated', hours: 72 },
          { at: 'frozen', hours: 720 },
        ],
        rejectedWhen: ['wrong-container', 'insufficient', 'contaminated'],
      }),
    ],
    method: words('Inmunofijación', 'Immunofixation'),
    performedBy: 'referral',
    turnaround: referred(6),
    analyte: 'beta-2-transferrin',
    expected: words('Ausente', 'Absent'),
  }),
  exam({
    code: 'LIQ-021',
    slug: 'lavado-broncoalveolar-celularidad',
    name: words('Celularidad de lavado broncoalveolar', 'Bronchoalveolar lavage cell count'),
    synonyms: { es: ['LBA', 'BAL', 'lavado bronquial'], en: ['BAL', 'lavage differential'] },
    area: 'chemistry',
    purpose: words(
      'Cuenta qué células hay en el líquido con el que se lavó una parte del pulmón. Cada enfermedad del pulmón tiene su proporción.',
      'Counts which cells there are in the fluid with which part of the lung was washed. Each lung disease has its own proportions.',
    ),
    askedFor: words(
      'Se pide en enfermedades que endurecen el pulmón, como la sarcoidosis o la causada por palomas.',
      'Ordered for diseases that stiffen the lung, such as sarcoidosis or that caused by pigeons.',
    ),
    preparation: { instructions: [byBronchoscopy] },
    specimens: [fluidPlain(20)],
    method: words('Citocentrífuga y Wright', 'Cytocentrifuge and Wright stain'),
    turnaround: inDays(1),
    components: [
      measured('macrophages', words('Macrófagos', 'Macrophages'), '%', 0, [adults(85, null)]),
      measured('lymphocytes', words('Linfocitos', 'Lymphocytes'), '%', 0, [adults(null, 15)]),
      measured('neutrophils', words('Neutrófilos', 'Neutrophils'), '%', 0, [adults(null, 3)]),
      measured('eosinophils', words('Eosinófilos', 'Eosinophils'), '%', 0, [adults(null, 1)]),
    ],
  }),
  exam({
    code: 'LIQ-022',
    prenatal: true,
    slug: 'liquido-amniotico-citoquimico',
    name: words('Citoquímico de líquido amniótico', 'Amniotic fluid analysis'),
    synonyms: {
      es: ['amniocentesis', 'infección del líquido amniótico', 'corioamnionitis', 'test de Clements'],
      en: ['amniocentesis', 'intra-amniotic infection', 'shake test'],
    },
    cups: '903848',
    area: 'chemistry',
    purpose: words(
      'Mira las células y mide la creatinina del líquido que rodea al bebé. Orienta sobre su madurez y si hay infección.',
      'Looks at the cells and measures the creatinine of the fluid around the baby. It gives a guide to maturity and to infection.',
    ),
    askedFor: words(
      'Se pide en el hospital ante un parto prematuro con fiebre o sin causa clara.',
      'Ordered in the hospital for premature labor, with fever or without a clear cause.',
    ),
    urgent: earlyLabor,
    preparation: taken,
    specimens: [drawn('amniotic-fluid', 'sterile-tube', 10, 3)],
    method: words('Microscopía, prueba de Clements y química', 'Microscopy, Clements test and chemistry'),
    turnaround: sameDay(2),
    components: [
      appearance('Claro con grumos', 'Clear with flecks'),
      leucocytes(),
      glucose,
      measured('creatinine', words('Creatinina', 'Creatinine'), 'mg/dL', 1, []),
      answered('orange-cells', words('Células anaranjadas', 'Orange cells'), null),
      answered('clements', words('Test de Clements', 'Clements test'), null),
    ],
  }),
  oneNumber({
    code: 'LIQ-023',
    prenatal: true,
    slug: 'alfafetoproteina-liquido-amniotico',
    name: words('Alfafetoproteína en líquido amniótico', 'Alpha-fetoprotein, amniotic fluid'),
    synonyms: { es: ['AFP amniótica', 'espina bífida en amniocentesis'], en: ['AF-AFP', 'amniotic AFP'] },
    cups: '903002',
    area: 'chemistry',
    purpose: words(
      'Mide en el líquido que rodea al bebé una proteína que se escapa si su columna o su abdomen no cerraron. Es más segura que la medida en la sangre de la madre.',
      'Measures in the fluid around the baby a protein that escapes if its spine or its belly did not close. It is more certain than that measured in the mother’s blood.',
    ),
    askedFor: words(
      'Se pide al hacer una amniocentesis por riesgo de defecto del tubo neural.',
      'Ordered when amniocentesis is done for risk of a neural tube defect.',
    ),
    preparation: taken,
    specimens: [drawn('amniotic-fluid', 'sterile-tube', 3, 1, { stability: [{ at: 'refrigerated', hours: 72 }] })],
    method: words('Quimioluminiscencia', 'Chemiluminescence'),
    performedBy: 'referral',
    turnaround: referred(4),
    analyte: 'alpha-fetoprotein',
    unit: 'ug/mL',
    decimals: 1,
  }),
];
