import type { Exam } from '../../../app/domain/exams/exam.ts';
import type { Words } from '../../../app/domain/exams/localized-text.ts';
import type { Specimen } from '../../../app/domain/exams/specimen.ts';
import type { Urgent } from '../../../app/domain/exams/urgent.ts';
import {
  type AuthoredExam,
  answered,
  anyDayWithoutPeriod,
  edtaBlood,
  edtaPlasma,
  exam,
  inDays,
  leaveOut,
  measured,
  notDetected,
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
  breathless,
  dengueAlarm,
  hivExposure,
  leptospirosis,
  malaria,
  meningitis,
  pauseInBreathing,
  severeDiarrhea,
  suddenNerves,
} from './emergencies.ts';

const pcr = words('PCR en tiempo real', 'Real-time PCR');
const referredPcr = referred(4, ['monday', 'wednesday', 'friday']);

type Molecular = Omit<AuthoredExam, 'area' | 'components' | 'turnaround'> & {
  area?: Exam['area'];
  turnaround?: Exam['turnaround'];
};

/** The genetic material of one germ: present or absent. */
const detection = ({ analyte, ...authored }: Molecular & { analyte: string }): Exam =>
  oneAnswer({
    area: 'infectious',
    method: pcr,
    performedBy: 'referral',
    turnaround: referredPcr,
    analyte,
    expected: notDetected,
    ...authored,
  });

/** The amount of genetic material, which monitors a person's treatment. No reference interval applies. */
const viralLoad = ({ unit, ...authored }: Molecular & { unit: string }): Exam =>
  exam({
    area: 'infectious',
    method: pcr,
    performedBy: 'referral',
    turnaround: referredPcr,
    components: [
      answered('detection', words('Detección', 'Detection'), notDetected),
      measured('viral-load', words('Carga viral', 'Viral load'), unit, 0, [], authored.loinc ?? null),
    ],
    ...authored,
  });

const several = (germs: readonly (readonly [id: string, es: string, en: string])[]) =>
  germs.map(([id, es, en]) => answered(id, words(es, en), notDetected));

const coldPlasma = edtaPlasma({
  volumeMl: 6,
  minimumMl: 3,
  stability: [
    { at: 'room', hours: 6 },
    { at: 'refrigerated', hours: 72 },
    { at: 'frozen', hours: 720 },
  ],
  rejectedWhen: ['unlabelled', 'wrong-container', 'insufficient', 'late', 'contaminated'],
});
const firstStream = urine({
  volumeMl: 20,
  minimumMl: 10,
  stability: [
    { at: 'room', hours: 24 },
    { at: 'refrigerated', hours: 96 },
  ],
});
const vaginalSwab = sampled('vaginal-swab', 'swab-transport', {
  byPatient: true,
  stability: [
    { at: 'room', hours: 72 },
    { at: 'refrigerated', hours: 168 },
  ],
});
const cervicalBrush = sampled('cervical-sample', 'liquid-cytology', { stability: [{ at: 'room', hours: 336 }] });
const nasopharyngealSwab = sampled('nasopharyngeal-swab', 'viral-transport', {
  atHome: true,
  stability: [
    { at: 'refrigerated', hours: 72 },
    { at: 'frozen', hours: 720 },
  ],
  rejectedWhen: ['unlabelled', 'wrong-container', 'late', 'leaking', 'not-cold'],
});
const lesionSwab = sampled('wound-swab', 'viral-transport', { stability: [{ at: 'refrigerated', hours: 72 }] });
const cerebrospinal: Specimen = sampled('cerebrospinal-fluid', 'sterile-tube', {
  volumeMl: 1,
  minimumMl: 0.5,
  stability: [
    { at: 'refrigerated', hours: 72 },
    { at: 'frozen', hours: 720 },
  ],
  rejectedWhen: ['unlabelled', 'insufficient', 'contaminated', 'late'],
});
const sputum = sampled('sputum', 'sputum-cup', {
  volumeMl: 5,
  minimumMl: 2,
  atHome: true,
  byPatient: true,
  stability: [
    { at: 'room', hours: 24 },
    { at: 'refrigerated', hours: 72 },
  ],
  rejectedWhen: ['unlabelled', 'insufficient', 'leaking', 'late'],
});

const holdUrine: Partial<Exam['preparation']> = {
  urine: 'first-stream',
};
const beforeVaginalSample: Partial<Exam['preparation']> = {
  abstentions: [leaveOut('sex', 24), leaveOut('vaginal-products', 48)],
};

const hivAndHepatitis: readonly Exam[] = [
  viralLoad({
    code: 'INF-105',
    slug: 'vih-carga-viral',
    unit: '{copies}/mL',
    name: words('VIH 1, carga viral', 'HIV-1 viral load'),
    synonyms: {
      es: ['carga viral', 'indetectable', 'VIH carga viral', 'ARN de VIH'],
      en: ['viral load', 'undetectable', 'HIV RNA'],
    },
    cups: '908832',
    loinc: '20447-9',
    purpose: words(
      'Cuenta cuántas copias del VIH hay en cada mililitro de sangre. Muestra si el tratamiento funciona: una persona con carga indetectable y sostenida no transmite el virus por vía sexual.',
      'Counts how many copies of HIV there are in each milliliter of blood. It shows whether treatment is working: a person with a lasting undetectable load does not pass on the virus through sex.',
    ),
    askedFor: words(
      'Se pide al diagnóstico, de 1 a 3 meses después de comenzar o cambiar el tratamiento y luego cada 6 meses.',
      'Ordered at diagnosis, 1 to 3 months after starting or changing treatment, and every 6 months after that.',
    ),
    notes: words(
      'Una vacuna o una gripa pueden elevarla un poco por unas semanas. No detectado no quiere decir que el virus haya salido del cuerpo.',
      'A vaccine or a cold can raise it a little for some weeks. Not detected does not mean that the virus has left the body.',
    ),
    urgent: hivExposure,
    specimens: [coldPlasma],
    counselling: 'hiv-sti',
    price: 310000,
  }),
  exam({
    code: 'INF-106',
    slug: 'vih-genotipo-de-resistencia',
    name: words('VIH 1, genotipo de resistencia', 'HIV-1 resistance genotype'),
    synonyms: {
      es: ['genotipo VIH', 'resistencia a antirretrovirales'],
      en: ['HIV genotype', 'antiretroviral resistance'],
    },
    cups: '908802',
    area: 'infectious',
    purpose: words(
      'Lee los genes del VIH de la persona y busca cambios que vuelven inútil un medicamento. Con el informe, el médico escoge los que sí van a funcionar.',
      'Reads the genes of the person’s HIV and looks for changes that make a medicine useless. With the report, the doctor chooses the ones that will work.',
    ),
    askedFor: words(
      'Se pide antes del primer tratamiento y cuando la carga viral vuelve a subir.',
      'Ordered before the first treatment and when the viral load rises again.',
    ),
    notes: words(
      'Necesita una carga viral de al menos 500 copias por mililitro para poder leerse.',
      'It needs a viral load of at least 500 copies per milliliter to be readable.',
    ),
    specimens: [coldPlasma],
    method: words('Secuenciación', 'Sequencing'),
    performedBy: 'referral',
    turnaround: referred(15, ['wednesday'], 2),
    components: [answered('resistance', words('Mutaciones de resistencia', 'Resistance mutations'), notDetected)],
    counselling: 'hiv-sti',
  }),
  detection({
    code: 'INF-107',
    slug: 'vih-adn-proviral',
    analyte: 'hiv-proviral-dna',
    name: words('VIH 1, ADN proviral', 'HIV-1 proviral DNA'),
    synonyms: { es: ['PCR de VIH en bebés', 'VIH en recién nacido'], en: ['infant HIV PCR', 'HIV in newborns'] },
    cups: '908801',
    purpose: words(
      'Busca el VIH escondido en las células del bebé. Se usa porque las defensas de la madre hacen reactivas las otras pruebas hasta los 18 meses, aunque el niño esté sano.',
      'Looks for HIV hidden in the baby’s cells. It is used because the mother’s antibodies make other tests reactive until 18 months, even if the child is well.',
    ),
    askedFor: words(
      'Se pide en hijos de madres con VIH, desde los primeros días de vida.',
      'Ordered for children of mothers with HIV, from the first days of life.',
    ),
    specimens: [
      edtaBlood({
        volumeMl: 2,
        minimumMl: 0.5,
        stability: [
          { at: 'room', hours: 24 },
          { at: 'refrigerated', hours: 96 },
        ],
      }),
    ],
    counselling: 'hiv-sti',
  }),
  viralLoad({
    code: 'INF-108',
    slug: 'hepatitis-b-carga-viral',
    unit: '[IU]/mL',
    name: words('Hepatitis B, carga viral', 'Hepatitis B viral load'),
    synonyms: { es: ['ADN de hepatitis B', 'carga viral VHB'], en: ['HBV DNA', 'HBV viral load'] },
    cups: '908806',
    loinc: '42595-9',
    purpose: words(
      'Mide cuánto virus de la hepatitis B circula en la sangre. Junto con las pruebas del hígado, dice quién necesita tratamiento y si está actuando.',
      'Measures how much hepatitis B virus is in the blood. With the liver tests, it tells who needs treatment and whether it is working.',
    ),
    askedFor: words(
      'Se pide en la hepatitis B crónica, en embarazadas con HBsAg reactivo y cada 6 meses durante el tratamiento.',
      'Ordered for chronic hepatitis B, for pregnant women with a reactive HBsAg and every 6 months during treatment.',
    ),
    specimens: [coldPlasma],
    counselling: 'hiv-sti',
    price: 330000,
  }),
  viralLoad({
    code: 'INF-109',
    slug: 'hepatitis-c-carga-viral',
    unit: '[IU]/mL',
    name: words('Hepatitis C, carga viral', 'Hepatitis C viral load'),
    synonyms: { es: ['ARN de hepatitis C', 'carga viral VHC'], en: ['HCV RNA', 'HCV viral load'] },
    cups: '908807',
    loinc: '11011-4',
    purpose: words(
      'Busca y cuenta el virus de la hepatitis C en la sangre. Confirma que la infección está activa y, 12 semanas después de terminar el tratamiento, que se curó.',
      'Looks for and counts the hepatitis C virus in the blood. It confirms that the infection is active and, 12 weeks after treatment ends, that it has been cured.',
    ),
    askedFor: words(
      'Se pide después de un anti-VHC reactivo y en el control del tratamiento.',
      'Ordered after a reactive anti-HCV and to follow treatment.',
    ),
    specimens: [coldPlasma],
    counselling: 'hiv-sti',
    price: 330000,
  }),
  exam({
    code: 'INF-110',
    slug: 'hepatitis-c-genotipo',
    name: words('Hepatitis C, genotipo', 'Hepatitis C genotype'),
    synonyms: { es: ['genotipo VHC'], en: ['HCV genotype'] },
    cups: '908833',
    area: 'infectious',
    purpose: words(
      'Identifica cuál de las variantes del virus de la hepatitis C tiene la persona, del 1 al 6. Hoy sirve sobre todo cuando un tratamiento falló o hay cirrosis.',
      'Identifies which variant of the hepatitis C virus a person has, from 1 to 6. Today it is used mainly when a treatment has failed or there is cirrhosis.',
    ),
    askedFor: words(
      'Se pide antes de algunos tratamientos de la hepatitis C.',
      'Ordered before some treatments for hepatitis C.',
    ),
    specimens: [coldPlasma],
    method: words('Hibridación inversa', 'Reverse hybridization'),
    performedBy: 'referral',
    turnaround: referred(10, ['wednesday']),
    components: [
      answered('genotype', words('Genotipo', 'Genotype'), words('El que se identifique', 'Whichever is identified')),
    ],
    counselling: 'hiv-sti',
  }),
];

