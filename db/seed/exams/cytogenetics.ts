import type { Component } from '../../../app/domain/exams/component.ts';
import type { Exam } from '../../../app/domain/exams/exam.ts';
import type { Words } from '../../../app/domain/exams/localized-text.ts';
import type { Specimen } from '../../../app/domain/exams/specimen.ts';
import { answered, edtaBlood, exam, heparinBlood, referred, sampled, words } from './authoring.ts';

/** The cells must divide in the laboratory, so they must arrive alive: never frozen, never in formalin. */
const alive: Partial<Specimen> = {
  stability: [
    { at: 'room', hours: 48 },
    { at: 'refrigerated', hours: 72 },
  ],
  rejectedWhen: ['unlabelled', 'wrong-container', 'insufficient', 'clotted', 'frozen', 'late'],
};
const livingBlood = () => heparinBlood({ volumeMl: 5, minimumMl: 2, ...alive });
const livingMarrow = () => sampled('bone-marrow', 'heparin', { volumeMl: 3, minimumMl: 1, ...alive });
const livingFluid = () =>
  sampled('amniotic-fluid', 'sterile-tube', {
    volumeMl: 20,
    minimumMl: 15,
    ...alive,
    rejectedWhen: ['unlabelled', 'wrong-container', 'insufficient', 'frozen', 'late', 'contaminated'],
  });
const livingTissue = () =>
  sampled('tissue', 'sterile-tube', {
    ...alive,
    rejectedWhen: ['unlabelled', 'wrong-container', 'insufficient', 'in-formalin', 'frozen', 'late', 'contaminated'],
  });
const dna = () =>
  edtaBlood({
    volumeMl: 4,
    minimumMl: 2,
    stability: [
      { at: 'room', hours: 72 },
      { at: 'refrigerated', hours: 168 },
    ],
  });

/** Cultured from Monday to Wednesday, so that the cells are harvested on a working day. */
const cultured = (days: number) => referred(days, ['monday', 'tuesday', 'wednesday']);

const consent = words(
  'Traiga la orden con el motivo del estudio y firme el consentimiento: le explicamos qué puede decir el examen y qué no.',
  'Bring the order with the reason for the study and sign the consent: we explain what the test can tell and what it cannot.',
);
const bloodKaryotype = words('46,XX o 46,XY', '46,XX or 46,XY');
const karyotypeResult = (expected: Words | null): Component[] => [
  answered('karyotype', words('Cariotipo (ISCN)', 'Karyotype (ISCN)'), expected),
  answered('cells', words('Metafases analizadas', 'Metaphases analyzed'), null),
];
const gBanding = words('Cultivo y bandeo G', 'Culture and G-banding');

interface Chromosomes {
  code: string;
  slug: string;
  name: readonly [es: string, en: string];
  es: readonly string[];
  en: readonly string[];
  cups?: string;
  loinc?: string;
  purpose: Words;
  askedFor: Words;
  notes?: Words;
  specimen: () => Specimen;
  method?: Words;
  days: number;
  price?: number;
  /** A congenital finding needs counseling. A tumor's chromosomes are not inherited. */
  germline?: false;
  prenatal?: true;
  components: readonly Component[];
}

const chromosomes = ({ name: [es, en], ...study }: Chromosomes): Exam =>
  exam({
    code: study.code,
    slug: study.slug,
    name: words(es, en),
    synonyms: { es: study.es, en: study.en },
    cups: study.cups ?? null,
    loinc: study.loinc ?? null,
    area: 'genetics',
    purpose: study.purpose,
    askedFor: study.askedFor,
    notes: study.notes ?? null,
    preparation: { instructions: [consent] },
    specimens: [study.specimen()],
    method: study.method ?? gBanding,
    performedBy: 'referral',
    turnaround: cultured(study.days),
    price: study.price ?? null,
    prenatal: study.prenatal ?? false,
    counselling: study.germline === false ? 'none' : 'genetic',
    components: study.components,
  });

const fish = words('FISH (hibridación in situ con fluorescencia)', 'FISH (fluorescence in situ hybridization)');

