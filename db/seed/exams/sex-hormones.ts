import type { ReferenceInterval } from '../../../app/domain/exams/component.ts';
import type { Exam } from '../../../app/domain/exams/exam.ts';
import type { Words } from '../../../app/domain/exams/localized-text.ts';
import {
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
  withoutBiotin,
  women,
  words,
} from './authoring.ts';
import { earlyPregnancyPain } from './emergencies.ts';

const electrochemiluminescence = words('Electroquimioluminiscencia', 'Electrochemiluminescence');
const serum = gelSerum({
  stability: [
    { at: 'room', hours: 24 },
    { at: 'refrigerated', hours: 96 },
  ],
});

/** Testosterone is a third lower in the afternoon, especially in young men (Endocrine Society, 2018). */
const inTheMorning = { from: '07:00', until: '10:00' };

const follicular = words('Fase folicular', 'Follicular phase');
const ovulation = words('Ovulación', 'Ovulation');
const luteal = words('Fase lútea', 'Luteal phase');
const afterMenopause = words('Después de la menopausia', 'After the menopause');

/** The values of Elecsys assays in each phase of the cycle. */
const inPhase = (condition: Words, low: number | null, high: number | null): ReferenceInterval =>
  interval({ sex: 'female', low, high, condition, source: 'manufacturer' });

const cycleDaysAreFor = words(
  'Los días del ciclo se cuentan desde el primer día de sangrado y son solo para quien menstrúa; a los hombres, y después de la menopausia, se les toma cualquier día.',
  'Days of the cycle are counted from the first day of bleeding and are only for those who menstruate; men, and women after the menopause, may come on any day.',
);
const unlessToldOtherwise = words(
  'Si su médico escribió otro día en la orden, siga la orden.',
  'If your doctor wrote another day on the order, follow the order.',
);

/** Hormones of the ovary and the testicle, and the brain hormones that control them. */
const anyDayInPregnancy = words(
  'Si está en embarazo, venga cualquier día: los días del ciclo no cuentan.',
  'If you are pregnant, come on any day: the days of the cycle do not count.',
);

