import type { Component } from '../../../app/domain/exams/component.ts';
import type { Exam } from '../../../app/domain/exams/exam.ts';
import type { Words } from '../../../app/domain/exams/localized-text.ts';
import { answered, edtaBlood, exam, measured, plainSerum, referred, words } from './authoring.ts';

const dna = () =>
  edtaBlood({
    volumeMl: 8,
    minimumMl: 4,
    stability: [
      { at: 'room', hours: 72 },
      { at: 'refrigerated', hours: 120 },
    ],
  });
const serumForAntibodies = () =>
  plainSerum({
    volumeMl: 8,
    minimumMl: 4,
    stability: [
      { at: 'refrigerated', hours: 48 },
      { at: 'frozen', hours: 720 },
    ],
  });
const typed = words('PCR-SSO (Luminex)', 'PCR-SSO (Luminex)');
const beads = words('Perlas con antígenos (Luminex)', 'Antigen-coated beads (Luminex)');

interface Typing {
  code: string;
  slug: string;
  name: readonly [es: string, en: string];
  es: readonly string[];
  en: readonly string[];
  cups: string;
  loinc?: string;
  purpose: Words;
  askedFor: Words;
  notes?: Words;
  days: number;
  price?: number;
  /** The loci that the report lists; antibody tests have none. */
  loci?: readonly string[];
  components?: readonly Component[];
}

const typing = ({ name: [es, en], ...study }: Typing): Exam =>
  exam({
    code: study.code,
    slug: study.slug,
    name: words(es, en),
    synonyms: { es: study.es, en: study.en },
    cups: study.cups,
    loinc: study.loinc ?? null,
    area: 'genetics',
    purpose: study.purpose,
    askedFor: study.askedFor,
    notes: study.notes ?? null,
    specimens: [study.loci ? dna() : serumForAntibodies()],
    method: study.loci ? typed : beads,
    performedBy: 'referral',
    turnaround: referred(study.days),
    price: study.price ?? null,
    counselling: study.loci ? 'genetic' : 'none',
    components:
      study.components ??
      (study.loci ?? []).map((locus) => answered(locus.toLowerCase(), words(`HLA-${locus}`, `HLA-${locus}`), null)),
  });

const transplant = words(
  'Se pide a quien espera un trasplante y a sus posibles donantes.',
  'Ordered for people waiting for a transplant and for their possible donors.',
);

