import type { ReferenceInterval } from '../../../app/domain/exams/component.ts';
import type { Exam, Preparation } from '../../../app/domain/exams/exam.ts';
import type { Words } from '../../../app/domain/exams/localized-text.ts';
import type { Urgent } from '../../../app/domain/exams/urgent.ts';
import {
  adults,
  dayUrine,
  exam,
  inDays,
  interval,
  leaveOut,
  measured,
  men,
  referred,
  women,
  words,
} from './authoring.ts';
import { poisoningAtWork, porphyriaAttack, preeclampsiaLater } from './emergencies.ts';

const volume = measured('volume', words('Volumen de orina', 'Urine volume'), 'mL', 0, [], '3167-4');

const usualDay = words(
  'Mientras recoge la orina coma y beba como siempre, menos en las horas de ayuno que le pida otro examen.',
  'While you collect the urine eat and drink as usual, except in the hours of fasting that another test asks of you.',
);
const acidContainer = words(
  'Recoja en el recipiente con conservante que le damos: no lo enjuague ni toque el líquido que trae.',
  'Collect into the container with preservative that we give you: do not rinse it or touch the liquid inside.',
);
const awayFromLight = words(
  'Mantenga el recipiente lejos de la luz, envuelto en papel de aluminio, y en la nevera.',
  'Keep the container away from light, wrapped in foil, and in the refrigerator.',
);

interface DayUrineTest {
  code: string;
  slug: string;
  analyte: string;
  name: Words;
  synonyms: Exam['synonyms'];
  cups: string | null;
  loinc?: string | null;
  purpose: Words;
  askedFor: Words;
  notes?: Words;
  urgent?: Urgent;
  preparation?: Partial<Preparation>;
  unit: string;
  decimals: number;
  intervals?: readonly ReferenceInterval[];
  method: Words;
  price?: number;
  referredFor?: number;
  keptDark?: boolean;
}

/** The kidneys' output of a whole day; the amount is reported with the urine volume. */
const inDayUrine = ({
  analyte,
  unit,
  decimals,
  intervals = [],
  referredFor,
  keptDark,
  preparation,
  loinc = null,
  ...rest
}: DayUrineTest): Exam =>
  exam({
    area: 'chemistry',
    ...rest,
    loinc,
    preparation: { urine: '24-hours', instructions: [usualDay], ...preparation },
    specimens: [
      dayUrine(
        keptDark
          ? {
              stability: [{ at: 'refrigerated', hours: 48 }],
              rejectedWhen: ['unlabelled', 'leaking', 'late', 'exposed-to-light', 'no-preparation'],
            }
          : {
              stability: [{ at: 'refrigerated', hours: 48 }],
              rejectedWhen: ['unlabelled', 'leaking', 'late', 'no-preparation'],
            },
      ),
    ],
    performedBy: referredFor === undefined ? 'own' : 'referral',
    turnaround: referredFor === undefined ? inDays(1) : referred(referredFor),
    components: [measured(analyte, rest.name, unit, decimals, intervals, loinc), volume],
  });

const turbidimetric = words('Turbidimetría', 'Turbidimetry');
const electrode = words('Electrodo selectivo de iones', 'Ion-selective electrode');
const enzymatic = words('Enzimático colorimétrico', 'Enzymatic colorimetric');
const chromatography = words('Cromatografía líquida (HPLC)', 'Liquid chromatography (HPLC)');

