import type { Exam } from '../../../app/domain/exams/exam.ts';
import type { Words } from '../../../app/domain/exams/localized-text.ts';
import {
  type AuthoredExam,
  answered,
  antibodySerum,
  anyDayWithoutPeriod,
  exam,
  heparinBlood,
  inDays,
  leaveOut,
  negative,
  oneAnswer,
  referred,
  sameDay,
  sampled,
  sterileUrine,
  stool,
  urine,
  words,
} from './authoring.ts';
import {
  bite,
  blackFungus,
  breathless,
  diphtheria,
  infectedJoint,
  meningitis,
  meningitisLater,
  neutropenicFever,
  pauseInBreathing,
  redEye,
  sepsis,
  severeDiarrhea,
} from './emergencies.ts';
import { collectSemen } from './semen.ts';

const sixDays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;
/** Bacteria also grow on Saturdays. */
const grown = (days: number) => inDays(days, sixDays);

const noGrowth = words('Sin crecimiento', 'No growth');
const usualFlora = words('Flora habitual', 'Usual flora');
const notSeen = words('No se observan', 'None seen');
const culture = words(
  'Cultivo con identificación y antibiograma automatizados',
  'Culture with automated identification and susceptibility',
);
const plainCulture = words('Cultivo', 'Culture');
const microscopy = words('Microscopía', 'Microscopy');
const rapid = words('Inmunocromatografía', 'Immunochromatography');

type Micro = Omit<AuthoredExam, 'area' | 'components'> & { analyte: string; expected?: Words };

const microbe = ({ expected = negative, ...authored }: Micro): Exam =>
  oneAnswer({ area: 'microbiology', expected, ...authored });

/** A culture reports what grew and, if it matters, which antibiotics stop it. */
const cultureOf = ({ expected = noGrowth, ...authored }: Omit<Micro, 'analyte'>): Exam =>
  exam({
    area: 'microbiology',
    method: culture,
    ...authored,
    components: [
      answered('growth', words('Crecimiento', 'Growth'), expected, authored.loinc ?? null),
      answered(
        'susceptibility',
        words('Antibiograma', 'Susceptibility'),
        words('Solo si crece un germen', 'Only if a germ grows'),
      ),
    ],
  });

const tellUsOfAntibiotics = words(
  'Cuéntenos si toma o tomó antibióticos en los últimos 7 días y cuál; pregunte a su médico antes de suspenderlos.',
  'Tell us if you are taking, or took in the last 7 days, any antibiotics and which; ask your doctor before stopping them.',
);
const asksAboutAntibiotics = { instructions: [tellUsOfAntibiotics] };

const deepPhlegm = words(
  'Al despertar, antes de comer, enjuáguese la boca con agua y recoja flema que salga de una tos profunda, no saliva.',
  'On waking, before eating, rinse your mouth with water and collect phlegm from a deep cough, not saliva.',
);

const swab = (type: Parameters<typeof sampled>[0], atHome = false) => sampled(type, 'swab-transport', { atHome });

/**
 * The gonococcus dies in the cold and within a day: keep it at room temperature and plate it the same day (CDC, MMWR Recomm Rep
 * 2014;63(RR-2)).
 */
const neverChilled = (type: Parameters<typeof sampled>[0]) =>
  sampled(type, 'swab-transport', {
    stability: [{ at: 'room', hours: 24 }],
    rejectedWhen: ['unlabelled', 'wrong-container', 'late', 'dried-out', 'frozen'],
  });
/** Charcoal absorbs substances that would kill it, and a plain swab loses it (CDC, pertussis laboratory manual). Plate the same day. */
const inCharcoal = sampled('nasopharyngeal-swab', 'swab-transport', {
  stability: [{ at: 'room', hours: 24 }],
  rejectedWhen: ['unlabelled', 'wrong-container', 'late', 'dried-out', 'frozen'],
});

const phlegm = sampled('sputum', 'sputum-cup', {
  volumeMl: 5,
  minimumMl: 2,
  atHome: true,
  byPatient: true,
  stability: [
    { at: 'room', hours: 2 },
    { at: 'refrigerated', hours: 24 },
  ],
  rejectedWhen: ['unlabelled', 'insufficient', 'leaking', 'late', 'contaminated'],
});
const bottle = sampled('whole-blood', 'blood-culture-bottle', {
  volumeMl: 10,
  minimumMl: 5,
  stability: [{ at: 'room', hours: 24 }],
  rejectedWhen: ['unlabelled', 'insufficient', 'late', 'contaminated', 'frozen'],
});
const transportedStool = stool({
  container: 'stool-transport',
  volumeMl: 5,
  minimumMl: 2,
  stability: [
    { at: 'room', hours: 48 },
    { at: 'refrigerated', hours: 72 },
  ],
});
const skin = sampled('skin-scraping', 'petri-dish', {
  stability: [{ at: 'room', hours: 168 }],
  rejectedWhen: ['unlabelled', 'insufficient', 'contaminated'],
});
const nail = sampled('nail-scraping', 'petri-dish', {
  stability: [{ at: 'room', hours: 168 }],
  rejectedWhen: ['unlabelled', 'insufficient', 'contaminated'],
});
const fluid = sampled('body-fluid', 'sterile-tube', {
  volumeMl: 5,
  minimumMl: 1,
  stability: [{ at: 'room', hours: 24 }],
  rejectedWhen: ['unlabelled', 'insufficient', 'late', 'contaminated', 'clotted'],
});
const cerebrospinal = sampled('cerebrospinal-fluid', 'sterile-tube', {
  volumeMl: 2,
  minimumMl: 1,
  stability: [{ at: 'room', hours: 24 }],
  rejectedWhen: ['unlabelled', 'insufficient', 'late', 'contaminated', 'frozen'],
});
const freshTissue = sampled('tissue', 'sterile-tube', {
  stability: [{ at: 'room', hours: 24 }],
  rejectedWhen: ['unlabelled', 'in-formalin', 'dried-out', 'late'],
});
const marrow = sampled('bone-marrow', 'heparin', {
  volumeMl: 2,
  minimumMl: 1,
  stability: [{ at: 'room', hours: 24 }],
  rejectedWhen: ['unlabelled', 'wrong-container', 'clotted', 'insufficient', 'late'],
});

const bareSkin = {
  instructions: [
    words(
      'Venga sin cremas, talcos ni alcohol sobre la zona desde la noche anterior.',
      'Come without creams, powder or alcohol on the area since the night before.',
    ),
    words(
      'Si usa tratamiento para los hongos, cuéntenos cuál y desde cuándo; pregunte a su médico antes de suspenderlo.',
      'If you are using antifungal treatment, tell us which and since when; ask your doctor before stopping it.',
    ),
  ],
};
const bareNails = {
  instructions: [
    words(
      'Venga sin esmalte y sin haberse cortado las uñas en los 8 días anteriores.',
      'Come without nail varnish and without having cut your nails in the 8 days before.',
    ),
    words(
      'Si usa tratamiento para los hongos, cuéntenos cuál y desde cuándo; pregunte a su médico antes de suspenderlo.',
      'If you are using antifungal treatment, tell us which and since when; ask your doctor before stopping it.',
    ),
  ],
};
const vaginalCare = { abstentions: [leaveOut('sex', 24), leaveOut('vaginal-products', 48)] };

