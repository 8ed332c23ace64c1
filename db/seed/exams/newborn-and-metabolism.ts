import type { Component } from '../../../app/domain/exams/component.ts';
import type { Exam } from '../../../app/domain/exams/exam.ts';
import type { Words } from '../../../app/domain/exams/localized-text.ts';
import type { Specimen } from '../../../app/domain/exams/specimen.ts';
import type { Urgent } from '../../../app/domain/exams/urgent.ts';
import {
  answered,
  edtaPlasma,
  exam,
  heparinBlood,
  interval,
  measured,
  neverFastABaby,
  referred,
  sampled,
  urine,
  words,
} from './authoring.ts';
import { metabolicCrisis } from './emergencies.ts';

/** Drops from the heel on filter paper, dried flat and out of the sun. */
const heelSpot = () =>
  sampled('capillary-blood', 'dried-blood-card', {
    atHome: true,
    stability: [{ at: 'room', hours: 336 }],
    rejectedWhen: ['unlabelled', 'insufficient', 'contaminated', 'late', 'exposed-to-light'],
  });

const afterADay = words(
  'Tómela entre las 48 y las 72 horas de nacido, cuando ya haya recibido leche; dé el pecho y abrigue los pies del bebé antes.',
  'Have it taken between 48 and 72 hours after birth, once the baby has had milk; feed the baby and keep the feet warm beforehand.',
);
const whatThePrickMeans = words(
  'Es un tamizaje: un resultado alterado se repite y se confirma antes de decir que el bebé está enfermo. La prematurez y las transfusiones lo cambian.',
  'It is a screen: an abnormal result is repeated and confirmed before saying that the baby is ill. Being born early and transfusions change it.',
);
const massSpectrometry = words('Espectrometría de masas en tándem', 'Tandem mass spectrometry');

/** Ley 1980 de 2019: newborn screening for every child born in Colombia. */
interface Newborn {
  code: string;
  slug: string;
  name: readonly [es: string, en: string];
  es: readonly string[];
  en: readonly string[];
  cups?: string;
  purpose: Words;
  method: Words;
  price?: number;
  components: readonly Component[];
}

const asked = words(
  'Se pide a todos los recién nacidos, antes de salir de la clínica o en los primeros días.',
  'Ordered for all newborns, before leaving the clinic or within the first few days.',
);

const newborn = ({ name: [es, en], ...screen }: Newborn): Exam =>
  exam({
    code: screen.code,
    slug: screen.slug,
    name: words(es, en),
    synonyms: {
      es: ['tamizaje neonatal', 'prueba del talón', ...screen.es],
      en: ['newborn screening', 'heel prick test', ...screen.en],
    },
    cups: screen.cups ?? null,
    area: 'genetics',
    purpose: screen.purpose,
    askedFor: asked,
    notes: whatThePrickMeans,
    preparation: { instructions: [afterADay] },
    specimens: [heelSpot()],
    method: screen.method,
    performedBy: 'referral',
    turnaround: referred(4),
    price: screen.price ?? null,
    components: screen.components,
  });

const normal = words('Normal', 'Normal');

