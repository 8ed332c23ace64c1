import type { Component } from '../../../app/domain/exams/component.ts';
import type { Exam } from '../../../app/domain/exams/exam.ts';
import type { Words } from '../../../app/domain/exams/localized-text.ts';
import type { Specimen } from '../../../app/domain/exams/specimen.ts';
import { answered, edtaBlood, exam, measured, referred, sampled, words } from './authoring.ts';

/** A tumor's mutations are not inherited, so the result needs no prior counseling. */
interface TumourGene {
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
  method: Words;
  days: number;
  price?: number;
  in: 'blood' | 'marrow' | 'tissue' | 'plasma' | 'urine';
  components?: readonly Component[];
}

const blood = () =>
  edtaBlood({
    volumeMl: 5,
    minimumMl: 3,
    stability: [{ at: 'refrigerated', hours: 72 }],
    rejectedWhen: ['unlabelled', 'wrong-container', 'insufficient', 'clotted', 'frozen', 'late'],
  });
const marrow = () =>
  sampled('bone-marrow', 'edta', {
    volumeMl: 3,
    minimumMl: 1,
    stability: [{ at: 'refrigerated', hours: 72 }],
    rejectedWhen: ['unlabelled', 'wrong-container', 'insufficient', 'clotted', 'frozen', 'late'],
  });
const tissue = () =>
  sampled('tissue', 'formalin', {
    stability: [{ at: 'room', hours: 87600 }],
    rejectedWhen: ['unlabelled', 'wrong-container', 'insufficient'],
  });
/** White cells release DNA within hours, so the plasma is separated the same day. */
const plasma = () =>
  edtaBlood({
    type: 'plasma',
    volumeMl: 10,
    minimumMl: 8,
    stability: [
      { at: 'room', hours: 6 },
      { at: 'frozen', hours: 720 },
    ],
    rejectedWhen: ['unlabelled', 'wrong-container', 'insufficient', 'haemolysed', 'clotted', 'late'],
  });
const urineCup = (): Specimen => ({
  type: 'urine',
  days: 1,
  container: 'urine-cup',
  volumeMl: 30,
  minimumMl: 20,
  atHome: false,
  byPatient: true,
  stability: [
    { at: 'refrigerated', hours: 4 },
    { at: 'frozen', hours: 2160 },
  ],
  rejectedWhen: ['unlabelled', 'leaking', 'late', 'no-preparation'],
});
const taken = { blood, marrow, tissue, plasma, urine: urineCup } as const;

const tellWhere = words(
  'Traiga la orden con el diagnóstico y, si es tejido, el bloque de parafina con su informe de patología.',
  'Bring the order with the diagnosis and, if it is tissue, the paraffin block with its pathology report.',
);
const notFoundIn = words('No detectada', 'Not detected');

const tumourGene = ({ name: [es, en], ...study }: TumourGene): Exam =>
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
    preparation:
      study.in === 'urine'
        ? {
            urine: 'special',
            instructions: [
              words(
                'El médico hace un tacto de la próstata y usted recoge enseguida la primera orina.',
                'The doctor examines the prostate and you collect the first urine right away.',
              ),
            ],
          }
        : { instructions: [tellWhere] },
    specimens: [taken[study.in]()],
    method: study.method,
    performedBy: 'referral',
    turnaround: referred(study.days),
    price: study.price ?? null,
    components: study.components ?? [
      answered('mutation', words('Mutación', 'Mutation'), notFoundIn, study.loinc ?? null),
    ],
  });

const realTime = words('PCR en tiempo real', 'Real-time PCR');
const sequencing = words('Secuenciación masiva', 'Next-generation sequencing');