const typings: readonly Typing[] = [
  {
    code: 'GEN-091',
    slug: 'hla-b27',
    name: ['HLA-B27', 'HLA-B27'],
    es: ['B27', 'espondilitis', 'dolor de espalda inflamatorio', 'espondiloartritis'],
    en: ['B27', 'ankylosing spondylitis', 'inflammatory back pain'],
    cups: '906517',
    loinc: '26028-1',
    purpose: words(
      'Busca una marca de las células que tienen casi 9 de cada 10 personas con espondilitis anquilosante. Apoya el diagnóstico cuando la espalda amanece rígida por meses.',
      'Looks for a cell marker that almost 9 in every 10 people with ankylosing spondylitis have. It supports the diagnosis when the back is stiff on waking for months.',
    ),
    askedFor: words(
      'Se pide con dolor de espalda que mejora al moverse, uveítis o artritis antes de los 45 años.',
      'Ordered for back pain that eases on moving, uveitis or arthritis before the age of 45.',
    ),
    notes: words(
      'Cerca de 5 de cada 100 personas sanas lo tienen y nunca se enferman.',
      'About 5 in every 100 healthy people have it and never fall ill.',
    ),
    days: 5,
    price: 180000,
    loci: ['B27'],
    components: [answered('b27', words('HLA-B27', 'HLA-B27'), words('Negativo', 'Negative'), '26028-1')],
  },
  {
    code: 'GEN-092',
    slug: 'hla-clase-i-y-ii',
    name: ['Tipificación HLA clases I y II', 'HLA typing, classes I and II'],
    es: ['HLA', 'trasplante', 'compatibilidad de donante', 'histocompatibilidad'],
    en: ['HLA typing', 'transplant match', 'histocompatibility'],
    cups: '906502',
    purpose: words(
      'Lee las marcas con las que las defensas reconocen lo propio. Mientras más se parezcan las del donante y las del receptor, mejor se acepta el órgano.',
      'Reads the markers by which the defenses recognize their own. The more alike those of donor and recipient, the better the organ is accepted.',
    ),
    askedFor: transplant,
    days: 10,
    loci: ['A', 'B', 'C', 'DR', 'DQ', 'DP'],
  },
  {
    code: 'GEN-093',
    slug: 'hla-clase-i',
    name: ['Tipificación HLA clase I (A, B, C)', 'HLA typing, class I (A, B, C)'],
    es: ['HLA A B C'],
    en: ['HLA-ABC'],
    cups: '906501',
    purpose: words(
      'Lee las marcas HLA de todas las células, que deciden en buena parte el rechazo de un órgano. Se usa también para escoger plaquetas compatibles.',
      'Reads the HLA markers of all cells, which largely decide the rejection of an organ. It is also used to choose matching platelets.',
    ),
    askedFor: words(
      'Se pide en trasplantes y en quien rechaza las plaquetas que recibe.',
      'Ordered for transplants and for those who reject the platelets they receive.',
    ),
    days: 8,
    loci: ['A', 'B', 'C'],
  },
  {
    code: 'GEN-094',
    slug: 'hla-clase-ii',
    name: ['Tipificación HLA clase II (DR, DQ, DP)', 'HLA typing, class II (DR, DQ, DP)'],
    es: ['HLA DR DQ DP'],
    en: ['HLA class II'],
    cups: '906506',
    purpose: words(
      'Lee las marcas HLA de las células de defensa. Son las que más pesan en el trasplante de riñón.',
      'Reads the HLA markers of the cells of defense. They weigh most in kidney transplants.',
    ),
    askedFor: transplant,
    days: 8,
    loci: ['DR', 'DQ', 'DP'],
  },
  {
    code: 'GEN-095',
    slug: 'hla-dq-celiaquia',
    name: ['HLA-DQ2 y DQ8 (celiaquía)', 'HLA-DQ2 and DQ8 (celiac disease)'],
    es: ['DQ2', 'DQ8', 'celiaquía genética', 'gen celíaco'],
    en: ['DQ2', 'DQ8', 'celiac gene test'],
    cups: '906514',
    purpose: words(
      'Busca las marcas sin las que la celiaquía casi no ocurre. Si faltan las dos, la enfermedad queda prácticamente descartada.',
      'Looks for the markers without which celiac disease almost never occurs. If both are missing, the disease is practically ruled out.',
    ),
    askedFor: words(
      'Se pide en parientes de celíacos y en quien ya dejó el gluten.',
      'Ordered for relatives of people with celiac disease and for those who have already given up gluten.',
    ),
    notes: words(
      'Tenerlas no es estar enfermo: las lleva cerca de 1 de cada 3 personas.',
      'Having them does not mean being ill: about 1 in every 3 people carries them.',
    ),
    days: 8,
    loci: ['DQ2', 'DQ8'],
  },
  {
    code: 'GEN-096',
    slug: 'hla-dr-alta-resolucion',
    name: ['HLA-DR de alta resolución', 'HLA-DR, high resolution'],
    es: ['DRB1', 'trasplante de médula', 'narcolepsia'],
    en: ['DRB1', 'marrow transplant'],
    cups: '906513',
    purpose: words(
      'Lee letra por letra el gen HLA-DR. En el trasplante de médula una diferencia pequeña puede causar rechazo o que la médula ataque al paciente.',
      'Reads the HLA-DR gene letter by letter. In a marrow transplant a small difference can cause rejection or make the marrow attack the patient.',
    ),
    askedFor: words('Se pide antes de un trasplante de médula.', 'Ordered before a marrow transplant.'),
    days: 12,
    loci: ['DRB1'],
  },
  {
    code: 'GEN-097',
    slug: 'anticuerpos-hla-pra',
    name: ['Anticuerpos anti-HLA clase I (PRA)', 'HLA antibodies, class I (PRA)'],
    es: ['PRA', 'anticuerpos del trasplante', 'sensibilización'],
    en: ['PRA', 'panel reactive antibodies', 'sensitisation'],
    cups: '906523',
    purpose: words(
      'Mide si el paciente tiene defensas contra las marcas HLA de otras personas y contra cuántas. Aparecen tras embarazos, transfusiones o un trasplante anterior.',
      'Measures whether the patient has defenses against other people’s HLA markers and against how many. They appear after pregnancies, transfusions or an earlier transplant.',
    ),
    askedFor: words(
      'Se pide cada 3 meses a quien está en lista de espera.',
      'Ordered every 3 months in those on the waiting list.',
    ),
    days: 8,
    components: [measured('pra', words('PRA clase I', 'Class I PRA'), '%', 0, [])],
  },
  {
    code: 'GEN-098',
    slug: 'anticuerpos-donante-especifico',
    name: ['Anticuerpos donante específicos', 'Donor-specific antibodies'],
    es: ['DSA', 'rechazo humoral'],
    en: ['DSA', 'antibody-mediated rejection'],
    cups: '906520',
    purpose: words(
      'Busca defensas dirigidas justo contra el órgano recibido. Avisan de un rechazo antes de que el órgano falle.',
      'Looks for defenses aimed at the very organ received. They warn of rejection before the organ fails.',
    ),
    askedFor: words(
      'Se pide en el control del trasplante y cuando la creatinina sube.',
      'Ordered to follow up a transplant and when creatinine rises.',
    ),
    days: 8,
    components: [
      answered(
        'dsa',
        words('Anticuerpos contra el donante', 'Antibodies against the donor'),
        words('No detectados', 'Not detected'),
      ),
    ],
  },
];

export const tissueTypes: readonly Exam[] = [
  ...typings.map(typing),
  exam({
    code: 'GEN-099',
    slug: 'quimerismo',
    name: words('Quimerismo después de trasplante', 'Chimerism after transplant'),
    synonyms: {
      es: ['quimerismo', 'trasplante de médula', 'prendimiento'],
      en: ['chimerism', 'engraftment', 'marrow transplant'],
    },
    cups: '906527',
    area: 'genetics',
    purpose: words(
      'Mide qué parte de la sangre viene ya de la médula del donante. Si baja, el trasplante puede estar perdiéndose o la leucemia volviendo.',
      'Measures what share of the blood now comes from the donor’s marrow. If it falls, the transplant may be failing or the leukemia coming back.',
    ),
    askedFor: words(
      'Se pide a los 30, 60 y 100 días del trasplante de médula.',
      'Ordered at 30, 60 and 100 days after a marrow transplant.',
    ),
    specimens: [edtaBlood({ volumeMl: 6, minimumMl: 3, stability: [{ at: 'room', hours: 48 }] })],
    method: words('PCR de marcadores STR', 'PCR of STR markers'),
    performedBy: 'referral',
    turnaround: referred(8),
    components: [measured('donor', words('Células del donante', 'Donor cells'), '%', 1, [])],
  }),
];