const newborns: readonly Newborn[] = [
  {
    code: 'GEN-100',
    slug: 'tsh-neonatal',
    name: ['TSH neonatal', 'Newborn TSH'],
    es: ['tiroides del bebé', 'hipotiroidismo congénito', 'TSH de cordón', 'cretinismo'],
    en: ['congenital hypothyroidism', 'baby thyroid test'],
    cups: '904903',
    purpose: words(
      'Detecta a los bebés que nacen con la tiroides dormida. Con una pastilla desde las primeras semanas crecen y aprenden igual que los demás; sin ella el daño del cerebro queda.',
      'Detects babies born with a sleeping thyroid. With a tablet from the first weeks they grow and learn like any other; without it the damage to the brain remains.',
    ),
    method: words('Inmunofluorescencia en papel de filtro', 'Fluoroimmunoassay on filter paper'),
    price: 48000,
    components: [
      measured('tsh', words('TSH neonatal', 'Newborn TSH'), 'u[IU]/mL', 1, [
        interval({ ageFrom: '2d', ageTo: '29d', high: 14.9 }),
      ]),
    ],
  },
  {
    code: 'GEN-101',
    slug: 'tamizaje-neonatal-ampliado',
    name: ['Tamizaje neonatal ampliado', 'Expanded newborn screening'],
    es: ['tamizaje ampliado', 'errores del metabolismo', 'prueba del talón completa'],
    en: ['expanded newborn screen', 'inborn errors of metabolism'],
    purpose: words(
      'Busca con unas gotas de sangre más de 30 enfermedades que el bebé trae sin que se noten: del metabolismo, de las hormonas y de la sangre. Tratadas a tiempo, la mayoría deja crecer sano.',
      'Looks with a few drops of blood for more than 30 diseases that a baby carries without any sign: of the metabolism, of the hormones and of the blood. Treated in time, most let the child grow up healthy.',
    ),
    method: massSpectrometry,
    components: [
      answered('amino-acids', words('Aminoácidos', 'Amino acids'), normal),
      answered('acylcarnitines', words('Acilcarnitinas', 'Acylcarnitines'), normal),
      answered('tsh', words('TSH', 'TSH'), normal),
      answered('17-hydroxyprogesterone', words('17-hidroxiprogesterona', '17-hydroxyprogesterone'), normal),
      answered('galactose', words('Galactosa total', 'Total galactose'), normal),
      answered('biotinidase', words('Biotinidasa', 'Biotinidase'), normal),
      answered(
        'immunoreactive-trypsinogen',
        words('Tripsinógeno inmunorreactivo', 'Immunoreactive trypsinogen'),
        normal,
      ),
      answered('haemoglobins', words('Hemoglobinas', 'Hemoglobins'), words('FA', 'FA')),
    ],
  },
  {
    code: 'GEN-102',
    slug: 'tamizaje-neonatal-basico',
    name: ['Tamizaje neonatal básico (6 pruebas)', 'Basic newborn screening (6 tests)'],
    es: ['tamizaje básico', 'Ley 1980', 'seis enfermedades'],
    en: ['basic newborn screen', 'six-disease screen'],
    purpose: words(
      'Reúne las 6 enfermedades por las que empieza el programa del país: hipotiroidismo, hiperplasia suprarrenal, fenilcetonuria, galactosemia, biotinidasa y hemoglobinas. Todas se tratan mejor antes de dar síntomas.',
      'Brings together the 6 diseases with which the country’s program begins: hypothyroidism, adrenal hyperplasia, phenylketonuria, galactosemia, biotinidase and hemoglobins. All are better treated before symptoms appear.',
    ),
    method: words('Inmunoensayo y enzimático en papel de filtro', 'Immunoassay and enzymatic, on filter paper'),
    price: 180000,
    components: [
      answered('tsh', words('TSH', 'TSH'), normal),
      answered('17-hydroxyprogesterone', words('17-hidroxiprogesterona', '17-hydroxyprogesterone'), normal),
      answered('phenylalanine', words('Fenilalanina', 'Phenylalanine'), normal),
      answered('galactose', words('Galactosa total', 'Total galactose'), normal),
      answered('biotinidase', words('Biotinidasa', 'Biotinidase'), normal),
      answered('haemoglobins', words('Hemoglobinas', 'Hemoglobins'), words('FA', 'FA')),
    ],
  },
  {
    code: 'GEN-103',
    slug: 'fenilalanina-neonatal',
    name: ['Fenilalanina cuantitativa', 'Phenylalanine, quantitative'],
    es: ['fenilcetonuria', 'PKU', 'fenilalanina'],
    en: ['phenylketonuria', 'PKU'],
    cups: '908316',
    purpose: words(
      'Mide un aminoácido de las proteínas que algunos bebés no pueden procesar. Con una dieta especial desde el primer mes se evita la discapacidad intelectual.',
      'Measures an amino acid of proteins that some babies cannot handle. With a special diet from the first month intellectual disability is prevented.',
    ),
    method: massSpectrometry,
    components: [
      measured('phenylalanine', words('Fenilalanina', 'Phenylalanine'), 'umol/L', 0, [
        interval({ ageFrom: '2d', high: 120 }),
      ]),
    ],
  },
  {
    code: 'GEN-104',
    slug: '17-hidroxiprogesterona-neonatal',
    name: ['17-hidroxiprogesterona neonatal', 'Newborn 17-hydroxyprogesterone'],
    es: ['hiperplasia suprarrenal', '17-OHP del bebé'],
    en: ['newborn 17-OHP', 'adrenal hyperplasia screen'],
    purpose: words(
      'Detecta a los bebés cuya suprarrenal no fabrica cortisol. Pueden deshidratarse de gravedad a las 2 semanas de nacidos, y se evita con tratamiento.',
      'Detects babies whose adrenal gland does not make cortisol. They can become dangerously dehydrated 2 weeks after birth, and treatment prevents it.',
    ),
    method: words('Inmunofluorescencia en papel de filtro', 'Fluoroimmunoassay on filter paper'),
    components: [
      measured('17-hydroxyprogesterone', words('17-hidroxiprogesterona', '17-hydroxyprogesterone'), 'nmol/L', 1, []),
    ],
  },
  {
    code: 'GEN-105',
    slug: 'tripsinogeno-inmunorreactivo',
    name: ['Tripsinógeno inmunorreactivo (fibrosis quística)', 'Immunoreactive trypsinogen (cystic fibrosis)'],
    es: ['TIR', 'fibrosis quística en bebé'],
    en: ['IRT', 'cystic fibrosis screen'],
    purpose: words(
      'Mide una sustancia del páncreas que sube en los recién nacidos con fibrosis quística. Si sale alta se repite y se hace la prueba del sudor.',
      'Measures a pancreatic substance that rises in newborns with cystic fibrosis. If it is high it is repeated and a sweat test is done.',
    ),
    method: words('Inmunofluorescencia en papel de filtro', 'Fluoroimmunoassay on filter paper'),
    components: [
      measured(
        'immunoreactive-trypsinogen',
        words('Tripsinógeno inmunorreactivo', 'Immunoreactive trypsinogen'),
        'ng/mL',
        0,
        [],
      ),
    ],
  },
  {
    code: 'GEN-106',
    slug: 'biotinidasa',
    name: ['Biotinidasa', 'Biotinidase'],
    es: ['deficiencia de biotinidasa'],
    en: ['biotinidase deficiency'],
    purpose: words(
      'Mide la enzima que recicla la biotina. Los bebés que nacen sin ella convulsionan y pierden el pelo y el oído, y se evita con la vitamina.',
      'Measures the enzyme that recycles biotin. Babies born without it have seizures and lose hair and hearing, which the vitamin prevents.',
    ),
    method: words('Colorimétrico en papel de filtro', 'Colorimetric on filter paper'),
    components: [answered('biotinidase', words('Actividad', 'Activity'), normal)],
  },
];

