import type { Exam } from '../../../app/domain/exams/exam.ts';
import { words } from './authoring.ts';
import { allergicReaction } from './emergencies.ts';
import { drug, specificIge, venom } from './specific-ige.ts';

const venoms: readonly Exam[] = [
  venom({
    code: 'ALE-164',
    slug: 'veneno-de-abeja',
    thing: words('el veneno de abeja', 'honey bee venom'),
    sting: words('abeja', 'bee sting'),
    cap: 'i1',
    synonyms: { es: ['abeja', 'abeja africanizada', 'picadura de abeja'], en: ['bee', 'bee sting'] },
    about: words(
      'La abeja deja el aguijón clavado, y las africanizadas de nuestros campos atacan en grupo.',
      'A bee leaves its sting behind, and the Africanised bees of our countryside attack in groups.',
    ),
    cross: words(
      'Se toma de 3 a 6 semanas después de la picadura: antes puede salir falsamente negativa.',
      'It is taken 3 to 6 weeks after the sting: before that it may be falsely negative.',
    ),
    price: 110000,
  }),
  venom({
    code: 'ALE-165',
    slug: 'veneno-de-avispa',
    thing: words('el veneno de avispa Vespula', 'wasp venom (Vespula)'),
    sting: words('avispa', 'wasp sting'),
    cap: 'i3',
    synonyms: {
      es: ['avispa', 'chaqueta amarilla', 'picadura de avispa'],
      en: ['wasp', 'yellow jacket', 'wasp sting'],
    },
    about: words(
      'Es la avispa amarilla y negra que anida en el suelo y puede picar varias veces.',
      'It is the yellow and black wasp that nests in the ground and can sting several times.',
    ),
    cross: words(
      'Si salen positivas la abeja y la avispa, los componentes Api m 1 y Ves v 5 ayudan a saber cuál fue.',
      'If both bee and wasp are positive, the components Api m 1 and Ves v 5 help to find out which it was.',
    ),
    price: 110000,
  }),
  venom({
    code: 'ALE-166',
    slug: 'veneno-de-avispa-polistes',
    thing: words('el veneno de avispa Polistes', 'paper wasp venom (Polistes)'),
    sting: words('avispa de patas largas', 'paper wasp sting'),
    cap: 'i4',
    loinc: '6198-6',
    synonyms: { es: ['avispa de patas largas', 'avispa de panal de papel'], en: ['paper wasp', 'umbrella wasp'] },
    about: words(
      'Es la avispa delgada de patas largas que cuelga su panal de aleros y techos, muy común en Colombia.',
      'It is the slim, long-legged wasp that hangs its comb from eaves and roofs, very common in Colombia.',
    ),
  }),
  venom({
    code: 'ALE-167',
    slug: 'veneno-de-abejorro',
    thing: words('el veneno de abejorro', 'bumblebee venom'),
    sting: words('abejorro', 'bumblebee sting'),
    cap: 'i205',
    loinc: '6056-6',
    synonyms: { es: ['abejorro', 'Bombus'], en: ['bumblebee', 'Bombus'] },
    about: words(
      'Pica poco, y la mayoría de los casos son de quienes trabajan en invernaderos donde se usa para polinizar.',
      'It seldom stings, and most cases are in people who work in greenhouses where it is used for pollination.',
    ),
    rare: true,
  }),
  venom({
    code: 'ALE-168',
    slug: 'hormiga-de-fuego',
    thing: words('la hormiga de fuego (Solenopsis)', 'fire ant (Solenopsis)'),
    sting: words('hormiga de fuego', 'fire ant sting'),
    cap: 'i70',
    synonyms: { es: ['hormiga brava', 'hormiga candela', 'hormiga roja'], en: ['red ant', 'imported fire ant'] },
    about: words(
      'Sus picaduras arden y dejan una pústula blanca; en pocas personas causan una reacción de todo el cuerpo.',
      'Its stings burn and leave a white pustule; in a few people they cause a reaction of the whole body.',
    ),
    rare: true,
  }),
  specificIge(
    {
      code: 'ALE-169',
      slug: 'mosquito',
      thing: words('el mosquito (zancudo)', 'mosquito'),
      cap: 'i71',
      loinc: '6177-0',
      synonyms: { es: ['zancudo', 'Aedes', 'picaduras'], en: ['Aedes', 'mosquito bites'] },
      about: words(
        'Casi todos nos inflamamos con la picadura; hay quienes desarrollan hinchazones enormes con fiebre, llamadas síndrome de Skeeter.',
        'Nearly everyone swells at a bite; some people develop huge swellings with fever, known as Skeeter syndrome.',
      ),
      rare: true,
    },
    words(
      'Se pide en niños con hinchazones exageradas después de picaduras de zancudo.',
      'Ordered for children with very large swellings after mosquito bites.',
    ),
  ),
  specificIge(
    {
      code: 'ALE-170',
      slug: 'tabano',
      thing: words('el tábano', 'horsefly'),
      cap: 'i204',
      loinc: '6144-0',
      synonyms: { es: ['tábanos', 'mosca brava', 'picaduras'], en: ['horse fly', 'deer fly', 'bites'] },
      about: words(
        'Corta la piel para beber sangre, y su saliva puede sensibilizar a quienes trabajan con ganado.',
        'It cuts the skin to drink blood, and its saliva can sensitize people who work with cattle.',
      ),
      rare: true,
    },
    words(
      'Se pide cuando hay una reacción fuerte después de la picadura de una mosca grande en el campo.',
      'Ordered when a strong reaction follows the bite of a large fly in the country.',
    ),
  ),
];

