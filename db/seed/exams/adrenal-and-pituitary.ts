import type { ReferenceInterval } from '../../../app/domain/exams/component.ts';
import type { Exam, Preparation } from '../../../app/domain/exams/exam.ts';
import type { Words } from '../../../app/domain/exams/localized-text.ts';
import type { Specimen } from '../../../app/domain/exams/specimen.ts';
import {
  adults,
  answered,
  bands,
  dayUrine,
  edtaPlasma,
  exam,
  gelSerum,
  glucose75,
  inDays,
  interval,
  leaveOut,
  measured,
  men,
  oneNumber,
  plainSerum,
  referred,
  tellOfBiotin,
  withoutBiotin,
  women,
  words,
} from './authoring.ts';
import { adrenalCrisis, adrenalCrisisInBabies } from './emergencies.ts';

const overnight = { minHours: 8, maxHours: 14 };
const electrochemiluminescence = words('Electroquimioluminiscencia', 'Electrochemiluminescence');
const chemiluminescence = words('Quimioluminiscencia', 'Chemiluminescence');
const massSpectrometry = words('Espectrometría de masas en tándem', 'Tandem mass spectrometry');
const serum = gelSerum({
  stability: [
    { at: 'room', hours: 24 },
    { at: 'refrigerated', hours: 96 },
  ],
});
/** Blood degrades these peptides within minutes: use a chilled tube and a cold centrifuge, and freeze the plasma. */
const icedPlasma = edtaPlasma({
  atHome: false,
  stability: [{ at: 'frozen', hours: 672 }],
  rejectedWhen: ['unlabelled', 'wrong-container', 'insufficient', 'haemolysed', 'not-cold', 'late'],
});

const tellCorticosteroids = words(
  'Díganos si usa corticoides, en pastilla, inyección, inhalador o crema, o anticonceptivos.',
  'Tell us if you use corticosteroids, as tablets, injections, inhalers or creams, or contraceptives.',
);
const askBeforeStopping = words(
  'Muchos medicamentos para la presión lo cambian: pregunte a su médico antes de suspender alguno.',
  'Many medicines for blood pressure change it: ask your doctor before stopping any.',
);
const corticosteroidThatMorning = words(
  'Si toma hidrocortisona, prednisona, dexametasona u otro corticoide, pregunte a su médico si puede esperar la dosis de esa mañana hasta después de la muestra. No lo suspenda por su cuenta.',
  'If you take hydrocortisone, prednisone, dexamethasone or another corticosteroid, ask your doctor whether that morning’s dose can wait until after the sample. Do not stop it on your own.',
);
const keepCorticosteroid = words(
  'Si un médico le formuló un corticoide, siga con él. No lo suspenda por su cuenta.',
  'If a doctor prescribed you a corticosteroid, keep taking it. Do not stop it on your own.',
);
const byAppointment = words(
  'Pida cita: la hace el personal con orden médica y con usted en observación.',
  'Book an appointment: our staff do it with a doctor’s order and with you under observation.',
);

/** Clonidine lowers blood pressure and causes drowsiness for hours (its label, warnings and precautions). */
const afterClonidine = words(
  'La clonidina baja la presión y da sueño: venga con un adulto, no maneje y no se vaya hasta que lo autoricen.',
  'Clonidine lowers blood pressure and makes you sleepy: come with an adult, do not drive, and do not leave until our staff say so.',
);

/**
 * A tablet of it the night before puts the whole axis out: the test of suppression is done on another day. Dexamethasone as a treatment is
 * another matter, and only a doctor puts it off.
 */
const suppression = words('dexametasona para la prueba de supresión', 'dexamethasone for the suppression test');
const noDexamethasone = { of: suppression, at: 'trough' } as const;
const acth = words('una inyección de ACTH', 'an injection of ACTH');
/** The same hormone at each moment of a stimulation or a suppression, a tube for each. */
const serial = (specimen: Specimen, times: number): Specimen[] =>
  Array.from({ length: times }, () => ({ ...specimen, atHome: false }));

interface DayUrineHormone {
  code: string;
  slug: string;
  analyte: string;
  name: Words;
  synonyms: Exam['synonyms'];
  cups: string | null;
  loinc?: string;
  purpose: Words;
  askedFor: Words;
  notes?: Words;
  preparation?: Partial<Preparation>;
  unit: string;
  decimals: number;
  intervals?: readonly ReferenceInterval[];
}

const acidContainer = words(
  'Recoja en el recipiente con conservante que le damos: no lo enjuague ni toque el líquido que trae.',
  'Collect into the container with preservative that we give you: do not rinse it or touch the liquid inside.',
);

const inDayUrine = ({ analyte, unit, decimals, intervals = [], preparation, ...rest }: DayUrineHormone): Exam =>
  exam({
    area: 'endocrinology',
    ...rest,
    preparation: { urine: '24-hours', ...preparation },
    specimens: [
      dayUrine({
        stability: [{ at: 'refrigerated', hours: 72 }],
        rejectedWhen: ['unlabelled', 'leaking', 'late', 'no-preparation'],
      }),
    ],
    method: massSpectrometry,
    performedBy: 'referral',
    turnaround: referred(4),
    components: [
      measured(analyte, rest.name, unit, decimals, intervals, rest.loinc ?? null),
      measured('volume', words('Volumen de orina', 'Urine volume'), 'mL', 0, [], '3167-4'),
    ],
  });

/** Food and stress also raise adrenaline and serotonin: the things to avoid on the days before. */
const catecholamineDiet = words(
  'Los 2 días anteriores no coma banano, vainilla, chocolate, quesos maduros, nueces ni frutas cítricas.',
  'For the 2 days before, eat no bananas, vanilla, chocolate, mature cheese, nuts or citrus fruit.',
);
const catecholamineRest: Partial<Preparation> = {
  abstentions: [leaveOut('caffeine', 48), leaveOut('tobacco', 24), leaveOut('alcohol', 48), leaveOut('exercise', 24)],
  urineAdditive: 'acid',
  instructions: [
    acidContainer,
    catecholamineDiet,
    words(
      'Haga una lista de sus medicamentos y pregunte a su médico antes de suspender alguno.',
      'Make a list of your medicines and ask your doctor before stopping any.',
    ),
  ],
};

