import type { Exam } from '../../../app/domain/exams/exam.ts';
import {
  adults,
  bands,
  exam,
  gelSerum,
  inDays,
  measured,
  oneNumber,
  referred,
  withoutBiotin,
  words,
} from './authoring.ts';

/** Iron falls by a third from morning to evening, so the sample is fasting and early. */
const morningIron = {
  fasting: { minHours: 8, maxHours: 14 },
  timeOfDay: { from: '06:00', until: '10:00' },
  abstentions: [{ of: 'iron-supplements', hours: 24, maxHours: null }],
  instructions: [
    words(
      'Si toma hierro o multivitaminas, pregunte a su médico antes de suspenderlos.',
      'If you take iron or multivitamins, ask your doctor before stopping them.',
    ),
  ],
} as const;
const serum = gelSerum({ rejectedWhen: ['unlabelled', 'wrong-container', 'insufficient', 'haemolysed'] });

const ironIntervals = bands([
  ['any', '0d', '1m', 100, 250],
  ['any', '1m', '1y', 40, 100],
  ['any', '1y', '18y', 50, 120],
  ['male', '18y', null, 65, 175],
  ['female', '18y', null, 50, 170],
]);
const bindingIntervals = [adults(250, 450)];
const saturationIntervals = [adults(20, 50)];