const drugs: readonly Exam[] = [
  drug({
    code: 'ALE-171',
    slug: 'penicilina-g',
    thing: words('la penicilina G (peniciloil G)', 'penicillin G (penicilloyl G)'),
    cap: 'c1',
    loinc: '6851-0',
    synonyms: {
      es: ['penicilina', 'benzetacil', 'penicilina benzatínica', 'alergia a los antibióticos'],
      en: ['penicillin', 'benzathine penicillin', 'antibiotic allergy'],
    },
    about: words(
      'Muchas personas que creen ser alérgicas a la penicilina ya no lo son, y saberlo amplía los antibióticos que se pueden usar.',
      'Many people who believe they are allergic to penicillin no longer are, and knowing it widens the choice of antibiotics.',
    ),
    cross: words(
      'Un resultado negativo no basta para descartar la alergia: el especialista decide si hacen falta pruebas en la piel.',
      'A negative result is not enough to rule the allergy out: the specialist decides whether skin tests are needed.',
    ),
    price: 110000,
  }),
  drug({
    code: 'ALE-172',
    slug: 'penicilina-v',
    thing: words('la penicilina V (peniciloil V)', 'penicillin V (penicilloyl V)'),
    cap: 'c2',
    loinc: '6210-9',
    synonyms: { es: ['penicilina oral', 'fenoximetilpenicilina'], en: ['oral penicillin', 'phenoxymethylpenicillin'] },
    about: words(
      'Es la penicilina que se toma por boca, y se mide con la G para cubrir toda la familia.',
      'It is the penicillin taken by mouth, and is measured with G to cover the whole family.',
    ),
    cross: words(
      'Un resultado negativo no basta para descartar la alergia.',
      'A negative result is not enough to rule the allergy out.',
    ),
    rare: true,
  }),
  drug({
    code: 'ALE-173',
    slug: 'amoxicilina',
    thing: words('la amoxicilina (amoxiciloil)', 'amoxicillin (amoxicilloyl)'),
    cap: 'c6',
    loinc: '6829-6',
    synonyms: {
      es: ['amoxicilina', 'amoxal', 'clavulín', 'alergia a los antibióticos'],
      en: ['amoxicillin', 'co-amoxiclav', 'Augmentin', 'antibiotic allergy'],
    },
    about: words(
      'Es el antibiótico que más recetan los pediatras, y muchos de los brotes que aparecen con él se deben al virus y no a una alergia.',
      'It is the antibiotic most prescribed by pediatricians, and many of the rashes seen with it are due to the virus and not to an allergy.',
    ),
    cross: words(
      'Un resultado negativo no basta para descartar la alergia.',
      'A negative result is not enough to rule the allergy out.',
    ),
    price: 110000,
  }),
  drug({
    code: 'ALE-174',
    slug: 'ampicilina',
    thing: words('la ampicilina (ampiciloil)', 'ampicillin (ampicilloyl)'),
    cap: 'c5',
    loinc: '6712-4',
    synonyms: { es: ['ampicilina', 'alergia a los antibióticos'], en: ['ampicillin', 'antibiotic allergy'] },
    about: words(
      'Su cadena lateral, la parte que distingue a cada penicilina, se parece a la de la amoxicilina y la cefalexina.',
      'Its side chain, the part that sets each penicillin apart, is like that of amoxicillin and cefalexin.',
    ),
    cross: words(
      'Un resultado negativo no basta para descartar la alergia.',
      'A negative result is not enough to rule the allergy out.',
    ),
    rare: true,
  }),
  drug({
    code: 'ALE-175',
    slug: 'cefaclor',
    thing: words('el cefaclor', 'cefaclor'),
    cap: 'c7',
    synonyms: { es: ['cefalosporinas', 'alergia a los antibióticos'], en: ['cephalosporins', 'antibiotic allergy'] },
    about: words(
      'Es de las pocas cefalosporinas que se pueden medir en sangre, y orienta sobre las que tienen una cadena lateral parecida.',
      'It is one of the few cephalosporins that can be measured in blood, and gives a clue to those with a similar side chain.',
    ),
    cross: words(
      'Un resultado negativo no basta para descartar la alergia.',
      'A negative result is not enough to rule the allergy out.',
    ),
    rare: true,
  }),
  drug({
    code: 'ALE-176',
    slug: 'insulina-humana',
    thing: words('la insulina humana', 'human insulin'),
    cap: 'c73',
    loinc: '6148-1',
    synonyms: { es: ['insulina', 'alergia a la insulina'], en: ['insulin'] },
    about: words(
      'Las reacciones a la insulina son raras; a veces lo que molesta es un conservante o el látex del tapón.',
      'Reactions to insulin are rare; sometimes the trouble is a preservative or the latex of the stopper.',
    ),
    rare: true,
  }),
  specificIge(
    {
      code: 'ALE-177',
      slug: 'gelatina',
      thing: words('la gelatina', 'gelatine'),
      cap: 'c74',
      loinc: '7332-0',
      synonyms: {
        es: ['gelatina bovina', 'alergia a las vacunas', 'cápsulas'],
        en: ['bovine gelatin', 'vaccine allergy', 'capsules'],
      },
      about: words(
        'Está en postres, gomas y cápsulas, y estabiliza algunas vacunas y sueros.',
        'It is in desserts, gummy sweets and capsules, and stabilizes some vaccines and infusions.',
      ),
      rare: true,
    },
    words(
      'Se pide cuando hubo una reacción inmediata a una vacuna, a un suero o a dulces de goma.',
      'Ordered when there was an immediate reaction to a vaccine, an infusion or gummy sweets.',
    ),
  ),
  specificIge(
    {
      code: 'ALE-178',
      urgent: allergicReaction,
      slug: 'clorhexidina',
      thing: words('la clorhexidina', 'chlorhexidine'),
      cap: 'c8',
      loinc: '66717-0',
      synonyms: {
        es: ['desinfectante', 'enjuague bucal', 'alergia en cirugía'],
        en: ['antiseptic', 'mouthwash', 'allergy in surgery'],
      },
      about: words(
        'Es el desinfectante de piel, catéteres y enjuagues bucales, y una causa olvidada de reacciones en el quirófano.',
        'It is the antiseptic of skin, catheters and mouthwashes, and an overlooked cause of reactions in the operating room.',
      ),
      rare: true,
    },
    words(
      'Se pide después de una reacción grave durante una cirugía o un procedimiento.',
      'Ordered after a serious reaction during an operation or a procedure.',
    ),
  ),
  specificIge(
    {
      code: 'ALE-179',
      slug: 'suxametonio',
      thing: words('el suxametonio (succinilcolina)', 'succinylcholine (suxamethonium)'),
      cap: 'c202',
      loinc: '11201-1',
      synonyms: {
        es: ['succinilcolina', 'relajante muscular', 'alergia a la anestesia'],
        en: ['succinylcholine', 'muscle relaxant', 'anaesthetic allergy'],
      },
      about: words(
        'Es un relajante muscular de la anestesia: la reacción puede ocurrir aun en la primera cirugía.',
        'It is a muscle relaxant used in anesthesia: the reaction can occur even at the first operation.',
      ),
      rare: true,
    },
    words(
      'Se pide para saber qué causó una reacción durante la anestesia, junto con la triptasa.',
      'Ordered to find out what caused a reaction during anesthesia, together with tryptase.',
    ),
  ),
];