const lowDefences: readonly Exam[] = [
  viralLoad({
    code: 'INF-111',
    slug: 'citomegalovirus-carga-viral',
    unit: '[IU]/mL',
    name: words('Citomegalovirus, carga viral', 'Cytomegalovirus viral load'),
    synonyms: { es: ['CMV PCR', 'carga viral CMV'], en: ['CMV PCR', 'CMV DNA'] },
    cups: '908805',
    purpose: words(
      'Cuenta el citomegalovirus en la sangre de quien tiene las defensas bajas. Si aumenta, el médico puede tratar antes de que el virus dañe un órgano.',
      'Counts cytomegalovirus in the blood of someone with low defenses. If it rises, the doctor can treat before the virus damages an organ.',
    ),
    askedFor: words(
      'Se pide cada 1 o 2 semanas después de un trasplante y en personas con VIH y visión borrosa.',
      'Ordered every 1 or 2 weeks after a transplant, and for people with HIV and blurred vision.',
    ),
    urgent: suddenNerves,
    specimens: [coldPlasma],
  }),
  detection({
    code: 'INF-112',
    slug: 'citomegalovirus-pcr-en-orina',
    analyte: 'cmv-dna',
    name: words('Citomegalovirus por PCR en orina del recién nacido', 'Cytomegalovirus PCR in newborn urine'),
    synonyms: {
      es: ['CMV congénito', 'sordera congénita', 'PCR CMV'],
      en: ['congenital CMV', 'congenital deafness', 'CMV PCR'],
    },
    cups: '908814',
    purpose: words(
      'Busca el citomegalovirus en la orina de un bebé. Si se encuentra en las 3 primeras semanas de vida, la infección viene de antes de nacer.',
      'Looks for cytomegalovirus in a baby’s urine. If it is found in the first 3 weeks of life, the infection dates from before birth.',
    ),
    askedFor: words(
      'Se pide en recién nacidos que no pasan la prueba de audición, pequeños o con manchas moradas.',
      'Ordered for newborn babies who do not pass the hearing test, are small, or have purple spots.',
    ),
    preparation: {
      urine: 'any',
      instructions: [
        words(
          'En el bebé la orina se recoge con una bolsita adhesiva, que se cambia cada 30 minutos si no orina.',
          'In a baby, urine is collected with a small adhesive bag, changed every 30 minutes if none is passed.',
        ),
      ],
    },
    specimens: [sterileUrine({ volumeMl: 2, minimumMl: 0.5, stability: [{ at: 'refrigerated', hours: 72 }] })],
  }),
  viralLoad({
    code: 'INF-113',
    slug: 'epstein-barr-carga-viral',
    unit: '[IU]/mL',
    name: words('Epstein-Barr, carga viral', 'Epstein-Barr viral load'),
    synonyms: { es: ['VEB PCR', 'carga viral Epstein-Barr'], en: ['EBV PCR', 'EBV DNA'] },
    cups: '908811',
    purpose: words(
      'Cuenta el virus de Epstein-Barr en la sangre. En personas trasplantadas, un aumento avisa de que los linfocitos se están multiplicando demasiado.',
      'Counts the Epstein-Barr virus in the blood. In transplant patients, a rise warns that lymphocytes are multiplying too much.',
    ),
    askedFor: words(
      'Se pide en el control del trasplante y en algunos linfomas.',
      'Ordered to follow a transplant and for some lymphomas.',
    ),
    specimens: [coldPlasma],
  }),
  viralLoad({
    code: 'INF-114',
    slug: 'virus-bk-carga-viral',
    unit: '{copies}/mL',
    name: words('Virus BK, carga viral en plasma', 'BK virus, plasma viral load'),
    synonyms: { es: ['poliomavirus BK', 'virus BK'], en: ['BK polyomavirus', 'BKV'] },
    cups: '908809',
    purpose: words(
      'Cuenta en la sangre el virus BK, que casi todos llevamos dormido en el riñón. Tras un trasplante puede despertar y dañar el riñón nuevo.',
      'Counts BK virus in the blood, which almost all of us carry asleep in the kidney. After a transplant it can wake up and damage the new kidney.',
    ),
    askedFor: words(
      'Se pide cada mes en los primeros 9 meses de un trasplante de riñón, y si la creatinina sube.',
      'Ordered every month for the first 9 months of a kidney transplant, and if creatinine rises.',
    ),
    specimens: [coldPlasma],
  }),
  detection({
    code: 'INF-115',
    slug: 'virus-jc-en-liquido-cefalorraquideo',
    analyte: 'jc-virus',
    name: words('Virus JC por PCR en líquido cefalorraquídeo', 'JC virus PCR in cerebrospinal fluid'),
    synonyms: {
      es: ['poliomavirus JC', 'leucoencefalopatía multifocal progresiva'],
      en: ['JC polyomavirus', 'progressive multifocal leukoencephalopathy'],
    },
    purpose: words(
      'Busca en el líquido del cerebro un virus común que, con las defensas muy bajas, destruye la cubierta de los nervios. Encontrarlo permite el diagnóstico sin una biopsia.',
      'Looks in the fluid of the brain for a common virus which, when defenses are very low, destroys the covering of nerves. Finding it allows the diagnosis without a biopsy.',
    ),
    askedFor: words(
      'Se pide ante debilidad, torpeza o cambios de visión en personas con VIH o que reciben ciertos medicamentos para la esclerosis múltiple.',
      'Ordered for weakness, clumsiness or changes of vision in people with HIV or receiving certain medicines for multiple sclerosis.',
    ),
    specimens: [cerebrospinal],
  }),
  detection({
    code: 'INF-116',
    slug: 'pneumocystis-pcr',
    analyte: 'pneumocystis',
    name: words('Pneumocystis jirovecii por PCR', 'Pneumocystis jirovecii PCR'),
    synonyms: { es: ['neumocistis', 'neumonía por Pneumocystis', 'PCP'], en: ['PCP', 'Pneumocystis pneumonia'] },
    cups: '908858',
    purpose: words(
      'Busca en la flema el hongo que causa una neumonía propia de las defensas bajas. Es mucho más sensible que las coloraciones.',
      'Looks in the phlegm for the fungus that causes a pneumonia of low defenses. It is far more sensitive than stains.',
    ),
    askedFor: words(
      'Se pide ante falta de aire y tos seca en personas con VIH, cáncer o trasplante.',
      'Ordered for breathlessness and a dry cough in people with HIV, cancer or a transplant.',
    ),
    notes: words(
      'Hay personas que llevan poca cantidad sin estar enfermas: el médico la lee junto con la radiografía.',
      'Some people carry a small amount without being ill: the doctor reads it together with the X-ray.',
    ),
    urgent: breathless,
    specimens: [sputum],
  }),
  detection({
    code: 'INF-117',
    slug: 'histoplasma-pcr',
    analyte: 'histoplasma-dna',
    name: words('Histoplasma capsulatum por PCR', 'Histoplasma capsulatum PCR'),
    synonyms: { es: ['histoplasmosis', 'PCR de hongos'], en: ['histoplasmosis', 'fungal PCR'] },
    cups: '908848',
    purpose: words(
      'Busca el material genético de Histoplasma en la sangre. Da respuesta en días, mientras el cultivo del hongo tarda semanas.',
      'Looks for the genetic material of Histoplasma in the blood. It answers within days, while culture of the fungus takes weeks.',
    ),
    askedFor: words(
      'Se pide en personas con VIH y fiebre, pérdida de peso o lesiones en la piel.',
      'Ordered for people with HIV and fever, weight loss or skin lesions.',
    ),
    specimens: [edtaBlood({ volumeMl: 4, minimumMl: 2, stability: [{ at: 'refrigerated', hours: 72 }] })],
  }),
];