/** Transported iron, stored iron, and whether it is enough. */
export const iron: readonly Exam[] = [
  oneNumber({
    analyte: 'ferritin',
    code: 'QUI-083',
    slug: 'ferritina',
    name: words('Ferritina', 'Ferritin'),
    synonyms: {
      es: [
        'reservas de hierro',
        'hierro guardado',
        'depósitos de hierro',
        'caída del pelo',
        'falta de hierro',
        'uñas quebradizas',
      ],
      en: ['iron stores', 'stored iron', 'hair loss', 'iron deficiency'],
    },
    cups: '903016',
    loinc: '2276-4',
    area: 'chemistry',
    purpose: words(
      'Mide la proteína donde el cuerpo guarda el hierro, y así cuenta las reservas. Cuando baja, falta hierro, aunque todavía no haya anemia.',
      'It measures the protein in which the body stores iron, and so counts the reserves. When it falls, iron is lacking even if there is no anemia yet.',
    ),
    askedFor: words(
      'En cansancio, caída del pelo, menstruaciones abundantes, embarazo y anemias; y cuando se sospecha que sobra hierro.',
      'Ordered for tiredness, hair loss, heavy periods, pregnancy and anemia; and when too much iron is suspected.',
    ),
    notes: words(
      'Sube con la inflamación, el hígado graso y las infecciones: puede verse normal aunque falte hierro. Muchos médicos tratan con menos de 30 ng/mL.',
      'It rises with inflammation, fatty liver and infections: it may look normal even when iron is lacking. Many doctors treat below 30 ng/mL.',
    ),
    preparation: { abstentions: [withoutBiotin] },
    specimens: [serum],
    method: words('Electroquimioluminiscencia', 'Electrochemiluminescence'),
    turnaround: inDays(1),
    unit: 'ng/mL',
    decimals: 0,
    intervals: bands([
      ['any', '0d', '1m', 25, 200],
      ['any', '1m', '2m', 200, 600],
      ['any', '2m', '6m', 50, 200],
      // WHO 2020, guideline on ferritin: iron deficiency is below 12 µg/L under 5 years, and below 15 µg/L from 5 years.
      ['any', '6m', '5y', 12, 140],
      ['any', '5y', '15y', 15, 140],
      ['male', '15y', null, 30, 400],
      ['female', '15y', null, 15, 150],
    ]),
    price: 32000,
  }),
  oneNumber({
    analyte: 'iron',
    code: 'QUI-084',
    slug: 'hierro-serico',
    name: words('Hierro total', 'Iron'),
    synonyms: { es: ['hierro sérico', 'Fe', 'hierro en sangre'], en: ['serum iron', 'Fe'] },
    cups: '903846',
    loinc: '2498-4',
    area: 'chemistry',
    purpose: words(
      'Mide el hierro que va por la sangre hacia la médula para fabricar glóbulos rojos. Por sí solo cambia mucho en el día; con la transferrina y la ferritina cuenta la historia completa.',
      'It measures the iron traveling in the blood to the marrow to make red cells. By itself it changes a great deal during the day; with transferrin and ferritin it tells the whole story.',
    ),
    askedFor: words(
      'En estudios de anemia y cuando se sospecha hierro de más.',
      'Ordered for studies of anemia and when too much iron is suspected.',
    ),
    notes: words(
      'Baja con las infecciones y antes de la menstruación, y sube si se tomó hierro el día anterior.',
      'It falls with infections and before periods, and rises if iron was taken the day before.',
    ),
    preparation: morningIron,
    specimens: [serum],
    method: words('Colorimétrico (ferrozina)', 'Colorimetric (ferrozine)'),
    turnaround: inDays(1),
    unit: 'ug/dL',
    decimals: 0,
    intervals: ironIntervals,
    price: 20000,
  }),
  oneNumber({
    analyte: 'iron-binding-capacity',
    code: 'QUI-085',
    slug: 'capacidad-de-fijacion-de-hierro',
    name: words('Capacidad de combinación del hierro (TIBC)', 'Total iron-binding capacity (TIBC)'),
    synonyms: { es: ['TIBC', 'capacidad de fijación', 'CTFH'], en: ['TIBC', 'iron binding capacity'] },
    cups: '903812',
    loinc: '2500-7',
    area: 'chemistry',
    purpose: words(
      'Mide cuánto hierro podría llevar la sangre si todos los puestos estuvieran ocupados. Cuando falta hierro el cuerpo abre más puestos y el número sube.',
      'It measures how much iron the blood could carry if every seat were taken. When iron is short the body opens more seats and the number rises.',
    ),
    askedFor: words(
      'En estudios de anemia, con el hierro y la ferritina.',
      'Ordered for studies of anemia, along with iron and ferritin.',
    ),
    preparation: morningIron,
    specimens: [serum],
    method: words(
      'Cálculo: hierro más capacidad de fijación no saturada',
      'Calculated: iron plus unsaturated binding capacity',
    ),
    turnaround: inDays(1),
    unit: 'ug/dL',
    decimals: 0,
    intervals: bindingIntervals,
  }),
  exam({
    code: 'QUI-086',
    slug: 'saturacion-de-transferrina',
    name: words('Saturación de transferrina', 'Transferrin saturation'),
    synonyms: {
      es: ['saturación de hierro', 'porcentaje de saturación', 'hemocromatosis'],
      en: ['iron saturation', 'TSAT', 'hemochromatosis test'],
    },
    cups: '903044',
    loinc: '2502-3',
    area: 'chemistry',
    purpose: words(
      'Dice qué parte de los puestos para el hierro está ocupada. Baja en la falta de hierro y sube cuando el cuerpo absorbe de más, como en la hemocromatosis.',
      'It tells what share of the seats for iron is taken. It falls when iron is lacking and rises when the body absorbs too much, as in hemochromatosis.',
    ),
    askedFor: words(
      'En anemias, ferritina alta, falla cardíaca y enfermedad renal.',
      'Ordered for anemia, high ferritin, heart failure and kidney disease.',
    ),
    notes: words(
      'Por encima de 45 %, repetida, se estudia una posible hemocromatosis.',
      'Above 45%, repeatedly, possible hemochromatosis is studied.',
    ),
    preparation: morningIron,
    specimens: [serum],
    method: words('Cálculo: hierro sobre capacidad total', 'Calculated: iron over total capacity'),
    turnaround: inDays(1),
    components: [
      measured(
        'saturation',
        words('Saturación de transferrina', 'Transferrin saturation'),
        '%',
        0,
        saturationIntervals,
        '2502-3',
      ),
      measured('iron', words('Hierro', 'Iron'), 'ug/dL', 0, ironIntervals, '2498-4'),
      measured(
        'iron-binding-capacity',
        words('Capacidad total de fijación del hierro', 'Total iron-binding capacity'),
        'ug/dL',
        0,
        bindingIntervals,
        '2500-7',
      ),
    ],
  }),
  oneNumber({
    analyte: 'transferrin',
    code: 'QUI-087',
    slug: 'transferrina',
    name: words('Transferrina automatizada', 'Transferrin'),
    synonyms: { es: ['transferrina', 'siderofilina'], en: ['siderophilin'] },
    cups: '903046',
    loinc: '3034-6',
    area: 'chemistry',
    purpose: words(
      'Mide la proteína que transporta el hierro por la sangre. El hígado fabrica más cuando falta hierro y menos con la inflamación o la desnutrición.',
      'It measures the protein that carries iron through the blood. The liver makes more when iron is lacking and less with inflammation or malnutrition.',
    ),
    askedFor: words(
      'En anemias y en la valoración de la nutrición.',
      'Ordered for anemia and for the assessment of nutrition.',
    ),
    preparation: { fasting: { minHours: 8, maxHours: 14 } },
    specimens: [serum],
    method: words('Inmunoturbidimetría', 'Immunoturbidimetry'),
    turnaround: inDays(2),
    unit: 'mg/dL',
    decimals: 0,
    intervals: [adults(200, 360)],
  }),
  oneNumber({
    analyte: 'soluble-transferrin-receptor',
    code: 'QUI-088',
    slug: 'receptor-soluble-de-transferrina',
    name: words('Receptor soluble de transferrina', 'Soluble transferrin receptor'),
    synonyms: { es: ['RsTf', 'sTfR'], en: ['sTfR'] },
    loinc: '30248-9',
    area: 'chemistry',
    purpose: words(
      'Mide las puertas por las que las células reciben hierro: se multiplican cuando les falta. No sube con la inflamación, y por eso aclara las anemias mezcladas.',
      'It measures the doors through which cells take in iron: they multiply when it is lacking. It does not rise with inflammation, and so it clears up mixed anemias.',
    ),
    askedFor: words(
      'En anemia con artritis, infecciones o cáncer, en que la ferritina no ayuda.',
      'Ordered for anemia with arthritis, infections or cancer, for which ferritin does not help.',
    ),
    specimens: [serum],
    method: words('Inmunoturbidimetría', 'Immunoturbidimetry'),
    performedBy: 'referral',
    turnaround: referred(4),
    unit: 'mg/L',
    decimals: 2,
    intervals: [],
  }),
];
