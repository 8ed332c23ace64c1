import type { Exam } from '../../../app/domain/exams/exam.ts';
import type { Specimen } from '../../../app/domain/exams/specimen.ts';
import {
  adults,
  edtaPlasma,
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
  withoutBiotin,
  words,
} from './authoring.ts';
import { lowSugar } from './emergencies.ts';

const overnight = { minHours: 8, maxHours: 14 };
const electrochemiluminescence = words('Electroquimioluminiscencia', 'Electrochemiluminescence');
/** Burst red cells release an enzyme that breaks down insulin. */
const insulinSerum = gelSerum({
  stability: [
    { at: 'room', hours: 4 },
    { at: 'refrigerated', hours: 48 },
  ],
  rejectedWhen: ['unlabelled', 'wrong-container', 'insufficient', 'haemolysed', 'late'],
});
const icedPlasma = edtaPlasma({
  atHome: false,
  stability: [{ at: 'frozen', hours: 672 }],
  rejectedWhen: ['unlabelled', 'wrong-container', 'insufficient', 'haemolysed', 'not-cold', 'late'],
});
const serial = (times: number): Specimen[] => Array.from({ length: times }, () => ({ ...insulinSerum, atHome: false }));
const earlyMorning = { from: '06:00', until: '09:00' };

const eatAsUsual = words(
  'Los 3 días anteriores coma como siempre, con arroz, pan, plátano o arepa: no haga dieta.',
  'For the 3 days before, eat as usual, with rice, bread, plantain or arepa: do not diet.',
);
const stayAndRest = words(
  'Quédese en el laboratorio hasta la última muestra, en reposo; solo puede tomar agua.',
  'Stay at the laboratory until the last sample, at rest; you may drink only water.',
);
const tellInsulin = words(
  'Díganos si se aplica insulina: la del medicamento también se mide.',
  'Tell us if you inject insulin: the one in the medicine is measured too.',
);
const fastingInsulin = interval({ low: 2.6, high: 24.9, source: 'manufacturer' });

