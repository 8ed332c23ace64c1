import type { Exam } from '../../../app/domain/exams/exam.ts';
import type { Words } from '../../../app/domain/exams/localized-text.ts';
import type { Urgent } from '../../../app/domain/exams/urgent.ts';
import { antibodySerum, exam, interval, measured, referred, words } from './authoring.ts';
import { allergicReaction } from './emergencies.ts';

interface AllergenComponent {
  code: string;
  slug: string;
  /** As the nomenclature writes it: 'Ara h 2'. */
  molecule: string;
  of: Words;
  cap?: string;
  loinc?: string;
  synonyms?: Exam['synonyms'];
  purpose: Words;
  askedFor: Words;
  notes?: Words;
  urgent?: Urgent;
  price?: number;
}

/** One protein of an allergen. It predicts a person's likely reaction better than the whole extract. */
const component = (of: AllergenComponent): Exam => {
  const name = words(
    `IgE para ${of.molecule}, componente ${of.of.es}`,
    `IgE to ${of.molecule}, component of ${of.of.en}`,
  );
  const letters = of.cap ? [of.cap] : [];
  return exam({
    code: of.code,
    slug: `ige-${of.slug}`,
    name,
    synonyms: {
      es: [of.molecule, 'alergia molecular', ...(of.synonyms?.es ?? []), ...letters],
      en: [of.molecule, 'component-resolved diagnosis', ...(of.synonyms?.en ?? []), ...letters],
    },
    cups: '906834',
    loinc: of.loinc ?? null,
    area: 'allergy',
    purpose: of.purpose,
    askedFor: of.askedFor,
    notes: of.notes ?? null,
    urgent: of.urgent ?? null,
    specimens: [antibodySerum({ volumeMl: 2, minimumMl: 0.5 })],
    method: words('Fluoroinmunoensayo enzimático con componentes', 'Fluorescence enzyme immunoassay with components'),
    performedBy: 'referral',
    turnaround: referred(7, ['tuesday', 'friday']),
    components: [
      measured('specific-ige', name, 'k[IU]/L', 2, [interval({ ageFrom: '0d', high: 0.34 })], of.loinc ?? null),
    ],
    price: of.price ?? null,
  });
};

const peanut = words('del maní', 'peanut');
const wasAskedAfterPeanut = words(
  'Se pide cuando la IgE para maní es positiva y hay que estimar qué tan grave puede ser una reacción.',
  'Ordered when IgE to peanut is positive and it is necessary to judge how serious a reaction might be.',
);

