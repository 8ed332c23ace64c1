import type { Component } from '../../../app/domain/exams/component.ts';
import type { Exam } from '../../../app/domain/exams/exam.ts';
import type { Words } from '../../../app/domain/exams/localized-text.ts';
import { answered, exam, referred, sampled, words } from './authoring.ts';

/** The effect of a person's genes on a medicine. The doctor decides the dose; CPIC guidelines turn the genotype into advice. */
interface Response {
  code: string;
  slug: string;
  gene: string;
  drug: readonly [es: string, en: string];
  es: readonly string[];
  en: readonly string[];
  cups?: string;
  loinc?: string;
  purpose: Words;
  askedFor: Words;
  price?: number;
  components?: readonly Component[];
}

const genesStay = words(
  'El examen lee los genes, que no cambian con lo que usted tome. Pregunte a su médico antes de suspender o cambiar un medicamento por este resultado.',
  'The test reads genes, which do not change with what you take. Ask your doctor before you stop or change a medicine because of this result.',
);
const rinse = words(
  'No coma, no fume, no mastique chicle ni se cepille los dientes en la hora anterior.',
  'Do not eat, smoke, chew gum or brush your teeth in the hour before.',
);

const metaboliser = (gene: string): readonly Component[] => [
  answered('genotype', words(`Genotipo ${gene}`, `${gene} genotype`), null),
  answered('phenotype', words('Tipo de metabolizador', 'Metaboliser type'), words('Normal', 'Normal')),
];
const allele = (gene: string): readonly Component[] => [
  answered('allele', words(gene, gene), words('No detectado', 'Not detected')),
];

const response = ({ gene, drug: [es, en], ...study }: Response): Exam =>
  exam({
    code: study.code,
    slug: study.slug,
    name: words(`${gene} (respuesta a ${es})`, `${gene} (response to ${en})`),
    synonyms: { es: ['farmacogenética', ...study.es], en: ['pharmacogenetics', ...study.en] },
    cups: study.cups ?? null,
    loinc: study.loinc ?? null,
    area: 'genetics',
    purpose: study.purpose,
    askedFor: study.askedFor,
    notes: genesStay,
    preparation: { instructions: [rinse] },
    specimens: [
      sampled('buccal-swab', 'buccal-swab', {
        atHome: true,
        stability: [{ at: 'room', hours: 720 }],
        rejectedWhen: ['unlabelled', 'wrong-container', 'contaminated'],
      }),
    ],
    method: words('PCR en tiempo real', 'Real-time PCR'),
    performedBy: 'referral',
    turnaround: referred(8),
    price: study.price ?? null,
    counselling: 'genetic',
    components: study.components ?? metaboliser(gene),
  });