/** Insulin and the hormones of the pancreas, the gut and fat. */
export const pancreaticHormones: readonly Exam[] = [
  oneNumber({
    analyte: 'insulin',
    code: 'END-077',
    slug: 'insulina-basal',
    name: words('Insulina basal', 'Fasting insulin'),
    synonyms: {
      es: ['insulina', 'insulina en ayunas', 'resistencia a la insulina'],
      en: ['insulin', 'fasting insulin', 'insulin resistance'],
    },
    cups: '904704',
    loinc: '20448-7',
    area: 'endocrinology',
    purpose: words(
      'Mide la hormona que mete el azúcar a las células. Alta con azúcar normal indica que el cuerpo le hace menos caso: la resistencia a la insulina.',
      'It measures the hormone that takes sugar into the cells. High with normal sugar, it shows that the body heeds it less: insulin resistance.',
    ),
    askedFor: words(
      'En manchas oscuras en el cuello, ovario poliquístico, obesidad o azúcar bajo sin explicación.',
      'Ordered for dark patches on the neck, polycystic ovary syndrome, obesity or unexplained low sugar.',
    ),
    preparation: {
      fasting: overnight,
      abstentions: [withoutBiotin, leaveOut('exercise', 12)],
      instructions: [tellInsulin],
    },
    specimens: [insulinSerum],
    method: electrochemiluminescence,
    turnaround: inDays(1),
    unit: 'u[IU]/mL',
    decimals: 1,
    intervals: [fastingInsulin],
    price: 34000,
  }),
  exam({
    code: 'END-078',
    slug: 'homa-ir',
    name: words('Índice HOMA de resistencia a la insulina', 'HOMA insulin resistance index'),
    synonyms: {
      es: ['HOMA', 'HOMA-IR', 'resistencia a la insulina', 'glucosa e insulina', 'HOMA IR'],
      en: ['HOMA-IR', 'HOMA', 'insulin resistance test'],
    },
    loinc: '47214-2',
    area: 'endocrinology',
    purpose: words(
      'Combina la glucosa y la insulina de la misma muestra en un solo número. Mientras más alto, más le cuesta a la insulina hacer su trabajo.',
      'It combines glucose and insulin from the same sample in a single number. The higher it is, the harder it is for insulin to do its work.',
    ),
    askedFor: words(
      'En sobrepeso, hígado graso, ovario poliquístico y niños con manchas oscuras en el cuello.',
      'Ordered for overweight, fatty liver, polycystic ovary syndrome and children with dark patches on the neck.',
    ),
    notes: words(
      'No hay un límite igual para todos: muchos usan 2,5. No sirve en quien se aplica insulina.',
      'There is no limit that is the same for all: many use 2.5. It is not useful in people who inject insulin.',
    ),
    preparation: { fasting: overnight, abstentions: [withoutBiotin, leaveOut('exercise', 12)] },
    specimens: [insulinSerum, fluoridePlasma()],
    method: words('Cálculo: glucosa por insulina sobre 405', 'Calculated: glucose times insulin over 405'),
    turnaround: inDays(1),
    components: [
      measured(
        'glucose',
        words('Glucosa en ayunas', 'Fasting glucose'),
        'mg/dL',
        0,
        [interval({ low: 70, high: 99, source: 'ada-2026' })],
        '1558-6',
      ),
      measured('insulin', words('Insulina en ayunas', 'Fasting insulin'), 'u[IU]/mL', 1, [fastingInsulin], '20448-7'),
      measured('homa', words('Índice HOMA', 'HOMA index'), '1', 2, [adults(null, 2.49)], '47214-2'),
    ],
    price: 42000,
  }),
  oneNumber({
    analyte: 'c-peptide',
    code: 'END-079',
    slug: 'peptido-c',
    name: words('Péptido C', 'C-peptide'),
    synonyms: {
      es: ['peptido c', 'péptido de conexión', 'reserva de insulina'],
      en: ['C peptide', 'connecting peptide', 'insulin reserve'],
    },
    cups: '904706',
    loinc: '1986-9',
    area: 'endocrinology',
    purpose: words(
      'Mide el pedazo que sobra cuando el páncreas fabrica insulina. Así se sabe cuánta produce la persona, aunque se la esté aplicando.',
      'It measures the piece left over when the pancreas makes insulin. That shows how much the person produces, even while injecting it.',
    ),
    askedFor: words(
      'Para saber qué tipo de diabetes es y por qué baja el azúcar.',
      'To learn which type of diabetes it is and why sugar drops.',
    ),
    notes: words(
      'Se lee con la glucosa del mismo momento. Sube si el riñón filtra poco.',
      'It is read with the glucose of the same moment. It rises if the kidney filters little.',
    ),
    preparation: { fasting: overnight, abstentions: [withoutBiotin] },
    specimens: [insulinSerum],
    method: electrochemiluminescence,
    turnaround: inDays(2),
    unit: 'ng/mL',
    decimals: 2,
    intervals: [interval({ low: 1.1, high: 4.4, source: 'manufacturer' })],
  }),
  exam({
    code: 'END-080',
    slug: 'curva-de-insulina-2-horas',
    name: words('Insulina, curva de 2 horas (3 muestras)', 'Insulin curve, 2 hours (3 samples)'),
    synonyms: {
      es: ['curva de insulina', 'insulina pre y post', 'insulina 0 60 120'],
      en: ['insulin curve', 'insulin tolerance curve'],
    },
    cups: '904711',
    area: 'endocrinology',
    purpose: words(
      'Mide la insulina en ayunas, 1 y 2 horas después de tomar 75 g de glucosa. Muestra si el páncreas tiene que exagerar para mantener el azúcar en su punto.',
      'It measures insulin while fasting and 1 and 2 hours after a drink with 75 g of glucose. It shows whether the pancreas has to overdo it to keep sugar where it should be.',
    ),
    askedFor: words(
      'En resistencia a la insulina con azúcar normal, casi siempre junto con la curva de glucosa.',
      'Ordered for insulin resistance with normal sugar, nearly always together with the glucose curve.',
    ),
    notes: words(
      'No hay valores de referencia aceptados por todos para las muestras después de la bebida.',
      'There are no reference values accepted by all for the samples after the drink.',
    ),
    preparation: {
      fasting: overnight,
      timeOfDay: earlyMorning,
      dwellMinutes: 120,
      stimulus: glucose75,
      abstentions: [withoutBiotin, leaveOut('tobacco', 8), leaveOut('exercise', 12)],
      instructions: [eatAsUsual],
      stayInstructions: [stayAndRest],
    },
    specimens: serial(3),
    method: electrochemiluminescence,
    turnaround: inDays(1),
    components: [
      measured('fasting', words('Insulina en ayunas', 'Fasting insulin'), 'u[IU]/mL', 1, [fastingInsulin], '20448-7'),
      measured('minutes-60', words('Insulina a los 60 minutos', 'Insulin at 60 minutes'), 'u[IU]/mL', 1, []),
      measured('minutes-120', words('Insulina a los 120 minutos', 'Insulin at 120 minutes'), 'u[IU]/mL', 1, []),
    ],
  }),
  exam({
    code: 'END-081',
    slug: 'insulina-pre-y-post-glucosa',
    name: words('Insulina pre y post glucosa (2 muestras)', 'Insulin before and after glucose (2 samples)'),
    synonyms: {
      es: ['insulina pre y post', 'insulina basal y postcarga', 'insulina post prandial'],
      en: ['post-load insulin', 'two-point insulin'],
    },
    cups: '904702',
    area: 'endocrinology',
    purpose: words(
      'Compara la insulina en ayunas con la de 2 horas después de la glucosa. Es la versión corta de la curva.',
      'It compares fasting insulin with that 2 hours after glucose. It is the short version of the curve.',
    ),
    askedFor: words('En sospecha de resistencia a la insulina.', 'When insulin resistance is suspected.'),
    preparation: {
      fasting: overnight,
      timeOfDay: earlyMorning,
      dwellMinutes: 120,
      stimulus: glucose75,
      abstentions: [withoutBiotin, leaveOut('tobacco', 8), leaveOut('exercise', 12)],
      instructions: [eatAsUsual],
      stayInstructions: [stayAndRest],
    },
    specimens: serial(2),
    method: electrochemiluminescence,
    turnaround: inDays(1),
    components: [
      measured('fasting', words('Insulina en ayunas', 'Fasting insulin'), 'u[IU]/mL', 1, [fastingInsulin], '20448-7'),
      measured('minutes-120', words('Insulina a los 120 minutos', 'Insulin at 120 minutes'), 'u[IU]/mL', 1, []),
    ],
  }),
  oneNumber({
    analyte: 'free-insulin',
    code: 'END-082',
    slug: 'insulina-libre',
    name: words('Insulina libre', 'Free insulin'),
    synonyms: { es: ['insulina libre'], en: ['unbound insulin'] },
    cups: '904705',
    area: 'endocrinology',
    purpose: words(
      'Mide la insulina que no está atrapada por anticuerpos. Estos aparecen en algunas personas que llevan años aplicándosela.',
      'It measures the insulin that is not trapped by antibodies. These appear in some people who have injected it for years.',
    ),
    askedFor: words(
      'En azúcar muy cambiante con dosis altas de insulina.',
      'Ordered for widely swinging sugar with high doses of insulin.',
    ),
    preparation: { fasting: overnight },
    specimens: [gelSerum({ stability: [{ at: 'frozen', hours: 336 }] })],
    method: words(
      'Precipitación con polietilenglicol e inmunoensayo',
      'Polyethylene glycol precipitation and immunoassay',
    ),
    performedBy: 'referral',
    turnaround: referred(10),
    unit: 'u[IU]/mL',
    decimals: 1,
  }),
  oneNumber({
    analyte: 'proinsulin',
    code: 'END-083',
    slug: 'proinsulina',
    name: words('Proinsulina', 'Proinsulin'),
    synonyms: { es: ['precursor de insulina', 'insulinoma'], en: ['insulin precursor', 'insulinoma test'] },
    cups: '904707',
    area: 'endocrinology',
    purpose: words(
      'Mide la insulina antes de estar lista. Un tumor del páncreas que fabrica insulina suelta mucha sin terminar.',
      'It measures insulin before it is finished. A tumor of the pancreas that makes insulin releases much of it unfinished.',
    ),
    askedFor: words(
      'En azúcar muy bajo en ayunas sin medicamentos que lo expliquen.',
      'Ordered for very low fasting sugar without medicines to explain it.',
    ),
    urgent: lowSugar,
    preparation: { fasting: overnight },
    specimens: [icedPlasma],
    method: words('ELISA', 'ELISA'),
    performedBy: 'referral',
    turnaround: referred(12),
    unit: 'pmol/L',
    decimals: 1,
  }),
  exam({
    code: 'END-084',
    slug: 'peptido-c-post-glucagon',
    name: words('Péptido C pre y post glucagón', 'C-peptide before and after glucagon'),
    synonyms: {
      es: ['prueba de glucagón', 'reserva del páncreas'],
      en: ['glucagon stimulation test', 'pancreatic reserve'],
    },
    cups: '904719',
    area: 'endocrinology',
    purpose: words(
      'Mide el péptido C antes y 6 minutos después de una inyección de glucagón, que exprime al páncreas. Dice cuánta insulina puede producir todavía.',
      'It measures C-peptide before and 6 minutes after an injection of glucagon, which wrings the pancreas out. It tells how much insulin it can still produce.',
    ),
    askedFor: words(
      'En diabetes de tipo dudoso y antes de decidir si se puede dejar la insulina.',
      'Ordered for diabetes of doubtful type and before deciding whether insulin can be left off.',
    ),
    preparation: {
      abstentions: [withoutBiotin],
      fasting: overnight,
      timeOfDay: { from: '07:00', until: '10:00' },
      dwellMinutes: 20,
      instructions: [
        words(
          'Pida cita: la hace el personal con orden médica y puede dar náuseas.',
          'Book an appointment: our staff do it with a doctor’s order and it may cause nausea.',
        ),
      ],
    },
    specimens: serial(2),
    method: electrochemiluminescence,
    turnaround: inDays(2),
    components: [
      measured('baseline', words('Péptido C basal', 'Baseline C-peptide'), 'ng/mL', 2, []),
      measured('stimulated', words('Péptido C a los 6 minutos', 'C-peptide at 6 minutes'), 'ng/mL', 2, []),
    ],
  }),
  oneNumber({
    analyte: 'glucagon',
    code: 'END-085',
    slug: 'glucagon',
    name: words('Glucagón', 'Glucagon'),
    synonyms: { es: ['glucagonoma', 'hormona que sube el azúcar'], en: ['glucagonoma test'] },
    cups: '904701',
    area: 'endocrinology',
    purpose: words(
      'Mide la hormona del páncreas que sube el azúcar cuando hace falta. Muy alta, con brotes en la piel, apunta a un tumor raro.',
      'It measures the hormone of the pancreas that raises sugar when needed. Very high, with skin rashes, it points to a rare tumor.',
    ),
    askedFor: words(
      'En diabetes nueva con ampollas que migran por la piel y pérdida de peso.',
      'Ordered for new diabetes with blisters that move over the skin and weight loss.',
    ),
    preparation: { fasting: overnight },
    specimens: [icedPlasma],
    method: words('ELISA', 'ELISA'),
    performedBy: 'referral',
    turnaround: referred(12),
    unit: 'pg/mL',
    decimals: 0,
  }),
  oneNumber({
    analyte: 'gastrin',
    code: 'END-086',
    slug: 'gastrina',
    name: words('Gastrina', 'Gastrin'),
    synonyms: { es: ['Zollinger Ellison', 'gastrinoma'], en: ['Zollinger-Ellison', 'gastrinoma test'] },
    cups: '906624',
    loinc: '2333-3',
    area: 'endocrinology',
    purpose: words(
      'Mide la hormona que ordena al estómago producir ácido. Muy alta con mucho ácido apunta a un gastrinoma.',
      'It measures the hormone that orders the stomach to make acid. Very high with much acid, it points to a gastrinoma.',
    ),
    askedFor: words(
      'En úlceras que se repiten o diarrea con acidez fuerte.',
      'Ordered for recurrent ulcers or diarrhea with severe heartburn.',
    ),
    notes: words(
      'El omeprazol y la gastritis atrófica la suben mucho: pregunte a su médico antes de suspender el medicamento.',
      'Omeprazole and atrophic gastritis raise it a great deal: ask your doctor before stopping the medicine.',
    ),
    preparation: { fasting: { minHours: 10, maxHours: 14 }, abstentions: [leaveOut('acid-reducers', 168)] },
    specimens: [
      gelSerum({
        stability: [
          { at: 'refrigerated', hours: 4 },
          { at: 'frozen', hours: 720 },
        ],
        rejectedWhen: ['unlabelled', 'wrong-container', 'insufficient', 'haemolysed', 'not-cold', 'late'],
      }),
    ],
    method: words('Quimioluminiscencia', 'Chemiluminescence'),
    performedBy: 'referral',
    turnaround: referred(5),
    unit: 'pg/mL',
    decimals: 0,
    intervals: [adults(null, 100)],
  }),
  oneNumber({
    analyte: 'vip',
    code: 'END-087',
    slug: 'peptido-intestinal-vasoactivo',
    name: words('Péptido intestinal vasoactivo', 'Vasoactive intestinal peptide'),
    synonyms: { es: ['VIP', 'VIPoma'], en: ['VIP', 'VIPoma test'] },
    cups: '904721',
    area: 'endocrinology',
    purpose: words(
      'Mide una hormona del intestino que, de más, causa una diarrea de agua muy abundante y baja el potasio.',
      'It measures a hormone of the gut which, in excess, causes very profuse watery diarrhea and lowers potassium.',
    ),
    askedFor: words(
      'En diarrea de agua de más de un litro al día que sigue aun en ayunas.',
      'Ordered for watery diarrhea of more than a liter a day that goes on even when fasting.',
    ),
    preparation: { fasting: overnight },
    specimens: [icedPlasma],
    method: words('Radioinmunoensayo', 'Radioimmunoassay'),
    performedBy: 'referral',
    turnaround: referred(15),
    unit: 'pg/mL',
    decimals: 0,
  }),
  oneNumber({
    analyte: 'leptin',
    code: 'END-088',
    slug: 'leptina',
    name: words('Leptina', 'Leptin'),
    synonyms: { es: ['hormona de la saciedad', 'obesidad genética'], en: ['satiety hormone', 'genetic obesity'] },
    cups: '904006',
    loinc: '21365-2',
    area: 'endocrinology',
    purpose: words(
      'Mide la hormona con la que la grasa le avisa al cerebro que ya hay suficiente comida. Casi en cero, en un niño muy obeso, apunta a una falta heredada que tiene tratamiento.',
      'It measures the hormone with which fat tells the brain that there is enough food. Nearly zero in a very obese child, it points to an inherited lack that can be treated.',
    ),
    askedFor: words(
      'En obesidad grave desde el primer año de vida y en lipodistrofias.',
      'Ordered for severe obesity from the first year of life and for lipodystrophies.',
    ),
    preparation: { fasting: overnight, timeOfDay: { from: '07:00', until: '10:00' } },
    specimens: [gelSerum()],
    method: words('ELISA', 'ELISA'),
    performedBy: 'referral',
    turnaround: referred(10),
    unit: 'ng/mL',
    decimals: 1,
  }),
  oneNumber({
    analyte: 'adiponectin',
    code: 'END-089',
    slug: 'adiponectina',
    name: words('Adiponectina', 'Adiponectin'),
    synonyms: { es: ['hormona de la grasa'], en: ['fat-cell hormone'] },
    cups: '904709',
    area: 'endocrinology',
    purpose: words(
      'Mide una hormona de la grasa que ayuda a la insulina. Es baja en la obesidad y la diabetes tipo 2.',
      'It measures a hormone of fat that helps insulin. It is low in obesity and type 2 diabetes.',
    ),
    askedFor: words(
      'En estudios especiales de resistencia a la insulina y lipodistrofia.',
      'Ordered for special studies of insulin resistance and lipodystrophy.',
    ),
    preparation: { fasting: overnight },
    specimens: [gelSerum()],
    method: words('ELISA', 'ELISA'),
    performedBy: 'referral',
    turnaround: referred(12),
    unit: 'ug/mL',
    decimals: 1,
  }),
];
