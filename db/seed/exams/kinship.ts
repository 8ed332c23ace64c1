import type { Exam } from '../../../app/domain/exams/exam.ts';
import type { Words } from '../../../app/domain/exams/localized-text.ts';
import type { Specimen } from '../../../app/domain/exams/specimen.ts';
import { answered, edtaBlood, exam, measured, referred, sampled, words } from './authoring.ts';

/** A cheek swab, which keeps for weeks when dry. Our staff collect it, because the donor's identity must be beyond doubt. */
const cheek = (changes: Partial<Specimen> = {}) =>
  sampled('buccal-swab', 'buccal-swab', {
    stability: [{ at: 'room', hours: 720 }],
    rejectedWhen: ['unlabelled', 'wrong-container', 'contaminated', 'leaking'],
    ...changes,
  });

const identities = words(
  'Vengan todos juntos con su documento original (el registro civil para los niños) y firmen el consentimiento; por un menor firma quien tiene su patria potestad.',
  'Come all together with your original documents (the birth certificate for children) and sign the consent; for a child, the person with parental authority signs.',
);
const rinse = words(
  'No coma, no fume, no mastique chicle ni se cepille los dientes en la hora anterior; los bebés esperan 1 hora después de lactar.',
  'Do not eat, smoke, chew gum or brush your teeth in the hour before; babies wait 1 hour after breastfeeding.',
);
const informative = words(
  'Es informativa: no vale ante un juez, que pide una con cadena de custodia de un laboratorio certificado. Quien recibió una transfusión en los últimos 3 meses o un trasplante de médula debe avisarlo.',
  'It is informative: it is not valid before a judge, who asks for one with a chain of custody from a certified laboratory. Anyone who has had a transfusion in the last 3 months or a marrow transplant must say so.',
);

/** Ley 721 de 2001, art. 1: an index of probability above 99.9 %. */
interface Kinship {
  code: string;
  slug: string;
  name: readonly [es: string, en: string];
  es: readonly string[];
  en: readonly string[];
  purpose: Words;
  askedFor: Words;
  notes?: Words;
  days?: number;
  price?: number;
  /** For exams whose result is not a probability. */
  lineage?: boolean;
  prenatal?: true;
  specimens?: Exam['specimens'];
  preparation?: readonly Words[];
}

const kinship = ({ name: [es, en], days = 8, ...family }: Kinship): Exam =>
  exam({
    code: family.code,
    slug: family.slug,
    name: words(es, en),
    synonyms: { es: family.es, en: family.en },
    // The code means direct descent; a shared lineage is something else.
    cups: family.lineage ? null : '908440',
    area: 'genetics',
    purpose: family.purpose,
    askedFor: family.askedFor,
    notes: family.notes ?? informative,
    preparation: { instructions: family.preparation ?? [identities, rinse] },
    specimens: family.specimens ?? [cheek()],
    method: words('PCR de marcadores STR', 'PCR of STR markers'),
    performedBy: 'referral',
    turnaround: referred(days),
    price: family.price ?? null,
    prenatal: family.prenatal ?? false,
    counselling: 'paternity',
    components: [
      answered('conclusion', words('Conclusión', 'Conclusion'), null),
      ...(family.lineage
        ? []
        : [
            measured('probability', words('Probabilidad', 'Probability'), '%', 4, []),
            measured('likelihood-ratio', words('Índice acumulado', 'Combined index'), '{ratio}', 0, []),
          ]),
    ],
  });

