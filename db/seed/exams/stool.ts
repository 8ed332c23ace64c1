import type { Exam } from '../../../app/domain/exams/exam.ts';
import type { Specimen } from '../../../app/domain/exams/specimen.ts';
import {
  adults,
  answered,
  exam,
  inDays,
  interval,
  leaveOut,
  measured,
  negative,
  oneAnswer,
  oneNumber,
  referred,
  sameDay,
  sampled,
  stool,
  words,
} from './authoring.ts';
import { blackStools, severeDiarrhea } from './emergencies.ts';

/** Motile parasites die and burst within the hour, so the patient brings the sample at once. */
const freshStool = (changes: Partial<Specimen> = {}) =>
  stool({
    stability: [{ at: 'room', hours: 2 }],
    rejectedWhen: ['unlabelled', 'leaking', 'late', 'contaminated', 'dried-out'],
    ...changes,
  });

const afterBarium = words(
  'Si le hicieron una radiografía con bario, espere 10 días.',
  'If you have had an X-ray with barium, wait 10 days.',
);
const notWhileBleeding = words(
  'No la recoja con la menstruación, con hemorroides que sangran ni con sangre en la orina.',
  'Do not collect it during your period, with bleeding hemorrhoids or with blood in your urine.',
);
const clean = words(
  'Haga la deposición en una bacinilla o sobre un papel limpio y pase una porción del tamaño de una nuez al frasco, sin orina ni agua del inodoro.',
  'Pass the stool onto clean paper or into a potty and move a portion the size of a walnut into the jar, without urine or toilet water.',
);

const scrape = words(
  'Pida antes el tubo del examen, que trae su palito. Haga en un recipiente limpio, raspe varios puntos hasta llenar las ranuras del palito y ciérrelo.',
  'Ask first for the tube of the test, which has its own stick. Pass the stool into a clean container, scrape several spots until the grooves of the stick are full, and close it.',
);

/** Garcia, Diagnostic Medical Parasitology: antiparasitic drugs and antibiotics hide parasites for about two weeks. */
const afterAntiparasitics = words(
  'Si tomó antiparasitarios o antibióticos, díganos: lo usual es esperar 2 semanas después de terminarlos.',
  'If you took antiparasitics or antibiotics, tell us: it is usual to wait 2 weeks after finishing them.',
);

const guaiacDiet = [leaveOut('red-meat', 72), leaveOut('vitamin-c', 72), leaveOut('anti-inflammatories', 168)];
const guaiacNotes = words(
  'Las carnes rojas y las hemorroides pueden dar un positivo falso; la vitamina C, un negativo falso. La inmunoquímica no necesita dieta y hoy se prefiere para buscar cáncer.',
  'Red meat and hemorrhoids can give a false positive; vitamin C, a false negative. The immunochemical test does not need a diet and is preferred today for cancer screening.',
);
const askBeforeStopping = words(
  'Si toma aspirina, antiinflamatorios o anticoagulantes, pregunte a su médico antes de suspenderlos.',
  'If you take aspirin, anti-inflammatories or blood thinners, ask your doctor before you stop them.',
);