const workAndHome: readonly Exam[] = [
  specificIge(
    {
      code: 'ALE-180',
      slug: 'latex',
      thing: words('el látex', 'latex'),
      cap: 'k82',
      loinc: '6158-0',
      synonyms: { es: ['guantes', 'caucho', 'globos', 'bombas'], en: ['gloves', 'rubber', 'balloons'] },
      about: words(
        'Está en guantes, globos, preservativos y sondas, y la sensibilización es más común en personal de salud y en quienes han tenido muchas cirugías.',
        'It is in gloves, balloons, condoms and catheters, and sensitization is more common in health workers and in people who have had many operations.',
      ),
      cross: words(
        'Muchas personas alérgicas al látex reaccionan también a banano, aguacate, kiwi o papaya.',
        'Many people allergic to latex also react to banana, avocado, kiwi or papaya.',
      ),
      price: 98000,
    },
    words(
      'Se pide ante ronchas o picazón con guantes o globos, y antes de una cirugía si hay sospecha.',
      'Ordered for hives or itching from gloves or balloons, and before an operation when it is suspected.',
    ),
  ),
  specificIge(
    {
      code: 'ALE-181',
      slug: 'formaldehido',
      thing: words('el formaldehído (formol)', 'formaldehyde'),
      cap: 'k80',
      loinc: '6119-2',
      synonyms: { es: ['formol', 'alisado con formol', 'keratina'], en: ['formalin', 'hair straightening'] },
      about: words(
        'Se usa en laboratorios, maderas y alisados; casi siempre irrita o da dermatitis de contacto, y pocas veces una alergia por IgE.',
        'It is used in laboratories, timber and hair straightening; it nearly always irritates or causes contact dermatitis, and seldom an IgE allergy.',
      ),
      rare: true,
    },
    words(
      'Se pide en trabajadores expuestos que presentan asma o ronchas.',
      'Ordered for exposed workers who develop asthma or hives.',
    ),
  ),
  specificIge(
    {
      code: 'ALE-182',
      slug: 'papaina',
      thing: words('la papaína', 'papain'),
      cap: 'k201',
      loinc: '10945-4',
      synonyms: { es: ['ablandador de carnes', 'enzima de papaya'], en: ['meat tenderiser', 'papaya enzyme'] },
      about: words(
        'Es la enzima de la papaya que ablanda carnes y limpia lentes de contacto, y su polvo puede causar asma.',
        'It is the papaya enzyme that tenderizes meat and cleans contact lenses, and its powder can cause asthma.',
      ),
      rare: true,
    },
    words(
      'Se pide ante asma en quien la maneja o reacciones a carnes ablandadas.',
      'Ordered for asthma in people who handle it, or reactions to tenderized meat.',
    ),
  ),
  specificIge(
    {
      code: 'ALE-183',
      slug: 'isocianato-tdi',
      thing: words('el isocianato TDI', 'the isocyanate TDI'),
      cap: 'k75',
      loinc: '7431-0',
      synonyms: {
        es: ['diisocianato de tolueno', 'pintura de carros', 'asma ocupacional'],
        en: ['toluene diisocyanate', 'car paint', 'occupational asthma'],
      },
      about: words(
        'Es una sustancia de espumas, pinturas y barnices de poliuretano que causa asma en quienes la respiran en el trabajo.',
        'It is a substance in polyurethane foams, paints and varnishes that causes asthma in people who breathe it at work.',
      ),
      cross: words(
        'Muchas personas con este asma no forman IgE: un resultado negativo no la descarta.',
        'Many people with this asthma do not form IgE: a negative result does not rule it out.',
      ),
      rare: true,
    },
    words(
      'Se pide en pintores y trabajadores de espumas con asma que mejora en los días de descanso.',
      'Ordered for painters and foam workers with asthma that improves on days off.',
    ),
  ),
  specificIge(
    {
      code: 'ALE-184',
      slug: 'isocianato-mdi',
      thing: words('el isocianato MDI', 'the isocyanate MDI'),
      cap: 'k76',
      loinc: '7430-2',
      synonyms: {
        es: ['diisocianato de difenilmetano', 'espuma de poliuretano', 'asma ocupacional'],
        en: ['diphenylmethane diisocyanate', 'polyurethane foam', 'occupational asthma'],
      },
      about: words(
        'Se usa en espumas rígidas, suelas de zapato y pegantes, industrias con muchos talleres en Medellín.',
        'It is used in rigid foams, shoe soles and adhesives, industries with many workshops in Medellín.',
      ),
      cross: words(
        'Un resultado negativo no descarta el asma por isocianatos.',
        'A negative result does not rule out isocyanate asthma.',
      ),
      rare: true,
    },
    words(
      'Se pide en trabajadores del calzado, la construcción y las espumas con tos o silbidos.',
      'Ordered for workers in footwear, building and foams who cough or wheeze.',
    ),
  ),
  specificIge(
    {
      code: 'ALE-185',
      slug: 'seda',
      thing: words('la seda', 'silk'),
      cap: 'k74',
      loinc: '6247-1',
      synonyms: { es: ['gusano de seda', 'textiles'], en: ['silkworm', 'textiles'] },
      about: words(
        'Los restos del gusano que quedan en la fibra son los que sensibilizan a quienes la procesan.',
        'The remains of the worm left in the fiber are what sensitize the people who process it.',
      ),
      rare: true,
    },
    words(
      'Se pide en trabajadores textiles con rinitis o asma.',
      'Ordered for textile workers with rhinitis or asthma.',
    ),
  ),
  specificIge(
    {
      code: 'ALE-186',
      slug: 'ascaris',
      thing: words('el parásito Ascaris', 'the parasite Ascaris'),
      cap: 'p1',
      loinc: '6022-8',
      synonyms: { es: ['lombrices', 'lombriz intestinal', 'parásitos'], en: ['roundworm', 'worms', 'parasites'] },
      about: words(
        'La lombriz intestinal eleva la IgE y se parece en sus proteínas a los ácaros: medirla ayuda a entender un resultado confuso.',
        'The roundworm raises IgE and is like mites in its proteins: measuring it helps to make sense of a confusing result.',
      ),
      cross: words(
        'No sirve para saber si hay lombrices hoy: para eso está el coprológico.',
        'It cannot tell whether there are worms today: for that there is the stool examination.',
      ),
    },
    words(
      'Se pide cuando la IgE total es muy alta y no se encuentra la causa.',
      'Ordered when total IgE is very high and the cause is not found.',
    ),
  ),
  specificIge(
    {
      code: 'ALE-187',
      slug: 'anisakis',
      thing: words('el parásito Anisakis', 'the parasite Anisakis'),
      cap: 'p4',
      loinc: '10919-9',
      synonyms: { es: ['gusano del pescado', 'pescado crudo', 'ceviche'], en: ['fish worm', 'raw fish', 'ceviche'] },
      about: words(
        'Es un gusano del pescado de mar que, vivo o muerto, puede causar ronchas a quien come pescado crudo o poco cocido.',
        'It is a worm of sea fish that, alive or dead, can bring out hives in people who eat raw or lightly cooked fish.',
      ),
      rare: true,
    },
    words(
      'Se pide cuando hay ronchas o dolor de estómago horas después de comer pescado, y la prueba del pescado es negativa.',
      'Ordered when hives or stomachache follow hours after eating fish, and the test for fish is negative.',
    ),
  ),
];

/** Venoms, drugs, and allergens of work and home. */
export const otherAllergens: readonly Exam[] = [...venoms, ...drugs, ...workAndHome];