export const sexHormones: readonly Exam[] = [
  oneNumber({
    analyte: 'fsh',
    code: 'END-064',
    slug: 'fsh',
    name: words('Hormona folículo estimulante (FSH)', 'Follicle-stimulating hormone (FSH)'),
    synonyms: {
      es: ['FSH', 'menopausia', 'folitropina', 'hormona de la menopausia'],
      en: ['FSH', 'menopause test', 'follitropin'],
    },
    cups: '904105',
    loinc: '15067-2',
    area: 'endocrinology',
    purpose: words(
      'Mide la hormona con la que el cerebro despierta los óvulos en la mujer y los espermatozoides en el hombre. Sube mucho cuando los ovarios o los testículos ya no responden, como en la menopausia.',
      'It measures the hormone with which the brain wakes the eggs in women and the sperm in men. It rises a great deal when ovaries or testicles no longer respond, as in the menopause.',
    ),
    askedFor: words(
      'En dificultad para quedar en embarazo, reglas que faltan, menopausia antes de tiempo y pubertad temprana o tardía.',
      'Ordered for difficulty conceiving, missing periods, early menopause and puberty that is early or late.',
    ),
    notes: words(
      'Las pastillas anticonceptivas la apagan: el valor no muestra entonces cómo están los ovarios.',
      'Contraceptive pills switch it off: the value does not then show the state of the ovaries.',
    ),
    preparation: {
      cycleDays: { from: 2, to: 5 },
      abstentions: [withoutBiotin],
      instructions: [cycleDaysAreFor, unlessToldOtherwise],
    },
    specimens: [serum],
    method: electrochemiluminescence,
    turnaround: inDays(1),
    unit: 'm[IU]/mL',
    decimals: 1,
    intervals: [
      interval({ sex: 'male', low: 1.5, high: 12.4, source: 'manufacturer' }),
      inPhase(follicular, 3.5, 12.5),
      inPhase(ovulation, 4.7, 21.5),
      inPhase(luteal, 1.7, 7.7),
      inPhase(afterMenopause, 25.8, 134.8),
    ],
    price: 32000,
  }),
  oneNumber({
    analyte: 'lh',
    code: 'END-065',
    slug: 'lh',
    name: words('Hormona luteinizante (LH)', 'Luteinizing hormone (LH)'),
    synonyms: { es: ['LH', 'lutropina', 'hormona de la ovulación'], en: ['LH', 'lutropin', 'ovulation hormone'] },
    cups: '904107',
    loinc: '10501-5',
    area: 'endocrinology',
    purpose: words(
      'Mide la hormona que en la mujer dispara la ovulación y en el hombre ordena fabricar testosterona. Comparada con la FSH orienta en ovario poliquístico y en la pubertad.',
      'It measures the hormone that sets off ovulation in women and in men orders testosterone to be made. Compared with FSH it is a guide in polycystic ovaries and puberty.',
    ),
    askedFor: words(
      'En reglas irregulares, infertilidad y testosterona baja.',
      'Ordered for irregular periods, infertility and low testosterone.',
    ),
    preparation: {
      cycleDays: { from: 2, to: 5 },
      abstentions: [withoutBiotin],
      instructions: [cycleDaysAreFor, unlessToldOtherwise],
    },
    specimens: [serum],
    method: electrochemiluminescence,
    turnaround: inDays(1),
    unit: 'm[IU]/mL',
    decimals: 1,
    intervals: [
      interval({ sex: 'male', low: 1.7, high: 8.6, source: 'manufacturer' }),
      inPhase(follicular, 2.4, 12.6),
      inPhase(ovulation, 14, 95.6),
      inPhase(luteal, 1, 11.4),
      inPhase(afterMenopause, 7.7, 58.5),
    ],
    price: 32000,
  }),
  oneNumber({
    analyte: 'oestradiol',
    code: 'END-066',
    slug: 'estradiol',
    name: words('Estradiol', 'Estradiol (E2)'),
    synonyms: { es: ['E2', 'estrógenos', 'hormona femenina'], en: ['E2', 'estradiol', 'oestrogen', 'female hormone'] },
    cups: '904503',
    loinc: '2243-4',
    area: 'endocrinology',
    purpose: words(
      'Mide el estrógeno principal, que gobierna el ciclo, los huesos y la piel de la mujer. También está, en poca cantidad, en los hombres.',
      'It measures the main estrogen, which governs a woman’s cycle, bones and skin. It is also present, in small amounts, in men.',
    ),
    askedFor: words(
      'En fertilidad, reglas que faltan, pubertad temprana y senos que crecen en un hombre.',
      'Ordered for a fertility work-up, missing periods, early puberty and breasts that grow in a man.',
    ),
    notes: words(
      'En tratamientos de fertilidad se lee de otra manera, según los folículos. Los valores muy bajos de niñas y hombres se miden mejor por espectrometría de masas.',
      'In fertility treatment it is read in another way, according to the follicles. The very low values of girls and men are better measured by mass spectrometry.',
    ),
    preparation: {
      cycleDays: { from: 2, to: 5 },
      abstentions: [withoutBiotin],
      instructions: [cycleDaysAreFor, unlessToldOtherwise],
    },
    specimens: [serum],
    method: electrochemiluminescence,
    turnaround: inDays(1),
    unit: 'pg/mL',
    decimals: 1,
    intervals: [
      men(11, 44),
      inPhase(follicular, 12.4, 233),
      inPhase(ovulation, 41, 398),
      inPhase(luteal, 22.3, 341),
      inPhase(afterMenopause, null, 138),
    ],
    price: 36000,
  }),
  oneNumber({
    analyte: 'progesterone',
    code: 'END-067',
    slug: 'progesterona',
    name: words('Progesterona', 'Progesterone'),
    synonyms: {
      es: ['progesterona', 'ovulación', 'hormona del embarazo', 'día 21'],
      en: ['P4', 'ovulation test', 'day-21 progesterone'],
    },
    cups: '904510',
    loinc: '2839-9',
    area: 'endocrinology',
    purpose: words(
      'Mide la hormona que aparece después de ovular y prepara el útero para un embarazo. Si sube en la segunda mitad del ciclo, hubo ovulación.',
      'It measures the hormone that appears after ovulation and prepares the womb for a pregnancy. If it rises in the second half of the cycle, ovulation took place.',
    ),
    askedFor: words(
      'Para saber si hay ovulación y en el comienzo de un embarazo con sangrado.',
      'To know whether there is ovulation and in early pregnancy with bleeding.',
    ),
    notes: words(
      'Con ciclos de 28 días se toma el día 21; si el suyo es más largo o más corto, unos 7 días antes de la regla.',
      'With cycles of 28 days it is taken on day 21; if yours is longer or shorter, about 7 days before the period.',
    ),
    urgent: earlyPregnancyPain,
    preparation: {
      cycleDays: { from: 20, to: 23 },
      abstentions: [withoutBiotin],
      instructions: [anyDayInPregnancy, unlessToldOtherwise],
    },
    specimens: [serum],
    method: electrochemiluminescence,
    turnaround: inDays(1),
    unit: 'ng/mL',
    decimals: 2,
    intervals: [
      interval({ sex: 'female', high: 0.99, condition: follicular }),
      interval({ sex: 'female', low: 5, high: 20, condition: luteal }),
    ],
    price: 34000,
  }),
  oneNumber({
    analyte: 'testosterone',
    code: 'END-068',
    slug: 'testosterona-total',
    name: words('Testosterona total', 'Testosterone, total'),
    synonyms: {
      es: ['testosterona', 'hormona masculina', 'andropausia', 'impotencia', 'disfunción eréctil', 'acné'],
      en: ['testosterone', 'male hormone', 'T', 'erectile dysfunction', 'acne'],
    },
    cups: '904602',
    loinc: '2986-8',
    area: 'endocrinology',
    purpose: words(
      'Mide toda la testosterona: la suelta y la que va pegada a proteínas. En el hombre sostiene el deseo, los músculos y los huesos; en la mujer, de más, da vello y acné.',
      'It measures all the testosterone: free and bound to proteins. In men it keeps up desire, muscles and bones; in women, in excess, it brings hair and acne.',
    ),
    askedFor: words(
      'En hombres con poco deseo, impotencia o infertilidad; en mujeres con vello, acné o reglas irregulares; y en pubertad temprana o tardía.',
      'Ordered for men with low desire, impotence or infertility; for women with excess hair, acne or irregular periods; and for early or late puberty.',
    ),
    notes: words(
      'Un valor bajo se confirma con otra muestra en la mañana. El sobrepeso, dormir mal y una enfermedad reciente la bajan.',
      'A low value is confirmed with another morning sample. Overweight, poor sleep and a recent illness lower it.',
    ),
    preparation: { timeOfDay: inTheMorning, abstentions: [withoutBiotin, leaveOut('exercise', 12)] },
    specimens: [serum],
    method: electrochemiluminescence,
    turnaround: inDays(1),
    unit: 'ng/dL',
    decimals: 0,
    intervals: bands([
      ['male', '18y', '50y', 249, 836],
      ['male', '50y', null, 193, 740],
      ['female', '18y', '50y', 8, 48],
      ['female', '50y', null, 3, 41],
    ]),
    price: 38000,
  }),
  oneNumber({
    analyte: 'free-testosterone',
    code: 'END-069',
    slug: 'testosterona-libre',
    name: words('Testosterona libre', 'Testosterone, free'),
    synonyms: { es: ['testosterona libre', 'testosterona activa'], en: ['free testosterone', 'FT'] },
    cups: '904601',
    loinc: '2991-8',
    area: 'endocrinology',
    purpose: words(
      'Mide la parte pequeña de la testosterona que anda suelta y puede actuar. Aclara un total dudoso cuando la proteína que la transporta está alta o baja.',
      'It measures the small part of testosterone that is free and can act. It clears up a doubtful total when the protein that carries it is high or low.',
    ),
    askedFor: words(
      'En obesidad, adultos mayores y ovario poliquístico con testosterona total en el límite.',
      'Ordered for obesity, older adults and polycystic ovary syndrome with a borderline total testosterone.',
    ),
    notes: words(
      'Los valores dependen de la edad y del método: compárelos con el intervalo de su informe.',
      'Values depend on age and method: compare them with the interval on your report.',
    ),
    preparation: { timeOfDay: inTheMorning },
    specimens: [serum],
    method: words('Inmunoensayo', 'Immunoassay'),
    performedBy: 'referral',
    turnaround: referred(3),
    unit: 'pg/mL',
    decimals: 1,
  }),
  exam({
    code: 'END-070',
    slug: 'testosterona-biodisponible',
    name: words('Testosterona biodisponible (calculada)', 'Bioavailable testosterone (calculated)'),
    synonyms: {
      es: ['índice de andrógenos libres', 'testosterona calculada', 'FAI'],
      en: ['free androgen index', 'calculated free testosterone', 'FAI'],
    },
    area: 'endocrinology',
    purpose: words(
      'Calcula, con la testosterona total, la SHBG y la albúmina, cuánta hormona está disponible para el cuerpo. Es más confiable que medir la libre de manera directa.',
      'From total testosterone, SHBG and albumin it works out how much hormone is available to the body. It is more reliable than measuring the free one directly.',
    ),
    askedFor: words(
      'En testosterona en el límite, vello en exceso y ovario poliquístico.',
      'Ordered for borderline testosterone, excess hair and polycystic ovary syndrome.',
    ),
    preparation: { timeOfDay: inTheMorning, abstentions: [withoutBiotin] },
    specimens: [serum],
    method: words('Cálculo de Vermeulen', 'Vermeulen calculation'),
    turnaround: inDays(3),
    components: [
      measured('testosterone', words('Testosterona total', 'Total testosterone'), 'ng/dL', 0, [], '2986-8'),
      measured('shbg', words('SHBG', 'SHBG'), 'nmol/L', 1, [], '13967-5'),
      measured(
        'free-calculated',
        words('Testosterona libre calculada', 'Calculated free testosterone'),
        'ng/dL',
        2,
        [],
      ),
      measured('bioavailable', words('Testosterona biodisponible', 'Bioavailable testosterone'), 'ng/dL', 0, []),
      measured('androgen-index', words('Índice de andrógenos libres', 'Free androgen index'), '%', 1, []),
    ],
  }),
  oneNumber({
    analyte: 'shbg',
    code: 'END-071',
    slug: 'shbg',
    name: words('Globulina transportadora de hormonas sexuales (SHBG)', 'Sex hormone-binding globulin'),
    synonyms: { es: ['SHBG', 'PTHS', 'proteína transportadora'], en: ['SHBG'] },
    cups: '903042',
    loinc: '13967-5',
    area: 'endocrinology',
    purpose: words(
      'Mide la proteína que lleva la testosterona y los estrógenos, y que los deja quietos mientras viajan. Si hay poca, queda más hormona suelta.',
      'It measures the protein that carries testosterone and estrogens, and holds them still while they travel. If there is little, more hormone is left free.',
    ),
    askedFor: words(
      'Junto con la testosterona, en ovario poliquístico, obesidad y problemas de tiroides o hígado.',
      'Together with testosterone, in polycystic ovary syndrome, obesity and thyroid or liver disorders.',
    ),
    notes: words(
      'Los estrógenos y el hipertiroidismo la suben; la obesidad y la insulina alta la bajan.',
      'Estrogens and an overactive thyroid raise it; obesity and high insulin lower it.',
    ),
    preparation: { abstentions: [withoutBiotin] },
    specimens: [serum],
    method: electrochemiluminescence,
    turnaround: inDays(3),
    unit: 'nmol/L',
    decimals: 1,
    intervals: [men(18, 54), women(32, 128)],
  }),
  oneNumber({
    analyte: 'amh',
    code: 'END-072',
    sensitive: true,
    slug: 'hormona-antimulleriana',
    name: words('Hormona antimülleriana', 'Anti-Müllerian hormone (AMH)'),
    synonyms: {
      es: ['HAM', 'AMH', 'reserva ovárica', 'cuántos óvulos me quedan'],
      en: ['AMH', 'ovarian reserve', 'egg count test'],
    },
    cups: '904511',
    loinc: '38476-8',
    area: 'endocrinology',
    purpose: words(
      'Da una idea de cuántos óvulos le quedan a una mujer. No dice si son buenos, ni si quedará en embarazo pronto.',
      'It gives an idea of how many eggs a woman has left. It does not tell whether they are good, or whether she will conceive soon.',
    ),
    askedFor: words(
      'Antes de un tratamiento de fertilidad o de quimioterapia, y en ovario poliquístico.',
      'Before fertility treatment or chemotherapy, and in polycystic ovary syndrome.',
    ),
    notes: words(
      'Cambia poco durante el ciclo, así que se toma cualquier día. Las pastillas anticonceptivas la bajan un poco.',
      'It changes little during the cycle, so it is taken on any day. Contraceptive pills lower it a little.',
    ),
    preparation: { abstentions: [withoutBiotin] },
    specimens: [serum],
    method: electrochemiluminescence,
    turnaround: inDays(4),
    unit: 'ng/mL',
    decimals: 3,
    intervals: bands(
      [
        ['female', '20y', '25y', 1.22, 11.7],
        ['female', '25y', '30y', 0.89, 9.85],
        ['female', '30y', '35y', 0.576, 8.13],
        ['female', '35y', '40y', 0.147, 7.49],
        ['female', '40y', '45y', 0.027, 5.47],
        ['female', '45y', '51y', 0.01, 2.71],
      ],
      { source: 'manufacturer' },
    ),
  }),
  oneNumber({
    analyte: 'dihydrotestosterone',
    code: 'END-073',
    slug: 'dihidrotestosterona',
    name: words('Dihidrotestosterona', 'Dihydrotestosterone'),
    synonyms: { es: ['DHT', 'hormona de la calvicie'], en: ['DHT', 'hair-loss hormone'] },
    cups: '904605',
    loinc: '1848-1',
    area: 'endocrinology',
    purpose: words(
      'Mide la forma más fuerte de la testosterona, que actúa en la piel, el pelo y la próstata. Comparada con la testosterona descubre la falta de la enzima que las convierte.',
      'It measures the strongest form of testosterone, which acts on skin, hair and prostate. Compared with testosterone it uncovers a lack of the enzyme that turns one into the other.',
    ),
    askedFor: words(
      'En niños con genitales dudosos y en el control de la finasterida.',
      'Ordered for children with ambiguous genitals and for follow-up of finasteride.',
    ),
    preparation: { timeOfDay: inTheMorning },
    specimens: [gelSerum()],
    method: words('Espectrometría de masas en tándem', 'Tandem mass spectrometry'),
    performedBy: 'referral',
    turnaround: referred(8),
    unit: 'pg/mL',
    decimals: 0,
  }),
  oneNumber({
    analyte: 'androstanediol-glucuronide',
    code: 'END-074',
    slug: 'androstanediol-glucuronido',
    name: words('Androstanediol glucurónido (3 alfa)', '3-alpha-androstanediol glucuronide'),
    synonyms: { es: ['3 alfa diol G', 'vello excesivo'], en: ['3-alpha-diol G', 'hirsutism marker'] },
    cups: '904803',
    area: 'endocrinology',
    purpose: words(
      'Mide lo que queda después de que la piel usa las hormonas masculinas. Explica un vello excesivo con testosterona normal.',
      'It measures what is left after the skin has used male hormones. It explains excess hair with normal testosterone.',
    ),
    askedFor: words(
      'En vello excesivo sin causa en la sangre.',
      'Ordered for excess hair without a cause in the blood.',
    ),
    specimens: [serum],
    method: words('Inmunoensayo', 'Immunoassay'),
    performedBy: 'referral',
    turnaround: referred(10),
    unit: 'ng/mL',
    decimals: 1,
  }),
  oneNumber({
    analyte: 'oestrone',
    code: 'END-075',
    slug: 'estrona',
    name: words('Estrona', 'Estrone (E1)'),
    synonyms: { es: ['E1', 'estrógeno de la menopausia'], en: ['E1', 'estrone'] },
    cups: '904507',
    loinc: '2258-2',
    area: 'endocrinology',
    purpose: words(
      'Mide el estrógeno que predomina después de la menopausia y que se fabrica en la grasa.',
      'It measures the estrogen that prevails after the menopause and is made in fat.',
    ),
    askedFor: words(
      'En sangrado después de la menopausia y en senos que crecen en un hombre.',
      'Ordered for bleeding after menopause and for breasts that grow in a man.',
    ),
    specimens: [gelSerum()],
    method: words('Espectrometría de masas en tándem', 'Tandem mass spectrometry'),
    performedBy: 'referral',
    turnaround: referred(8),
    unit: 'pg/mL',
    decimals: 0,
  }),
  oneNumber({
    analyte: 'pregnenolone',
    code: 'END-076',
    slug: 'pregnenolona',
    name: words('Pregnenolona', 'Pregnenolone'),
    synonyms: { es: ['pregnenolona', 'hormona madre'], en: ['pregnenolone'] },
    loinc: '2837-3',
    area: 'endocrinology',
    purpose: words(
      'Mide la primera hormona que sale del colesterol y de la que nacen las demás. Ayuda a ubicar formas raras de hiperplasia suprarrenal.',
      'It measures the first hormone made from cholesterol, from which the others are born. It helps to place rare forms of adrenal hyperplasia.',
    ),
    askedFor: words(
      'En niños con hormonas suprarrenales o sexuales alteradas sin explicación.',
      'Ordered for children with unexplained abnormal adrenal or sex hormones.',
    ),
    specimens: [gelSerum()],
    method: words('Espectrometría de masas en tándem', 'Tandem mass spectrometry'),
    performedBy: 'referral',
    turnaround: referred(12),
    unit: 'ng/dL',
    decimals: 0,
  }),
];
