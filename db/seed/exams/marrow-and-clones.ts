import type { Exam, Preparation } from '../../../app/domain/exams/exam.ts';
import type { Words } from '../../../app/domain/exams/localized-text.ts';
import { answered, edtaBlood, exam, inDays, measured, oneAnswer, oneNumber, referred, words } from './authoring.ts';
import { heavyBleeding } from './emergencies.ts';

/** The doctor aspirates it from the hip bone; it reaches us in a lavender tube. */
const marrow = (container: 'edta' | 'slide', hours: number): Exam['specimens'][number] => ({
  type: 'bone-marrow',
  days: 1,
  container,
  volumeMl: container === 'edta' ? 3 : null,
  minimumMl: container === 'edta' ? 1 : null,
  atHome: false,
  byPatient: false,
  stability: [{ at: 'room', hours }],
  rejectedWhen:
    container === 'edta' ? ['unlabelled', 'wrong-container', 'clotted', 'late'] : ['unlabelled', 'insufficient'],
});

const takenByADoctor = words(
  'La toma la hace un hematólogo en un sitio con sala de procedimientos; pregúntenos antes de agendarla.',
  'The sample is taken by a hematologist in a procedure room; ask us before you book.',
);

const flowBlood = edtaBlood({
  volumeMl: 4,
  minimumMl: 2,
  stability: [{ at: 'room', hours: 24 }],
  rejectedWhen: ['unlabelled', 'wrong-container', 'clotted', 'late', 'frozen'],
});
const flow = words('Citometría de flujo de ocho o más colores', 'Flow cytometry with eight or more colors');

