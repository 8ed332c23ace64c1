import type { Component } from '../../../app/domain/exams/component.ts';
import type { Abstention, Exam } from '../../../app/domain/exams/exam.ts';
import type { Specimen } from '../../../app/domain/exams/specimen.ts';
import {
  answered,
  exam,
  inDays,
  interval,
  measured,
  oneAnswer,
  oneNumber,
  referred,
  sameDay,
  sampled,
  urine,
  words,
} from './authoring.ts';

/** Lower reference limits, 5th centile of men whose partners conceived within a year: WHO laboratory manual, 6th ed. (2021). */
const who = (low: number | null, high: number | null = null) =>
  interval({ sex: 'male', low, high, source: 'who-2021-semen' });

/** WHO 2021: at least two days without ejaculating and no more than seven. */
const twoToSevenDays: readonly Abstention[] = [{ of: 'sex', hours: 48, maxHours: 168 }];

const semen = (changes: Partial<Specimen> = {}): Specimen => ({
  type: 'semen',
  days: 1,
  container: 'semen-cup',
  volumeMl: null,
  minimumMl: null,
  atHome: false,
  byPatient: true,
  stability: [{ at: 'room', hours: 1 }],
  rejectedWhen: ['unlabelled', 'wrong-container', 'leaking', 'late', 'no-preparation'],
  ...changes,
});

/** Delivered within the hour; our staff freeze it for the laboratory that runs it. */
const frozenOnArrival: Specimen['stability'] = [
  { at: 'room', hours: 1 },
  { at: 'frozen', hours: 720 },
];

export const collectSemen = words(
  'Orine, lávese con jabón las manos y el pene, séquese y recoja todo el semen por masturbación en el frasco, sin tocarlo por dentro; no use condón ni lubricantes.',
  'Urinate, wash your hands and penis with soap, dry them, and collect all the semen by masturbation in the jar without touching its inside; do not use a condom or lubricants.',
);
const repeatIt = words(
  'El semen cambia mucho de una muestra a otra: un resultado bajo suele repetirse a los 3 meses, o antes si no se ven espermatozoides. La fiebre de los últimos 3 meses lo baja. Un valor bajo no significa que no pueda tener hijos.',
  'Semen changes a great deal from sample to sample: a low result is usually repeated after 3 months, or sooner if no sperm are seen. A fever within the last 3 months lowers it. A low value does not mean that you cannot have children.',
);
const preparation = {
  abstentions: twoToSevenDays,
  instructions: [collectSemen],
};

const basics: readonly Component[] = [
  measured('volume', words('Volumen', 'Volume'), 'mL', 1, [who(1.4)]),
  answered('appearance', words('Aspecto', 'Appearance'), words('Opalescente', 'Opalescent')),
  answered(
    'liquefaction',
    words('Licuefacción', 'Liquefaction'),
    words('Completa en 60 minutos', 'Complete within 60 minutes'),
  ),
  answered('viscosity', words('Viscosidad', 'Viscosity'), words('Normal', 'Normal')),
  measured('ph', words('pH', 'pH'), '[pH]', 1, [who(7.2)]),
  measured('concentration', words('Concentración', 'Concentration'), '10*6/mL', 1, [who(16)], '9780-8'),
  measured('total-number', words('Espermatozoides en el eyaculado', 'Sperm in the ejaculate'), '10*6', 0, [who(39)]),
  measured('total-motility', words('Motilidad total', 'Total motility'), '%', 0, [who(42)], '6800-7'),
  measured('progressive-motility', words('Motilidad progresiva', 'Progressive motility'), '%', 0, [who(30)]),
  measured('vitality', words('Vitalidad', 'Vitality'), '%', 0, [who(54)]),
  measured('normal-forms', words('Formas normales', 'Normal forms'), '%', 0, [who(4)]),
  measured('round-cells', words('Células redondas', 'Round cells'), '10*6/mL', 1, []),
  answered('agglutination', words('Aglutinación', 'Agglutination'), words('Ausente', 'Absent')),
];