/** Inherited disorders in which one metabolic step is blocked. */
interface Metabolism {
  code: string;
  slug: string;
  name: readonly [es: string, en: string];
  es: readonly string[];
  en: readonly string[];
  cups: string;
  purpose: Words;
  askedFor: Words;
  notes?: Words;
  urgent?: Urgent;
  specimen: () => Specimen;
  /** Food changes the result, but a child who may have one of these diseases must never fast. */
  beforeAMeal?: true;
  method: Words;
  days: number;
  components: readonly Component[];
}

const metabolism = ({ name: [es, en], ...study }: Metabolism): Exam => {
  const specimen = study.specimen();
  return exam({
    code: study.code,
    slug: study.slug,
    name: words(es, en),
    synonyms: { es: study.es, en: study.en },
    cups: study.cups,
    area: 'genetics',
    purpose: study.purpose,
    askedFor: study.askedFor,
    notes: study.notes ?? null,
    urgent: study.urgent ?? null,
    preparation: {
      // Fasting triggers crises of these diseases (Häberle and others, J Inherit Metab Dis 2019): blood is drawn before a meal.
      urine: specimen.type === 'urine' ? 'first-morning' : null,
      instructions: [
        ...(study.beforeAMeal ? [neverFastABaby] : []),
        words(
          'Traiga un resumen de los síntomas, la dieta y los medicamentos.',
          'Bring a summary of symptoms, diet and medicines.',
        ),
      ],
    },
    specimens: [specimen],
    method: study.method,
    performedBy: 'referral',
    turnaround: referred(study.days, undefined, 2),
    components: study.components,
  });
};