const sexuallyTransmitted: readonly Exam[] = [
  detection({
    code: 'INF-118',
    slug: 'chlamydia-pcr-en-orina',
    analyte: 'chlamydia-dna',
    name: words('Clamidia por PCR en orina', 'Chlamydia PCR in urine'),
    synonyms: {
      es: ['clamidia', 'chlamydia trachomatis', 'PCR clamidia', 'flujo de la uretra'],
      en: ['Chlamydia trachomatis', 'chlamydia NAAT', 'chlamydia urine test'],
    },
    cups: '908849',
    loinc: '21613-5',
    purpose: words(
      'Busca en el primer chorro de orina la bacteria Chlamydia trachomatis. Es la infección de transmisión sexual por bacteria más común, y muchas veces no da síntomas.',
      'Looks in the first stream of urine for the bacterium Chlamydia trachomatis. It is the commonest sexually transmitted bacterial infection, and often gives no symptoms.',
    ),
    askedFor: words(
      'Se pide en hombres con ardor al orinar o secreción, en parejas de personas infectadas y en chequeos de jóvenes.',
      'Ordered for men with burning when they urinate or a discharge, for partners of infected people and for checkups of young people.',
    ),
    notes: words(
      'En la mujer se detecta mejor con hisopo vaginal. Después del tratamiento puede seguir positiva hasta 4 semanas.',
      'In women it is better detected with a vaginal swab. After treatment it may stay positive for up to 4 weeks.',
    ),
    preparation: holdUrine,
    specimens: [firstStream],
    counselling: 'hiv-sti',
    price: 165000,
  }),
  detection({
    code: 'INF-119',
    slug: 'chlamydia-pcr-en-hisopado',
    analyte: 'chlamydia-dna',
    name: words('Clamidia por PCR en hisopado vaginal', 'Chlamydia PCR in vaginal swab'),
    synonyms: {
      es: ['clamidia', 'chlamydia trachomatis', 'PCR clamidia', 'flujo'],
      en: ['Chlamydia trachomatis', 'chlamydia NAAT', 'vaginal discharge'],
    },
    cups: '908849',
    loinc: '21613-5',
    purpose: words(
      'Busca la bacteria Chlamydia trachomatis con un hisopo que la misma paciente puede tomarse. Sin tratar, puede subir a las trompas y dificultar un embarazo.',
      'Looks for the bacterium Chlamydia trachomatis with a swab that the patient can take herself. Untreated, it can climb to the tubes and make pregnancy difficult.',
    ),
    askedFor: words(
      'Se pide cada año a mujeres menores de 25, en el embarazo y ante flujo o sangrado después de las relaciones.',
      'Ordered every year for women under 25, in pregnancy, and for a discharge or bleeding after sex.',
    ),
    preparation: beforeVaginalSample,
    specimens: [vaginalSwab],
    counselling: 'hiv-sti',
    price: 165000,
  }),
  detection({
    code: 'INF-120',
    slug: 'gonorrea-pcr-en-orina',
    analyte: 'gonorrhoea-dna',
    name: words('Gonorrea por PCR en orina', 'Gonorrhea PCR in urine'),
    synonyms: {
      es: ['gonorrea', 'gonococo', 'PCR gonococo', 'gota'],
      en: ['Neisseria gonorrhoeae', 'gonorrhea NAAT', 'the clap'],
    },
    cups: '908850',
    loinc: '24111-7',
    purpose: words(
      'Busca en el primer chorro de orina la bacteria de la gonorrea. En los hombres casi siempre da secreción y ardor; en la garganta y el recto suele ser silenciosa.',
      'Looks in the first stream of urine for the bacterium of gonorrhea. In men it nearly always gives a discharge and burning; in the throat and rectum it is usually silent.',
    ),
    askedFor: words(
      'Se pide ante secreción por el pene, en parejas de personas infectadas y junto con la clamidia.',
      'Ordered for a discharge from the penis, for partners of infected people and together with chlamydia.',
    ),
    notes: words(
      'No dice a qué antibióticos responde: para eso hace falta el cultivo.',
      'It does not tell which antibiotics work: for that a culture is needed.',
    ),
    preparation: holdUrine,
    specimens: [firstStream],
    counselling: 'hiv-sti',
    price: 165000,
  }),
  detection({
    code: 'INF-121',
    slug: 'gonorrea-pcr-en-hisopado',
    analyte: 'gonorrhoea-dna',
    name: words('Gonorrea por PCR en hisopado vaginal', 'Gonorrhea PCR in vaginal swab'),
    synonyms: {
      es: ['gonorrea', 'gonococo', 'PCR gonococo', 'flujo'],
      en: ['Neisseria gonorrhoeae', 'gonorrhea NAAT', 'vaginal discharge'],
    },
    cups: '908850',
    loinc: '24111-7',
    purpose: words(
      'Busca la bacteria de la gonorrea en la vagina con un hisopo. En la mitad de las mujeres no da molestias, y aun así puede inflamar las trompas.',
      'Looks for the bacterium of gonorrhea in the vagina with a swab. In half of women it gives no discomfort, and even so it can inflame the tubes.',
    ),
    askedFor: words(
      'Se pide ante flujo amarillo, dolor bajo o una pareja con gonorrea, y en el embarazo.',
      'Ordered for a yellow discharge, lower abdominal pain or a partner with gonorrhea, and in pregnancy.',
    ),
    preparation: beforeVaginalSample,
    specimens: [vaginalSwab],
    counselling: 'hiv-sti',
    price: 165000,
  }),
  exam({
    code: 'INF-122',
    slug: 'panel-molecular-its-en-orina',
    name: words('Panel molecular de ITS en orina', 'STI molecular panel in urine'),
    synonyms: {
      es: ['panel de transmisión sexual', 'ITS por PCR', 'uretritis', 'infecciones de transmisión sexual'],
      en: ['STI PCR panel', 'urethritis panel', 'sexually transmitted infections'],
    },
    cups: '908859',
    area: 'infectious',
    purpose: words(
      'Busca en una sola muestra de orina 7 gérmenes que se transmiten por vía sexual. Da con la causa de una uretritis aunque haya más de una.',
      'Looks in a single urine sample for 7 germs passed on through sex. It finds the cause of a urethritis even when there is more than one.',
    ),
    askedFor: words(
      'Se pide ante ardor al orinar o secreción, y cuando una primera prueba fue negativa y las molestias siguen.',
      'Ordered for burning when urinating or a discharge, and when a first test was negative and the discomfort goes on.',
    ),
    notes: words(
      'Ureaplasma y Mycoplasma hominis viven en muchas personas sanas: encontrarlos no siempre significa enfermedad.',
      'Ureaplasma and Mycoplasma hominis live in many healthy people: finding them does not always mean disease.',
    ),
    preparation: holdUrine,
    specimens: [firstStream],
    method: words('PCR múltiple', 'Multiplex PCR'),
    performedBy: 'referral',
    turnaround: referredPcr,
    components: several([
      ['chlamydia-trachomatis', 'Chlamydia trachomatis', 'Chlamydia trachomatis'],
      ['neisseria-gonorrhoeae', 'Neisseria gonorrhoeae', 'Neisseria gonorrhoeae'],
      ['mycoplasma-genitalium', 'Mycoplasma genitalium', 'Mycoplasma genitalium'],
      ['trichomonas-vaginalis', 'Trichomonas vaginalis', 'Trichomonas vaginalis'],
      ['ureaplasma-urealyticum', 'Ureaplasma urealyticum', 'Ureaplasma urealyticum'],
      ['ureaplasma-parvum', 'Ureaplasma parvum', 'Ureaplasma parvum'],
      ['mycoplasma-hominis', 'Mycoplasma hominis', 'Mycoplasma hominis'],
    ]),
    counselling: 'hiv-sti',
    price: 320000,
  }),
  exam({
    code: 'INF-123',
    slug: 'panel-molecular-its-en-hisopado',
    name: words('Panel molecular de ITS en hisopado vaginal', 'STI molecular panel in vaginal swab'),
    synonyms: {
      es: ['panel de transmisión sexual', 'ITS por PCR', 'cervicitis', 'flujo', 'infecciones de transmisión sexual'],
      en: ['STI PCR panel', 'cervicitis panel', 'discharge', 'sexually transmitted infections'],
    },
    cups: '908859',
    area: 'infectious',
    purpose: words(
      'Busca con un hisopo vaginal los mismos 7 gérmenes de transmisión sexual. Encuentra infecciones que no se ven en el frotis de flujo.',
      'Looks with a vaginal swab for the same 7 sexually transmitted germs. It finds infections that a smear of the discharge does not show.',
    ),
    askedFor: words(
      'Se pide ante flujo que no mejora, dolor en las relaciones o sangrado entre periodos.',
      'Ordered for a discharge that does not improve, pain during sex or bleeding between periods.',
    ),
    notes: words(
      'Ureaplasma y Mycoplasma hominis viven en muchas personas sanas: encontrarlos no siempre significa enfermedad.',
      'Ureaplasma and Mycoplasma hominis live in many healthy people: finding them does not always mean disease.',
    ),
    preparation: beforeVaginalSample,
    specimens: [vaginalSwab],
    method: words('PCR múltiple', 'Multiplex PCR'),
    performedBy: 'referral',
    turnaround: referredPcr,
    components: several([
      ['chlamydia-trachomatis', 'Chlamydia trachomatis', 'Chlamydia trachomatis'],
      ['neisseria-gonorrhoeae', 'Neisseria gonorrhoeae', 'Neisseria gonorrhoeae'],
      ['mycoplasma-genitalium', 'Mycoplasma genitalium', 'Mycoplasma genitalium'],
      ['trichomonas-vaginalis', 'Trichomonas vaginalis', 'Trichomonas vaginalis'],
      ['ureaplasma-urealyticum', 'Ureaplasma urealyticum', 'Ureaplasma urealyticum'],
      ['ureaplasma-parvum', 'Ureaplasma parvum', 'Ureaplasma parvum'],
      ['mycoplasma-hominis', 'Mycoplasma hominis', 'Mycoplasma hominis'],
    ]),
    counselling: 'hiv-sti',
    price: 320000,
  }),
  detection({
    code: 'INF-124',
    slug: 'mycoplasma-genitalium-pcr',
    analyte: 'mycoplasma-genitalium',
    name: words('Mycoplasma genitalium por PCR en orina', 'Mycoplasma genitalium PCR in urine'),
    synonyms: {
      es: ['uretritis que no mejora', 'micoplasma genital'],
      en: ['persistent urethritis', 'genital mycoplasma'],
    },
    cups: '908855',
    purpose: words(
      'Busca una bacteria muy pequeña que causa uretritis y cervicitis y que no crece en los cultivos corrientes. Suele resistir los antibióticos que se usan para la clamidia.',
      'Looks for a very small bacterium that causes urethritis and cervicitis and does not grow in ordinary cultures. It often resists the antibiotics used for chlamydia.',
    ),
    askedFor: words(
      'Se pide cuando el ardor o la secreción vuelven después de un tratamiento.',
      'Ordered when burning or a discharge returns after treatment.',
    ),
    preparation: holdUrine,
    specimens: [firstStream],
    counselling: 'hiv-sti',
  }),
  detection({
    code: 'INF-125',
    slug: 'trichomonas-pcr',
    analyte: 'trichomonas',
    name: words('Trichomonas vaginalis por PCR en hisopado vaginal', 'Trichomonas vaginalis PCR in vaginal swab'),
    synonyms: {
      es: ['tricomonas', 'flujo verdoso', 'mal olor vaginal'],
      en: ['trichomoniasis', 'greenish discharge', 'vaginal odor'],
    },
    cups: '908857',
    purpose: words(
      'Busca el parásito de la tricomoniasis, que da un flujo espumoso y de mal olor. Lo encuentra aunque en el frotis fresco ya no se mueva.',
      'Looks for the parasite of trichomoniasis, which gives a frothy, foul-smelling discharge. It finds it even when it no longer moves in the wet mount.',
    ),
    askedFor: words(
      'Se pide ante flujo con rasquiña y frotis negativo, y en parejas de personas infectadas.',
      'Ordered for an itchy discharge and a negative smear, and for partners of infected people.',
    ),
    preparation: beforeVaginalSample,
    specimens: [vaginalSwab],
    counselling: 'hiv-sti',
  }),
  exam({
    code: 'INF-126',
    slug: 'vph-adn-alto-riesgo',
    name: words('Virus del papiloma humano (VPH), ADN de alto riesgo', 'Human papillomavirus (HPV), high-risk DNA'),
    synonyms: {
      es: [
        'VPH',
        'papiloma',
        'ADN-VPH',
        'examen del papiloma',
        'cáncer de cuello uterino',
        'citología y VPH',
        'verrugas genitales',
        'condilomas',
      ],
      en: ['HPV', 'HPV test', 'cervical screening', 'smear test', 'genital warts'],
    },
    cups: '908436',
    loinc: '30167-1',
    area: 'infectious',
    purpose: words(
      'Busca en el cuello del útero los tipos de papiloma que pueden llegar a causar cáncer. Avisa antes que la citología, cuando hay años para actuar.',
      'Looks on the cervix for the types of papillomavirus that can come to cause cancer. It warns earlier than a smear, when there are years in which to act.',
    ),
    askedFor: words(
      'Se recomienda a las mujeres de 30 a 65 años cada 5 años, y después de una citología dudosa.',
      'Recommended for women aged 30 to 65 every 5 years, and after a doubtful smear.',
    ),
    notes: words(
      'Tener el virus es muy común y casi siempre desaparece solo: un positivo no es cáncer, pero pide más estudio.',
      'Having the virus is very common and it nearly always goes away by itself: a positive is not cancer, but calls for further study.',
    ),
    preparation: {
      abstentions: [leaveOut('sex', 48), leaveOut('vaginal-products', 48)],
      cycleDays: { from: 6, to: 45 },
      instructions: [anyDayWithoutPeriod],
    },
    specimens: [cervicalBrush],
    method: pcr,
    performedBy: 'referral',
    turnaround: referred(5, ['tuesday', 'friday']),
    components: several([
      ['hpv-16', 'VPH 16', 'HPV 16'],
      ['hpv-18', 'VPH 18', 'HPV 18'],
      ['hpv-other', 'Otros tipos de alto riesgo', 'Other high-risk types'],
    ]),
    counselling: 'hiv-sti',
    price: 195000,
  }),
  exam({
    code: 'INF-127',
    slug: 'vph-genotipificacion',
    name: words('Virus del papiloma humano (VPH), genotipificación', 'Human papillomavirus (HPV), genotyping'),
    synonyms: {
      es: ['tipos de VPH', 'genotipo VPH', 'verrugas genitales'],
      en: ['HPV types', 'HPV genotype', 'genital warts'],
    },
    area: 'infectious',
    purpose: words(
      'Nombra uno por uno los tipos de papiloma presentes, los de alto riesgo y los que causan verrugas. Permite saber si un positivo es el mismo de antes o uno nuevo.',
      'Names one by one the types of papillomavirus present, the high-risk ones and those that cause warts. It makes it possible to tell whether a positive is the same as before or a new one.',
    ),
    askedFor: words(
      'Se pide en controles después de un tratamiento del cuello del útero.',
      'Ordered at checkups after treatment of the cervix.',
    ),
    preparation: { abstentions: [leaveOut('sex', 48), leaveOut('vaginal-products', 48)] },
    specimens: [cervicalBrush],
    method: words('PCR con hibridación', 'PCR with hybridization'),
    performedBy: 'referral',
    turnaround: referred(8, ['wednesday']),
    components: several([
      ['high-risk-types', 'Tipos de alto riesgo', 'High-risk types'],
      ['low-risk-types', 'Tipos de bajo riesgo', 'Low-risk types'],
    ]),
    counselling: 'hiv-sti',
  }),
  exam({
    code: 'INF-128',
    slug: 'herpes-simple-pcr-en-lesion',
    name: words('Herpes simple 1 y 2 por PCR en lesión', 'Herpes simplex 1 and 2 PCR in lesion'),
    synonyms: {
      es: ['herpes genital', 'herpes labial', 'llaga', 'ampolla'],
      en: ['genital herpes', 'cold sore', 'ulcer', 'blister'],
    },
    cups: '908824',
    area: 'infectious',
    purpose: words(
      'Busca el herpes en el líquido o el fondo de una ampolla y dice si es de tipo 1 o 2. Es la mejor manera de ponerle nombre a una llaga.',
      'Looks for herpes in the fluid or the base of a blister and says whether it is type 1 or 2. It is the best way to put a name to a sore.',
    ),
    askedFor: words(
      'Se pide ante ampollas o llagas dolorosas en genitales, boca o piel, de preferencia en las primeras 72 horas.',
      'Ordered for blisters or painful sores on genitals, mouth or skin, preferably within the first 72 hours.',
    ),
    preparation: {
      instructions: [
        words(
          'No se aplique cremas ni alcohol sobre la lesión antes de la muestra.',
          'Do not put creams or alcohol on the sore before the sample.',
        ),
      ],
    },
    specimens: [lesionSwab],
    method: pcr,
    performedBy: 'referral',
    turnaround: referredPcr,
    components: several([
      ['hsv-1', 'Herpes simple 1', 'Herpes simplex 1'],
      ['hsv-2', 'Herpes simple 2', 'Herpes simplex 2'],
    ]),
    counselling: 'hiv-sti',
  }),
  detection({
    code: 'INF-129',
    slug: 'mpox-pcr',
    analyte: 'mpox',
    name: words('Viruela símica (mpox) por PCR', 'Mpox PCR'),
    synonyms: { es: ['mpox', 'viruela del mono', 'monkeypox'], en: ['monkeypox'] },
    cups: '908856',
    purpose: words(
      'Busca el virus de la viruela símica en el líquido o la costra de las lesiones. Se contagia por contacto estrecho, sobre todo de piel con piel.',
      'Looks for the mpox virus in the fluid or scab of the lesions. It is caught by close contact, above all skin to skin.',
    ),
    askedFor: words(
      'Se pide ante granos con un hundimiento en el centro, ganglios y fiebre después de un contacto.',
      'Ordered for spots that have a dimple in the center, swollen glands and fever after contact.',
    ),
    notes: words(
      'Los casos se notifican a la secretaría de salud. Cubra las lesiones al venir.',
      'Cases are reported to the health authority. Cover the lesions when you come.',
    ),
    specimens: [lesionSwab],
    turnaround: referred(3),
    counselling: 'hiv-sti',
  }),
];

