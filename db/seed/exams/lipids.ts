import type { ReferenceInterval } from '../../../app/domain/exams/component.ts';
import type { Exam } from '../../../app/domain/exams/exam.ts';
import type { Words } from '../../../app/domain/exams/localized-text.ts';
import {
  adults,
  bands,
  exam,
  gelSerum,
  inDays,
  interval,
  leaveOut,
  measured,
  men,
  oneNumber,
  referred,
  sameDay,
  women,
  words,
} from './authoring.ts';

/** A non-fasting lipid profile is accepted (EAS/EFLM 2016); triglycerides and values derived from them are better with a fast. */
const lipidFast = { minHours: 8, maxHours: 14 };
const lipidSerum = gelSerum({ rejectedWhen: ['unlabelled', 'wrong-container', 'insufficient', 'haemolysed'] });
const enzymatic = words('Enzimático colorimétrico', 'Enzymatic colorimetric');
const turbidimetry = words('Inmunoturbidimetría', 'Immunoturbidimetry');

/** Children from two to eighteen (NHLBI 2011, acceptable). */
const children = (low: number | null, high: number | null): ReferenceInterval[] =>
  bands([['any', '2y', '18y', low, high]], { source: 'guideline' });

const forRisk = (condition: Words, high: number): ReferenceInterval => interval({ high, condition });

const ldlIntervals = [
  ...children(null, 109),
  forRisk(words('Óptimo', 'Optimal'), 99),
  forRisk(words('Deseable', 'Desirable'), 129),
];

