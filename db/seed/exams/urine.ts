import type { Component } from '../../../app/domain/exams/component.ts';
import type { Exam } from '../../../app/domain/exams/exam.ts';
import {
  answered,
  exam,
  gelSerum,
  inDays,
  interval,
  measured,
  negative,
  referred,
  sameDay,
  sterileUrine,
  urine,
  words,
} from './authoring.ts';
import {
  ketoacidosis,
  metabolicCrisis,
  muscleBreakdown,
  porphyriaAttack,
  porphyriaAttackNow,
  preeclampsiaLater,
  transfusionReaction,
} from './emergencies.ts';

/** A pad of the test strip or a microscopic finding, with its expected result from birth on. */
const seen = (
  id: string,
  es: string,
  en: string,
  expectedEs: string,
  expectedEn: string,
  loinc: string | null = null,
) => answered(id, words(es, en), words(expectedEs, expectedEn), loinc);

/** Counted in a high-power field of the microscope. */
const counted = (id: string, es: string, en: string, high: number, loinc: string | null = null): Component =>
  measured(id, words(es, en), '/[HPF]', 0, [interval({ ageFrom: '0d', low: 0, high })], loinc);

const creatinineInUrine = (id: string): Component =>
  measured(
    id,
    words('Creatinina en orina', 'Urine creatinine'),
    'mg/dL',
    0,
    [interval({ sex: 'male', low: 39, high: 259 }), interval({ sex: 'female', low: 28, high: 217 })],
    '2161-8',
  );

/** Kept cold and dark, because the analyte degrades otherwise. */
const inTheDark = () =>
  urine({
    rejectedWhen: ['unlabelled', 'leaking', 'late', 'exposed-to-light'],
    stability: [
      { at: 'refrigerated', hours: 48 },
      { at: 'frozen', hours: 168 },
    ],
  });