const families: readonly Kinship[] = [
  {
    code: 'GEN-001',
    slug: 'prueba-de-paternidad',
    name: ['Prueba de paternidad (padre, madre e hijo)', 'Paternity test (father, mother and child)'],
    es: ['paternidad', 'ADN', 'prueba de ADN', 'filiación', 'es hijo mío', 'examen de paternidad', 'DNA'],
    en: ['paternity', 'DNA test', 'is he the father', 'parentage test', 'filiation'],
    purpose: words(
      'Compara el ADN del hijo con el de la madre y el del presunto padre. La mitad del hijo viene de cada uno: si no coincide, queda excluido; si coincide, la probabilidad supera 99,9 %.',
      'Compares the DNA of the child with that of the mother and of the alleged father. Half of the child comes from each: if it does not match, he is excluded; if it matches, the probability exceeds 99.9%.',
    ),
    askedFor: words(
      'Se pide por tranquilidad de la familia, para decidir si se inicia un reconocimiento o un proceso; si ya hay orden de un juez, pregúntenos antes.',
      'Requested to settle a family’s doubts, to decide whether to begin a recognition or a lawsuit; if there already is an order of a judge, ask us first.',
    ),
    price: 620000,
  },
  {
    code: 'GEN-002',
    slug: 'prueba-de-paternidad-sin-madre',
    name: ['Prueba de paternidad sin la madre (padre e hijo)', 'Paternity test without the mother (father and child)'],
    es: ['paternidad dúo', 'ADN padre e hijo', 'es hijo mío', 'prueba de ADN sin la mamá'],
    en: ['duo paternity', 'motherless paternity', 'father and child DNA'],
    purpose: words(
      'Compara solo al presunto padre con el hijo, con más marcadores para suplir lo que la madre aportaría. También supera 99,9 % de probabilidad.',
      'Compares the alleged father with the child only, with more markers to make up for what the mother would add. It also exceeds a probability of 99.9%.',
    ),
    askedFor: words(
      'Se pide cuando la madre vive lejos o ya murió.',
      'Ordered when the mother lives far away or has died.',
    ),
    price: 540000,
  },
  {
    code: 'GEN-003',
    slug: 'prueba-de-maternidad',
    name: ['Prueba de maternidad', 'Maternity test'],
    es: ['maternidad', 'ADN de la madre', 'hijo cambiado'],
    en: ['maternity', 'mother DNA test', 'babies swapped'],
    purpose: words(
      'Compara el ADN de una mujer con el de su presunto hijo. Sirve en adopciones, migraciones o dudas de un cambio en la clínica.',
      'Compares the DNA of a woman with that of her alleged child. It serves in adoptions, migration or doubts about a mix-up at the clinic.',
    ),
    askedFor: words(
      'Se pide en reencuentros, visas y embarazos con óvulo donado.',
      'Ordered for reunions, visas and pregnancies with a donated egg.',
    ),
  },
  {
    code: 'GEN-004',
    slug: 'prueba-de-hermandad',
    name: ['Prueba de hermandad', 'Sibling test'],
    es: ['hermanos', 'medios hermanos', 'ADN entre hermanos'],
    en: ['siblingship', 'half siblings', 'brother sister DNA test'],
    purpose: words(
      'Compara el ADN de dos personas para calcular si comparten a los dos padres, a uno o a ninguno. Se usa cuando el padre no está para la prueba.',
      'Compares the DNA of two people to find out whether they share both parents, one or none. It is used when the father is not there to be tested.',
    ),
    askedFor: words(
      'Se pide en sucesiones y reencuentros de familia.',
      'Ordered for inheritances and family reunions.',
    ),
    notes: words(
      'Da una probabilidad, y a veces queda en duda: si participa la madre el resultado es más claro.',
      'It gives a probability, and at times doubt remains: if the mother takes part the result is clearer.',
    ),
    days: 10,
    price: 680000,
  },
  {
    code: 'GEN-005',
    slug: 'prueba-de-abuelos',
    name: ['Prueba de abuelos', 'Grandparent test'],
    es: ['ADN de abuelos', 'abuelos paternos', 'padre fallecido'],
    en: ['grandparentage', 'paternal grandparents DNA'],
    purpose: words(
      'Reconstruye el ADN del padre ausente a partir de los abuelos y lo compara con el nieto. Con los dos abuelos el resultado es casi tan firme como el del padre.',
      'Rebuilds the DNA of the absent father from the grandparents and compares it with the grandchild. With both grandparents the result is almost as firm as with the father.',
    ),
    askedFor: words(
      'Se pide cuando el presunto padre murió o desapareció.',
      'Ordered when the alleged father has died or is missing.',
    ),
    days: 10,
  },
  {
    code: 'GEN-006',
    slug: 'prueba-de-tios',
    name: ['Prueba de tíos (avuncular)', 'Avuncular test (uncles and aunts)'],
    es: ['ADN de tío', 'tíos y sobrinos'],
    en: ['aunt uncle DNA test', 'avuncular'],
    purpose: words(
      'Compara el ADN de un tío o una tía con el del sobrino. Es una de las opciones cuando faltan el padre y los abuelos.',
      'Compares the DNA of an uncle or an aunt with that of a nephew or niece. It is one of the options when father and grandparents are missing.',
    ),
    askedFor: words(
      'Se pide en procesos de familia con pocos parientes disponibles.',
      'Ordered for family cases with few relatives available.',
    ),
    notes: words(
      'Comparten cerca de una cuarta parte del ADN: el resultado puede quedar en duda.',
      'They share about a quarter of their DNA: the result may remain in doubt.',
    ),
    days: 10,
  },
  {
    code: 'GEN-007',
    slug: 'linaje-paterno-cromosoma-y',
    name: ['Linaje paterno (cromosoma Y)', 'Paternal lineage (Y chromosome)'],
    es: ['haplotipo Y', 'cromosoma Y', 'hermanos por parte de padre'],
    en: ['Y-STR', 'Y haplotype', 'male line test'],
    purpose: words(
      'Compara el cromosoma Y, que pasa casi igual de padre a hijo varón por generaciones. Si dos hombres no coinciden, no vienen de la misma línea de padres.',
      'Compares the Y chromosome, which passes almost unchanged from father to son for generations. If two men do not match, they do not come from the same line of fathers.',
    ),
    askedFor: words(
      'Se pide para hermanos, tíos o primos por línea de varón.',
      'Ordered for brothers, uncles or cousins of the male line.',
    ),
    notes: words(
      'Coincidir no dice el grado: lo comparten el padre, el abuelo, los tíos y los hermanos.',
      'A match does not tell the degree: father, grandfather, uncles and brothers share it.',
    ),
    lineage: true,
  },
  {
    code: 'GEN-008',
    slug: 'linaje-materno-adn-mitocondrial',
    name: ['Linaje materno (ADN mitocondrial)', 'Maternal lineage (mitochondrial DNA)'],
    es: ['ADN mitocondrial', 'linaje de la madre'],
    en: ['mtDNA', 'maternal line test'],
    purpose: words(
      'Compara el ADN que solo la madre entrega, igual a todos sus hijos. Sirve para saber si dos personas vienen de la misma línea de madres, aun con restos antiguos.',
      'Compares the DNA that only a mother hands down, the same to all her children. It is used to find out whether two people come from the same line of mothers, even with old remains.',
    ),
    askedFor: words(
      'Se pide en la identificación de restos y en parientes por vía materna.',
      'Ordered for the identification of remains and for relatives through the mother.',
    ),
    lineage: true,
    days: 12,
  },
  {
    code: 'GEN-009',
    prenatal: true,
    slug: 'paternidad-prenatal-no-invasiva',
    name: ['Paternidad prenatal en sangre materna', 'Prenatal paternity in maternal blood'],
    es: ['paternidad en embarazo', 'ADN antes de nacer', 'paternidad prenatal'],
    en: ['prenatal paternity', 'DNA before birth'],
    purpose: words(
      'Lee el ADN del bebé que viaja en la sangre de la madre y lo compara con el presunto padre, desde la semana 8. No toca al bebé.',
      'Reads the baby’s DNA that travels in the mother’s blood and compares it with the alleged father, from week 8. It does not touch the baby.',
    ),
    askedFor: words(
      'Se pide cuando los padres necesitan saberlo antes del parto.',
      'Ordered when the parents need to know before birth.',
    ),
    notes: words(
      'No se puede con gemelos ni si dos presuntos padres son parientes cercanos.',
      'It cannot be done with twins or if two alleged fathers are close relatives.',
    ),
    specimens: [
      edtaBlood({
        volumeMl: 20,
        minimumMl: 16,
        stability: [{ at: 'room', hours: 72 }],
        rejectedWhen: ['unlabelled', 'wrong-container', 'insufficient', 'clotted', 'haemolysed', 'late'],
      }),
      cheek(),
    ],
    days: 12,
  },
  {
    code: 'GEN-010',
    slug: 'paternidad-con-muestras-de-fallecido',
    name: ['Filiación con muestras de una persona fallecida', 'Kinship with samples of a deceased person'],
    es: ['exhumación', 'ADN de fallecido', 'restos óseos', 'paternidad póstuma'],
    en: ['post-mortem paternity', 'exhumation DNA', 'bone DNA'],
    purpose: words(
      'Saca ADN de hueso, diente o tejido guardado en patología y lo compara con los parientes vivos. Permite resolver una filiación después de la muerte.',
      'Draws DNA from bone, a tooth or tissue kept by pathology and compares it with living relatives. It allows kinship to be settled after death.',
    ),
    askedFor: words(
      'Lo piden los parientes que quieren saber. Para una sucesión decide un juez, con la prueba de un laboratorio certificado.',
      'Requested by relatives who want to know. For an inheritance a judge decides, with the test of a certified laboratory.',
    ),
    notes: words(
      'El ADN antiguo se rompe: en algunos restos no alcanza para un resultado.',
      'Old DNA breaks: in some remains it is not enough for a result.',
    ),
    specimens: [
      sampled('tissue', 'sterile-tube', {
        stability: [{ at: 'room', hours: 8760 }],
        rejectedWhen: ['unlabelled', 'insufficient', 'in-formalin'],
      }),
      cheek(),
    ],
    preparation: [
      words(
        'La muestra la entrega el hospital o el cementerio, con el permiso escrito de los parientes o de la autoridad.',
        'The sample is handed over by the hospital or the cemetery, with the written permission of the relatives or the authority.',
      ),
    ],
    days: 25,
  },
];