const everyday: readonly Exam[] = [
  exam({
    code: 'MIC-001',
    slug: 'urocultivo',
    name: words('Urocultivo con antibiograma', 'Urine culture with susceptibility'),
    synonyms: {
      es: [
        'urocultivo',
        'cultivo de orina',
        'infección urinaria',
        'examen de infección en la orina',
        'ardor al orinar',
        'dolor al orinar',
        'mal de orín',
        'cistitis',
      ],
      en: [
        'urine culture',
        'UTI test',
        'urinary infection',
        'MSU',
        'burning when urinating',
        'pain when urinating',
        'cystitis',
      ],
    },
    cups: '901236',
    loinc: '630-4',
    area: 'microbiology',
    purpose: words(
      'Siembra la orina para ver si crecen bacterias, cuántas y cuáles. Si hay infección, dice también qué antibióticos la pueden curar.',
      'Urine is spread on a culture plate to see whether bacteria grow, how many and which. If there is an infection, it also tells which antibiotics can cure it.',
    ),
    askedFor: words(
      'Se pide ante ardor, ganas frecuentes de orinar o fiebre, en el embarazo y antes de cirugías de las vías urinarias.',
      'Ordered for burning, frequent need to urinate or fever, in pregnancy and before operations on the urinary tract.',
    ),
    notes: words(
      'Si crecen 3 o más gérmenes, lo más probable es que la muestra se haya contaminado y haya que repetirla. Lo ideal es tomarla antes de comenzar el antibiótico.',
      'If 3 or more germs grow, the sample was most likely contaminated and has to be repeated. Ideally it is taken before the antibiotic is started.',
    ),
    preparation: {
      urine: 'first-morning-midstream',
      instructions: [
        words(
          'Lávese los genitales con agua y jabón, enjuague y séquese antes de orinar.',
          'Wash your genitals with soap and water, rinse and dry them before urinating.',
        ),
        words(
          'Si la orina no llega en 30 minutos, guárdela en la nevera, y tráigala en menos de 24 horas.',
          'If the urine will not reach us within 30 minutes, keep it in the refrigerator, and bring it within 24 hours.',
        ),
        tellUsOfAntibiotics,
      ],
    },
    specimens: [sterileUrine({ rejectedWhen: ['unlabelled', 'wrong-container', 'leaking', 'late', 'contaminated'] })],
    method: culture,
    turnaround: grown(3),
    components: [
      answered('growth', words('Recuento y germen', 'Count and germ'), noGrowth, '630-4'),
      answered(
        'susceptibility',
        words('Antibiograma', 'Susceptibility'),
        words('Solo si crece un germen', 'Only if a germ grows'),
      ),
    ],
    price: 58000,
  }),
  cultureOf({
    code: 'MIC-002',
    slug: 'coprocultivo',
    name: words('Coprocultivo', 'Stool culture'),
    synonyms: {
      es: ['cultivo de heces', 'cultivo de materia fecal', 'Salmonella', 'Shigella', 'diarrea'],
      en: ['Salmonella', 'Shigella', 'diarrhoea', 'food poisoning'],
    },
    cups: '901206',
    loinc: '625-4',
    purpose: words(
      'Busca en las heces las bacterias que causan diarrea por alimentos o agua, como Salmonella, Shigella y Campylobacter. Si crece una, se prueba qué antibióticos la detienen.',
      'Looks in the stool for the bacteria that cause diarrhea from food or water, such as Salmonella, Shigella and Campylobacter. If one grows, the antibiotics that stop it are tested.',
    ),
    askedFor: words(
      'Se pide en diarrea con sangre, moco o fiebre, o que dura más de 7 días, y en manipuladores de alimentos.',
      'Ordered for diarrhea with blood, mucus or fever, or lasting more than 7 days, and for food handlers.',
    ),
    notes: words(
      'No busca parásitos ni virus: para ellos hay otras pruebas.',
      'It does not look for parasites or viruses: for those there are other tests.',
    ),
    urgent: severeDiarrhea,
    preparation: asksAboutAntibiotics,
    specimens: [transportedStool],
    expected: words('Negativo para enteropatógenos', 'Negative for enteric pathogens'),
    turnaround: grown(3),
    price: 65000,
  }),
  cultureOf({
    code: 'MIC-003',
    slug: 'hemocultivo-aerobio',
    name: words('Hemocultivo aerobio', 'Blood culture, aerobic'),
    synonyms: {
      es: ['hemocultivo', 'cultivo de sangre', 'infección en la sangre', 'sepsis'],
      en: ['blood culture', 'bloodstream infection', 'sepsis'],
    },
    cups: '901221',
    loinc: '600-7',
    purpose: words(
      'Busca bacterias u hongos vivos en la sangre, dentro de una botella que se vigila día y noche. Encontrarlos a tiempo salva vidas y dirige el antibiótico.',
      'Looks for living bacteria or fungi in the blood, inside a bottle that is watched day and night. Finding them in time saves lives and directs the antibiotic.',
    ),
    askedFor: words(
      'Se pide ante fiebre alta con escalofríos, fiebre sin causa, o sospecha de infección de una válvula del corazón o de un catéter.',
      'Ordered for a high fever and shivering, unexplained fever, or suspected infection of a heart valve or a catheter.',
    ),
    notes: words(
      'Se toman al menos 2 muestras de sitios distintos. Un germen de la piel en una sola botella suele ser contaminación.',
      'At least 2 samples are taken from different sites. A skin germ in a single bottle is usually contamination.',
    ),
    urgent: sepsis,
    preparation: asksAboutAntibiotics,
    specimens: [bottle],
    expected: words('Negativo a los 5 días', 'Negative at 5 days'),
    turnaround: grown(5),
    price: 88000,
  }),
  cultureOf({
    code: 'MIC-004',
    slug: 'hemocultivo-anaerobio',
    name: words('Hemocultivo anaerobio', 'Blood culture, anaerobic'),
    synonyms: { es: ['hemocultivo', 'anaerobios en sangre'], en: ['anaerobic blood culture', 'anaerobes in blood'] },
    cups: '901223',
    purpose: words(
      'Busca en la sangre bacterias que solo viven donde no hay oxígeno, como las que salen del intestino. Acompaña al hemocultivo aerobio.',
      'Looks in the blood for bacteria that live only where there is no oxygen, such as those that come from the gut. It goes with the aerobic blood culture.',
    ),
    askedFor: words(
      'Se pide ante fiebre con infección del abdomen, la pelvis o la boca.',
      'Ordered for fever with an infection of the abdomen, pelvis or mouth.',
    ),
    urgent: sepsis,
    preparation: asksAboutAntibiotics,
    specimens: [bottle],
    expected: words('Negativo a los 5 días', 'Negative at 5 days'),
    turnaround: grown(5),
  }),
  exam({
    code: 'MIC-005',
    slug: 'frotis-de-flujo-vaginal',
    name: words('Frotis de flujo vaginal: fresco y Gram', 'Vaginal smear: wet mount and Gram'),
    synonyms: {
      es: [
        'flujo vaginal',
        'fresco y Gram',
        'frotis vaginal',
        'directo y Gram de flujo',
        'vaginosis',
        'rasquiña vaginal',
        'candidiasis',
        'flujo con mal olor',
        'flujo',
        'infección vaginal',
      ],
      en: [
        'vaginal discharge',
        'wet mount',
        'vaginal swab',
        'bacterial vaginosis',
        'thrush',
        'yeast infection',
        'vaginal infection',
      ],
    },
    cups: '901304',
    area: 'microbiology',
    purpose: words(
      'Mira el flujo al microscopio, recién tomado y teñido. Distingue la vaginosis, la candidiasis y las tricomonas, que son las causas de casi todos los flujos molestos.',
      'Looks at the discharge under the microscope, fresh and stained. It tells apart vaginosis, thrush and trichomonas, which cause almost every troublesome discharge.',
    ),
    askedFor: words(
      'Se pide ante flujo con mal olor, rasquiña o ardor, y en el embarazo.',
      'Ordered for a discharge that smells, itching or burning, and in pregnancy.',
    ),
    notes: words(
      'No encuentra clamidia ni gonorrea: para ellas está la PCR.',
      'It does not find chlamydia or gonorrhea: for those there is PCR.',
    ),
    counselling: 'hiv-sti',
    preparation: {
      ...vaginalCare,
      cycleDays: { from: 6, to: 45 },
      instructions: [
        anyDayWithoutPeriod,
        words(
          'Lávese por fuera como siempre, sin duchas vaginales.',
          'Wash outside as usual, without vaginal douches.',
        ),
      ],
    },
    specimens: [sampled('vaginal-swab', 'swab-transport', { stability: [{ at: 'room', hours: 6 }] })],
    method: words('Microscopía en fresco y coloración de Gram', 'Wet mount and Gram stain'),
    turnaround: sameDay(3),
    components: [
      answered('flora', words('Flora', 'Flora'), words('Lactobacilos', 'Lactobacilli')),
      answered('clue-cells', words('Células guía', 'Clue cells'), notSeen),
      answered('yeasts', words('Levaduras', 'Yeasts'), notSeen),
      answered('trichomonas', words('Trichomonas', 'Trichomonas'), notSeen),
      answered('leucocytes', words('Leucocitos', 'White cells'), words('Escasos', 'Few')),
      answered('nugent', words('Puntaje de Nugent', 'Nugent score'), words('De 0 a 3', '0 to 3')),
    ],
    price: 32000,
  }),
  microbe({
    code: 'MIC-006',
    slug: 'coloracion-de-gram',
    analyte: 'gram',
    name: words('Coloración de Gram', 'Gram stain'),
    synonyms: { es: ['gram', 'frotis', 'directo y Gram', 'Gram de secreción'], en: ['Gram smear', 'direct smear'] },
    cups: '901107',
    loinc: '664-3',
    purpose: words(
      'Tiñe las bacterias de morado o de rosado y muestra su forma. En menos de 1 hora orienta sobre el germen, mientras el cultivo crece.',
      'Dyes bacteria purple or pink and shows their shape. In less than 1 hour it gives a clue to the germ, while the culture grows.',
    ),
    askedFor: words(
      'Se pide en secreciones de heridas, uretra, ojos u oídos y en cualquier líquido que debería estar limpio.',
      'Ordered for discharges from wounds, urethra, eyes or ears and for any fluid that should be clean.',
    ),
    specimens: [swab('wound-swab', true)],
    expected: words('Según la muestra', 'Depending on the sample'),
    method: words('Coloración de Gram', 'Gram stain'),
    turnaround: sameDay(3),
    price: 24000,
  }),
  cultureOf({
    code: 'MIC-007',
    slug: 'cultivo-de-secreciones',
    name: words('Cultivo de herida o secreción con antibiograma', 'Wound or discharge culture with susceptibility'),
    synonyms: {
      es: ['cultivo de herida', 'cultivo de secreción', 'cultivo y antibiograma', 'pus', 'úlcera infectada', 'grano'],
      en: ['wound swab', 'pus', 'infected ulcer', 'boil', 'abscess'],
    },
    cups: '901217',
    loinc: '6463-4',
    purpose: words(
      'Busca la bacteria que infecta una herida, una úlcera o un absceso. Dice cuál es y con qué antibióticos se puede tratar.',
      'Looks for the bacterium that infects a wound, an ulcer or an abscess. It says which one it is and which antibiotics can treat it.',
    ),
    askedFor: words(
      'Se pide cuando hay pus, enrojecimiento que avanza o una herida que no cierra.',
      'Ordered when there is pus, spreading redness or a wound that does not heal.',
    ),
    notes: words(
      'La piel siempre tiene bacterias: lo que crece se lee junto con el aspecto de la herida.',
      'Skin always has bacteria: what grows is read together with the look of the wound.',
    ),
    preparation: {
      instructions: [
        words(
          'No se aplique cremas ni antisépticos sobre la herida el día de la muestra.',
          'Do not put creams or antiseptics on the wound on the day of the sample.',
        ),
        tellUsOfAntibiotics,
      ],
    },
    specimens: [swab('wound-swab', true)],
    expected: words('Flora habitual o sin crecimiento', 'Usual flora or no growth'),
    turnaround: grown(3),
    price: 68000,
  }),
  microbe({
    code: 'MIC-008',
    slug: 'estreptococo-a-prueba-rapida',
    analyte: 'group-a-strep',
    name: words('Estreptococo grupo A, prueba rápida de garganta', 'Group A strep, rapid throat test'),
    synonyms: {
      es: [
        'amigdalitis',
        'estreptococo',
        'placas en la garganta',
        'dolor de garganta',
        'faringitis',
        'frotis faríngeo',
      ],
      en: ['strep throat', 'tonsillitis', 'sore throat', 'strep A'],
    },
    cups: '901321',
    loinc: '78012-2',
    purpose: words(
      'Busca en la garganta la bacteria que causa la amigdalitis con placas. La respuesta está en minutos y evita antibióticos cuando la causa es un virus.',
      'Looks in the throat for the bacterium that causes streptococcal tonsillitis. The answer is ready in minutes and spares antibiotics when the cause is a virus.',
    ),
    askedFor: words(
      'Se pide en niños desde los 3 años y jóvenes con dolor de garganta, fiebre y ganglios, sin tos ni mocos.',
      'Ordered for children from 3 years and young people with sore throat, fever and swollen glands, without cough or runny nose.',
    ),
    notes: words(
      'Si es negativa y la sospecha sigue, se hace el cultivo.',
      'If it is negative and the suspicion remains, a culture is done.',
    ),
    preparation: {
      instructions: [
        words(
          'No coma, no tome líquidos y no se cepille los dientes en la hora anterior.',
          'Do not eat, drink or brush your teeth in the hour before.',
        ),
      ],
    },
    specimens: [swab('throat-swab', true)],
    method: rapid,
    turnaround: sameDay(1),
    price: 42000,
  }),
  cultureOf({
    code: 'MIC-009',
    slug: 'cultivo-de-garganta',
    name: words('Cultivo de garganta', 'Throat culture'),
    synonyms: {
      es: [
        'cultivo faríngeo',
        'cultivo de amígdalas',
        'faringitis',
        'frotis faríngeo',
        'frotis de garganta',
        'dolor de garganta',
        'manipulación de alimentos',
      ],
      en: ['throat swab', 'tonsil swab', 'sore throat'],
    },
    cups: '901217',
    purpose: words(
      'Siembra la muestra de las amígdalas para ver si crece el estreptococo u otra bacteria. Es más sensible que la prueba rápida, pero tarda 2 días.',
      'The sample from the tonsils is cultured to see whether streptococcus or another bacterium grows. It is more sensitive than the rapid test, but takes 2 days.',
    ),
    askedFor: words(
      'Se pide en amigdalitis que se repiten o con prueba rápida negativa.',
      'Ordered for tonsillitis that keeps coming back or for a negative rapid test.',
    ),
    preparation: {
      instructions: [
        words(
          'Ese día no se cepille los dientes ni use enjuague bucal antes de la toma, y no coma nada en la última hora.',
          'On that day do not brush your teeth or use mouthwash before the sample is taken, and eat nothing in the last hour.',
        ),
        tellUsOfAntibiotics,
      ],
    },
    specimens: [swab('throat-swab', true)],
    expected: usualFlora,
    turnaround: grown(2),
    price: 58000,
  }),
  microbe({
    code: 'MIC-010',
    slug: 'helicobacter-pylori-en-heces',
    analyte: 'h-pylori-antigen',
    name: words('Helicobacter pylori, antígeno en heces', 'Helicobacter pylori stool antigen'),
    synonyms: {
      es: [
        'bacteria del estómago',
        'H. pylori',
        'helicobacter',
        'gastritis',
        'úlcera',
        'reflujo',
        'agrieras',
        'dolor de estómago',
        'acidez',
      ],
      en: ['H. pylori', 'stomach bacterium', 'gastritis', 'ulcer', 'reflux', 'heartburn', 'stomach pain'],
    },
    cups: '906256',
    loinc: '17780-8',
    purpose: words(
      'Busca en las heces la bacteria que vive en el estómago y causa gastritis y úlceras. Dice si está ahora y, después del tratamiento, si se fue.',
      'Looks in the stool for the bacterium that lives in the stomach and causes gastritis and ulcers. It tells whether it is there now and, after treatment, whether it has gone.',
    ),
    askedFor: words(
      'Se pide en personas con llenura, ardor o dolor en la boca del estómago, con familiares que tuvieron cáncer gástrico y como control.',
      'Ordered for people with fullness, burning or pain in the pit of the stomach, for relatives who had stomach cancer, and as a check.',
    ),
    notes: words(
      'Los antibióticos y los protectores del estómago la esconden: para un control se esperan 4 semanas desde el final del tratamiento.',
      'Antibiotics and acid reducers hide it: for a check, 4 weeks are allowed to pass from the end of treatment.',
    ),
    preparation: {
      abstentions: [leaveOut('antibiotics', 672), leaveOut('acid-reducers', 336)],
      instructions: [
        words(
          'Si toma omeprazol o parecidos, o un antibiótico, pregunte a su médico antes de suspenderlo.',
          'If you take omeprazole or the like, or an antibiotic, ask your doctor before stopping it.',
        ),
      ],
    },
    specimens: [
      stool({
        stability: [
          { at: 'room', hours: 4 },
          { at: 'refrigerated', hours: 72 },
          { at: 'frozen', hours: 336 },
        ],
      }),
    ],
    method: words('Inmunoensayo', 'Immunoassay'),
    turnaround: inDays(1),
    price: 95000,
  }),
  microbe({
    code: 'MIC-011',
    slug: 'prueba-de-aliento-helicobacter-pylori',
    analyte: 'urea-breath-test',
    name: words('Helicobacter pylori, prueba de aliento con urea C13', 'Helicobacter pylori, C13 urea breath test'),
    synonyms: {
      es: ['prueba de aliento', 'test del aliento', 'urea marcada', 'H. pylori soplando'],
      en: ['breath test', 'urea breath test', 'UBT', 'H. pylori'],
    },
    purpose: words(
      'Compara el aire que usted sopla antes y 30 minutos después de tomar una bebida con urea marcada. Si la bacteria está en el estómago, la rompe y el cambio sale en el aliento.',
      'Compares the air you blow before and 30 minutes after a drink with labeled urea. If the bacterium is in the stomach, it breaks the urea down and the change shows in the breath.',
    ),
    askedFor: words(
      'Se pide para buscar la bacteria sin endoscopia y para comprobar que el tratamiento la eliminó.',
      'Ordered to look for the bacterium without an endoscopy and to check that treatment has removed it.',
    ),
    notes: words(
      'El carbono 13 no es radiactivo: se puede usar en niños y en el embarazo.',
      'Carbon 13 is not radioactive: it can be used in children and in pregnancy.',
    ),
    preparation: {
      fasting: { minHours: 6, maxHours: 12 },
      abstentions: [leaveOut('antibiotics', 672), leaveOut('acid-reducers', 336), leaveOut('tobacco', 6)],
      dwellMinutes: 45,
      instructions: [
        words(
          'Si toma omeprazol o parecidos, o un antibiótico, pregunte a su médico antes de suspenderlo.',
          'If you take omeprazole or the like, or an antibiotic, ask your doctor before stopping it.',
        ),
      ],
    },
    specimens: [
      sampled('breath', 'breath-bag', {
        stability: [{ at: 'room', hours: 168 }],
        rejectedWhen: ['unlabelled', 'leaking', 'insufficient', 'no-preparation'],
      }),
    ],
    method: words('Espectrometría infrarroja', 'Infrared spectrometry'),
    turnaround: inDays(1),
    price: 185000,
  }),
  microbe({
    code: 'MIC-012',
    slug: 'baciloscopia',
    analyte: 'acid-fast-bacilli',
    name: words('Baciloscopia (BK)', 'Acid-fast smear (AFB)'),
    synonyms: {
      es: ['BK', 'baciloscopia de esputo', 'tuberculosis', 'Ziehl-Neelsen', 'examen de flema', 'tos'],
      en: ['AFB smear', 'TB smear', 'tuberculosis', 'Ziehl-Neelsen', 'cough'],
    },
    cups: '901101',
    loinc: '11545-1',
    purpose: words(
      'Busca al microscopio, en la flema, el bacilo de la tuberculosis. Cuando es positiva, la persona puede contagiar a otras, y al bajar muestra que el tratamiento sirve.',
      'Looks under the microscope, in phlegm, for the bacillus of tuberculosis. When positive, the person can infect others, and as it falls it shows that treatment works.',
    ),
    askedFor: words(
      'Se pide ante tos con flema de más de 15 días y en el control del tratamiento.',
      'Ordered for a cough with phlegm for more than 15 days, and to follow treatment.',
    ),
    notes: words(
      'Una negativa no descarta la tuberculosis: el cultivo y la PCR encuentran muchos más casos.',
      'A negative one does not rule out tuberculosis: culture and PCR find many more cases.',
    ),
    preparation: {
      instructions: [
        deepPhlegm,
        words('Recójala al aire libre o junto a una ventana abierta.', 'Collect it outdoors or beside an open window.'),
      ],
    },
    specimens: [phlegm],
    expected: words('Negativo', 'Negative'),
    method: words('Coloración de Ziehl-Neelsen', 'Ziehl-Neelsen stain'),
    turnaround: inDays(1),
    price: 28000,
  }),
  exam({
    code: 'MIC-013',
    slug: 'baciloscopia-seriada',
    name: words('Baciloscopia seriada (3 muestras)', 'Serial acid-fast smears (3 samples)'),
    synonyms: {
      es: ['BK seriado', '3 baciloscopias', 'tuberculosis'],
      en: ['3 AFB smears', 'serial TB smears', 'tuberculosis'],
    },
    cups: '901111',
    area: 'microbiology',
    purpose: words(
      'Repite la búsqueda del bacilo de la tuberculosis en 3 muestras de flema de días distintos. Los bacilos no salen siempre, y con 3 es más fácil hallarlos.',
      'Repeats the search for the tuberculosis bacillus in 3 samples of phlegm from different days. Bacilli are not shed every time, and with 3 they are easier to find.',
    ),
    askedFor: words(
      'Se pide para el diagnóstico de la tuberculosis del pulmón.',
      'Ordered to investigate tuberculosis of the lung.',
    ),
    preparation: {
      instructions: [
        deepPhlegm,
        words(
          'Recoja 1 muestra al entregar la orden y las otras 2 al despertar en los días siguientes.',
          'Collect 1 sample when you hand in the order and the other 2 on waking on the following days.',
        ),
      ],
    },
    specimens: [{ ...phlegm, days: 3 }],
    method: words('Coloración de Ziehl-Neelsen', 'Ziehl-Neelsen stain'),
    turnaround: inDays(1),
    components: [
      answered('first', words('Primera muestra', 'First sample'), negative),
      answered('second', words('Segunda muestra', 'Second sample'), negative),
      answered('third', words('Tercera muestra', 'Third sample'), negative),
    ],
    price: 72000,
  }),
  microbe({
    code: 'MIC-014',
    slug: 'cultivo-de-tuberculosis',
    analyte: 'mycobacterium-growth',
    name: words('Cultivo para Mycobacterium tuberculosis', 'Mycobacterium tuberculosis culture'),
    synonyms: {
      es: ['cultivo de TB', 'cultivo de micobacterias', 'cultivo de esputo para tuberculosis', 'MGIT'],
      en: ['TB culture', 'mycobacterial culture', 'MGIT'],
    },
    cups: '901230',
    loinc: '543-9',
    purpose: words(
      'Hace crecer el bacilo de la tuberculosis, que es muy lento, y permite probar los medicamentos sobre él. Es la prueba más sensible y la que confirma la curación.',
      'Grows the tuberculosis bacillus, which is very slow, and allows medicines to be tested on it. It is the most sensitive test and the one that confirms a cure.',
    ),
    askedFor: words(
      'Se pide con la baciloscopia o la PCR, en niños, en personas con VIH y cuando la enfermedad regresa.',
      'Ordered along with the smear or PCR, for children, for people with HIV and when the disease comes back.',
    ),
    notes: words(
      'Puede dar positivo en 2 semanas, pero solo se informa negativo al cumplir 8 semanas.',
      'It may turn positive within 2 weeks, but is reported negative only after 8 weeks.',
    ),
    preparation: { instructions: [deepPhlegm] },
    specimens: [phlegm],
    expected: words('Sin crecimiento a las 8 semanas', 'No growth at 8 weeks'),
    method: words('Cultivo líquido y sólido', 'Liquid and solid culture'),
    performedBy: 'referral',
    turnaround: referred(40),
    price: 98000,
  }),
  microbe({
    code: 'MIC-015',
    slug: 'koh-piel',
    analyte: 'koh',
    name: words('KOH, examen directo para hongos en piel', 'KOH preparation for fungi, skin'),
    synonyms: {
      es: ['KOH', 'hongos en la piel', 'hongos', 'tiña', 'pie de atleta', 'manchas blancas', 'paño'],
      en: ['KOH', 'skin fungus', 'ringworm', 'athlete’s foot', 'tinea'],
    },
    cups: '901305',
    loinc: '667-6',
    purpose: words(
      'Disuelve con potasa las escamas de la piel o el cuero cabelludo y deja ver los hongos al microscopio. En el mismo día dice si una mancha que pica es un hongo.',
      'Dissolves the flakes of skin or scalp with potash and lets fungi be seen under the microscope. On the same day it says whether an itchy patch is a fungus.',
    ),
    askedFor: words(
      'Se pide ante manchas redondas que pican, descamación de los pies o caída del pelo en parches.',
      'Ordered for round itchy patches, flaking feet or hair falling out in patches.',
    ),
    preparation: bareSkin,
    specimens: [skin],
    expected: words('No se observan hongos', 'No fungi seen'),
    method: words('Microscopía con hidróxido de potasio', 'Microscopy with potassium hydroxide'),
    turnaround: sameDay(4),
    price: 28000,
  }),
  microbe({
    code: 'MIC-016',
    slug: 'koh-unas',
    analyte: 'koh',
    name: words('KOH, examen directo para hongos en uñas', 'KOH preparation for fungi, nails'),
    synonyms: {
      es: ['KOH', 'hongos en las uñas', 'hongos', 'onicomicosis', 'uña amarilla', 'manipulación de alimentos'],
      en: ['KOH', 'nail fungus', 'toenail fungus', 'onychomycosis', 'yellow nail'],
    },
    cups: '901305',
    loinc: '667-6',
    purpose: words(
      'Busca hongos al microscopio en el polvillo que se raspa debajo de la uña. Casi la mitad de las uñas gruesas o amarillas no tienen hongos, y el tratamiento es largo: conviene saberlo antes.',
      'Looks for fungi under the microscope in the powder scraped from beneath the nail. Almost half of thick or yellow nails have no fungi, and treatment is long: it is best to know beforehand.',
    ),
    askedFor: words(
      'Se pide ante uñas gruesas, amarillas o que se despegan.',
      'Ordered for nails that are thick, yellow or lifting off.',
    ),
    preparation: bareNails,
    specimens: [nail],
    expected: words('No se observan hongos', 'No fungi seen'),
    method: words('Microscopía con hidróxido de potasio', 'Microscopy with potassium hydroxide'),
    turnaround: sameDay(4),
    price: 28000,
  }),
  microbe({
    code: 'MIC-017',
    slug: 'cultivo-de-hongos-piel',
    analyte: 'fungal-growth',
    name: words('Cultivo para hongos en piel', 'Fungal culture, skin'),
    synonyms: {
      es: ['cultivo de hongos', 'micosis superficial', 'tiña'],
      en: ['fungal culture', 'ringworm culture', 'tinea'],
    },
    cups: '901213',
    loinc: '580-1',
    purpose: words(
      'Deja crecer el hongo de la piel o del cuero cabelludo hasta saber cuál es. El nombre importa, porque unos vienen de mascotas, otros de la tierra y otros de las personas.',
      'Lets the fungus of the skin or scalp grow until its name is known. The name matters, because some come from pets, others from soil and others from people.',
    ),
    askedFor: words(
      'Se pide en lesiones extensas, del cuero cabelludo o que no mejoran con cremas.',
      'Ordered for lesions that are widespread, on the scalp or do not improve with creams.',
    ),
    notes: words(
      'Los hongos crecen despacio: el resultado negativo se da a las 4 semanas.',
      'Fungi grow slowly: a negative result is given at 4 weeks.',
    ),
    preparation: bareSkin,
    specimens: [skin],
    expected: noGrowth,
    method: plainCulture,
    turnaround: grown(20),
    price: 58000,
  }),
  microbe({
    code: 'MIC-018',
    slug: 'cultivo-de-hongos-unas',
    analyte: 'fungal-growth',
    name: words('Cultivo para hongos en uñas', 'Fungal culture, nails'),
    synonyms: { es: ['cultivo de hongos', 'onicomicosis'], en: ['fungal culture', 'onychomycosis'] },
    cups: '901213',
    loinc: '580-1',
    purpose: words(
      'Hace crecer el hongo de la uña para saber si es un dermatofito, una levadura o un moho. No todos responden a los mismos medicamentos.',
      'Grows the fungus of the nail to learn whether it is a dermatophyte, a yeast or a mold. They do not all respond to the same medicines.',
    ),
    askedFor: words(
      'Se pide antes de un tratamiento por boca o cuando uno anterior falló.',
      'Ordered before treatment by mouth or when an earlier one failed.',
    ),
    notes: words(
      'Los hongos crecen despacio: el resultado negativo se da a las 4 semanas.',
      'Fungi grow slowly: a negative result is given at 4 weeks.',
    ),
    preparation: bareNails,
    specimens: [nail],
    expected: noGrowth,
    method: plainCulture,
    turnaround: grown(20),
    price: 58000,
  }),
  microbe({
    code: 'MIC-019',
    slug: 'rotavirus-antigeno',
    analyte: 'rotavirus',
    name: words('Rotavirus, antígeno en heces', 'Rotavirus stool antigen'),
    synonyms: {
      es: ['rotavirus', 'diarrea en niños', 'gastroenteritis', 'virosis', 'diarrea del bebé'],
      en: ['rotavirus', 'diarrhea in children', 'gastroenteritis', 'stomach bug'],
    },
    cups: '906326',
    loinc: '5880-0',
    purpose: words(
      'Busca en las heces el rotavirus, una causa de vómito y diarrea abundante en niños pequeños. Saberlo evita antibióticos, que contra un virus no sirven.',
      'Looks in the stool for rotavirus, a cause of vomiting and heavy diarrhea in small children. Knowing it spares antibiotics, which do not work against a virus.',
    ),
    askedFor: words(
      'Se pide en menores de 5 años con diarrea líquida y vómito.',
      'Ordered for children under 5 with watery diarrhea and vomiting.',
    ),
    notes: words(
      'Hasta 2 semanas después de la vacuna puede salir positiva sin enfermedad.',
      'For up to 2 weeks after the vaccine it may be positive without disease.',
    ),
    urgent: severeDiarrhea,
    specimens: [stool({ volumeMl: 5, minimumMl: 1 })],
    method: rapid,
    turnaround: sameDay(2),
    price: 48000,
  }),
  microbe({
    code: 'MIC-020',
    slug: 'adenovirus-en-heces',
    analyte: 'adenovirus',
    name: words('Adenovirus, antígeno en heces', 'Adenovirus stool antigen'),
    synonyms: {
      es: ['adenovirus', 'diarrea en niños', 'gastroenteritis'],
      en: ['adenovirus', 'diarrhea in children', 'gastroenteritis'],
    },
    cups: '906301',
    purpose: words(
      'Busca en las heces los adenovirus que dan diarreas más largas que las del rotavirus, de 1 a 2 semanas. Suele hacerse junto con él, en la misma muestra.',
      'Looks in the stool for the adenoviruses that give longer diarrhea than rotavirus, of 1 to 2 weeks. It is usually done with it, in the same sample.',
    ),
    askedFor: words(
      'Se pide en niños pequeños con diarrea que se alarga.',
      'Ordered for small children with diarrhea that goes on.',
    ),
    specimens: [stool({ volumeMl: 5, minimumMl: 1 })],
    method: rapid,
    turnaround: sameDay(2),
    price: 48000,
  }),
];