/** Blood cells, identified by their surface markers. */
const phenotype = (authored: {
  code: string;
  slug: string;
  name: Words;
  synonyms: Exam['synonyms'];
  purpose: Words;
  askedFor: Words;
  expected: Words;
  notes?: Words;
  urgent?: Exam['urgent'];
  specimens?: Exam['specimens'];
  preparation?: Partial<Preparation>;
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

/** Bone marrow, and the markers of its cells. Acquired mutations of the blood are with the tumor genes. */
export const marrowAndClones: readonly Exam[] = [
  exam({
    code: 'HEM-056',
    slug: 'mielograma',
    name: words('Mielograma (aspirado de médula ósea)', 'Bone marrow aspirate'),
    synonyms: {
      es: ['aspirado de médula', 'examen de médula ósea', 'punción de cadera'],
      en: ['bone marrow smear', 'myelogram', 'marrow exam'],
    },
    area: 'haematology',
    purpose: words(
      'Mira al microscopio las células de la médula, la fábrica de la sangre que está dentro de los huesos. Dice si fabrica poco, si lo hace mal o si hay células que no deberían estar.',
      'It looks down the microscope at the cells of the marrow, the blood’s factory inside the bones. It tells whether it makes too little, makes it badly or holds cells that should not be there.',
    ),
    askedFor: words(
      'En leucemias, mieloma, plaquetas o glóbulos bajos sin explicación y fiebres largas.',
      'Ordered for leukemias, myeloma, unexplained low platelets or blood cells and long fevers.',
    ),
    preparation: { instructions: [takenByADoctor] },
    specimens: [marrow('slide', 72), marrow('edta', 24)],
    method: words(
      'Coloración de Wright y recuento diferencial al microscopio',
      'Wright stain and differential count under the microscope',
    ),
    turnaround: inDays(3),
    components: [
      measured('blasts', words('Blastos', 'Blasts'), '%', 0, []),
      measured('plasma-cells', words('Plasmocitos', 'Plasma cells'), '%', 0, []),
      measured(
        'myeloid-erythroid-ratio',
        words('Relación mieloide/eritroide', 'Myeloid to erythroid ratio'),
        '1',
        1,
        [],
      ),
      answered(
        'report',
        words('Descripción', 'Description'),
        words('Celularidad y maduración normales', 'Normal cellularity and maturation'),
      ),
    ],
  }),
  oneAnswer({
    analyte: 'marrow-iron',
    code: 'HEM-057',
    slug: 'hierro-medular',
    name: words('Hierro medular', 'Bone marrow iron stain'),
    synonyms: {
      es: ['hierro en médula', 'coloración de Perls', 'sideroblastos'],
      en: ['Perls stain', 'sideroblasts', 'marrow iron stores'],
    },
    cups: '902116',
    area: 'haematology',
    purpose: words(
      'Tiñe de azul el hierro guardado en la médula ósea. Muestra las reservas de manera directa y si el hierro queda atascado en los glóbulos que se están formando.',
      'It stains blue the iron stored in the bone marrow. It shows the stores directly, and whether the iron gets stuck in the red cells being formed.',
    ),
    askedFor: words(
      'En anemias que la ferritina no aclara y ante la sospecha de anemia sideroblástica.',
      'Ordered for anemia that ferritin does not explain and when sideroblastic anemia is suspected.',
    ),
    preparation: { instructions: [takenByADoctor] },
    specimens: [marrow('slide', 168)],
    method: words('Azul de Prusia y microscopía', 'Prussian blue and microscopy'),
    turnaround: inDays(3),
    expected: words('Depósitos presentes, sin sideroblastos en anillo', 'Stores present, without ring sideroblasts'),
  }),
  phenotype({
    code: 'HEM-058',
    urgent: heavyBleeding,
    slug: 'inmunofenotipo-leucemia-aguda',
    name: words('Inmunofenotipo de leucemia aguda', 'Acute leukemia immunophenotype'),
    synonyms: {
      es: ['citometría de leucemia', 'blastos por citometría'],
      en: ['acute leukemia flow cytometry', 'blast phenotype'],
    },
    purpose: words(
      'Lee las marcas de las células inmaduras de la sangre o de la médula. Dice si es una leucemia y de qué familia de células viene, de lo que depende el tratamiento.',
      'It reads the marks of immature cells in the blood or marrow. It tells whether it is leukemia and which family of cells it comes from, on which treatment depends.',
    ),
    askedFor: words('Cuando en el extendido se ven blastos.', 'When blasts are seen on the blood film.'),
    expected: words('Sin población anormal', 'No abnormal population'),
  }),
  phenotype({
    code: 'HEM-059',
    slug: 'inmunofenotipo-linfoproliferativo',
    name: words('Inmunofenotipo linfoproliferativo crónico', 'Chronic lymphoproliferative immunophenotype'),
    synonyms: {
      es: ['citometría de linfoma', 'leucemia linfocítica crónica', 'LLC'],
      en: ['lymphoma flow cytometry', 'chronic lymphocytic leukemia', 'CLL'],
    },
    purpose: words(
      'Mira si los linfocitos que sobran son todos copias de uno solo y qué marcas llevan. Así distingue una infección de una leucemia linfocítica crónica o de un linfoma.',
      'It looks at whether the extra lymphocytes are all copies of a single one and which marks they carry. That is how it tells an infection from chronic lymphocytic leukemia or lymphoma.',
    ),
    askedFor: words(
      'En adultos con linfocitos altos por meses o con ganglios y bazo grandes.',
      'Ordered for adults with high lymphocytes for months or with large glands and spleen.',
    ),
    expected: words('Sin población clonal', 'No clonal population'),
  }),
  phenotype({
    code: 'HEM-060',
    slug: 'inmunofenotipo-mieloma',
    name: words('Inmunofenotipo de células plasmáticas', 'Plasma cell immunophenotype'),
    synonyms: {
      es: ['citometría de mieloma', 'plasmocitos por citometría'],
      en: ['myeloma flow cytometry', 'clonal plasma cells'],
    },
    purpose: words(
      'Cuenta las células plasmáticas, las que fabrican anticuerpos, y separa las sanas de las que son copias de una sola. Apoya el estudio del mieloma y su respuesta al tratamiento.',
      'It counts the plasma cells, which make antibodies, and tells the healthy ones from copies of a single one. It supports the study of myeloma and of its response to treatment.',
    ),
    askedFor: words(
      'Con una proteína monoclonal en la sangre o en la orina.',
      'With a monoclonal protein in the blood or urine.',
    ),
    expected: words('Sin población clonal', 'No clonal population'),
  }),
  phenotype({
    code: 'HEM-061',
    slug: 'enfermedad-minima-residual',
    name: words('Enfermedad mínima residual por citometría', 'Minimal residual disease by flow cytometry'),
    synonyms: { es: ['EMR', 'MRD', 'leucemia residual'], en: ['MRD', 'measurable residual disease'] },
    purpose: words(
      'Busca, entre muchos miles de células, las pocas de leucemia que pueden quedar después del tratamiento. El microscopio ya no las ve.',
      'It looks, among many thousands of cells, for the few leukemic ones that may remain after treatment. The microscope can no longer see them.',
    ),
    askedFor: words(
      'En controles fijados por el hematólogo durante el tratamiento de una leucemia.',
      'At checkups set by the hematologist during the treatment of leukemia.',
    ),
    preparation: { instructions: [takenByADoctor] },
    // The first aspirate, because later ones are diluted with blood (Schuurhuis and others, ELN consensus, Blood 2018;131:1275).
    specimens: [marrow('edta', 24)],
    expected: words('No se detectan células de leucemia', 'No leukemic cells detected'),
  }),
  phenotype({
    code: 'HEM-062',
    slug: 'hemoglobinuria-paroxistica-nocturna',
    name: words(
      'Hemoglobinuria paroxística nocturna (HPN) por citometría',
      'Paroxysmal nocturnal hemoglobinuria (PNH) by flow cytometry',
    ),
    synonyms: { es: ['HPN', 'FLAER', 'CD55 y CD59', 'clon HPN'], en: ['PNH', 'FLAER', 'CD55 and CD59', 'PNH clone'] },
    purpose: words(
      'Busca células de la sangre a las que les falta el ancla que las protege de las propias defensas. Es la prueba que confirma la HPN y mide qué tan grande es el grupo de células afectadas.',
      'It looks for blood cells that lack the anchor protecting them from the body’s own defenses. It is the test that confirms PNH and measures how large the affected group of cells is.',
    ),
    askedFor: words(
      'En orina oscura al despertar, coágulos en venas poco comunes, anemia con Coombs negativo o anemia aplásica.',
      'Ordered for dark urine on waking, clots in unusual veins, anemia with a negative Coombs or aplastic anemia.',
    ),
    notes: words(
      'Una transfusión reciente hace ver más pequeño el grupo de glóbulos rojos afectados.',
      'A recent transfusion makes the affected group of red cells look smaller.',
    ),
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
    askedFor: words(
      'En donantes y pacientes que se preparan para un trasplante de médula.',
      'Ordered for donors and patients preparing for a marrow transplant.',
    ),
    specimens: [flowBlood],
    method: flow,
    performedBy: 'referral',
    turnaround: referred(1),
    unit: '/uL',
    decimals: 1,
  }),
];