const respiratory: readonly Exam[] = [
  detection({
    code: 'INF-130',
    slug: 'covid-19-pcr',
    analyte: 'sars-cov-2-rna',
    name: words('COVID-19 (SARS-CoV-2) por PCR', 'COVID-19 (SARS-CoV-2) PCR'),
    synonyms: {
      es: ['covid', 'coronavirus', 'PCR covid', 'prueba de covid para viaje'],
      en: ['covid', 'coronavirus', 'covid travel test'],
    },
    cups: '908856',
    loinc: '94500-6',
    purpose: words(
      'Busca el material genético del coronavirus en la nariz y la garganta. Es la prueba más sensible para saber si hay COVID-19.',
      'Looks for the genetic material of the coronavirus in the nose and throat. It is the most sensitive test for COVID-19.',
    ),
    askedFor: words(
      'Se pide ante fiebre, tos o falta de aire, en personas que se van a hospitalizar o como requisito de viaje.',
      'Ordered for fever, cough or breathlessness, for people about to be admitted to the hospital, or as a travel requirement.',
    ),
    notes: words(
      'Puede seguir positiva semanas después de que la persona ya no contagia.',
      'It may stay positive for weeks after the person is no longer infectious.',
    ),
    urgent: breathless,
    specimens: [nasopharyngealSwab],
    performedBy: 'own',
    turnaround: sameDay(6),
    price: 165000,
  }),
  exam({
    code: 'INF-131',
    slug: 'covid-influenza-y-vsr-pcr',
    name: words('COVID-19, influenza A y B y virus sincitial por PCR', 'COVID-19, influenza A and B and RSV PCR'),
    synonyms: {
      es: ['gripa fuerte', 'influenza', 'VSR', 'bronquiolitis', 'panel de gripa'],
      en: ['flu', 'influenza', 'RSV', 'bronchiolitis'],
    },
    cups: '908859',
    area: 'infectious',
    purpose: words(
      'Distingue con un solo hisopo los 4 virus que más enferman en época de lluvias. Saber cuál es ayuda a decidir el tratamiento y el aislamiento.',
      'Tells apart with a single swab the 4 viruses that cause most illness in the rainy season. Knowing which it is helps to decide on treatment and isolation.',
    ),
    askedFor: words(
      'Se pide en bebés con bronquiolitis, mayores de 60 años, embarazadas y personas con defensas bajas.',
      'Ordered for babies with bronchiolitis, people over 60, pregnant women and people with low defenses.',
    ),
    urgent: breathless,
    specimens: [nasopharyngealSwab],
    method: words('PCR múltiple', 'Multiplex PCR'),
    turnaround: sameDay(6),
    components: several([
      ['sars-cov-2', 'SARS-CoV-2', 'SARS-CoV-2'],
      ['influenza-a', 'Influenza A', 'Influenza A'],
      ['influenza-b', 'Influenza B', 'Influenza B'],
      ['rsv', 'Virus sincitial respiratorio', 'Respiratory syncytial virus'],
    ]),
    price: 240000,
  }),
  detection({
    code: 'INF-132',
    slug: 'tosferina-pcr',
    analyte: 'bordetella-pertussis',
    name: words('Tosferina (Bordetella pertussis) por PCR', 'Whooping cough (Bordetella pertussis) PCR'),
    synonyms: { es: ['tos ferina', 'tosferina', 'pertussis', 'tos de perro'], en: ['pertussis', 'whooping cough'] },
    cups: '908836',
    purpose: words(
      'Busca en la nariz la bacteria de la tosferina, muy peligrosa en menores de 6 meses. Funciona mejor en las 3 primeras semanas de tos.',
      'Looks in the nose for the whooping cough bacterium, very dangerous under 6 months of age. It works best in the first 3 weeks of cough.',
    ),
    askedFor: words(
      'Se pide en bebés con ataques de tos, vómito o pausas al respirar, y en quienes conviven con ellos.',
      'Ordered for babies with bouts of coughing, vomiting or pauses in breathing, and for those who live with them.',
    ),
    urgent: pauseInBreathing,
    specimens: [nasopharyngealSwab],
    turnaround: referred(3, ['monday', 'wednesday', 'friday']),
  }),
  exam({
    code: 'INF-133',
    slug: 'tuberculosis-pcr-con-rifampicina',
    name: words('Tuberculosis por PCR, con resistencia a rifampicina', 'Tuberculosis PCR, with rifampicin resistance'),
    synonyms: {
      es: ['GeneXpert', 'TB PCR', 'prueba molecular de tuberculosis', 'BK molecular'],
      en: ['GeneXpert', 'TB PCR', 'TB NAAT'],
    },
    cups: '908825',
    area: 'infectious',
    purpose: words(
      'Busca en la flema el material genético de la bacteria de la tuberculosis y dice si resiste la rifampicina, uno de los medicamentos principales. Encuentra más casos que la baciloscopia y en mucho menos tiempo que el cultivo.',
      'Looks in the phlegm for the genetic material of the tuberculosis bacterium and says whether it resists rifampicin, one of the main medicines. It finds more cases than a smear and in far less time than a culture.',
    ),
    askedFor: words(
      'Se pide ante tos con flema de más de 15 días, fiebre por la tarde, sudor de noche o pérdida de peso.',
      'Ordered for a cough with phlegm for more than 15 days, evening fever, night sweats or weight loss.',
    ),
    notes: words(
      'No sirve para seguir el tratamiento, porque también detecta bacterias muertas.',
      'It cannot be used to follow treatment, because it also detects dead bacteria.',
    ),
    preparation: {
      instructions: [
        words(
          'Recoja la primera flema de la mañana, que salga de una tos profunda y no sea saliva.',
          'Collect the first phlegm of the morning, from a deep cough and not saliva.',
        ),
        words('Recójala al aire libre o junto a una ventana abierta.', 'Collect it outdoors or beside an open window.'),
      ],
    },
    specimens: [sputum],
    method: words('PCR automatizada en cartucho', 'Automated cartridge PCR'),
    turnaround: inDays(1),
    components: several([
      ['mtb', 'Mycobacterium tuberculosis', 'Mycobacterium tuberculosis'],
      ['rifampicin-resistance', 'Resistencia a rifampicina', 'Rifampicin resistance'],
    ]),
    price: 210000,
  }),
  exam({
    code: 'INF-134',
    slug: 'tuberculosis-resistencia-molecular',
    name: words('Tuberculosis, resistencia a medicamentos por sondas', 'Tuberculosis, drug resistance by line probe'),
    synonyms: {
      es: ['LPA', 'tuberculosis resistente', 'isoniazida y rifampicina'],
      en: ['LPA', 'resistant tuberculosis', 'isoniazid and rifampicin'],
    },
    cups: '908846',
    area: 'infectious',
    purpose: words(
      'Busca en los genes de la bacteria los cambios que la hacen resistir la isoniazida y la rifampicina. Permite ajustar el tratamiento semanas antes que el cultivo.',
      'Looks in the genes of the bacterium for the changes that make it resist isoniazid and rifampicin. It allows treatment to be adjusted weeks ahead of the culture.',
    ),
    askedFor: words(
      'Se pide cuando la tuberculosis vuelve, no mejora o viene de un contacto con una forma resistente.',
      'Ordered when tuberculosis returns, does not improve or comes from contact with a resistant form.',
    ),
    specimens: [sputum],
    method: words('Sondas en línea', 'Line probe assay'),
    performedBy: 'referral',
    turnaround: referred(6, ['tuesday', 'friday']),
    components: several([
      ['isoniazid-resistance', 'Resistencia a isoniazida', 'Isoniazid resistance'],
      ['rifampicin-resistance', 'Resistencia a rifampicina', 'Rifampicin resistance'],
    ]),
  }),
  detection({
    code: 'INF-135',
    slug: 'micobacterias-no-tuberculosas-pcr',
    analyte: 'ntm-dna',
    name: words('Micobacterias no tuberculosas por PCR', 'Non-tuberculous mycobacteria PCR'),
    synonyms: { es: ['MNT', 'micobacterias atípicas'], en: ['NTM', 'atypical mycobacteria'] },
    cups: '908826',
    purpose: words(
      'Busca parientes de la bacteria de la tuberculosis que viven en el agua y el suelo. No se contagian de persona a persona y se tratan de otra manera.',
      'Looks for relatives of the tuberculosis bacterium that live in water and soil. They do not pass from person to person and are treated in another way.',
    ),
    askedFor: words(
      'Se pide cuando la baciloscopia es positiva y la PCR de tuberculosis negativa.',
      'Ordered when the smear is positive and the tuberculosis PCR negative.',
    ),
    specimens: [sputum],
    turnaround: referred(8, ['wednesday']),
  }),
];