const bySite: readonly Exam[] = [
  cultureOf({
    code: 'MIC-021',
    prenatal: true,
    slug: 'estreptococo-b-en-el-embarazo',
    name: words('Estreptococo grupo B, cultivo vaginal y rectal', 'Group B strep, vaginal and rectal culture'),
    synonyms: {
      es: ['estreptococo B', 'SGB', 'EGB', 'cultivo del embarazo', 'Streptococcus agalactiae'],
      en: ['GBS', 'strep B in pregnancy', 'Streptococcus agalactiae'],
    },
    cups: '901217',
    purpose: words(
      'Busca el estreptococo del grupo B, que vive sin molestar en 1 de cada 5 mujeres y puede enfermar al bebé en el parto. Si está, durante el parto se da un antibiótico que lo protege.',
      'Looks for group B streptococcus, which lives harmlessly in 1 in 5 women and can make the baby ill at birth. If it is there, an antibiotic given during labor protects the baby.',
    ),
    askedFor: words('Se pide entre las semanas 36 y 37 del embarazo.', 'Ordered between weeks 36 and 37 of pregnancy.'),
    preparation: {
      instructions: [
        words(
          'No use óvulos, cremas ni duchas vaginales en los 2 días anteriores.',
          'Do not use suppositories, creams or vaginal douches in the 2 days before.',
        ),
        words('Cuéntenos si es alérgica a la penicilina.', 'Tell us if you are allergic to penicillin.'),
      ],
    },
    specimens: [swab('vaginal-swab'), swab('rectal-swab')],
    expected: words('Negativo para estreptococo B', 'Negative for group B strep'),
    turnaround: grown(3),
    price: 68000,
  }),
  cultureOf({
    code: 'MIC-022',
    slug: 'cultivo-de-flujo-vaginal',
    name: words('Cultivo de flujo vaginal', 'Vaginal culture'),
    synonyms: {
      es: ['cultivo vaginal', 'flujo vaginal', 'candidiasis', 'hongos vaginales'],
      en: ['vaginal swab culture', 'vaginal discharge', 'thrush', 'yeast infection'],
    },
    cups: '901217',
    purpose: words(
      'Hace crecer las bacterias y levaduras del flujo para nombrarlas. Sirve sobre todo en la candidiasis que se repite, para saber qué levadura es.',
      'Grows the bacteria and yeasts of the discharge so as to name them. It is most useful in thrush that keeps coming back, to find out which yeast it is.',
    ),
    askedFor: words(
      'Se pide cuando el flujo vuelve después de tratado o el frotis no lo aclara.',
      'Ordered when a discharge returns after treatment or the smear does not explain it.',
    ),
    notes: words(
      'La vagina sana está llena de bacterias: crecer no es lo mismo que infectar.',
      'A healthy vagina is full of bacteria: to grow is not the same as to infect.',
    ),
    preparation: { ...vaginalCare, instructions: [tellUsOfAntibiotics] },
    specimens: [neverChilled('vaginal-swab')],
    expected: usualFlora,
    turnaround: grown(3),
    price: 62000,
  }),
  cultureOf({
    code: 'MIC-023',
    slug: 'cultivo-de-secrecion-uretral',
    name: words('Cultivo de secreción uretral', 'Urethral culture'),
    synonyms: { es: ['secreción del pene', 'uretritis', 'gota'], en: ['penile discharge', 'urethritis'] },
    cups: '901217',
    purpose: words(
      'Busca las bacterias que crecen en la secreción de la uretra. Clamidia y micoplasma no aparecen en este cultivo: se buscan por PCR.',
      'Looks for the bacteria that grow in a discharge from the urethra. Chlamydia and mycoplasma do not show in this culture: they are tested by PCR.',
    ),
    askedFor: words(
      'Se pide ante ardor o secreción por el pene.',
      'Ordered for burning or a discharge from the penis.',
    ),
    preparation: {
      instructions: [
        words('Venga sin orinar desde al menos 2 horas antes.', 'Come without having urinated for at least 2 hours.'),
        tellUsOfAntibiotics,
      ],
    },
    specimens: [neverChilled('urethral-swab')],
    turnaround: grown(3),
    counselling: 'hiv-sti',
    price: 62000,
  }),
  cultureOf({
    code: 'MIC-024',
    slug: 'cultivo-de-gonococo',
    name: words('Cultivo para Neisseria gonorrhoeae', 'Neisseria gonorrhoeae culture'),
    synonyms: { es: ['gonorrea', 'gonococo', 'cultivo de gonorrea'], en: ['gonorrhoea', 'gonococcus', 'the clap'] },
    cups: '901232',
    loinc: '691-6',
    purpose: words(
      'Hace crecer la bacteria de la gonorrea en un medio especial y prueba qué antibióticos la detienen. Importa cada vez más, porque hay cepas que resisten casi todos.',
      'Grows the bacterium of gonorrhea in a special medium and tests which antibiotics stop it. It matters more and more, because some strains resist nearly all of them.',
    ),
    askedFor: words(
      'Se pide en gonorrea que no mejora con el tratamiento y ante secreción de la uretra.',
      'Ordered for gonorrhea that does not improve with treatment, and for a discharge from the urethra.',
    ),
    notes: words(
      'Es una bacteria delicada: un cultivo negativo no la descarta, y la PCR encuentra más casos.',
      'It is a delicate bacterium: a negative culture does not rule it out, and PCR finds more cases.',
    ),
    preparation: {
      instructions: [
        words('Venga sin orinar desde al menos 2 horas antes.', 'Come without having urinated for at least 2 hours.'),
        tellUsOfAntibiotics,
      ],
    },
    specimens: [neverChilled('urethral-swab')],
    turnaround: grown(3),
    counselling: 'hiv-sti',
    price: 68000,
  }),
  cultureOf({
    code: 'MIC-025',
    slug: 'micoplasma-y-ureaplasma-cultivo',
    name: words('Cultivo para Mycoplasma hominis y Ureaplasma', 'Mycoplasma hominis and Ureaplasma culture'),
    synonyms: {
      es: ['micoplasma', 'ureaplasma', 'cultivo de micoplasma', 'infertilidad'],
      en: ['mycoplasma', 'ureaplasma', 'infertility'],
    },
    cups: '901231',
    purpose: words(
      'Busca 2 bacterias diminutas de las vías genitales y cuenta cuántas hay. En poca cantidad son normales; muchas pueden acompañar una uretritis o problemas del embarazo.',
      'Looks for 2 tiny bacteria of the genital tract and counts how many there are. In small numbers they are normal; large numbers may go with urethritis or trouble in pregnancy.',
    ),
    askedFor: words(
      'Se pide en uretritis sin otra causa y en estudios de fertilidad.',
      'Ordered for urethritis with no other cause and for fertility studies.',
    ),
    preparation: vaginalCare,
    specimens: [swab('vaginal-swab')],
    expected: words('Menos de 10.000 por mililitro', 'Fewer than 10,000 per milliliter'),
    turnaround: grown(3),
    counselling: 'hiv-sti',
  }),
  cultureOf({
    code: 'MIC-026',
    slug: 'espermocultivo',
    name: words('Cultivo de semen (espermocultivo)', 'Semen culture'),
    synonyms: {
      es: ['espermocultivo', 'cultivo de semen', 'prostatitis', 'infección del semen'],
      en: ['seminal culture', 'prostatitis'],
    },
    cups: '901217',
    purpose: words(
      'Busca bacterias en el semen, que pueden venir de la próstata o de los conductos. Ayuda a explicar una prostatitis o un espermograma con muchos leucocitos.',
      'Looks for bacteria in the semen, which may come from the prostate or the ducts. It helps to explain prostatitis or a semen analysis with many white cells.',
    ),
    askedFor: words(
      'Se pide en dolor de la próstata, sangre en el semen y estudios de fertilidad.',
      'Ordered for prostate pain, blood in the semen and for fertility studies.',
    ),
    preparation: {
      abstentions: [leaveOut('sex', 48, 168)],
      instructions: [collectSemen, tellUsOfAntibiotics],
    },
    specimens: [
      sampled('semen', 'semen-cup', {
        volumeMl: 1.5,
        minimumMl: 0.5,
        byPatient: true,
        stability: [{ at: 'room', hours: 2 }],
        rejectedWhen: ['unlabelled', 'leaking', 'late', 'contaminated'],
      }),
    ],
    turnaround: grown(3),
    price: 65000,
  }),
  cultureOf({
    code: 'MIC-027',
    slug: 'cultivo-de-esputo',
    name: words('Cultivo de esputo', 'Sputum culture'),
    synonyms: { es: ['cultivo de flema', 'neumonía', 'bronquitis'], en: ['phlegm culture', 'pneumonia', 'bronchitis'] },
    cups: '901217',
    purpose: words(
      'Busca en la flema la bacteria que causa una neumonía o una bronquitis. Primero se mira al microscopio: si hay más saliva que flema, se pide otra muestra.',
      'Looks in the phlegm for the bacterium that causes pneumonia or bronchitis. It is first looked at under the microscope: if there is more saliva than phlegm, another sample is ordered.',
    ),
    askedFor: words(
      'Se pide en neumonías graves, bronquiectasias, fibrosis quística y EPOC que empeora.',
      'Ordered for severe pneumonia, bronchiectasis, cystic fibrosis and worsening COPD.',
    ),
    urgent: breathless,
    preparation: { instructions: [deepPhlegm, tellUsOfAntibiotics] },
    specimens: [phlegm],
    expected: usualFlora,
    turnaround: grown(3),
    price: 65000,
  }),
  cultureOf({
    code: 'MIC-028',
    slug: 'cultivo-de-oido',
    name: words('Cultivo de secreción de oído', 'Ear swab culture'),
    synonyms: {
      es: ['otitis', 'oído que supura', 'cultivo ótico'],
      en: ['ear infection', 'discharging ear', 'otitis'],
    },
    cups: '901217',
    purpose: words(
      'Busca las bacterias y hongos que crecen en un oído que supura. En las otitis de nadador suele aparecer una bacteria que resiste muchos antibióticos.',
      'Looks for the bacteria and fungi that grow in a discharging ear. In swimmer’s ear, a bacterium that resists many antibiotics often turns up.',
    ),
    askedFor: words(
      'Se pide en otitis que no mejora con gotas o que se repite.',
      'Ordered for otitis that does not improve with drops or keeps coming back.',
    ),
    preparation: {
      instructions: [
        words('No se limpie el oído el día de la muestra.', 'Do not clean your ear on the day of the sample.'),
        tellUsOfAntibiotics,
      ],
    },
    specimens: [swab('ear-swab', true)],
    expected: usualFlora,
    turnaround: grown(3),
    price: 62000,
  }),
  cultureOf({
    code: 'MIC-029',
    slug: 'cultivo-de-ojo',
    name: words('Cultivo de secreción ocular', 'Eye swab culture'),
    synonyms: {
      es: ['conjuntivitis', 'ojo con lagaña', 'cultivo ocular'],
      en: ['conjunctivitis', 'sticky eye', 'pink eye'],
    },
    cups: '901217',
    purpose: words(
      'Busca la bacteria que causa una conjuntivitis con secreción. En los recién nacidos es urgente, porque algunas pueden dañar la vista.',
      'Looks for the bacterium behind a conjunctivitis with discharge. In newborn babies it is urgent, because some can damage sight.',
    ),
    askedFor: words(
      'Se pide en conjuntivitis que no mejora, en usuarios de lentes de contacto y en recién nacidos.',
      'Ordered for conjunctivitis that does not improve, for contact lens wearers and for newborn babies.',
    ),
    urgent: redEye,
    preparation: {
      instructions: [
        words('Venga sin lavarse los ojos y sin maquillaje.', 'Come without washing your eyes and without make-up.'),
        tellUsOfAntibiotics,
      ],
    },
    specimens: [neverChilled('eye-swab')],
    expected: usualFlora,
    turnaround: grown(2),
    price: 62000,
  }),
  cultureOf({
    code: 'MIC-030',
    slug: 'cultivo-nasal-estafilococo',
    name: words('Cultivo nasal para Staphylococcus aureus', 'Nasal culture for Staphylococcus aureus'),
    synonyms: { es: ['estafilococo', 'SAMR', 'MRSA', 'portador nasal'], en: ['MRSA', 'MRSA screen', 'nasal carrier'] },
    cups: '901217',
    purpose: words(
      'Busca en la nariz el Staphylococcus aureus o estafilococo dorado, que muchas personas llevan sin saberlo, y dice si es resistente a la meticilina. Limpiarlo antes de una cirugía reduce las infecciones.',
      'Looks in the nose for Staphylococcus aureus, which many people carry without knowing it, and says whether it resists meticillin. Clearing it before an operation reduces infections.',
    ),
    askedFor: words(
      'Se pide antes de cirugías del corazón o prótesis, en manipuladores de alimentos y en forúnculos que vuelven.',
      'Ordered before heart or joint operations, for food handlers and for boils that keep coming back.',
    ),
    specimens: [swab('nasal-swab', true)],
    expected: words('Negativo para Staphylococcus aureus', 'Negative for Staphylococcus aureus'),
    turnaround: grown(2),
    price: 55000,
  }),
  cultureOf({
    code: 'MIC-031',
    slug: 'cultivo-de-liquidos-corporales',
    name: words('Cultivo de líquidos corporales', 'Body fluid culture'),
    synonyms: {
      es: [
        'cultivo de líquido pleural',
        'cultivo de líquido ascítico',
        'cultivo de líquido sinovial',
        'líquido de la rodilla',
      ],
      en: ['pleural fluid culture', 'ascitic fluid culture', 'synovial fluid culture', 'joint fluid'],
    },
    cups: '901209',
    purpose: words(
      'Busca bacterias en líquidos que deben estar libres de ellas: los de la articulación, el pulmón o el abdomen. Cualquier germen que crezca ahí se toma en serio.',
      'Looks for bacteria in fluids that ought to be free of them: those of a joint, the lung or the abdomen. Any germ that grows there is taken seriously.',
    ),
    askedFor: words(
      'Se pide cuando una articulación se hincha y duele con fiebre, o se acumula líquido en el tórax o el abdomen.',
      'Ordered when a joint is swollen and painful with fever, or fluid gathers in the chest or abdomen.',
    ),
    notes: words('El líquido lo extrae un médico.', 'The fluid is drawn by a doctor.'),
    urgent: infectedJoint,
    specimens: [fluid],
    turnaround: grown(5),
  }),
  cultureOf({
    code: 'MIC-032',
    slug: 'cultivo-de-liquido-cefalorraquideo',
    name: words('Cultivo de líquido cefalorraquídeo', 'Cerebrospinal fluid culture'),
    synonyms: {
      es: ['meningitis', 'punción lumbar', 'cultivo de LCR'],
      en: ['meningitis', 'lumbar puncture', 'CSF culture'],
    },
    cups: '901209',
    purpose: words(
      'Busca las bacterias de la meningitis en el líquido que rodea el cerebro. Comienza con una coloración de Gram que se informa de inmediato.',
      'Looks for the bacteria of meningitis in the fluid around the brain. It begins with a Gram stain that is reported at once.',
    ),
    askedFor: words(
      'Se pide ante fiebre con cuello rígido, dolor de cabeza fuerte o un recién nacido muy decaído.',
      'Ordered for fever and a stiff neck, severe headache or a very listless newborn.',
    ),
    notes: words(
      'Esta muestra nunca se refrigera: el frío mata a algunas de las bacterias que se buscan.',
      'This sample is never refrigerated: cold kills some of the bacteria being looked for.',
    ),
    urgent: meningitis,
    specimens: [cerebrospinal],
    turnaround: grown(3),
  }),
  cultureOf({
    code: 'MIC-033',
    slug: 'cultivo-de-tejido-o-hueso',
    name: words('Cultivo de tejido o hueso', 'Tissue or bone culture'),
    synonyms: {
      es: ['cultivo de biopsia', 'osteomielitis', 'infección de hueso', 'pie diabético'],
      en: ['biopsy culture', 'osteomyelitis', 'bone infection', 'diabetic foot'],
    },
    cups: '901217',
    purpose: words(
      'Busca bacterias en un fragmento de tejido tomado en cirugía, donde el resultado es más fiel que en un hisopo. Guía el tratamiento de las infecciones del hueso, que son largas.',
      'Looks for bacteria in a piece of tissue taken at operation, where the result is truer than in a swab. It guides the treatment of bone infections, which take long.',
    ),
    askedFor: words(
      'Se pide en osteomielitis, prótesis infectadas y pie diabético.',
      'Ordered for osteomyelitis, infected joint replacements and diabetic foot.',
    ),
    notes: words(
      'El fragmento viaja en solución salina: el formol mata a los gérmenes.',
      'The piece travels in saline: formalin kills the germs.',
    ),
    specimens: [freshTissue],
    turnaround: grown(5),
  }),
  cultureOf({
    code: 'MIC-034',
    slug: 'cultivo-para-anaerobios',
    name: words('Cultivo para bacterias anaerobias', 'Anaerobic culture'),
    synonyms: { es: ['anaerobios', 'absceso', 'pus con mal olor'], en: ['anaerobes', 'abscess', 'foul-smelling pus'] },
    cups: '901218',
    purpose: words(
      'Busca bacterias que mueren con el oxígeno, frecuentes en abscesos profundos y mordeduras. La muestra se aspira con jeringa y se protege del aire.',
      'Looks for bacteria that die in oxygen, frequent in deep abscesses and bites. The sample is drawn with a syringe and kept from the air.',
    ),
    askedFor: words(
      'Se pide en abscesos, mordeduras e infecciones del abdomen o la pelvis.',
      'Ordered for abscesses, bites and infections of the abdomen or pelvis.',
    ),
    urgent: bite,
    specimens: [fluid],
    turnaround: grown(5),
  }),
  microbe({
    code: 'MIC-035',
    slug: 'hemocultivo-para-hongos',
    analyte: 'fungal-blood-culture',
    name: words('Hemocultivo para hongos', 'Fungal blood culture'),
    synonyms: {
      es: ['hongos en la sangre', 'candidemia', 'histoplasmosis'],
      en: ['fungi in blood', 'candidaemia', 'histoplasmosis'],
    },
    cups: '901225',
    purpose: words(
      'Busca levaduras y hongos vivos en la sangre durante 4 semanas. Encuentra infecciones graves en personas con defensas muy bajas.',
      'Looks for living yeasts and fungi in the blood for 4 weeks. It finds serious infections in people with very low defenses.',
    ),
    askedFor: words(
      'Se pide en fiebre que no cede con antibióticos, en personas con VIH, quimioterapia o catéteres.',
      'Ordered for fever that does not respond to antibiotics, for people with HIV, chemotherapy or catheters.',
    ),
    urgent: sepsis,
    specimens: [bottle],
    expected: words('Sin crecimiento a las 4 semanas', 'No growth at 4 weeks'),
    method: plainCulture,
    turnaround: grown(20),
  }),
  microbe({
    code: 'MIC-036',
    slug: 'hemocultivo-lisis-centrifugacion',
    analyte: 'lysis-centrifugation',
    name: words('Hemocultivo por lisis y centrifugación', 'Lysis-centrifugation blood culture'),
    synonyms: {
      es: ['hemocultivo para micobacterias', 'tubo isolator'],
      en: ['mycobacterial blood culture', 'isolator tube'],
    },
    cups: '901226',
    purpose: words(
      'Rompe las células de la sangre para liberar los gérmenes que se esconden en ellas, como Histoplasma y las micobacterias. Los encuentra antes que la botella corriente.',
      'Breaks the cells of the blood to free the germs that hide in them, such as Histoplasma and mycobacteria. It finds them sooner than the ordinary bottle.',
    ),
    askedFor: words(
      'Se pide en personas con VIH avanzado y fiebre prolongada.',
      'Ordered for people with advanced HIV and a long fever.',
    ),
    urgent: sepsis,
    specimens: [heparinBlood({ volumeMl: 10, minimumMl: 5, atHome: false, stability: [{ at: 'room', hours: 16 }] })],
    expected: words('Sin crecimiento a las 8 semanas', 'No growth at 8 weeks'),
    method: plainCulture,
    turnaround: inDays(40),
  }),
  microbe({
    code: 'MIC-037',
    slug: 'cultivo-de-hongos-micosis-profunda',
    analyte: 'deep-fungal-growth',
    name: words('Cultivo para hongos, micosis profunda', 'Fungal culture, deep mycosis'),
    synonyms: {
      es: ['cultivo de hongos en tejido', 'esporotricosis', 'histoplasmosis'],
      en: ['tissue fungal culture', 'sporotrichosis', 'histoplasmosis'],
    },
    cups: '901212',
    purpose: words(
      'Hace crecer los hongos que entran a los órganos o por debajo de la piel. Se espera hasta 6 semanas, porque algunos son muy lentos.',
      'Grows the fungi that enter the organs or get under the skin. It waits up to 6 weeks, because some are very slow.',
    ),
    askedFor: words(
      'Se pide en nódulos de la piel, lesiones del pulmón o llagas que no sanan.',
      'Ordered for skin nodules, lung lesions or sores that do not heal.',
    ),
    specimens: [freshTissue],
    expected: words('Sin crecimiento a las 6 semanas', 'No growth at 6 weeks'),
    method: plainCulture,
    turnaround: grown(30),
  }),
  cultureOf({
    code: 'MIC-038',
    slug: 'mielocultivo',
    name: words('Cultivo de médula ósea (mielocultivo)', 'Bone marrow culture'),
    synonyms: {
      es: ['mielocultivo', 'fiebre tifoidea', 'fiebre de origen desconocido'],
      en: ['typhoid fever', 'fever of unknown origin'],
    },
    cups: '901215',
    purpose: words(
      'Busca bacterias en la médula del hueso, donde algunas se refugian cuando ya no están en la sangre. Es la muestra más sensible para la fiebre tifoidea.',
      'Looks for bacteria in bone marrow, where some take refuge when they are no longer in the blood. It is the most sensitive sample for typhoid fever.',
    ),
    askedFor: words(
      'Se pide en fiebres de más de 3 semanas cuya causa no aparece.',
      'Ordered for fevers of more than 3 weeks without a known cause.',
    ),
    specimens: [marrow],
    turnaround: grown(7),
  }),
  microbe({
    code: 'MIC-039',
    slug: 'mielocultivo-para-hongos',
    analyte: 'marrow-fungal-growth',
    name: words('Cultivo de médula ósea para hongos', 'Bone marrow fungal culture'),
    synonyms: { es: ['mielocultivo para hongos', 'histoplasmosis'], en: ['histoplasmosis', 'fungal marrow culture'] },
    cups: '901211',
    purpose: words(
      'Busca en la médula del hueso hongos como Histoplasma, que la invaden cuando las defensas caen. Se observa durante 6 semanas.',
      'Looks in bone marrow for fungi such as Histoplasma, which invade it when defenses fall. It is watched for 6 weeks.',
    ),
    askedFor: words(
      'Se pide en personas con VIH, fiebre y células bajas en el hemograma.',
      'Ordered for people with HIV, fever and low cells in the blood count.',
    ),
    specimens: [marrow],
    expected: words('Sin crecimiento a las 6 semanas', 'No growth at 6 weeks'),
    method: plainCulture,
    turnaround: grown(30),
  }),
  microbe({
    code: 'MIC-040',
    slug: 'mielocultivo-para-micobacterias',
    analyte: 'marrow-mycobacterial-growth',
    name: words('Cultivo de médula ósea para micobacterias', 'Bone marrow mycobacterial culture'),
    synonyms: {
      es: ['tuberculosis de médula', 'tuberculosis miliar'],
      en: ['marrow tuberculosis', 'miliary tuberculosis'],
    },
    cups: '901214',
    purpose: words(
      'Busca la tuberculosis y sus parientes en la médula del hueso. Ayuda cuando la enfermedad está regada por el cuerpo y la flema es negativa.',
      'Looks for tuberculosis and its relatives in bone marrow. It helps when the disease is spread through the body and the phlegm is negative.',
    ),
    askedFor: words(
      'Se pide en fiebre larga, pérdida de peso y anemia en personas con defensas bajas.',
      'Ordered for long fever, weight loss and anemia in people with low defenses.',
    ),
    specimens: [marrow],
    expected: words('Sin crecimiento a las 8 semanas', 'No growth at 8 weeks'),
    method: plainCulture,
    performedBy: 'referral',
    turnaround: referred(40),
  }),
];