export const kinshipTests: readonly Exam[] = [
  ...families.map(kinship),
  exam({
    code: 'GEN-011',
    slug: 'perfil-genetico-individual',
    name: words('Perfil genético individual', 'Individual DNA profile'),
    synonyms: {
      es: ['huella genética', 'perfil de ADN', 'identificación por ADN'],
      en: ['DNA profile', 'genetic fingerprint'],
    },
    area: 'genetics',
    purpose: words(
      'Escribe los números que identifican a una persona por su ADN, como una huella. Se guarda para compararlo más adelante.',
      'Writes down the numbers that identify a person by their DNA, like a fingerprint. It is kept to be compared later on.',
    ),
    askedFor: words(
      'Se pide para trabajos de riesgo, personas desaparecidas o antes de un viaje largo.',
      'Ordered for dangerous jobs, for missing persons or before a long journey.',
    ),
    notes: words('No informa enfermedades ni ascendencia.', 'It does not report diseases or ancestry.'),
    preparation: { instructions: [identities, rinse] },
    specimens: [cheek()],
    method: words('PCR de marcadores STR', 'PCR of STR markers'),
    performedBy: 'referral',
    turnaround: referred(8),
    counselling: 'paternity',
    components: [answered('profile', words('Perfil', 'Profile'), null)],
  }),
  exam({
    code: 'GEN-012',
    slug: 'cigosidad-de-gemelos',
    name: words('Cigosidad de gemelos', 'Twin zygosity'),
    synonyms: {
      es: ['gemelos idénticos', 'mellizos', 'monocigóticos'],
      en: ['identical twins', 'fraternal twins', 'monozygotic'],
    },
    area: 'genetics',
    purpose: words(
      'Compara el ADN de dos hermanos nacidos el mismo día. Dice si son gemelos idénticos o mellizos.',
      'Compares the DNA of two siblings born on the same day. It tells whether they are identical or fraternal twins.',
    ),
    askedFor: words(
      'Se pide por curiosidad, por un trasplante entre ellos o porque uno tiene una enfermedad genética.',
      'Requested out of curiosity, for a transplant between them or because one has a genetic disease.',
    ),
    preparation: { instructions: [identities, rinse] },
    specimens: [cheek()],
    method: words('PCR de marcadores STR', 'PCR of STR markers'),
    performedBy: 'referral',
    turnaround: referred(8),
    counselling: 'genetic',
    components: [answered('zygosity', words('Cigosidad', 'Zygosity'), null)],
  }),
];