const responses: readonly Response[] = [
  {
    code: 'GEN-081',
    slug: 'cyp2c19-clopidogrel',
    gene: 'CYP2C19',
    drug: ['clopidogrel', 'clopidogrel'],
    es: ['Plavix', 'clopidogrel genético', 'omeprazol'],
    en: ['Plavix', 'clopidogrel resistance'],
    cups: '908424',
    purpose: words(
      'Lee el gen del hígado que activa el clopidogrel. A cerca de 1 de cada 4 personas le funciona menos, y con un stent eso importa.',
      'Reads the liver gene that switches clopidogrel on. In about 1 in every 4 people it works less well, and with a stent that matters.',
    ),
    askedFor: words(
      'Se pide al poner un stent o si hubo un nuevo coágulo con el tratamiento.',
      'Ordered when a stent is placed or if a new clot formed during treatment.',
    ),
  },
  {
    code: 'GEN-082',
    slug: 'cyp2d6',
    gene: 'CYP2D6',
    drug: ['codeína, tramadol y antidepresivos', 'codeine, tramadol and antidepressants'],
    es: ['CYP2D6', 'codeína', 'tramadol', 'tamoxifeno'],
    en: ['codeine', 'tramadol', 'tamoxifen'],
    cups: '908424',
    purpose: words(
      'Lee el gen que procesa uno de cada cuatro medicamentos comunes. Hay quien los destruye tan rápido que no le hacen efecto, y quien los acumula.',
      'Reads the gene that handles one in four common medicines. Some people break them down so fast that they do not work, and others build them up.',
    ),
    askedFor: words(
      'Se pide cuando un calmante o un antidepresivo no funciona o cae muy mal, y antes del tamoxifeno.',
      'Ordered when a painkiller or an antidepressant does not work or is badly tolerated, and before tamoxifen.',
    ),
  },
  {
    code: 'GEN-083',
    slug: 'cyp2c9-vkorc1-warfarina',
    gene: 'CYP2C9/VKORC1',
    drug: ['warfarina', 'warfarin'],
    es: ['warfarina', 'Coumadin', 'dosis de anticoagulante'],
    en: ['warfarin', 'Coumadin', 'anticoagulant dose'],
    cups: '908424',
    purpose: words(
      'Lee los genes que deciden qué dosis de warfarina necesita cada persona. Ayuda a empezar cerca de la dosis justa y a evitar sangrados.',
      'Reads the genes that decide which dose of warfarin each person needs. It helps to start near the right dose and to prevent bleeding.',
    ),
    askedFor: words(
      'Se pide al comenzar la warfarina o cuando el INR es difícil de ajustar.',
      'Ordered when warfarin is started or when the INR is hard to adjust.',
    ),
  },
  {
    code: 'GEN-084',
    slug: 'slco1b1-estatinas',
    gene: 'SLCO1B1',
    drug: ['las estatinas', 'statins'],
    es: ['estatinas', 'dolor muscular con estatina', 'simvastatina'],
    en: ['statins', 'statin muscle pain', 'simvastatin'],
    cups: '908424',
    purpose: words(
      'Busca la variante que hace subir la estatina en la sangre y aumenta el riesgo de dolor muscular. Con ella se prefieren otra estatina o una dosis menor.',
      'Looks for the variant that makes statins rise in the blood and raises the risk of muscle pain. With it another statin or a lower dose is preferred.',
    ),
    askedFor: words(
      'Se pide con dolor muscular o CPK alta al tomar una estatina.',
      'Ordered for muscle pain or a high CK while taking a statin.',
    ),
  },
  {
    code: 'GEN-085',
    slug: 'tpmt-nudt15-azatioprina',
    gene: 'TPMT/NUDT15',
    drug: ['azatioprina', 'azathioprine'],
    es: ['azatioprina', 'Imuran', 'mercaptopurina'],
    en: ['azathioprine', 'Imuran', 'mercaptopurine'],
    cups: '908424',
    loinc: '93193-1',
    purpose: words(
      'Lee los genes que desactivan la azatioprina y la mercaptopurina. Quien los tiene lentos puede perder los glóbulos blancos con la dosis corriente.',
      'Reads the genes that switch off azathioprine and mercaptopurine. Those in whom they are slow can lose their white cells on the ordinary dose.',
    ),
    askedFor: words(
      'Se pide antes de empezar esos medicamentos en colitis, lupus, trasplante o leucemia.',
      'Ordered before those medicines are started in colitis, lupus, transplants or leukemia.',
    ),
  },
  {
    code: 'GEN-086',
    slug: 'dpyd-fluorouracilo',
    gene: 'DPYD',
    drug: ['fluorouracilo y capecitabina', 'fluorouracil and capecitabine'],
    es: ['5-FU', 'capecitabina', 'quimioterapia de colon'],
    en: ['5-FU', 'capecitabine', 'colon chemotherapy'],
    cups: '908424',
    purpose: words(
      'Lee el gen que elimina una quimioterapia muy usada. Con ciertas variantes la dosis corriente puede ser mortal, y se baja desde el comienzo.',
      'Reads the gene that clears a widely used chemotherapy. With certain variants the ordinary dose can be fatal, and it is lowered from the start.',
    ),
    askedFor: words('Se pide antes de la primera dosis.', 'Ordered before the first dose.'),
  },
  {
    code: 'GEN-087',
    slug: 'hla-b-57-01-abacavir',
    gene: 'HLA-B*57:01',
    drug: ['abacavir', 'abacavir'],
    es: ['abacavir', 'VIH tratamiento', 'alergia a abacavir'],
    en: ['abacavir', 'HIV treatment', 'abacavir allergy'],
    loinc: '50956-2',
    purpose: words(
      'Busca la marca que predice una alergia grave al abacavir, un medicamento del VIH. Si está presente, ese medicamento no se da.',
      'Looks for the marker that predicts a severe allergy to abacavir, an HIV medicine. If it is present, that medicine is not given.',
    ),
    askedFor: words('Se pide siempre antes de la primera pastilla.', 'Always ordered before the first tablet.'),
    components: allele('HLA-B*57:01'),
  },
  {
    code: 'GEN-088',
    slug: 'hla-b-15-02-carbamazepina',
    gene: 'HLA-B*15:02',
    drug: ['carbamazepina', 'carbamazepine'],
    es: ['carbamazepina', 'síndrome de Stevens-Johnson'],
    en: ['carbamazepine', 'Stevens-Johnson syndrome'],
    purpose: words(
      'Busca la marca que aumenta el riesgo de una reacción grave de la piel con la carbamazepina. Es común en personas de origen asiático y rara en Colombia.',
      'Looks for the marker that raises the risk of a severe skin reaction to carbamazepine. It is common in people of Asian origin and rare in Colombia.',
    ),
    askedFor: words(
      'Se pide antes de la carbamazepina en personas de origen asiático.',
      'Ordered before carbamazepine in people of Asian origin.',
    ),
    components: allele('HLA-B*15:02'),
  },
  {
    code: 'GEN-089',
    slug: 'hla-b-58-01-alopurinol',
    gene: 'HLA-B*58:01',
    drug: ['alopurinol', 'allopurinol'],
    es: ['alopurinol', 'gota', 'reacción a alopurinol'],
    en: ['allopurinol', 'gout', 'allopurinol reaction'],
    purpose: words(
      'Busca la marca que predice una reacción grave de la piel con el alopurinol, el medicamento de la gota. Quien la lleva puede usar otro medicamento para bajar el ácido úrico.',
      'Looks for the marker that predicts a severe skin reaction to allopurinol, the gout medicine. Those who carry it can use another medicine to lower uric acid.',
    ),
    askedFor: words(
      'Se pide antes del alopurinol en personas de origen asiático o afrodescendientes, o con el riñón enfermo.',
      'Ordered before allopurinol in people of Asian or African descent, or with kidney disease.',
    ),
    components: allele('HLA-B*58:01'),
  },
  {
    code: 'GEN-090',
    slug: 'cyp3a5-tacrolimus',
    gene: 'CYP3A5',
    drug: ['tacrolimus', 'tacrolimus'],
    es: ['tacrolimus', 'trasplante'],
    en: ['tacrolimus', 'transplant'],
    cups: '908424',
    purpose: words(
      'Lee el gen que gasta el tacrolimus. Quien lo tiene activo necesita cerca del doble de la dosis desde el primer día del trasplante.',
      'Reads the gene that uses tacrolimus up. Those in whom it is active need about double the dose from the first day of the transplant.',
    ),
    askedFor: words(
      'Se pide antes de un trasplante o si el nivel no sube.',
      'Ordered before a transplant or if the level does not rise.',
    ),
  },
];

export const pharmacogenetics: readonly Exam[] = responses.map(response);