const studies: readonly TumourGene[] = [
  {
    code: 'GEN-072',
    slug: 'abl-mutaciones-resistencia',
    name: ['ABL, mutaciones de resistencia', 'ABL resistance mutations'],
    es: ['T315I', 'resistencia a imatinib'],
    en: ['T315I', 'imatinib resistance'],
    cups: '908430',
    purpose: words(
      'Lee la parte del gen donde actúan los medicamentos de la leucemia mieloide crónica. Dice a cuál se volvió resistente y cuál puede servir.',
      'Reads the part of the gene on which medicines for chronic myeloid leukemia act. It tells which one it has become resistant to and which may work.',
    ),
    askedFor: words(
      'Se pide cuando BCR-ABL sube o no baja como se espera.',
      'Ordered when BCR-ABL rises or does not fall as expected.',
    ),
    method: sequencing,
    days: 15,
    in: 'blood',
  },
  {
    code: 'GEN-073',
    slug: 'bcl2-t-14-18',
    name: ['BCL-2, translocación (14;18)', 'BCL-2 translocation (14;18)'],
    es: ['linfoma folicular', 'BCL2'],
    en: ['follicular lymphoma', 'BCL2'],
    cups: '908402',
    purpose: words(
      'Busca la unión de genes que casi siempre tiene el linfoma folicular. Ayuda a distinguirlo de un ganglio inflamado.',
      'Looks for the joining of genes that follicular lymphoma almost always has. It helps to tell it from an inflamed lymph node.',
    ),
    askedFor: words(
      'Se pide en ganglios que se parecen a un linfoma.',
      'Ordered for lymph nodes that look like a lymphoma.',
    ),
    method: words('FISH o PCR', 'FISH or PCR'),
    days: 10,
    in: 'tissue',
  },
  {
    code: 'GEN-074',
    slug: 'egfr-tejido',
    name: ['EGFR en tejido', 'EGFR, tissue'],
    es: ['EGFR', 'cáncer de pulmón', 'osimertinib'],
    en: ['EGFR', 'lung cancer', 'osimertinib'],
    cups: '908424',
    purpose: words(
      'Busca en un cáncer de pulmón los cambios del gen EGFR. Si los hay, unas pastillas funcionan mejor que la quimioterapia.',
      'Looks in a lung cancer for changes in the EGFR gene. If they are there, tablets work better than chemotherapy.',
    ),
    askedFor: words('Se pide en todo adenocarcinoma de pulmón.', 'Ordered for every adenocarcinoma of the lung.'),
    method: realTime,
    days: 10,
    in: 'tissue',
  },
  {
    code: 'GEN-075',
    slug: 'egfr-biopsia-liquida',
    name: ['EGFR en plasma (biopsia líquida)', 'EGFR, plasma (liquid biopsy)'],
    es: ['biopsia líquida', 'T790M', 'ADN tumoral circulante'],
    en: ['liquid biopsy', 'T790M', 'ctDNA'],
    cups: '908424',
    purpose: words(
      'Busca los cambios de EGFR en pedacitos de ADN del tumor que viajan en la sangre. Evita otra biopsia cuando el cáncer vuelve a crecer.',
      'Looks for EGFR changes in small pieces of tumor DNA that travel in the blood. It spares another biopsy when the cancer grows back.',
    ),
    askedFor: words(
      'Se pide cuando falta tejido o el tratamiento deja de funcionar.',
      'Ordered when tissue is lacking or treatment stops working.',
    ),
    notes: words(
      'Un negativo no la descarta: el tumor puede soltar poco ADN.',
      'A negative does not rule it out: the tumor may shed little DNA.',
    ),
    method: realTime,
    days: 10,
    in: 'plasma',
  },
  {
    code: 'GEN-076',
    slug: 'kras-nras-braf-colon',
    name: ['KRAS, NRAS y BRAF en tejido', 'KRAS, NRAS and BRAF, tissue'],
    es: ['RAS', 'cáncer de colon metastásico', 'cetuximab'],
    en: ['RAS', 'metastatic colon cancer', 'cetuximab'],
    cups: '908424',
    purpose: words(
      'Lee tres genes del cáncer de colon avanzado. Si alguno cambió, ciertos anticuerpos no sirven y se escoge otro camino.',
      'Reads three genes of advanced colon cancer. If one has changed, certain antibodies do not work and another path is chosen.',
    ),
    askedFor: words(
      'Se pide antes de tratar un cáncer de colon con metástasis.',
      'Ordered before treating colon cancer with metastases.',
    ),
    method: sequencing,
    days: 12,
    in: 'tissue',
    components: ['KRAS', 'NRAS', 'BRAF'].map((name) => answered(name.toLowerCase(), words(name, name), notFoundIn)),
  },
  {
    code: 'GEN-077',
    slug: 'braf-v600e',
    name: ['BRAF V600E en tejido', 'BRAF V600E, tissue'],
    es: ['melanoma', 'BRAF tiroides', 'V600E'],
    en: ['melanoma', 'BRAF thyroid', 'V600E'],
    cups: '908424',
    purpose: words(
      'Busca un cambio frecuente en el melanoma y el cáncer papilar de tiroides. Si está, hay medicamentos que lo bloquean.',
      'Looks for a change frequent in melanoma and papillary thyroid cancer. If it is there, there are medicines that block it.',
    ),
    askedFor: words(
      'Se pide en melanoma avanzado y nódulos de tiroides dudosos.',
      'Ordered for advanced melanoma and doubtful thyroid nodules.',
    ),
    method: realTime,
    days: 8,
    in: 'tissue',
  },
  {
    code: 'GEN-078',
    slug: 'inestabilidad-microsatelites-pcr',
    name: ['Inestabilidad de microsatélites (PCR)', 'Microsatellite instability (PCR)'],
    es: ['MSI', 'inmunoterapia en colon'],
    en: ['MSI', 'MSI-high'],
    purpose: words(
      'Compara el tumor con el tejido sano para ver si acumula errores al copiar su ADN. Esos tumores responden a la inmunoterapia.',
      'Compares the tumor with healthy tissue to see whether it piles up errors when copying its DNA. Such tumors respond to immunotherapy.',
    ),
    askedFor: words(
      'Se pide en cáncer de colon, endometrio y estómago.',
      'Ordered for cancer of colon, endometrium and stomach.',
    ),
    method: words('PCR fluorescente', 'Fluorescent PCR'),
    days: 10,
    in: 'tissue',
    components: [answered('msi', words('Microsatélites', 'Microsatellites'), words('Estables', 'Stable'))],
  },
  {
    code: 'GEN-079',
    slug: 'pca3-orina',
    name: ['PCA3 en orina', 'PCA3, urine'],
    es: ['PCA3', 'próstata en orina'],
    en: ['PCA3', 'prostate urine test'],
    cups: '908435',
    purpose: words(
      'Mide en la orina la actividad de un gen propio del cáncer de próstata. Ayuda a decidir si se repite una biopsia.',
      'Measures in the urine the activity of a gene typical of prostate cancer. It helps to decide whether to repeat a biopsy.',
    ),
    askedFor: words(
      'Se pide con el antígeno de próstata alto y una biopsia negativa.',
      'Ordered for a high prostate antigen and a negative biopsy.',
    ),
    method: words('Amplificación de ARN', 'RNA amplification'),
    days: 12,
    in: 'urine',
    components: [measured('pca3-score', words('Puntaje PCA3', 'PCA3 score'), '{score}', 0, [])],
  },
  {
    code: 'GEN-080',
    slug: 'panel-tumores-solidos',
    name: ['Panel genómico de tumores sólidos', 'Solid tumor genomic panel'],
    es: ['perfil genómico', 'FoundationOne', 'oncología de precisión'],
    en: ['comprehensive genomic profiling', 'FoundationOne', 'precision oncology'],
    purpose: words(
      'Lee cientos de genes de un tumor avanzado para buscar uno contra el que exista un medicamento. También cuenta cuántos cambios acumula, lo que orienta sobre la inmunoterapia.',
      'Reads hundreds of genes of an advanced tumor to look for one against which a medicine exists. It also counts how many changes have piled up, which is a guide to immunotherapy.',
    ),
    askedFor: words(
      'Se pide cuando los tratamientos habituales se agotan o el tumor es raro.',
      'Ordered when the usual treatments run out or the tumor is rare.',
    ),
    method: sequencing,
    days: 18,
    in: 'tissue',
    components: [answered('findings', words('Hallazgos', 'Findings'), null)],
  },
  {
    code: 'GEN-116',
    slug: 'jak2-v617f',
    name: ['JAK2, mutación V617F', 'JAK2 V617F mutation'],
    es: ['JAK2', 'mutación JAK2', 'policitemia vera', 'trombocitemia esencial', 'mielofibrosis'],
    en: ['JAK2', 'polycythemia vera', 'essential thrombocythemia', 'myelofibrosis'],
    purpose: words(
      'Busca un cambio del gen JAK2 que hace que la médula produzca células de la sangre sin que se las pidan. Lo tienen casi todas las personas con policitemia vera y cerca de la mitad de las que tienen trombocitemia esencial o mielofibrosis.',
      'Looks for a change in the JAK2 gene that makes the marrow produce blood cells unasked. Nearly everyone with polycythemia vera has it, and about half of those with essential thrombocythemia or myelofibrosis.',
    ),
    askedFor: words(
      'Se pide cuando la hemoglobina, las plaquetas o los leucocitos están altos sin una causa que lo explique, o ante una trombosis en un sitio poco común.',
      'Ordered when hemoglobin, platelets or white cells are high without a cause to explain it, or after a clot in an unusual place.',
    ),
    method: realTime,
    days: 10,
    in: 'blood',
  },
  {
    code: 'GEN-117',
    slug: 'bcr-abl1-cuantitativo',
    name: ['BCR::ABL1 cuantitativo (p210)', 'BCR::ABL1 quantitative (p210)'],
    es: ['BCR-ABL', 'BCR ABL', 'leucemia mieloide crónica', 'cromosoma Filadelfia'],
    en: ['BCR-ABL', 'BCR ABL', 'chronic myeloid leukemia', 'Philadelphia chromosome'],
    purpose: words(
      'Cuenta cuánto queda de la unión de dos genes que causa la leucemia mieloide crónica. El resultado se da en la escala internacional, para poder compararlo entre laboratorios.',
      'Counts how much is left of the joining of two genes that causes chronic myeloid leukemia. The result is given on the international scale, so that laboratories can be compared.',
    ),
    askedFor: words(
      'Se pide para confirmar la enfermedad y luego cada tres meses, para saber si el tratamiento funciona.',
      'Ordered to confirm the disease and then every three months, to know whether the treatment works.',
    ),
    method: realTime,
    days: 10,
    in: 'blood',
    components: [
      measured(
        'transcript',
        words('BCR::ABL1 / ABL1 (escala internacional)', 'BCR::ABL1 / ABL1 (international scale)'),
        '%',
        4,
        [],
      ),
    ],
  },
  {
    code: 'GEN-118',
    slug: 'calr-exon-9',
    name: ['CALR, mutaciones del exón 9', 'CALR exon 9 mutations'],
    es: ['CALR', 'calreticulina'],
    en: ['CALR', 'calreticulin'],
    purpose: words(
      'Busca cambios del gen de la calreticulina. Explican la mayoría de las trombocitemias y mielofibrosis que no tienen la mutación de JAK2.',
      'Looks for changes in the calreticulin gene. They explain most thrombocythemias and myelofibroses without the JAK2 mutation.',
    ),
    askedFor: words(
      'Se pide cuando las plaquetas siguen altas y JAK2 salió sin mutación.',
      'Ordered when platelets stay high and JAK2 shows no mutation.',
    ),
    method: words('PCR y análisis de fragmentos', 'PCR and fragment analysis'),
    days: 12,
    in: 'blood',
  },
];

export const tumourGenes: readonly Exam[] = studies.map(tumourGene);