const particularGerms: readonly Exam[] = [
  microbe({
    code: 'MIC-041',
    slug: 'cultivo-de-micobacterias-no-tuberculosas',
    analyte: 'ntm-growth',
    name: words('Cultivo para micobacterias no tuberculosas', 'Non-tuberculous mycobacteria culture'),
    synonyms: {
      es: ['MNT', 'micobacterias atípicas', 'infección después de cirugía estética'],
      en: ['NTM', 'atypical mycobacteria', 'infection after cosmetic surgery'],
    },
    cups: '901229',
    purpose: words(
      'Hace crecer las micobacterias del agua y el suelo, que infectan pulmones enfermos y heridas de procedimientos estéticos. Unas crecen en días y otras en semanas.',
      'Grows the mycobacteria of water and soil, which infect diseased lungs and the wounds of cosmetic procedures. Some grow within days and others within weeks.',
    ),
    askedFor: words(
      'Se pide ante nódulos o abscesos que vuelven después de una inyección o cirugía, y en bronquiectasias.',
      'Ordered for nodules or abscesses that return after an injection or operation, and for bronchiectasis.',
    ),
    specimens: [freshTissue],
    expected: words('Sin crecimiento a las 8 semanas', 'No growth at 8 weeks'),
    method: plainCulture,
    performedBy: 'referral',
    turnaround: referred(40),
  }),
  microbe({
    code: 'MIC-042',
    slug: 'cultivo-de-campylobacter',
    analyte: 'campylobacter-growth',
    name: words('Cultivo para Campylobacter', 'Campylobacter culture'),
    synonyms: { es: ['Campylobacter', 'diarrea con sangre'], en: ['Campylobacter', 'bloody diarrhea'] },
    cups: '901241',
    purpose: words(
      'Busca con un medio y un gas especiales una bacteria que llega en el pollo mal cocido. Semanas después puede desencadenar una debilidad de las piernas, el síndrome de Guillain-Barré.',
      'Looks, with a special medium and gas, for a bacterium that comes in undercooked chicken. Weeks later it can set off a weakness of the legs, Guillain-Barré syndrome.',
    ),
    askedFor: words(
      'Se pide en diarrea con sangre y cólico fuerte.',
      'Ordered for bloody diarrhea with strong cramps.',
    ),
    urgent: severeDiarrhea,
    specimens: [transportedStool],
    expected: words('Negativo', 'Negative'),
    method: plainCulture,
    turnaround: grown(3),
  }),
  microbe({
    code: 'MIC-043',
    slug: 'cultivo-de-yersinia',
    analyte: 'yersinia-growth',
    name: words('Cultivo para Yersinia enterocolitica', 'Yersinia enterocolitica culture'),
    synonyms: { es: ['Yersinia', 'diarrea que parece apendicitis'], en: ['Yersinia', 'diarrhea like appendicitis'] },
    cups: '901238',
    purpose: words(
      'Busca una bacteria que crece en frío y llega en la carne de cerdo o la leche. Su dolor puede confundirse con el de una apendicitis.',
      'Looks for a bacterium that grows in the cold and comes in pork or milk. Its pain can be mistaken for appendicitis.',
    ),
    askedFor: words(
      'Se pide en diarrea con dolor en el lado derecho y en artritis que aparece después.',
      'Ordered for diarrhea with pain on the right side and for arthritis that follows.',
    ),
    specimens: [transportedStool],
    expected: words('Negativo', 'Negative'),
    method: plainCulture,
    performedBy: 'referral',
    turnaround: referred(6),
  }),
  exam({
    code: 'MIC-044',
    urgent: severeDiarrhea,
    slug: 'clostridioides-difficile-toxinas',
    name: words('Clostridioides difficile, toxinas A y B', 'Clostridioides difficile toxins A and B'),
    synonyms: {
      es: ['Clostridium difficile', 'diarrea por antibióticos', 'GDH'],
      en: ['C. diff', 'antibiotic diarrhea', 'GDH'],
    },
    cups: '906339',
    area: 'microbiology',
    purpose: words(
      'Busca en las heces las toxinas que inflaman el colon después de tomar antibióticos. A diferencia de la PCR, muestra que la bacteria las está produciendo.',
      'Looks in the stool for the toxins that inflame the colon after taking antibiotics. Unlike PCR, it shows that the bacterium is making them.',
    ),
    askedFor: words(
      'Se pide en diarrea durante o después de un antibiótico o una hospitalización.',
      'Ordered for diarrhea during or after an antibiotic or a stay in the hospital.',
    ),
    notes: words('Se hace solo en heces líquidas.', 'It is done only on liquid stools.'),
    specimens: [stool({ stability: [{ at: 'refrigerated', hours: 72 }] })],
    method: rapid,
    turnaround: sameDay(3),
    components: [
      answered('toxins', words('Toxinas A y B', 'Toxins A and B'), negative),
      answered('gdh', words('Antígeno GDH', 'GDH antigen'), negative),
    ],
    price: 115000,
  }),
  microbe({
    code: 'MIC-045',
    slug: 'tamizaje-de-carbapenemasas-rectal',
    analyte: 'carbapenemase-screen',
    name: words(
      'Tamizaje rectal de bacterias productoras de carbapenemasas',
      'Rectal screen for carbapenemase-producing bacteria',
    ),
    synonyms: {
      es: ['KPC', 'bacterias resistentes', 'hisopado rectal', 'vigilancia hospitalaria'],
      en: ['CPE', 'CRE screen', 'KPC', 'resistant bacteria'],
    },
    purpose: words(
      'Busca en el intestino bacterias que resisten casi todos los antibióticos, aunque la persona se sienta bien. Permite tomar precauciones para que no pasen a otros pacientes.',
      'Looks in the gut for bacteria that resist nearly all antibiotics, even if the person feels well. It allows precautions so that they do not pass to other patients.',
    ),
    askedFor: words(
      'Se pide a quienes vienen de otro hospital o van a trasplante o cuidado intensivo.',
      'Ordered for people who come from another hospital or are going to transplant or intensive care.',
    ),
    specimens: [swab('rectal-swab')],
    method: words('Medio cromogénico', 'Chromogenic medium'),
    turnaround: grown(2),
  }),
  microbe({
    code: 'MIC-046',
    slug: 'cultivo-de-bordetella',
    analyte: 'bordetella-growth',
    name: words('Cultivo para Bordetella pertussis', 'Bordetella pertussis culture'),
    synonyms: { es: ['tosferina', 'tos ferina', 'pertussis'], en: ['whooping cough', 'pertussis'] },
    cups: '901202',
    purpose: words(
      'Hace crecer la bacteria de la tosferina a partir de un hisopo de la nariz. Es certero pero lento, y hoy acompaña a la PCR.',
      'Grows the whooping cough bacterium from a nasal swab. It is reliable but slow, and today it is done together with PCR.',
    ),
    askedFor: words(
      'Se pide en las 2 primeras semanas de una tos en ataques.',
      'Ordered in the first 2 weeks of a cough that comes in bouts.',
    ),
    notes: words(
      'El hisopo va en un medio con carbón (Regan-Lowe) y se siembra el mismo día: en uno corriente la bacteria se pierde.',
      'The swab goes into a medium with charcoal (Regan-Lowe) and is plated the same day: in an ordinary one the bacterium is lost.',
    ),
    urgent: pauseInBreathing,
    specimens: [inCharcoal],
    expected: noGrowth,
    method: plainCulture,
    performedBy: 'referral',
    turnaround: referred(10),
  }),
  microbe({
    code: 'MIC-047',
    slug: 'cultivo-de-difteria',
    analyte: 'diphtheria-growth',
    name: words('Cultivo para Corynebacterium diphtheriae', 'Corynebacterium diphtheriae culture'),
    synonyms: { es: ['difteria', 'membrana en la garganta'], en: ['diphtheria', 'membrane in the throat'] },
    cups: '901207',
    purpose: words(
      'Busca la bacteria de la difteria, que forma una membrana gris en la garganta. La vacuna la volvió rara, pero sigue habiendo casos en la región.',
      'Looks for the bacterium of diphtheria, which forms a gray membrane in the throat. The vaccine made it rare, but there are still cases in the region.',
    ),
    askedFor: words(
      'Se pide ante una membrana en la garganta o úlceras de la piel en personas sin vacunas.',
      'Ordered for a membrane in the throat or skin ulcers in people without vaccines.',
    ),
    urgent: diphtheria,
    specimens: [swab('throat-swab')],
    expected: noGrowth,
    method: plainCulture,
    performedBy: 'referral',
    turnaround: referred(4),
  }),
  microbe({
    code: 'MIC-048',
    slug: 'cultivo-de-legionella',
    analyte: 'legionella-growth',
    name: words('Cultivo para Legionella', 'Legionella culture'),
    synonyms: {
      es: ['legionelosis', 'neumonía del aire acondicionado'],
      en: ['legionnaires’ disease', 'air-conditioning pneumonia'],
    },
    cups: '901228',
    purpose: words(
      'Hace crecer una bacteria que vive en torres de enfriamiento, duchas y jacuzzis, y que da neumonías graves. Detecta todos sus tipos y permite rastrear la fuente.',
      'Grows a bacterium that lives in cooling towers, showers and hot tubs, and gives severe pneumonia. It detects all its types and makes it possible to trace the source.',
    ),
    askedFor: words(
      'Se pide en neumonías graves después de un viaje, un hotel o una hospitalización.',
      'Ordered for severe pneumonia after a journey, a hotel or a stay in the hospital.',
    ),
    urgent: breathless,
    preparation: { instructions: [deepPhlegm] },
    specimens: [phlegm],
    expected: noGrowth,
    method: plainCulture,
    performedBy: 'referral',
    turnaround: referred(10),
  }),
  microbe({
    code: 'MIC-049',
    slug: 'cultivo-de-nocardia',
    analyte: 'nocardia-growth',
    name: words('Cultivo para Nocardia', 'Nocardia culture'),
    synonyms: { es: ['nocardiosis', 'micetoma'], en: ['nocardiosis', 'mycetoma'] },
    cups: '901234',
    purpose: words(
      'Busca una bacteria del suelo que crece como un hongo y forma abscesos en pulmón, piel o cerebro. Se espera 3 semanas, porque es lenta.',
      'Looks for a soil bacterium that grows like a fungus and forms abscesses in lung, skin or brain. It waits 3 weeks, because it is slow.',
    ),
    askedFor: words(
      'Se pide en personas trasplantadas o con corticoides que tienen lesiones del pulmón o la piel.',
      'Ordered for people with a transplant or on steroids who have lung or skin lesions.',
    ),
    specimens: [freshTissue],
    expected: words('Sin crecimiento a las 3 semanas', 'No growth at 3 weeks'),
    method: plainCulture,
    turnaround: grown(15),
  }),
  microbe({
    code: 'MIC-050',
    slug: 'cultivo-de-actinomyces',
    analyte: 'actinomyces-growth',
    name: words('Cultivo para Actinomyces', 'Actinomyces culture'),
    synonyms: { es: ['actinomicosis', 'DIU', 'absceso de la mandíbula'], en: ['actinomycosis', 'coil', 'jaw abscess'] },
    cups: '901201',
    purpose: words(
      'Busca una bacteria de la boca que, sin oxígeno, forma abscesos duros que supuran granitos amarillos. También puede asociarse con dispositivos intrauterinos.',
      'Looks for a bacterium of the mouth which, without oxygen, forms hard abscesses that discharge small yellow grains. It may also go with intrauterine devices.',
    ),
    askedFor: words(
      'Se pide en abscesos de la mandíbula, el tórax o la pelvis que no cierran.',
      'Ordered for abscesses of the jaw, chest or pelvis that do not close.',
    ),
    specimens: [fluid],
    expected: words('Sin crecimiento a las 3 semanas', 'No growth at 3 weeks'),
    method: plainCulture,
    turnaround: grown(15),
  }),
  microbe({
    code: 'MIC-051',
    slug: 'cultivo-de-brucella',
    analyte: 'brucella-growth',
    name: words('Cultivo para Brucella en sangre', 'Brucella blood culture'),
    synonyms: { es: ['brucelosis', 'fiebre de Malta'], en: ['brucellosis', 'Malta fever'] },
    cups: '901203',
    purpose: words(
      'Busca en la sangre la bacteria de la brucelosis, que crece despacio y exige cuidado en el laboratorio. Confirma lo que sugieren las pruebas de aglutinación.',
      'Looks in the blood for the bacterium of brucellosis, which grows slowly and demands care in the laboratory. It confirms what agglutination tests suggest.',
    ),
    askedFor: words(
      'Se pide en ganaderos, matarifes o veterinarios con fiebre ondulante.',
      'Ordered for cattle farmers, slaughterhouse workers or veterinarians with an undulant fever.',
    ),
    notes: words(
      'Avise que se sospecha Brucella, para proteger a quien procesa la muestra.',
      'Say that Brucella is suspected, to protect the people who handle the sample.',
    ),
    specimens: [bottle],
    expected: words('Sin crecimiento a las 3 semanas', 'No growth at 3 weeks'),
    method: plainCulture,
    turnaround: grown(15),
  }),
  microbe({
    code: 'MIC-052',
    slug: 'cultivo-de-helicobacter-pylori',
    analyte: 'h-pylori-growth',
    name: words('Cultivo para Helicobacter pylori en biopsia', 'Helicobacter pylori culture in biopsy'),
    synonyms: {
      es: ['H. pylori resistente', 'bacteria del estómago'],
      en: ['resistant H. pylori', 'stomach bacterium'],
    },
    cups: '901220',
    purpose: words(
      'Hace crecer la bacteria a partir de una biopsia del estómago y prueba qué antibióticos la eliminan. Ayuda cuando 2 tratamientos ya fallaron.',
      'Grows the bacterium from a stomach biopsy and tests which antibiotics remove it. It helps when 2 treatments have already failed.',
    ),
    askedFor: words(
      'La piden gastroenterólogos en infecciones que no se curan.',
      'Ordered by gastroenterologists for infections that are not cured.',
    ),
    specimens: [
      sampled('tissue', 'sterile-tube', {
        stability: [{ at: 'refrigerated', hours: 24 }],
        rejectedWhen: ['unlabelled', 'in-formalin', 'late', 'dried-out'],
      }),
    ],
    expected: noGrowth,
    method: plainCulture,
    performedBy: 'referral',
    turnaround: referred(10),
  }),
  microbe({
    code: 'MIC-053',
    slug: 'antibiograma',
    analyte: 'susceptibility',
    name: words(
      'Antibiograma (concentración inhibitoria mínima)',
      'Antimicrobial susceptibility (minimum inhibitory concentration)',
    ),
    synonyms: {
      es: ['antibiograma', 'CIM', 'sensibilidad a antibióticos', 'resistencia'],
      en: ['MIC', 'antibiogram', 'antibiotic sensitivity', 'resistance'],
    },
    cups: '901002',
    loinc: '50545-3',
    purpose: words(
      'Enfrenta una bacteria ya aislada con distintas cantidades de cada antibiótico y mide cuál basta para detenerla. Con eso el médico escoge el más útil.',
      'Sets an isolated bacterium against different amounts of each antibiotic and measures how much is enough to stop it. With that the doctor chooses the most useful one.',
    ),
    askedFor: words(
      'Se pide cuando otro laboratorio aisló un germen y hace falta saber con qué tratarlo; en nuestros cultivos ya está incluido.',
      'Ordered when another laboratory has isolated a germ and it must be known what to treat it with; in our cultures it is already included.',
    ),
    notes: words(
      'Se hace sobre la bacteria aislada, que viaja en un hisopo con medio de transporte.',
      'It is done on the isolated bacterium, which travels on a swab with transport medium.',
    ),
    specimens: [swab('wound-swab')],
    expected: words('Sensible, según CLSI o EUCAST', 'Susceptible, by CLSI or EUCAST'),
    method: words('Microdilución automatizada', 'Automated microdilution'),
    turnaround: grown(3),
    price: 48000,
  }),
  microbe({
    code: 'MIC-054',
    slug: 'identificacion-de-cultivo-aislado',
    analyte: 'identification',
    name: words('Identificación de un cultivo aislado', 'Identification of an isolate'),
    synonyms: { es: ['MALDI-TOF', 'identificación de bacteria'], en: ['MALDI-TOF', 'bacterial identification'] },
    cups: '901240',
    purpose: words(
      'Pone nombre a una bacteria o levadura que otro laboratorio hizo crecer. La compara por el peso de sus proteínas con miles de especies conocidas.',
      'Puts a name to a bacterium or yeast that another laboratory has grown. By the weight of its proteins it is compared with thousands of known species.',
    ),
    askedFor: words(
      'La piden otros laboratorios y clínicas cuando un germen es difícil de identificar.',
      'Ordered by other laboratories and clinics when a germ is hard to identify.',
    ),
    specimens: [swab('wound-swab')],
    expected: words('La especie que se identifique', 'Whichever species is identified'),
    method: words('Espectrometría de masas MALDI-TOF', 'MALDI-TOF mass spectrometry'),
    performedBy: 'referral',
    turnaround: referred(3),
  }),
  microbe({
    code: 'MIC-055',
    slug: 'sensibilidad-de-levaduras',
    analyte: 'yeast-susceptibility',
    name: words('Sensibilidad de levaduras a antifúngicos', 'Yeast susceptibility to antifungals'),
    synonyms: {
      es: ['antifungigrama', 'Candida resistente', 'Candida auris'],
      en: ['antifungal susceptibility', 'resistant Candida', 'Candida auris'],
    },
    cups: '901005',
    purpose: words(
      'Prueba qué antifúngicos detienen una levadura aislada, como Candida. Es importante en infecciones de la sangre y en la candidiasis que regresa.',
      'Tests which antifungals stop an isolated yeast, such as Candida. It matters in bloodstream infections and in thrush that keeps returning.',
    ),
    askedFor: words(
      'Se pide cuando crece una levadura en un sitio grave o el tratamiento no funciona.',
      'Ordered when a yeast grows at a serious site or treatment is not working.',
    ),
    specimens: [swab('wound-swab')],
    expected: words('Sensible', 'Susceptible'),
    method: words('Microdilución', 'Microdilution'),
    turnaround: grown(3),
  }),
];