const feverAndBrain: readonly Exam[] = [
  exam({
    code: 'INF-136',
    slug: 'arbovirus-pcr',
    name: words('Dengue, zika y chikunguña por PCR', 'Dengue, Zika and chikungunya PCR'),
    synonyms: {
      es: ['PCR de dengue', 'PCR de zika', 'fiebre por zancudo'],
      en: ['dengue PCR', 'Zika PCR', 'mosquito-borne fever'],
    },
    cups: '908859',
    area: 'infectious',
    purpose: words(
      'Busca a la vez el material genético de los 3 virus en los primeros 5 días de fiebre. A diferencia de las defensas, no los confunde entre sí.',
      'Looks for the genetic material of all 3 viruses together in the first 5 days of fever. Unlike antibodies, it does not mistake one for another.',
    ),
    askedFor: words(
      'Se pide en embarazadas, en casos graves y cuando hay que saber con certeza cuál es.',
      'Ordered for pregnant women, for severe cases and when it must be known for certain which it is.',
    ),
    urgent: dengueAlarm,
    specimens: [coldPlasma],
    method: words('PCR múltiple', 'Multiplex PCR'),
    performedBy: 'referral',
    turnaround: referred(3, ['monday', 'wednesday', 'friday']),
    components: several([
      ['dengue', 'Virus del dengue', 'Dengue virus'],
      ['zika', 'Virus del zika', 'Zika virus'],
      ['chikungunya', 'Virus del chikunguña', 'Chikungunya virus'],
    ]),
  }),
  detection({
    code: 'INF-137',
    urgent: dengueAlarm,
    slug: 'oropouche-pcr',
    analyte: 'oropouche',
    name: words('Oropouche por PCR', 'Oropouche PCR'),
    synonyms: { es: ['fiebre de Oropouche', 'jején'], en: ['Oropouche fever', 'midge fever'] },
    cups: '908856',
    purpose: words(
      'Busca el virus de Oropouche, que transmite un jején y se confunde con el dengue. La fiebre puede volver 1 o 2 semanas después.',
      'Looks for the Oropouche virus, carried by a biting midge and mistaken for dengue. The fever may come back 1 or 2 weeks later.',
    ),
    askedFor: words(
      'Se pide en fiebre con dengue negativo después de estar en la Amazonia, el Caribe o zonas de brote.',
      'Ordered for fever and a negative dengue test after being in the Amazon, the Caribbean or outbreak areas.',
    ),
    specimens: [coldPlasma],
  }),
  detection({
    code: 'INF-138',
    slug: 'leptospira-pcr',
    analyte: 'leptospira-dna',
    name: words('Leptospira por PCR', 'Leptospira PCR'),
    synonyms: { es: ['leptospirosis', 'PCR leptospira'], en: ['leptospirosis', 'Leptospira DNA'] },
    cups: '908855',
    purpose: words(
      'Busca la bacteria Leptospira en la sangre de la primera semana de fiebre, cuando las defensas aún son negativas. Después de esos días pasa a la orina.',
      'Looks for the bacterium Leptospira in the blood in the first week of fever, when antibodies are still negative. After those days it moves to the urine.',
    ),
    askedFor: words(
      'Se pide ante fiebre y ojos amarillos o rojos de menos de 7 días.',
      'Ordered for fever and yellow or red eyes for less than 7 days.',
    ),
    urgent: leptospirosis,
    specimens: [edtaBlood({ volumeMl: 4, minimumMl: 2, stability: [{ at: 'refrigerated', hours: 72 }] })],
  }),
  detection({
    code: 'INF-139',
    slug: 'plasmodium-pcr',
    analyte: 'plasmodium-dna',
    name: words('Malaria por PCR, con especie', 'Malaria PCR, with species'),
    synonyms: { es: ['paludismo', 'PCR de malaria', 'Plasmodium'], en: ['malaria DNA', 'Plasmodium'] },
    cups: '908857',
    purpose: words(
      'Busca el parásito de la malaria aunque haya muy pocos y nombra la especie. Aclara infecciones mezcladas que el microscopio no distingue.',
      'Looks for the malaria parasite even when there are very few, and names the species. It makes clear mixed infections that the microscope cannot tell apart.',
    ),
    askedFor: words(
      'Se pide cuando la gota gruesa deja dudas, en embarazadas y en donantes.',
      'Ordered when the thick smear leaves doubts, for pregnant women and for donors.',
    ),
    urgent: malaria,
    specimens: [edtaBlood({ stability: [{ at: 'refrigerated', hours: 96 }] })],
  }),
  detection({
    code: 'INF-140',
    slug: 'chagas-pcr',
    analyte: 'trypanosoma-cruzi-dna',
    name: words('Chagas (Trypanosoma cruzi) por PCR', 'Chagas disease (Trypanosoma cruzi) PCR'),
    synonyms: {
      es: ['PCR de Chagas', 'Chagas congénito', 'Chagas agudo'],
      en: ['Chagas PCR', 'congenital Chagas', 'acute Chagas'],
    },
    cups: '908857',
    purpose: words(
      'Busca el parásito de Chagas en la sangre. Encuentra la infección reciente, la del recién nacido y la que se reactiva con las defensas bajas.',
      'Looks for the Chagas parasite in the blood. It finds recent infection, that of the newborn and that which returns when defenses are low.',
    ),
    askedFor: words(
      'Se pide en bebés de madres con Chagas y en brotes por alimentos contaminados.',
      'Ordered for babies of mothers with Chagas disease and for outbreaks from contaminated food.',
    ),
    notes: words(
      'En la forma antigua el parásito es tan escaso que puede no detectarse: un negativo no la descarta.',
      'In the old form the parasite is so scarce that it may not be detected: a negative does not rule it out.',
    ),
    specimens: [edtaBlood({ volumeMl: 6, minimumMl: 2, stability: [{ at: 'refrigerated', hours: 48 }] })],
  }),
  detection({
    code: 'INF-141',
    slug: 'leishmania-pcr',
    analyte: 'leishmania-dna',
    name: words('Leishmania por PCR en lesión de piel', 'Leishmania PCR in skin lesion'),
    synonyms: { es: ['leishmaniasis', 'úlcera de la selva', 'pito'], en: ['leishmaniasis', 'jungle ulcer', 'sandfly'] },
    cups: '908828',
    purpose: words(
      'Busca el parásito de la leishmaniasis en un raspado del borde de la úlcera y distingue la especie. Es la más sensible en lesiones viejas, en las que el microscopio ya no lo ve.',
      'Looks for the parasite of leishmaniasis in a scraping from the edge of the ulcer and tells the species. It is the most sensitive in old lesions, in which the microscope no longer sees it.',
    ),
    askedFor: words(
      'Se pide ante úlceras de más de 2 semanas en quien estuvo en el monte, con examen directo negativo.',
      'Ordered for ulcers of more than 2 weeks in someone who has been in the forest, after a negative direct examination.',
    ),
    specimens: [
      sampled('skin-scraping', 'sterile-tube', {
        stability: [
          { at: 'room', hours: 72 },
          { at: 'refrigerated', hours: 168 },
        ],
      }),
    ],
  }),
  detection({
    code: 'INF-142',
    sensitive: true,
    slug: 'lepra-pcr',
    analyte: 'mycobacterium-leprae',
    name: words('Lepra (Mycobacterium leprae) por PCR', 'Leprosy (Mycobacterium leprae) PCR'),
    synonyms: {
      es: ['lepra', 'enfermedad de Hansen', 'manchas sin sensibilidad'],
      en: ['Hansen’s disease', 'numb patches'],
    },
    cups: '908827',
    purpose: words(
      'Busca en un pequeño corte o biopsia de piel la bacteria de la lepra, que no crece en los cultivos. Ayuda en las formas con muy pocas bacterias.',
      'Looks in a small slit or biopsy of skin for the bacterium of leprosy, which does not grow in culture. It helps in the forms with very few bacteria.',
    ),
    askedFor: words(
      'Se pide ante manchas claras o rojizas que han perdido la sensibilidad.',
      'Ordered for pale or reddish patches that have lost feeling.',
    ),
    notes: words(
      'La lepra se cura, y deja de contagiar poco después de comenzar el tratamiento.',
      'Leprosy can be cured, and stops being catching soon after treatment begins.',
    ),
    specimens: [
      sampled('tissue', 'sterile-tube', {
        stability: [{ at: 'refrigerated', hours: 72 }],
        rejectedWhen: ['unlabelled', 'in-formalin', 'dried-out'],
      }),
    ],
    turnaround: referred(10, ['wednesday']),
  }),
  detection({
    code: 'INF-143',
    sensitive: true,
    slug: 'herpes-simple-pcr-en-liquido-cefalorraquideo',
    analyte: 'hsv-dna',
    name: words(
      'Herpes simple 1 y 2 por PCR en líquido cefalorraquídeo',
      'Herpes simplex 1 and 2 PCR in cerebrospinal fluid',
    ),
    synonyms: { es: ['encefalitis herpética', 'meningitis'], en: ['herpes encephalitis', 'meningitis'] },
    cups: '908824',
    purpose: words(
      'Busca el virus del herpes en el líquido que rodea el cerebro. La encefalitis que causa es una urgencia, y esta es la prueba que la confirma.',
      'Looks for the herpes virus in the fluid around the brain. The encephalitis it causes is an emergency, and this is the test that confirms it.',
    ),
    askedFor: words(
      'Se pide ante fiebre con confusión, convulsiones o cambios de conducta, y en recién nacidos muy enfermos.',
      'Ordered for fever and confusion, seizures or changes of behavior, and for very ill newborn babies.',
    ),
    urgent: meningitis,
    specimens: [cerebrospinal],
    turnaround: referred(1),
  }),
  detection({
    code: 'INF-144',
    slug: 'varicela-zoster-pcr',
    analyte: 'vzv-dna',
    name: words('Varicela zóster por PCR en lesión', 'Varicella zoster PCR in lesion'),
    synonyms: { es: ['varicela', 'culebrilla', 'herpes zóster'], en: ['chickenpox', 'shingles', 'VZV'] },
    cups: '908821',
    purpose: words(
      'Busca el virus de la varicela y la culebrilla en el líquido de una ampolla. Lo distingue del herpes simple y de la viruela símica.',
      'Looks for the virus of chickenpox and shingles in the fluid of a blister. It tells it from herpes simplex and mpox.',
    ),
    askedFor: words(
      'Se pide ante ampollas poco claras, en el embarazo y en personas con defensas bajas.',
      'Ordered for unclear blisters, in pregnancy and for people with low defenses.',
    ),
    specimens: [lesionSwab],
  }),
  detection({
    code: 'INF-145',
    slug: 'enterovirus-pcr-en-liquido-cefalorraquideo',
    analyte: 'enterovirus-rna',
    name: words('Enterovirus por PCR en líquido cefalorraquídeo', 'Enterovirus PCR in cerebrospinal fluid'),
    synonyms: { es: ['meningitis viral', 'enterovirus'], en: ['viral meningitis', 'enterovirus'] },
    cups: '908856',
    purpose: words(
      'Busca en el líquido del cerebro los enterovirus, la causa más común de meningitis viral. Un positivo permite a menudo que el médico retire los antibióticos y que la persona vuelva pronto a casa.',
      'Looks in the fluid of the brain for enteroviruses, the commonest cause of viral meningitis. A positive often lets the doctor withdraw antibiotics and the person go home early.',
    ),
    askedFor: words(
      'Se pide en niños y jóvenes con dolor de cabeza fuerte, fiebre y cuello rígido.',
      'Ordered for children and young people with severe headache, fever and a stiff neck.',
    ),
    urgent: meningitis,
    specimens: [cerebrospinal],
    turnaround: referred(2),
  }),
  detection({
    code: 'INF-146',
    prenatal: true,
    slug: 'toxoplasma-pcr-en-liquido-amniotico',
    analyte: 'toxoplasma-dna',
    name: words('Toxoplasma por PCR en líquido amniótico', 'Toxoplasma PCR in amniotic fluid'),
    synonyms: {
      es: ['toxoplasmosis en el embarazo', 'amniocentesis'],
      en: ['toxoplasmosis in pregnancy', 'amniocentesis'],
    },
    cups: '908820',
    purpose: words(
      'Busca el parásito en el líquido que rodea al bebé, para saber si la infección de la madre le llegó. Se hace desde la semana 18 y al menos 4 semanas después del contagio.',
      'Looks for the parasite in the fluid around the baby, to learn whether the mother’s infection has reached it. It is done from week 18 and at least 4 weeks after infection.',
    ),
    askedFor: words(
      'Se pide en embarazadas con toxoplasmosis confirmada durante el embarazo.',
      'Ordered for pregnant women with toxoplasmosis confirmed during the pregnancy.',
    ),
    specimens: [
      sampled('amniotic-fluid', 'sterile-tube', {
        volumeMl: 15,
        minimumMl: 5,
        stability: [{ at: 'refrigerated', hours: 48 }],
        rejectedWhen: ['unlabelled', 'insufficient', 'contaminated'],
      }),
    ],
  }),
  detection({
    code: 'INF-147',
    slug: 'sarampion-pcr',
    analyte: 'measles-rna',
    name: words('Sarampión por PCR', 'Measles PCR'),
    synonyms: { es: ['sarampión', 'brote con fiebre'], en: ['rash with fever'] },
    cups: '908843',
    purpose: words(
      'Busca el virus del sarampión en la nariz y la garganta en los primeros días del brote. Confirma el caso y permite saber de dónde vino el virus.',
      'Looks for the measles virus in the nose and throat in the first days of the rash. It confirms the case and makes it possible to learn where the virus came from.',
    ),
    askedFor: words(
      'Se pide en todo caso sospechoso, junto con la IgM, por la vigilancia en salud pública.',
      'Ordered for every suspected case, together with the IgM, for public health surveillance.',
    ),
    specimens: [nasopharyngealSwab],
    turnaround: referred(3),
  }),
  detection({
    code: 'INF-148',
    urgent: severeDiarrhea,
    slug: 'clostridioides-difficile-pcr',
    analyte: 'c-difficile-toxin-gene',
    name: words('Clostridioides difficile por PCR en heces', 'Clostridioides difficile PCR in stool'),
    synonyms: {
      es: ['Clostridium difficile', 'diarrea por antibióticos', 'C. diff'],
      en: ['C. diff', 'antibiotic diarrhea'],
    },
    cups: '908834',
    purpose: words(
      'Busca el gen de la toxina de una bacteria que crece cuando los antibióticos acaban con las demás. Causa diarreas que pueden llegar a ser graves.',
      'Looks for the toxin gene of a bacterium that grows when antibiotics have done away with the rest. It causes diarrhea that can become serious.',
    ),
    askedFor: words(
      'Se pide ante 3 o más deposiciones líquidas al día, después de antibióticos o de una hospitalización.',
      'Ordered for 3 or more liquid stools a day, after antibiotics or a stay in the hospital.',
    ),
    notes: words(
      'Muestra que la bacteria puede producir la toxina, no que la esté produciendo. Por eso se hace solo en heces líquidas y no se repite para confirmar la curación.',
      'It shows that the bacterium can make the toxin, not that it is making it. That is why it is done only on liquid stools and is not repeated to confirm a cure.',
    ),
    specimens: [stool({ stability: [{ at: 'refrigerated', hours: 72 }] })],
    turnaround: referred(2),
    price: 215000,
  }),
];

