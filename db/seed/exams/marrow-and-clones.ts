import type { Exam, Words } from '../../../app/features/catalogue/exam.ts';
import {
  answered,
  edtaBlood,
  exam,
  inDays,
  measured,
  notDetected,
  oneAnswer,
  oneNumber,
  referred,
  words,
} from './authoring.ts';

/** The doctor takes it from the hip bone; it reaches us in a lavender tube. */
const marrow = (container: 'edta' | 'slide', hours: number): Exam['specimens'][number] => ({
  type: 'bone-marrow',
  container,
  volumeMl: container === 'edta' ? 3 : null,
  minimumMl: container === 'edta' ? 1 : null,
  atHome: false,
  byPatient: false,
  stability: [{ at: 'room', hours }],
  rejectedWhen: container === 'edta' ? ['unlabelled', 'wrong-container', 'clotted', 'late'] : ['unlabelled', 'insufficient'],
});

const takenByADoctor = words(
  'La toma la hace un hematólogo en un sitio con sala de procedimientos; pregúntenos antes de agendarla.',
  'The sample is taken by a haematologist in a procedure room; ask us before you book.',
);

const flowBlood = edtaBlood({ volumeMl: 4, minimumMl: 2, stability: [{ at: 'room', hours: 24 }], rejectedWhen: ['unlabelled', 'wrong-container', 'clotted', 'late', 'frozen'] });
const flow = words('Citometría de flujo de ocho o más colores', 'Flow cytometry with eight or more colours');

/** Cells of the blood, named by the marks that they carry on their surface. */
const phenotype = (authored: {
  code: string;
  slug: string;
  name: Words;
  synonyms: Exam['synonyms'];
  purpose: Words;
  askedFor: Words;
  expected: Words;
  notes?: Words;
}): Exam =>
  oneAnswer({
    analyte: 'phenotype',
    area: 'haematology',
    specimens: [flowBlood],
    method: flow,
    performedBy: 'referral',
    turnaround: referred(3),
    ...authored,
  });

/** A change in the genes of the blood cells alone: it was not inherited and is not passed on to children. */
const acquiredMutation = (authored: {
  code: string;
  slug: string;
  name: Words;
  synonyms: Exam['synonyms'];
  purpose: Words;
  askedFor: Words;
  cups?: string;
}): Exam =>
  oneAnswer({
    analyte: 'mutation',
    area: 'haematology',
    notes: words(
      'Es un cambio que aparece en las células de la sangre a lo largo de la vida: no se hereda.',
      'It is a change that appears in the blood cells in the course of life: it is not inherited.',
    ),
    specimens: [
      edtaBlood({
        volumeMl: 4,
        minimumMl: 2,
        stability: [
          { at: 'room', hours: 24 },
          { at: 'refrigerated', hours: 72 },
        ],
      }),
    ],
    method: words('Biología molecular (PCR)', 'Molecular biology (PCR)'),
    performedBy: 'referral',
    turnaround: referred(8),
    expected: notDetected,
    ...authored,
  });