export const stoolTests: readonly Exam[] = [
  exam({
    code: 'ORI-039',
    slug: 'coprologico',
    name: words('Coprológico', 'Stool ova and parasites examination'),
    synonyms: {
      es: [
        'materia fecal',
        'examen de heces',
        'parásitos',
        'lombrices',
        'amebas',
        'bichos',
        'popó',
        'coprológico simple',
        'giardia',
        'caca',
        'manipulación de alimentos',
        'manipulador de alimentos',
      ],
      en: [
        'stool test',
        'feces',
        'O&P',
        'ova and parasites',
        'worms',
        'stool microscopy',
        'poo test',
        'poop',
        'parasites',
      ],
    },
    cups: '907002',
    loinc: '10704-5',
    area: 'urine-stool',
    purpose: words(
      'Busca con el microscopio parásitos, sus huevos y quistes, y mira el color, la consistencia y los restos de comida. Explica muchas diarreas, dolores de barriga y anemias de los niños.',
      'Looks under the microscope for parasites, their eggs and cysts, and notes color, consistency and remains of food. It explains many cases of diarrhea, belly pain and anemia in children.',
    ),
    askedFor: words(
      'Se pide con diarrea, gases, rasquiña en el ano, poco peso o como requisito para manipular alimentos.',
      'Ordered for diarrhea, gas, an itchy bottom, poor weight or as a requirement for handling food.',
    ),
    notes: words(
      'Los parásitos no salen todos los días: un negativo con síntomas pide repetir en días distintos. Los antiparasitarios, los laxantes y el bario recientes ocultan el resultado.',
      'Parasites are not shed every day: if the result is negative and you have symptoms, samples from other days are needed. Recent antiparasitics, laxatives and barium hide the result.',
    ),
    preparation: { instructions: [clean, afterAntiparasitics, afterBarium] },
    specimens: [freshStool()],
    method: words('Microscopía con solución salina y lugol', 'Microscopy with saline and iodine'),
    turnaround: sameDay(6),
    price: 13000,
    components: [
      answered('consistency', words('Consistencia', 'Consistency'), words('Formada', 'Formed')),
      answered('colour', words('Color', 'Color'), words('Café', 'Brown')),
      answered('mucus', words('Moco', 'Mucus'), negative),
      answered('parasites', words('Parásitos', 'Parasites'), words('No se observan', 'None seen'), '10704-5'),
      answered('yeasts', words('Levaduras', 'Yeasts'), words('Ausentes o escasas', 'Absent or few')),
      answered('starch', words('Almidones', 'Starch'), words('Ausentes o escasos', 'Absent or few')),
      answered('fat', words('Grasas', 'Fat'), words('Ausentes o escasas', 'Absent or few')),
    ],
  }),
  exam({
    code: 'ORI-040',
    slug: 'sangre-oculta-inmunoquimica',
    name: words('Sangre oculta en heces inmunoquímica (FIT)', 'Fecal immunochemical test (FIT)'),
    synonyms: {
      es: [
        'sangre oculta',
        'FIT',
        'tamizaje de cáncer de colon',
        'sangre en la materia fecal',
        'SOMF',
        'sangre en el popó',
        'examen del colon',
      ],
      en: ['FIT', 'iFOBT', 'bowel cancer screening', 'colorectal cancer screening', 'hidden blood in stool'],
    },
    cups: '907009',
    loinc: '29771-3',
    area: 'urine-stool',
    purpose: words(
      'Busca sangre humana que no se ve a simple vista en la materia fecal. Es la prueba de tamizaje del cáncer de colon: encuentra pólipos y tumores cuando todavía se curan.',
      'Looks for human blood in the stool that the eye does not see. It is the screening test for bowel cancer: it finds polyps and tumors while they can still be cured.',
    ),
    askedFor: words(
      'Se pide cada 2 años entre los 50 y los 75 años, aunque la persona se sienta bien, y en anemias por falta de hierro.',
      'Ordered every 2 years between 50 and 75 years of age, even in people who feel well, and for anemia from lack of iron.',
    ),
    notes: words(
      'Un positivo no es un cáncer: pide una colonoscopia. Aplácela si tiene la menstruación o una hemorroide que sangra.',
      'A positive is not a cancer: it calls for a colonoscopy. Put it off during a period or while a hemorrhoid is bleeding.',
    ),
    preparation: { instructions: [scrape, notWhileBleeding] },
    specimens: [
      stool({
        container: 'stool-stick',
        volumeMl: 2,
        minimumMl: 1,
        stability: [
          { at: 'room', hours: 24 },
          { at: 'refrigerated', hours: 72 },
        ],
      }),
    ],
    method: words('Inmunocromatografía', 'Immunochromatography'),
    turnaround: inDays(1),
    price: 32000,
    components: [answered('human-haemoglobin', words('Hemoglobina humana', 'Human hemoglobin'), negative, '29771-3')],
  }),
  oneNumber({
    code: 'ORI-041',
    slug: 'calprotectina-fecal',
    name: words('Calprotectina fecal', 'Fecal calprotectin'),
    synonyms: {
      es: ['calprotectina', 'colon irritable', 'EII', 'inflamación intestinal', 'Crohn', 'colitis ulcerosa'],
      en: ['calprotectin', 'IBD test', 'irritable bowel', 'gut inflammation', "Crohn's disease"],
    },
    cups: '906851',
    loinc: '38445-3',
    area: 'urine-stool',
    purpose: words(
      'Mide una proteína que sueltan los glóbulos blancos cuando el intestino está inflamado. Ayuda a separar el colon irritable, que molesta pero no inflama, de la enfermedad de Crohn y la colitis ulcerosa.',
      'Measures a protein that white cells release when the bowel is inflamed. It helps to tell irritable bowel, which bothers but does not inflame, from Crohn’s disease and ulcerative colitis.',
    ),
    askedFor: words(
      'Se pide con diarrea o dolor de barriga de varias semanas, antes de decidir una colonoscopia, y para controlar la enfermedad inflamatoria.',
      'Ordered for diarrhea or belly pain that has lasted weeks, before deciding on a colonoscopy, and to follow inflammatory bowel disease.',
    ),
    notes: words(
      'Los antiinflamatorios y las infecciones la suben por unos días. Entre 50 y 200 µg/g suele repetirse.',
      'Anti-inflammatories and infections raise it for a few days. Between 50 and 200 µg/g it is usually repeated.',
    ),
    preparation: {
      abstentions: [leaveOut('anti-inflammatories', 168)],
      instructions: [clean, askBeforeStopping],
    },
    specimens: [
      stool({
        volumeMl: 5,
        minimumMl: 1,
        stability: [
          { at: 'refrigerated', hours: 72 },
          { at: 'frozen', hours: 720 },
        ],
      }),
    ],
    method: words('Inmunoensayo', 'Immunoassay'),
    turnaround: inDays(3),
    price: 165000,
    analyte: 'calprotectin',
    unit: 'ug/g',
    decimals: 0,
    intervals: [interval({ ageFrom: '4y', high: 49 })],
  }),
  exam({
    code: 'ORI-042',
    slug: 'coprologico-seriado',
    name: words('Coprológico seriado (3 muestras)', 'Serial stool ova and parasites (3 samples)'),
    synonyms: {
      es: ['coproseriado', 'seriado de heces', 'coprológico de tres días', 'coprológico x 3'],
      en: ['serial O&P', 'three-day stool test'],
    },
    cups: '907013',
    loinc: '10704-5',
    area: 'urine-stool',
    purpose: words(
      'Repite el coprológico en 3 muestras de días distintos. Como los parásitos salen por temporadas, 3 muestras encuentran muchos de los que una sola deja pasar.',
      'Repeats the stool examination on 3 samples of different days. Since parasites are shed off and on, 3 samples find many that a single one misses.',
    ),
    askedFor: words(
      'Se pide cuando sigue la sospecha de parásitos después de un coprológico negativo.',
      'Ordered when parasites are still suspected after a negative stool examination.',
    ),
    preparation: { instructions: [clean, afterAntiparasitics, afterBarium] },
    specimens: [freshStool({ days: 3 })],
    method: words('Microscopía con solución salina y lugol', 'Microscopy with saline and iodine'),
    turnaround: sameDay(6),
    price: 34000,
    components: [1, 2, 3].map((sample) =>
      answered(
        `parasites-${sample}`,
        words(`Parásitos, muestra ${sample}`, `Parasites, sample ${sample}`),
        words('No se observan', 'None seen'),
        '10704-5',
      ),
    ),
  }),
  exam({
    code: 'ORI-043',
    slug: 'coproscopico',
    name: words('Coproscópico', 'Stool microscopy, chemistry and leukocytes'),
    synonyms: {
      es: ['coproscópico', 'azúcares reductores', 'leucocitos en heces', 'pH de heces', 'diarrea del bebé'],
      en: ['stool leukocytes', 'reducing sugars', 'stool pH', 'fecal white cells'],
    },
    cups: '907004',
    loinc: '13655-6',
    area: 'urine-stool',
    purpose: words(
      'Suma al coprológico el pH, los azúcares, la sangre oculta y los glóbulos blancos de la materia fecal. Orienta si una diarrea es por bacterias que inflaman, por un virus o por mala digestión de la leche.',
      'Adds pH, sugars, hidden blood and white cells to the stool examination. It suggests whether diarrhea comes from bacteria that inflame, from a virus or from poor digestion of milk.',
    ),
    askedFor: words(
      'Se pide en diarrea con sangre o moco y en bebés con deposiciones ácidas que les queman la piel.',
      'Ordered for diarrhea with blood or mucus and for babies with acid stools that burn their skin.',
    ),
    notes: words(
      'Los pañales absorben el líquido donde están los azúcares: póngale al bebé el pañal al revés o una bolsa recolectora.',
      'Diapers soak up the liquid that holds the sugars: put the diaper on inside out or use a collection bag.',
    ),
    urgent: severeDiarrhea,
    preparation: { instructions: [clean] },
    specimens: [freshStool()],
    method: words('Microscopía y pruebas químicas', 'Microscopy and chemical tests'),
    turnaround: sameDay(6),
    price: 22000,
    components: [
      measured('ph', words('pH', 'pH'), '[pH]', 1, [interval({ ageFrom: '1y', low: 6, high: 7.5 })]),
      answered('leucocytes', words('Leucocitos', 'White cells'), words('No se observan', 'None seen'), '13655-6'),
      answered('reducing-sugars', words('Azúcares reductores', 'Reducing sugars'), negative),
      answered('occult-blood', words('Sangre oculta', 'Occult blood'), negative),
      answered('parasites', words('Parásitos', 'Parasites'), words('No se observan', 'None seen')),
    ],
  }),
  oneAnswer({
    code: 'ORI-044',
    slug: 'sangre-oculta-guayaco',
    name: words('Sangre oculta en heces (guayaco)', 'Fecal occult blood (guaiac)'),
    synonyms: {
      es: ['guayaco', 'SOMF', 'sangre oculta guayaco', 'úlcera que sangra'],
      en: ['guaiac test', 'gFOBT', 'hidden blood in stool'],
    },
    cups: '907008',
    loinc: '14563-1',
    area: 'urine-stool',
    purpose: words(
      'Busca rastros de sangre de cualquier parte del tubo digestivo con una reacción que se pone azul. Detecta también la que viene del estómago, que la prueba inmunoquímica casi nunca ve.',
      'Looks for traces of blood from any part of the digestive tract with a reaction that turns blue. It also detects blood from the stomach, which the immunochemical test almost never sees.',
    ),
    askedFor: words(
      'Se pide con anemia, deposiciones oscuras o sospecha de úlcera.',
      'Ordered for anemia, dark stools or a suspected ulcer.',
    ),
    notes: guaiacNotes,
    urgent: blackStools,
    preparation: {
      abstentions: guaiacDiet,
      instructions: [clean, askBeforeStopping],
    },
    specimens: [
      stool({
        volumeMl: 5,
        minimumMl: 1,
        stability: [
          { at: 'room', hours: 24 },
          { at: 'refrigerated', hours: 72 },
        ],
      }),
    ],
    method: words('Reacción del guayaco', 'Guaiac reaction'),
    turnaround: inDays(1),
    price: 14000,
    analyte: 'occult-blood',
    expected: negative,
  }),
  oneAnswer({
    code: 'ORI-045',
    slug: 'oxiuros-prueba-de-graham',
    name: words('Oxiuros (prueba de Graham)', 'Pinworm tape test (Graham)'),
    synonyms: {
      es: ['test de Graham', 'oxiuros', 'cinta adhesiva', 'rasquiña en la cola', 'Enterobius', 'lombricitas blancas'],
      en: ['pinworm test', 'threadworm test', 'Scotch tape test', 'Enterobius'],
    },
    cups: '907007',
    loinc: '673-4',
    area: 'urine-stool',
    purpose: words(
      'Pega en una cinta transparente los huevos que la lombriz del oxiuro pone de noche alrededor del ano. El coprológico casi nunca los encuentra.',
      'Picks up on clear tape the eggs that the pinworm lays at night around the anus. The ordinary stool examination almost never finds them.',
    ),
    askedFor: words(
      'Se pide en niños que se rascan la cola de noche o duermen mal.',
      'Ordered for children who scratch their bottom at night or sleep badly.',
    ),
    notes: words(
      'Si sale negativa y la rasquiña sigue, repítala 3 mañanas seguidas.',
      'If it is negative and the itching goes on, repeat it on 3 mornings in a row.',
    ),
    preparation: {
      instructions: [
        words(
          'Tome la muestra al despertar, antes de bañarlo o de que vaya al baño: apoye la cinta alrededor del ano y péguela en la lámina.',
          'Take the sample on waking, before a bath or a trip to the toilet: press the tape around the anus and stick it to the slide.',
        ),
      ],
    },
    specimens: [
      sampled('skin-scraping', 'slide', {
        atHome: true,
        byPatient: true,
        stability: [{ at: 'room', hours: 24 }],
        rejectedWhen: ['unlabelled', 'wrong-container', 'no-preparation'],
      }),
    ],
    method: words('Microscopía de cinta adhesiva', 'Microscopy of adhesive tape'),
    turnaround: sameDay(6),
    price: 16000,
    analyte: 'pinworm-eggs',
    expected: words('No se observan huevos', 'No eggs seen'),
  }),
  oneAnswer({
    code: 'ORI-046',
    slug: 'sangre-oculta-guayaco-seriada',
    name: words(
      'Sangre oculta en heces seriada (guayaco, 3 muestras)',
      'Serial fecal occult blood (guaiac, 3 samples)',
    ),
    synonyms: {
      es: ['guayaco seriado', 'sangre oculta por tres'],
      en: ['serial guaiac', 'three-sample FOBT'],
    },
    cups: '907012',
    area: 'urine-stool',
    purpose: words(
      'Repite la prueba del guayaco en 3 deposiciones de días distintos. Las lesiones sangran a ratos, y así es más difícil que una pase escondida.',
      'Repeats the guaiac test on stools of 3 different days. Lesions bleed on and off, and this makes it harder for one to stay hidden.',
    ),
    askedFor: words(
      'Se pide cuando hay anemia o dolor y una sola muestra salió negativa.',
      'Ordered when there is anemia or pain and a single sample was negative.',
    ),
    notes: guaiacNotes,
    urgent: blackStools,
    preparation: {
      abstentions: guaiacDiet,
      instructions: [askBeforeStopping],
    },
    specimens: [
      stool({
        days: 3,
        volumeMl: 5,
        minimumMl: 1,
        stability: [
          { at: 'room', hours: 24 },
          { at: 'refrigerated', hours: 72 },
        ],
      }),
    ],
    method: words('Reacción del guayaco', 'Guaiac reaction'),
    turnaround: inDays(1),
    analyte: 'occult-blood',
    expected: negative,
  }),
  exam({
    code: 'ORI-047',
    slug: 'coprologico-por-concentracion',
    name: words('Coprológico por concentración', 'Stool parasites, concentration method'),
    synonyms: {
      es: ['coproconcentrado', 'Ritchie', 'concentración de heces'],
      en: ['Ritchie method', 'formol-ether concentration', 'concentrated O&P'],
    },
    cups: '907003',
    area: 'urine-stool',
    purpose: words(
      'Junta por centrifugación los huevos y quistes que hay en varios gramos de materia fecal. Encuentra parásitos cuando son tan pocos que el examen directo no los ve.',
      'Gathers by centrifugation the eggs and cysts found in several grams of stool. It finds parasites when there are so few that direct examination does not see them.',
    ),
    askedFor: words(
      'Se pide en anemia o eosinófilos altos sin causa clara y para comprobar que un tratamiento funcionó.',
      'Ordered for anemia or high eosinophils without a clear cause and to check that a treatment worked.',
    ),
    preparation: { instructions: [clean] },
    specimens: [
      freshStool({
        stability: [
          { at: 'room', hours: 4 },
          { at: 'refrigerated', hours: 24 },
        ],
      }),
    ],
    method: words('Concentración con formol y éter', 'Formol-ether concentration'),
    turnaround: inDays(1),
    components: [answered('parasites', words('Parásitos', 'Parasites'), words('No se observan', 'None seen'))],
  }),
  exam({
    code: 'ORI-048',
    slug: 'coproscopico-seriado',
    name: words('Coproscópico seriado (3 muestras)', 'Serial stool microscopy and chemistry (3 samples)'),
    synonyms: {
      es: ['coproscópico x 3'],
      en: ['three-sample stool microscopy'],
    },
    cups: '907014',
    area: 'urine-stool',
    purpose: words(
      'Hace el coproscópico en 3 muestras de días distintos. Muestra si la inflamación o la mala digestión se mantienen o fueron cosa de un día.',
      'Runs stool microscopy and chemistry on 3 samples of different days. It shows whether inflammation or poor digestion persist or were a matter of one day.',
    ),
    askedFor: words('Se pide en diarreas que duran semanas.', 'Ordered for diarrhea that lasts for weeks.'),
    preparation: { instructions: [clean] },
    specimens: [freshStool({ days: 3 })],
    method: words('Microscopía y pruebas químicas', 'Microscopy and chemical tests'),
    turnaround: sameDay(6),
    components: [1, 2, 3].map((sample) =>
      answered(
        `microscopy-${sample}`,
        words(`Coproscópico, muestra ${sample}`, `Microscopy and chemistry, sample ${sample}`),
        null,
      ),
    ),
  }),
  oneAnswer({
    code: 'ORI-049',
    slug: 'azucares-reductores-heces',
    name: words('Azúcares reductores en heces', 'Stool reducing sugars'),
    synonyms: {
      es: ['Benedict en heces', 'intolerancia a la lactosa del bebé', 'azúcar en la materia fecal'],
      en: ['Clinitest stool', 'stool sugar', 'lactose intolerance in babies'],
    },
    cups: '907001',
    area: 'urine-stool',
    purpose: words(
      'Busca azúcares que el intestino no alcanzó a absorber. En los bebés son señal de que no están digiriendo la lactosa de la leche, muchas veces por una diarrea reciente.',
      'Looks for sugars that the bowel did not manage to absorb. In babies they are a sign that the lactose of milk is not being digested, often because of recent diarrhea.',
    ),
    askedFor: words(
      'Se pide en bebés con deposiciones ácidas, explosivas y cola quemada.',
      'Ordered for babies with acid, explosive stools and a sore diaper area.',
    ),
    preparation: {
      instructions: [
        words(
          'Recoja la parte líquida y tráigala antes de 1 hora.',
          'Collect the liquid part and bring it within 1 hour.',
        ),
      ],
    },
    specimens: [
      freshStool({
        volumeMl: 5,
        minimumMl: 2,
        stability: [
          { at: 'room', hours: 1 },
          { at: 'frozen', hours: 24 },
        ],
      }),
    ],
    method: words('Reacción de Benedict', 'Benedict reaction'),
    turnaround: sameDay(3),
    price: 10000,
    analyte: 'reducing-sugars',
    expected: negative,
  }),
  oneAnswer({
    code: 'ORI-050',
    slug: 'frotis-rectal-trofozoitos',
    name: words('Frotis rectal para trofozoítos', 'Rectal smear for trophozoites'),
    synonyms: {
      es: ['frotis rectal', 'ameba en fresco', 'disentería amebiana'],
      en: ['rectal smear', 'amoebic dysentery test'],
    },
    cups: '907005',
    area: 'urine-stool',
    purpose: words(
      'Busca amebas vivas en moco tomado del recto y mirado de inmediato. Fuera del cuerpo mueren en minutos, por eso se toma aquí.',
      'Looks for living amebas in mucus taken from the rectum and examined at once. Outside the body they die within minutes, which is why it is taken here.',
    ),
    askedFor: words('Se pide en diarrea con sangre y moco.', 'Ordered for diarrhea with blood and mucus.'),
    urgent: severeDiarrhea,
    specimens: [
      sampled('rectal-swab', 'slide', {
        stability: [{ at: 'room', hours: 1 }],
      }),
    ],
    method: words('Microscopía en fresco', 'Wet-mount microscopy'),
    turnaround: sameDay(2),
    analyte: 'trophozoites',
    expected: words('No se observan', 'None seen'),
  }),
  oneAnswer({
    code: 'ORI-051',
    slug: 'grasas-en-heces-sudan-iii',
    name: words('Grasas en heces (Sudán III)', 'Stool fat, Sudan III stain'),
    synonyms: {
      es: ['Sudán', 'grasas neutras', 'esteatorrea', 'heces con grasa'],
      en: ['Sudan stain', 'steatorrhoea', 'fatty stool'],
    },
    cups: '907006',
    area: 'urine-stool',
    purpose: words(
      'Tiñe de rojo las gotas de grasa que el intestino dejó pasar. Muchas gotas indican que la grasa no se digiere o no se absorbe.',
      'Stains red the drops of fat that the bowel let through. Many drops show that fat is not being digested or not absorbed.',
    ),
    askedFor: words(
      'Se pide con deposiciones brillantes que flotan y huelen mal, o en niños que no ganan peso.',
      'Ordered for shiny stools that float and smell bad, or for children who do not gain weight.',
    ),
    preparation: {
      instructions: [
        words(
          'Coma su dieta de siempre, con grasa, los 3 días anteriores; no use supositorios, aceite mineral ni cremas en la zona.',
          'Eat your usual diet, with fat, for the 3 days before; do not use suppositories, mineral oil or creams in the area.',
        ),
      ],
    },
    specimens: [stool({ volumeMl: 5, minimumMl: 1 })],
    method: words('Coloración de Sudán III', 'Sudan III stain'),
    turnaround: sameDay(6),
    analyte: 'fat',
    expected: negative,
  }),
  oneNumber({
    code: 'ORI-052',
    slug: 'esteatocrito-acido',
    name: words('Esteatocrito ácido', 'Acid steatocrit'),
    synonyms: {
      es: ['esteatocrito', 'grasa fecal'],
      en: ['steatocrit', 'fecal fat'],
    },
    cups: '907015',
    area: 'urine-stool',
    purpose: words(
      'Separa la grasa de la materia fecal en un tubo fino y mide qué porcentaje ocupa. Da una idea de la grasa perdida con una sola muestra, sin recoger 3 días.',
      'Separates the fat of the stool in a fine tube and measures the share that it takes up. It gives an idea of the fat lost from a single sample, without collecting for 3 days.',
    ),
    askedFor: words(
      'Se pide en fibrosis quística, enfermedad del páncreas y celiaquía.',
      'Ordered for cystic fibrosis, disease of the pancreas and celiac disease.',
    ),
    specimens: [
      stool({
        volumeMl: 5,
        minimumMl: 1,
        stability: [
          { at: 'refrigerated', hours: 48 },
          { at: 'frozen', hours: 168 },
        ],
      }),
    ],
    method: words('Centrifugación en capilar', 'Capillary centrifugation'),
    turnaround: inDays(1),
    analyte: 'steatocrit',
    unit: '%',
    decimals: 0,
    intervals: [interval({ ageFrom: '2y', low: 0, high: 10 })],
  }),
  oneNumber({
    code: 'ORI-053',
    slug: 'grasa-fecal-72-horas',
    name: words('Grasa fecal en 72 horas (Van de Kamer)', 'Fecal fat, 72-hour collection'),
    synonyms: {
      es: ['Van de Kamer', 'balance de grasa'],
      en: ['van de Kamer', '72-hour fecal fat', 'fat balance'],
    },
    area: 'urine-stool',
    purpose: words(
      'Pesa toda la grasa que sale en la materia fecal de 3 días. Es la medida de referencia de cuánta grasa deja de absorber el intestino.',
      'Weighs all the fat in the stool of 3 days. It is the reference measure of how much fat the bowel fails to absorb.',
    ),
    askedFor: words(
      'Se pide para confirmar una mala absorción y ver si las enzimas del páncreas alcanzan.',
      'Ordered to confirm malabsorption and to see whether pancreatic enzymes are enough.',
    ),
    preparation: {
      instructions: [
        words(
          'Desde 3 días antes y durante la recolección coma 100 g de grasa al día, como le indique su nutricionista.',
          'From 3 days before and throughout the collection eat 100 g of fat a day, as your dietitian tells you.',
        ),
        words(
          'Recoja toda la materia fecal de 72 horas en el recipiente que le damos y guárdelo en la nevera.',
          'Collect all the stool of 72 hours in the container that we give you and keep it in the refrigerator.',
        ),
      ],
    },
    specimens: [
      stool({
        volumeMl: null,
        minimumMl: null,
        stability: [{ at: 'refrigerated', hours: 72 }],
      }),
    ],
    method: words('Titulación de Van de Kamer', 'van de Kamer titration'),
    performedBy: 'referral',
    turnaround: referred(4),
    analyte: 'faecal-fat',
    unit: 'g/(24.h)',
    decimals: 1,
    intervals: [adults(0, 7)],
  }),
  oneNumber({
    code: 'ORI-054',
    slug: 'elastasa-pancreatica-fecal',
    name: words('Elastasa pancreática en heces', 'Fecal pancreatic elastase'),
    synonyms: {
      es: ['elastasa fecal', 'elastasa 1', 'insuficiencia del páncreas'],
      en: ['FE-1', 'elastase-1', 'pancreatic insufficiency test'],
    },
    cups: '904720',
    loinc: '25907-7',
    area: 'urine-stool',
    purpose: words(
      'Mide una enzima del páncreas que llega entera a la materia fecal. Si hay poca, el páncreas no está fabricando lo necesario para digerir.',
      'Measures a pancreatic enzyme that reaches the stool whole. If there is little of it, the pancreas is not making what digestion needs.',
    ),
    askedFor: words(
      'Se pide con diarrea grasosa, en fibrosis quística, pancreatitis crónica y diabetes con pérdida de peso.',
      'Ordered for greasy diarrhea, for cystic fibrosis, chronic pancreatitis and diabetes with weight loss.',
    ),
    notes: words(
      'De 200 µg/g en adelante es suficiente; menos de 100 µg/g, insuficiencia marcada. Una diarrea muy líquida la diluye y da valores bajos falsos.',
      'From 200 µg/g upwards is sufficient; less than 100 µg/g, marked insufficiency. Very watery diarrhea dilutes it and gives falsely low values.',
    ),
    specimens: [
      stool({
        volumeMl: 5,
        minimumMl: 1,
        stability: [
          { at: 'refrigerated', hours: 72 },
          { at: 'frozen', hours: 720 },
        ],
      }),
    ],
    method: words('Inmunoensayo', 'Immunoassay'),
    performedBy: 'referral',
    turnaround: referred(5),
    analyte: 'pancreatic-elastase',
    unit: 'ug/g',
    decimals: 0,
    intervals: [interval({ ageFrom: '1m', low: 200 })],
  }),
  oneNumber({
    code: 'ORI-055',
    slug: 'sangre-oculta-cuantitativa',
    name: words('Hemoglobina en heces, cuantitativa (FIT)', 'Fecal hemoglobin, quantitative (FIT)'),
    synonyms: {
      es: ['FIT cuantitativo', 'sangre oculta cuantitativa'],
      en: ['quantitative FIT', 'qFIT'],
    },
    area: 'urine-stool',
    purpose: words(
      'Mide con un número cuánta sangre humana hay en la materia fecal. Permite ordenar quién necesita la colonoscopia primero.',
      'Puts a number on how much human blood there is in the stool. It allows those who need a colonoscopy first to be put first.',
    ),
    askedFor: words(
      'Se pide en programas de tamizaje de cáncer de colon y con cambios nuevos del hábito intestinal.',
      'Ordered for bowel cancer screening programs and for new changes in bowel habit.',
    ),
    preparation: { instructions: [scrape, notWhileBleeding] },
    specimens: [
      stool({
        container: 'stool-stick',
        volumeMl: 2,
        minimumMl: 1,
        stability: [
          { at: 'room', hours: 72 },
          { at: 'refrigerated', hours: 168 },
        ],
      }),
    ],
    method: words('Inmunoturbidimetría', 'Immunoturbidimetry'),
    performedBy: 'referral',
    turnaround: referred(3),
    analyte: 'human-haemoglobin',
    unit: 'ug/g',
    decimals: 0,
  }),
  oneNumber({
    code: 'ORI-056',
    slug: 'lactoferrina-fecal',
    name: words('Lactoferrina fecal', 'Fecal lactoferrin'),
    synonyms: {
      es: ['lactoferrina', 'inflamación del colon'],
      en: ['lactoferrin', 'stool inflammation marker'],
    },
    area: 'urine-stool',
    purpose: words(
      'Mide otra proteína de los glóbulos blancos que llega a la materia fecal cuando el colon está inflamado. Sirve de alternativa a la calprotectina.',
      'Measures another white cell protein that reaches the stool when the colon is inflamed. It serves as an alternative to calprotectin.',
    ),
    askedFor: words(
      'Se pide para seguir la colitis ulcerosa y el Crohn. En bebés que toman leche materna no se usa, porque la leche la contiene.',
      'Ordered to follow ulcerative colitis and Crohn’s disease. In breastfed babies it is not used, because the milk contains it.',
    ),
    specimens: [
      stool({
        volumeMl: 5,
        minimumMl: 1,
        stability: [
          { at: 'refrigerated', hours: 72 },
          { at: 'frozen', hours: 720 },
        ],
      }),
    ],
    method: words('Inmunoensayo', 'Immunoassay'),
    performedBy: 'referral',
    turnaround: referred(5),
    analyte: 'lactoferrin',
    unit: 'ug/g',
    decimals: 1,
    intervals: [adults(0, 7.2)],
  }),
  oneNumber({
    code: 'ORI-057',
    slug: 'alfa-1-antitripsina-fecal',
    name: words('Alfa-1 antitripsina en heces', 'Fecal alpha-1 antitrypsin'),
    synonyms: {
      es: ['pérdida de proteínas por el intestino', 'enteropatía perdedora de proteínas'],
      en: ['protein-losing enteropathy test', 'stool AAT'],
    },
    area: 'urine-stool',
    purpose: words(
      'Mide una proteína de la sangre que el intestino no digiere. Si aparece en la materia fecal, el intestino está dejando escapar proteínas.',
      'Measures a blood protein that the bowel does not digest. If it turns up in the stool, the bowel is letting protein escape.',
    ),
    askedFor: words(
      'Se pide cuando la albúmina está baja y hay hinchazón, pero el hígado y el riñón están bien.',
      'Ordered when albumin is low and there is swelling, but liver and kidneys are well.',
    ),
    specimens: [
      stool({
        volumeMl: 5,
        minimumMl: 1,
        stability: [
          { at: 'refrigerated', hours: 72 },
          { at: 'frozen', hours: 720 },
        ],
      }),
    ],
    method: words('Inmunoensayo', 'Immunoassay'),
    performedBy: 'referral',
    turnaround: referred(6),
    analyte: 'alpha-1-antitrypsin',
    unit: 'mg/g',
    decimals: 2,
  }),
  oneAnswer({
    code: 'ORI-058',
    slug: 'tripsina-en-heces',
    name: words('Tripsina en heces', 'Stool trypsin'),
    synonyms: {
      es: ['tripsina fecal', 'actividad tríptica'],
      en: ['fecal trypsin', 'trypsin activity'],
    },
    cups: '903047',
    area: 'urine-stool',
    purpose: words(
      'Comprueba si la materia fecal digiere una gota de gelatina, como lo hace la enzima del páncreas. En bebés pequeños, su ausencia hace pensar en fibrosis quística.',
      'Checks whether the stool digests a drop of gelatine, as the enzyme of the pancreas does. In small babies, its absence points to cystic fibrosis.',
    ),
    askedFor: words(
      'Se pide en menores de 2 años con deposiciones grasosas y poco peso.',
      'Ordered for children under 2 years of age with greasy stools and poor weight.',
    ),
    specimens: [stool({ volumeMl: 5, minimumMl: 1 })],
    method: words('Digestión de gelatina', 'Gelatine digestion'),
    turnaround: inDays(1),
    analyte: 'trypsin',
    expected: words('Presente', 'Present'),
  }),
];