const underTheMicroscope: readonly Exam[] = [
  microbe({
    code: 'MIC-056',
    slug: 'coccidios-ziehl-modificado',
    analyte: 'coccidia',
    name: words('Coccidios en heces, Ziehl-Neelsen modificado', 'Coccidia in stool, modified Ziehl-Neelsen'),
    synonyms: {
      es: ['Cryptosporidium', 'Cyclospora', 'Cystoisospora', 'ZN modificado'],
      en: ['Cryptosporidium', 'Cyclospora', 'Cystoisospora', 'modified acid-fast'],
    },
    cups: '901102',
    purpose: words(
      'Busca con una tinción roja 3 parásitos muy pequeños que el coprológico no muestra. Causan diarreas largas en personas con defensas bajas y en niños.',
      'Looks with a red stain for 3 very small parasites that the stool examination does not show. They cause long diarrhea in people with low defenses and in children.',
    ),
    askedFor: words(
      'Se pide en diarrea de más de 2 semanas y en personas con VIH.',
      'Ordered for diarrhea of more than 2 weeks and for people with HIV.',
    ),
    specimens: [stool()],
    expected: notSeen,
    method: words('Coloración de Ziehl-Neelsen modificada', 'Modified Ziehl-Neelsen stain'),
    turnaround: inDays(1),
    price: 38000,
  }),
  microbe({
    code: 'MIC-057',
    slug: 'tinta-china',
    analyte: 'india-ink',
    name: words('Tinta china para Cryptococcus', 'India ink for Cryptococcus'),
    synonyms: { es: ['criptococo', 'meningitis por hongos'], en: ['cryptococcus', 'fungal meningitis'] },
    cups: '901109',
    purpose: words(
      'Rodea con tinta negra las levaduras del líquido cefalorraquídeo y deja ver la cápsula de Cryptococcus como un halo. Es rápida, aunque menos sensible que el antígeno.',
      'Surrounds the yeasts of the cerebrospinal fluid with black ink and shows the capsule of Cryptococcus as a halo. It is quick, though less sensitive than the antigen.',
    ),
    askedFor: words(
      'Se pide en personas con VIH y dolor de cabeza fuerte.',
      'Ordered for people with HIV and severe headache.',
    ),
    urgent: meningitis,
    specimens: [cerebrospinal],
    expected: notSeen,
    method: microscopy,
    turnaround: sameDay(2),
  }),
  microbe({
    code: 'MIC-058',
    slug: 'calcofluor-para-hongos',
    analyte: 'calcofluor',
    name: words('Examen directo para hongos con calcoflúor', 'Fungal direct examination with calcofluor'),
    synonyms: {
      es: ['calcoflúor', 'hongos en tejidos', 'mucormicosis'],
      en: ['calcofluor white', 'fungi in tissue', 'mucormycosis'],
    },
    cups: '901306',
    purpose: words(
      'Hace brillar los hongos con luz ultravioleta en un fragmento de tejido. Los muestra en minutos aunque haya pocos.',
      'Makes fungi glow under ultraviolet light in a piece of tissue. It shows them within minutes even when there are few.',
    ),
    askedFor: words(
      'Se pide en lesiones negras de la nariz o el paladar, úlceras del ojo y nódulos en personas con defensas bajas.',
      'Ordered for black lesions of the nose or palate, eye ulcers, and nodules in people with low defenses.',
    ),
    urgent: blackFungus,
    specimens: [freshTissue],
    expected: notSeen,
    method: words('Microscopía de fluorescencia', 'Fluorescence microscopy'),
    turnaround: sameDay(4),
  }),
  microbe({
    code: 'MIC-059',
    slug: 'demodex',
    analyte: 'demodex',
    name: words('Demodex, examen directo', 'Demodex, direct examination'),
    synonyms: {
      es: ['ácaro de la cara', 'ácaro de las pestañas', 'rosácea', 'blefaritis'],
      en: ['face mite', 'eyelash mite', 'rosacea', 'blepharitis'],
    },
    cups: '901302',
    purpose: words(
      'Busca y cuenta un ácaro diminuto que vive en los poros de la cara. Unos pocos son normales; muchos pueden empeorar la rosácea o irritar los párpados.',
      'Looks for and counts a tiny mite that lives in the pores of the face. A few are normal; many can worsen rosacea or irritate the eyelids.',
    ),
    askedFor: words(
      'Se pide en rosácea, granitos de la cara que no mejoran y párpados rojos.',
      'Ordered for rosacea, facial spots that do not improve and red eyelids.',
    ),
    preparation: {
      instructions: [
        words('Venga con la cara sin maquillaje ni cremas.', 'Come with your face free of make-up and creams.'),
      ],
    },
    specimens: [sampled('skin-scraping', 'slide', { stability: [{ at: 'room', hours: 24 }] })],
    expected: words('Hasta 5 por centímetro cuadrado', 'Up to 5 per square centimeter'),
    method: microscopy,
    turnaround: sameDay(3),
    price: 32000,
  }),
  microbe({
    code: 'MIC-060',
    slug: 'sarna-examen-directo',
    analyte: 'sarcoptes',
    name: words('Sarna (Sarcoptes), examen directo', 'Scabies (Sarcoptes), direct examination'),
    synonyms: { es: ['sarna', 'escabiosis', 'rasquiña de noche', 'carranchil'], en: ['scabies', 'night itch'] },
    cups: '901318',
    purpose: words(
      'Busca al microscopio el ácaro de la sarna, sus huevos o sus restos en un raspado de la piel. Verlo confirma el diagnóstico; no verlo no lo descarta.',
      'Looks under the microscope for the scabies mite, its eggs or its remains in a skin scraping. Seeing it confirms the diagnosis; not seeing it does not rule it out.',
    ),
    askedFor: words(
      'Se pide ante rasquiña que empeora de noche, sobre todo si hay más casos en la casa.',
      'Ordered for an itch that worsens at night, above all if there are other cases at home.',
    ),
    preparation: { instructions: [words('Venga sin cremas sobre la piel.', 'Come without creams on the skin.')] },
    specimens: [sampled('skin-scraping', 'slide', { stability: [{ at: 'room', hours: 24 }] })],
    expected: notSeen,
    method: microscopy,
    turnaround: sameDay(3),
    price: 32000,
  }),
  microbe({
    code: 'MIC-061',
    slug: 'leishmania-examen-directo',
    analyte: 'leishmania-smear',
    name: words('Leishmania, examen directo de lesión', 'Leishmania, direct examination of lesion'),
    synonyms: {
      es: ['leishmaniasis', 'pito', 'úlcera de la selva', 'directo para Leishmania'],
      en: ['leishmaniasis', 'jungle ulcer', 'sandfly'],
    },
    cups: '901326',
    purpose: words(
      'Busca al microscopio el parásito de la leishmaniasis en un raspado del borde de la úlcera. Confirma la enfermedad antes de un tratamiento que es fuerte.',
      'Looks under the microscope for the parasite of leishmaniasis in a scraping from the edge of the ulcer. It confirms the disease before a treatment that is strong.',
    ),
    askedFor: words(
      'Se pide ante una úlcera redonda que no duele y lleva más de 2 semanas, en quien estuvo en zona de monte.',
      'Ordered for a round, painless ulcer of more than 2 weeks in someone who was in forest country.',
    ),
    notes: words(
      'En lesiones de más de 6 meses se ve menos: si es negativo, la PCR ayuda.',
      'In lesions older than 6 months it is seen less: if negative, PCR helps.',
    ),
    preparation: {
      instructions: [
        words(
          'Lávese la lesión con agua y jabón y venga sin cremas sobre ella.',
          'Wash the sore with soap and water and come without creams on it.',
        ),
      ],
    },
    specimens: [sampled('skin-scraping', 'slide', { stability: [{ at: 'room', hours: 168 }] })],
    expected: notSeen,
    method: words('Coloración de Giemsa', 'Giemsa stain'),
    turnaround: inDays(1),
    price: 38000,
  }),
  microbe({
    code: 'MIC-062',
    sensitive: true,
    slug: 'baciloscopia-de-lepra',
    analyte: 'leprosy-smear',
    name: words('Baciloscopia para lepra, linfa y mucosa', 'Leprosy smear, lymph and mucosa'),
    synonyms: {
      es: ['lepra', 'enfermedad de Hansen', 'baciloscopia de linfa'],
      en: ['leprosy', 'Hansen’s disease', 'slit-skin smear'],
    },
    cups: '901101',
    purpose: words(
      'Busca el bacilo de la lepra en la linfa de los lóbulos de las orejas y los codos, y en la nariz. Cuenta cuántos hay, de lo que depende la duración del tratamiento.',
      'Looks for the bacillus of leprosy in lymph from the earlobes and elbows, and in the nose. It counts how many there are, on which the length of treatment depends.',
    ),
    askedFor: words(
      'Se pide ante manchas que no sienten el calor ni el roce, nervios gruesos o nódulos en la piel.',
      'Ordered for patches that do not feel heat or touch, thickened nerves or nodules in the skin.',
    ),
    specimens: [sampled('skin-scraping', 'slide', { stability: [{ at: 'room', hours: 168 }] })],
    expected: words('Índice bacilar 0', 'Bacillary index 0'),
    method: words('Coloración de Ziehl-Neelsen', 'Ziehl-Neelsen stain'),
    turnaround: inDays(2),
  }),
  microbe({
    code: 'MIC-063',
    slug: 'campo-oscuro',
    analyte: 'dark-field',
    name: words('Campo oscuro para Treponema', 'Dark-field microscopy for Treponema'),
    synonyms: {
      es: ['chancro', 'sífilis temprana', 'llaga en el genital'],
      en: ['chancre', 'early syphilis', 'genital sore'],
    },
    cups: '906802',
    purpose: words(
      'Busca vivas y en movimiento las bacterias de la sífilis en el líquido de una llaga. Las encuentra antes de que la sangre se vuelva positiva.',
      'Looks for the bacteria of syphilis, alive and moving, in the fluid of a sore. It finds them before the blood turns positive.',
    ),
    askedFor: words(
      'Se pide ante una llaga genital indolora reciente.',
      'Ordered for a recent, painless genital sore.',
    ),
    notes: words(
      'La muestra se mira en los 20 minutos siguientes: se toma solo en la sede.',
      'The sample is looked at within 20 minutes: it is taken only at the laboratory.',
    ),
    preparation: {
      instructions: [words('No se aplique nada sobre la llaga ese día.', 'Do not put anything on the sore that day.')],
    },
    specimens: [sampled('wound-swab', 'slide', { stability: [{ at: 'room', hours: 1 }] })],
    expected: notSeen,
    method: words('Microscopía de campo oscuro', 'Dark-field microscopy'),
    turnaround: sameDay(1),
    counselling: 'hiv-sti',
  }),
];