export const allergenComponents: readonly Exam[] = [
  component({
    code: 'ALE-188',
    slug: 'ara-h-2',
    molecule: 'Ara h 2',
    of: peanut,
    cap: 'f423',
    loinc: '58778-2',
    purpose: words(
      'Mide los anticuerpos contra Ara h 2, una proteína del maní que resiste el calor y la digestión. Es el componente que mejor distingue la alergia verdadera, y a menudo grave, de un positivo sin consecuencias.',
      'Measures antibodies against Ara h 2, a peanut protein that withstands heat and digestion. It is the component that best tells true, often serious, allergy from a positive of no consequence.',
    ),
    askedFor: wasAskedAfterPeanut,
    price: 145000,
  }),
  component({
    code: 'ALE-189',
    slug: 'ara-h-1',
    molecule: 'Ara h 1',
    of: peanut,
    cap: 'f422',
    loinc: '58779-0',
    purpose: words(
      'Mide los anticuerpos contra Ara h 1, una proteína de reserva de la semilla del maní. Sumada a Ara h 2 y Ara h 3, dibuja un riesgo mayor.',
      'Measures antibodies against Ara h 1, a storage protein of the peanut seed. Together with Ara h 2 and Ara h 3, it draws a greater risk.',
    ),
    askedFor: wasAskedAfterPeanut,
  }),
  component({
    code: 'ALE-190',
    slug: 'ara-h-3',
    molecule: 'Ara h 3',
    of: peanut,
    cap: 'f424',
    loinc: '58777-4',
    purpose: words(
      'Mide los anticuerpos contra Ara h 3, otra proteína de reserva del maní. Se parece a las de varias nueces, y por eso puede explicar reacciones a unas y otras.',
      'Measures antibodies against Ara h 3, another storage protein of peanut. It resembles those of several nuts, and so may explain reactions to both.',
    ),
    askedFor: wasAskedAfterPeanut,
  }),
  component({
    code: 'ALE-191',
    slug: 'ara-h-8',
    molecule: 'Ara h 8',
    of: peanut,
    cap: 'f352',
    loinc: '63477-4',
    purpose: words(
      'Mide los anticuerpos contra Ara h 8, una proteína del maní casi igual a una del polen de abedul. Sola, suele dar apenas picazón en la boca.',
      'Measures antibodies against Ara h 8, a peanut protein almost the same as one in birch pollen. Alone, it usually gives no more than an itchy mouth.',
    ),
    askedFor: wasAskedAfterPeanut,
  }),
  component({
    code: 'ALE-192',
    slug: 'ara-h-9',
    molecule: 'Ara h 9',
    of: peanut,
    cap: 'f427',
    loinc: '64965-7',
    purpose: words(
      'Mide los anticuerpos contra Ara h 9, la proteína del maní que se relaciona con la del durazno. Explica reacciones que aparecen cuando al maní se le suma ejercicio o un antiinflamatorio.',
      'Measures antibodies against Ara h 9, the peanut protein related to that of peach. It explains reactions that appear when exercise or an anti-inflammatory is added to the peanut.',
    ),
    askedFor: wasAskedAfterPeanut,
  }),
  component({
    code: 'ALE-193',
    slug: 'caseina',
    molecule: 'Bos d 8',
    of: words('de la leche (caseína)', 'milk (casein)'),
    cap: 'f78',
    loinc: '6062-4',
    synonyms: { es: ['caseína', 'proteína de la leche', 'queso'], en: ['casein', 'milk protein', 'cheese'] },
    purpose: words(
      'Mide los anticuerpos contra la caseína, la proteína de la leche que forma el queso y que el calor no daña. Cuando es alta, la alergia tiende a durar y a incluir los productos horneados.',
      'Measures antibodies against casein, the milk protein that makes cheese and that heat does not spoil. When it is high, the allergy tends to last and to include baked products.',
    ),
    askedFor: words(
      'Se pide en niños alérgicos a la leche para prever si tolerarán la leche horneada.',
      'Ordered for children allergic to milk, to foresee whether they will tolerate baked milk.',
    ),
    price: 120000,
  }),
  component({
    code: 'ALE-194',
    slug: 'alfa-lactoalbumina',
    molecule: 'Bos d 4',
    of: words('de la leche (alfa-lactoalbúmina)', 'milk (alpha-lactalbumin)'),
    cap: 'f76',
    loinc: '7445-0',
    synonyms: { es: ['alfa-lactoalbúmina', 'suero de leche'], en: ['alpha-lactalbumin', 'whey'] },
    purpose: words(
      'Mide los anticuerpos contra una proteína del suero de la leche que la cocción daña. Si es la única positiva, suele tolerarse la leche en tortas y galletas.',
      'Measures antibodies against a whey protein that cooking spoils. If it alone is positive, milk in cakes and cookies is usually tolerated.',
    ),
    askedFor: words(
      'Se pide con la caseína cuando la IgE para leche es positiva.',
      'Ordered along with casein when IgE to milk is positive.',
    ),
  }),
  component({
    code: 'ALE-195',
    slug: 'beta-lactoglobulina',
    molecule: 'Bos d 5',
    of: words('de la leche (beta-lactoglobulina)', 'milk (beta-lactoglobulin)'),
    cap: 'f77',
    synonyms: { es: ['beta-lactoglobulina', 'suero de leche'], en: ['beta-lactoglobulin', 'whey'] },
    purpose: words(
      'Mide los anticuerpos contra la proteína más abundante del suero de la leche, que la leche humana no tiene. El calor la debilita, al contrario de la caseína.',
      'Measures antibodies against the most plentiful whey protein, which human milk does not have. Heat weakens it, unlike casein.',
    ),
    askedFor: words(
      'Se pide con la caseína cuando la IgE para leche es positiva.',
      'Ordered along with casein when IgE to milk is positive.',
    ),
  }),
  component({
    code: 'ALE-196',
    slug: 'ovomucoide',
    molecule: 'Gal d 1',
    of: words('del huevo (ovomucoide)', 'egg (ovomucoid)'),
    cap: 'f233',
    loinc: '7557-2',
    synonyms: { es: ['ovomucoide', 'huevo horneado'], en: ['ovomucoid', 'baked egg'] },
    purpose: words(
      'Mide los anticuerpos contra el ovomucoide, la proteína de la clara que resiste la cocción. Si es baja, es probable que se tolere el huevo bien horneado.',
      'Measures antibodies against ovomucoid, the protein of egg white that withstands cooking. If it is low, well-baked egg is likely to be tolerated.',
    ),
    askedFor: words(
      'Se pide en niños alérgicos al huevo antes de que el especialista ensaye el huevo horneado.',
      'Ordered for children allergic to egg before the specialist tries baked egg.',
    ),
    price: 120000,
  }),
  component({
    code: 'ALE-197',
    slug: 'ovoalbumina',
    molecule: 'Gal d 2',
    of: words('del huevo (ovoalbúmina)', 'egg (ovalbumin)'),
    cap: 'f232',
    loinc: '7556-4',
    synonyms: { es: ['ovoalbúmina', 'clara'], en: ['ovalbumin', 'egg white'] },
    purpose: words(
      'Mide los anticuerpos contra la ovoalbúmina, la proteína más abundante de la clara y que el calor daña. Sola, indica reacción al huevo crudo o poco cocido.',
      'Measures antibodies against ovalbumin, the most plentiful protein of egg white and one that heat spoils. Alone, it points to a reaction to raw or lightly cooked egg.',
    ),
    askedFor: words(
      'Se pide con el ovomucoide cuando la IgE para clara de huevo es positiva.',
      'Ordered along with ovomucoid when IgE to egg white is positive.',
    ),
  }),
  component({
    code: 'ALE-198',
    slug: 'lisozima',
    molecule: 'Gal d 4',
    of: words('del huevo (lisozima)', 'egg (lysozyme)'),
    cap: 'k208',
    loinc: '11182-3',
    synonyms: { es: ['lisozima', 'aditivo E1105'], en: ['lysozyme', 'additive E1105'] },
    purpose: words(
      'Mide los anticuerpos contra la lisozima de la clara, que la industria agrega a quesos madurados como conservante. Explica reacciones a quesos en personas alérgicas al huevo.',
      'Measures antibodies against the lysozyme of egg white, which industry adds to mature cheese as a preservative. It explains reactions to cheese in people allergic to egg.',
    ),
    askedFor: words(
      'Se pide cuando una persona alérgica al huevo reacciona a un queso curado.',
      'Ordered when someone allergic to egg reacts to a mature cheese.',
    ),
  }),
  component({
    code: 'ALE-199',
    slug: 'tropomiosina-de-camaron',
    molecule: 'Pen a 1',
    of: words('del camarón (tropomiosina)', 'shrimp (tropomyosin)'),
    cap: 'f351',
    loinc: '58986-1',
    synonyms: { es: ['tropomiosina', 'mariscos'], en: ['tropomyosin', 'shellfish'] },
    purpose: words(
      'Mide los anticuerpos contra la tropomiosina, la proteína muscular del camarón que soporta la cocción. Es la responsable de la mayoría de las reacciones fuertes y de las alergias cruzadas con otros mariscos.',
      'Measures antibodies against tropomyosin, the muscle protein of shrimp that stands up to cooking. It is responsible for most strong reactions and for cross-allergy with other shellfish.',
    ),
    askedFor: words(
      'Se pide cuando la IgE para camarón es positiva y hay que saber si viene de los ácaros.',
      'Ordered when IgE to shrimp is positive and it must be known whether it comes from mites.',
    ),
    price: 145000,
  }),
  component({
    code: 'ALE-200',
    slug: 'parvalbumina-de-bacalao',
    molecule: 'Gad c 1',
    of: words('del bacalao (parvalbúmina)', 'cod (parvalbumin)'),
    cap: 'f426',
    loinc: '63473-3',
    synonyms: { es: ['parvalbúmina', 'pescado'], en: ['parvalbumin', 'fish'] },
    purpose: words(
      'Mide los anticuerpos contra la parvalbúmina, la proteína común a casi todos los pescados. Un positivo hace probable que la persona reaccione a varias especies.',
      'Measures antibodies against parvalbumin, the protein common to nearly all fish. A positive makes it likely that the person reacts to several species.',
    ),
    askedFor: words(
      'Se pide para saber si la alergia es a un solo pescado o a muchos.',
      'Ordered to find out whether the allergy is to a single fish or to many.',
    ),
  }),
  component({
    code: 'ALE-201',
    slug: 'cor-a-14',
    molecule: 'Cor a 14',
    of: words('de la avellana', 'hazelnut'),
    cap: 'f439',
    loinc: '81788-2',
    purpose: words(
      'Mide los anticuerpos contra Cor a 14, una proteína de reserva de la avellana. Es la que mejor anuncia reacciones de todo el cuerpo.',
      'Measures antibodies against Cor a 14, a storage protein of hazelnut. It is the one that best foretells reactions of the whole body.',
    ),
    askedFor: words(
      'Se pide cuando la IgE para avellana es positiva y no está claro el riesgo.',
      'Ordered when IgE to hazelnut is positive and the risk is not clear.',
    ),
  }),
  component({
    code: 'ALE-202',
    slug: 'cor-a-9',
    molecule: 'Cor a 9',
    of: words('de la avellana', 'hazelnut'),
    cap: 'f440',
    loinc: '65765-0',
    purpose: words(
      'Mide los anticuerpos contra Cor a 9, otra proteína de reserva de la avellana, parecida a una del maní. Acompaña a Cor a 14 para afinar el riesgo.',
      'Measures antibodies against Cor a 9, another storage protein of hazelnut, similar to one in peanut. It goes with Cor a 14 to refine the risk.',
    ),
    askedFor: words(
      'Se pide con Cor a 14 en niños con reacción a cremas de avellana.',
      'Ordered along with Cor a 14 for children who react to hazelnut spreads.',
    ),
  }),
  component({
    code: 'ALE-203',
    slug: 'jug-r-1',
    molecule: 'Jug r 1',
    of: words('de la nuez de nogal', 'walnut'),
    cap: 'f441',
    loinc: '81790-8',
    purpose: words(
      'Mide los anticuerpos contra Jug r 1, la proteína de la nuez que soporta la digestión. Señala un riesgo mayor de reacción fuerte a la nuez y a la pecana.',
      'Measures antibodies against Jug r 1, the walnut protein that stands up to digestion. It points to a greater risk of a strong reaction to walnut and pecan.',
    ),
    askedFor: words('Se pide cuando la IgE para nuez de nogal es positiva.', 'Ordered when IgE to walnut is positive.'),
  }),
  component({
    code: 'ALE-204',
    slug: 'ana-o-3',
    molecule: 'Ana o 3',
    of: words('del marañón', 'cashew'),
    cap: 'f443',
    loinc: '82539-8',
    purpose: words(
      'Mide los anticuerpos contra Ana o 3, la proteína del marañón que mejor predice una reacción. Sirve también para el pistacho, su pariente.',
      'Measures antibodies against Ana o 3, the cashew protein that best predicts a reaction. It works for pistachio, its relative, too.',
    ),
    askedFor: words(
      'Se pide cuando la IgE para marañón o pistacho es positiva.',
      'Ordered when IgE to cashew or pistachio is positive.',
    ),
  }),
  component({
    code: 'ALE-205',
    slug: 'omega-5-gliadina',
    molecule: 'Tri a 19',
    of: words('del trigo (omega-5 gliadina)', 'wheat (omega-5 gliadin)'),
    cap: 'f416',
    loinc: '58752-7',
    synonyms: {
      es: ['omega-5 gliadina', 'anafilaxia con el ejercicio'],
      en: ['omega-5 gliadin', 'exercise-induced anaphylaxis'],
    },
    purpose: words(
      'Mide los anticuerpos contra la omega-5 gliadina del trigo. Descubre a las personas que reaccionan solo si hacen ejercicio después de comer pan o pasta.',
      'Measures antibodies against the omega-5 gliadin of wheat. It finds people who react only if they exercise after eating bread or pasta.',
    ),
    askedFor: words(
      'Se pide ante ronchas o desmayo durante el ejercicio en las 4 horas que siguen a una comida.',
      'Ordered for hives or fainting during exercise in the 4 hours that follow a meal.',
    ),
    urgent: allergicReaction,
    price: 145000,
  }),
  component({
    code: 'ALE-206',
    slug: 'gly-m-5',
    molecule: 'Gly m 5',
    of: words('de la soya', 'soy'),
    cap: 'f431',
    loinc: '73719-7',
    purpose: words(
      'Mide los anticuerpos contra Gly m 5, una proteína de reserva de la soya. Positiva, hace más probable una reacción de verdad al comerla.',
      'Measures antibodies against Gly m 5, a storage protein of soy. When positive, it makes a real reaction on eating it more likely.',
    ),
    askedFor: words(
      'Se pide cuando la IgE para soya es positiva y la persona la come sin saber si le cae mal.',
      'Ordered when IgE to soy is positive and the person eats it without knowing whether it disagrees with them.',
    ),
  }),
  component({
    code: 'ALE-207',
    slug: 'gly-m-6',
    molecule: 'Gly m 6',
    of: words('de la soya', 'soy'),
    cap: 'f432',
    loinc: '65772-6',
    purpose: words(
      'Mide los anticuerpos contra Gly m 6, la otra proteína de reserva de la soya. Junto con Gly m 5 separa la alergia seria de la sensibilización leve.',
      'Measures antibodies against Gly m 6, the other storage protein of soy. Together with Gly m 5 it separates serious allergy from mild sensitization.',
    ),
    askedFor: words('Se pide con Gly m 5 en la alergia a la soya.', 'Ordered along with Gly m 5 for soy allergy.'),
  }),
  component({
    code: 'ALE-208',
    slug: 'pru-p-3',
    molecule: 'Pru p 3',
    of: words('del durazno', 'peach'),
    cap: 'f420',
    loinc: '59391-3',
    synonyms: { es: ['LTP', 'proteína transportadora de lípidos'], en: ['LTP', 'lipid transfer protein'] },
    purpose: words(
      'Mide los anticuerpos contra la proteína transportadora de lípidos del durazno, que resiste el calor y el ácido del estómago. Explica reacciones a frutas, nueces y verduras que parecen no tener nada en común.',
      'Measures antibodies against the lipid transfer protein of peach, which withstands heat and stomach acid. It explains reactions to fruit, nuts and vegetables that seem to have nothing in common.',
    ),
    askedFor: words(
      'Se pide en personas que reaccionan a varios vegetales o solo al combinarlos con ejercicio.',
      'Ordered for people who react to several plant foods, or only when they combine them with exercise.',
    ),
  }),
  component({
    code: 'ALE-209',
    slug: 'der-p-1',
    molecule: 'Der p 1',
    of: words('del ácaro Dermatophagoides pteronyssinus', 'the mite Dermatophagoides pteronyssinus'),
    cap: 'd202',
    loinc: '63456-8',
    purpose: words(
      'Mide los anticuerpos contra Der p 1, una enzima de las heces del ácaro. Si es positiva, la alergia es de verdad a ese ácaro y no un parecido con otro.',
      'Measures antibodies against Der p 1, an enzyme in the droppings of the mite. If it is positive, the allergy really is to that mite and not a likeness to another.',
    ),
    askedFor: words(
      'Se pide antes de comenzar vacunas de alergia, para escoger bien su contenido.',
      'Ordered before starting allergy vaccines, to choose well what goes into them.',
    ),
  }),
  component({
    code: 'ALE-210',
    slug: 'der-p-2',
    molecule: 'Der p 2',
    of: words('del ácaro Dermatophagoides pteronyssinus', 'the mite Dermatophagoides pteronyssinus'),
    cap: 'd203',
    loinc: '63457-6',
    purpose: words(
      'Mide los anticuerpos contra Der p 2, el componente al que reaccionan casi todas las personas alérgicas a los ácaros. Con Der p 1 confirma el blanco de una vacuna.',
      'Measures antibodies against Der p 2, the component to which nearly everyone allergic to mites reacts. With Der p 1 it confirms the target of a vaccine.',
    ),
    askedFor: words(
      'Se pide antes de comenzar vacunas de alergia a los ácaros.',
      'Ordered before starting mite allergy vaccines.',
    ),
  }),
  component({
    code: 'ALE-211',
    slug: 'der-p-10',
    molecule: 'Der p 10',
    of: words('de los ácaros (tropomiosina)', 'mites (tropomyosin)'),
    cap: 'd205',
    loinc: '63463-4',
    synonyms: { es: ['tropomiosina'], en: ['tropomyosin'] },
    purpose: words(
      'Mide los anticuerpos contra la tropomiosina de los ácaros, casi gemela de la del camarón. Aclara si una persona alérgica al polvo puede tener también reacción a los mariscos.',
      'Measures antibodies against the tropomyosin of mites, almost a twin of that of shrimp. It makes clear whether someone allergic to dust may also react to shellfish.',
    ),
    askedFor: words(
      'Se pide cuando salen positivos a la vez los ácaros y el camarón.',
      'Ordered when mites and shrimp are positive at the same time.',
    ),
  }),
  component({
    code: 'ALE-212',
    slug: 'fel-d-1',
    molecule: 'Fel d 1',
    of: words('del gato', 'cat'),
    cap: 'e94',
    loinc: '64975-6',
    purpose: words(
      'Mide los anticuerpos contra Fel d 1, la proteína de la saliva y la piel del gato que causa casi toda la alergia a este animal. Si es negativa, el positivo al gato puede venir de otra mascota.',
      'Measures antibodies against Fel d 1, the protein in the saliva and skin of cats that causes nearly all allergy to them. If it is negative, the positive to cat may come from another pet.',
    ),
    askedFor: words(
      'Se pide para confirmar la alergia al gato antes de decidir un tratamiento.',
      'Ordered to confirm cat allergy before deciding on treatment.',
    ),
  }),
  component({
    code: 'ALE-213',
    slug: 'can-f-1',
    molecule: 'Can f 1',
    of: words('del perro', 'dog'),
    cap: 'e101',
    loinc: '58773-3',
    purpose: words(
      'Mide los anticuerpos contra Can f 1, la proteína principal de la caspa y la saliva del perro. Confirma que la alergia es al perro y no a otro animal con proteínas parecidas.',
      'Measures antibodies against Can f 1, the main protein of dog dander and saliva. It confirms that the allergy is to dogs and not to another animal with similar proteins.',
    ),
    askedFor: words(
      'Se pide cuando la IgE para perro es positiva y se quiere saber a qué parte.',
      'Ordered when IgE to dog is positive and the question is to which part.',
    ),
  }),
  component({
    code: 'ALE-214',
    slug: 'can-f-5',
    molecule: 'Can f 5',
    of: words('del perro macho', 'male dog'),
    cap: 'e226',
    loinc: '64973-1',
    purpose: words(
      'Mide los anticuerpos contra Can f 5, una proteína que solo producen los perros machos sin castrar. Quien es alérgico únicamente a ella puede tolerar a las hembras.',
      'Measures antibodies against Can f 5, a protein made only by male dogs that have not been neutered. Someone allergic to it alone may tolerate females.',
    ),
    askedFor: words(
      'Se pide cuando una persona alérgica al perro pregunta si podría convivir con una perra.',
      'Ordered when someone allergic to dogs asks whether they could live with a female.',
    ),
  }),
  component({
    code: 'ALE-215',
    slug: 'alt-a-1',
    molecule: 'Alt a 1',
    of: words('del hongo Alternaria', 'the mold Alternaria'),
    cap: 'm229',
    loinc: '58774-1',
    purpose: words(
      'Mide los anticuerpos contra Alt a 1, la proteína propia del hongo Alternaria. Separa la alergia a este hongo de los parecidos con otros mohos.',
      'Measures antibodies against Alt a 1, the protein that belongs to the mold Alternaria. It tells allergy to this mold from likenesses to others.',
    ),
    askedFor: words(
      'Se pide en niños con asma y varios hongos positivos.',
      'Ordered for children with asthma and several positive molds.',
    ),
  }),
  component({
    code: 'ALE-216',
    slug: 'api-m-1',
    molecule: 'Api m 1',
    of: words('del veneno de abeja', 'honey bee venom'),
    cap: 'i208',
    loinc: '60421-5',
    purpose: words(
      'Mide los anticuerpos contra Api m 1, una enzima que está en el veneno de abeja y no en el de avispa. Dice qué insecto fue cuando la persona no lo vio.',
      'Measures antibodies against Api m 1, an enzyme that is in bee venom and not in wasp venom. It says which insect it was when the person did not see it.',
    ),
    askedFor: words(
      'Se pide cuando salen positivos los dos venenos, antes de escoger una vacuna.',
      'Ordered when both venoms are positive, before choosing a vaccine.',
    ),
    urgent: allergicReaction,
  }),
  component({
    code: 'ALE-217',
    slug: 'ves-v-5',
    molecule: 'Ves v 5',
    of: words('del veneno de avispa', 'wasp venom'),
    cap: 'i209',
    loinc: '60240-9',
    purpose: words(
      'Mide los anticuerpos contra Ves v 5, la proteína que distingue el veneno de las avispas. Junto con Api m 1 señala cuál de los dos insectos es el peligroso.',
      'Measures antibodies against Ves v 5, the protein that marks out wasp venom. Together with Api m 1 it shows which of the two insects is the dangerous one.',
    ),
    askedFor: words(
      'Se pide cuando salen positivos los dos venenos, antes de escoger una vacuna.',
      'Ordered when both venoms are positive, before choosing a vaccine.',
    ),
    urgent: allergicReaction,
  }),
  component({
    code: 'ALE-218',
    slug: 'hev-b-6',
    molecule: 'Hev b 6.02',
    of: words('del látex (heveína)', 'latex (hevein)'),
    cap: 'k220',
    loinc: '50649-3',
    synonyms: { es: ['heveína'], en: ['hevein'] },
    purpose: words(
      'Mide los anticuerpos contra la heveína, la proteína del látex que más afecta al personal de salud. Es también la que explica las reacciones cruzadas con banano y aguacate.',
      'Measures antibodies against hevein, the latex protein that most affects health workers. It is also the one that explains cross-reactions with banana and avocado.',
    ),
    askedFor: words(
      'Se pide antes de una cirugía cuando la IgE para látex es positiva sin síntomas claros.',
      'Ordered before an operation when IgE to latex is positive without clear symptoms.',
    ),
  }),
  component({
    code: 'ALE-219',
    slug: 'profilina',
    molecule: 'Bet v 2',
    of: words('de los pólenes (profilina)', 'pollens (profilin)'),
    cap: 't216',
    loinc: '30985-6',
    synonyms: { es: ['profilina'], en: ['profilin'] },
    purpose: words(
      'Mide los anticuerpos contra la profilina, una proteína que comparten casi todas las plantas. Explica por qué salen positivos muchos pólenes y frutas a la vez sin que todos causen síntomas.',
      'Measures antibodies against profilin, a protein shared by nearly all plants. It explains why many pollens and fruits are positive at once without all of them causing symptoms.',
    ),
    askedFor: words(
      'Se pide cuando un perfil de alergias sale positivo para casi todo lo vegetal.',
      'Ordered when an allergy panel is positive for nearly every plant.',
    ),
  }),
  component({
    code: 'ALE-220',
    slug: 'blo-t-5',
    molecule: 'Blo t 5',
    of: words('del ácaro Blomia tropicalis', 'the mite Blomia tropicalis'),
    loinc: '64979-8',
    purpose: words(
      'Mide los anticuerpos contra Blo t 5, la proteína principal del ácaro tropical. Dice si la alergia es a Blomia o solo un eco de la de los otros ácaros.',
      'Measures antibodies against Blo t 5, the main protein of the tropical mite. It says whether the allergy is to Blomia or only an echo of that to other mites.',
    ),
    askedFor: words(
      'Se pide antes de comenzar vacunas de alergia en personas con varios ácaros positivos.',
      'Ordered before starting allergy vaccines in people with several positive mites.',
    ),
  }),
];