export const dayUrineChemistry: readonly Exam[] = [
  inDayUrine({
    code: 'QUI-089',
    slug: 'proteinas-en-orina-24-horas',
    analyte: 'protein',
    name: words('Proteínas en orina de 24 horas', '24-h urine protein'),
    synonyms: {
      es: ['proteinuria', 'proteinuria de 24 horas', 'orina espumosa', 'preeclampsia'],
      en: ['24-hour protein', 'proteinuria', 'foamy urine', 'pre-eclampsia'],
    },
    cups: '903862',
    loinc: '2889-4',
    purpose: words(
      'Mide cuánta proteína se pierde por la orina en un día completo. Un riñón sano casi no la deja pasar.',
      'It measures how much protein is lost in the urine over a whole day. A healthy kidney lets hardly any through.',
    ),
    askedFor: words(
      'En hinchazón, orina espumosa, diabetes, lupus y presión alta en el embarazo.',
      'Ordered for swelling, foamy urine, diabetes, lupus and high blood pressure in pregnancy.',
    ),
    notes: words(
      'En el embarazo se toma como límite 300 mg al día. La fiebre y el ejercicio fuerte la suben por poco tiempo.',
      'In pregnancy the limit is taken as 300 mg a day. Fever and hard exercise raise it for a short time.',
    ),
    urgent: preeclampsiaLater,
    preparation: { urineAdditive: 'none', abstentions: [leaveOut('exercise', 24)] },
    unit: 'mg/(24.h)',
    decimals: 0,
    intervals: [
      adults(null, 149),
      interval({ sex: 'female', ageFrom: '12y', ageTo: '55y', high: 299, condition: words('Embarazo', 'Pregnancy') }),
    ],
    method: words('Colorimétrico (rojo de pirogalol)', 'Colorimetric (pyrogallol red)'),
    price: 15000,
  }),
  inDayUrine({
    code: 'QUI-090',
    slug: 'creatinina-en-orina-24-horas',
    analyte: 'creatinine',
    name: words('Creatinina en orina de 24 horas', '24-h urine creatinine'),
    synonyms: { es: ['creatinuria 24 h', 'creatinuria'], en: ['24-hour creatinine'] },
    cups: '903824',
    loinc: '2162-6',
    purpose: words(
      'Mide la creatinina que sale en un día, que en cada persona es casi siempre la misma. Por eso dice si la orina se recogió completa.',
      'It measures the creatinine that leaves in a day, which in each person is nearly always the same. That is why it tells whether the urine was collected completely.',
    ),
    askedFor: words(
      'Junto con otros exámenes de orina de 24 horas y en la depuración de creatinina.',
      'Together with other 24-hour urine tests and in creatinine clearance.',
    ),
    unit: 'mg/(24.h)',
    decimals: 0,
    intervals: [men(1000, 2000), women(800, 1800)],
    method: words('Enzimático', 'Enzymatic'),
  }),
  inDayUrine({
    code: 'QUI-091',
    slug: 'microalbuminuria-24-horas',
    analyte: 'albumin',
    name: words('Microalbuminuria en orina de 24 horas', '24-h urine albumin'),
    synonyms: { es: ['albúmina en orina de 24 horas', 'albuminuria'], en: ['24-hour albumin', 'microalbumin'] },
    cups: '903027',
    loinc: '14956-7',
    purpose: words(
      'Mide cuánta albúmina se escapa en la orina de un día. Es la primera señal de que la diabetes o la presión alta están lastimando el riñón.',
      'It measures how much albumin escapes in a day’s urine. It is the first sign that diabetes or high blood pressure is harming the kidney.',
    ),
    askedFor: words(
      'Una vez al año en diabetes y presión alta, si el médico prefiere la orina del día completo.',
      'Once a year in diabetes and high blood pressure, if the doctor prefers a whole day’s urine.',
    ),
    notes: words(
      'De 30 a 300 mg al día se llama albuminuria moderada. Se confirma con dos muestras más.',
      'From 30 to 300 mg a day is called moderate albuminuria. It is confirmed with two more samples.',
    ),
    preparation: { urineAdditive: 'none', abstentions: [leaveOut('exercise', 24)] },
    unit: 'mg/(24.h)',
    decimals: 0,
    intervals: [interval({ high: 29, source: 'kdigo-2024' })],
    method: turbidimetric,
  }),
  inDayUrine({
    code: 'QUI-092',
    slug: 'calcio-en-orina-24-horas',
    analyte: 'calcium',
    name: words('Calcio en orina de 24 horas', '24-h urine calcium'),
    synonyms: { es: ['calciuria', 'hipercalciuria', 'calcio urinario'], en: ['24-hour calcium', 'hypercalciuria'] },
    cups: '903811',
    loinc: '6874-2',
    purpose: words(
      'Mide cuánto calcio sale por la orina en un día. Si sale mucho se pueden formar cálculos y perder hueso.',
      'It measures how much calcium leaves in the urine in a day. If much of it does, stones may form and bone be lost.',
    ),
    askedFor: words(
      'En cálculos de riñón que se repiten, osteoporosis y problemas de la paratiroides.',
      'Ordered for recurrent kidney stones, osteoporosis and parathyroid disorders.',
    ),
    preparation: { urineAdditive: 'acid', instructions: [usualDay, acidContainer] },
    unit: 'mg/(24.h)',
    decimals: 0,
    intervals: [adults(100, 300)],
    method: words('Colorimétrico (arsenazo III)', 'Colorimetric (arsenazo III)'),
  }),
  inDayUrine({
    code: 'QUI-093',
    slug: 'acido-urico-en-orina-24-horas',
    analyte: 'uric-acid',
    name: words('Ácido úrico en orina de 24 horas', '24-h urine uric acid'),
    synonyms: { es: ['uricosuria', 'ácido úrico urinario'], en: ['24-hour urate', 'uricosuria'] },
    cups: '903802',
    loinc: '3087-4',
    purpose: words(
      'Mide cuánto ácido úrico bota el cuerpo en un día. Dice si en la gota el problema es que se fabrica mucho o que sale poco.',
      'It measures how much uric acid the body throws out in a day. It tells whether in gout the trouble is that much is made or that little leaves.',
    ),
    askedFor: words(
      'En gota desde joven y en cálculos de ácido úrico.',
      'Ordered for gout from a young age and for uric acid stones.',
    ),
    preparation: { urineAdditive: 'none' },
    unit: 'mg/(24.h)',
    decimals: 0,
    intervals: [adults(250, 750)],
    method: words('Enzimático (uricasa)', 'Enzymatic (uricase)'),
  }),
  inDayUrine({
    code: 'QUI-094',
    slug: 'sodio-en-orina-24-horas',
    analyte: 'sodium',
    name: words('Sodio en orina de 24 horas', '24-h urine sodium'),
    synonyms: { es: ['natriuresis', 'sal en la orina'], en: ['24-hour sodium', 'salt intake test'] },
    cups: '903865',
    loinc: '2956-1',
    purpose: words(
      'Mide cuánto sodio sale en un día, que es casi todo el que se comió. Es la mejor forma de saber cuánta sal consume una persona.',
      'It measures how much sodium leaves in a day, which is nearly all that was eaten. It is the best way to learn how much salt a person takes in.',
    ),
    askedFor: words(
      'En presión alta que no baja, cálculos de riñón y estudios de la aldosterona.',
      'Ordered for high blood pressure that does not come down, kidney stones and studies of aldosterone.',
    ),
    unit: 'mmol/(24.h)',
    decimals: 0,
    intervals: [adults(40, 220)],
    method: electrode,
  }),
  inDayUrine({
    code: 'QUI-095',
    slug: 'potasio-en-orina-24-horas',
    analyte: 'potassium',
    name: words('Potasio en orina de 24 horas', '24-h urine potassium'),
    synonyms: { es: ['caliuresis', 'potasio urinario'], en: ['24-hour potassium'] },
    cups: '903860',
    loinc: '2829-0',
    purpose: words(
      'Mide cuánto potasio se va por la orina en un día. Si el de la sangre está bajo, dice si se está perdiendo por el riñón o por otra parte.',
      'It measures how much potassium goes out in the urine in a day. If that in the blood is low, it tells whether it is being lost through the kidney or elsewhere.',
    ),
    askedFor: words(
      'En potasio bajo o alto repetido y presión alta de causa hormonal.',
      'Ordered for repeatedly low or high potassium and high blood pressure of hormonal cause.',
    ),
    unit: 'mmol/(24.h)',
    decimals: 0,
    intervals: [adults(25, 125)],
    method: electrode,
  }),
  inDayUrine({
    code: 'QUI-096',
    slug: 'cloro-en-orina-24-horas',
    analyte: 'chloride',
    name: words('Cloro en orina de 24 horas', '24-h urine chloride'),
    synonyms: { es: ['cloruro urinario'], en: ['24-hour chloride'] },
    cups: '903814',
    loinc: '2079-2',
    purpose: words(
      'Mide el cloro que sale en un día. Ayuda a encontrar por qué la sangre está poco ácida, como en el vómito o el uso escondido de diuréticos.',
      'It measures the chloride that leaves in a day. It helps to find why the blood is not acid enough, as in vomiting or hidden use of diuretics.',
    ),
    askedFor: words(
      'En alcalosis y en potasio bajo sin explicación.',
      'Ordered for alkalosis and for unexplained low potassium.',
    ),
    preparation: { urineAdditive: 'none' },
    unit: 'mmol/(24.h)',
    decimals: 0,
    intervals: [adults(110, 250)],
    method: electrode,
  }),
  inDayUrine({
    code: 'QUI-097',
    slug: 'fosforo-en-orina-24-horas',
    analyte: 'phosphate',
    name: words('Fósforo en orina de 24 horas', '24-h urine phosphorus'),
    synonyms: { es: ['fosfaturia', 'fosfato urinario'], en: ['24-hour phosphate', 'phosphaturia'] },
    cups: '903836',
    loinc: '2779-7',
    purpose: words(
      'Mide el fósforo que se pierde en un día. Muestra si un fósforo bajo en la sangre se debe a que el riñón lo deja escapar.',
      'It measures the phosphorus lost in a day. It shows whether low phosphorus in the blood is because the kidney lets it escape.',
    ),
    askedFor: words(
      'En huesos débiles con fósforo bajo, cálculos y problemas de la paratiroides.',
      'Ordered for weak bones with low phosphorus, stones and parathyroid disorders.',
    ),
    preparation: { urineAdditive: 'acid', instructions: [usualDay, acidContainer] },
    unit: 'mg/(24.h)',
    decimals: 0,
    intervals: [adults(400, 1300)],
    method: words('Colorimétrico (fosfomolibdato)', 'Colorimetric (phosphomolybdate)'),
  }),
  inDayUrine({
    code: 'QUI-098',
    slug: 'magnesio-en-orina-24-horas',
    analyte: 'magnesium',
    name: words('Magnesio en orina de 24 horas', '24-h urine magnesium'),
    synonyms: { es: ['magnesuria'], en: ['24-hour magnesium'] },
    cups: '903855',
    loinc: '24447-5',
    purpose: words(
      'Mide el magnesio que sale por la orina en un día. Separa una pérdida por el riñón de una por el intestino, y en los cálculos muestra si falta su efecto protector.',
      'It measures the magnesium that leaves in the urine in a day. It tells a loss through the kidney from one through the gut, and in stones it shows whether its protection is lacking.',
    ),
    askedFor: words(
      'En magnesio bajo y en cálculos que se repiten.',
      'Ordered for low magnesium and for recurrent stones.',
    ),
    preparation: { urineAdditive: 'acid', instructions: [usualDay, acidContainer] },
    unit: 'mg/(24.h)',
    decimals: 0,
    intervals: [adults(70, 120)],
    method: words('Colorimétrico (azul de xilidilo)', 'Colorimetric (xylidyl blue)'),
  }),
  inDayUrine({
    code: 'QUI-099',
    slug: 'nitrogeno-ureico-en-orina-24-horas',
    analyte: 'urea-nitrogen',
    name: words('Nitrógeno ureico en orina de 24 horas', '24-h urine urea nitrogen'),
    synonyms: { es: ['nitrógeno urinario', 'BUN en orina'], en: ['24-hour urea nitrogen', 'UUN'] },
    cups: '903857',
    loinc: '3096-5',
    purpose: words(
      'Mide el nitrógeno que queda de las proteínas gastadas en un día. Con él la nutricionista calcula cuánta proteína se está usando.',
      'It measures the nitrogen left from the proteins used up in a day. From it the dietitian works out how much protein is being spent.',
    ),
    askedFor: words(
      'En alimentación por sonda o por vena, quemaduras y dietas con poca proteína.',
      'Ordered for feeding by tube or vein, burns and low-protein diets.',
    ),
    unit: 'g/(24.h)',
    decimals: 1,
    intervals: [adults(12, 20)],
    method: words('Enzimático UV (ureasa)', 'Enzymatic UV (urease)'),
  }),
  inDayUrine({
    code: 'QUI-100',
    slug: 'urea-en-orina-24-horas',
    analyte: 'urea',
    name: words('Urea en orina de 24 horas', '24-h urine urea'),
    synonyms: { es: ['urea urinaria'], en: ['24-hour urea'] },
    cups: '903870',
    purpose: words(
      'Mide la urea que sale en un día: refleja cuánta proteína come y gasta la persona.',
      'It measures the urea that leaves in a day: it reflects how much protein the person eats and uses.',
    ),
    askedFor: words(
      'En enfermedad renal con dieta de proteína controlada y en cálculos.',
      'Ordered for kidney disease with a protein-controlled diet and for stones.',
    ),
    unit: 'g/(24.h)',
    decimals: 1,
    intervals: [adults(26, 43)],
    method: words('Enzimático UV (ureasa)', 'Enzymatic UV (urease)'),
  }),
  inDayUrine({
    code: 'QUI-101',
    slug: 'citrato-en-orina-24-horas',
    analyte: 'citrate',
    name: words('Citratos en orina de 24 horas', '24-h urine citrate'),
    synonyms: {
      es: ['citraturia', 'ácido cítrico en orina', 'hipocitraturia'],
      en: ['24-hour citrate', 'hypocitraturia'],
    },
    cups: '903052',
    loinc: '6687-8',
    purpose: words(
      'Mide el citrato, una defensa natural de la orina contra los cálculos. Cuando es poco, el calcio se junta con más facilidad y forma piedras.',
      'It measures citrate, a natural defense of urine against stones. When there is little, calcium comes together more easily and forms stones.',
    ),
    askedFor: words(
      'En cálculos de riñón que se repiten y en acidosis tubular.',
      'Ordered for recurrent kidney stones and for renal tubular acidosis.',
    ),
    preparation: { urineAdditive: 'acid', instructions: [usualDay, acidContainer] },
    unit: 'mg/(24.h)',
    decimals: 0,
    intervals: [adults(320, null)],
    method: words('Enzimático UV', 'Enzymatic UV'),
    referredFor: 4,
  }),
  inDayUrine({
    code: 'QUI-102',
    slug: 'oxalato-en-orina-24-horas',
    analyte: 'oxalate',
    name: words('Oxalatos en orina de 24 horas', '24-h urine oxalate'),
    synonyms: { es: ['oxaluria', 'hiperoxaluria', 'oxalato de calcio'], en: ['24-hour oxalate', 'hyperoxaluria'] },
    cups: '903036',
    loinc: '2701-1',
    purpose: words(
      'Mide el oxalato, que con el calcio forma los cálculos más comunes. Viene de alimentos como la espinaca, el maní y el chocolate, o de una enfermedad heredada.',
      'It measures oxalate, which with calcium forms the commonest stones. It comes from foods such as spinach, peanuts and chocolate, or from an inherited disease.',
    ),
    askedFor: words(
      'En cálculos de oxalato, cirugías del intestino y niños con cálculos.',
      'Ordered for oxalate stones, bowel surgery and children with stones.',
    ),
    preparation: {
      abstentions: [leaveOut('vitamin-c', 48)],
      urineAdditive: 'acid',
      instructions: [usualDay, acidContainer],
    },
    unit: 'mg/(24.h)',
    decimals: 0,
    intervals: [adults(null, 40)],
    method: words('Enzimático (oxalato oxidasa)', 'Enzymatic (oxalate oxidase)'),
    referredFor: 4,
  }),
  inDayUrine({
    code: 'QUI-103',
    slug: 'amilasa-en-orina-24-horas',
    analyte: 'amylase',
    name: words('Amilasa en orina de 24 horas', '24-h urine amylase'),
    synonyms: { es: ['amilasuria'], en: ['24-hour amylase'] },
    cups: '903806',
    purpose: words(
      'Mide la amilasa que el riñón elimina en un día. Si la de la sangre es alta y la de la orina no, la enzima puede estar viajando en un tamaño que el riñón no filtra.',
      'It measures the amylase that the kidney clears in a day. If that in the blood is high and that in the urine is not, the enzyme may be traveling in a size that the kidney does not filter.',
    ),
    askedFor: words(
      'En una amilasa alta sin dolor y en el control de pancreatitis.',
      'Ordered for a high amylase without pain and for follow-up of pancreatitis.',
    ),
    preparation: { urineAdditive: 'none' },
    unit: 'U/(24.h)',
    decimals: 0,
    method: enzymatic,
  }),
  inDayUrine({
    code: 'QUI-104',
    slug: 'cistina-en-orina-24-horas',
    analyte: 'cystine',
    name: words('Cistina en orina de 24 horas', '24-h urine cystine'),
    synonyms: { es: ['cistinuria', 'cálculos de cistina'], en: ['cystinuria', 'cystine stones'] },
    cups: '908314',
    purpose: words(
      'Mide un aminoácido que, cuando el riñón no lo recupera por un defecto heredado, forma cálculos desde niño.',
      'It measures an amino acid which, when the kidney does not recover it because of an inherited defect, forms stones from childhood.',
    ),
    askedFor: words(
      'En cálculos a edad temprana o de cristales hexagonales, y en familiares de quien tiene cistinuria.',
      'Ordered for stones at an early age or for hexagonal crystals, and for relatives of someone with cystinuria.',
    ),
    unit: 'mg/(24.h)',
    decimals: 0,
    method: chromatography,
    referredFor: 10,
  }),
  inDayUrine({
    code: 'QUI-105',
    slug: 'hidroxiprolina-en-orina-24-horas',
    analyte: 'hydroxyproline',
    name: words('Hidroxiprolina en orina', 'Urine hydroxyproline'),
    synonyms: { es: ['marcador de hueso en orina'], en: ['urinary bone marker'] },
    cups: '903023',
    purpose: words(
      'Mide un pedazo del colágeno que queda cuando el hueso se desgasta. Hoy se usan más otros marcadores, como el CTX.',
      'It measures a piece of collagen left when bone is worn away. Today other markers, such as CTX, are used more.',
    ),
    askedFor: words(
      'En enfermedad de Paget y otras de recambio rápido del hueso.',
      'Ordered for Paget disease and others with rapid bone turnover.',
    ),
    preparation: {
      instructions: [
        words(
          'Desde el día anterior no coma carnes, gelatina, helado ni dulces de gelatina.',
          'From the day before, eat no meat, jelly, ice cream or gelatine sweets.',
        ),
      ],
    },
    unit: 'mg/(24.h)',
    decimals: 0,
    method: words('Colorimétrico', 'Colorimetric'),
    referredFor: 8,
  }),
  inDayUrine({
    code: 'QUI-106',
    slug: 'porfirinas-en-orina-24-horas',
    analyte: 'porphyrins',
    name: words('Porfirinas en orina de 24 horas', '24-h urine porphyrins'),
    synonyms: { es: ['porfiria', 'porfirinas cuantitativas'], en: ['porphyria test', 'quantitative porphyrins'] },
    cups: '903038',
    purpose: words(
      'Mide las piezas con las que se arma el pigmento de la sangre. Si se acumulan, la piel puede ampollarse con el sol y la orina oscurecerse.',
      'It measures the pieces from which the pigment of blood is built. If they build up, the skin may blister in the sun and the urine darken.',
    ),
    askedFor: words(
      'En ampollas en las manos y la cara que salen con el sol, y en orina rojiza.',
      'Ordered for blisters on hands and face that come with the sun, and for reddish urine.',
    ),
    preparation: { urineAdditive: 'none', abstentions: [leaveOut('alcohol', 48)], instructions: [awayFromLight] },
    unit: 'ug/(24.h)',
    decimals: 0,
    method: chromatography,
    referredFor: 8,
    keptDark: true,
  }),
  inDayUrine({
    code: 'QUI-107',
    slug: 'porfobilinogeno-en-orina-24-horas',
    analyte: 'porphobilinogen',
    name: words('Porfobilinógeno en orina de 24 horas', '24-h urine porphobilinogen'),
    synonyms: { es: ['PBG', 'porfiria aguda'], en: ['PBG', 'acute porphyria'] },
    cups: '903041',
    purpose: words(
      'Mide una sustancia que sube mucho durante los ataques de porfiria aguda. Un valor muy alto en pleno ataque confirma la sospecha.',
      'It measures a substance that rises a great deal during attacks of acute porphyria. A very high value in the middle of an attack confirms the suspicion.',
    ),
    askedFor: words(
      'En dolores de abdomen fuertes y repetidos con debilidad, orina oscura o confusión, sin causa en otros exámenes.',
      'Ordered for severe repeated abdominal pain with weakness, dark urine or confusion, without a cause in other tests.',
    ),
    notes: words('Entre ataques puede ser normal.', 'Between attacks it may be normal.'),
    urgent: porphyriaAttack,
    preparation: { urineAdditive: 'none', abstentions: [leaveOut('alcohol', 48)], instructions: [awayFromLight] },
    unit: 'mg/(24.h)',
    decimals: 1,
    intervals: [adults(null, 2)],
    method: words('Cromatografía de intercambio iónico', 'Ion-exchange chromatography'),
    referredFor: 6,
    keptDark: true,
  }),
  inDayUrine({
    code: 'QUI-108',
    slug: 'acido-aminolevulinico-en-orina-24-horas',
    analyte: 'aminolaevulinic-acid',
    name: words('Ácido delta aminolevulínico en orina de 24 horas', '24-h urine delta-aminolaevulinic acid'),
    synonyms: { es: ['ALA', 'ALA delta', 'plomo en trabajadores'], en: ['ALA', 'delta-ALA', 'aminolevulinic acid'] },
    cups: '903104',
    purpose: words(
      'Mide la primera pieza del pigmento de la sangre. Se acumula cuando el plomo estorba su fabricación y en los ataques de porfiria aguda.',
      'It measures the first piece of the pigment of blood. It builds up when lead hinders its making and in attacks of acute porphyria.',
    ),
    askedFor: words(
      'En trabajadores expuestos al plomo, como los de baterías, y con el porfobilinógeno.',
      'Ordered for workers exposed to lead, such as those with batteries, and together with porphobilinogen.',
    ),
    preparation: { urineAdditive: 'none', instructions: [awayFromLight] },
    unit: 'mg/(24.h)',
    decimals: 1,
    intervals: [adults(1.5, 7.5)],
    method: words('Cromatografía de intercambio iónico', 'Ion-exchange chromatography'),
    referredFor: 6,
    keptDark: true,
  }),
  inDayUrine({
    code: 'QUI-109',
    slug: 'coproporfirinas-en-orina-24-horas',
    analyte: 'coproporphyrins',
    name: words('Coproporfirinas en orina de 24 horas', '24-h urine coproporphyrins'),
    synonyms: { es: ['coproporfirina'], en: ['coproporphyrin'] },
    cups: '903421',
    purpose: words(
      'Mide una de las porfirinas, que sube con el plomo, el licor, el hígado enfermo y algunas porfirias.',
      'It measures one of the porphyrins, which rises with lead, alcohol, liver disease and some porphyrias.',
    ),
    askedFor: words(
      'En sospecha de intoxicación por plomo o de porfiria.',
      'Ordered for suspected lead poisoning or porphyria.',
    ),
    urgent: poisoningAtWork,
    preparation: { urineAdditive: 'none', abstentions: [leaveOut('alcohol', 48)], instructions: [awayFromLight] },
    unit: 'ug/(24.h)',
    decimals: 0,
    method: chromatography,
    referredFor: 8,
    keptDark: true,
  }),
  exam({
    code: 'QUI-110',
    slug: 'balance-nitrogenado',
    name: words('Balance nitrogenado (índice catabólico)', 'Nitrogen balance (catabolic index)'),
    synonyms: { es: ['balance de nitrógeno', 'índice catabólico'], en: ['nitrogen balance', 'catabolic index'] },
    cups: '903808',
    area: 'chemistry',
    purpose: words(
      'Resta el nitrógeno que se pierde en la orina del que se comió en proteínas. Si el saldo es negativo, el cuerpo está gastando su propio músculo.',
      'It takes the nitrogen lost in urine from that eaten as protein. If the balance is negative, the body is spending its own muscle.',
    ),
    askedFor: words(
      'En personas graves o con nutrición por sonda o por vena.',
      'Ordered for severely ill people or those fed by tube or vein.',
    ),
    preparation: {
      urine: '24-hours',
      instructions: [
        words(
          'Anote todo lo que coma y beba ese día, con cantidades.',
          'Write down everything you eat and drink that day, with amounts.',
        ),
      ],
    },
    specimens: [dayUrine({ stability: [{ at: 'refrigerated', hours: 48 }] })],
    method: words(
      'Cálculo a partir del nitrógeno ureico urinario y la dieta',
      'Calculated from urine urea nitrogen and the diet',
    ),
    turnaround: inDays(1),
    components: [
      measured('urea-nitrogen', words('Nitrógeno ureico en orina', 'Urine urea nitrogen'), 'g/(24.h)', 1, []),
      measured('balance', words('Balance nitrogenado', 'Nitrogen balance'), 'g/(24.h)', 1, []),
      volume,
    ],
  }),
];