export const cytogenetics: readonly Exam[] = (
  [
    {
      code: 'GEN-013',
      slug: 'cariotipo-bandeo-g',
      name: ['Cariotipo con bandeo G', 'Karyotype, G-banding'],
      es: [
        'cariotipo',
        'cromosomas',
        'síndrome de Down',
        'cariotipo de pareja',
        'estudio genético',
        'Turner',
        'Klinefelter',
      ],
      en: ['karyotype', 'chromosomes', 'Down’s syndrome', 'Turner', 'Klinefelter', 'chromosome analysis'],
      cups: '908404',
      loinc: '29770-5',
      purpose: words(
        'Cuenta y ordena los 46 cromosomas y mira si sobra, falta o cambió de sitio algún trozo. Confirma síndromes como Down, Turner y Klinefelter y explica algunos abortos.',
        'Counts and lines up the 46 chromosomes and looks for any piece that is extra, missing or moved. It confirms syndromes such as Down, Turner and Klinefelter and explains some miscarriages.',
      ),
      askedFor: words(
        'Se pide en recién nacidos con rasgos de un síndrome, niñas de talla baja, parejas con 2 o más abortos e infertilidad.',
        'Ordered for newborns with features of a syndrome, girls of short stature, couples with 2 or more miscarriages and infertility.',
      ),
      notes: words(
        'No ve cambios pequeños: para eso se usan el microarreglo o la secuenciación.',
        'It does not see small changes: for those, a microarray or sequencing is used.',
      ),
      specimen: livingBlood,
      days: 15,
      price: 420000,
      components: karyotypeResult(bloodKaryotype),
    },
    {
      code: 'GEN-014',
      prenatal: true,
      slug: 'cariotipo-liquido-amniotico',
      name: ['Cariotipo en líquido amniótico', 'Amniotic fluid karyotype'],
      es: ['amniocentesis', 'cariotipo fetal', 'cariotipo prenatal'],
      en: ['amniocentesis', 'fetal karyotype', 'prenatal karyotype'],
      cups: '908404',
      purpose: words(
        'Estudia los cromosomas del bebé en las células que flotan en el líquido que lo rodea. Confirma o descarta lo que un tamizaje o una ecografía hicieron sospechar.',
        'Studies the baby’s chromosomes in the cells that float in the fluid around it. It confirms or rules out what a screening test or an ultrasound made doctors suspect.',
      ),
      askedFor: words(
        'Se pide desde la semana 15 con un tamizaje de alto riesgo o una malformación en la ecografía.',
        'Ordered from week 15 after a high-risk screening test or a malformation on the ultrasound.',
      ),
      specimen: livingFluid,
      days: 15,
      components: karyotypeResult(bloodKaryotype),
    },
    {
      code: 'GEN-015',
      slug: 'cariotipo-restos-ovulares',
      name: ['Cariotipo en restos ovulares', 'Products of conception karyotype'],
      es: ['aborto', 'cariotipo de aborto', 'pérdida del embarazo'],
      en: ['miscarriage karyotype', 'pregnancy loss', 'POC karyotype'],
      cups: '908431',
      purpose: words(
        'Busca en el tejido de una pérdida un error de los cromosomas, la causa de la mitad de los abortos del primer trimestre. Suele ser un hecho aislado y da tranquilidad para otro embarazo.',
        'Looks in the tissue of a miscarriage for an error of the chromosomes, the cause of half of first-trimester losses. It is mostly a one-off event and gives peace of mind for another pregnancy.',
      ),
      askedFor: words(
        'Se pide desde la segunda pérdida o cuando hubo malformaciones.',
        'Ordered from the second loss on or when there were malformations.',
      ),
      notes: words(
        'El tejido va en suero fisiológico estéril, nunca en formol.',
        'The tissue goes in sterile saline, never in formalin.',
      ),
      specimen: livingTissue,
      days: 18,
      components: karyotypeResult(bloodKaryotype),
    },
    {
      code: 'GEN-016',
      slug: 'cariotipo-medula-osea-leucemia',
      name: ['Cariotipo de médula ósea (leucemias)', 'Bone marrow karyotype (leukemias)'],
      es: ['cariotipo de leucemia', 'citogenética de médula', 'mielodisplasia'],
      en: ['leukemia karyotype', 'marrow cytogenetics', 'myelodysplasia'],
      cups: '908411',
      purpose: words(
        'Mira los cromosomas de las células enfermas de la sangre. Los cambios que aparecen solo en ellas dicen qué tipo de leucemia es y qué tratamiento conviene.',
        'Looks at the chromosomes of the diseased blood cells. Changes found in them alone tell which type of leukemia it is and which treatment suits.',
      ),
      askedFor: words(
        'Se pide al diagnosticar una leucemia, un mieloma o una mielodisplasia, y en su control.',
        'Ordered when leukemia, myeloma or myelodysplasia is diagnosed, and to follow it.',
      ),
      specimen: livingMarrow,
      days: 12,
      germline: false,
      components: karyotypeResult(bloodKaryotype),
    },
    {
      code: 'GEN-017',
      slug: 'cariotipo-cromosoma-filadelfia',
      name: ['Cariotipo para cromosoma Filadelfia', 'Philadelphia chromosome karyotype'],
      es: ['cromosoma Filadelfia', 'leucemia mieloide crónica', 't(9;22)'],
      en: ['Philadelphia chromosome', 'chronic myeloid leukemia', 't(9;22)'],
      cups: '908410',
      purpose: words(
        'Busca el cromosoma que resulta cuando el 9 y el 22 intercambian un pedazo. Es la firma de la leucemia mieloide crónica.',
        'Looks for the chromosome that results when 9 and 22 swap a piece. It is the signature of chronic myeloid leukemia.',
      ),
      askedFor: words(
        'Se pide con leucocitos muy altos y bazo grande, y para seguir el tratamiento.',
        'Ordered for very high white cells and a large spleen, and to follow treatment.',
      ),
      specimen: livingMarrow,
      days: 12,
      germline: false,
      components: karyotypeResult(words('Cromosoma Filadelfia ausente', 'Philadelphia chromosome absent')),
    },
    {
      code: 'GEN-018',
      slug: 'cariotipo-anemia-de-fanconi',
      name: ['Cariotipo para anemia de Fanconi', 'Fanconi anemia chromosome breakage'],
      es: ['Fanconi', 'diepoxibutano', 'DEB'],
      en: ['Fanconi', 'DEB test', 'chromosome breakage'],
      cups: '908429',
      purpose: words(
        'Pone las células frente a una sustancia que rompe el ADN y cuenta cuántos cromosomas se quiebran. En la anemia de Fanconi se quiebran muchos más.',
        'Exposes the cells to a substance that breaks DNA and counts how many chromosomes snap. In Fanconi anemia many more of them do.',
      ),
      askedFor: words(
        'Se pide en niños con médula que falla, baja talla, manchas o pulgares distintos.',
        'Ordered for children with a failing marrow, short stature, patches on the skin or unusual thumbs.',
      ),
      specimen: livingBlood,
      days: 15,
      components: [
        answered('breakage', words('Fragilidad cromosómica', 'Chromosome breakage'), words('Normal', 'Normal')),
      ],
    },
    {
      code: 'GEN-019',
      slug: 'cariotipo-fragilidad-cromosomica',
      name: ['Cariotipo con fragilidad cromosómica', 'Chromosome fragility study'],
      es: ['fragilidad cromosómica', 'ataxia telangiectasia', 'exposición a radiación'],
      en: ['chromosome instability', 'ataxia telangiectasia', 'radiation exposure'],
      cups: '908439',
      purpose: words(
        'Mira si los cromosomas se rompen con facilidad. Ayuda en enfermedades raras que reparan mal el ADN y en personas expuestas a radiación.',
        'Looks at whether the chromosomes break easily. It helps in rare diseases that repair DNA badly and in people exposed to radiation.',
      ),
      askedFor: words(
        'Se pide en niños con pérdida del equilibrio e infecciones repetidas.',
        'Ordered for children with loss of balance and repeated infections.',
      ),
      specimen: livingBlood,
      days: 15,
      components: [answered('fragility', words('Fragilidad', 'Fragility'), words('Normal', 'Normal'))],
    },
    {
      code: 'GEN-020',
      slug: 'intercambio-cromatides-hermanas',
      name: ['Intercambio de cromátides hermanas', 'Sister chromatid exchange'],
      es: ['SCE', 'síndrome de Bloom'],
      en: ['SCE', 'Bloom’s syndrome'],
      cups: '908408',
      purpose: words(
        'Cuenta cuántas veces las dos mitades de un cromosoma intercambian pedazos. En el síndrome de Bloom ocurre unas 10 veces más.',
        'Counts how often the two halves of a chromosome swap pieces. In Bloom’s syndrome it happens about 10 times more often.',
      ),
      askedFor: words(
        'Se pide en niños muy pequeños con la cara enrojecida por el sol.',
        'Ordered for very small children whose faces redden in the sun.',
      ),
      specimen: livingBlood,
      days: 18,
      components: [answered('exchange', words('Intercambio', 'Exchange'), words('Normal', 'Normal'))],
    },
    {
      code: 'GEN-021',
      prenatal: true,
      slug: 'fish-prenatal-aneuploidias',
      name: ['FISH prenatal de aneuploidías (13, 18, 21, X, Y)', 'Prenatal aneuploidy FISH (13, 18, 21, X, Y)'],
      es: ['FISH prenatal', 'FISH líquido amniótico'],
      en: ['prenatal FISH', 'rapid aneuploidy test'],
      purpose: words(
        'Cuenta con puntos de luz 5 cromosomas del bebé sin esperar a cultivar las células. Da en pocos días la respuesta que más preocupa; el cariotipo la completa.',
        'Counts with points of light 5 of the baby’s chromosomes without waiting to culture the cells. Within days it gives the answer that worries most; the karyotype completes it.',
      ),
      askedFor: words(
        'Se pide en una amniocentesis cuando el tiempo apremia.',
        'Ordered at amniocentesis when time presses.',
      ),
      specimen: livingFluid,
      method: fish,
      days: 4,
      components: [
        answered(
          'result',
          words('Resultado', 'Result'),
          words('Dos señales por cromosoma', 'Two signals per chromosome'),
        ),
      ],
    },
    {
      code: 'GEN-022',
      slug: 'fish-22q11-digeorge',
      name: ['FISH 22q11 (DiGeorge)', '22q11 FISH (DiGeorge)'],
      es: ['DiGeorge', 'velocardiofacial', '22q11'],
      en: ['DiGeorge', 'velocardiofacial', '22q11 deletion'],
      purpose: words(
        'Busca con una sonda la falta de un pedacito del cromosoma 22. Causa cardiopatías, defensas bajas, calcio bajo y voz nasal.',
        'Looks with a probe for a missing bit of chromosome 22. It causes heart defects, low defenses, low calcium and a nasal voice.',
      ),
      askedFor: words(
        'Se pide en bebés con ciertas cardiopatías o paladar hendido.',
        'Ordered for babies with certain heart defects or a cleft palate.',
      ),
      specimen: livingBlood,
      method: fish,
      days: 8,
      components: [
        answered('22q11', words('Región 22q11.2', '22q11.2 region'), words('Sin deleción', 'Without deletion')),
      ],
    },
    {
      code: 'GEN-023',
      slug: 'microarreglo-cromosomico',
      name: ['Microarreglo cromosómico (CGH/SNP)', 'Chromosomal microarray (CGH/SNP)'],
      es: ['array CGH', 'CGH', 'microarreglos', 'autismo genético'],
      en: ['array CGH', 'CMA', 'SNP array', 'autism genetics'],
      purpose: words(
        'Revisa todo el genoma en busca de pedazos que sobran o faltan, cientos de veces más pequeños que los que ve el cariotipo. Es el primer estudio del retraso del desarrollo y del autismo.',
        'Checks the whole genome for pieces that are extra or missing, hundreds of times smaller than those a karyotype sees. It is the first test in developmental delay and autism.',
      ),
      askedFor: words(
        'Se pide en niños con retraso del desarrollo, autismo o varias malformaciones.',
        'Ordered for children with developmental delay, autism or several malformations.',
      ),
      notes: words(
        'No ve intercambios equilibrados ni cambios de una sola letra. Puede hallar variantes de significado incierto.',
        'It does not see balanced exchanges or changes of a single letter. It can find variants of uncertain significance.',
      ),
      specimen: dna,
      method: words('Microarreglo', 'Microarray'),
      days: 20,
      components: [
        answered(
          'result',
          words('Resultado (ISCN)', 'Result (ISCN)'),
          words('Sin desbalances patogénicos', 'Without pathogenic imbalances'),
        ),
      ],
    },
    {
      code: 'GEN-024',
      prenatal: true,
      slug: 'microarreglo-prenatal',
      name: ['Microarreglo cromosómico prenatal', 'Prenatal chromosomal microarray'],
      es: ['CGH prenatal', 'microarreglo en líquido amniótico'],
      en: ['prenatal array', 'prenatal CMA'],
      purpose: words(
        'Hace el microarreglo con el ADN del bebé tomado del líquido amniótico. Encuentra cambios en 6 de cada 100 bebés con malformaciones y cariotipo normal.',
        'Runs the microarray on the baby’s DNA taken from amniotic fluid. It finds changes in 6 in every 100 babies with malformations and a normal karyotype.',
      ),
      askedFor: words(
        'Se pide cuando la ecografía muestra una malformación.',
        'Ordered when an ultrasound shows a malformation.',
      ),
      specimen: livingFluid,
      method: words('Microarreglo', 'Microarray'),
      days: 18,
      components: [
        answered(
          'result',
          words('Resultado (ISCN)', 'Result (ISCN)'),
          words('Sin desbalances patogénicos', 'Without pathogenic imbalances'),
        ),
      ],
    },
    {
      code: 'GEN-025',
      prenatal: true,
      slug: 'qf-pcr-prenatal',
      name: ['QF-PCR prenatal', 'Prenatal QF-PCR'],
      es: ['QF-PCR', 'prueba rápida de trisomías'],
      en: ['QF-PCR', 'rapid trisomy test'],
      purpose: words(
        'Cuenta con marcadores de ADN los cromosomas 13, 18, 21, X y Y del bebé. Responde en 2 o 3 días.',
        'Counts with DNA markers the baby’s chromosomes 13, 18, 21, X and Y. It answers within 2 or 3 days.',
      ),
      askedFor: words(
        'Se pide en la amniocentesis, antes del cariotipo.',
        'Ordered at amniocentesis, ahead of the karyotype.',
      ),
      specimen: livingFluid,
      method: words('PCR fluorescente cuantitativa', 'Quantitative fluorescent PCR'),
      days: 3,
      components: [answered('result', words('Resultado', 'Result'), words('Sin aneuploidías', 'Without aneuploidy'))],
    },
    {
      code: 'GEN-026',
      slug: 'her2-fish',
      name: ['HER2 por FISH en tejido', 'HER2 FISH, tissue'],
      es: ['HER2 neu', 'ERBB2', 'FISH de mama'],
      en: ['HER2/neu', 'ERBB2', 'breast FISH'],
      cups: '908413',
      purpose: words(
        'Cuenta cuántas copias del gen HER2 tiene un tumor de mama o de estómago. Si sobran, sirve un tratamiento dirigido contra esa proteína.',
        'Counts how many copies of the HER2 gene a tumor of breast or stomach has. If there are extra ones, a treatment aimed at that protein works.',
      ),
      askedFor: words(
        'Se pide cuando la inmunohistoquímica de HER2 sale dudosa (2+).',
        'Ordered when HER2 immunohistochemistry is doubtful (2+).',
      ),
      specimen: () =>
        sampled('tissue', 'formalin', {
          stability: [{ at: 'room', hours: 87600 }],
          rejectedWhen: ['unlabelled', 'wrong-container', 'insufficient'],
        }),
      method: fish,
      days: 7,
      germline: false,
      components: [
        answered(
          'amplification',
          words('Amplificación de HER2', 'HER2 amplification'),
          words('No amplificado', 'Not amplified'),
        ),
      ],
    },
  ] satisfies readonly Chromosomes[]
).map(chromosomes);