/** Bone marrow, the marks of its cells, and the acquired mutations of the blood. */
export const marrowAndClones: readonly Exam[] = [
  exam({
    code: 'HEM-056',
    slug: 'mielograma',
    name: words('Mielograma (aspirado de médula ósea)', 'Bone marrow aspirate'),
    synonyms: { es: ['aspirado de médula', 'examen de médula ósea', 'punción de cadera'], en: ['bone marrow smear', 'myelogram', 'marrow exam'] },
    area: 'haematology',
    purpose: words(
      'Mira al microscopio las células de la médula, la fábrica de la sangre que está dentro de los huesos. Dice si fabrica poco, si lo hace mal o si hay células que no deberían estar.',
      'It looks down the microscope at the cells of the marrow, the blood’s factory inside the bones. It tells whether it makes too little, makes it badly or holds cells that should not be there.',
    ),
    askedFor: words('En leucemias, mieloma, plaquetas o glóbulos bajos sin explicación y fiebres largas.', 'In leukaemias, myeloma, unexplained low platelets or blood cells and long fevers.'),
    preparation: { instructions: [takenByADoctor] },
    specimens: [marrow('slide', 72), marrow('edta', 24)],
    method: words('Coloración de Wright y recuento diferencial al microscopio', 'Wright stain and differential count under the microscope'),
    turnaround: inDays(3),
    components: [
      measured('blasts', words('Blastos', 'Blasts'), '%', 0, []),
      measured('plasma-cells', words('Plasmocitos', 'Plasma cells'), '%', 0, []),
      measured('myeloid-erythroid-ratio', words('Relación mieloide/eritroide', 'Myeloid to erythroid ratio'), '1', 1, []),
      answered('report', words('Descripción', 'Description'), words('Celularidad y maduración normales', 'Normal cellularity and maturation')),
    ],
  }),
  oneAnswer({
    analyte: 'marrow-iron',
    code: 'HEM-057',
    slug: 'hierro-medular',
    name: words('Hierro medular', 'Bone marrow iron stain'),
    synonyms: { es: ['hierro en médula', 'coloración de Perls', 'sideroblastos'], en: ['Perls stain', 'sideroblasts', 'marrow iron stores'] },
    cups: '902116',
    area: 'haematology',
    purpose: words(
      'Tiñe de azul el hierro guardado en la médula ósea. Muestra las reservas de manera directa y si el hierro queda atascado en los glóbulos que se están formando.',
      'It stains blue the iron stored in the bone marrow. It shows the stores directly, and whether the iron gets stuck in the red cells being formed.',
    ),
    askedFor: words('En anemias que la ferritina no aclara y ante la sospecha de anemia sideroblástica.', 'In anaemia that ferritin does not explain and when sideroblastic anaemia is suspected.'),
    preparation: { instructions: [takenByADoctor] },
    specimens: [marrow('slide', 168)],
    method: words('Azul de Prusia y microscopía', 'Prussian blue and microscopy'),
    turnaround: inDays(3),
    expected: words('Depósitos presentes, sin sideroblastos en anillo', 'Stores present, without ring sideroblasts'),
  }),
  phenotype({
    code: 'HEM-058',
    slug: 'inmunofenotipo-leucemia-aguda',
    name: words('Inmunofenotipo de leucemia aguda', 'Acute leukaemia immunophenotype'),
    synonyms: { es: ['citometría de leucemia', 'blastos por citometría'], en: ['acute leukemia flow cytometry', 'blast phenotype'] },
    purpose: words(
      'Lee las marcas de las células inmaduras de la sangre o de la médula. Dice si es una leucemia y de qué familia de células viene, de lo que depende el tratamiento.',
      'It reads the marks of immature cells in the blood or marrow. It tells whether it is leukaemia and which family of cells it comes from, on which treatment depends.',
    ),
    askedFor: words('Cuando en el extendido se ven blastos.', 'When blasts are seen on the blood film.'),
    expected: words('Sin población anormal', 'No abnormal population'),
  }),
  phenotype({
    code: 'HEM-059',
    slug: 'inmunofenotipo-linfoproliferativo',
    name: words('Inmunofenotipo linfoproliferativo crónico', 'Chronic lymphoproliferative immunophenotype'),
    synonyms: { es: ['citometría de linfoma', 'leucemia linfocítica crónica', 'LLC'], en: ['lymphoma flow cytometry', 'chronic lymphocytic leukaemia', 'CLL'] },
    purpose: words(
      'Mira si los linfocitos que sobran son todos copias de uno solo y qué marcas llevan. Así distingue una infección de una leucemia linfocítica crónica o de un linfoma.',
      'It looks at whether the extra lymphocytes are all copies of a single one and which marks they carry. That is how it tells an infection from chronic lymphocytic leukaemia or lymphoma.',
    ),
    askedFor: words('En adultos con linfocitos altos por meses o con ganglios y bazo grandes.', 'In adults with high lymphocytes for months or with large glands and spleen.'),
    expected: words('Sin población clonal', 'No clonal population'),
  }),
  phenotype({
    code: 'HEM-060',
    slug: 'inmunofenotipo-mieloma',
    name: words('Inmunofenotipo de células plasmáticas', 'Plasma cell immunophenotype'),
    synonyms: { es: ['citometría de mieloma', 'plasmocitos por citometría'], en: ['myeloma flow cytometry', 'clonal plasma cells'] },
    purpose: words(
      'Cuenta las células plasmáticas, las que fabrican anticuerpos, y separa las sanas de las que son copias de una sola. Apoya el estudio del mieloma y su respuesta al tratamiento.',
      'It counts the plasma cells, which make antibodies, and tells the healthy ones from copies of a single one. It supports the study of myeloma and of its response to treatment.',
    ),
    askedFor: words('Con una proteína monoclonal en la sangre o en la orina.', 'With a monoclonal protein in the blood or urine.'),
    expected: words('Sin población clonal', 'No clonal population'),
  }),
  phenotype({
    code: 'HEM-061',
    slug: 'enfermedad-minima-residual',
    name: words('Enfermedad mínima residual por citometría', 'Minimal residual disease by flow cytometry'),
    synonyms: { es: ['EMR', 'MRD', 'leucemia residual'], en: ['MRD', 'measurable residual disease'] },
    purpose: words(
      'Busca, entre muchos miles de células, las pocas de leucemia que pueden quedar después del tratamiento. El microscopio ya no las ve.',
      'It looks, among many thousands of cells, for the few leukaemic ones that may remain after treatment. The microscope can no longer see them.',
    ),
    askedFor: words('En controles fijados por el hematólogo durante el tratamiento de una leucemia.', 'At check-ups set by the haematologist during the treatment of leukaemia.'),
    expected: words('No se detectan células de leucemia', 'No leukaemic cells detected'),
  }),
  phenotype({
    code: 'HEM-062',
    slug: 'hemoglobinuria-paroxistica-nocturna',
    name: words('Hemoglobinuria paroxística nocturna (HPN) por citometría', 'Paroxysmal nocturnal haemoglobinuria (PNH) by flow cytometry'),
    synonyms: { es: ['HPN', 'FLAER', 'CD55 y CD59', 'clon HPN'], en: ['PNH', 'FLAER', 'CD55 and CD59', 'PNH clone'] },
    purpose: words(
      'Busca células de la sangre a las que les falta el ancla que las protege de las propias defensas. Es la prueba que confirma la HPN y mide qué tan grande es el grupo de células afectadas.',
      'It looks for blood cells that lack the anchor protecting them from the body’s own defences. It is the test that confirms PNH and measures how large the affected group of cells is.',
    ),
    askedFor: words('En orina oscura al despertar, coágulos en venas poco comunes, anemia con Coombs negativo o anemia aplásica.', 'In dark urine on waking, clots in unusual veins, anaemia with a negative Coombs or aplastic anaemia.'),
    notes: words('Una transfusión reciente hace ver más pequeño el grupo de glóbulos rojos afectados.', 'A recent transfusion makes the affected group of red cells look smaller.'),
    expected: words('Sin clon HPN', 'No PNH clone'),
  }),
  oneNumber({
    analyte: 'cd34-cells',
    code: 'HEM-063',
    slug: 'celulas-cd34',
    name: words('Células progenitoras CD34', 'CD34 progenitor cells'),
    synonyms: { es: ['CD34', 'células madre', 'recuento para trasplante'], en: ['CD34', 'stem cell count'] },
    cups: '906706',
    area: 'haematology',
    purpose: words(
      'Cuenta en la sangre las células madre que pueden formar una médula nueva. El número dice cuándo recogerlas para un trasplante y si alcanzan.',
      'It counts in the blood the stem cells that can form a new marrow. The number tells when to collect them for a transplant and whether there are enough.',
    ),
    askedFor: words('En donantes y pacientes que se preparan para un trasplante de médula.', 'In donors and patients preparing for a marrow transplant.'),
    specimens: [flowBlood],
    method: flow,
    performedBy: 'referral',
    turnaround: referred(1),
    unit: '/uL',
    decimals: 1,
  }),
  acquiredMutation({
    code: 'HEM-064',
    slug: 'bcr-abl-cualitativo',
    name: words('BCR::ABL1 cualitativo (cromosoma Filadelfia)', 'BCR::ABL1, qualitative (Philadelphia chromosome)'),
    synonyms: { es: ['cromosoma Filadelfia', 'BCR ABL', 'leucemia mieloide crónica', 't(9;22)'], en: ['Philadelphia chromosome', 'BCR-ABL', 'chronic myeloid leukaemia', 'CML'] },
    cups: '908403',
    purpose: words(
      'Busca la unión de los genes BCR y ABL1, que causa la leucemia mieloide crónica y parte de las leucemias linfoides agudas. Si está, hay medicamentos dirigidos contra ella.',
      'It looks for the fusion of the genes BCR and ABL1, which causes chronic myeloid leukaemia and some acute lymphoblastic leukaemias. If it is there, medicines aimed at it exist.',
    ),
    askedFor: words('Cuando los glóbulos blancos o las plaquetas están muy altos sin infección.', 'When the white cells or platelets are very high without infection.'),
  }),
  oneNumber({
    analyte: 'bcr-abl',
    code: 'HEM-065',
    slug: 'bcr-abl-cuantitativo',
    name: words('BCR::ABL1 cuantitativo', 'BCR::ABL1, quantitative'),
    synonyms: { es: ['carga de BCR ABL', 'control de leucemia mieloide crónica', 'respuesta molecular'], en: ['BCR-ABL quantitative', 'molecular response', 'CML monitoring'] },
    cups: '908417',
    area: 'haematology',
    purpose: words(
      'Mide cuánto queda de la unión BCR::ABL1 en la sangre, en la escala internacional. Muestra si el tratamiento de la leucemia mieloide crónica avanza como se espera.',
      'It measures how much of the BCR::ABL1 fusion remains in the blood, on the international scale. It shows whether treatment of chronic myeloid leukaemia advances as expected.',
    ),
    askedFor: words('Cada 3 meses durante el tratamiento de la leucemia mieloide crónica.', 'Every 3 months during treatment of chronic myeloid leukaemia.'),
    notes: words('Compare siempre resultados del mismo laboratorio. Con 0,1 % o menos se habla de respuesta molecular mayor.', 'Always compare results from the same laboratory. At 0.1% or less one speaks of a major molecular response.'),
    specimens: [edtaBlood({ volumeMl: 8, minimumMl: 4, stability: [{ at: 'refrigerated', hours: 48 }], rejectedWhen: ['unlabelled', 'wrong-container', 'insufficient', 'clotted', 'late', 'frozen'] })],
    method: words('PCR cuantitativa con transcripción inversa', 'Quantitative reverse-transcription PCR'),
    performedBy: 'referral',
    turnaround: referred(8),
    unit: '%',
    decimals: 3,
  }),
  acquiredMutation({
    code: 'HEM-066',
    slug: 'jak2-v617f',
    name: words('JAK2, mutación V617F', 'JAK2 V617F mutation'),
    synonyms: { es: ['JAK 2', 'policitemia vera', 'trombocitemia'], en: ['JAK2', 'polycythaemia vera', 'essential thrombocythaemia'] },
    purpose: words(
      'Busca un cambio en el gen JAK2 que pone a la médula a fabricar células sin freno. Está en casi todas las personas con policitemia vera y en cerca de la mitad de las que tienen trombocitemia o mielofibrosis.',
      'It looks for a change in the gene JAK2 that sets the marrow making cells without a brake. It is present in nearly everyone with polycythaemia vera and about half of those with thrombocythaemia or myelofibrosis.',
    ),
    askedFor: words('En hemoglobina o plaquetas altas que no bajan, y en coágulos de venas del abdomen.', 'In a high haemoglobin or platelets that do not come down, and in clots of abdominal veins.'),
  }),
  acquiredMutation({
    code: 'HEM-067',
    slug: 'calr-exon-9',
    name: words('CALR, mutaciones del exón 9', 'CALR exon 9 mutations'),
    synonyms: { es: ['calreticulina', 'CALR'], en: ['calreticulin', 'CALR'] },
    purpose: words(
      'Busca cambios en el gen de la calreticulina, la segunda causa más común de trombocitemia y mielofibrosis. Se pide cuando JAK2 salió negativo.',
      'It looks for changes in the calreticulin gene, the second most common cause of thrombocythaemia and myelofibrosis. It is asked for when JAK2 was negative.',
    ),
    askedFor: words('En plaquetas altas por meses, sin inflamación ni falta de hierro.', 'In platelets high for months, without inflammation or lack of iron.'),
  }),
  acquiredMutation({
    code: 'HEM-068',
    slug: 'mpl-exon-10',
    name: words('MPL, mutaciones del exón 10', 'MPL exon 10 mutations'),
    synonyms: { es: ['MPL W515', 'receptor de trombopoyetina'], en: ['MPL W515', 'thrombopoietin receptor'] },
    purpose: words(
      'Busca cambios en el receptor de la hormona que ordena fabricar plaquetas. Explica una parte pequeña de las trombocitemias y mielofibrosis.',
      'It looks for changes in the receptor of the hormone that orders platelets to be made. It explains a small share of thrombocythaemias and myelofibroses.',
    ),
    askedFor: words('Cuando JAK2 y CALR son negativos y la sospecha sigue.', 'When JAK2 and CALR are negative and the suspicion remains.'),
  }),
  acquiredMutation({
    code: 'HEM-069',
    slug: 'pml-rara',
    name: words('PML::RARA, t(15;17)', 'PML::RARA, t(15;17)'),
    synonyms: { es: ['leucemia promielocítica', 'M3', 'PML RARA'], en: ['promyelocytic leukaemia', 'APL', 'PML-RARA'] },
    purpose: words(
      'Busca la unión de genes propia de la leucemia promielocítica aguda. Es urgente, porque esa leucemia sangra con facilidad y tiene un tratamiento distinto que funciona muy bien.',
      'It looks for the gene fusion that is the mark of acute promyelocytic leukaemia. It is urgent, because that leukaemia bleeds easily and has a different treatment that works very well.',
    ),
    askedFor: words('Apenas se sospecha esa leucemia, y luego para ver si desapareció.', 'As soon as that leukaemia is suspected, and later to see whether it has gone.'),
  }),
  acquiredMutation({
    code: 'HEM-070',
    slug: 'flt3-npm1',
    name: words('FLT3 y NPM1, mutaciones', 'FLT3 and NPM1 mutations'),
    synonyms: { es: ['FLT3 ITD', 'NPM1', 'leucemia mieloide aguda'], en: ['FLT3-ITD', 'NPM1', 'acute myeloid leukaemia', 'AML'] },
    purpose: words(
      'Busca en la leucemia mieloide aguda cambios en dos genes que ayudan a prever cómo se portará. También señalan a quién le sirven algunos medicamentos dirigidos.',
      'It looks, in acute myeloid leukaemia, for changes in two genes that help to foresee how it will behave. They also point out who may be helped by some targeted medicines.',
    ),
    askedFor: words('En el estudio inicial de una leucemia mieloide aguda.', 'In the first work-up of acute myeloid leukaemia.'),
  }),
];
