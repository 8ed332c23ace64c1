import type { Component } from '../../../app/domain/exams/component.ts';
import type { Exam } from '../../../app/domain/exams/exam.ts';
import type { Words } from '../../../app/domain/exams/localized-text.ts';
import type { Specimen } from '../../../app/domain/exams/specimen.ts';
import { answered, edtaBlood, exam, interval, measured, referred, words } from './authoring.ts';

const dna = () =>
  edtaBlood({
    volumeMl: 4,
    minimumMl: 2,
    stability: [
      { at: 'room', hours: 72 },
      { at: 'refrigerated', hours: 168 },
    ],
  });

const consent = words(
  'Traiga la orden con el motivo del estudio y firme el consentimiento: le explicamos qué puede decir el examen y qué no.',
  'Bring the order with the reason for the study and sign the consent: we explain what the test can tell and what it cannot.',
);

/** An inherited variant of a gene, which a person may pass on. */
interface Gene {
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
  specimen?: () => Specimen;
  components?: readonly Component[];
}

const noPathogenicVariant = words('Sin variantes patogénicas', 'Without pathogenic variants');
const notDetectedVariant = words('No detectada', 'Not detected');
const variant = (expected: Words = noPathogenicVariant) => [
  answered('variant', words('Variantes', 'Variants'), expected),
];

const gene = ({ name: [es, en], ...study }: Gene): Exam =>
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
    specimens: [(study.specimen ?? dna)()],
    method: study.method,
    performedBy: 'referral',
    turnaround: referred(study.days),
    price: study.price ?? null,
    counselling: 'genetic',
    components: study.components ?? variant(),
  });

const realTime = words('PCR en tiempo real', 'Real-time PCR');
const sequencing = words('Secuenciación masiva', 'Next-generation sequencing');
const sanger = words('Secuenciación de Sanger', 'Sanger sequencing');
const mlpa = words('MLPA', 'MLPA');
const repeats = words('PCR de repeticiones', 'Repeat-primed PCR');

/** Genetic clotting risk. The result changes little unless the person has had a clot. */
const clotting: readonly Gene[] = [
  {
    code: 'GEN-027',
    slug: 'factor-v-leiden',
    name: ['Factor V Leiden, mutación', 'Factor V Leiden mutation'],
    es: ['factor V Leiden', 'trombofilia', 'coágulos heredados', 'trombosis'],
    en: ['factor V Leiden', 'thrombophilia', 'inherited clots', 'FVL'],
    cups: '908441',
    loinc: '21668-9',
    purpose: words(
      'Busca el cambio heredado que más favorece los coágulos en las venas. Quien lo lleva en una sola copia tiene de 3 a 5 veces más riesgo; en dos copias, mucho más.',
      'Looks for the inherited change that most favors clots in the veins. Someone with a single copy has 3 to 5 times the risk; with two copies, far more.',
    ),
    askedFor: words(
      'Se pide tras un coágulo antes de los 50 años, en un sitio raro o con historia familiar.',
      'Ordered after a clot before the age of 50, in an unusual place or with a family history.',
    ),
    notes: words(
      'Es un resultado para toda la vida y no cambia con anticoagulantes ni con el embarazo. La mayoría de los portadores nunca tiene un coágulo.',
      'It is a result for life and does not change with anticoagulants or pregnancy. Most carriers never have a clot.',
    ),
    method: realTime,
    days: 8,
    price: 240000,
    components: [answered('genotype', words('Mutación', 'Mutation'), notDetectedVariant, '21668-9')],
  },
  {
    code: 'GEN-028',
    slug: 'protrombina-g20210a',
    name: ['Protrombina G20210A (F2)', 'Prothrombin G20210A (F2)'],
    es: ['factor II', 'F2', 'mutación de protrombina', 'trombofilia'],
    en: ['factor II mutation', 'F2', 'prothrombin gene', 'thrombophilia'],
    cups: '908427',
    loinc: '24475-6',
    purpose: words(
      'Busca el segundo cambio heredado más común que espesa la sangre: el hígado fabrica más protrombina. Aumenta de 2 a 3 veces el riesgo de coágulos en las venas.',
      'Looks for the second most common inherited change that thickens the blood: the liver makes more prothrombin. It raises the risk of clots in the veins by 2 to 3 times.',
    ),
    askedFor: words('Se pide junto con el factor V Leiden.', 'Ordered together with factor V Leiden.'),
    method: realTime,
    days: 8,
    price: 240000,
    components: [answered('genotype', words('Mutación', 'Mutation'), notDetectedVariant, '24475-6')],
  },
  {
    code: 'GEN-029',
    slug: 'mthfr',
    name: ['MTHFR, mutación', 'MTHFR mutation'],
    es: ['MTHFR', 'C677T', 'A1298C', 'ácido fólico genético'],
    en: ['MTHFR', 'C677T', 'A1298C'],
    cups: '908426',
    loinc: '21709-1',
    purpose: words(
      'Busca dos cambios muy comunes del gen que procesa el ácido fólico. Cerca de la mitad de las personas lleva al menos uno y está sana.',
      'Looks for two very common changes in the gene that handles folic acid. About half of all people carry at least one and are healthy.',
    ),
    askedFor: words('Se pide cuando la homocisteína está alta.', 'Ordered when homocysteine is high.'),
    notes: words(
      'Las guías ya no lo recomiendan por abortos o coágulos: por sí solo no cambia el tratamiento.',
      'Guidelines no longer recommend it for miscarriages or clots: on its own it does not change treatment.',
    ),
    method: realTime,
    days: 8,
    price: 240000,
    components: [
      answered('c677t', words('C677T', 'C677T'), notDetectedVariant, '21709-1'),
      answered('a1298c', words('A1298C', 'A1298C'), notDetectedVariant),
    ],
  },
  {
    code: 'GEN-030',
    slug: 'pai-1-4g-5g',
    name: ['PAI-1 4G/5G', 'PAI-1 4G/5G'],
    es: ['PAI-1', 'SERPINE1', 'polimorfismo PAI'],
    en: ['PAI-1', 'SERPINE1'],
    cups: '908424',
    purpose: words(
      'Lee una variante del gen que frena la disolución de los coágulos. Su efecto es pequeño y se interpreta con los demás factores.',
      'Reads a variant of the gene that slows the dissolving of clots. Its effect is small and it is interpreted with the other factors.',
    ),
    askedFor: words('Se pide en estudios amplios de trombosis.', 'Ordered for wide-ranging studies of thrombosis.'),
    method: realTime,
    days: 8,
    components: [answered('genotype', words('Genotipo', 'Genotype'), null)],
  },
];