const antigens: readonly Exam[] = [
  microbe({
    code: 'MIC-064',
    slug: 'giardia-antigeno',
    analyte: 'giardia',
    name: words('Giardia, antígeno en heces', 'Giardia stool antigen'),
    synonyms: { es: ['giardia', 'giardiasis', 'parásitos en niños'], en: ['giardiasis', 'traveler’s diarrhea'] },
    cups: '906336',
    purpose: words(
      'Busca una proteína del parásito Giardia, que se pega al intestino e impide absorber bien los alimentos. Lo encuentra aunque no salga en el coprológico.',
      'Looks for a protein of the parasite Giardia, which sticks to the gut and prevents food from being absorbed well. It finds it even when it does not show in the stool examination.',
    ),
    askedFor: words(
      'Se pide en diarrea con gases y heces grasosas, y en niños de guardería que no suben de peso.',
      'Ordered for diarrhea with gas and greasy stools, and for children in day care who do not gain weight.',
    ),
    specimens: [stool()],
    method: words('Inmunoensayo', 'Immunoassay'),
    turnaround: inDays(1),
    price: 68000,
  }),
  microbe({
    code: 'MIC-065',
    slug: 'entamoeba-histolytica-antigeno',
    analyte: 'entamoeba-antigen',
    name: words('Entamoeba histolytica, antígeno en heces', 'Entamoeba histolytica stool antigen'),
    synonyms: { es: ['amebas', 'disentería', 'adhesina'], en: ['amoeba', 'dysentery', 'adhesin'] },
    cups: '906315',
    purpose: words(
      'Distingue la ameba que causa enfermedad de otra idéntica al microscopio que no hace daño. Evita tratar a quien no lo necesita.',
      'Tells the ameba that causes disease from one, identical under the microscope, that does no harm. It spares treatment for those who do not need it.',
    ),
    askedFor: words(
      'Se pide cuando el coprológico informa el complejo Entamoeba histolytica/dispar o hay diarrea con sangre.',
      'Ordered when the stool examination reports the Entamoeba histolytica/dispar complex or there is bloody diarrhea.',
    ),
    urgent: severeDiarrhea,
    specimens: [stool({ stability: [{ at: 'refrigerated', hours: 24 }] })],
    method: words('Inmunoensayo', 'Immunoassay'),
    performedBy: 'referral',
    turnaround: referred(3),
  }),
  microbe({
    code: 'MIC-066',
    slug: 'cryptosporidium-antigeno',
    analyte: 'cryptosporidium',
    name: words('Cryptosporidium, antígeno en heces', 'Cryptosporidium stool antigen'),
    synonyms: { es: ['criptosporidio', 'diarrea y VIH'], en: ['crypto', 'diarrhea and HIV'] },
    cups: '906335',
    purpose: words(
      'Busca un parásito del agua que resiste el cloro de las piscinas. En personas sanas la diarrea pasa sola; con defensas bajas puede ser grave.',
      'Looks for a parasite of water that resists the chlorine of swimming pools. In healthy people the diarrhea passes by itself; with low defenses it can be serious.',
    ),
    askedFor: words(
      'Se pide en diarrea líquida prolongada y en brotes de guarderías o piscinas.',
      'Ordered for long watery diarrhea and for outbreaks at day care centers or pools.',
    ),
    specimens: [stool()],
    method: words('Inmunoensayo', 'Immunoassay'),
    performedBy: 'referral',
    turnaround: referred(3),
  }),
  microbe({
    code: 'MIC-067',
    slug: 'criptococo-antigeno-en-suero',
    analyte: 'cryptococcal-antigen',
    name: words('Criptococo, antígeno en suero', 'Cryptococcal antigen in serum'),
    synonyms: { es: ['CrAg', 'criptococosis', 'hongo de la paloma'], en: ['CrAg', 'cryptococcosis', 'pigeon fungus'] },
    cups: '906314',
    purpose: words(
      'Busca en la sangre la cápsula de Cryptococcus, un hongo que llega con el polvo y los excrementos de aves. Puede ser positiva semanas antes de la meningitis y dar tiempo de prevenirla.',
      'Looks in the blood for the capsule of Cryptococcus, a fungus that comes with dust and bird droppings. It may be positive weeks before meningitis and give time to prevent it.',
    ),
    askedFor: words(
      'Se pide a toda persona con VIH y menos de 100 CD4, y en dolor de cabeza con defensas bajas.',
      'Ordered for everyone with HIV and fewer than 100 CD4 cells, and for headache with low defenses.',
    ),
    urgent: meningitisLater,
    specimens: [antibodySerum()],
    method: rapid,
    turnaround: sameDay(3),
    price: 95000,
  }),
  microbe({
    code: 'MIC-068',
    slug: 'criptococo-antigeno-en-liquido-cefalorraquideo',
    analyte: 'cryptococcal-antigen',
    name: words('Criptococo, antígeno en líquido cefalorraquídeo', 'Cryptococcal antigen in cerebrospinal fluid'),
    synonyms: { es: ['CrAg', 'meningitis por criptococo'], en: ['CrAg', 'cryptococcal meningitis'] },
    cups: '906314',
    purpose: words(
      'Busca la cápsula del hongo en el líquido que rodea el cerebro. Es la prueba más sensible y rápida de la meningitis por criptococo.',
      'Looks for the capsule of the fungus in the fluid around the brain. It is the most sensitive and the quickest test for cryptococcal meningitis.',
    ),
    askedFor: words(
      'Se pide en personas con defensas bajas, dolor de cabeza y fiebre.',
      'Ordered for people with low defenses, headache and fever.',
    ),
    urgent: meningitis,
    specimens: [cerebrospinal],
    method: rapid,
    turnaround: sameDay(2),
  }),
  microbe({
    code: 'MIC-069',
    slug: 'galactomanano-aspergillus',
    analyte: 'galactomannan',
    name: words('Aspergillus, galactomanano en suero', 'Aspergillus galactomannan in serum'),
    synonyms: { es: ['galactomanano', 'aspergilosis invasora'], en: ['galactomannan', 'invasive aspergillosis'] },
    cups: '906333',
    purpose: words(
      'Busca un azúcar que el hongo Aspergillus suelta cuando invade el pulmón. Avisa antes de que la tomografía o el cultivo sean claros.',
      'Looks for a sugar that the fungus Aspergillus sheds when it invades the lung. It warns before a scan or a culture is clear.',
    ),
    askedFor: words(
      'Se pide 2 veces por semana en personas con leucemia o trasplante y fiebre.',
      'Ordered 2 times a week in people with leukemia or a transplant and fever.',
    ),
    urgent: neutropenicFever,
    specimens: [antibodySerum({ rejectedWhen: ['unlabelled', 'wrong-container', 'haemolysed', 'contaminated'] })],
    expected: words('Índice menor de 0,5', 'Index below 0.5'),
    method: words('Inmunoensayo enzimático (ELISA)', 'Enzyme immunoassay (ELISA)'),
    performedBy: 'referral',
    turnaround: referred(3, ['monday', 'thursday']),
  }),
  microbe({
    code: 'MIC-070',
    slug: 'histoplasma-antigeno-en-orina',
    analyte: 'histoplasma-antigen',
    name: words('Histoplasma, antígeno en orina', 'Histoplasma urine antigen'),
    synonyms: { es: ['histoplasmosis', 'hongo de las cuevas'], en: ['histoplasmosis', 'cave disease'] },
    cups: '906337',
    purpose: words(
      'Busca en la orina restos del hongo Histoplasma. Es la prueba más útil en personas con VIH, a quienes puede matar si no se reconoce pronto.',
      'Looks in the urine for traces of the fungus Histoplasma. It is the most useful test in people with HIV, whom it can kill if it is not recognized soon.',
    ),
    askedFor: words(
      'Se pide en fiebre, pérdida de peso y células bajas, y para controlar el tratamiento.',
      'Ordered for fever, weight loss and low blood cells, and to follow treatment.',
    ),
    preparation: { urine: 'any' },
    specimens: [urine({ stability: [{ at: 'refrigerated', hours: 168 }] })],
    method: words('Inmunoensayo enzimático (ELISA)', 'Enzyme immunoassay (ELISA)'),
    performedBy: 'referral',
    turnaround: referred(4, ['tuesday', 'friday']),
  }),
  microbe({
    code: 'MIC-071',
    slug: 'legionella-antigeno-en-orina',
    analyte: 'legionella-antigen',
    name: words('Legionella, antígeno en orina', 'Legionella urine antigen'),
    synonyms: { es: ['legionelosis', 'neumonía'], en: ['legionnaires’ disease', 'pneumonia'] },
    cups: '906322',
    purpose: words(
      'Busca en la orina una proteína de Legionella, la bacteria de las torres de enfriamiento y las duchas. Responde en minutos, pero solo reconoce el tipo más común, el serogrupo 1.',
      'Looks in the urine for a protein of Legionella, the bacterium of cooling towers and showers. It answers within minutes, but recognizes only the commonest type, serogroup 1.',
    ),
    askedFor: words(
      'Se pide en neumonías graves y en las que siguen a un viaje.',
      'Ordered for severe pneumonia and for pneumonia that follows travel.',
    ),
    urgent: breathless,
    preparation: { urine: 'any' },
    specimens: [urine()],
    method: rapid,
    turnaround: sameDay(2),
    price: 125000,
  }),
  microbe({
    code: 'MIC-072',
    slug: 'neumococo-antigeno-en-orina',
    analyte: 'pneumococcal-antigen',
    name: words('Neumococo, antígeno en orina', 'Pneumococcal urine antigen'),
    synonyms: {
      es: ['neumococo', 'neumonía', 'Streptococcus pneumoniae'],
      en: ['pneumococcus', 'pneumonia', 'Streptococcus pneumoniae'],
    },
    cups: '906331',
    purpose: words(
      'Busca en la orina restos del neumococo, la causa más común de neumonía. Sigue siendo útil aunque ya se haya comenzado el antibiótico.',
      'Looks in the urine for traces of pneumococcus, the commonest cause of pneumonia. It is still useful when the antibiotic has already been started.',
    ),
    askedFor: words(
      'Se pide en adultos con neumonía que van a hospitalizarse.',
      'Ordered for adults with pneumonia who are being admitted to the hospital.',
    ),
    notes: words(
      'En niños puede salir positiva solo porque llevan la bacteria en la nariz.',
      'In children it may be positive only because they carry the bacterium in the nose.',
    ),
    urgent: breathless,
    preparation: { urine: 'any' },
    specimens: [urine()],
    method: rapid,
    turnaround: sameDay(2),
    price: 115000,
  }),
  exam({
    code: 'MIC-073',
    slug: 'influenza-antigeno',
    name: words('Influenza A y B, prueba rápida', 'Influenza A and B, rapid test'),
    synonyms: { es: ['gripa', 'influenza', 'prueba de gripa', 'H1N1'], en: ['flu', 'flu test', 'H1N1'] },
    cups: '906321',
    area: 'microbiology',
    purpose: words(
      'Busca en la nariz proteínas de los virus de la influenza, la gripa fuerte. La respuesta llega mientras usted espera.',
      'Looks in the nose for proteins of the influenza viruses, true flu. The answer comes while you wait.',
    ),
    askedFor: words(
      'Se pide en fiebre alta con tos y dolor de cuerpo de menos de 4 días, en embarazadas, niños pequeños y mayores de 60.',
      'Ordered for high fever, cough and an aching body for less than 4 days, for pregnant women, small children and people over 60.',
    ),
    notes: words(
      'Una negativa no descarta la influenza: la PCR es más sensible.',
      'A negative one does not rule out influenza: PCR is more sensitive.',
    ),
    urgent: breathless,
    specimens: [
      sampled('nasopharyngeal-swab', 'viral-transport', {
        atHome: true,
        stability: [{ at: 'refrigerated', hours: 48 }],
      }),
    ],
    method: rapid,
    turnaround: sameDay(1),
    components: [
      answered('influenza-a', words('Influenza A', 'Influenza A'), negative),
      answered('influenza-b', words('Influenza B', 'Influenza B'), negative),
    ],
    price: 75000,
  }),
  microbe({
    code: 'MIC-074',
    slug: 'virus-sincitial-antigeno',
    analyte: 'rsv-antigen',
    name: words('Virus sincitial respiratorio, prueba rápida', 'Respiratory syncytial virus, rapid test'),
    synonyms: { es: ['VSR', 'bronquiolitis', 'bebé con pecho apretado'], en: ['RSV', 'bronchiolitis', 'wheezy baby'] },
    cups: '906329',
    purpose: words(
      'Busca en la nariz el virus que más bronquiolitis causa en los bebés. Ayuda a saber qué vigilar y a proteger a los hermanos.',
      'Looks in the nose for the virus that causes most bronchiolitis in babies. It helps to know what to watch and to protect brothers and sisters.',
    ),
    askedFor: words(
      'Se pide en menores de 2 años con tos, silbidos y dificultad para comer.',
      'Ordered for children under 2 with cough, wheezing and trouble feeding.',
    ),
    urgent: breathless,
    specimens: [
      sampled('nasopharyngeal-swab', 'viral-transport', {
        atHome: true,
        stability: [{ at: 'refrigerated', hours: 48 }],
      }),
    ],
    method: rapid,
    turnaround: sameDay(1),
    price: 75000,
  }),
  microbe({
    code: 'MIC-075',
    slug: 'covid-19-antigeno',
    analyte: 'sars-cov-2-antigen',
    name: words('COVID-19, prueba de antígeno', 'COVID-19 antigen test'),
    synonyms: {
      es: ['covid', 'prueba rápida de covid', 'coronavirus'],
      en: ['covid', 'rapid covid test', 'lateral flow', 'coronavirus'],
    },
    purpose: words(
      'Busca en la nariz una proteína del coronavirus. Es positiva sobre todo en los días en que la persona más contagia.',
      'Looks in the nose for a protein of the coronavirus. It is positive mainly on the days when a person is most infectious.',
    ),
    askedFor: words(
      'Se pide en los primeros 7 días de síntomas o después de un contacto.',
      'Ordered in the first 7 days of symptoms or after a contact.',
    ),
    notes: words(
      'Si es negativa y hay síntomas, se repite a las 48 horas o se hace la PCR.',
      'If it is negative and there are symptoms, it is repeated at 48 hours or a PCR is done.',
    ),
    specimens: [
      sampled('nasopharyngeal-swab', 'viral-transport', {
        atHome: true,
        stability: [
          { at: 'room', hours: 8 },
          { at: 'refrigerated', hours: 24 },
        ],
      }),
    ],
    method: rapid,
    turnaround: sameDay(1),
    price: 65000,
  }),
];

/** Germs found by microscopy, by culture, or by their antigens and toxins. */
export const microbiology: readonly Exam[] = [
  ...everyday,
  ...bySite,
  ...particularGerms,
  ...underTheMicroscope,
  ...antigens,
];
