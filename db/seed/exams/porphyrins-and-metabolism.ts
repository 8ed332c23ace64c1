import type { Exam } from '../../../app/features/catalogue/exam.ts';
import {
  adults,
  edtaBlood,
  edtaPlasma,
  exam,
  fluoridePlasma,
  gelSerum,
  leaveOut,
  measured,
  oneNumber,
  referred,
  words,
} from './authoring.ts';
import { metabolicCrisis } from './emergencies.ts';

const overnight = { minHours: 8, maxHours: 14 };
const darkBlood = edtaBlood({
  minimumMl: 2,
  stability: [{ at: 'refrigerated', hours: 72 }],
  rejectedWhen: ['unlabelled', 'wrong-container', 'insufficient', 'clotted', 'haemolysed', 'exposed-to-light'],
});
const chromatography = words('Cromatografía líquida (HPLC)', 'Liquid chromatography (HPLC)');

/** Rarer chemistry of the blood: the making of its pigment, and how cells get their energy. */
export const porphyrinsAndMetabolism: readonly Exam[] = [
  oneNumber({
    analyte: 'zinc-protoporphyrin',
    code: 'QUI-111',
    slug: 'protoporfirina-zinc',
    name: words('Protoporfirina zinc eritrocitaria', 'Red cell zinc protoporphyrin'),
    synonyms: {
      es: ['ZPP', 'protoporfirina libre', 'plomo'],
      en: ['ZPP', 'free erythrocyte protoporphyrin', 'lead exposure'],
    },
    cups: '903433',
    area: 'chemistry',
    purpose: words(
      'Mide una pieza del pigmento de la sangre que quedó con zinc en vez de hierro. Sube cuando falta hierro o cuando el plomo estorba, y cuenta lo que pasó en los últimos 3 meses.',
      'It measures a piece of the blood’s pigment that was left with zinc instead of iron. It rises when iron is lacking or lead gets in the way, and tells what happened over the last 3 months.',
    ),
    askedFor: words(
      'En control de trabajadores con plomo y en falta de hierro de los niños.',
      'In monitoring workers with lead and in iron deficiency of children.',
    ),
    specimens: [darkBlood],
    method: words('Hematofluorometría', 'Hematofluorometry'),
    performedBy: 'referral',
    turnaround: referred(6),
    unit: 'ug/dL',
    decimals: 0,
    intervals: [adults(null, 35)],
  }),
  oneNumber({
    analyte: 'blood-porphyrins',
    code: 'QUI-112',
    slug: 'porfirinas-totales-en-sangre',
    name: words('Porfirinas totales en sangre', 'Total blood porphyrins'),
    synonyms: { es: ['porfiria en sangre', 'protoporfiria'], en: ['blood porphyrins', 'protoporphyria'] },
    cups: '903039',
    area: 'chemistry',
    purpose: words(
      'Mide las porfirinas que llevan los glóbulos rojos. Son muy altas en la protoporfiria, que hace arder la piel con el sol desde niño.',
      'It measures the porphyrins that red cells carry. They are very high in protoporphyria, which makes the skin burn in the sun from childhood.',
    ),
    askedFor: words(
      'En niños que lloran o se hinchan al salir al sol.',
      'In children who cry or swell when they go out into the sun.',
    ),
    specimens: [darkBlood],
    method: chromatography,
    performedBy: 'referral',
    turnaround: referred(10),
    unit: 'ug/dL',
    decimals: 0,
  }),
  exam({
    code: 'QUI-113',
    slug: 'porfirinas-diferenciadas-en-sangre',
    name: words('Porfirinas diferenciadas en sangre', 'Fractionated blood porphyrins'),
    synonyms: { es: ['fraccionamiento de porfirinas'], en: ['porphyrin fractionation'] },
    cups: '903057',
    area: 'chemistry',
    purpose: words(
      'Separa las porfirinas de la sangre una por una. El dibujo que forman distingue los tipos de porfiria de la piel.',
      'It separates the porphyrins of the blood one by one. The pattern they form tells apart the types of skin porphyria.',
    ),
    askedFor: words('Cuando las porfirinas totales están altas.', 'When total porphyrins are high.'),
    specimens: [darkBlood],
    method: chromatography,
    performedBy: 'referral',
    turnaround: referred(12),
    components: [
      measured('protoporphyrin', words('Protoporfirina', 'Protoporphyrin'), 'ug/dL', 0, []),
      measured('coproporphyrin', words('Coproporfirina', 'Coproporphyrin'), 'ug/dL', 0, []),
      measured('uroporphyrin', words('Uroporfirina', 'Uroporphyrin'), 'ug/dL', 0, []),
    ],
  }),
  oneNumber({
    analyte: 'pyruvate',
    code: 'QUI-114',
    slug: 'piruvato',
    name: words('Ácido pirúvico (piruvato)', 'Pyruvic acid (pyruvate)'),
    synonyms: {
      es: ['relación lactato piruvato', 'mitocondrias'],
      en: ['lactate to pyruvate ratio', 'mitochondrial study'],
    },
    cups: '903112',
    area: 'chemistry',
    purpose: words(
      'Mide el paso anterior al ácido láctico en la quema del azúcar. La relación entre los dos dice en qué parte falla la fábrica de energía de la célula.',
      'It measures the step before lactic acid in the burning of sugar. The ratio of the two tells where the cell’s energy factory is failing.',
    ),
    askedFor: words(
      'En niños con debilidad, convulsiones o lactato alto, por una posible enfermedad mitocondrial.',
      'In children with weakness, seizures or high lactate, for a possible mitochondrial disease.',
    ),
    urgent: metabolicCrisis,
    preparation: { fasting: overnight, abstentions: [leaveOut('exercise', 12)], dwellMinutes: 15, dwellFor: 'rest' },
    specimens: [
      fluoridePlasma({
        atHome: false,
        stability: [{ at: 'frozen', hours: 336 }],
        rejectedWhen: ['unlabelled', 'wrong-container', 'insufficient', 'not-cold', 'late'],
      }),
    ],
    method: words('Enzimático', 'Enzymatic'),
    performedBy: 'referral',
    turnaround: referred(8),
    unit: 'mmol/L',
    decimals: 2,
    intervals: [adults(0.03, 0.1)],
  }),
  oneNumber({
    analyte: 'creatine',
    code: 'QUI-115',
    slug: 'creatina',
    name: words('Creatina en suero', 'Serum creatine'),
    synonyms: { es: ['creatina del músculo'], en: ['muscle creatine'] },
    cups: '903822',
    area: 'chemistry',
    purpose: words(
      'Mide la creatina, la reserva rápida de energía del músculo y del cerebro. No es lo mismo que la creatinina, que es su desecho.',
      'It measures creatine, the quick energy reserve of muscle and brain. It is not the same as creatinine, which is its waste product.',
    ),
    askedFor: words(
      'En retraso del desarrollo con convulsiones, por una falta heredada de creatina.',
      'In developmental delay with seizures, for an inherited lack of creatine.',
    ),
    notes: words('Los suplementos de gimnasio la suben.', 'Gym supplements raise it.'),
    specimens: [gelSerum()],
    method: words('Espectrometría de masas en tándem', 'Tandem mass spectrometry'),
    performedBy: 'referral',
    turnaround: referred(15),
    unit: 'umol/L',
    decimals: 0,
  }),
  oneNumber({
    analyte: 'free-fatty-acids',
    code: 'QUI-116',
    slug: 'acidos-grasos-libres',
    name: words('Ácidos grasos libres', 'Free fatty acids'),
    synonyms: { es: ['ácidos grasos no esterificados', 'AGL'], en: ['NEFA', 'non-esterified fatty acids'] },
    area: 'chemistry',
    purpose: words(
      'Mide la grasa que el cuerpo saca de sus depósitos para quemarla. Se compara con las cetonas en los niños que bajan de azúcar.',
      'It measures the fat that the body draws from its stores to burn. It is compared with ketones in children whose sugar drops.',
    ),
    askedFor: words(
      'En azúcar bajo de niños y en estudios de resistencia a la insulina.',
      'In low sugar of children and in studies of insulin resistance.',
    ),
    urgent: metabolicCrisis,
    preparation: { fasting: overnight, abstentions: [leaveOut('alcohol', 24)] },
    specimens: [
      edtaPlasma({
        atHome: false,
        stability: [{ at: 'frozen', hours: 336 }],
        rejectedWhen: ['unlabelled', 'wrong-container', 'insufficient', 'not-cold'],
      }),
    ],
    method: words('Enzimático colorimétrico', 'Enzymatic colorimetric'),
    performedBy: 'referral',
    turnaround: referred(8),
    unit: 'mmol/L',
    decimals: 2,
    intervals: [adults(0.1, 0.6)],
  }),
];