/** Genes of familial cancer. The result also serves the relatives. */
const cancer: readonly Gene[] = [
  {
    code: 'GEN-032',
    slug: 'brca1-brca2-secuenciacion',
    name: ['BRCA1 y BRCA2, secuenciación completa', 'BRCA1 and BRCA2, full sequencing'],
    es: ['BRCA', 'cáncer de mama hereditario', 'cáncer de ovario hereditario', 'gen de Angelina'],
    en: ['BRCA', 'hereditary breast cancer', 'hereditary ovarian cancer'],
    cups: '908433',
    purpose: words(
      'Lee completos los dos genes que más cáncer de mama y ovario heredado causan. Con una variante dañina hay controles más tempranos, cirugías para prevenir y medicamentos dirigidos.',
      'Reads in full the two genes that cause most inherited breast and ovarian cancer. With a harmful variant there are earlier checkups, preventive surgery and targeted medicines.',
    ),
    askedFor: words(
      'Se pide en cáncer de mama antes de los 50 años, triple negativo o en hombre, en cáncer de ovario y con varios casos en la familia.',
      'Ordered for breast cancer before the age of 50, triple-negative or in a man, for ovarian cancer and for several cases in the family.',
    ),
    notes: words(
      'Se estudia primero a quien ya tuvo el cáncer. Una variante de significado incierto no se usa para decidir cirugías.',
      'The person who has had the cancer is studied first. A variant of uncertain significance is not used to decide on surgery.',
    ),
    method: sequencing,
    days: 20,
  },
  {
    code: 'GEN-033',
    slug: 'brca-perfil-colombia',
    name: ['BRCA1 y BRCA2, perfil Colombia', 'BRCA1 and BRCA2, Colombian founder panel'],
    es: ['BRCA Colombia', 'mutaciones fundadoras'],
    en: ['BRCA Colombia', 'founder mutations'],
    cups: '908432',
    purpose: words(
      'Busca las variantes dañinas de BRCA que más se repiten en familias colombianas. Es más rápido y económico que leer los genes enteros, pero deja por fuera las demás.',
      'Looks for the harmful BRCA variants that recur most in Colombian families. It is quicker and cheaper than reading the whole genes, but leaves the rest out.',
    ),
    askedFor: words(
      'Se pide como primer paso en familias con cáncer de mama u ovario.',
      'Ordered as a first step for families with breast or ovarian cancer.',
    ),
    notes: words(
      'Si sale negativo y la sospecha es fuerte, se sigue con la secuenciación completa.',
      'If it is negative and suspicion is strong, full sequencing follows.',
    ),
    method: realTime,
    days: 12,
  },
  {
    code: 'GEN-034',
    slug: 'brca-variante-familiar',
    name: ['BRCA1 o BRCA2, variante familiar conocida', 'BRCA1 or BRCA2, known familial variant'],
    es: ['BRCA familiar', 'portadora BRCA', 'prueba a hermanas'],
    en: ['familial BRCA', 'BRCA carrier test', 'cascade testing'],
    cups: '908434',
    purpose: words(
      'Busca en un pariente sano solo la variante que ya se encontró en la familia. La respuesta es clara: la heredó o no.',
      'Looks in a healthy relative for the very variant already found in the family. The answer is clear: it was inherited or not.',
    ),
    askedFor: words(
      'Se pide a hermanas, hermanos e hijos mayores de 18 años de quien tiene la variante.',
      'Ordered for sisters, brothers and children over 18 of someone with the variant.',
    ),
    notes: words('Traiga el informe genético de su familiar.', 'Bring your relative’s genetic report.'),
    method: sanger,
    days: 12,
    components: variant(notDetectedVariant),
  },
  {
    code: 'GEN-035',
    slug: 'panel-cancer-hereditario',
    name: ['Panel de cáncer hereditario', 'Hereditary cancer panel'],
    es: ['panel oncogenético', 'cáncer en la familia', 'genes de cáncer'],
    en: ['hereditary cancer', 'multigene panel', 'cancer in the family'],
    purpose: words(
      'Lee de una vez varias decenas de genes que elevan el riesgo de cáncer de mama, colon, próstata, páncreas y otros. Sirve cuando la historia de la familia apunta a más de uno.',
      'Reads at once several dozen genes that raise the risk of cancer of breast, colon, prostate, pancreas and others. It serves when the family history points to more than one.',
    ),
    askedFor: words(
      'Se pide con cánceres a edad temprana, varios en la misma persona o en muchos parientes.',
      'Ordered for cancers at an early age, several in the same person or in many relatives.',
    ),
    method: sequencing,
    days: 25,
  },
  {
    code: 'GEN-036',
    slug: 'sindrome-de-lynch',
    name: ['Síndrome de Lynch (MLH1, MSH2, MSH6, PMS2, EPCAM)', 'Lynch syndrome (MLH1, MSH2, MSH6, PMS2, EPCAM)'],
    es: ['Lynch', 'cáncer de colon hereditario', 'HNPCC'],
    en: ['Lynch', 'hereditary colon cancer', 'HNPCC'],
    purpose: words(
      'Lee los genes que corrigen errores del ADN. Quien nace con uno dañado tiene más riesgo de cáncer de colon y de endometrio, y necesita colonoscopias desde joven.',
      'Reads the genes that correct errors of DNA. Someone born with a damaged one has more risk of cancer of the colon and the endometrium, and needs colonoscopies from a young age.',
    ),
    askedFor: words(
      'Se pide cuando el tumor perdió las proteínas de reparación o hay varios casos en la familia.',
      'Ordered when the tumor has lost the repair proteins or there are several cases in the family.',
    ),
    method: sequencing,
    days: 20,
  },
  {
    code: 'GEN-037',
    slug: 'apc-poliposis-familiar',
    name: ['APC y MUTYH (poliposis familiar)', 'APC and MUTYH (familial polyposis)'],
    es: ['poliposis', 'muchos pólipos', 'FAP'],
    en: ['polyposis', 'FAP', 'many polyps'],
    purpose: words(
      'Lee los genes de las familias que forman decenas o miles de pólipos en el colon. Encontrarlo permite operar antes de que aparezca el cáncer.',
      'Reads the genes of families that form dozens or thousands of polyps in the colon. Finding it allows surgery before cancer appears.',
    ),
    askedFor: words('Se pide con 10 o más pólipos adenomatosos.', 'Ordered for 10 or more adenomatous polyps.'),
    method: sequencing,
    days: 20,
  },
  {
    code: 'GEN-038',
    slug: 'tp53-li-fraumeni',
    name: ['TP53 (Li-Fraumeni)', 'TP53 (Li-Fraumeni)'],
    es: ['Li-Fraumeni', 'p53'],
    en: ['Li-Fraumeni', 'p53'],
    cups: '908420',
    purpose: words(
      'Lee el gen que cuida a las células de volverse cáncer. Cuando nace dañado aparecen tumores desde la niñez: sarcomas, cerebro, mama, suprarrenal.',
      'Reads the gene that keeps cells from turning into cancer. When it is damaged from birth tumors appear from childhood: sarcomas, brain, breast, adrenal.',
    ),
    askedFor: words(
      'Se pide en cáncer de mama antes de los 31 años, sarcomas y tumores de la suprarrenal en niños.',
      'Ordered for breast cancer before the age of 31, sarcomas and adrenal tumors in children.',
    ),
    method: sequencing,
    days: 20,
  },
  {
    code: 'GEN-039',
    slug: 'ret-men2',
    name: ['RET (neoplasia endocrina múltiple tipo 2)', 'RET (multiple endocrine neoplasia type 2)'],
    es: ['MEN 2', 'cáncer medular de tiroides', 'RET'],
    en: ['MEN2', 'medullary thyroid cancer', 'RET gene'],
    cups: '908420',
    purpose: words(
      'Lee el gen del cáncer medular de tiroides heredado. En un niño que lo tiene, la letra exacta dice a qué edad conviene quitar la tiroides.',
      'Reads the gene of inherited medullary thyroid cancer. In a child who has it, the exact letter tells at what age the thyroid is best removed.',
    ),
    askedFor: words(
      'Se pide en todo cáncer medular de tiroides y a sus parientes.',
      'Ordered for every medullary thyroid cancer and for the relatives.',
    ),
    method: sanger,
    days: 15,
  },
];