export const semenTests: readonly Exam[] = [
  exam({
    code: 'REP-026',
    slug: 'espermograma-basico',
    name: words('Espermograma básico', 'Semen analysis, basic'),
    synonyms: {
      es: [
        'espermograma',
        'seminograma',
        'conteo de espermatozoides',
        'fertilidad del hombre',
        'espermatobioscopia',
        'examen de semen',
        'espermatobiograma',
        'esterilidad',
      ],
      en: ['semen analysis', 'sperm count', 'seminogram', 'male fertility test', 'spermiogram', 'infertility'],
    },
    cups: '907201',
    loinc: '13361-1',
    area: 'reproduction',
    purpose: words(
      'Cuenta los espermatozoides y mira cuántos nadan, cuántos están vivos y cuántos tienen buena forma. Es el primer examen del hombre cuando una pareja busca un embarazo.',
      'Counts the sperm and looks at how many swim, how many are alive and how many are well formed. It is the man’s first test when a couple is trying for a baby.',
    ),
    askedFor: words(
      'Se pide después de un año buscando embarazo, o de 6 meses si ella pasa de los 35 años.',
      'Ordered after a year of trying for a baby, or after 6 months if she is over 35.',
    ),
    notes: repeatIt,
    preparation,
    specimens: [semen()],
    method: words('Microscopía, manual de la OMS de 2021', 'Microscopy, WHO manual of 2021'),
    turnaround: inDays(1),
    price: 58000,
    components: basics,
  }),
  exam({
    code: 'REP-027',
    slug: 'espermograma-completo',
    name: words('Espermograma completo', 'Semen analysis, complete'),
    synonyms: {
      es: ['espermograma con bioquímica', 'espermograma especial', 'espermograma con morfología estricta'],
      en: ['complete semen analysis', 'semen analysis with biochemistry'],
    },
    cups: '903013',
    loinc: '13361-1',
    area: 'reproduction',
    purpose: words(
      'Suma al espermograma básico los glóbulos blancos y sustancias de las glándulas que forman el semen: fructosa, zinc y alfa-glucosidasa. Ayuda a saber si hay inflamación o un conducto tapado.',
      'Adds to the basic analysis white cells and substances from the glands that make semen: fructose, zinc and alpha-glucosidase. It helps to tell whether there is inflammation or a blocked duct.',
    ),
    askedFor: words(
      'Se pide cuando el espermograma básico salió bajo, con poco volumen o sin espermatozoides.',
      'Ordered when the basic analysis was low, with little volume or without sperm.',
    ),
    notes: repeatIt,
    preparation,
    specimens: [semen()],
    method: words(
      'Microscopía y bioquímica, manual de la OMS de 2021',
      'Microscopy and biochemistry, WHO manual of 2021',
    ),
    turnaround: inDays(2),
    price: 120000,
    components: [
      ...basics,
      measured('peroxidase-positive', words('Leucocitos (peroxidasa)', 'White cells (peroxidase)'), '10*6/mL', 1, [
        interval({ sex: 'male', high: 0.9, source: 'who-2021-semen' }),
      ]),
      measured('fructose', words('Fructosa en el eyaculado', 'Fructose in the ejaculate'), 'umol', 0, [who(13)]),
      measured('zinc', words('Zinc en el eyaculado', 'Zinc in the ejaculate'), 'umol', 1, [who(2.4)]),
      measured(
        'alpha-glucosidase',
        words('Alfa-glucosidasa neutra en el eyaculado', 'Neutral alpha-glucosidase in the ejaculate'),
        'mU',
        0,
        [who(20)],
      ),
    ],
  }),
  exam({
    code: 'REP-028',
    slug: 'espermograma-posvasectomia',
    name: words('Espermograma posvasectomía', 'Post-vasectomy semen analysis'),
    synonyms: {
      es: ['control de vasectomía', 'me operé', 'vasectomía'],
      en: ['vasectomy check', 'post-vasectomy test'],
    },
    area: 'reproduction',
    purpose: words(
      'Comprueba que ya no salen espermatozoides después de la vasectomía. Hasta tener este resultado hay que seguir usando otro método.',
      'Checks that there are no sperm left in the semen after a vasectomy. Until you have this result, another method must still be used.',
    ),
    askedFor: words(
      'Se pide 3 meses después de la cirugía y tras unas 20 eyaculaciones.',
      'Ordered 3 months after the operation and after about 20 ejaculations.',
    ),
    notes: words(
      'Si quedan espermatozoides quietos, se repite al mes.',
      'If a few still sperm remain, it is repeated after a month.',
    ),
    preparation,
    specimens: [semen()],
    method: words('Microscopía directa y del centrifugado', 'Microscopy, direct and of the centrifuged sample'),
    turnaround: inDays(1),
    price: 42000,
    components: [
      measured('volume', words('Volumen', 'Volume'), 'mL', 1, []),
      answered('sperm', words('Espermatozoides', 'Sperm'), words('No se observan', 'None seen')),
    ],
  }),
  oneNumber({
    code: 'REP-029',
    slug: 'morfologia-espermatica-estricta',
    name: words('Morfología espermática estricta (Kruger)', 'Strict sperm morphology (Kruger)'),
    synonyms: {
      es: ['Kruger', 'morfología de Kruger', 'teratozoospermia'],
      en: ['Kruger morphology', 'Tygerberg criteria', 'teratozoospermia'],
    },
    area: 'reproduction',
    purpose: words(
      'Mide al detalle la cabeza, el cuello y la cola de al menos 200 espermatozoides. Dice qué porcentaje tiene la forma que mejor fecunda.',
      'Looks closely at the head, neck and tail of at least 200 sperm. It tells what share has the shape that fertilizes best.',
    ),
    askedFor: words(
      'Se pide antes de una inseminación o de una fecundación in vitro.',
      'Ordered before insemination or in vitro fertilization.',
    ),
    notes: repeatIt,
    preparation,
    specimens: [semen()],
    method: words('Coloración y criterios estrictos', 'Staining and strict criteria'),
    turnaround: inDays(2),
    analyte: 'normal-forms',
    unit: '%',
    decimals: 0,
    intervals: [who(4)],
  }),
  exam({
    code: 'REP-030',
    slug: 'capacitacion-espermatica',
    name: words(
      'Capacitación espermática (recuperación de espermatozoides móviles)',
      'Sperm preparation test (motile sperm recovery)',
    ),
    synonyms: {
      es: ['REM', 'swim up', 'capacitación', 'lavado de semen'],
      en: ['swim-up', 'motile sperm recovery', 'sperm wash'],
    },
    area: 'reproduction',
    purpose: words(
      'Separa y cuenta los espermatozoides que mejor nadan. Con ese número se elige el tratamiento: inseminación o fecundación in vitro.',
      'Separates and counts the sperm that swim best. That number decides the treatment: insemination or in vitro fertilization.',
    ),
    askedFor: words(
      'Se pide al planear un tratamiento de fertilidad.',
      'Ordered when fertility treatment is being planned.',
    ),
    preparation: { abstentions: twoToSevenDays, instructions: [collectSemen] },
    specimens: [semen({ stability: [{ at: 'room', hours: 1 }] })],
    method: words('Gradientes de densidad o ascenso', 'Density gradients or swim-up'),
    turnaround: inDays(1),
    components: [
      measured('concentration-before', words('Concentración antes', 'Concentration before'), '10*6/mL', 1, []),
      measured(
        'motile-recovered',
        words('Espermatozoides móviles recuperados', 'Motile sperm recovered'),
        '10*6',
        1,
        [],
      ),
      measured('progressive-after', words('Motilidad progresiva después', 'Progressive motility after'), '%', 0, []),
    ],
  }),
  oneNumber({
    code: 'REP-031',
    slug: 'fragmentacion-adn-espermatico',
    name: words('Fragmentación del ADN espermático', 'Sperm DNA fragmentation'),
    synonyms: {
      es: ['fragmentación', 'SCD', 'halosperm', 'TUNEL'],
      en: ['DFI', 'SCD', 'Halosperm', 'sperm DNA damage'],
    },
    area: 'reproduction',
    purpose: words(
      'Mide qué porcentaje de espermatozoides tiene el ADN roto. Un daño alto se asocia con abortos y con tratamientos que fallan aunque el conteo sea bueno.',
      'Measures what share of sperm has broken DNA. High damage goes with miscarriages and with treatments that fail even if the count is good.',
    ),
    askedFor: words(
      'Se pide tras abortos repetidos, fallas de fecundación in vitro, varicocele o en hombres mayores.',
      'Ordered after repeated miscarriages, failed in vitro fertilization, a varicocele or for older men.',
    ),
    notes: words(
      'El cigarrillo, la fiebre, el calor y mucha abstinencia la aumentan.',
      'Smoking, fever, heat and long abstinence raise it.',
    ),
    preparation: {
      abstentions: [{ of: 'sex', hours: 48, maxHours: 120 }],
      instructions: [collectSemen],
    },
    specimens: [semen({ stability: frozenOnArrival })],
    method: words('Dispersión de la cromatina', 'Chromatin dispersion'),
    performedBy: 'referral',
    turnaround: referred(6),
    analyte: 'dna-fragmentation',
    unit: '%',
    decimals: 0,
    intervals: [interval({ sex: 'male', high: 29, source: 'manufacturer' })],
  }),
  oneNumber({
    code: 'REP-032',
    slug: 'mar-test-anticuerpos-semen',
    name: words('MAR test (anticuerpos sobre los espermatozoides)', 'MAR test (antibodies on sperm)'),
    synonyms: {
      es: ['MAR test', 'mar test IgG', 'anticuerpos en semen'],
      en: ['mixed antiglobulin reaction', 'MAR', 'direct antisperm antibodies'],
    },
    cups: '906420',
    area: 'reproduction',
    purpose: words(
      'Mide qué porcentaje de espermatozoides móviles lleva anticuerpos pegados. Con muchos, les cuesta avanzar y entrar al óvulo.',
      'Measures what share of moving sperm carries antibodies stuck to it. With many, sperm find it hard to move forward and enter the egg.',
    ),
    askedFor: words(
      'Se pide cuando los espermatozoides aparecen pegados entre sí o después de un golpe o cirugía del testículo.',
      'Ordered when sperm are seen stuck together or after an injury or operation on the testicle.',
    ),
    notes: words('De 50 % en adelante suele tener importancia.', 'From 50% up, it usually matters.'),
    preparation: { abstentions: twoToSevenDays, instructions: [collectSemen] },
    specimens: [semen()],
    method: words('Reacción mixta de antiglobulina', 'Mixed antiglobulin reaction'),
    turnaround: inDays(1),
    analyte: 'mar-igg',
    unit: '%',
    decimals: 0,
  }),
  oneNumber({
    code: 'REP-033',
    slug: 'fragilidad-osmotica-espermatica',
    name: words('Prueba hipoosmótica de los espermatozoides', 'Sperm hypo-osmotic swelling test'),
    synonyms: {
      es: ['HOS test', 'fragilidad osmótica espermática', 'hipoosmótica'],
      en: ['HOST', 'HOS test', 'sperm swelling test'],
    },
    cups: '907205',
    area: 'reproduction',
    purpose: words(
      'Pone los espermatozoides en agua con poca sal: los que tienen la membrana sana se hinchan y enroscan la cola. Así se sabe cuáles quietos siguen vivos.',
      'Puts sperm in water with little salt: those with a healthy membrane swell and curl their tails. That shows which of the still ones are alive.',
    ),
    askedFor: words(
      'Se pide cuando casi todos los espermatozoides están quietos.',
      'Ordered when almost all the sperm are still.',
    ),
    preparation: { abstentions: twoToSevenDays, instructions: [collectSemen] },
    specimens: [semen()],
    method: words('Hinchamiento hipoosmótico', 'Hypo-osmotic swelling'),
    turnaround: inDays(1),
    analyte: 'swollen-sperm',
    unit: '%',
    decimals: 0,
    intervals: [who(54)],
  }),
  oneAnswer({
    code: 'REP-034',
    slug: 'busqueda-espermatozoides-centrifugado',
    name: words('Búsqueda de espermatozoides en el centrifugado', 'Sperm search after centrifugation'),
    synonyms: {
      es: ['azoospermia', 'criptozoospermia', 'cero espermatozoides'],
      en: ['azoospermia', 'cryptozoospermia', 'zero sperm'],
    },
    area: 'reproduction',
    purpose: words(
      'Concentra toda la muestra y la busca campo por campo. Distingue al hombre que tiene muy pocos espermatozoides del que no tiene ninguno.',
      'Concentrates the whole sample and searches it field by field. It tells a man who has very few sperm from one who has none.',
    ),
    askedFor: words(
      'Se pide cuando un espermograma informó ausencia de espermatozoides.',
      'Ordered when an analysis reported an absence of sperm.',
    ),
    preparation,
    specimens: [semen()],
    method: words('Centrifugación y microscopía', 'Centrifugation and microscopy'),
    turnaround: inDays(1),
    analyte: 'sperm-in-pellet',
    expected: words('Presentes', 'Present'),
  }),
  exam({
    code: 'REP-035',
    slug: 'orina-poseyaculacion',
    name: words('Orina poseyaculación (eyaculación retrógrada)', 'Post-ejaculation urine (retrograde ejaculation)'),
    synonyms: {
      es: ['eyaculación retrógrada', 'espermatozoides en orina', 'eyaculación seca'],
      en: ['retrograde ejaculation', 'dry orgasm', 'sperm in urine'],
    },
    area: 'reproduction',
    purpose: words(
      'Busca espermatozoides en la orina que sigue a la eyaculación. Si están allí, el semen se devolvió hacia la vejiga.',
      'Looks for sperm in the urine that follows ejaculation. If they are there, semen flowed back into the bladder.',
    ),
    askedFor: words(
      'Se pide con poco o nada de semen, sobre todo en diabetes o después de cirugía de próstata.',
      'Ordered for little or no semen, above all in diabetes or after prostate surgery.',
    ),
    preparation: {
      urine: 'special',
      abstentions: twoToSevenDays,
      instructions: [
        words(
          'Vacíe la vejiga, recoja el semen en un frasco y, enseguida, toda la orina en otro.',
          'Empty your bladder, collect the semen in one jar and, right away, all the urine in another.',
        ),
      ],
    },
    specimens: [
      semen(),
      urine({
        atHome: false,
        volumeMl: 50,
        minimumMl: 10,
        stability: [{ at: 'room', hours: 1 }],
      }),
    ],
    method: words('Centrifugación y microscopía', 'Centrifugation and microscopy'),
    turnaround: inDays(1),
    components: [
      answered(
        'sperm-in-urine',
        words('Espermatozoides en la orina', 'Sperm in the urine'),
        words('No se observan', 'None seen'),
      ),
      measured('semen-volume', words('Volumen del semen', 'Semen volume'), 'mL', 1, [who(1.4)]),
    ],
  }),
  oneNumber({
    code: 'REP-036',
    slug: 'fructosa-en-semen',
    name: words('Fructosa en semen', 'Semen fructose'),
    synonyms: {
      es: ['fructosa seminal', 'vesículas seminales'],
      en: ['seminal fructose', 'seminal vesicles'],
    },
    area: 'reproduction',
    purpose: words(
      'Mide el azúcar que las vesículas seminales dan a los espermatozoides para nadar. Si falta, puede haber un conducto tapado o que nunca se formó.',
      'Measures the sugar that the seminal vesicles give sperm for swimming. If it is missing, a duct may be blocked or may never have formed.',
    ),
    askedFor: words(
      'Se pide con poco volumen de semen y ausencia de espermatozoides.',
      'Ordered for a low volume of semen and an absence of sperm.',
    ),
    preparation,
    specimens: [
      semen({
        stability: [
          { at: 'room', hours: 1 },
          { at: 'frozen', hours: 168 },
        ],
      }),
    ],
    method: words('Colorimétrico', 'Colorimetric'),
    turnaround: inDays(3),
    analyte: 'fructose',
    unit: 'mg/dL',
    decimals: 0,
  }),
  oneNumber({
    code: 'REP-037',
    slug: 'zinc-en-semen',
    name: words('Zinc en semen', 'Semen zinc'),
    synonyms: {
      es: ['zinc seminal', 'función de la próstata'],
      en: ['seminal zinc', 'prostate function'],
    },
    area: 'reproduction',
    purpose: words(
      'Mide el zinc que la próstata pone en el semen. Un valor bajo hace pensar en una próstata inflamada o en un conducto tapado.',
      'Measures the zinc that the prostate puts into semen. A low value suggests an inflamed prostate or a blocked duct.',
    ),
    askedFor: words('Se pide en infertilidad con prostatitis.', 'Ordered for infertility with prostatitis.'),
    preparation,
    specimens: [
      semen({
        stability: [
          { at: 'room', hours: 1 },
          { at: 'frozen', hours: 168 },
        ],
      }),
    ],
    method: words('Colorimétrico', 'Colorimetric'),
    performedBy: 'referral',
    turnaround: referred(5),
    analyte: 'zinc-per-ejaculate',
    unit: 'umol',
    decimals: 1,
    intervals: [who(2.4)],
  }),
  oneNumber({
    code: 'REP-038',
    slug: 'peroxidacion-lipidica-espermatozoides',
    name: words('Peroxidación lipídica de los espermatozoides', 'Sperm lipid peroxidation'),
    synonyms: {
      es: ['estrés oxidativo del semen', 'malondialdehído'],
      en: ['sperm oxidative stress', 'malondialdehyde'],
    },
    cups: '903055',
    area: 'reproduction',
    purpose: words(
      'Mide el desgaste que el oxígeno causa en la membrana de los espermatozoides. Mucho desgaste los deja lentos.',
      'Measures the wear that oxygen causes on the membrane of sperm. A lot of wear leaves them slow.',
    ),
    askedFor: words(
      'Se pide en varicocele, fumadores y motilidad baja sin causa clara.',
      'Ordered for varicocele, for smokers and for low motility without a clear cause.',
    ),
    preparation: { abstentions: twoToSevenDays, instructions: [collectSemen] },
    specimens: [
      semen({
        stability: [
          { at: 'room', hours: 1 },
          { at: 'frozen', hours: 168 },
        ],
      }),
    ],
    method: words('Espectrofotometría', 'Spectrophotometry'),
    performedBy: 'referral',
    turnaround: referred(8),
    analyte: 'malondialdehyde',
    unit: 'nmol/10*8',
    decimals: 2,
  }),
  oneNumber({
    code: 'REP-039',
    slug: 'acrosina-actividad',
    name: words('Acrosina, actividad total', 'Acrosin activity, total'),
    synonyms: {
      es: ['capacidad fecundante', 'acrosoma'],
      en: ['acrosome function', 'fertilising capacity'],
    },
    cups: '904604',
    area: 'reproduction',
    purpose: words(
      'Mide la enzima con la que el espermatozoide abre paso en la cubierta del óvulo. Una actividad baja explica fecundaciones que fallan.',
      'Measures the enzyme with which sperm break through the shell of the egg. Low activity explains failed fertilization.',
    ),
    askedFor: words(
      'Se pide cuando el conteo es bueno y la fecundación in vitro falla.',
      'Ordered when the count is good and in vitro fertilization fails.',
    ),
    preparation: { abstentions: twoToSevenDays, instructions: [collectSemen] },
    specimens: [semen({ stability: frozenOnArrival })],
    method: words('Espectrofotometría', 'Spectrophotometry'),
    performedBy: 'referral',
    turnaround: referred(8),
    analyte: 'acrosin',
    unit: 'u[IU]/10*6',
    decimals: 1,
  }),
  exam({
    code: 'REP-040',
    slug: 'liquido-prostatico',
    name: words('Líquido prostático, examen microscópico', 'Prostatic fluid, microscopic examination'),
    synonyms: {
      es: ['secreción prostática', 'prostatitis', 'masaje prostático'],
      en: ['expressed prostatic secretion', 'EPS', 'prostatitis test'],
    },
    cups: '907203',
    area: 'reproduction',
    purpose: words(
      'Mira al microscopio el líquido que sale tras el masaje de la próstata. Muchos glóbulos blancos indican que está inflamada.',
      'Looks under the microscope at the fluid that comes out after massage of the prostate. Many white cells show that it is inflamed.',
    ),
    askedFor: words(
      'Se pide con dolor en la pelvis, ardor al orinar que dura meses o al eyacular.',
      'Ordered for pain in the pelvis, or burning for months on urinating or ejaculating.',
    ),
    preparation: {
      abstentions: [{ of: 'sex', hours: 48, maxHours: null }],
      instructions: [
        words('El médico hace el masaje y toma la muestra.', 'The doctor does the massage and takes the sample.'),
      ],
    },
    specimens: [
      sampled('urethral-swab', 'slide', {
        stability: [{ at: 'room', hours: 2 }],
      }),
    ],
    method: words('Microscopía', 'Microscopy'),
    turnaround: sameDay(3),
    components: [
      measured('leucocytes', words('Leucocitos', 'White cells'), '/[HPF]', 0, [interval({ sex: 'male', high: 9 })]),
      answered('lecithin-bodies', words('Cuerpos de lecitina', 'Lecithin bodies'), words('Abundantes', 'Abundant')),
      answered('bacteria', words('Bacterias', 'Bacteria'), words('No se observan', 'None seen')),
    ],
  }),
];