export const urineTests: readonly Exam[] = [
  exam({
    code: 'ORI-001',
    slug: 'uroanalisis',
    name: words('Uroanálisis (parcial de orina)', 'Urinalysis, complete'),
    synonyms: {
      es: [
        'parcial de orina',
        'citoquímico de orina',
        'examen de orina',
        'orina',
        'PDO',
        'P de O',
        'uroanálisis completo',
        'sedimento urinario',
        'examen de orines',
        'mal de orín',
        'sangre en la orina',
        'ardor al orinar',
        'cistitis',
      ],
      en: [
        'urine test',
        'pee test',
        'UA',
        'urine dipstick',
        'urine microscopy',
        'complete urinalysis',
        'urine sediment',
        'blood in urine',
        'cystitis',
      ],
    },
    cups: '907106',
    loinc: '24356-8',
    area: 'urine-stool',
    purpose: words(
      'Mira el color y la composición de la orina y lo que flota en ella: células, bacterias y cristales. En pocas horas da pistas de infección, piedras, diabetes o enfermedad de los riñones.',
      'Looks at the color and make-up of the urine and at what floats in it: cells, bacteria and crystals. Within hours it gives clues to infection, stones, diabetes or kidney disease.',
    ),
    askedFor: words(
      'Se pide en casi todo chequeo, durante el embarazo y cuando hay ardor al orinar, sangre en la orina, hinchazón o fiebre sin causa clara.',
      'Ordered for most checkups, during pregnancy, and for burning on urinating, blood in the urine, swelling or a fever without a clear cause.',
    ),
    notes: words(
      'La menstruación, el flujo y las relaciones sexuales recientes pueden dejar sangre o células en la muestra. Las bacterias del examen solo orientan: la infección se confirma con el urocultivo.',
      'A period, vaginal discharge or recent sex can leave blood or cells in the sample. The bacteria seen here are only a hint: infection is confirmed by a urine culture.',
    ),
    preparation: { urine: 'first-morning-midstream' },
    specimens: [urine({ volumeMl: 30, minimumMl: 10 })],
    method: words('Tira reactiva y microscopía del sedimento', 'Test strip and microscopy of the sediment'),
    turnaround: sameDay(6),
    price: 14000,
    components: [
      seen('colour', 'Color', 'Color', 'Amarillo', 'Yellow', '5778-6'),
      seen('appearance', 'Aspecto', 'Appearance', 'Transparente', 'Clear', '5767-9'),
      measured(
        'specific-gravity',
        words('Densidad', 'Specific gravity'),
        '{SG}',
        3,
        [interval({ ageFrom: '1m', low: 1.005, high: 1.03 })],
        '5811-5',
      ),
      measured('ph', words('pH', 'pH'), '[pH]', 1, [interval({ ageFrom: '1m', low: 5, high: 8 })], '5803-2'),
      seen('protein', 'Proteínas', 'Protein', 'Negativo', 'Negative', '20454-5'),
      seen('glucose', 'Glucosa', 'Glucose', 'Negativo', 'Negative', '25428-4'),
      seen('ketones', 'Cetonas', 'Ketones', 'Negativo', 'Negative', '2514-8'),
      seen('bilirubin', 'Bilirrubina', 'Bilirubin', 'Negativo', 'Negative', '5770-3'),
      seen('urobilinogen', 'Urobilinógeno', 'Urobilinogen', 'Normal', 'Normal', '5818-0'),
      seen('nitrite', 'Nitritos', 'Nitrite', 'Negativo', 'Negative', '5802-4'),
      seen('leucocyte-esterase', 'Esterasa leucocitaria', 'Leukocyte esterase', 'Negativo', 'Negative', '5799-2'),
      seen('blood', 'Sangre (hemoglobina)', 'Blood (hemoglobin)', 'Negativo', 'Negative', '5794-3'),
      counted('leucocytes', 'Leucocitos', 'White cells', 5, '5821-4'),
      counted('erythrocytes', 'Hematíes', 'Red cells', 3, '13945-1'),
      counted('epithelial-cells', 'Células epiteliales', 'Epithelial cells', 5, '11277-1'),
      seen('bacteria', 'Bacterias', 'Bacteria', 'Ausentes o escasas', 'Absent or few', '25145-4'),
      seen('casts', 'Cilindros', 'Casts', 'Ausentes', 'Absent', '24124-0'),
      seen('crystals', 'Cristales', 'Crystals', 'Ausentes o escasos', 'Absent or few'),
      seen('mucus', 'Moco', 'Mucus', 'Ausente o escaso', 'Absent or scant', '8247-9'),
    ],
  }),
  exam({
    code: 'ORI-002',
    slug: 'relacion-albumina-creatinina',
    name: words('Relación albúmina/creatinina en orina (RAC)', 'Urine albumin-to-creatinine ratio (ACR)'),
    synonyms: {
      es: [
        'RAC',
        'microalbuminuria creatinina',
        'albuminuria',
        'proteínas del riñón',
        'relación microalbúmina creatinina',
      ],
      en: ['ACR', 'UACR', 'albumin creatinine ratio', 'kidney protein test'],
    },
    loinc: '9318-7',
    area: 'urine-stool',
    purpose: words(
      'Compara en una sola muestra la albúmina, una proteína que el riñón sano retiene, con la creatinina. Detecta el daño del riñón por diabetes o presión alta años antes de que se sienta.',
      'In a single sample, compares albumin, a protein that healthy kidneys hold back, with creatinine. It detects kidney damage from diabetes or high blood pressure years before it is felt.',
    ),
    askedFor: words(
      'Se pide cada año a las personas con diabetes o presión alta, y para seguir una enfermedad de los riñones.',
      'Ordered every year in people with diabetes or high blood pressure, and to follow kidney disease.',
    ),
    notes: words(
      'El ejercicio fuerte, la fiebre, la infección urinaria y la menstruación la suben por unos días. Un resultado alto se repite: se habla de daño cuando 2 de 3 muestras, tomadas en 3 meses, salen altas.',
      'Hard exercise, fever, a urine infection and a period raise it for a few days. A high result is repeated: it means damage when 2 of 3 samples, taken over 3 months, are high.',
    ),
    preparation: {
      urine: 'first-morning',
      abstentions: [{ of: 'exercise', hours: 24, maxHours: null }],
    },
    specimens: [
      urine({
        volumeMl: 20,
        minimumMl: 5,
        stability: [{ at: 'refrigerated', hours: 72 }],
      }),
    ],
    method: words('Inmunoturbidimetría y método enzimático', 'Immunoturbidimetry and enzymatic method'),
    turnaround: inDays(1),
    price: 32000,
    components: [
      measured(
        'albumin',
        words('Albúmina en orina', 'Urine albumin'),
        'mg/L',
        1,
        [interval({ low: 0, high: 20 })],
        '14957-5',
      ),
      creatinineInUrine('creatinine'),
      measured(
        'albumin-creatinine-ratio',
        words('Relación albúmina/creatinina', 'Albumin-to-creatinine ratio'),
        'mg/g',
        0,
        [interval({ low: 0, high: 29, source: 'kdigo-2024' })],
        '9318-7',
      ),
    ],
  }),
  exam({
    code: 'ORI-003',
    slug: 'microalbuminuria-orina-parcial',
    name: words('Microalbuminuria en orina parcial', 'Urine albumin (spot)'),
    synonyms: {
      es: ['microalbúmina', 'microalbuminuria', 'albuminuria', 'albúmina en orina'],
      en: ['microalbumin', 'spot urine albumin', 'urine microalbumin'],
    },
    cups: '903026',
    loinc: '14957-5',
    area: 'urine-stool',
    purpose: words(
      'Mide pequeñas cantidades de albúmina, una proteína de la sangre que no debería pasar a la orina. Es una señal temprana de que los filtros del riñón se están dañando.',
      'Measures small amounts of albumin, a blood protein that should not pass into the urine. It is an early sign that the filters of the kidney are being damaged.',
    ),
    askedFor: words(
      'Se pide en el control de la diabetes, de la presión alta y de la preeclampsia.',
      'Ordered to follow up diabetes, high blood pressure and pre-eclampsia.',
    ),
    notes: words(
      'Sola depende de cuánta agua haya tomado: la relación con la creatinina es más segura.',
      'On its own it depends on how much water you have drunk: the ratio to creatinine is more reliable.',
    ),
    preparation: {
      urine: 'first-morning',
      abstentions: [{ of: 'exercise', hours: 24, maxHours: null }],
    },
    specimens: [
      urine({
        volumeMl: 20,
        minimumMl: 5,
        stability: [{ at: 'refrigerated', hours: 72 }],
      }),
    ],
    method: words('Inmunoturbidimetría', 'Immunoturbidimetry'),
    turnaround: inDays(1),
    price: 25000,
    components: [
      measured(
        'albumin',
        words('Albúmina en orina', 'Urine albumin'),
        'mg/L',
        1,
        [interval({ low: 0, high: 20 })],
        '14957-5',
      ),
    ],
  }),
  exam({
    code: 'ORI-004',
    slug: 'creatinina-orina-parcial',
    name: words('Creatinina en orina parcial', 'Urine creatinine (spot)'),
    synonyms: {
      es: ['creatinuria', 'creatinina urinaria', 'creatinina en orina'],
      en: ['spot urine creatinine', 'random urine creatinine'],
    },
    cups: '903876',
    loinc: '2161-8',
    area: 'urine-stool',
    purpose: words(
      'Mide la creatinina de una muestra de orina, que dice qué tan concentrada está. Sirve de medida común para leer otras sustancias de la misma muestra, como proteínas, calcio o drogas.',
      'Measures the creatinine of a urine sample, which tells how concentrated it is. It serves as a yardstick for reading other things in the same sample, such as protein, calcium or drugs.',
    ),
    askedFor: words(
      'Se pide junto con otro examen de orina, o para saber si una muestra está diluida.',
      'Ordered together with another urine test, or to know whether a sample has been diluted.',
    ),
    preparation: { urine: 'any' },
    specimens: [
      urine({
        volumeMl: 10,
        minimumMl: 3,
        stability: [{ at: 'refrigerated', hours: 96 }],
      }),
    ],
    method: words('Enzimático colorimétrico', 'Enzymatic, colorimetric'),
    turnaround: inDays(1),
    components: [creatinineInUrine('creatinine')],
  }),
  exam({
    code: 'ORI-005',
    slug: 'relacion-proteina-creatinina',
    name: words('Relación proteína/creatinina en orina', 'Urine protein-to-creatinine ratio'),
    synonyms: {
      es: ['proteinuria en muestra aislada', 'índice proteína creatinina', 'RPC', 'proteinuria esporádica'],
      en: ['PCR urine', 'UPCR', 'spot protein creatinine ratio'],
    },
    loinc: '2890-2',
    area: 'urine-stool',
    purpose: words(
      'Calcula cuánta proteína pierde el riñón en un día a partir de una sola muestra. Evita, casi siempre, recoger la orina de 24 horas.',
      'From a single sample, works out how much protein the kidney loses in a day. It saves most people from collecting urine for 24 hours.',
    ),
    askedFor: words(
      'Se pide en la enfermedad de los riñones, en el lupus y en el embarazo con presión alta.',
      'Ordered for kidney disease, for lupus and in pregnancy with high blood pressure.',
    ),
    notes: words(
      'En el embarazo, 0,3 mg/mg o más apoya el diagnóstico de preeclampsia. Una infección urinaria puede subirla.',
      'In pregnancy, 0.3 mg/mg or more supports the diagnosis of pre-eclampsia. A urine infection can raise it.',
    ),
    urgent: preeclampsiaLater,
    preparation: { urine: 'first-morning' },
    specimens: [
      urine({
        volumeMl: 20,
        minimumMl: 5,
        stability: [{ at: 'refrigerated', hours: 72 }],
      }),
    ],
    method: words('Turbidimetría y método enzimático', 'Turbidimetry and enzymatic method'),
    turnaround: inDays(1),
    price: 24000,
    components: [
      measured('protein', words('Proteínas en orina', 'Urine protein'), 'mg/dL', 1, [], '2888-6'),
      creatinineInUrine('creatinine'),
      measured(
        'protein-creatinine-ratio',
        words('Relación proteína/creatinina', 'Protein-to-creatinine ratio'),
        'mg/mg',
        2,
        [
          interval({ low: 0, high: 0.19 }),
          interval({ ageFrom: '12y', sex: 'female', low: 0, high: 0.29, condition: words('Embarazo', 'Pregnancy') }),
        ],
        '2890-2',
      ),
    ],
  }),
  exam({
    code: 'ORI-006',
    slug: 'proteinas-orina-parcial',
    name: words('Proteínas en orina parcial', 'Urine protein (spot)'),
    synonyms: {
      es: ['proteinuria parcial', 'proteínas totales en orina'],
      en: ['spot urine protein', 'random urine protein'],
    },
    cups: '903874',
    loinc: '2888-6',
    area: 'urine-stool',
    purpose: words(
      'Mide todas las proteínas que salen en una muestra de orina. Cuando los filtros del riñón se dañan, las dejan pasar.',
      'Measures all the protein in one urine sample. When the filters of the kidney are damaged, they let it through.',
    ),
    askedFor: words(
      'Se pide cuando la tira de orina muestra proteínas o la orina hace mucha espuma.',
      'Ordered when a urine strip shows protein or the urine is very frothy.',
    ),
    preparation: { urine: 'first-morning' },
    specimens: [
      urine({
        volumeMl: 10,
        minimumMl: 3,
        stability: [{ at: 'refrigerated', hours: 72 }],
      }),
    ],
    method: words('Turbidimetría', 'Turbidimetry'),
    turnaround: inDays(1),
    components: [
      measured(
        'protein',
        words('Proteínas en orina', 'Urine protein'),
        'mg/dL',
        1,
        [interval({ low: 0, high: 14 })],
        '2888-6',
      ),
    ],
  }),
  exam({
    code: 'ORI-007',
    slug: 'analisis-calculo-renal',
    name: words('Análisis de cálculo renal', 'Kidney stone analysis'),
    synonyms: {
      es: ['piedra del riñón', 'cálculo urinario', 'estudio de cálculo', 'piedra en la orina', 'arenilla'],
      en: ['renal calculus analysis', 'kidney stone composition', 'stone analysis'],
    },
    cups: '903005',
    area: 'urine-stool',
    purpose: words(
      'Dice de qué está hecha la piedra que usted expulsó o que le sacaron: oxalato, fosfato, ácido úrico, estruvita o cistina. Según el material cambia la dieta y el tratamiento para que no se forme otra.',
      'Tells what the stone that you passed or had removed is made of: oxalate, phosphate, uric acid, struvite or cystine. The material decides which diet and treatment help so that another does not form.',
    ),
    askedFor: words(
      'Se pide después de expulsar una piedra o de una cirugía, sobre todo si ya había tenido otras.',
      'Ordered after a stone has been passed or removed, above all if you had others before.',
    ),
    preparation: {
      instructions: [
        words(
          'Si va a orinar la piedra, cuele la orina con una gasa; lávela con agua, séquela y tráigala en un frasco limpio, sin alcohol ni formol.',
          'If you expect to pass the stone, strain your urine through gauze; rinse the stone with water, dry it and bring it in a clean jar, without alcohol or formalin.',
        ),
      ],
    },
    specimens: [
      {
        type: 'calculus',
        container: 'sterile-tube',
        volumeMl: null,
        minimumMl: null,
        atHome: true,
        byPatient: true,
        stability: [{ at: 'room', hours: 720 }],
        rejectedWhen: ['unlabelled', 'insufficient', 'in-formalin'],
      },
    ],
    method: words('Espectroscopia infrarroja', 'Infrared spectroscopy'),
    performedBy: 'referral',
    turnaround: referred(5),
    price: 120000,
    components: [
      answered('composition', words('Composición', 'Composition'), null),
      answered('appearance', words('Aspecto, tamaño y color', 'Appearance, size and color'), null),
    ],
  }),
  exam({
    code: 'ORI-008',
    slug: 'sodio-orina-parcial',
    name: words('Sodio en orina parcial', 'Urine sodium (spot)'),
    synonyms: {
      es: ['sodio urinario', 'Na en orina', 'sal en la orina'],
      en: ['spot urine sodium', 'random urine Na'],
    },
    cups: '903872',
    loinc: '2955-3',
    area: 'urine-stool',
    purpose: words(
      'Mide la sal que el riñón está botando en ese momento. Ayuda a saber por qué el sodio de la sangre está bajo o por qué el riñón dejó de funcionar de repente.',
      'Measures the salt that the kidney is letting go at that moment. It helps to find out why sodium in the blood is low or why the kidney suddenly stopped working.',
    ),
    askedFor: words(
      'Se pide con el sodio de la sangre, en deshidratación, en falla renal aguda y con diuréticos.',
      'Ordered together with blood sodium, for dehydration, for acute kidney failure and for people on diuretics.',
    ),
    notes: words(
      'Cambia con lo que se come y se toma: se lee junto con la sangre del mismo día.',
      'It changes with what you eat and drink: it is read together with blood of the same day.',
    ),
    preparation: { urine: 'any' },
    specimens: [urine({ volumeMl: 10, minimumMl: 3 })],
    method: words('Electrodo selectivo de iones', 'Ion-selective electrode'),
    turnaround: sameDay(6),
    price: 15000,
    components: [measured('sodium', words('Sodio en orina', 'Urine sodium'), 'mmol/L', 0, [], '2955-3')],
  }),
  exam({
    code: 'ORI-009',
    slug: 'potasio-orina-parcial',
    name: words('Potasio en orina parcial', 'Urine potassium (spot)'),
    synonyms: {
      es: ['potasio urinario', 'K en orina'],
      en: ['spot urine potassium', 'random urine K'],
    },
    cups: '903878',
    loinc: '2828-2',
    area: 'urine-stool',
    purpose: words(
      'Mide el potasio que sale por la orina. Cuando el de la sangre está bajo, dice si se pierde por el riñón o por el intestino.',
      'Measures the potassium that leaves in the urine. When that of the blood is low, it tells whether it is being lost through the kidney or through the gut.',
    ),
    askedFor: words(
      'Se pide cuando el potasio de la sangre está alto o bajo, o al usar diuréticos.',
      'Ordered when blood potassium is high or low, or while using diuretics.',
    ),
    preparation: { urine: 'any' },
    specimens: [urine({ volumeMl: 10, minimumMl: 3 })],
    method: words('Electrodo selectivo de iones', 'Ion-selective electrode'),
    turnaround: sameDay(6),
    price: 15000,
    components: [measured('potassium', words('Potasio en orina', 'Urine potassium'), 'mmol/L', 0, [], '2828-2')],
  }),
  exam({
    code: 'ORI-010',
    slug: 'cloro-orina-parcial',
    name: words('Cloro en orina parcial', 'Urine chloride (spot)'),
    synonyms: {
      es: ['cloruro urinario', 'Cl en orina'],
      en: ['spot urine chloride', 'random urine Cl'],
    },
    cups: '903880',
    loinc: '2078-4',
    area: 'urine-stool',
    purpose: words(
      'Mide el cloro que bota el riñón. Es la pista principal para entender una sangre demasiado alcalina, por ejemplo después de vomitar mucho.',
      'Measures the chloride that the kidney lets go. It is the main clue for understanding blood that is too alkaline, for example after a lot of vomiting.',
    ),
    askedFor: words(
      'Se pide en el estudio de los gases y electrolitos alterados.',
      'Ordered when blood gases and electrolytes are out of balance.',
    ),
    preparation: { urine: 'any' },
    specimens: [urine({ volumeMl: 10, minimumMl: 3 })],
    method: words('Electrodo selectivo de iones', 'Ion-selective electrode'),
    turnaround: sameDay(6),
    components: [measured('chloride', words('Cloro en orina', 'Urine chloride'), 'mmol/L', 0, [], '2078-4')],
  }),
  exam({
    code: 'ORI-011',
    slug: 'calcio-orina-parcial',
    name: words('Calcio en orina parcial', 'Urine calcium (spot)'),
    synonyms: {
      es: ['calciuria parcial', 'Ca en orina'],
      en: ['spot urine calcium', 'random urine calcium'],
    },
    cups: '903873',
    loinc: '17862-4',
    area: 'urine-stool',
    purpose: words(
      'Mide el calcio de una muestra de orina. Un calcio alto favorece las piedras y puede ser la causa de sangre en la orina de los niños.',
      'Measures the calcium of a urine sample. High calcium favors stones and can be the cause of blood in the urine of children.',
    ),
    askedFor: words(
      'Se pide en niños con piedras o sangre en la orina, en quienes recoger 24 horas es difícil.',
      'Ordered for children with stones or blood in the urine, for whom a collection of 24 hours is difficult.',
    ),
    notes: words(
      'El valor solo dice poco: pida que se informe con la creatinina de la misma muestra.',
      'The value alone tells little: ask for it to be reported with the creatinine of the same sample.',
    ),
    preparation: { urine: 'first-morning' },
    specimens: [urine({ volumeMl: 10, minimumMl: 3 })],
    method: words('Colorimétrico', 'Colorimetric'),
    turnaround: inDays(1),
    components: [measured('calcium', words('Calcio en orina', 'Urine calcium'), 'mg/dL', 1, [], '17862-4')],
  }),
  exam({
    code: 'ORI-012',
    slug: 'relacion-calcio-creatinina',
    name: words('Relación calcio/creatinina en orina', 'Urine calcium-to-creatinine ratio'),
    synonyms: {
      es: ['índice calcio creatinina', 'hipercalciuria en niños', 'relación Ca/Cr'],
      en: ['Ca/Cr ratio', 'spot calcium creatinine ratio'],
    },
    loinc: '9321-1',
    area: 'urine-stool',
    purpose: words(
      'Divide el calcio de la orina entre la creatinina de la misma muestra. Así se sabe si el riñón pierde demasiado calcio, aunque la orina esté más o menos concentrada.',
      'Divides the calcium of the urine by the creatinine of the same sample. That shows whether the kidney loses too much calcium, whether the urine is more or less concentrated.',
    ),
    askedFor: words(
      'Se pide en niños con sangre en la orina, piedras o dolor al orinar, y para vigilar la vitamina D.',
      'Ordered for children with blood in the urine, stones or pain on urinating, and to watch over vitamin D.',
    ),
    notes: words('En los bebés es más alta y baja con la edad.', 'In babies it is higher and it falls with age.'),
    preparation: { urine: 'first-morning' },
    specimens: [urine({ volumeMl: 10, minimumMl: 3 })],
    method: words('Colorimétrico y enzimático', 'Colorimetric and enzymatic'),
    turnaround: inDays(1),
    components: [
      measured('calcium', words('Calcio en orina', 'Urine calcium'), 'mg/dL', 1, [], '17862-4'),
      creatinineInUrine('creatinine'),
      measured(
        'calcium-creatinine-ratio',
        words('Relación calcio/creatinina', 'Calcium-to-creatinine ratio'),
        'mg/mg',
        2,
        [
          interval({ ageFrom: '0d', ageTo: '7m', high: 0.8 }),
          interval({ ageFrom: '7m', ageTo: '19m', high: 0.6 }),
          interval({ ageFrom: '19m', ageTo: '6y', high: 0.42 }),
          interval({ ageFrom: '6y', high: 0.2 }),
        ],
        '9321-1',
      ),
    ],
  }),
  exam({
    code: 'ORI-013',
    slug: 'acido-urico-orina-parcial',
    name: words('Ácido úrico en orina parcial', 'Urine uric acid (spot)'),
    synonyms: {
      es: ['uricosuria parcial', 'urato en orina'],
      en: ['spot urine urate', 'random urine uric acid'],
    },
    cups: '903877',
    loinc: '3086-6',
    area: 'urine-stool',
    purpose: words(
      'Mide el ácido úrico que sale en una muestra de orina. Muestra si el riñón lo elimina bien o si el cuerpo produce demasiado.',
      'Measures the uric acid that leaves in a urine sample. It shows whether the kidney clears it well or the body makes too much.',
    ),
    askedFor: words(
      'Se pide en la gota, en las piedras de ácido úrico y durante el tratamiento de algunos cánceres.',
      'Ordered for gout, for uric acid stones and during the treatment of some cancers.',
    ),
    preparation: { urine: 'any' },
    specimens: [
      urine({
        volumeMl: 10,
        minimumMl: 3,
        stability: [{ at: 'room', hours: 24 }],
      }),
    ],
    method: words('Enzimático colorimétrico', 'Enzymatic, colorimetric'),
    turnaround: inDays(1),
    components: [measured('urate', words('Ácido úrico en orina', 'Urine uric acid'), 'mg/dL', 1, [], '3086-6')],
  }),
  exam({
    code: 'ORI-014',
    slug: 'fosforo-orina-parcial',
    name: words('Fósforo en orina parcial', 'Urine phosphate (spot)'),
    synonyms: {
      es: ['fosfaturia', 'fosfato en orina'],
      en: ['spot urine phosphorus', 'random urine phosphate'],
    },
    cups: '903875',
    loinc: '2778-9',
    area: 'urine-stool',
    purpose: words(
      'Mide el fósforo de una muestra de orina. Con el de la sangre dice si el riñón está perdiendo fósforo, que los huesos necesitan.',
      'Measures the phosphate of a urine sample. With that of the blood it tells whether the kidney is losing phosphate, which bones need.',
    ),
    askedFor: words(
      'Se pide en el raquitismo, en los huesos blandos y cuando el fósforo de la sangre está bajo.',
      'Ordered for rickets, for softened bones and when blood phosphate is low.',
    ),
    preparation: { urine: 'any' },
    specimens: [urine({ volumeMl: 10, minimumMl: 3 })],
    method: words('Fosfomolibdato, ultravioleta', 'Phosphomolybdate, ultraviolet'),
    turnaround: inDays(1),
    components: [measured('phosphate', words('Fósforo en orina', 'Urine phosphate'), 'mg/dL', 1, [], '2778-9')],
  }),
  exam({
    code: 'ORI-015',
    slug: 'magnesio-orina-parcial',
    name: words('Magnesio en orina parcial', 'Urine magnesium (spot)'),
    synonyms: {
      es: ['magnesuria', 'Mg en orina'],
      en: ['spot urine magnesium', 'random urine Mg'],
    },
    cups: '903879',
    loinc: '19124-7',
    area: 'urine-stool',
    purpose: words(
      'Mide el magnesio de una muestra de orina. Sirve para saber por dónde se pierde cuando en la sangre falta.',
      'Measures the magnesium of a urine sample. It shows where it is being lost when the blood is low in it.',
    ),
    askedFor: words(
      'Se pide con un magnesio bajo en la sangre, con calambres, con diuréticos o con medicamentos para la acidez usados por largo tiempo.',
      'Ordered when blood magnesium is low, and for cramps, diuretics or long use of medicines for heartburn.',
    ),
    preparation: { urine: 'any' },
    specimens: [urine({ volumeMl: 10, minimumMl: 3 })],
    method: words('Colorimétrico', 'Colorimetric'),
    turnaround: inDays(1),
    components: [measured('magnesium', words('Magnesio en orina', 'Urine magnesium'), 'mg/dL', 1, [], '19124-7')],
  }),
  exam({
    code: 'ORI-016',
    slug: 'fraccion-excretada-sodio',
    name: words('Fracción excretada de sodio', 'Fractional excretion of sodium (FENa)'),
    synonyms: {
      es: ['FENa', 'excreción fraccionada de sodio'],
      en: ['FENa', 'fractional sodium excretion'],
    },
    cups: '903837',
    area: 'urine-stool',
    purpose: words(
      'Calcula qué parte del sodio que filtra el riñón termina en la orina, con sangre y orina del mismo momento. Distingue un riñón que recibe poca sangre de uno que está dañado.',
      'Works out what share of the sodium filtered by the kidney ends up in the urine, from blood and urine of the same moment. It tells a kidney that receives little blood from one that is damaged.',
    ),
    askedFor: words(
      'Se pide en la falla renal que aparece en horas o días, casi siempre con la persona hospitalizada.',
      'Ordered for kidney failure that appears within hours or days, mostly while the person is in the hospital.',
    ),
    notes: words(
      'Menos de 1 % sugiere falta de líquido o de riego; más de 2 %, daño del riñón. Los diuréticos la alteran.',
      'Less than 1% suggests a lack of fluid or of blood flow; more than 2%, damage to the kidney. Diuretics change it.',
    ),
    preparation: { urine: 'any' },
    specimens: [gelSerum(), urine({ volumeMl: 10, minimumMl: 3 })],
    method: words(
      'Cálculo a partir de sodio y creatinina en sangre y orina',
      'Calculated from sodium and creatinine in blood and urine',
    ),
    turnaround: sameDay(6),
    components: [
      measured(
        'fractional-excretion-sodium',
        words('Fracción excretada de sodio', 'Fractional excretion of sodium'),
        '%',
        2,
        [],
      ),
    ],
  }),
  exam({
    code: 'ORI-017',
    slug: 'osmolaridad-orina',
    name: words('Osmolaridad en orina', 'Urine osmolality'),
    synonyms: {
      es: ['osmolalidad urinaria', 'concentración de la orina'],
      en: ['urine osmolarity', 'urine concentration test'],
    },
    cups: '903033',
    loinc: '2695-5',
    area: 'urine-stool',
    purpose: words(
      'Mide qué tan concentrada está la orina. Muestra si el riñón guarda o bota agua cuando le toca.',
      'Measures how concentrated the urine is. It shows whether the kidney keeps or lets go of water when it should.',
    ),
    askedFor: words(
      'Se pide cuando alguien orina y tiene sed en exceso, o cuando el sodio de la sangre está alterado.',
      'Ordered when someone urinates and is thirsty far too much, or when blood sodium is out of range.',
    ),
    notes: words(
      'Se lee con la osmolaridad de la sangre: una orina diluida es lo esperado en quien acaba de tomar mucha agua.',
      'It is read with the osmolality of the blood: dilute urine is what one expects after drinking a lot of water.',
    ),
    preparation: { urine: 'any' },
    specimens: [urine({ volumeMl: 5, minimumMl: 2 })],
    method: words('Descenso del punto de congelación', 'Freezing-point depression'),
    turnaround: inDays(2),
    components: [
      measured(
        'osmolality',
        words('Osmolaridad en orina', 'Urine osmolality'),
        'mosm/kg',
        0,
        [interval({ low: 50, high: 1200 })],
        '2695-5',
      ),
    ],
  }),
  exam({
    code: 'ORI-018',
    slug: 'eritrocitos-dismorficos',
    name: words('Glóbulos rojos en orina, morfología', 'Urine red cell morphology'),
    synonyms: {
      es: ['eritrocitos dismórficos', 'hematuria glomerular', 'acantocitos en orina', 'sangre en la orina'],
      en: ['dysmorphic red cells', 'acanthocytes in urine', 'glomerular hematuria'],
    },
    cups: '907108',
    area: 'urine-stool',
    purpose: words(
      'Mira la forma de los glóbulos rojos de la orina. Si llegan deformes es porque pasaron por los filtros del riñón; si llegan redondos, la sangre viene de la vejiga o de las vías urinarias.',
      'Looks at the shape of the red cells in the urine. If they arrive misshapen they came through the filters of the kidney; if they arrive round, the blood comes from the bladder or the urinary tract.',
    ),
    askedFor: words(
      'Se pide cuando hay sangre en la orina y se busca de dónde viene.',
      'Ordered when there is blood in the urine and the doctor is looking for its origin.',
    ),
    notes: words(
      'La muestra debe verse antes de 1 hora: después los glóbulos se deforman solos.',
      'The sample must be looked at within 1 hour: later the cells lose their shape by themselves.',
    ),
    preparation: {
      urine: 'at-laboratory',
      instructions: [
        words(
          'Lávese, deje ir el primer chorro y recoja el de la mitad: la muestra debe ser fresca.',
          'Wash, let the first of the urine go and collect the middle of the stream: the sample must be fresh.',
        ),
      ],
    },
    specimens: [urine({ atHome: false, stability: [{ at: 'room', hours: 1 }] })],
    method: words('Microscopía de contraste de fases', 'Phase-contrast microscopy'),
    turnaround: sameDay(6),
    components: [
      measured('dysmorphic', words('Glóbulos rojos dismórficos', 'Dysmorphic red cells'), '%', 0, []),
      measured('acanthocytes', words('Acantocitos', 'Acanthocytes'), '%', 0, [interval({ ageFrom: '0d', high: 4 })]),
    ],
  }),
  exam({
    code: 'ORI-019',
    slug: 'proteina-bence-jones',
    name: words('Proteína de Bence Jones en orina', 'Urine Bence Jones protein'),
    synonyms: {
      es: ['Bence Jones', 'cadenas livianas en orina', 'mieloma en orina'],
      en: ['Bence Jones', 'urine light chains'],
    },
    cups: '907103',
    area: 'urine-stool',
    purpose: words(
      'Busca en la orina pedazos de anticuerpos que produce un tipo de cáncer de la médula ósea, el mieloma. Estas proteínas pasan por el riñón y pueden dañarlo.',
      'Looks in the urine for pieces of antibodies that a kind of bone marrow cancer, myeloma, produces. These proteins pass through the kidney and can damage it.',
    ),
    askedFor: words(
      'Se pide con dolor de huesos, anemia y calcio alto, y para seguir un mieloma ya conocido.',
      'Ordered for bone pain, anemia and high calcium, and to follow a myeloma that is already known.',
    ),
    notes: words(
      'Es una prueba de tamizaje: se confirma con inmunofijación.',
      'It is a screening test: immunofixation confirms it.',
    ),
    preparation: { urine: 'first-morning' },
    specimens: [urine()],
    method: words('Precipitación por calor', 'Heat precipitation'),
    turnaround: inDays(1),
    components: [answered('bence-jones', words('Proteína de Bence Jones', 'Bence Jones protein'), negative)],
  }),
  exam({
    code: 'ORI-020',
    slug: 'mioglobina-orina',
    name: words('Mioglobina en orina', 'Urine myoglobin'),
    synonyms: {
      es: ['mioglobinuria', 'rabdomiólisis', 'orina color coca cola'],
      en: ['myoglobinuria', 'rhabdomyolysis test', 'cola-colored urine'],
    },
    cups: '903031',
    area: 'urine-stool',
    purpose: words(
      'Busca la proteína roja que sueltan los músculos cuando se rompen. En grandes cantidades oscurece la orina y tapa el riñón.',
      'Looks for the red protein that muscles release when they break down. In large amounts it darkens the urine and clogs the kidney.',
    ),
    askedFor: words(
      'Se pide tras un ejercicio extremo, un aplastamiento, una descarga eléctrica o con orina del color de la cola.',
      'Ordered after extreme exercise, a crush injury, an electric shock, or for cola-colored urine.',
    ),
    urgent: muscleBreakdown,
    preparation: { urine: 'any' },
    specimens: [
      urine({
        volumeMl: 10,
        minimumMl: 3,
        stability: [{ at: 'refrigerated', hours: 24 }],
      }),
    ],
    method: words('Inmunoensayo', 'Immunoassay'),
    performedBy: 'referral',
    turnaround: referred(2),
    components: [measured('myoglobin', words('Mioglobina en orina', 'Urine myoglobin'), 'ug/L', 0, [])],
  }),
  exam({
    code: 'ORI-021',
    urgent: transfusionReaction,
    slug: 'hemoglobinuria',
    name: words('Hemoglobina en orina', 'Urine hemoglobin'),
    synonyms: {
      es: ['hemoglobinuria', 'orina roja'],
      en: ['haemoglobinuria', 'red urine'],
    },
    cups: '907102',
    area: 'urine-stool',
    purpose: words(
      'Busca hemoglobina libre en la orina, la que suelta la sangre cuando sus glóbulos se rompen dentro de las venas. Es distinta de la sangre que sangra en la vejiga.',
      'Looks for free hemoglobin in the urine, released when red cells break inside the blood vessels. It differs from blood that comes from a bleeding bladder.',
    ),
    askedFor: words(
      'Se pide con orina roja u oscura, anemia que aparece rápido o después de una transfusión.',
      'Ordered for red or dark urine, anemia that appears quickly or after a transfusion.',
    ),
    preparation: { urine: 'any' },
    specimens: [urine()],
    method: words('Tira reactiva y microscopía', 'Test strip and microscopy'),
    turnaround: sameDay(6),
    components: [answered('haemoglobin', words('Hemoglobina en orina', 'Urine hemoglobin'), negative)],
  }),
  exam({
    code: 'ORI-022',
    slug: 'hemosiderina-orina',
    name: words('Hemosiderina en orina', 'Urine hemosiderin'),
    synonyms: {
      es: ['hemosiderinuria', 'Perls en orina', 'hierro en orina'],
      en: ['haemosiderinuria', 'Prussian blue urine'],
    },
    cups: '903428',
    area: 'urine-stool',
    purpose: words(
      'Busca granos de hierro dentro de las células de la orina. Aparecen cuando los glóbulos rojos llevan semanas rompiéndose dentro de las venas.',
      'Looks for grains of iron inside the cells of the urine. They appear when red cells have been breaking up inside the vessels for weeks.',
    ),
    askedFor: words(
      'Se pide en anemias por destrucción de la sangre, como la hemoglobinuria paroxística nocturna o la causada por una válvula del corazón.',
      'Ordered for anemias in which blood is destroyed, such as paroxysmal nocturnal hemoglobinuria or that caused by a heart valve.',
    ),
    preparation: { urine: 'first-morning' },
    specimens: [urine()],
    method: words('Coloración de Perls', 'Perls stain'),
    turnaround: inDays(1),
    components: [answered('haemosiderin', words('Hemosiderina', 'Hemosiderin'), negative)],
  }),
  exam({
    code: 'ORI-023',
    slug: 'eosinofilos-orina',
    name: words('Eosinófilos en orina', 'Urine eosinophils'),
    synonyms: {
      es: ['eosinofiluria', 'Hansel en orina'],
      en: ['eosinophiluria', 'Hansel stain urine'],
    },
    cups: '902218',
    area: 'urine-stool',
    purpose: words(
      'Cuenta en la orina un glóbulo blanco propio de las alergias, el eosinófilo. Se usa cuando se sospecha que un medicamento inflamó el riñón.',
      'Counts in the urine a white cell typical of allergies, the eosinophil. It is used when a medicine is suspected of having inflamed the kidney.',
    ),
    askedFor: words(
      'Se pide en falla renal que empieza días después de un antibiótico o un antiinflamatorio nuevo.',
      'Ordered for kidney failure that starts days after a new antibiotic or anti-inflammatory.',
    ),
    notes: words(
      'Un resultado negativo no descarta la inflamación del riñón.',
      'A negative result does not rule out inflammation of the kidney.',
    ),
    preparation: { urine: 'midstream' },
    specimens: [urine()],
    method: words('Coloración y microscopía', 'Staining and microscopy'),
    turnaround: sameDay(6),
    components: [
      measured('eosinophils', words('Eosinófilos', 'Eosinophils'), '%', 0, [interval({ ageFrom: '0d', high: 1 })]),
    ],
  }),
  exam({
    code: 'ORI-024',
    slug: 'glucosa-orina',
    name: words('Glucosa en orina', 'Urine glucose'),
    synonyms: {
      es: ['glucosuria', 'azúcar en la orina'],
      en: ['glycosuria', 'sugar in urine'],
    },
    cups: '903840',
    area: 'urine-stool',
    purpose: words(
      'Mide el azúcar que pasa a la orina. Sale cuando la sangre tiene más del que el riñón puede recuperar, o cuando el riñón deja escapar el normal.',
      'Measures the sugar that passes into the urine. It is found there when the blood holds more than the kidney can take back, or when the kidney lets a normal amount escape.',
    ),
    askedFor: words(
      'Se pide en el estudio de los túbulos del riñón. Para diagnosticar diabetes se usa la sangre.',
      'Ordered when the tubules of the kidney are studied. Diabetes is diagnosed in the blood.',
    ),
    notes: words(
      'Algunos medicamentos para la diabetes (dapagliflozina, empagliflozina) trabajan sacando azúcar por la orina.',
      'Some medicines for diabetes (dapagliflozin, empagliflozin) work by driving sugar out in the urine.',
    ),
    preparation: { urine: 'any' },
    specimens: [urine({ volumeMl: 10, minimumMl: 3 })],
    method: words('Hexoquinasa', 'Hexokinase'),
    turnaround: sameDay(6),
    components: [
      measured('glucose', words('Glucosa en orina', 'Urine glucose'), 'mg/dL', 0, [interval({ low: 0, high: 15 })]),
    ],
  }),
  exam({
    code: 'ORI-025',
    slug: 'cetonas-orina',
    name: words('Cetonas en orina', 'Urine ketones'),
    synonyms: {
      es: ['cuerpos cetónicos en orina', 'cetonuria', 'acetona en orina'],
      en: ['ketonuria', 'acetone in urine', 'ketone bodies'],
    },
    cups: '903826',
    loinc: '2514-8',
    area: 'urine-stool',
    purpose: words(
      'Busca las sustancias que aparecen cuando el cuerpo quema grasa porque le falta azúcar o insulina. En la diabetes avisan de una complicación seria, la cetoacidosis.',
      'Looks for the substances that appear when the body burns fat because it is short of sugar or insulin. In diabetes they warn of a serious complication, ketoacidosis.',
    ),
    askedFor: words(
      'Se pide en diabetes con azúcar muy alta, vómito del embarazo, ayuno largo o dieta cetogénica.',
      'Ordered for diabetes with very high sugar, vomiting in pregnancy, a long fast or a ketogenic diet.',
    ),
    urgent: ketoacidosis,
    preparation: { urine: 'any' },
    specimens: [urine({ volumeMl: 10, minimumMl: 3 })],
    method: words('Tira reactiva (nitroprusiato)', 'Test strip (nitroprusside)'),
    turnaround: sameDay(3),
    price: 8000,
    components: [answered('ketones', words('Cetonas', 'Ketones'), negative, '2514-8')],
  }),
  exam({
    code: 'ORI-026',
    slug: 'amilasa-orina-parcial',
    name: words('Amilasa en orina parcial', 'Urine amylase (spot)'),
    synonyms: {
      es: ['amilasuria', 'amilasa urinaria', 'páncreas en orina'],
      en: ['spot urine amylase', 'amylasuria'],
    },
    cups: '903871',
    loinc: '1799-6',
    area: 'urine-stool',
    purpose: words(
      'Mide en la orina una enzima que sale del páncreas inflamado. Dura elevada más días que en la sangre.',
      'Measures in the urine an enzyme that an inflamed pancreas releases. It stays high for more days than in the blood.',
    ),
    askedFor: words(
      'Se pide cuando la amilasa de la sangre está alta y se quiere saber por qué, o al consultar tarde por una pancreatitis.',
      'Ordered when blood amylase is high and the reason is wanted, or when someone with pancreatitis comes in late.',
    ),
    preparation: { urine: 'any' },
    specimens: [urine({ volumeMl: 10, minimumMl: 3 })],
    method: words('Enzimático colorimétrico', 'Enzymatic, colorimetric'),
    turnaround: sameDay(6),
    components: [
      measured(
        'amylase',
        words('Amilasa en orina', 'Urine amylase'),
        'U/L',
        0,
        [interval({ low: 0, high: 460 })],
        '1799-6',
      ),
    ],
  }),
  exam({
    code: 'ORI-027',
    slug: 'citrato-orina-parcial',
    name: words('Citrato en orina parcial', 'Urine citrate (spot)'),
    synonyms: {
      es: ['citraturia', 'ácido cítrico en orina'],
      en: ['spot urine citrate', 'citric acid in urine'],
    },
    cups: '903053',
    area: 'urine-stool',
    purpose: words(
      'Mide el citrato, una sustancia que impide que se formen piedras. Cuando hay poco, los cristales se juntan con facilidad.',
      'Measures citrate, a substance that keeps stones from forming. When there is little of it, crystals join easily.',
    ),
    askedFor: words(
      'Se pide a quienes forman piedras en el riñón una y otra vez, sobre todo niños.',
      'Ordered for people who form kidney stones again and again, children above all.',
    ),
    preparation: { urine: 'first-morning' },
    specimens: [
      urine({
        volumeMl: 10,
        minimumMl: 3,
        stability: [
          { at: 'refrigerated', hours: 72 },
          { at: 'frozen', hours: 720 },
        ],
      }),
    ],
    method: words('Enzimático (citrato liasa)', 'Enzymatic (citrate lyase)'),
    performedBy: 'referral',
    turnaround: referred(4),
    components: [measured('citrate', words('Citrato en orina', 'Urine citrate'), 'mg/dL', 1, [])],
  }),
  exam({
    code: 'ORI-028',
    slug: 'oxalato-orina',
    name: words('Oxalato en orina', 'Urine oxalate'),
    synonyms: {
      es: ['oxaluria', 'oxalatos', 'piedras de oxalato'],
      en: ['spot urine oxalate', 'oxaluria'],
    },
    cups: '903036',
    area: 'urine-stool',
    purpose: words(
      'Mide el oxalato, el material de las piedras más comunes del riñón. Puede venir de la comida, de un intestino que absorbe mal o de una enfermedad heredada.',
      'Measures oxalate, the material of the most common kidney stones. It can come from food, from a gut that absorbs badly or from an inherited disease.',
    ),
    askedFor: words(
      'Se pide en piedras repetidas, después de una cirugía bariátrica y en niños con piedras.',
      'Ordered for repeated stones, after weight-loss surgery and for children with stones.',
    ),
    notes: words(
      'La vitamina C en dosis altas se convierte en oxalato y sube el resultado.',
      'Vitamin C in high doses turns into oxalate and raises the result.',
    ),
    preparation: {
      urine: 'first-morning',
      abstentions: [{ of: 'vitamin-c', hours: 48, maxHours: null }],
    },
    specimens: [
      urine({
        volumeMl: 10,
        minimumMl: 3,
        stability: [
          { at: 'refrigerated', hours: 72 },
          { at: 'frozen', hours: 720 },
        ],
      }),
    ],
    method: words('Enzimático (oxalato oxidasa)', 'Enzymatic (oxalate oxidase)'),
    performedBy: 'referral',
    turnaround: referred(4),
    components: [measured('oxalate', words('Oxalato en orina', 'Urine oxalate'), 'mg/dL', 1, [])],
  }),
  exam({
    code: 'ORI-029',
    slug: 'azucares-reductores-orina',
    name: words('Azúcares reductores en orina', 'Urine reducing sugars'),
    synonyms: {
      es: ['Benedict en orina', 'galactosa en orina', 'Clinitest'],
      en: ['Benedict test', 'Clinitest', 'urine galactose screen'],
    },
    cups: '907101',
    area: 'urine-stool',
    purpose: words(
      'Busca en la orina azúcares distintos de la glucosa, como la galactosa. En un recién nacido pueden ser la primera pista de una enfermedad del metabolismo.',
      'Looks in the urine for sugars other than glucose, such as galactose. In a newborn they can be the first clue to a disease of the metabolism.',
    ),
    askedFor: words(
      'Se pide en bebés con ictericia que dura, vómito o poco peso, cuando se sospecha galactosemia.',
      'Ordered for babies with lasting jaundice, vomiting or poor weight, when galactosemia is suspected.',
    ),
    urgent: metabolicCrisis,
    preparation: {
      urine: 'any',
      instructions: [
        words(
          'El bebé debe haber recibido leche en las últimas horas.',
          'The baby must have had milk within the last few hours.',
        ),
      ],
    },
    specimens: [urine({ volumeMl: 5, minimumMl: 2 })],
    method: words('Reacción de Benedict', 'Benedict reaction'),
    turnaround: sameDay(6),
    components: [answered('reducing-sugars', words('Azúcares reductores', 'Reducing sugars'), negative)],
  }),
  exam({
    code: 'ORI-030',
    slug: 'porfobilinogeno-orina',
    name: words('Porfobilinógeno en orina, cualitativo', 'Urine porphobilinogen, qualitative'),
    synonyms: {
      es: ['PBG', 'porfiria aguda', 'prueba de Hoesch'],
      en: ['PBG', 'acute porphyria test', 'Hoesch test'],
    },
    cups: '903040',
    area: 'urine-stool',
    purpose: words(
      'Busca una sustancia que se acumula en las crisis de porfiria aguda. Es una enfermedad rara que da dolor de barriga muy fuerte, con nervios y orina oscura.',
      'Looks for a substance that builds up in attacks of acute porphyria. It is a rare disease that gives very strong belly pain, with nerve trouble and dark urine.',
    ),
    askedFor: words(
      'Se pide durante una crisis de dolor abdominal que nadie explica, con debilidad o convulsiones.',
      'Ordered during an attack of belly pain that nobody can explain, with weakness or seizures.',
    ),
    notes: words(
      'Entre una crisis y otra puede salir negativo.',
      'Between one attack and the next it can be negative.',
    ),
    urgent: porphyriaAttackNow,
    preparation: { urine: 'any' },
    specimens: [inTheDark()],
    method: words('Reacción de Ehrlich', 'Ehrlich reaction'),
    turnaround: inDays(1),
    components: [answered('porphobilinogen', words('Porfobilinógeno', 'Porphobilinogen'), negative)],
  }),
  exam({
    code: 'ORI-031',
    slug: 'porfirinas-orina-parcial',
    name: words('Porfirinas cuantitativas en orina parcial', 'Urine porphyrins, quantitative (spot)'),
    synonyms: {
      es: ['porfirias', 'uroporfirina', 'coproporfirina'],
      en: ['uroporphyrin', 'coproporphyrin', 'porphyria test'],
    },
    cups: '903056',
    area: 'urine-stool',
    purpose: words(
      'Mide las porfirinas, piezas de la hemoglobina que en algunas enfermedades no se terminan de armar. Ayuda a saber si hay porfiria y de qué tipo.',
      'Measures porphyrins, parts of hemoglobin that in some diseases are not fully assembled. It helps to tell whether there is porphyria and of which type.',
    ),
    askedFor: words(
      'Se pide con ampollas en la piel que recibe sol, dolor de barriga en crisis o sospecha de plomo.',
      'Ordered for blisters on skin that gets the sun, attacks of belly pain or suspicion of lead.',
    ),
    urgent: porphyriaAttack,
    preparation: { urine: 'first-morning' },
    specimens: [inTheDark()],
    method: words('Cromatografía líquida con fluorescencia', 'Liquid chromatography with fluorescence'),
    performedBy: 'referral',
    turnaround: referred(8),
    components: [
      measured('total-porphyrins', words('Porfirinas totales', 'Total porphyrins'), 'ug/L', 0, []),
      measured('uroporphyrin', words('Uroporfirina', 'Uroporphyrin'), 'ug/L', 0, []),
      measured('coproporphyrin', words('Coproporfirina', 'Coproporphyrin'), 'ug/L', 0, []),
    ],
  }),
  exam({
    code: 'ORI-032',
    slug: 'urobilinogeno-orina',
    name: words('Urobilinógeno en orina parcial', 'Urine urobilinogen (spot)'),
    synonyms: {
      es: ['urobilinógeno', 'ictericia en orina'],
      en: ['spot urobilinogen'],
    },
    cups: '907107',
    area: 'urine-stool',
    purpose: words(
      'Mide un resto de la bilirrubina que pasa del intestino a la orina. Sube cuando se destruye mucha sangre y desaparece si la bilis está tapada.',
      'Measures a remnant of bilirubin that passes from the gut to the urine. It rises when much blood is destroyed and vanishes if the bile is blocked.',
    ),
    askedFor: words(
      'Se pide en el estudio de la piel y los ojos amarillos, con las bilirrubinas de la sangre.',
      'Ordered when skin and eyes turn yellow, together with bilirubin in the blood.',
    ),
    preparation: { urine: 'any' },
    specimens: [inTheDark()],
    method: words('Reacción de Ehrlich', 'Ehrlich reaction'),
    turnaround: sameDay(6),
    components: [
      measured('urobilinogen', words('Urobilinógeno', 'Urobilinogen'), 'mg/dL', 1, [
        interval({ ageFrom: '1m', low: 0.1, high: 1 }),
      ]),
    ],
  }),
  exam({
    code: 'ORI-033',
    slug: 'densidad-urinaria',
    name: words('Densidad urinaria', 'Urine specific gravity'),
    synonyms: {
      es: ['gravedad específica', 'peso de la orina'],
      en: ['specific gravity', 'urine density'],
    },
    cups: '907109',
    loinc: '2965-2',
    area: 'urine-stool',
    purpose: words(
      'Compara el peso de la orina con el del agua. Es la forma más sencilla de saber si está muy diluida o muy concentrada.',
      'Compares the weight of urine with that of water. It is the simplest way of telling whether it is very dilute or very concentrated.',
    ),
    askedFor: words(
      'Se pide para vigilar la hidratación de deportistas y la prevención de piedras.',
      'Ordered to watch over hydration in athletes and to prevent stones.',
    ),
    preparation: { urine: 'any' },
    specimens: [urine({ volumeMl: 10, minimumMl: 3 })],
    method: words('Refractometría', 'Refractometry'),
    turnaround: sameDay(3),
    components: [
      measured(
        'specific-gravity',
        words('Densidad', 'Specific gravity'),
        '{SG}',
        3,
        [interval({ ageFrom: '1m', low: 1.005, high: 1.03 })],
        '2965-2',
      ),
    ],
  }),
  exam({
    code: 'ORI-034',
    slug: 'recuento-addis',
    name: words('Recuento de Addis', 'Addis count'),
    synonyms: {
      es: ['Addis', 'sedimento cuantitativo de 12 horas'],
      en: ['Addis sediment count', '12-hour urine sediment'],
    },
    cups: '907104',
    area: 'urine-stool',
    purpose: words(
      'Cuenta las células y los cilindros que salen en la orina durante un tiempo medido. Sigue de cerca una inflamación de los filtros del riñón.',
      'Counts the cells and casts in the urine over a measured time. It follows closely an inflammation of the filters of the kidney.',
    ),
    askedFor: words(
      'Se pide para controlar una glomerulonefritis o una sangre en la orina que persiste.',
      'Ordered to follow glomerulonephritis or blood in the urine that persists.',
    ),
    preparation: {
      urine: 'overnight',
      instructions: [
        words(
          'Guárdela en la nevera y anote a qué hora se acostó y a qué hora orinó por última vez.',
          'Keep it in the refrigerator, and write down when you went to bed and when you last urinated.',
        ),
      ],
    },
    specimens: [
      urine({
        volumeMl: 500,
        minimumMl: 100,
        stability: [{ at: 'refrigerated', hours: 12 }],
      }),
    ],
    method: words('Conteo en cámara', 'Chamber count'),
    turnaround: sameDay(6),
    components: [
      measured('erythrocytes', words('Glóbulos rojos', 'Red cells'), '10*3/(12.h)', 0, [interval({ high: 500 })]),
      measured('leucocytes', words('Glóbulos blancos', 'White cells'), '10*3/(12.h)', 0, [interval({ high: 1000 })]),
      measured('casts', words('Cilindros', 'Casts'), '10*3/(12.h)', 0, [interval({ high: 5 })]),
    ],
  }),
  exam({
    code: 'ORI-035',
    slug: 'recuento-hamburger',
    name: words('Recuento de Hamburger', 'Hamburger count'),
    synonyms: {
      es: ['Hamburger', 'recuento minutado', 'sedimento minutado'],
      en: ['timed urine sediment', 'cells per minute'],
    },
    cups: '907105',
    area: 'urine-stool',
    purpose: words(
      'Cuenta cuántos glóbulos rojos y blancos elimina el riñón por minuto, en una orina recogida durante 3 horas. Es más exacto que el sedimento común para seguir una inflamación del riñón.',
      'Counts how many red and white cells the kidney lets go per minute, in urine collected over 3 hours. It is more exact than a plain sediment for following an inflammation of the kidney.',
    ),
    askedFor: words(
      'Se pide cuando hay sangre o glóbulos blancos en la orina y se quiere ver si mejoran.',
      'Ordered when there is blood or white cells in the urine, to see whether they are getting better.',
    ),
    preparation: {
      urine: 'special',
      instructions: [
        words(
          'Orine, bote esa orina y anote la hora; durante 3 horas acostado recoja toda la que salga y vuelva a anotar la hora.',
          'Urinate, throw it away and write the time down; over 3 hours lying down collect all that comes and write the time down again.',
        ),
      ],
    },
    specimens: [urine({ volumeMl: 200, minimumMl: 50 })],
    method: words('Conteo en cámara', 'Chamber count'),
    turnaround: sameDay(6),
    components: [
      measured('erythrocytes', words('Glóbulos rojos por minuto', 'Red cells per minute'), '/min', 0, [
        interval({ high: 1000 }),
      ]),
      measured('leucocytes', words('Glóbulos blancos por minuto', 'White cells per minute'), '/min', 0, [
        interval({ high: 2000 }),
      ]),
    ],
  }),
  exam({
    code: 'ORI-036',
    slug: 'beta-2-microglobulina-orina',
    name: words('Beta-2 microglobulina en orina', 'Urine beta-2 microglobulin'),
    synonyms: {
      es: ['B2M en orina', 'daño tubular'],
      en: ['urine B2M', 'tubular damage marker'],
    },
    area: 'urine-stool',
    purpose: words(
      'Mide una proteína pequeña que los túbulos sanos del riñón recuperan casi toda. Si aparece en la orina, los túbulos están sufriendo.',
      'Measures a small protein that healthy kidney tubules take back almost entirely. If it turns up in the urine, the tubules are suffering.',
    ),
    askedFor: words(
      'Se pide en personas que trabajan con cadmio o mercurio, con tenofovir o en enfermedades de los túbulos.',
      'Ordered for people who work with cadmium or mercury, who take tenofovir, or for diseases of the tubules.',
    ),
    notes: words(
      'Se destruye en orina ácida: la muestra se toma de día y se ajusta el pH al llegar.',
      'It breaks down in acid urine: the sample is passed during the day and its pH is adjusted on arrival.',
    ),
    preparation: {
      urine: 'second-morning',
      instructions: [
        words(
          'Orine al levantarse y bótela; tome un vaso de agua y recoja la siguiente orina en el laboratorio.',
          'Urinate on rising and throw it away; drink a glass of water and collect the next one at the laboratory.',
        ),
      ],
    },
    specimens: [
      urine({
        atHome: false,
        volumeMl: 10,
        minimumMl: 3,
        stability: [{ at: 'refrigerated', hours: 48 }],
      }),
    ],
    method: words('Inmunoturbidimetría', 'Immunoturbidimetry'),
    performedBy: 'referral',
    turnaround: referred(4),
    components: [
      measured('beta-2-microglobulin', words('Beta-2 microglobulina', 'Beta-2 microglobulin'), 'ug/L', 0, [
        interval({ high: 300 }),
      ]),
    ],
  }),
  exam({
    code: 'ORI-037',
    slug: 'ngal-orina',
    name: words('NGAL en orina', 'Urine NGAL'),
    synonyms: {
      es: ['lipocalina', 'daño renal agudo temprano'],
      en: ['neutrophil gelatinase-associated lipocalin', 'early kidney injury marker'],
    },
    area: 'urine-stool',
    purpose: words(
      'Mide una proteína que el riñón suelta pocas horas después de un golpe, antes de que suba la creatinina. Permite cuidar el riñón desde el primer día.',
      'Measures a protein that the kidney releases a few hours after an insult, before creatinine rises. It lets the kidney be looked after from the first day.',
    ),
    askedFor: words(
      'Se pide en cirugía del corazón, infección grave o uso de medios de contraste, casi siempre en el hospital.',
      'Ordered for heart surgery, serious infection or the use of contrast media, mostly in the hospital.',
    ),
    preparation: { urine: 'any' },
    specimens: [
      urine({
        volumeMl: 10,
        minimumMl: 3,
        stability: [{ at: 'refrigerated', hours: 48 }],
      }),
    ],
    method: words('Inmunoensayo', 'Immunoassay'),
    performedBy: 'referral',
    turnaround: referred(4),
    components: [measured('ngal', words('NGAL', 'NGAL'), 'ng/mL', 0, [])],
  }),
  exam({
    code: 'ORI-038',
    slug: 'antigeno-tumoral-vejiga',
    name: words('Antígeno tumoral de vejiga en orina', 'Bladder tumor antigen in urine'),
    synonyms: {
      es: ['BTA', 'cáncer de vejiga en orina'],
      en: ['BTA', 'bladder cancer urine test'],
    },
    cups: '906618',
    area: 'urine-stool',
    purpose: words(
      'Busca en la orina una proteína que sueltan los tumores de la vejiga. Acompaña a la cistoscopia, que es mirar la vejiga por dentro, y no la reemplaza.',
      'Looks in the urine for a protein that tumors of the bladder release. It is done together with cystoscopy, which is looking inside the bladder, and does not replace it.',
    ),
    askedFor: words(
      'Se pide para seguir a quien ya tuvo un cáncer de vejiga.',
      'Ordered to follow someone who has already had bladder cancer.',
    ),
    notes: words(
      'Una infección, una piedra o una sonda reciente pueden dar un positivo falso.',
      'An infection, a stone or a recent catheter can give a false positive.',
    ),
    preparation: { urine: 'any' },
    specimens: [sterileUrine()],
    method: words('Inmunocromatografía', 'Immunochromatography'),
    performedBy: 'referral',
    turnaround: referred(3),
    components: [
      answered('bladder-tumour-antigen', words('Antígeno tumoral de vejiga', 'Bladder tumor antigen'), negative),
    ],
  }),
];