interface SyndromicPanel {
  code: string;
  slug: string;
  name: Words;
  synonyms: Exam['synonyms'];
  purpose: Words;
  askedFor: Words;
  notes: Words;
  urgent: Urgent | null;
  specimens: readonly Specimen[];
  turnaround: Exam['turnaround'];
  germs: Parameters<typeof several>[0];
  preparation?: NonNullable<AuthoredExam['preparation']>;
  counselling?: Exam['counselling'];
}

/** Tests for many germs that cause the same symptoms at once: "identificación simultánea de múltiples patógenos". */
const syndromic = ({ germs, ...panel }: SyndromicPanel): Exam =>
  exam({
    ...panel,
    cups: '908859',
    area: 'microbiology',
    method: words('PCR múltiple automatizada', 'Automated multiplex PCR'),
    components: several(germs),
  });

const syndromicPanels: readonly Exam[] = [
  syndromic({
    code: 'MIC-076',
    slug: 'panel-respiratorio-por-pcr',
    name: words('Panel respiratorio por PCR', 'Respiratory panel by PCR'),
    synonyms: {
      es: ['FilmArray respiratorio', 'panel viral', 'neumonía', 'gripa fuerte'],
      en: ['respiratory FilmArray', 'viral panel', 'pneumonia'],
    },
    purpose: words(
      'Busca de una vez más de 15 virus y bacterias que causan gripa, bronquiolitis y neumonía. La respuesta llega el mismo día y puede evitar un antibiótico innecesario.',
      'Looks in one go for more than 15 viruses and bacteria that cause colds, bronchiolitis and pneumonia. The answer comes the same day and may spare an unnecessary antibiotic.',
    ),
    askedFor: words(
      'Se pide en niños pequeños, mayores y personas con defensas bajas que tienen una infección respiratoria fuerte.',
      'Ordered for small children, older people and people with low defenses who have a severe respiratory infection.',
    ),
    notes: words(
      'Algunos virus se quedan en la nariz por semanas: encontrarlos no prueba que sean la causa de hoy.',
      'Some viruses stay in the nose for weeks: finding them does not prove that they are today’s cause.',
    ),
    urgent: breathless,
    specimens: [nasopharyngealSwab],
    turnaround: sameDay(6),
    germs: [
      ['adenovirus', 'Adenovirus', 'Adenovirus'],
      ['seasonal-coronavirus', 'Coronavirus estacionales', 'Seasonal coronaviruses'],
      ['sars-cov-2', 'SARS-CoV-2', 'SARS-CoV-2'],
      ['metapneumovirus', 'Metapneumovirus humano', 'Human metapneumovirus'],
      ['rhinovirus-enterovirus', 'Rinovirus y enterovirus', 'Rhinovirus and enterovirus'],
      ['influenza-a', 'Influenza A', 'Influenza A'],
      ['influenza-b', 'Influenza B', 'Influenza B'],
      ['parainfluenza', 'Parainfluenza 1 a 4', 'Parainfluenza 1 to 4'],
      ['rsv', 'Virus sincitial respiratorio', 'Respiratory syncytial virus'],
      ['bordetella-pertussis', 'Bordetella pertussis', 'Bordetella pertussis'],
      ['bordetella-parapertussis', 'Bordetella parapertussis', 'Bordetella parapertussis'],
      ['chlamydia-pneumoniae', 'Chlamydia pneumoniae', 'Chlamydia pneumoniae'],
      ['mycoplasma-pneumoniae', 'Mycoplasma pneumoniae', 'Mycoplasma pneumoniae'],
    ],
  }),
  syndromic({
    code: 'MIC-077',
    slug: 'panel-gastrointestinal-por-pcr',
    name: words('Panel gastrointestinal por PCR', 'Gastrointestinal panel by PCR'),
    synonyms: {
      es: ['FilmArray gastrointestinal', 'diarrea', 'panel de diarrea'],
      en: ['GI FilmArray', 'diarrhea panel', 'gastroenteritis'],
    },
    purpose: words(
      'Busca a la vez las bacterias, los virus y los parásitos que más causan diarrea. Encuentra en horas lo que el cultivo y el microscopio tardan días en mostrar.',
      'Looks in one go for the bacteria, viruses and parasites that most often cause diarrhea. It finds within hours what culture and microscope take days to show.',
    ),
    askedFor: words(
      'Se pide en diarreas con sangre o fiebre, de más de 7 días, después de un viaje o en personas con defensas bajas.',
      'Ordered for diarrhea with blood or fever, lasting more than 7 days, after travel, or in people with low defenses.',
    ),
    notes: words(
      'Varios de estos gérmenes pueden vivir en el intestino sin hacer daño: el médico decide cuál importa.',
      'Several of these germs can live in the gut without harm: the doctor decides which one matters.',
    ),
    urgent: severeDiarrhea,
    specimens: [
      stool({
        container: 'stool-transport',
        volumeMl: 5,
        minimumMl: 2,
        stability: [
          { at: 'room', hours: 48 },
          { at: 'refrigerated', hours: 96 },
        ],
      }),
    ],
    turnaround: sameDay(6),
    germs: [
      ['campylobacter', 'Campylobacter', 'Campylobacter'],
      ['c-difficile', 'Clostridioides difficile', 'Clostridioides difficile'],
      ['salmonella', 'Salmonella', 'Salmonella'],
      ['shigella', 'Shigella', 'Shigella'],
      ['vibrio', 'Vibrio', 'Vibrio'],
      ['yersinia', 'Yersinia enterocolitica', 'Yersinia enterocolitica'],
      ['e-coli-stec', 'Escherichia coli con toxina Shiga', 'Shiga toxin-producing Escherichia coli'],
      ['e-coli-others', 'Otras Escherichia coli que causan diarrea', 'Other diarrhea-causing Escherichia coli'],
      ['cryptosporidium', 'Cryptosporidium', 'Cryptosporidium'],
      ['cyclospora', 'Cyclospora cayetanensis', 'Cyclospora cayetanensis'],
      ['entamoeba-histolytica', 'Entamoeba histolytica', 'Entamoeba histolytica'],
      ['giardia', 'Giardia', 'Giardia'],
      ['adenovirus-40-41', 'Adenovirus 40 y 41', 'Adenovirus 40 and 41'],
      ['norovirus', 'Norovirus', 'Norovirus'],
      ['rotavirus', 'Rotavirus', 'Rotavirus'],
    ],
  }),
  syndromic({
    code: 'MIC-078',
    slug: 'panel-meningitis-por-pcr',
    name: words('Panel de meningitis y encefalitis por PCR', 'Meningitis and encephalitis panel by PCR'),
    synonyms: {
      es: ['FilmArray meningitis', 'meningitis', 'encefalitis'],
      en: ['meningitis FilmArray', 'meningitis', 'encephalitis'],
    },
    purpose: words(
      'Busca en el líquido que rodea el cerebro las bacterias, virus y hongos que causan meningitis. Cada hora cuenta, y con él se sabe el mismo día contra qué se lucha.',
      'Looks in the fluid around the brain for the bacteria, viruses and fungi that cause meningitis. Every hour counts, and this gives the answer the same day.',
    ),
    askedFor: words(
      'Se pide ante fiebre con cuello rígido, dolor de cabeza fuerte o confusión, en el hospital.',
      'Ordered for fever and a stiff neck, severe headache or confusion, in the hospital.',
    ),
    notes: words(
      'Se hace además del cultivo, que dice a qué antibióticos responde la bacteria.',
      'It is done besides the culture, which tells which antibiotics the bacterium responds to.',
    ),
    urgent: meningitis,
    specimens: [cerebrospinal],
    turnaround: sameDay(3),
    germs: [
      ['streptococcus-pneumoniae', 'Streptococcus pneumoniae', 'Streptococcus pneumoniae'],
      ['neisseria-meningitidis', 'Neisseria meningitidis', 'Neisseria meningitidis'],
      ['haemophilus-influenzae', 'Haemophilus influenzae', 'Haemophilus influenzae'],
      ['listeria', 'Listeria monocytogenes', 'Listeria monocytogenes'],
      ['streptococcus-agalactiae', 'Streptococcus agalactiae', 'Streptococcus agalactiae'],
      ['e-coli-k1', 'Escherichia coli K1', 'Escherichia coli K1'],
      ['hsv-1', 'Herpes simple 1', 'Herpes simplex 1'],
      ['hsv-2', 'Herpes simple 2', 'Herpes simplex 2'],
      ['hhv-6', 'Herpesvirus humano 6', 'Human herpesvirus 6'],
      ['enterovirus', 'Enterovirus', 'Enterovirus'],
      ['vzv', 'Varicela zóster', 'Varicella zoster'],
      ['cryptococcus', 'Cryptococcus', 'Cryptococcus'],
    ],
  }),
  syndromic({
    code: 'MIC-079',
    slug: 'panel-de-vaginitis-por-pcr',
    name: words('Panel de vaginitis por PCR', 'Vaginitis panel by PCR'),
    synonyms: {
      es: ['vaginosis bacteriana', 'candidiasis', 'flujo vaginal', 'mal olor'],
      en: ['bacterial vaginosis', 'thrush', 'vaginal discharge', 'odour'],
    },
    purpose: words(
      'Distingue las 3 causas más comunes de flujo y rasquiña: vaginosis bacteriana, cándida y tricomonas. Acierta más que el frotis cuando las molestias se repiten.',
      'Tells apart the 3 commonest causes of discharge and itching: bacterial vaginosis, candida and trichomonas. It is surer than a smear when the trouble keeps coming back.',
    ),
    askedFor: words(
      'Se pide ante flujo, ardor o mal olor que regresan después de tratarlos.',
      'Ordered for discharge, burning or odor that returns after treatment.',
    ),
    notes: words(
      'La cándida y Gardnerella viven en muchas mujeres sanas: encontrarlas sin síntomas no significa enfermedad.',
      'Candida and Gardnerella live in many healthy women: finding them without symptoms does not mean disease.',
    ),
    urgent: null,
    counselling: 'hiv-sti',
    preparation: beforeVaginalSample,
    specimens: [vaginalSwab],
    turnaround: inDays(1),
    germs: [
      ['bacterial-vaginosis', 'Vaginosis bacteriana', 'Bacterial vaginosis'],
      ['candida-albicans-group', 'Candida del grupo albicans', 'Candida albicans group'],
      ['candida-glabrata-krusei', 'Candida glabrata o krusei', 'Candida glabrata or krusei'],
      ['trichomonas-vaginalis', 'Trichomonas vaginalis', 'Trichomonas vaginalis'],
    ],
  }),
];

/** Germs detected by their genetic material. */
export const molecularInfectious: readonly Exam[] = [
  ...hivAndHepatitis,
  ...lowDefences,
  ...sexuallyTransmitted,
  ...respiratory,
  ...feverAndBrain,
  ...syndromicPanels,
];