/** One disease, with one or a few genes. */
const diseases: readonly Gene[] = [
  {
    code: 'GEN-040',
    slug: 'hemocromatosis-hfe',
    name: ['HFE (hemocromatosis)', 'HFE (hemochromatosis)'],
    es: ['hemocromatosis', 'hierro alto', 'C282Y', 'H63D'],
    en: ['haemochromatosis', 'iron overload', 'C282Y', 'H63D'],
    cups: '908428',
    loinc: '34519-9',
    purpose: words(
      'Busca los cambios del gen que hacen absorber demasiado hierro. Con los años el exceso daña el hígado, el corazón y las articulaciones, y se evita con sangrías.',
      'Looks for the changes in the gene that make one absorb too much iron. Over the years the excess harms liver, heart and joints, and is prevented by therapeutic phlebotomy (having blood drawn).',
    ),
    askedFor: words(
      'Se pide con ferritina y saturación de transferrina altas, o un familiar afectado.',
      'Ordered for high ferritin and transferrin saturation, or an affected relative.',
    ),
    method: realTime,
    days: 8,
    components: [
      answered('c282y', words('C282Y', 'C282Y'), notDetectedVariant),
      answered('h63d', words('H63D', 'H63D'), notDetectedVariant),
    ],
  },
  {
    code: 'GEN-041',
    slug: 'alzheimer-psen1-e280a',
    name: ['PSEN1 E280A (Alzheimer de la mutación paisa)', 'PSEN1 E280A (Alzheimer’s, the paisa mutation)'],
    es: ['mutación paisa', 'Alzheimer familiar', 'bobera', 'Yarumal', 'presenilina'],
    en: ['paisa mutation', 'familial Alzheimer’s', 'presenilin 1', 'early-onset Alzheimer’s'],
    cups: '908424',
    purpose: words(
      'Busca el cambio del gen de la presenilina que llevan varias familias de Antioquia. Quien lo hereda empieza a perder la memoria hacia los 45 años.',
      'Looks for the change in the presenilin gene carried by several families of Antioquia. People who inherit it begin to lose their memory at about 45.',
    ),
    askedFor: words(
      'Se pide a adultos de esas familias que lo deciden después de una asesoría, y en demencias antes de los 60 años.',
      'Ordered for adults of those families who decide on it after counseling, and for dementia before the age of 60.',
    ),
    notes: words(
      'Hoy no hay un tratamiento que la evite: saberlo o no es una decisión personal, y a los menores de edad no se les hace.',
      'Today there is no treatment that prevents it: knowing or not is a personal decision, and it is not done in minors.',
    ),
    method: sanger,
    days: 12,
    components: variant(notDetectedVariant),
  },
  {
    code: 'GEN-042',
    slug: 'huntington-htt',
    name: ['Enfermedad de Huntington (HTT)', 'Huntington’s disease (HTT)'],
    es: ['Huntington', 'corea', 'mal de San Vito', 'Juan de Acosta'],
    en: ['Huntington’s', 'chorea', 'HTT', 'CAG repeats'],
    purpose: words(
      'Cuenta cuántas veces se repite un trío de letras del gen HTT. Con 40 o más la enfermedad aparece; con menos de 27 el gen es normal.',
      'Counts how often a trio of letters is repeated in the HTT gene. With 40 or more the disease appears; with fewer than 27 the gene is normal.',
    ),
    askedFor: words(
      'Se pide con movimientos que no se controlan y cambios de ánimo, o a familiares adultos que quieren saber.',
      'Ordered for movements that cannot be controlled and changes of mood, or for adult relatives who want to know.',
    ),
    notes: words(
      'Antes del resultado hay asesoría y tiempo para pensarlo. A los menores sin síntomas no se les hace.',
      'Before the result there is counseling and time to think. It is not done in minors without symptoms.',
    ),
    method: repeats,
    days: 15,
    components: [
      measured('longest-allele', words('Repeticiones CAG, alelo mayor', 'CAG repeats, longer allele'), '{repeats}', 0, [
        interval({ high: 26, source: 'guideline' }),
      ]),
    ],
  },
  {
    code: 'GEN-043',
    slug: 'x-fragil-fmr1',
    name: ['X frágil (FMR1)', 'Fragile X (FMR1)'],
    es: ['X frágil', 'FMR1', 'Ricaurte', 'discapacidad intelectual', 'menopausia temprana'],
    en: ['fragile X', 'FMR1', 'intellectual disability', 'premature ovarian failure'],
    loinc: '21759-6',
    purpose: words(
      'Cuenta las repeticiones del gen FMR1 del cromosoma X. Con más de 200 causa la discapacidad intelectual heredada más común, sobre todo en hombres.',
      'Counts the repeats of the FMR1 gene on the X chromosome. With more than 200 it causes the most common inherited intellectual disability, in boys above all.',
    ),
    askedFor: words(
      'Se pide en niños con retraso del desarrollo o autismo, en menopausia antes de los 40 años y en temblor del adulto con nietos afectados.',
      'Ordered for children with developmental delay or autism, for menopause before the age of 40 and for tremor of adults with affected grandchildren.',
    ),
    method: repeats,
    days: 15,
    components: [
      measured(
        'repeats',
        words('Repeticiones CGG', 'CGG repeats'),
        '{repeats}',
        0,
        [interval({ ageFrom: '0d', high: 44, source: 'guideline' })],
        '21759-6',
      ),
    ],
  },
  {
    code: 'GEN-044',
    slug: 'fibrosis-quistica-cftr',
    name: ['Fibrosis quística (CFTR), panel', 'Cystic fibrosis (CFTR), panel'],
    es: ['fibrosis quística', 'CFTR', 'F508del', 'mucoviscidosis'],
    en: ['cystic fibrosis', 'CFTR', 'F508del'],
    cups: '908424',
    loinc: '21654-9',
    purpose: words(
      'Busca las variantes más comunes del gen que vuelve espesos el moco y los jugos del páncreas. Cada variante puede tener un medicamento propio.',
      'Looks for the most common variants of the gene that thickens mucus and pancreatic juices. Each variant may have a medicine of its own.',
    ),
    askedFor: words(
      'Se pide con sudor salado, infecciones repetidas del pulmón, tamizaje neonatal alterado o ausencia de conductos deferentes.',
      'Ordered for salty sweat, repeated lung infections, an abnormal newborn screen or absence of the vas deferens.',
    ),
    notes: words(
      'Un panel negativo no la descarta: quedan variantes raras que pide leer el gen completo.',
      'A negative panel does not rule it out: rare variants remain, which call for reading the whole gene.',
    ),
    method: sequencing,
    days: 18,
  },
  {
    code: 'GEN-045',
    slug: 'atrofia-muscular-espinal-smn1',
    name: ['Atrofia muscular espinal (SMN1)', 'Spinal muscular atrophy (SMN1)'],
    es: ['AME', 'SMN1', 'bebé flojo', 'Werdnig-Hoffmann'],
    en: ['SMA', 'SMN1', 'floppy baby'],
    cups: '908423',
    purpose: words(
      'Cuenta las copias de los genes SMN1 y SMN2. Sin SMN1 se debilitan los músculos; hay tratamientos que funcionan mejor mientras más temprano se den.',
      'Counts the copies of the SMN1 and SMN2 genes. Without SMN1 the muscles weaken; there are treatments that work better the earlier they are given.',
    ),
    askedFor: words(
      'Se pide en bebés flojos o niños que pierden fuerza, y en parejas para saber si son portadores.',
      'Ordered for floppy babies or children who lose strength, and for couples to know whether they are carriers.',
    ),
    method: mlpa,
    days: 12,
    components: [
      measured('smn1-copies', words('Copias de SMN1', 'SMN1 copies'), '{copies}', 0, []),
      measured('smn2-copies', words('Copias de SMN2', 'SMN2 copies'), '{copies}', 0, []),
    ],
  },
  {
    code: 'GEN-046',
    slug: 'distrofia-muscular-dmd',
    name: ['Distrofia muscular de Duchenne y Becker (DMD)', 'Duchenne and Becker muscular dystrophy (DMD)'],
    es: ['Duchenne', 'Becker', 'distrofina'],
    en: ['Duchenne', 'Becker', 'dystrophin'],
    cups: '908423',
    purpose: words(
      'Busca pedazos que faltan o se repiten en el gen de la distrofina, que sostiene el músculo. Explica 7 de cada 10 casos y muestra si la madre es portadora.',
      'Looks for missing or repeated pieces in the gene of dystrophin, which holds muscle up. It explains 7 in every 10 cases and shows whether the mother is a carrier.',
    ),
    askedFor: words(
      'Se pide en niños que caminan tarde, se caen mucho o tienen la CPK muy alta.',
      'Ordered for boys who walk late, fall often or have a very high CK.',
    ),
    method: mlpa,
    days: 15,
  },
  {
    code: 'GEN-047',
    slug: 'distrofia-miotonica-dmpk',
    name: ['Distrofia miotónica tipo 1 (DMPK)', 'Myotonic dystrophy type 1 (DMPK)'],
    es: ['Steinert', 'miotónica', 'DM1'],
    en: ['Steinert', 'DM1'],
    purpose: words(
      'Cuenta las repeticiones del gen que hace que los músculos se demoren en soltar. También afecta el corazón y los ojos, y cada generación la sufre antes.',
      'Counts the repeats in the gene that makes muscles slow to let go. It also affects heart and eyes, and each generation suffers it earlier.',
    ),
    askedFor: words(
      'Se pide en quien no puede soltar la mano al saludar, con cataratas tempranas o arritmia.',
      'Ordered for someone who cannot let go of a handshake, for early cataracts or arrhythmia.',
    ),
    method: repeats,
    days: 15,
    components: [
      measured('repeats', words('Repeticiones CTG', 'CTG repeats'), '{repeats}', 0, [
        interval({ ageFrom: '0d', high: 34, source: 'guideline' }),
      ]),
    ],
  },
  {
    code: 'GEN-048',
    slug: 'ataxias-espinocerebelosas',
    name: ['Ataxias espinocerebelosas (panel SCA)', 'Spinocerebellar ataxias (SCA panel)'],
    es: ['SCA', 'ataxia', 'Machado-Joseph'],
    en: ['SCA', 'ataxia', 'Machado-Joseph'],
    purpose: words(
      'Cuenta las repeticiones de los genes SCA1, 2, 3, 6 y 7. Cada uno causa una pérdida del equilibrio que empeora con los años.',
      'Counts the repeats of the genes SCA1, 2, 3, 6 and 7. Each causes a loss of balance that worsens over the years.',
    ),
    askedFor: words(
      'Se pide con caminar inseguro y habla enredada en varias generaciones.',
      'Ordered for an unsteady walk and slurred speech in several generations.',
    ),
    method: repeats,
    days: 20,
  },
  {
    code: 'GEN-049',
    slug: 'microdeleciones-cromosoma-y',
    name: ['Microdeleciones del cromosoma Y (AZF)', 'Y chromosome microdeletions (AZF)'],
    es: ['AZF', 'azoospermia genética', 'cromosoma Y'],
    en: ['AZF', 'genetic azoospermia', 'Y deletion'],
    cups: '908423',
    purpose: words(
      'Busca pedacitos que faltan en el cromosoma Y, donde están los genes del esperma. Dice si vale la pena buscar espermatozoides en el testículo.',
      'Looks for small missing pieces of the Y chromosome, where the genes of sperm are. It tells whether it is worth looking for sperm in the testicle.',
    ),
    askedFor: words(
      'Se pide en hombres con cero o muy pocos espermatozoides.',
      'Ordered for men with zero or very few sperm.',
    ),
    method: words('PCR múltiple', 'Multiplex PCR'),
    days: 10,
    components: ['a', 'b', 'c'].map((region) =>
      answered(`azf${region}`, words(`AZF${region}`, `AZF${region}`), words('Sin deleción', 'Without deletion')),
    ),
  },
  {
    code: 'GEN-050',
    slug: 'sordera-gjb2',
    name: ['Sordera hereditaria (GJB2 y GJB6)', 'Hereditary deafness (GJB2 and GJB6)'],
    es: ['sordera', 'conexina 26', 'GJB2'],
    en: ['deafness', 'connexin 26', 'GJB2'],
    purpose: words(
      'Lee los genes que más causan sordera de nacimiento sin otros síntomas. Ayuda a decidir pronto el implante y a conocer el riesgo para otros hijos.',
      'Reads the genes that most often cause deafness from birth without other symptoms. It helps to decide early on an implant and to know the risk for other children.',
    ),
    askedFor: words(
      'Se pide en bebés que no pasan la prueba de oído.',
      'Ordered for babies who do not pass the hearing test.',
    ),
    method: sanger,
    days: 15,
  },
  {
    code: 'GEN-051',
    slug: 'hipercolesterolemia-familiar',
    name: ['Hipercolesterolemia familiar (LDLR, APOB, PCSK9)', 'Familial hypercholesterolemia (LDLR, APOB, PCSK9)'],
    es: ['colesterol heredado', 'hipercolesterolemia', 'LDLR'],
    en: ['inherited cholesterol', 'FH', 'LDLR'],
    purpose: words(
      'Lee los genes de un colesterol muy alto desde la niñez. Una de cada 300 personas lo tiene, y tratarlo temprano evita infartos antes de los 50 años.',
      'Reads the genes of a very high cholesterol from childhood. One in every 300 people has it, and treating it early prevents heart attacks before the age of 50.',
    ),
    askedFor: words(
      'Se pide con LDL de 190 mg/dL o más, depósitos en los tendones o infartos tempranos en la familia.',
      'Ordered for LDL of 190 mg/dL or more, deposits on the tendons or early heart attacks in the family.',
    ),
    method: sequencing,
    days: 20,
  },
  {
    code: 'GEN-052',
    slug: 'apoe-genotipo',
    name: ['APOE, genotipo', 'APOE genotype'],
    es: ['APOE4', 'apolipoproteína E', 'riesgo de Alzheimer'],
    en: ['APOE4', 'apolipoprotein E', 'Alzheimer’s risk'],
    cups: '908424',
    purpose: words(
      'Lee cuál de las formas e2, e3 o e4 de un gen se heredó de cada padre. La e4 aumenta el riesgo de Alzheimer tardío, sin asegurarlo; dos e2 pueden subir mucho los triglicéridos.',
      'Reads which of the forms e2, e3 or e4 of a gene was inherited from each parent. The e4 form raises the risk of late Alzheimer’s disease, without making it certain; two e2 can raise triglycerides a lot.',
    ),
    askedFor: words(
      'Se pide en grasas de la sangre muy raras y antes de ciertos medicamentos para el Alzheimer.',
      'Ordered for very unusual blood fats and before certain medicines for Alzheimer’s disease.',
    ),
    method: realTime,
    days: 8,
    components: [answered('genotype', words('Genotipo', 'Genotype'), null)],
  },
  {
    code: 'GEN-053',
    slug: 'wilson-atp7b',
    name: ['Enfermedad de Wilson (ATP7B)', 'Wilson’s disease (ATP7B)'],
    es: ['Wilson', 'cobre heredado'],
    en: ['Wilson’s disease', 'inherited copper'],
    cups: '908420',
    purpose: words(
      'Lee el gen que saca el cobre del hígado. Si las dos copias están dañadas, el cobre se acumula en el hígado y el cerebro, y se trata de por vida.',
      'Reads the gene that carries copper out of the liver. If both copies are damaged, copper builds up in liver and brain, and it is treated for life.',
    ),
    askedFor: words(
      'Se pide con ceruloplasmina baja y a los hermanos de un enfermo.',
      'Ordered for low ceruloplasmin and for the siblings of someone affected.',
    ),
    method: sequencing,
    days: 20,
  },
  {
    code: 'GEN-054',
    slug: 'alfa-1-antitripsina-genotipo',
    name: ['Alfa-1 antitripsina, genotipo (SERPINA1)', 'Alpha-1 antitrypsin genotype (SERPINA1)'],
    es: ['deficiencia de alfa 1', 'PiZZ', 'enfisema en joven'],
    en: ['alpha-1 deficiency', 'PiZZ', 'early emphysema'],
    cups: '908424',
    purpose: words(
      'Busca las variantes S y Z del gen que protege los pulmones. Con dos Z hay enfisema temprano, peor en fumadores, y daño del hígado.',
      'Looks for the S and Z variants of the gene that protects the lungs. With two Z there is early emphysema, worse in smokers, and liver damage.',
    ),
    askedFor: words(
      'Se pide con alfa-1 antitripsina baja, EPOC antes de los 45 años o hígado enfermo en niños.',
      'Ordered for low alpha-1 antitrypsin, COPD before the age of 45 or liver disease in children.',
    ),
    method: realTime,
    days: 10,
    components: [answered('genotype', words('Genotipo', 'Genotype'), words('PI*MM', 'PI*MM'))],
  },
  {
    code: 'GEN-055',
    slug: 'intolerancia-lactosa-lct',
    name: ['Intolerancia a la lactosa (LCT)', 'Lactose intolerance (LCT)'],
    es: ['lactosa', 'intolerancia a la leche', 'lactasa'],
    en: ['lactose intolerance', 'lactase persistence', 'milk intolerance'],
    cups: '908424',
    purpose: words(
      'Lee la letra del ADN que decide si de adulto se sigue digiriendo la leche. Dice la tendencia de nacimiento, no la que deja una infección del intestino.',
      'Reads the letter of DNA that decides whether milk goes on being digested in adult life. It tells the tendency from birth, not that left by a bowel infection.',
    ),
    askedFor: words('Se pide con gases y diarrea después de la leche.', 'Ordered for gas and diarrhea after milk.'),
    method: realTime,
    days: 8,
    components: [answered('genotype', words('Genotipo -13910', 'Genotype -13910'), null)],
  },
  {
    code: 'GEN-056',
    slug: 'gilbert-ugt1a1',
    name: ['Síndrome de Gilbert (UGT1A1*28)', 'Gilbert’s syndrome (UGT1A1*28)'],
    es: ['Gilbert', 'bilirrubina alta', 'ojos amarillos al ayunar'],
    en: ['Gilbert', 'high bilirubin', 'irinotecan'],
    cups: '908424',
    purpose: words(
      'Busca la variante inofensiva que sube la bilirrubina al ayunar o enfermarse. También avisa de quien tolera mal un medicamento del cáncer, el irinotecán.',
      'Looks for the harmless variant that raises bilirubin when fasting or unwell. It also warns of who tolerates badly a cancer medicine, irinotecan.',
    ),
    askedFor: words(
      'Se pide con bilirrubina indirecta alta y hígado sano, y antes del irinotecán.',
      'Ordered for high indirect bilirubin and a healthy liver, and before irinotecan.',
    ),
    method: realTime,
    days: 8,
    components: [answered('genotype', words('Genotipo', 'Genotype'), words('*1/*1', '*1/*1'))],
  },
  {
    code: 'GEN-057',
    slug: 'talasemia-beta-hbb',
    name: ['Beta talasemia y drepanocitosis (HBB)', 'Beta thalassemia and sickle cell (HBB)'],
    es: ['talasemia', 'gen de la hemoglobina', 'HBB'],
    en: ['thalassaemia', 'hemoglobin gene', 'HBB'],
    cups: '908420',
    purpose: words(
      'Lee el gen de una de las cadenas de la hemoglobina. Confirma una talasemia o una hemoglobina S y sirve a las parejas portadoras.',
      'Reads the gene of one of the chains of hemoglobin. It confirms thalassemia or hemoglobin S and serves couples who are carriers.',
    ),
    askedFor: words(
      'Se pide cuando la electroforesis de hemoglobina sale alterada.',
      'Ordered when hemoglobin electrophoresis is abnormal.',
    ),
    method: sequencing,
    days: 18,
  },
  {
    code: 'GEN-058',
    slug: 'talasemia-alfa-deleciones',
    name: ['Alfa talasemia, deleciones', 'Alpha thalassemia deletions'],
    es: ['alfa talasemia', 'VCM bajo sin ferropenia'],
    en: ['alpha thalassemia', 'low MCV'],
    cups: '908423',
    purpose: words(
      'Busca las copias que faltan de los genes alfa de la hemoglobina. Explica glóbulos rojos pequeños con hierro normal.',
      'Looks for missing copies of the alpha genes of hemoglobin. It explains small red cells with normal iron.',
    ),
    askedFor: words(
      'Se pide con un volumen corpuscular bajo que el hierro no corrige.',
      'Ordered for a low red cell volume that iron does not correct.',
    ),
    method: mlpa,
    days: 12,
  },
  {
    code: 'GEN-059',
    slug: 'hiperplasia-suprarrenal-cyp21a2',
    name: ['Hiperplasia suprarrenal congénita (CYP21A2)', 'Congenital adrenal hyperplasia (CYP21A2)'],
    es: ['hiperplasia suprarrenal', '21 hidroxilasa', 'genitales ambiguos'],
    en: ['CAH', '21-hydroxylase', 'ambiguous genitalia'],
    cups: '908420',
    purpose: words(
      'Lee el gen de la enzima con la que la suprarrenal fabrica cortisol. Aclara la 17-hidroxiprogesterona alta del recién nacido y la forma leve de la adulta.',
      'Reads the gene of the enzyme with which the adrenal gland makes cortisol. It explains high 17-hydroxyprogesterone of the newborn and the mild form in women.',
    ),
    askedFor: words(
      'Se pide tras un tamizaje neonatal alterado o con vello y acné que empiezan temprano.',
      'Ordered after an abnormal newborn screen or for hair and acne that start early.',
    ),
    method: sequencing,
    days: 20,
  },
  {
    code: 'GEN-060',
    slug: 'prader-willi-angelman',
    name: ['Prader-Willi y Angelman (metilación)', 'Prader-Willi and Angelman (methylation)'],
    es: ['Prader-Willi', 'Angelman', 'bebé flojo que después come mucho'],
    en: ['Prader-Willi', 'Angelman', 'methylation study'],
    purpose: words(
      'Mira qué copia del cromosoma 15 está apagada. Según falte la del padre o la de la madre aparece uno u otro síndrome.',
      'Looks at which copy of chromosome 15 is switched off. One syndrome or the other appears depending on whether the father’s or the mother’s is missing.',
    ),
    askedFor: words(
      'Se pide en bebés muy flojos, o en niños con risa frecuente, convulsiones y poco lenguaje.',
      'Ordered for very floppy babies, or for children with frequent laughter, seizures and little speech.',
    ),
    method: words('MLPA sensible a metilación', 'Methylation-sensitive MLPA'),
    days: 15,
    components: [
      answered('methylation', words('Patrón de metilación', 'Methylation pattern'), words('Normal', 'Normal')),
    ],
  },
  {
    code: 'GEN-061',
    slug: 'rett-mecp2',
    name: ['Síndrome de Rett (MECP2)', 'Rett syndrome (MECP2)'],
    es: ['Rett', 'niña que deja de hablar'],
    en: ['Rett', 'MECP2'],
    cups: '908420',
    purpose: words(
      'Lee el gen de un trastorno de las niñas que pierden el habla y el uso de las manos después del primer año. El cambio casi siempre es nuevo en ella y rara vez se repite en otros hijos.',
      'Reads the gene of a disorder of girls who lose speech and the use of their hands after the first year. The change is almost always new in her and rarely recurs in other children.',
    ),
    askedFor: words(
      'Se pide en niñas con retroceso del desarrollo y movimientos repetidos de las manos.',
      'Ordered for girls whose development goes backwards and whose hands move over and over.',
    ),
    method: sequencing,
    days: 20,
  },
  {
    code: 'GEN-062',
    slug: 'acondroplasia-fgfr3',
    name: ['Acondroplasia (FGFR3)', 'Achondroplasia (FGFR3)'],
    es: ['talla baja', 'acondroplasia', 'enanismo'],
    en: ['short stature', 'dwarfism', 'FGFR3'],
    cups: '908424',
    purpose: words(
      'Busca los cambios de un gen que frena el crecimiento de los huesos largos. Confirma la causa más común de talla baja con brazos y piernas cortos.',
      'Looks for the changes in a gene that slows the growth of long bones. It confirms the most common cause of short stature with short arms and legs.',
    ),
    askedFor: words(
      'Se pide en bebés con huesos cortos en la ecografía o al nacer.',
      'Ordered for babies with short bones on an ultrasound or at birth.',
    ),
    method: sanger,
    days: 12,
    components: variant(notDetectedVariant),
  },
  {
    code: 'GEN-063',
    slug: 'mody-panel',
    name: ['Diabetes MODY, panel', 'MODY diabetes panel'],
    es: ['MODY', 'diabetes heredada', 'GCK', 'HNF1A'],
    en: ['MODY', 'monogenic diabetes', 'GCK', 'HNF1A'],
    purpose: words(
      'Lee los genes de las diabetes que pasan de padres a hijos por una sola letra. Algunas no necesitan tratamiento y otras responden a pastillas en vez de insulina.',
      'Reads the genes of the kinds of diabetes that pass from parent to child by a single letter. Some do not need treatment and others respond to tablets instead of insulin.',
    ),
    askedFor: words(
      'Se pide en diabetes antes de los 35 años en tres generaciones, sin anticuerpos.',
      'Ordered for diabetes before the age of 35 in three generations, without antibodies.',
    ),
    method: sequencing,
    days: 22,
  },
  {
    code: 'GEN-064',
    slug: 'amiloidosis-ttr',
    name: ['Amiloidosis hereditaria (TTR)', 'Hereditary amyloidosis (TTR)'],
    es: ['transtiretina', 'amiloidosis', 'corazón rígido'],
    en: ['transthyretin', 'amyloidosis', 'stiff heart'],
    cups: '908420',
    purpose: words(
      'Lee el gen de la transtiretina, una proteína que mal doblada se deposita en los nervios y el corazón. Hay medicamentos que la frenan.',
      'Reads the gene of transthyretin, a protein that when badly folded settles in nerves and heart. There are medicines that slow it.',
    ),
    askedFor: words(
      'Se pide con hormigueo que sube, túnel del carpo en ambas manos o falla del corazón con paredes gruesas.',
      'Ordered for tingling that climbs, carpal tunnel in both hands or heart failure with thick walls.',
    ),
    method: sanger,
    days: 12,
  },
  {
    code: 'GEN-065',
    slug: 'fiebre-mediterranea-mefv',
    name: ['Fiebre mediterránea familiar (MEFV)', 'Familial Mediterranean fever (MEFV)'],
    es: ['fiebre periódica', 'MEFV'],
    en: ['periodic fever', 'MEFV'],
    cups: '908420',
    purpose: words(
      'Lee el gen de unas fiebres que vuelven cada tantas semanas con dolor de barriga. Una pastilla, la colchicina, las evita.',
      'Reads the gene of fevers that come back every few weeks with belly pain. A tablet, colchicine, prevents them.',
    ),
    askedFor: words(
      'Se pide en fiebres que se repiten sin infección.',
      'Ordered for fevers that recur without infection.',
    ),
    method: sequencing,
    days: 20,
  },
];