/** Blood fats and their carriers. */
export const lipids: readonly Exam[] = [
  oneNumber({
    analyte: 'cholesterol',
    code: 'QUI-015',
    slug: 'colesterol-total',
    name: words('Colesterol total', 'Total cholesterol'),
    synonyms: { es: ['colesterol', 'CT', 'grasa en la sangre', 'lípidos'], en: ['cholesterol', 'blood fat', 'TC'] },
    cups: '903818',
    loinc: '2093-3',
    area: 'chemistry',
    purpose: words(
      'Mide todo el colesterol que circula en la sangre, el bueno y el malo juntos. Con los demás lípidos ayuda a calcular el riesgo de infarto y de derrame cerebral.',
      'It measures all the cholesterol traveling in the blood, good and bad together. With the other lipids it helps to calculate the risk of heart attack and stroke.',
    ),
    askedFor: words(
      'En chequeos de adultos, con presión alta, diabetes, cigarrillo o familiares con infartos tempranos.',
      'At adult checkups, with high blood pressure, diabetes, smoking or relatives with early heart attacks.',
    ),
    notes: words(
      'Baja durante una infección o después de una cirugía o un infarto: conviene esperar unas semanas. En el embarazo sube.',
      'It falls during an infection or after surgery or a heart attack: it is best to wait a few weeks. In pregnancy it rises.',
    ),
    specimens: [lipidSerum],
    method: enzymatic,
    turnaround: sameDay(3),
    unit: 'mg/dL',
    decimals: 0,
    intervals: [...children(null, 169), adults(null, 199)],
    price: 10000,
  }),
  oneNumber({
    analyte: 'hdl-cholesterol',
    code: 'QUI-016',
    slug: 'colesterol-hdl',
    name: words('Colesterol HDL (alta densidad)', 'HDL cholesterol'),
    synonyms: { es: ['colesterol bueno', 'HDL', 'c-HDL', 'alta densidad'], en: ['good cholesterol', 'HDL', 'HDL-C'] },
    cups: '903815',
    loinc: '2085-9',
    area: 'chemistry',
    purpose: words(
      'Mide el colesterol bueno: el que va en las partículas que recogen grasa de las arterias y la llevan al hígado. Tenerlo bajo aumenta el riesgo para el corazón.',
      'It measures the good cholesterol: the one in particles that gather fat from the arteries and take it to the liver. A low value raises the risk to the heart.',
    ),
    askedFor: words(
      'Junto con los demás lípidos, para calcular el riesgo cardiovascular.',
      'Together with the other lipids, to calculate cardiovascular risk.',
    ),
    notes: words(
      'El ejercicio lo sube; el cigarrillo, el sobrepeso y los triglicéridos altos lo bajan.',
      'Exercise raises it; smoking, overweight and high triglycerides lower it.',
    ),
    specimens: [lipidSerum],
    method: words('Enzimático directo', 'Direct enzymatic'),
    turnaround: sameDay(3),
    unit: 'mg/dL',
    decimals: 0,
    intervals: [...children(45, null), men(40, null), women(50, null)],
    price: 13000,
  }),
  oneNumber({
    analyte: 'ldl-cholesterol',
    code: 'QUI-017',
    slug: 'colesterol-ldl-directo',
    name: words('Colesterol LDL automatizado (directo)', 'LDL cholesterol, direct'),
    synonyms: {
      es: ['colesterol malo', 'LDL', 'c-LDL', 'LDL directo', 'baja densidad'],
      en: ['bad cholesterol', 'LDL', 'LDL-C', 'direct LDL'],
    },
    cups: '903817',
    loinc: '18262-6',
    area: 'chemistry',
    purpose: words(
      'Mide de manera directa el colesterol malo, el que se queda en las paredes de las arterias. Es el número que más guía el tratamiento.',
      'It measures directly the bad cholesterol, the one that stays in the walls of the arteries. It is the number that guides treatment most.',
    ),
    askedFor: words(
      'Cuando los triglicéridos pasan de 400 mg/dL y el LDL no se puede calcular, o cuando se quiere la mayor exactitud.',
      'When triglycerides exceed 400 mg/dL and LDL cannot be calculated, or when the greatest accuracy is wanted.',
    ),
    notes: words(
      'La meta depende del riesgo de cada persona: quien ya tuvo un infarto necesita un valor mucho más bajo.',
      'The target depends on each person’s risk: someone who has already had a heart attack needs a much lower value.',
    ),
    specimens: [lipidSerum],
    method: words('Enzimático directo', 'Direct enzymatic'),
    turnaround: sameDay(3),
    unit: 'mg/dL',
    decimals: 0,
    intervals: ldlIntervals,
    price: 20000,
  }),
  oneNumber({
    analyte: 'ldl-cholesterol-calculated',
    code: 'QUI-018',
    slug: 'colesterol-ldl-calculado',
    name: words('Colesterol LDL (calculado)', 'LDL cholesterol, calculated'),
    synonyms: {
      es: ['LDL calculado', 'Friedewald', 'colesterol malo calculado', 'Martin Hopkins'],
      en: ['calculated LDL', 'Friedewald', 'Martin-Hopkins'],
    },
    cups: '903816',
    loinc: '13457-7',
    area: 'chemistry',
    purpose: words(
      'Saca el colesterol malo por cálculo, con el total, el HDL y los triglicéridos. Es la manera más usada y sirve para la mayoría de las personas.',
      'It works out the bad cholesterol from the total, the HDL and the triglycerides. It is the most widely used way and serves most people.',
    ),
    askedFor: words(
      'Dentro del perfil lipídico, para decidir y controlar el tratamiento del colesterol.',
      'Within the lipid panel, to decide on and monitor treatment of cholesterol.',
    ),
    notes: words(
      'Con triglicéridos de más de 400 mg/dL el cálculo no es confiable y se mide directo.',
      'With triglycerides above 400 mg/dL the calculation is not reliable and it is measured directly.',
    ),
    preparation: { fasting: lipidFast, abstentions: [leaveOut('alcohol', 24)] },
    specimens: [lipidSerum],
    method: words(
      'Cálculo a partir de colesterol total, HDL y triglicéridos',
      'Calculated from total cholesterol, HDL and triglycerides',
    ),
    turnaround: sameDay(3),
    unit: 'mg/dL',
    decimals: 0,
    intervals: ldlIntervals,
    price: 13000,
  }),
  oneNumber({
    analyte: 'triglycerides',
    code: 'QUI-019',
    slug: 'trigliceridos',
    name: words('Triglicéridos', 'Triglycerides'),
    synonyms: { es: ['TG', 'grasas', 'grasa en la sangre'], en: ['TG', 'trigs', 'blood fats'] },
    cups: '903868',
    loinc: '2571-8',
    area: 'chemistry',
    purpose: words(
      'Mide la grasa con la que el cuerpo guarda y transporta energía. Suben con los dulces, las harinas, el licor, el sobrepeso y la diabetes.',
      'It measures the fat with which the body stores and carries energy. It rises with sweets, starches, alcohol, overweight and diabetes.',
    ),
    askedFor: words(
      'En chequeos, diabetes, hígado graso y pancreatitis.',
      'At checkups, and in diabetes, fatty liver and pancreatitis.',
    ),
    notes: words(
      'Por encima de 500 mg/dL pueden inflamar el páncreas. Si salen altos después de comer, se repiten en ayunas.',
      'Above 500 mg/dL they can inflame the pancreas. If they are high after food, they are repeated fasting.',
    ),
    preparation: {
      fasting: lipidFast,
      abstentions: [leaveOut('alcohol', 24), leaveOut('exercise', 12)],
      instructions: [
        words(
          'La noche anterior cene como de costumbre, sin frituras.',
          'The evening before, have your usual dinner, without fried food.',
        ),
      ],
    },
    specimens: [lipidSerum],
    method: enzymatic,
    turnaround: sameDay(3),
    unit: 'mg/dL',
    decimals: 0,
    intervals: [
      ...bands(
        [
          ['any', '2y', '10y', null, 74],
          ['any', '10y', '18y', null, 89],
        ],
        { source: 'guideline' },
      ),
      adults(null, 149),
    ],
    price: 11000,
  }),
  oneNumber({
    analyte: 'vldl-cholesterol',
    code: 'QUI-020',
    slug: 'colesterol-vldl',
    name: words('Colesterol VLDL (calculado)', 'VLDL cholesterol, calculated'),
    synonyms: { es: ['VLDL', 'muy baja densidad'], en: ['VLDL', 'VLDL-C'] },
    loinc: '13458-5',
    area: 'chemistry',
    purpose: words(
      'Calcula el colesterol que viaja en las partículas cargadas de triglicéridos. Sube y baja con ellos.',
      'It calculates the cholesterol that travels in the particles loaded with triglycerides. It rises and falls with them.',
    ),
    askedFor: words('Dentro del perfil lipídico.', 'Within the lipid panel.'),
    preparation: { fasting: lipidFast, abstentions: [leaveOut('alcohol', 24)] },
    specimens: [lipidSerum],
    method: words('Cálculo a partir de los triglicéridos', 'Calculated from triglycerides'),
    turnaround: sameDay(3),
    unit: 'mg/dL',
    decimals: 0,
    intervals: [adults(null, 30)],
  }),
  oneNumber({
    analyte: 'non-hdl-cholesterol',
    code: 'QUI-021',
    slug: 'colesterol-no-hdl',
    name: words('Colesterol no HDL', 'Non-HDL cholesterol'),
    synonyms: { es: ['no HDL', 'colesterol total menos HDL'], en: ['non-HDL', 'non-HDL-C'] },
    loinc: '43396-1',
    area: 'chemistry',
    purpose: words(
      'Resta el colesterol bueno del total: lo que queda es todo el que puede pegarse a las arterias. Vale igual con o sin ayuno.',
      'It takes the good cholesterol from the total: what is left is all that can stick to the arteries. It holds equally with or without fasting.',
    ),
    askedFor: words(
      'En diabetes, triglicéridos altos y obesidad, en los que el LDL no cuenta toda la historia.',
      'Ordered for diabetes, high triglycerides and obesity, for which LDL does not tell the whole story.',
    ),
    specimens: [lipidSerum],
    method: words('Cálculo: colesterol total menos HDL', 'Calculated: total cholesterol minus HDL'),
    turnaround: sameDay(3),
    unit: 'mg/dL',
    decimals: 0,
    intervals: [...children(null, 119), adults(null, 129)],
  }),
  oneNumber({
    analyte: 'apolipoprotein-a1',
    code: 'QUI-022',
    slug: 'apolipoproteina-a1',
    name: words('Apolipoproteína A1 automatizada', 'Apolipoprotein A-I'),
    synonyms: { es: ['apo A1', 'apo A-I'], en: ['apo A1', 'apoA-I'] },
    cups: '903411',
    loinc: '1869-7',
    area: 'chemistry',
    purpose: words(
      'Mide la proteína principal del colesterol bueno. Si está baja, hay pocas partículas que recojan grasa de las arterias.',
      'It measures the main protein of good cholesterol. If it is low, there are few particles to gather fat from the arteries.',
    ),
    askedFor: words(
      'Con la apolipoproteína B, para afinar el riesgo de infarto, y en HDL muy bajo de familia.',
      'With apolipoprotein B, to refine the risk of heart attack, and in a very low HDL that runs in the family.',
    ),
    preparation: { fasting: lipidFast },
    specimens: [lipidSerum],
    method: turbidimetry,
    turnaround: inDays(3),
    unit: 'mg/dL',
    decimals: 0,
    intervals: [men(110, 180), women(110, 205)],
  }),
  oneNumber({
    analyte: 'apolipoprotein-b',
    code: 'QUI-023',
    slug: 'apolipoproteina-b',
    name: words('Apolipoproteína B automatizada', 'Apolipoprotein B'),
    synonyms: { es: ['apo B', 'apo B-100'], en: ['apo B', 'apoB'] },
    cups: '903412',
    loinc: '1884-6',
    area: 'chemistry',
    purpose: words(
      'Cuenta las partículas que llevan colesterol malo, porque cada una tiene una sola apolipoproteína B. A veces el LDL se ve bien, pero las partículas son muchas.',
      'It counts the particles that carry bad cholesterol, because each has a single apolipoprotein B. Sometimes LDL looks fine but the particles are many.',
    ),
    askedFor: words(
      'En triglicéridos altos, diabetes, síndrome metabólico o infartos en la familia.',
      'Ordered for high triglycerides, diabetes, metabolic syndrome or heart attacks in the family.',
    ),
    notes: words('La meta depende del riesgo de cada persona.', 'The target depends on each person’s risk.'),
    preparation: { fasting: lipidFast },
    specimens: [lipidSerum],
    method: turbidimetry,
    turnaround: inDays(3),
    unit: 'mg/dL',
    decimals: 0,
    intervals: [adults(null, 99)],
  }),
  oneNumber({
    analyte: 'lipoprotein-a',
    code: 'QUI-024',
    slug: 'lipoproteina-a',
    name: words('Lipoproteína (a)', 'Lipoprotein(a)'),
    synonyms: { es: ['Lp(a)', 'lipoproteína a pequeña', 'Lp a'], en: ['Lp(a)', 'Lp little a'] },
    cups: '903431',
    loinc: '10835-7',
    area: 'chemistry',
    purpose: words(
      'Mide una partícula parecida al LDL que se hereda y que favorece infartos, derrames y el endurecimiento de la válvula aórtica. La dieta y el ejercicio casi no la cambian.',
      'It measures a particle like LDL that is inherited and favors heart attacks, strokes and hardening of the aortic valve. Diet and exercise hardly change it.',
    ),
    askedFor: words(
      'Una vez en la vida adulta, y en familias con infartos antes de los 55 o 65 años.',
      'Once in adult life, and in families with heart attacks before the age of 55 or 65.',
    ),
    notes: words(
      'Desde 50 mg/dL se considera alta. Como cambia muy poco con los años, por lo general no hace falta repetirla.',
      'From 50 mg/dL it is considered high. As it changes very little over the years, it generally need not be repeated.',
    ),
    specimens: [lipidSerum],
    method: turbidimetry,
    turnaround: inDays(3),
    unit: 'mg/dL',
    decimals: 0,
    intervals: [adults(null, 29)],
  }),
  exam({
    code: 'QUI-025',
    slug: 'electroforesis-de-lipoproteinas',
    name: words('Electroforesis de lipoproteínas', 'Lipoprotein electrophoresis'),
    synonyms: {
      es: ['lipidograma electroforético', 'tipo de hiperlipidemia', 'Fredrickson'],
      en: ['lipoprotein pattern', 'Fredrickson typing'],
    },
    cups: '906810',
    area: 'chemistry',
    purpose: words(
      'Separa con electricidad las partículas que llevan grasa y muestra cuáles sobran. Ayuda a reconocer las formas heredadas poco comunes.',
      'It separates the particles that carry fat with electricity and shows which are in excess. It helps to recognize the uncommon inherited forms.',
    ),
    askedFor: words(
      'En triglicéridos o colesterol muy altos desde joven, o que no responden al tratamiento.',
      'Ordered for very high triglycerides or cholesterol from a young age, or that do not respond to treatment.',
    ),
    preparation: { fasting: { minHours: 12, maxHours: 14 }, abstentions: [leaveOut('alcohol', 24)] },
    specimens: [lipidSerum],
    method: words('Electroforesis en gel de agarosa', 'Agarose gel electrophoresis'),
    performedBy: 'referral',
    turnaround: referred(5),
    components: [
      measured('alpha', words('Lipoproteínas alfa', 'Alpha lipoproteins'), '%', 1, []),
      measured('pre-beta', words('Lipoproteínas prebeta', 'Pre-beta lipoproteins'), '%', 1, []),
      measured('beta', words('Lipoproteínas beta', 'Beta lipoproteins'), '%', 1, []),
      measured('chylomicrons', words('Quilomicrones', 'Chylomicrons'), '%', 1, []),
    ],
  }),
];