export const adrenalAndPituitary: readonly Exam[] = [
  oneNumber({
    analyte: 'cortisol',
    code: 'END-022',
    slug: 'cortisol-am',
    name: words('Cortisol AM', 'Cortisol, morning'),
    synonyms: {
      es: ['cortisol', 'hormona del estrés', 'cortisol de la mañana', 'cortisol basal'],
      en: ['cortisol', 'stress hormone', '8 a.m. cortisol', 'morning cortisol'],
    },
    cups: '904812',
    loinc: '9813-7',
    area: 'endocrinology',
    purpose: words(
      'Mide el cortisol cuando está en lo más alto, al empezar la mañana. Muy bajo hace pensar en suprarrenales que no responden; alto, en estrés, estrógenos o síndrome de Cushing.',
      'It measures cortisol at its highest, early in the morning. Very low, it suggests adrenals that do not respond; high, stress, estrogens or Cushing syndrome.',
    ),
    askedFor: words(
      'En cansancio extremo con presión baja, pérdida de peso, estrías moradas o uso largo de corticoides.',
      'Ordered for extreme tiredness with low blood pressure, weight loss, purple stretch marks or long use of corticosteroids.',
    ),
    notes: words(
      'Las pastillas anticonceptivas lo hacen ver alto. Trasnochar o trabajar de noche cambia su horario.',
      'Contraceptive pills make it look high. Staying up or working at night changes its timing.',
    ),
    preparation: {
      dose: noDexamethasone,
      timeOfDay: { from: '07:00', until: '09:00' },
      abstentions: [withoutBiotin, leaveOut('exercise', 12)],
      dwellMinutes: 15,
      dwellFor: 'rest',
      instructions: [corticosteroidThatMorning, tellCorticosteroids],
    },
    specimens: [serum],
    method: electrochemiluminescence,
    turnaround: inDays(1),
    unit: 'ug/dL',
    decimals: 1,
    intervals: [interval({ low: 6.2, high: 19.4, source: 'manufacturer' })],
    price: 38000,
  }),
  oneNumber({
    analyte: 'cortisol',
    code: 'END-023',
    slug: 'cortisol-pm',
    name: words('Cortisol PM', 'Cortisol, afternoon'),
    synonyms: { es: ['cortisol de la tarde', 'cortisol 4 pm'], en: ['4 p.m. cortisol', 'afternoon cortisol'] },
    cups: '904813',
    loinc: '9812-9',
    area: 'endocrinology',
    purpose: words(
      'Mide el cortisol en la tarde, cuando debería haber bajado. Si no baja, se pierde el ritmo del día, como pasa en el síndrome de Cushing.',
      'It measures cortisol in the afternoon, when it should have fallen. If it does not fall, the rhythm of the day is lost, as happens in Cushing syndrome.',
    ),
    askedFor: words(
      'Junto con el cortisol de la mañana, para ver el ritmo.',
      'Together with morning cortisol, to see the rhythm.',
    ),
    preparation: {
      dose: noDexamethasone,
      timeOfDay: { from: '15:30', until: '17:00' },
      abstentions: [withoutBiotin, leaveOut('exercise', 12)],
      instructions: [keepCorticosteroid, tellCorticosteroids],
    },
    specimens: [serum],
    method: electrochemiluminescence,
    turnaround: inDays(1),
    unit: 'ug/dL',
    decimals: 1,
    intervals: [interval({ low: 2.3, high: 11.9, source: 'manufacturer' })],
  }),
  oneNumber({
    analyte: 'urine-free-cortisol',
    code: 'END-024',
    slug: 'cortisol-libre-en-orina-24-horas',
    name: words('Cortisol libre en orina de 24 horas', '24-h urine free cortisol'),
    synonyms: {
      es: ['cortisol urinario', 'Cushing', 'cortisol en orina'],
      en: ['UFC', 'urinary cortisol', 'Cushing test'],
    },
    cups: '904807',
    loinc: '2147-7',
    area: 'endocrinology',
    purpose: words(
      'Suma todo el cortisol suelto que sale en un día, sin que importe la hora. Es una de las pruebas para buscar el síndrome de Cushing.',
      'It adds up all the free cortisol that leaves in a day, whatever the hour. It is one of the tests to look for Cushing syndrome.',
    ),
    askedFor: words(
      'En cara redonda, estrías moradas, morados fáciles, presión o azúcar altas en personas jóvenes.',
      'Ordered for a round face, purple stretch marks, easy bruising, and high blood pressure or sugar in young people.',
    ),
    notes: words(
      'Se confirma con dos recolecciones por lo menos. Tomar mucha agua ese día puede subirlo.',
      'It is confirmed with at least two collections. Drinking a lot of water that day may raise it.',
    ),
    preparation: {
      dose: noDexamethasone,
      urine: '24-hours',
      abstentions: [leaveOut('exercise', 24), leaveOut('alcohol', 24)],
      instructions: [keepCorticosteroid, tellCorticosteroids],
    },
    specimens: [dayUrine({ stability: [{ at: 'refrigerated', hours: 72 }] })],
    method: massSpectrometry,
    performedBy: 'referral',
    turnaround: referred(4),
    unit: 'ug/(24.h)',
    decimals: 1,
    intervals: [adults(null, 59.9)],
  }),
  exam({
    code: 'END-025',
    slug: 'cortisol-am-y-pm',
    name: words('Cortisol (dos muestras AM-PM)', 'Cortisol (two samples, morning and afternoon)'),
    synonyms: {
      es: ['ritmo de cortisol', 'curva de cortisol', 'cortisol mañana y tarde', 'cortisol AM y PM'],
      en: ['cortisol rhythm', 'diurnal cortisol'],
    },
    cups: '904806',
    area: 'endocrinology',
    purpose: words(
      'Compara el cortisol de la mañana con el de la tarde del mismo día. Lo normal es que en la tarde sea cerca de la mitad.',
      'It compares the cortisol of the morning with that of the afternoon of the same day. Normally the afternoon’s is about half.',
    ),
    askedFor: words(
      'Cuando se sospecha que el ritmo del cortisol se perdió.',
      'When it is suspected that the rhythm of cortisol has been lost.',
    ),
    members: ['END-022', 'END-023'],
    preparation: {
      sameDay: true,
      instructions: [words('Las dos muestras se toman el mismo día.', 'Both samples are taken on the same day.')],
    },
    turnaround: inDays(1),
  }),
  exam({
    code: 'END-026',
    slug: 'supresion-con-dexametasona',
    name: words(
      'Cortisol después de supresión con dexametasona (1 mg)',
      'Cortisol after dexamethasone suppression (1 mg)',
    ),
    synonyms: {
      es: ['prueba de Nugent', 'test de dexametasona', 'supresión con 1 mg'],
      en: ['overnight dexamethasone test', 'Nugent test', 'DST'],
    },
    cups: '904302',
    area: 'endocrinology',
    purpose: words(
      'Mide el cortisol la mañana después de tomar 1 mg de dexametasona a las 11 de la noche. En una persona sana esa pastilla lo apaga; en el síndrome de Cushing, no.',
      'It measures cortisol on the morning after taking 1 mg of dexamethasone at 11 at night. In a healthy person that tablet switches it off; in Cushing syndrome it does not.',
    ),
    askedFor: words(
      'En sospecha de Cushing y en un nódulo suprarrenal encontrado por casualidad.',
      'When Cushing is suspected and in an adrenal nodule found by chance.',
    ),
    notes: words(
      'Los anticonceptivos con estrógenos y la carbamazepina dan falsos positivos.',
      'Estrogen contraceptives and carbamazepine give false positives.',
    ),
    preparation: {
      timeOfDay: { from: '08:00', until: '09:00' },
      dose: { of: suppression, at: 'after-hours', hours: 9, atLeast: false },
      abstentions: [withoutBiotin],
      instructions: [
        words(
          'Tome la dexametasona a las 11 p. m. solo si su médico se la formuló, y anote la hora.',
          'Take the dexamethasone at 11 p.m. only if your doctor prescribed it, and write down the time.',
        ),
        tellCorticosteroids,
      ],
    },
    specimens: [serum],
    method: electrochemiluminescence,
    turnaround: inDays(1),
    components: [
      measured('cortisol', words('Cortisol después de la dexametasona', 'Cortisol after dexamethasone'), 'ug/dL', 1, [
        interval({ high: 1.8, source: 'guideline' }),
      ]),
    ],
  }),
  oneNumber({
    analyte: 'salivary-cortisol',
    code: 'END-027',
    slug: 'cortisol-salival-nocturno',
    name: words('Cortisol en saliva, nocturno', 'Late-night salivary cortisol'),
    synonyms: {
      es: ['cortisol salival', 'cortisol de medianoche'],
      en: ['midnight salivary cortisol', 'salivary cortisol'],
    },
    loinc: '2142-8',
    area: 'endocrinology',
    purpose: words(
      'Mide el cortisol en la saliva a las 11 de la noche, cuando debería estar en lo más bajo. Se toma en casa, sin agujas.',
      'It measures cortisol in saliva at 11 at night, when it should be at its lowest. It is collected at home, without needles.',
    ),
    askedFor: words(
      'Para buscar un síndrome de Cushing, por lo común en dos noches.',
      'To look for Cushing syndrome, usually on two nights.',
    ),
    preparation: {
      dose: noDexamethasone,
      collectedAt: '23:00',
      instructions: [
        keepCorticosteroid,
        words(
          'Antes de recogerla: 24 horas sin fumar, 12 horas sin licor, 3 horas sin ejercicio y 1 hora sin nada en la boca distinto de agua.',
          'Before you collect it: 24 hours without smoking, 12 hours without alcohol, 3 hours without exercise and 1 hour with nothing but water in your mouth.',
        ),
        words(
          'No se cepille los dientes en los 30 minutos anteriores, para que no sangren las encías.',
          'Do not brush your teeth in the 30 minutes before, so that the gums do not bleed.',
        ),
        words(
          'Mastique el algodón 2 minutos y métalo al tubo sin tocarlo con los dedos.',
          'Chew the swab for 2 minutes and put it in the tube without touching it with your fingers.',
        ),
      ],
    },
    specimens: [
      {
        type: 'saliva',
        container: 'sterile-tube',
        volumeMl: 1,
        minimumMl: 0.5,
        atHome: true,
        byPatient: true,
        stability: [
          { at: 'room', hours: 24 },
          { at: 'refrigerated', hours: 168 },
        ],
        rejectedWhen: ['unlabelled', 'insufficient', 'contaminated', 'leaking'],
      },
    ],
    method: massSpectrometry,
    performedBy: 'referral',
    turnaround: referred(5),
    unit: 'ug/dL',
    decimals: 3,
  }),
  oneNumber({
    analyte: 'cortisol',
    code: 'END-028',
    slug: 'cortisol-a-cualquier-hora',
    name: words('Cortisol en muestra al azar', 'Cortisol, random sample'),
    synonyms: { es: ['cortisol al azar', 'cortisol de urgencia'], en: ['random cortisol', 'emergency cortisol'] },
    cups: '904805',
    loinc: '2143-6',
    area: 'endocrinology',
    purpose: words(
      'Mide el cortisol a la hora en que la persona está enferma. En una enfermedad grave debe subir; si está bajo, puede faltar.',
      'It measures cortisol at the hour when the person is ill. In severe illness it should rise; if it is low, it may be lacking.',
    ),
    askedFor: words(
      'En choque, azúcar muy bajo o sospecha de crisis suprarrenal.',
      'Ordered for shock, very low sugar or a suspected adrenal crisis.',
    ),
    notes: words('No sirve para buscar un síndrome de Cushing.', 'It is not useful for finding Cushing syndrome.'),
    urgent: adrenalCrisis,
    preparation: { instructions: [keepCorticosteroid, tellCorticosteroids, tellOfBiotin], dose: noDexamethasone },
    specimens: [serum],
    method: electrochemiluminescence,
    turnaround: inDays(1),
    unit: 'ug/dL',
    decimals: 1,
  }),
  exam({
    code: 'END-029',
    slug: 'estimulacion-con-acth',
    name: words('Cortisol pre y post estimulación con ACTH', 'Cortisol before and after ACTH stimulation'),
    synonyms: {
      es: ['prueba de Synacthen', 'test de cosintropina', 'estimulación suprarrenal'],
      en: ['Synacthen test', 'cosyntropin test', 'short ACTH test'],
    },
    cups: '904301',
    area: 'endocrinology',
    purpose: words(
      'Mide el cortisol antes y después de una inyección que ordena a las suprarrenales trabajar. Si no sube lo esperado, no tienen reserva.',
      'It measures cortisol before and after an injection that orders the adrenals to work. If it does not rise as expected, they have no reserve.',
    ),
    askedFor: words(
      'En sospecha de enfermedad de Addison y al terminar un tratamiento largo con corticoides.',
      'When Addison disease is suspected and at the end of long treatment with corticosteroids.',
    ),
    preparation: {
      dose: noDexamethasone,
      timeOfDay: { from: '07:00', until: '09:00' },
      dwellMinutes: 60,
      stimulus: acth,
      abstentions: [withoutBiotin],
      instructions: [byAppointment, corticosteroidThatMorning, tellCorticosteroids],
    },
    specimens: serial(serum, 2),
    method: electrochemiluminescence,
    turnaround: inDays(1),
    components: [
      measured('baseline', words('Cortisol basal', 'Baseline cortisol'), 'ug/dL', 1, []),
      measured('stimulated', words('Cortisol estimulado', 'Stimulated cortisol'), 'ug/dL', 1, [adults(18, null)]),
    ],
  }),
  oneNumber({
    analyte: 'acth',
    code: 'END-030',
    slug: 'acth',
    name: words('Hormona adrenocorticotrópica (ACTH)', 'Adrenocorticotropic hormone (ACTH)'),
    synonyms: {
      es: ['ACTH', 'corticotropina', 'adrenocorticotropina', 'hipófisis'],
      en: ['ACTH', 'corticotropin', 'pituitary'],
    },
    cups: '904103',
    loinc: '2141-0',
    area: 'endocrinology',
    purpose: words(
      'Mide la hormona con la que el cerebro ordena fabricar cortisol. Con el cortisol al lado dice si el problema está arriba, en la hipófisis, o abajo, en las suprarrenales.',
      'It measures the hormone with which the brain orders cortisol to be made. With cortisol beside it, it tells whether the trouble is above, in the pituitary, or below, in the adrenals.',
    ),
    askedFor: words('En cortisol alto o bajo ya demostrado.', 'Ordered for a high or low cortisol already shown.'),
    notes: words(
      'Se deshace en minutos a temperatura ambiente: el tubo va en hielo y se congela el plasma.',
      'It falls apart within minutes at room temperature: the tube goes on ice and the plasma is frozen.',
    ),
    preparation: {
      dose: noDexamethasone,
      timeOfDay: { from: '07:00', until: '09:00' },
      abstentions: [withoutBiotin],
      instructions: [corticosteroidThatMorning, tellCorticosteroids],
    },
    specimens: [icedPlasma],
    method: electrochemiluminescence,
    turnaround: inDays(4),
    unit: 'pg/mL',
    decimals: 1,
    intervals: [interval({ low: 7.2, high: 63.3, source: 'manufacturer' })],
  }),
  oneNumber({
    analyte: 'prolactin',
    code: 'END-031',
    slug: 'prolactina',
    name: words('Prolactina', 'Prolactin'),
    synonyms: {
      es: [
        'PRL',
        'prolactina',
        'hormona de la leche',
        'secreción de leche',
        'hipófisis',
        'galactorrea',
        'leche del seno',
      ],
      en: ['PRL', 'milk hormone', 'pituitary', 'breast milk leak'],
    },
    cups: '904108',
    loinc: '2842-3',
    area: 'endocrinology',
    purpose: words(
      'Mide la hormona que prepara los senos para dar leche. Alta fuera del embarazo puede quitar la menstruación, dar leche, o bajar el deseo y la fertilidad en hombres y mujeres.',
      'It measures the hormone that prepares the breasts to give milk. High outside pregnancy, it may stop periods, bring milk, or lower desire and fertility in men and women.',
    ),
    askedFor: words(
      'En menstruación ausente, salida de leche, infertilidad, impotencia o un tumor de la hipófisis.',
      'Ordered for absent periods, leaking milk, infertility, impotence or a pituitary tumor.',
    ),
    notes: words(
      'Sube con el estrés, el sueño, el sexo, la lactancia y varios medicamentos para el ánimo o las náuseas. Un valor un poco alto se repite en reposo.',
      'It rises with stress, sleep, sex, breastfeeding and several medicines for mood or nausea. A slightly high value is repeated at rest.',
    ),
    preparation: {
      timeOfDay: { from: '08:00', until: '11:00' },
      dwellMinutes: 30,
      dwellFor: 'rest',
      abstentions: [withoutBiotin, leaveOut('sex', 24), leaveOut('exercise', 12)],
      instructions: [
        words(
          'Venga al menos 2 horas después de despertarse y descanse sentado 30 minutos antes de la muestra.',
          'Come at least 2 hours after waking and rest sitting for 30 minutes before the sample.',
        ),
      ],
    },
    specimens: [serum],
    method: electrochemiluminescence,
    turnaround: inDays(1),
    unit: 'ng/mL',
    decimals: 1,
    intervals: [
      men(4, 15),
      interval({ sex: 'female', low: 5, high: 23, condition: words('Fuera del embarazo', 'Outside pregnancy') }),
    ],
    price: 34000,
  }),
  oneNumber({
    analyte: 'prolactin-pool',
    code: 'END-032',
    slug: 'prolactina-mezcla-de-tres-muestras',
    name: words('Prolactina (mezcla de tres muestras)', 'Prolactin, pool of three samples'),
    synonyms: { es: ['pool de prolactina', 'prolactina seriada'], en: ['pooled prolactin', 'serial prolactin'] },
    cups: '904109',
    area: 'endocrinology',
    purpose: words(
      'Junta tres muestras tomadas con 20 minutos de diferencia para borrar los picos que causa el susto de la aguja.',
      'It pools three samples taken 20 minutes apart to even out the peaks that fear of the needle causes.',
    ),
    askedFor: words('Cuando la prolactina salió un poco alta una vez.', 'When prolactin was once slightly high.'),
    preparation: {
      timeOfDay: { from: '08:00', until: '10:00' },
      dwellMinutes: 70,
      abstentions: [withoutBiotin, leaveOut('sex', 24), leaveOut('exercise', 12)],
    },
    specimens: serial(serum, 3),
    method: electrochemiluminescence,
    turnaround: inDays(1),
    unit: 'ng/mL',
    decimals: 1,
    intervals: [
      men(4, 15),
      interval({ sex: 'female', low: 5, high: 23, condition: words('Fuera del embarazo', 'Outside pregnancy') }),
    ],
  }),
  exam({
    code: 'END-033',
    slug: 'macroprolactina',
    name: words('Macroprolactina', 'Macroprolactin'),
    synonyms: { es: ['prolactina grande', 'PEG prolactina'], en: ['big prolactin', 'PEG precipitation'] },
    cups: '904405',
    area: 'endocrinology',
    purpose: words(
      'Mira si la prolactina alta está pegada a un anticuerpo, en una forma grande que no hace nada. En ese caso no hace falta tratarla.',
      'It checks whether high prolactin is stuck to an antibody, in a large form that does nothing. In that case it does not need treatment.',
    ),
    askedFor: words('En prolactina alta sin síntomas.', 'Ordered for high prolactin without symptoms.'),
    preparation: {
      timeOfDay: { from: '08:00', until: '11:00' },
      dwellMinutes: 30,
      dwellFor: 'rest',
      abstentions: [withoutBiotin],
    },
    specimens: [serum],
    method: words('Precipitación con polietilenglicol', 'Polyethylene glycol precipitation'),
    turnaround: inDays(3),
    components: [
      measured('prolactin', words('Prolactina total', 'Total prolactin'), 'ng/mL', 1, []),
      measured('recovery', words('Recuperación', 'Recovery'), '%', 0, [adults(60, null)]),
      answered('interpretation', words('Macroprolactina', 'Macroprolactin'), words('Ausente', 'Absent')),
    ],
  }),
  oneNumber({
    analyte: 'growth-hormone',
    code: 'END-034',
    slug: 'hormona-de-crecimiento',
    name: words('Hormona de crecimiento', 'Growth hormone'),
    synonyms: {
      es: ['GH', 'somatotropina', 'HGH', 'estatura baja', 'hipófisis'],
      en: ['GH', 'HGH', 'somatotropin', 'pituitary'],
    },
    cups: '904104',
    loinc: '2963-7',
    area: 'endocrinology',
    purpose: words(
      'Mide la hormona que hace crecer a los niños y mantiene los músculos y huesos de los adultos. Sale a chorros, sobre todo de noche, y por eso una sola muestra dice poco.',
      'It measures the hormone that makes children grow and keeps the muscles and bones of adults. It comes in spurts, above all at night, and that is why a single sample says little.',
    ),
    askedFor: words(
      'En el estudio de la acromegalia y como primera muestra de las pruebas de estímulo.',
      'Ordered to investigate acromegaly and as the first sample of stimulation tests.',
    ),
    preparation: {
      fasting: overnight,
      timeOfDay: { from: '07:00', until: '09:00' },
      dwellMinutes: 30,
      dwellFor: 'rest',
      abstentions: [leaveOut('exercise', 12)],
    },
    specimens: [serum],
    method: chemiluminescence,
    turnaround: inDays(3),
    unit: 'ng/mL',
    decimals: 2,
    intervals: [men(null, 2.99), women(null, 7.99)],
  }),
  oneNumber({
    analyte: 'igf-1',
    code: 'END-035',
    slug: 'igf-1',
    name: words('IGF-1 (somatomedina C)', 'IGF-1 (somatomedin C)'),
    synonyms: {
      es: ['somatomedina', 'IGF 1', 'factor de crecimiento insulínico', 'examen de crecimiento'],
      en: ['IGF-1', 'insulin-like growth factor 1', 'somatomedin C'],
    },
    cups: '904101',
    loinc: '2484-4',
    area: 'endocrinology',
    purpose: words(
      'Mide la sustancia que el hígado fabrica por orden de la hormona de crecimiento. Como es estable todo el día, muestra mejor cuánto está actuando.',
      'It measures the substance that the liver makes on the orders of growth hormone. Being stable all day, it shows better how much of it is at work.',
    ),
    askedFor: words(
      'En niños bajitos para su edad y en adultos a los que les crecen las manos, los pies o la mandíbula.',
      'Ordered for children short for their age and for adults whose hands, feet or jaw are growing.',
    ),
    notes: words(
      'Cada edad y cada etapa de la pubertad tienen su propio intervalo. La desnutrición y la diabetes la bajan.',
      'Each age and each stage of puberty has its own interval. Malnutrition and diabetes lower it.',
    ),
    preparation: { fasting: overnight },
    specimens: [serum],
    method: chemiluminescence,
    turnaround: inDays(4),
    unit: 'ng/mL',
    decimals: 0,
  }),
  oneNumber({
    analyte: 'igfbp-3',
    code: 'END-036',
    slug: 'igfbp-3',
    name: words(
      'Proteína transportadora de la somatomedina C (IGFBP-3)',
      'Insulin-like growth factor binding protein 3 (IGFBP-3)',
    ),
    synonyms: { es: ['IGFBP3', 'proteína 3'], en: ['IGFBP-3'] },
    cups: '904710',
    loinc: '2483-6',
    area: 'endocrinology',
    purpose: words(
      'Mide la proteína que lleva la IGF-1 por la sangre. En los niños pequeños distingue mejor quién tiene poca hormona de crecimiento.',
      'It measures the protein that carries IGF-1 in the blood. In small children it tells better who has little growth hormone.',
    ),
    askedFor: words(
      'En estatura baja, sobre todo antes de los 8 años.',
      'Ordered for short stature, above all before the age of 8.',
    ),
    preparation: { fasting: overnight },
    specimens: [serum],
    method: chemiluminescence,
    performedBy: 'referral',
    turnaround: referred(4),
    unit: 'ug/mL',
    decimals: 1,
  }),
  exam({
    code: 'END-037',
    slug: 'hormona-de-crecimiento-post-clonidina',
    name: words('Hormona de crecimiento pre y post clonidina', 'Growth hormone before and after clonidine'),
    synonyms: {
      es: ['prueba de clonidina', 'estímulo de crecimiento', 'curva de GH'],
      en: ['clonidine stimulation test', 'GH stimulation'],
    },
    cups: '904205',
    area: 'endocrinology',
    purpose: words(
      'Mide la hormona de crecimiento antes y después de una pastilla que la hace salir. Si casi no sale con dos pruebas distintas, hay deficiencia.',
      'It measures growth hormone before and after a tablet that makes the body release it. If hardly any is released in two different tests, there is a deficiency.',
    ),
    askedFor: words('En niños que crecen muy despacio.', 'Ordered for children who grow very slowly.'),
    notes: words(
      'La clonidina da sueño y baja la presión: el niño queda acostado y en observación.',
      'Clonidine causes sleepiness and lowers blood pressure: the child lies down under observation.',
    ),
    preparation: {
      fasting: overnight,
      timeOfDay: { from: '07:00', until: '08:00' },
      dwellMinutes: 150,
      stimulus: words('clonidina', 'clonidine'),
      instructions: [byAppointment, afterClonidine],
    },
    specimens: serial(serum, 4),
    method: chemiluminescence,
    turnaround: inDays(3),
    components: [
      measured('baseline', words('Basal', 'Baseline'), 'ng/mL', 2, []),
      measured('minutes-60', words('A los 60 minutos', 'At 60 minutes'), 'ng/mL', 2, []),
      measured('minutes-90', words('A los 90 minutos', 'At 90 minutes'), 'ng/mL', 2, []),
      measured('minutes-120', words('A los 120 minutos', 'At 120 minutes'), 'ng/mL', 2, []),
    ],
  }),
  exam({
    code: 'END-038',
    slug: 'hormona-de-crecimiento-post-glucosa',
    name: words('Hormona de crecimiento pre y post glucosa', 'Growth hormone before and after glucose'),
    synonyms: { es: ['supresión de GH', 'curva de acromegalia'], en: ['GH suppression test', 'acromegaly test'] },
    cups: '904207',
    area: 'endocrinology',
    purpose: words(
      'Mira si el azúcar apaga la hormona de crecimiento, como debe ser. Si no se apaga, se trata de una acromegalia.',
      'It checks whether sugar switches off growth hormone, as it should. If it is not switched off, it is acromegaly.',
    ),
    askedFor: words('Con IGF-1 alta y rasgos que se engruesan.', 'With a high IGF-1 and coarsening features.'),
    preparation: {
      fasting: overnight,
      timeOfDay: { from: '07:00', until: '09:00' },
      dwellMinutes: 120,
      stimulus: glucose75,
      abstentions: [leaveOut('exercise', 12)],
      instructions: [byAppointment],
    },
    specimens: serial(serum, 4),
    method: chemiluminescence,
    turnaround: inDays(3),
    components: [
      measured('baseline', words('Basal', 'Baseline'), 'ng/mL', 2, []),
      measured('nadir', words('Valor más bajo', 'Lowest value'), 'ng/mL', 2, [
        interval({ high: 0.99, source: 'guideline' }),
      ]),
    ],
  }),
  exam({
    code: 'END-039',
    slug: 'hormona-de-crecimiento-post-ejercicio',
    name: words('Hormona de crecimiento pre y post ejercicio', 'Growth hormone before and after exercise'),
    synonyms: { es: ['GH post ejercicio', 'prueba de ejercicio'], en: ['exercise GH test'] },
    cups: '904202',
    area: 'endocrinology',
    purpose: words(
      'Mide la hormona de crecimiento antes y después de 20 minutos de ejercicio, que la hace salir de forma natural. Es un tamizaje en niños.',
      'It measures growth hormone before and after 20 minutes of exercise, which brings it out naturally. It is a screen in children.',
    ),
    askedFor: words(
      'En estatura baja, antes de una prueba con medicamentos.',
      'Ordered for short stature, before a test with medicines.',
    ),
    preparation: {
      fasting: { minHours: 4, maxHours: 12 },
      dwellMinutes: 60,
      stimulus: words('ejercicio', 'exercise'),
      instructions: [words('Traiga tenis y ropa cómoda.', 'Bring trainers and comfortable clothes.')],
    },
    specimens: serial(serum, 2),
    method: chemiluminescence,
    turnaround: inDays(3),
    components: [
      measured('baseline', words('Basal', 'Baseline'), 'ng/mL', 2, []),
      measured('exercise', words('Después del ejercicio', 'After exercise'), 'ng/mL', 2, []),
    ],
  }),
  exam({
    code: 'END-040',
    slug: 'estimulacion-con-gnrh',
    name: words(
      'FSH y LH pre y post hormona liberadora de gonadotropinas',
      'FSH and LH before and after gonadotropin-releasing hormone',
    ),
    synonyms: {
      es: ['prueba de LHRH', 'test de GnRH', 'pubertad precoz'],
      en: ['GnRH test', 'LHRH test', 'precocious puberty test'],
    },
    cups: '904106',
    area: 'endocrinology',
    purpose: words(
      'Mide FSH y LH antes y después de una inyección que despierta la hipófisis. Dice si la pubertad ya arrancó desde el cerebro.',
      'It measures FSH and LH before and after an injection that wakes the pituitary. It tells whether puberty has already started from the brain.',
    ),
    askedFor: words(
      'En niñas con senos antes de los 8 años y niños con cambios antes de los 9.',
      'Ordered for girls with breasts before the age of 8 and boys with changes before 9.',
    ),
    preparation: {
      timeOfDay: { from: '07:00', until: '10:00' },
      dwellMinutes: 90,
      stimulus: words(
        'una inyección de hormona liberadora de gonadotropinas',
        'an injection of gonadotropin-releasing hormone',
      ),
      abstentions: [withoutBiotin],
      instructions: [byAppointment],
    },
    specimens: serial(serum, 4),
    method: electrochemiluminescence,
    turnaround: inDays(2),
    components: [
      measured('fsh-baseline', words('FSH basal', 'Baseline FSH'), 'm[IU]/mL', 2, []),
      measured('fsh-peak', words('FSH máxima', 'Peak FSH'), 'm[IU]/mL', 2, []),
      measured('lh-baseline', words('LH basal', 'Baseline LH'), 'm[IU]/mL', 2, []),
      measured('lh-peak', words('LH máxima', 'Peak LH'), 'm[IU]/mL', 2, []),
    ],
  }),
  oneNumber({
    analyte: 'copeptin',
    code: 'END-041',
    slug: 'copeptina',
    name: words('Copeptina', 'Copeptin'),
    synonyms: {
      es: ['vasopresina', 'diabetes insípida', 'orino mucho'],
      en: ['vasopressin surrogate', 'diabetes insipidus', 'AVP deficiency'],
    },
    area: 'endocrinology',
    purpose: words(
      'Mide el compañero estable de la vasopresina, la hormona que ahorra agua. Explica por qué una persona toma y orina varios litros al día.',
      'It measures the stable partner of vasopressin, the hormone that saves water. It explains why a person drinks and passes several liters a day.',
    ),
    askedFor: words(
      'En sed y orina exageradas con glucosa normal.',
      'Ordered for excessive thirst and urine with normal glucose.',
    ),
    preparation: {
      timeOfDay: { from: '07:00', until: '10:00' },
      abstentions: [leaveOut('tobacco', 12), leaveOut('alcohol', 24)],
    },
    specimens: [serum],
    method: words('Inmunofluorescencia', 'Immunofluorescence'),
    performedBy: 'referral',
    turnaround: referred(8),
    unit: 'pmol/L',
    decimals: 1,
  }),
  oneNumber({
    analyte: 'antidiuretic-hormone',
    code: 'END-042',
    slug: 'hormona-antidiuretica',
    name: words('Hormona antidiurética (vasopresina)', 'Antidiuretic hormone (vasopressin)'),
    synonyms: { es: ['ADH', 'vasopresina', 'diabetes insípida'], en: ['ADH', 'vasopressin', 'AVP'] },
    cups: '904102',
    area: 'endocrinology',
    purpose: words(
      'Mide la hormona con la que el riñón guarda agua. Se lee al lado del sodio y la osmolaridad.',
      'It measures the hormone with which the kidney saves water. It is read beside sodium and osmolality.',
    ),
    askedFor: words(
      'En sodio bajo sin explicación o en sospecha de diabetes insípida.',
      'Ordered for unexplained low sodium or when diabetes insipidus is suspected.',
    ),
    preparation: {
      abstentions: [leaveOut('tobacco', 12), leaveOut('alcohol', 24), leaveOut('caffeine', 12)],
      dwellMinutes: 30,
      dwellFor: 'rest',
    },
    specimens: [icedPlasma],
    method: words('Radioinmunoensayo', 'Radioimmunoassay'),
    performedBy: 'referral',
    turnaround: referred(15),
    unit: 'pg/mL',
    decimals: 1,
  }),
  oneNumber({
    analyte: 'aldosterone',
    code: 'END-043',
    slug: 'aldosterona',
    name: words('Aldosterona', 'Aldosterone'),
    synonyms: {
      es: ['aldosterona', 'hormona de la sal', 'hiperaldosteronismo', 'presión alta con potasio bajo'],
      en: ['aldosterone', 'hyperaldosteronism', 'Conn syndrome'],
    },
    cups: '904801',
    loinc: '1763-2',
    area: 'endocrinology',
    purpose: words(
      'Mide la hormona con la que el riñón guarda sal y bota potasio. De más, sube la presión.',
      'It measures the hormone with which the kidney keeps salt and throws out potassium. In excess, it raises blood pressure.',
    ),
    askedFor: words(
      'En presión alta desde joven, con potasio bajo, o que no baja con tres medicamentos.',
      'Ordered for high blood pressure that starts at a young age, comes with low potassium or does not come down with three medicines.',
    ),
    notes: words(
      'Se interpreta con la renina. El intervalo vale para una persona de pie.',
      'It is read together with renin. The interval applies to a person standing up.',
    ),
    preparation: {
      timeOfDay: { from: '08:00', until: '10:00' },
      dwellMinutes: 15,
      dwellFor: 'rest',
      posture: 'upright',
      instructions: [
        words(
          'Levántese al menos 2 horas antes, camine, y luego siéntese 15 minutos antes de la muestra.',
          'Get up at least 2 hours before, walk about, and then sit for 15 minutes before the sample.',
        ),
        words('Coma sal como siempre.', 'Eat salt as usual.'),
        askBeforeStopping,
      ],
    },
    specimens: [
      gelSerum({
        stability: [
          { at: 'refrigerated', hours: 96 },
          { at: 'frozen', hours: 720 },
        ],
      }),
    ],
    method: chemiluminescence,
    performedBy: 'referral',
    turnaround: referred(4),
    unit: 'ng/dL',
    decimals: 1,
    intervals: [interval({ low: 4, high: 31, condition: words('De pie', 'Standing') })],
  }),
  oneNumber({
    analyte: 'renin-activity',
    code: 'END-044',
    slug: 'renina-actividad-plasmatica',
    name: words('Renina, actividad plasmática', 'Plasma renin activity'),
    synonyms: { es: ['renina', 'ARP'], en: ['PRA', 'renin'] },
    cups: '904005',
    area: 'endocrinology',
    purpose: words(
      'Mide cuánto trabaja la renina, la sustancia con la que el riñón sube la presión cuando siente poca sangre. Muy baja con aldosterona alta apunta a una suprarrenal que trabaja por su cuenta.',
      'It measures how hard renin works, the substance with which the kidney raises blood pressure when it senses little blood. Very low with high aldosterone, it points to an adrenal working on its own.',
    ),
    askedFor: words(
      'En presión alta difícil, junto con la aldosterona.',
      'Ordered for stubborn high blood pressure, together with aldosterone.',
    ),
    notes: words(
      'El tubo no se mete en hielo: el frío la activa y la hace ver más alta.',
      'The tube is not put on ice: cold activates it and makes it look higher.',
    ),
    preparation: {
      timeOfDay: { from: '08:00', until: '10:00' },
      dwellMinutes: 15,
      dwellFor: 'rest',
      posture: 'upright',
      instructions: [askBeforeStopping],
    },
    specimens: [
      edtaPlasma({
        atHome: false,
        stability: [
          { at: 'room', hours: 4 },
          { at: 'frozen', hours: 720 },
        ],
        rejectedWhen: ['unlabelled', 'wrong-container', 'insufficient', 'haemolysed', 'late'],
      }),
    ],
    method: words('Inmunoensayo de angiotensina I generada', 'Immunoassay of generated angiotensin I'),
    performedBy: 'referral',
    turnaround: referred(6),
    unit: 'ng/mL/h',
    decimals: 2,
    intervals: [],
  }),
  oneNumber({
    analyte: 'direct-renin',
    code: 'END-045',
    slug: 'renina-directa',
    name: words('Renina total (concentración directa)', 'Direct renin concentration'),
    synonyms: { es: ['renina directa', 'renina masa'], en: ['direct renin', 'renin mass'] },
    cups: '904004',
    area: 'endocrinology',
    purpose: words(
      'Mide cuánta renina hay, en vez de cuánto trabaja. Es más rápida y también se compara con la aldosterona.',
      'It measures how much renin there is, instead of how hard it works. It is quicker and is compared with aldosterone too.',
    ),
    askedFor: words(
      'En presión alta de posible causa hormonal.',
      'Ordered for high blood pressure of possible hormonal cause.',
    ),
    preparation: {
      timeOfDay: { from: '08:00', until: '10:00' },
      dwellMinutes: 15,
      dwellFor: 'rest',
      posture: 'upright',
      instructions: [askBeforeStopping],
    },
    specimens: [
      edtaPlasma({
        atHome: false,
        stability: [
          { at: 'room', hours: 4 },
          { at: 'frozen', hours: 720 },
        ],
        rejectedWhen: ['unlabelled', 'wrong-container', 'insufficient', 'haemolysed', 'late'],
      }),
    ],
    method: chemiluminescence,
    performedBy: 'referral',
    turnaround: referred(4),
    unit: 'u[IU]/mL',
    decimals: 1,
    intervals: [],
  }),
  exam({
    code: 'END-046',
    slug: 'relacion-aldosterona-renina',
    name: words('Relación aldosterona/renina', 'Aldosterone to renin ratio'),
    synonyms: {
      es: ['ARR', 'índice aldosterona renina', 'tamizaje de hiperaldosteronismo'],
      en: ['ARR', 'primary aldosteronism screen'],
    },
    area: 'endocrinology',
    purpose: words(
      'Divide la aldosterona por la renina de la misma muestra. Es el tamizaje del hiperaldosteronismo primario, una causa de presión alta que se puede curar.',
      'It divides aldosterone by renin from the same sample. It is the screen for primary aldosteronism, a cause of high blood pressure that can be cured.',
    ),
    askedFor: words(
      'En presión alta resistente, con potasio bajo o con un nódulo suprarrenal.',
      'Ordered for resistant high blood pressure, for low potassium or for an adrenal nodule.',
    ),
    notes: words(
      'El potasio bajo la hace ver falsamente normal: se corrige antes.',
      'Low potassium makes it look falsely normal: it is corrected first.',
    ),
    preparation: {
      timeOfDay: { from: '08:00', until: '10:00' },
      dwellMinutes: 15,
      dwellFor: 'rest',
      posture: 'upright',
      instructions: [
        words(
          'Levántese al menos 2 horas antes, camine, y luego siéntese 15 minutos antes de la muestra.',
          'Get up at least 2 hours before, walk about, and then sit for 15 minutes before the sample.',
        ),
        askBeforeStopping,
      ],
    },
    specimens: [
      plainSerum(),
      edtaPlasma({
        atHome: false,
        stability: [
          { at: 'room', hours: 4 },
          { at: 'frozen', hours: 720 },
        ],
      }),
    ],
    method: chemiluminescence,
    performedBy: 'referral',
    turnaround: referred(4),
    components: [
      measured(
        'aldosterone',
        words('Aldosterona', 'Aldosterone'),
        'ng/dL',
        1,
        [interval({ low: 4, high: 31, condition: words('De pie', 'Standing') })],
        '1763-2',
      ),
      measured('renin', words('Renina directa', 'Direct renin'), 'u[IU]/mL', 1, []),
      measured('ratio', words('Relación aldosterona/renina', 'Aldosterone to renin ratio'), '{ratio}', 2, []),
    ],
  }),
  inDayUrine({
    code: 'END-047',
    slug: 'aldosterona-en-orina-24-horas',
    analyte: 'aldosterone',
    name: words('Aldosterona en orina de 24 horas', '24-h urine aldosterone'),
    synonyms: { es: ['aldosterona urinaria'], en: ['24-hour aldosterone'] },
    cups: '904802',
    loinc: '1765-7',
    purpose: words(
      'Mide la aldosterona de un día entero, por lo común comiendo bastante sal. Si no baja con la sal, confirma que la suprarrenal trabaja por su cuenta.',
      'It measures the aldosterone of a whole day, usually on plenty of salt. If salt does not lower it, that confirms an adrenal working on its own.',
    ),
    askedFor: words(
      'Para confirmar un hiperaldosteronismo después del tamizaje.',
      'To confirm aldosteronism after the screen.',
    ),
    preparation: { urineAdditive: 'acid', instructions: [acidContainer, askBeforeStopping] },
    unit: 'ug/(24.h)',
    decimals: 1,
  }),
  oneNumber({
    analyte: 'dhea-s',
    code: 'END-048',
    slug: 'dhea-sulfato',
    name: words('DHEA-sulfato', 'DHEA sulfate (DHEA-S)'),
    synonyms: {
      es: ['DHEAS', 'dehidroepiandrosterona sulfato', 'DHEA-SO4', 'hormona masculina en mujeres'],
      en: ['DHEAS', 'DHEA-S', 'dehydroepiandrosterone sulfate'],
    },
    cups: '904809',
    loinc: '2191-5',
    area: 'endocrinology',
    purpose: words(
      'Mide una hormona masculina que viene casi toda de las suprarrenales. Si en una mujer sube mucho, el exceso de vello o de acné no viene del ovario.',
      'It measures a male hormone that comes almost entirely from the adrenals. If it rises a great deal in a woman, excess hair or acne does not come from the ovary.',
    ),
    askedFor: words(
      'En vello en la cara, acné fuerte, pubertad temprana y ovario poliquístico.',
      'Ordered for facial hair, severe acne, early puberty and polycystic ovary syndrome.',
    ),
    notes: words(
      'Baja poco a poco con los años. Los suplementos de DHEA la suben.',
      'It falls little by little with the years. DHEA supplements raise it.',
    ),
    preparation: { abstentions: [withoutBiotin] },
    specimens: [serum],
    method: electrochemiluminescence,
    turnaround: inDays(2),
    unit: 'ug/dL',
    decimals: 1,
    intervals: bands(
      [
        ['female', '10y', '15y', 33.9, 280],
        ['female', '15y', '20y', 65.1, 368],
        ['female', '20y', '25y', 148, 407],
        ['female', '25y', '35y', 98.8, 340],
        ['female', '35y', '45y', 60.9, 337],
        ['female', '45y', '55y', 35.4, 256],
        ['female', '55y', '65y', 18.9, 205],
        ['female', '65y', '75y', 9.4, 246],
        ['female', '75y', null, 12, 154],
        ['male', '10y', '15y', 24.4, 247],
        ['male', '15y', '20y', 70.2, 492],
        ['male', '20y', '25y', 211, 492],
        ['male', '25y', '35y', 160, 449],
        ['male', '35y', '45y', 88.9, 427],
        ['male', '45y', '55y', 44.3, 331],
        ['male', '55y', '65y', 51.7, 295],
        ['male', '65y', '75y', 33.6, 249],
        ['male', '75y', null, 16.2, 123],
      ],
      { source: 'manufacturer' },
    ),
  }),
  oneNumber({
    analyte: 'dhea',
    code: 'END-049',
    slug: 'dhea',
    name: words('Dehidroepiandrosterona (DHEA)', 'Dehydroepiandrosterone (DHEA)'),
    synonyms: { es: ['DHEA', 'prasterona'], en: ['DHEA', 'unconjugated DHEA'] },
    cups: '904808',
    loinc: '2193-1',
    area: 'endocrinology',
    purpose: words(
      'Mide la DHEA sin sulfato, que cambia con la hora y con el estrés. Completa el estudio de las hormonas masculinas de la suprarrenal.',
      'It measures DHEA without sulfate, which changes with the hour and with stress. It completes the study of the adrenal’s male hormones.',
    ),
    askedFor: words(
      'En exceso de hormonas masculinas que la DHEA-sulfato no aclara.',
      'Ordered for an excess of male hormones that DHEA sulfate does not explain.',
    ),
    preparation: { timeOfDay: { from: '07:00', until: '10:00' } },
    specimens: [plainSerum()],
    method: massSpectrometry,
    performedBy: 'referral',
    turnaround: referred(8),
    unit: 'ng/mL',
    decimals: 2,
  }),
  oneNumber({
    analyte: 'androstenedione',
    code: 'END-050',
    slug: 'androstenediona',
    name: words('Androstenediona', 'Androstenedione'),
    synonyms: { es: ['androstenediona', 'delta 4'], en: ['A4', 'delta-4-androstenedione'] },
    cups: '904501',
    loinc: '1854-9',
    area: 'endocrinology',
    purpose: words(
      'Mide una hormona que el cuerpo convierte en testosterona o en estrógenos. La fabrican por partes iguales los ovarios y las suprarrenales.',
      'It measures a hormone that the body turns into testosterone or estrogens. The ovaries and the adrenals make it in equal shares.',
    ),
    askedFor: words(
      'En vello excesivo, ovario poliquístico e hiperplasia suprarrenal.',
      'Ordered for excess hair, polycystic ovary syndrome and adrenal hyperplasia.',
    ),
    preparation: { timeOfDay: { from: '07:00', until: '10:00' }, cycleDays: { from: 2, to: 7 } },
    specimens: [serum],
    method: chemiluminescence,
    performedBy: 'referral',
    turnaround: referred(4),
    unit: 'ng/mL',
    decimals: 2,
    intervals: [adults(0.3, 3.5)],
  }),
  oneNumber({
    analyte: 'hydroxyprogesterone',
    code: 'END-051',
    slug: '17-hidroxiprogesterona',
    name: words('17-alfa-hidroxiprogesterona', '17-hydroxyprogesterone'),
    synonyms: {
      es: ['17-OHP', '17 OH progesterona', 'hiperplasia suprarrenal congénita'],
      en: ['17-OHP', 'congenital adrenal hyperplasia test', 'CAH'],
    },
    cups: '904509',
    loinc: '1668-3',
    area: 'endocrinology',
    purpose: words(
      'Mide un paso intermedio del cortisol que se acumula cuando falta una enzima de las suprarrenales. Así se reconoce la hiperplasia suprarrenal congénita, en bebés y en su forma tardía.',
      'It measures an intermediate step of cortisol that builds up when an enzyme of the adrenals is lacking. That is how congenital adrenal hyperplasia is recognized, in babies and in its late form.',
    ),
    askedFor: words(
      'En bebés con genitales dudosos o deshidratación, pubertad temprana y mujeres con mucho vello.',
      'Ordered for babies with ambiguous genitals or dehydration, early puberty and women with much hair.',
    ),
    notes: words(
      'Sube en la segunda mitad del ciclo y en el embarazo.',
      'It rises in the second half of the cycle and in pregnancy.',
    ),
    urgent: adrenalCrisisInBabies,
    preparation: {
      timeOfDay: { from: '07:00', until: '09:00' },
      cycleDays: { from: 3, to: 5 },
      instructions: [
        words(
          'Los días del ciclo cuentan solo para quien menstrúa.',
          'The days of the cycle count only for those who menstruate.',
        ),
      ],
    },
    specimens: [serum],
    method: massSpectrometry,
    performedBy: 'referral',
    turnaround: referred(4),
    unit: 'ng/dL',
    decimals: 0,
    intervals: [
      men(null, 219),
      interval({ sex: 'female', high: 79, condition: words('Fase folicular', 'Follicular phase') }),
      interval({ sex: 'female', high: 284, condition: words('Fase lútea', 'Luteal phase') }),
      interval({ sex: 'female', high: 50, condition: words('Después de la menopausia', 'After the menopause') }),
    ],
  }),
  exam({
    code: 'END-052',
    slug: '17-hidroxiprogesterona-post-acth',
    name: words('17-hidroxiprogesterona pre y post ACTH', '17-hydroxyprogesterone before and after ACTH'),
    synonyms: {
      es: ['17 OHP post Synacthen', 'hiperplasia no clásica'],
      en: ['ACTH-stimulated 17-OHP', 'non-classic CAH test'],
    },
    cups: '904402',
    area: 'endocrinology',
    purpose: words(
      'Mide la 17-hidroxiprogesterona antes y una hora después de estimular las suprarrenales. Descubre la forma tardía de la hiperplasia, que en reposo puede esconderse.',
      'It measures 17-hydroxyprogesterone before and one hour after stimulating the adrenals. It uncovers the late form of hyperplasia, which at rest can hide.',
    ),
    askedFor: words(
      'Cuando el valor basal queda entre 200 y 1.000 ng/dL.',
      'When the baseline value is between 200 and 1,000 ng/dL.',
    ),
    preparation: {
      timeOfDay: { from: '07:00', until: '09:00' },
      cycleDays: { from: 3, to: 5 },
      dwellMinutes: 60,
      stimulus: acth,
      instructions: [byAppointment, tellCorticosteroids],
    },
    specimens: serial(plainSerum(), 2),
    method: massSpectrometry,
    performedBy: 'referral',
    turnaround: referred(5),
    components: [
      measured('baseline', words('Basal', 'Baseline'), 'ng/dL', 0, []),
      measured('stimulated', words('A los 60 minutos', 'At 60 minutes'), 'ng/dL', 0, [adults(null, 999)]),
    ],
  }),
  oneNumber({
    analyte: 'deoxycortisol',
    code: 'END-053',
    slug: '11-desoxicortisol',
    name: words('11-desoxicortisol', '11-deoxycortisol'),
    synonyms: { es: ['compuesto S', 'deoxicortisol'], en: ['compound S'] },
    cups: '904810',
    loinc: '1657-6',
    area: 'endocrinology',
    purpose: words(
      'Mide el paso justo anterior al cortisol. Se acumula si falta la enzima 11-hidroxilasa, una forma de hiperplasia que sube la presión.',
      'It measures the step just before cortisol. It builds up if the enzyme 11-hydroxylase is lacking, a form of hyperplasia that raises blood pressure.',
    ),
    askedFor: words(
      'En niños con presión alta y rasgos masculinos, y en la prueba con metirapona.',
      'Ordered for children with high blood pressure and male features, and for the metyrapone test.',
    ),
    preparation: { timeOfDay: { from: '07:00', until: '09:00' } },
    specimens: [plainSerum()],
    method: massSpectrometry,
    performedBy: 'referral',
    turnaround: referred(10),
    unit: 'ng/dL',
    decimals: 0,
  }),
  inDayUrine({
    code: 'END-054',
    slug: '17-cetoesteroides-en-orina',
    analyte: 'ketosteroids',
    name: words('Cetoesteroides 17 en orina de 24 horas', '24-h urine 17-ketosteroids'),
    synonyms: { es: ['17 KS', '17 cetosteroides'], en: ['17-KS'] },
    cups: '904804',
    purpose: words(
      'Mide los restos de las hormonas masculinas que salen en un día. Hoy se prefiere medir cada hormona en la sangre.',
      'It measures the remains of male hormones that leave in a day. Today each hormone is preferably measured in the blood.',
    ),
    askedFor: words(
      'En tumores o exceso de trabajo de las suprarrenales, cuando el médico la pide.',
      'Ordered for tumors or overactivity of the adrenals, when the doctor asks for it.',
    ),
    preparation: { urineAdditive: 'acid', instructions: [acidContainer] },
    unit: 'mg/(24.h)',
    decimals: 1,
  }),
  exam({
    code: 'END-055',
    slug: 'metanefrinas-en-plasma',
    name: words('Metanefrinas libres en plasma', 'Plasma free metanephrines'),
    synonyms: {
      es: ['metanefrinas', 'feocromocitoma', 'normetanefrina'],
      en: ['metanephrines', 'phaeochromocytoma test', 'normetanephrine'],
    },
    cups: '903067',
    area: 'endocrinology',
    purpose: words(
      'Mide los restos de la adrenalina y la noradrenalina. Si son normales, casi descartan un feocromocitoma, el tumor que dispara la presión por ataques.',
      'It measures the remains of epinephrine and norepinephrine. If normal, they nearly rule out a pheochromocytoma, the tumor that sends blood pressure up in attacks.',
    ),
    askedFor: words(
      'En presión que sube por ataques, con dolor de cabeza, sudor y palpitaciones, o en un nódulo suprarrenal.',
      'Ordered for blood pressure that rises in attacks, for headache, sweating and palpitations, or for an adrenal nodule.',
    ),
    notes: words(
      'Los antidepresivos, los descongestionantes y estar sentado o nervioso las suben un poco.',
      'Antidepressants, decongestants and being seated or nervous raise them a little.',
    ),
    preparation: {
      fasting: overnight,
      dwellMinutes: 30,
      dwellFor: 'rest',
      posture: 'lying',
      timeOfDay: { from: '07:00', until: '11:00' },
      abstentions: [
        leaveOut('caffeine', 24),
        leaveOut('tobacco', 12),
        leaveOut('alcohol', 24),
        leaveOut('exercise', 24),
      ],
      instructions: [
        words(
          'La muestra se toma después de 30 minutos acostado.',
          'The sample is taken after lying down for 30 minutes.',
        ),
      ],
    },
    specimens: [icedPlasma],
    method: massSpectrometry,
    performedBy: 'referral',
    turnaround: referred(6),
    components: [
      measured('metanephrine', words('Metanefrina', 'Metanephrine'), 'pg/mL', 0, []),
      measured('normetanephrine', words('Normetanefrina', 'Normetanephrine'), 'pg/mL', 0, []),
    ],
  }),
  exam({
    code: 'END-056',
    slug: 'metanefrinas-en-orina-24-horas',
    name: words('Metanefrinas fraccionadas en orina de 24 horas', '24-h urine fractionated metanephrines'),
    synonyms: {
      es: ['metanefrinas en orina', 'feocromocitoma'],
      en: ['urine metanephrines', 'phaeochromocytoma test'],
    },
    cups: '903059',
    area: 'endocrinology',
    purpose: words(
      'Suma las metanefrinas de un día entero, y así alcanza a ver un tumor que suelta adrenalina por ratos.',
      'It adds up the metanephrines of a whole day, and so catches a tumor that releases adrenaline from time to time.',
    ),
    askedFor: words(
      'En sospecha de feocromocitoma o paraganglioma.',
      'When pheochromocytoma or paraganglioma is suspected.',
    ),
    preparation: { urine: '24-hours', ...catecholamineRest },
    specimens: [dayUrine({ stability: [{ at: 'refrigerated', hours: 96 }] })],
    method: massSpectrometry,
    performedBy: 'referral',
    turnaround: referred(6),
    components: [
      measured('metanephrine', words('Metanefrina', 'Metanephrine'), 'ug/(24.h)', 0, []),
      measured('normetanephrine', words('Normetanefrina', 'Normetanephrine'), 'ug/(24.h)', 0, []),
      measured('volume', words('Volumen de orina', 'Urine volume'), 'mL', 0, [], '3167-4'),
    ],
  }),
  exam({
    code: 'END-057',
    slug: 'catecolaminas-en-plasma',
    name: words('Catecolaminas fraccionadas en plasma', 'Plasma fractionated catecholamines'),
    synonyms: {
      es: ['adrenalina', 'noradrenalina', 'dopamina', 'epinefrina'],
      en: ['adrenaline', 'noradrenaline', 'dopamine', 'epinephrine'],
    },
    cups: '903008',
    area: 'endocrinology',
    purpose: words(
      'Mide la adrenalina, la noradrenalina y la dopamina en la sangre en ese instante. Sirve en desmayos al pararse y en estudios de tumores.',
      'It measures epinephrine, norepinephrine and dopamine in the blood at that instant. It serves in fainting on standing up and in studies of tumors.',
    ),
    askedFor: words(
      'En caídas de presión al ponerse de pie y sospecha de feocromocitoma.',
      'Ordered for falls of blood pressure on standing and suspected pheochromocytoma.',
    ),
    preparation: {
      fasting: overnight,
      dwellMinutes: 30,
      dwellFor: 'rest',
      posture: 'lying',
      timeOfDay: { from: '07:00', until: '11:00' },
      abstentions: [
        leaveOut('caffeine', 24),
        leaveOut('tobacco', 12),
        leaveOut('alcohol', 24),
        leaveOut('exercise', 24),
      ],
      instructions: [
        words(
          'La muestra se toma después de 30 minutos acostado y en calma.',
          'The sample is taken after lying down calmly for 30 minutes.',
        ),
      ],
    },
    specimens: [icedPlasma],
    method: words(
      'Cromatografía líquida con detección electroquímica',
      'Liquid chromatography with electrochemical detection',
    ),
    performedBy: 'referral',
    turnaround: referred(8),
    components: [
      measured('adrenaline', words('Adrenalina', 'Epinephrine'), 'pg/mL', 0, []),
      measured('noradrenaline', words('Noradrenalina', 'Norepinephrine'), 'pg/mL', 0, []),
      measured('dopamine', words('Dopamina', 'Dopamine'), 'pg/mL', 0, []),
    ],
  }),
  exam({
    code: 'END-058',
    slug: 'catecolaminas-en-orina-24-horas',
    name: words('Catecolaminas fraccionadas en orina de 24 horas', '24-h urine fractionated catecholamines'),
    synonyms: {
      es: ['adrenalina en orina', 'catecolaminas urinarias'],
      en: ['urine catecholamines', 'urine adrenaline'],
    },
    cups: '903007',
    area: 'endocrinology',
    purpose: words(
      'Mide la adrenalina, la noradrenalina y la dopamina que salen en un día. En los niños ayuda a seguir el neuroblastoma.',
      'It measures the epinephrine, norepinephrine and dopamine that leave in a day. In children it helps to follow neuroblastoma.',
    ),
    askedFor: words(
      'En presión que sube por ataques y en tumores de la cresta neural.',
      'Ordered for blood pressure that rises in attacks and for neural crest tumors.',
    ),
    preparation: { urine: '24-hours', ...catecholamineRest },
    specimens: [dayUrine({ stability: [{ at: 'refrigerated', hours: 96 }] })],
    method: words(
      'Cromatografía líquida con detección electroquímica',
      'Liquid chromatography with electrochemical detection',
    ),
    performedBy: 'referral',
    turnaround: referred(8),
    components: [
      measured('adrenaline', words('Adrenalina', 'Epinephrine'), 'ug/(24.h)', 0, [adults(null, 20)]),
      measured('noradrenaline', words('Noradrenalina', 'Norepinephrine'), 'ug/(24.h)', 0, [adults(15, 80)]),
      measured('dopamine', words('Dopamina', 'Dopamine'), 'ug/(24.h)', 0, [adults(65, 400)]),
      measured('volume', words('Volumen de orina', 'Urine volume'), 'mL', 0, [], '3167-4'),
    ],
  }),
  inDayUrine({
    code: 'END-059',
    slug: 'acido-vanilmandelico',
    analyte: 'vma',
    name: words('Ácido vanilmandélico (VMA) en orina de 24 horas', '24-h urine vanillylmandelic acid (VMA)'),
    synonyms: { es: ['VMA', 'AVM', 'neuroblastoma'], en: ['VMA', 'neuroblastoma test'] },
    cups: '903113',
    purpose: words(
      'Mide el último resto de la adrenalina. Hoy se usa sobre todo en niños, para buscar y seguir el neuroblastoma.',
      'It measures the last remnant of adrenaline. Today it is used above all in children, to look for and follow neuroblastoma.',
    ),
    askedFor: words(
      'En masas del abdomen en niños pequeños y, con las metanefrinas, en feocromocitoma.',
      'Ordered for abdominal masses in small children and, along with metanephrines, for pheochromocytoma.',
    ),
    preparation: catecholamineRest,
    unit: 'mg/(24.h)',
    decimals: 1,
    intervals: [adults(null, 8)],
  }),
  inDayUrine({
    code: 'END-060',
    slug: 'acido-homovanilico',
    analyte: 'hva',
    name: words('Ácido homovanílico (HVA) en orina de 24 horas', '24-h urine homovanillic acid (HVA)'),
    synonyms: { es: ['HVA', 'neuroblastoma'], en: ['HVA', 'neuroblastoma test'] },
    cups: '903109',
    purpose: words(
      'Mide el resto de la dopamina. Con el vanilmandélico encuentra la mayoría de los neuroblastomas.',
      'It measures the remnant of dopamine. With vanillylmandelic acid it finds most neuroblastomas.',
    ),
    askedFor: words(
      'En el estudio y el seguimiento del neuroblastoma.',
      'Ordered for the study and follow-up of neuroblastoma.',
    ),
    preparation: catecholamineRest,
    unit: 'mg/(24.h)',
    decimals: 1,
  }),
  inDayUrine({
    code: 'END-061',
    slug: 'acido-5-hidroxiindolacetico',
    analyte: 'hiaa',
    name: words('Ácido 5-hidroxiindolacético en orina de 24 horas', '24-h urine 5-hydroxyindoleacetic acid'),
    synonyms: { es: ['5-HIAA', '5HIAA', 'carcinoide'], en: ['5-HIAA', 'carcinoid test'] },
    cups: '903103',
    purpose: words(
      'Mide el resto de la serotonina. Sube con los tumores carcinoides, que ponen la cara roja y dan diarrea.',
      'It measures the remnant of serotonin. It rises with carcinoid tumors, which flush the face and cause diarrhea.',
    ),
    askedFor: words(
      'En enrojecimiento de la cara con diarrea, y en tumores neuroendocrinos conocidos.',
      'Ordered for flushing of the face with diarrhea, and for known neuroendocrine tumors.',
    ),
    preparation: {
      abstentions: [leaveOut('alcohol', 48), leaveOut('tobacco', 48), leaveOut('caffeine', 48)],
      urineAdditive: 'acid',
      instructions: [
        words(
          'Los 3 días anteriores y el de la recolección no coma banano, piña, plátano, aguacate, tomate, kiwi, ciruelas ni nueces.',
          'For the 3 days before and that of the collection, eat no bananas, pineapple, plantain, avocado, tomato, kiwi, plums or nuts.',
        ),
        acidContainer,
      ],
    },
    unit: 'mg/(24.h)',
    decimals: 1,
    intervals: [adults(null, 8)],
  }),
  oneNumber({
    analyte: 'serotonin',
    code: 'END-062',
    slug: 'serotonina',
    name: words('Serotonina', 'Serotonin'),
    synonyms: { es: ['5-hidroxitriptamina', '5-HT', 'hormona de la felicidad'], en: ['5-HT', '5-hydroxytryptamine'] },
    cups: '903434',
    area: 'endocrinology',
    purpose: words(
      'Mide la serotonina de la sangre, que fabrica casi toda el intestino. Sirve para tumores carcinoides; no mide el ánimo ni la depresión.',
      'It measures the serotonin of the blood, nearly all of it made by the gut. It is used for carcinoid tumors; it does not measure mood or depression.',
    ),
    askedFor: words(
      'En sospecha de carcinoide, junto con el 5-hidroxiindolacético.',
      'When carcinoid is suspected, together with 5-hydroxyindoleacetic acid.',
    ),
    preparation: {
      instructions: [
        words(
          'Los 3 días anteriores no coma banano, piña, plátano, aguacate, tomate, kiwi, ciruelas ni nueces.',
          'For the 3 days before, eat no bananas, pineapple, plantain, avocado, tomato, kiwi, plums or nuts.',
        ),
      ],
    },
    specimens: [
      plainSerum({
        atHome: false,
        stability: [{ at: 'frozen', hours: 336 }],
        rejectedWhen: ['unlabelled', 'wrong-container', 'insufficient', 'haemolysed', 'not-cold'],
      }),
    ],
    method: words(
      'Cromatografía líquida con detección electroquímica',
      'Liquid chromatography with electrochemical detection',
    ),
    performedBy: 'referral',
    turnaround: referred(8),
    unit: 'ng/mL',
    decimals: 0,
    intervals: [adults(50, 200)],
  }),
  oneNumber({
    analyte: 'ace',
    code: 'END-063',
    slug: 'enzima-convertidora-de-angiotensina',
    name: words('Enzima convertidora de angiotensina', 'Angiotensin-converting enzyme (ACE)'),
    synonyms: { es: ['ECA', 'sarcoidosis', 'ACE'], en: ['ACE', 'sarcoidosis test'] },
    cups: '904002',
    loinc: '2742-5',
    area: 'endocrinology',
    purpose: words(
      'Mide una enzima que fabrican los granulomas. Apoya el diagnóstico de la sarcoidosis y sigue su actividad.',
      'It measures an enzyme that granulomas make. It supports the diagnosis of sarcoidosis and follows its activity.',
    ),
    askedFor: words(
      'En ganglios del pecho, tos larga o inflamación de los ojos por posible sarcoidosis.',
      'Ordered for chest glands, a long cough or eye inflammation from possible sarcoidosis.',
    ),
    notes: words(
      'Los medicamentos para la presión terminados en «pril» la bajan mucho. Un valor normal no descarta la sarcoidosis.',
      'Blood pressure medicines whose names end in “pril” lower it a great deal. A normal value does not rule out sarcoidosis.',
    ),
    specimens: [serum],
    method: words('Cinético UV', 'Kinetic UV'),
    performedBy: 'referral',
    turnaround: referred(4),
    unit: 'U/L',
    decimals: 0,
    intervals: [],
  }),
];