/** Many genes at once, or any single gene. */
const wide: readonly Gene[] = [
  {
    code: 'GEN-066',
    slug: 'exoma-clinico',
    name: ['Exoma clínico', 'Clinical exome'],
    es: ['exoma', 'exoma dirigido', 'secuenciación de exoma'],
    en: ['exome', 'targeted exome'],
    purpose: words(
      'Lee los genes que hoy se sabe que causan enfermedad, varios miles a la vez. Encuentra la causa en cerca de 1 de cada 3 niños con una enfermedad rara.',
      'Reads the genes known today to cause disease, several thousand at once. It finds the cause in about 1 in every 3 children with a rare disease.',
    ),
    askedFor: words(
      'Se pide cuando los síntomas no apuntan a un solo gen.',
      'Ordered when symptoms do not point to a single gene.',
    ),
    notes: words(
      'Puede hallar algo que no se buscaba: antes se decide si se quiere saber. Con el ADN de los padres se lee mejor.',
      'It can find something that nobody was looking for: people decide beforehand whether they want to know. It can be interpreted better with the parents’ DNA.',
    ),
    method: sequencing,
    days: 35,
  },
  {
    code: 'GEN-067',
    slug: 'exoma-completo-trio',
    name: ['Exoma completo en trío (hijo y padres)', 'Whole exome, trio (child and parents)'],
    es: ['exoma trío', 'WES'],
    en: ['trio exome', 'WES'],
    purpose: words(
      'Lee todos los genes del niño y de sus padres y los compara. Muestra qué cambios son nuevos en él.',
      'Reads all the genes of the child and of both parents and compares them. It shows which changes are new in the child.',
    ),
    askedFor: words(
      'Se pide en niños con malformaciones, convulsiones graves o retroceso del desarrollo.',
      'Ordered for children with malformations, severe seizures or development that goes backwards.',
    ),
    method: sequencing,
    days: 40,
  },
  {
    code: 'GEN-068',
    slug: 'portadores-pareja',
    name: ['Panel de portadores para parejas', 'Carrier screening for couples'],
    es: ['tamizaje de portadores', 'antes de tener hijos', 'panel preconcepcional'],
    en: ['carrier screening', 'preconception test'],
    purpose: words(
      'Mira si los dos miembros de la pareja llevan, sin saberlo, el mismo gen dañado. Si es así, cada hijo tiene 1 riesgo en 4 de nacer enfermo, y hay opciones.',
      'Looks at whether both members of a couple carry, without knowing it, the same damaged gene. If so, each child has 1 chance in 4 of being born ill, and there are options.',
    ),
    askedFor: words(
      'Se pide antes del embarazo, sobre todo entre parientes o al donar óvulos o semen.',
      'Ordered before pregnancy, above all between relatives or when eggs or semen are donated.',
    ),
    method: sequencing,
    days: 25,
  },
  {
    code: 'GEN-069',
    slug: 'variante-familiar-conocida',
    name: ['Variante familiar conocida (un gen)', 'Known familial variant (one gene)'],
    es: ['estudio de familiares', 'segregación', 'Sanger'],
    en: ['cascade testing', 'segregation', 'Sanger'],
    cups: '908424',
    purpose: words(
      'Busca en un pariente el cambio exacto que ya se encontró en la familia. Cuesta menos que leer el gen entero y la respuesta es sí o no.',
      'Looks in a relative for the exact change already found in the family. It costs less than reading the whole gene and the answer is yes or no.',
    ),
    askedFor: words(
      'Se pide a padres, hermanos e hijos de quien tiene un diagnóstico genético.',
      'Ordered for parents, siblings and children of someone with a genetic diagnosis.',
    ),
    notes: words('Traiga el informe genético de su familiar.', 'Bring your relative’s genetic report.'),
    method: sanger,
    days: 12,
    components: variant(notDetectedVariant),
  },
  {
    code: 'GEN-070',
    slug: 'secuenciacion-de-un-gen',
    name: ['Secuenciación de un gen (por gen)', 'Single-gene sequencing (per gene)'],
    es: ['estudio molecular de gen', 'gen específico'],
    en: ['single gene test', 'gene sequencing'],
    cups: '908420',
    purpose: words(
      'Lee de principio a fin el gen que el especialista escoge. Es el camino cuando los síntomas señalan una sola enfermedad.',
      'Reads from start to finish the gene that the specialist chooses. It is the way when symptoms point to one disease.',
    ),
    askedFor: words(
      'Se pide por orden de un genetista, con el nombre del gen.',
      'Ordered by a geneticist, with the name of the gene.',
    ),
    method: sequencing,
    days: 22,
  },
  {
    code: 'GEN-071',
    slug: 'adn-mitocondrial-enfermedades',
    name: ['ADN mitocondrial, enfermedades (MELAS, MERRF, Leber)', 'Mitochondrial DNA, diseases (MELAS, MERRF, Leber)'],
    es: ['mitocondria', 'MELAS', 'Leber'],
    en: ['mitochondrial disease', 'MELAS', 'Leber'],
    cups: '908419',
    purpose: words(
      'Lee el ADN de las mitocondrias, que se hereda solo de la madre. Sus cambios quitan energía al cerebro, los músculos y los ojos.',
      'Reads the DNA of the mitochondria, which is inherited from the mother alone. Its changes take energy from brain, muscles and eyes.',
    ),
    askedFor: words(
      'Se pide con ceguera súbita en jóvenes, derrames antes de los 40 años o debilidad con ácido láctico alto.',
      'Ordered for sudden blindness in young people, strokes before the age of 40 or weakness with high lactic acid.',
    ),
    method: sequencing,
    days: 25,
  },
];

export const genes: readonly Exam[] = [
  ...clotting.map(gene),
  exam({
    code: 'GEN-031',
    slug: 'panel-trombofilia-genetica',
    name: words('Panel genético de trombofilia', 'Genetic thrombophilia panel'),
    synonyms: {
      es: ['trombofilia', 'coágulos heredados', 'panel de trombosis'],
      en: ['thrombophilia', 'inherited clots', 'thrombosis genetics'],
    },
    area: 'genetics',
    members: ['GEN-027', 'GEN-028', 'GEN-029'],
    purpose: words(
      'Reúne los 3 cambios heredados que más se piden cuando alguien hace coágulos. Con un solo tubo se sabe si alguno viene de familia.',
      'Brings together the 3 inherited changes most often ordered when someone forms clots. A single tube shows whether any of them runs in the family.',
    ),
    askedFor: words(
      'Se pide tras una trombosis sin causa clara o con parientes que también la tuvieron.',
      'Ordered after a clot without a clear cause, or when relatives have had one too.',
    ),
    preparation: { instructions: [consent] },
    turnaround: referred(8),
    price: 620000,
    counselling: 'genetic',
  }),
  ...cancer.map(gene),
  ...diseases.map(gene),
  ...wide.map(gene),
];