const frozenPlasma = () =>
  heparinBlood({
    type: 'plasma',
    stability: [{ at: 'frozen', hours: 720 }],
    rejectedWhen: ['unlabelled', 'wrong-container', 'insufficient', 'haemolysed', 'not-cold'],
  });
const frozenUrine = () =>
  urine({
    volumeMl: 20,
    minimumMl: 5,
    stability: [{ at: 'frozen', hours: 720 }],
    rejectedWhen: ['unlabelled', 'leaking', 'not-cold', 'contaminated'],
  });
const livingWhiteCells = () =>
  heparinBlood({
    volumeMl: 8,
    minimumMl: 5,
    stability: [
      { at: 'room', hours: 24 },
      { at: 'refrigerated', hours: 48 },
    ],
    rejectedWhen: ['unlabelled', 'wrong-container', 'insufficient', 'clotted', 'frozen', 'late'],
  });

const suspectedAsked = words(
  'Se pide en niños con vómito, sueño profundo, convulsiones o retroceso del desarrollo sin causa clara.',
  'Ordered for children with vomiting, deep sleepiness, seizures or development that goes backwards without a clear cause.',
);
const activity = (es = 'Actividad de la enzima', en = 'Enzyme activity') => [
  answered('activity', words(es, en), normal),
];

const lysosome = (
  code: string,
  slug: string,
  disease: readonly [es: string, en: string],
  enzyme: readonly [es: string, en: string],
  cups: string,
  synonyms: { es: readonly string[]; en: readonly string[] },
  own: Words,
  askedFor: Words,
): Metabolism => ({
  code,
  slug,
  name: [`${enzyme[0]}, actividad (${disease[0]})`, `${enzyme[1]} activity (${disease[1]})`],
  ...synonyms,
  cups,
  purpose: words(
    `Mide si trabaja la enzima que falta en la enfermedad de ${disease[0]}. ${own.es}`,
    `Measures whether the enzyme missing in ${disease[1]} disease is working. ${own.en}`,
  ),
  askedFor,
  specimen: livingWhiteCells,
  method: words('Fluorometría', 'Fluorometry'),
  days: 12,
  components: activity(),
});

const studies: readonly Metabolism[] = [
  {
    code: 'GEN-107',
    slug: 'aminoacidos-cuantitativos',
    name: ['Aminoácidos cuantitativos en plasma', 'Amino acids, quantitative, plasma'],
    es: ['aminoácidos', 'perfil de aminoácidos', 'leucinosis'],
    en: ['amino acid profile', 'maple syrup urine disease'],
    cups: '908338',
    purpose: words(
      'Mide una por una las piezas de las proteínas que circulan en la sangre. Una que sobra o falta señala qué paso del metabolismo está trancado.',
      'Measures one by one the parts of proteins in the blood. One in excess or missing points to the step of the metabolism that is blocked.',
    ),
    askedFor: suspectedAsked,
    urgent: metabolicCrisis,
    specimen: frozenPlasma,
    beforeAMeal: true,
    method: words('Cromatografía líquida', 'Liquid chromatography'),
    days: 8,
    components: [answered('profile', words('Perfil de aminoácidos', 'Amino acid profile'), normal)],
  },
  {
    code: 'GEN-108',
    slug: 'acidos-organicos-orina',
    name: ['Ácidos orgánicos en orina', 'Organic acids, urine'],
    es: ['acidemias', 'ácido propiónico', 'ácido metilmalónico en orina'],
    en: ['organic acidemia', 'propionic acid'],
    cups: '908343',
    purpose: words(
      'Busca en la orina más de 50 ácidos que aparecen cuando el cuerpo no termina de quemar grasas o proteínas. Es la prueba más útil durante una crisis.',
      'Looks in the urine for more than 50 acids that appear when the body does not finish burning fats or proteins. It is the most useful test during an attack.',
    ),
    askedFor: suspectedAsked,
    notes: words(
      'Guarde y congele la orina de la crisis: fuera de ella puede salir normal.',
      'Keep and freeze urine from the attack: outside it the result can be normal.',
    ),
    urgent: metabolicCrisis,
    specimen: frozenUrine,
    method: words('Cromatografía de gases y espectrometría de masas', 'Gas chromatography with mass spectrometry'),
    days: 8,
    components: [answered('profile', words('Perfil de ácidos orgánicos', 'Organic acid profile'), normal)],
  },
  {
    code: 'GEN-109',
    slug: 'acilcarnitinas',
    name: ['Acilcarnitinas cuantitativas', 'Acylcarnitines, quantitative'],
    es: ['perfil de acilcarnitinas', 'oxidación de grasas', 'MCAD'],
    en: ['acylcarnitine profile', 'fat oxidation', 'MCAD'],
    cups: '908609',
    purpose: words(
      'Mide los restos de grasa a medio quemar. Encuentra enfermedades en las que un ayuno corto deja al niño sin azúcar.',
      'Measures remnants of half-burnt fat. It finds diseases in which a short fast leaves a child without sugar.',
    ),
    askedFor: words(
      'Se pide con azúcar baja sin cetonas, debilidad muscular o muerte súbita de un hermano.',
      'Ordered for low sugar without ketones, muscle weakness or the sudden death of a sibling.',
    ),
    urgent: metabolicCrisis,
    specimen: heelSpot,
    method: massSpectrometry,
    days: 6,
    components: [answered('profile', words('Perfil de acilcarnitinas', 'Acylcarnitine profile'), normal)],
  },
  {
    code: 'GEN-110',
    slug: 'carnitina-total-y-libre',
    name: ['Carnitina total y libre', 'Carnitine, total and free'],
    es: ['carnitina'],
    en: ['carnitine'],
    cups: '908610',
    purpose: words(
      'Mide la sustancia que lleva la grasa al horno de la célula. Baja en enfermedades heredadas, diálisis y con el ácido valproico.',
      'Measures the substance that carries fat to the cell’s furnace. It falls in inherited diseases, dialysis and with valproic acid.',
    ),
    askedFor: words(
      'Se pide con músculos o corazón débiles y amonio alto.',
      'Ordered for weak muscles or heart and high ammonia.',
    ),
    urgent: metabolicCrisis,
    specimen: frozenPlasma,
    method: massSpectrometry,
    days: 8,
    components: [
      measured('total', words('Carnitina total', 'Total carnitine'), 'umol/L', 0, []),
      measured('free', words('Carnitina libre', 'Free carnitine'), 'umol/L', 0, []),
    ],
  },
  {
    code: 'GEN-111',
    slug: 'acidos-grasos-cadena-muy-larga',
    name: ['Ácidos grasos de cadena muy larga', 'Very long-chain fatty acids'],
    es: ['adrenoleucodistrofia', 'peroxisomas', 'aceite de Lorenzo'],
    en: ['VLCFA', 'adrenoleukodystrophy', 'Lorenzo’s oil'],
    cups: '908329',
    purpose: words(
      'Mide unas grasas que se acumulan en el cerebro y la suprarrenal cuando falla un rincón de la célula, el peroxisoma. La más conocida de esas enfermedades es la adrenoleucodistrofia.',
      'Measures fats that build up in brain and adrenal gland when a corner of the cell, the peroxisome, fails. The best known of those diseases is adrenoleukodystrophy.',
    ),
    askedFor: words(
      'Se pide en niños que pierden la vista o la marcha, y en insuficiencia suprarrenal.',
      'Ordered for boys who lose sight or walking, and for adrenal failure.',
    ),
    specimen: () => edtaPlasma({ stability: [{ at: 'frozen', hours: 720 }] }),
    beforeAMeal: true,
    method: words('Cromatografía de gases y espectrometría de masas', 'Gas chromatography with mass spectrometry'),
    days: 12,
    components: [
      measured('c26', words('C26:0', 'C26:0'), 'umol/L', 2, []),
      measured('c24-c22', words('Relación C24/C22', 'C24/C22 ratio'), '{ratio}', 2, []),
      measured('c26-c22', words('Relación C26/C22', 'C26/C22 ratio'), '{ratio}', 3, []),
    ],
  },
  {
    code: 'GEN-112',
    slug: 'glicosaminoglicanos-cuantitativos',
    name: ['Glicosaminoglicanos (mucopolisacáridos) en orina', 'Glycosaminoglycans (mucopolysaccharides), urine'],
    es: ['mucopolisacaridosis', 'Hurler', 'Hunter', 'Morquio', 'GAG'],
    en: ['mucopolysaccharidosis', 'Hurler', 'Hunter', 'Morquio', 'GAG'],
    cups: '908342',
    purpose: words(
      'Mide los azúcares largos que las células no logran desarmar en las mucopolisacaridosis. Se acumulan y cambian la cara, los huesos y las articulaciones.',
      'Measures the long sugars that cells cannot take apart in mucopolysaccharidosis. They build up and change the face, the bones and the joints.',
    ),
    askedFor: words(
      'Se pide en niños con articulaciones rígidas, hernias, rasgos toscos o talla baja.',
      'Ordered for children with stiff joints, hernias, coarse features or short stature.',
    ),
    specimen: frozenUrine,
    method: words('Azul de dimetilmetileno', 'Dimethylmethylene blue'),
    days: 10,
    components: [measured('gag', words('Glicosaminoglicanos', 'Glycosaminoglycans'), 'mg/mmol', 1, [])],
  },
  lysosome(
    'GEN-113',
    'beta-glucocerebrosidasa-gaucher',
    ['Gaucher', 'Gaucher'],
    ['Beta-glucocerebrosidasa', 'Beta-glucocerebrosidase'],
    '908346',
    { es: ['Gaucher', 'bazo grande'], en: ['Gaucher', 'large spleen'] },
    words(
      'Sin ella crecen el bazo y el hígado, bajan las plaquetas y duelen los huesos; hay tratamiento.',
      'Without it spleen and liver grow, platelets fall and bones hurt; there is treatment.',
    ),
    words(
      'Se pide con bazo grande y plaquetas bajas sin causa clara.',
      'Ordered for a large spleen and low platelets without a clear cause.',
    ),
  ),
  lysosome(
    'GEN-114',
    'alfa-galactosidasa-fabry',
    ['Fabry', 'Fabry'],
    ['Alfa-galactosidasa', 'Alpha-galactosidase'],
    '908334',
    { es: ['Fabry', 'ardor en manos y pies'], en: ['Fabry', 'burning hands and feet'] },
    words(
      'Sin ella arden las manos y los pies, y con los años sufren el riñón, el corazón y el cerebro.',
      'Without it hands and feet burn, and over the years kidney, heart and brain suffer.',
    ),
    words(
      'Se pide en jóvenes con daño del riñón, corazón grueso o derrame cerebral; en mujeres se prefiere leer el gen.',
      'Ordered for young people with kidney damage, a thick heart or a stroke; for women, gene sequencing is preferred.',
    ),
  ),
  lysosome(
    'GEN-115',
    'alfa-glucosidasa-pompe',
    ['Pompe', 'Pompe'],
    ['Alfa-glucosidasa ácida', 'Acid alpha-glucosidase'],
    '908335',
    { es: ['Pompe', 'debilidad muscular'], en: ['Pompe', 'muscle weakness'] },
    words(
      'Sin ella se debilitan los músculos y la respiración; en los bebés, también el corazón.',
      'Without it muscles and breathing weaken; in babies, the heart too.',
    ),
    words(
      'Se pide en bebés flojos con corazón grande y en adultos con CPK alta y debilidad.',
      'Ordered for floppy babies with a large heart and for adults with a high CK and weakness.',
    ),
  ),
];

export const newbornAndMetabolism: readonly Exam[] = [...newborns.map(newborn), ...studies.map(metabolism)];
