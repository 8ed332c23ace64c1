import type { Exam } from '../../../app/domain/exams/exam.ts';
import type { Words } from '../../../app/domain/exams/localized-text.ts';
import type { Urgent } from '../../../app/domain/exams/urgent.ts';
import { antibodySerum, exam, inDays, interval, measured, referred, words } from './authoring.ts';
import { allergicReaction } from './emergencies.ts';

/** An allergen as a row of its table; its family's function writes the exam. */
export interface Allergen {
  code: string;
  slug: string;
  /** In Spanish with its article, 'el maní', and in English without: 'peanut'. */
  thing: Words;
  /** The allergen's letter and number in the assay catalogs, which doctors use in orders. */
  cap?: string;
  loinc?: string;
  synonyms: Exam['synonyms'];
  /** Its source, or why it matters: the second sentence of the purpose. */
  about: Words;
  /** Other allergens that these antibodies may recognize, or a limit of the result. */
  cross?: Words;
  /** Replaces the family's sentence where that does not fit. */
  askedFor?: Words;
  urgent?: Urgent;
  price?: number;
  /** Sent to another laboratory, because few people need it. */
  rare?: true;
}

/** ('el maní (cacahuate)') → 'maní (cacahuate)' */
const bare = (noun: string) => noun.replace(/^(el|la|los|las) /, '');

/** ('el maní (cacahuate)') → 'el maní' */
const short = (noun: string) => noun.replace(/ \([^)]*\)/, '');

/** ('el maní') → 'alergia al maní', ('la soya') → 'alergia a la soya' */
const allergyTo = (noun: string) => `alergia a ${short(noun)}`.replace(/^alergia a el /, 'alergia al ');

/** ('the mite Acarus siro') → ['Acarus siro allergy'], ('lentils') → []: a plural does not precede "allergy". */
const allergyNames = (noun: string) => {
  const name = short(noun).replace(/^the (mite|mould|yeast|fungus|parasite|sugar|isocyanate) /, '');
  return /[^s]s$/.test(name) ? [] : [`${name.replace(/^the /, '')} allergy`];
};

const positiveIsNotAllergy = words(
  'Un resultado positivo dice que las defensas reconocen la sustancia: es alergia si además hay síntomas. Los antialérgicos no alteran esta prueba.',
  'A positive result says that the defenses recognize the substance: it is an allergy if there are symptoms too. Antihistamines do not alter this test.',
);

/** All results share one scale; below 0.35 counts as negative for the usual allergens. */
export const specificIge = (allergen: Allergen, askedFor: Words, urgent: Urgent | null = null): Exam => {
  const { code, slug, thing, cap, loinc, synonyms, about, cross, price, rare } = allergen;
  const name = words(`IgE específica para ${bare(thing.es)}`, `Specific IgE to ${thing.en}`);
  const letters = cap ? [cap] : [];
  return exam({
    code,
    slug: `ige-${slug}`,
    name,
    synonyms: {
      es: [allergyTo(thing.es), ...synonyms.es.filter((name) => name !== allergyTo(thing.es)), ...letters],
      en: [...allergyNames(thing.en), ...synonyms.en, ...letters],
    },
    // "IgE específica (dosificación cada alérgeno)": one code for every allergen.
    cups: '906834',
    loinc: loinc ?? null,
    area: 'allergy',
    purpose: words(
      `Mide en la sangre los anticuerpos IgE contra ${thing.es}, los que ponen en marcha la alergia. ${about.es}`,
      `Measures IgE antibodies against ${thing.en} in the blood, the ones that set off an allergy. ${about.en}`,
    ),
    askedFor: allergen.askedFor ?? askedFor,
    notes: cross
      ? words(`${cross.es} ${positiveIsNotAllergy.es}`, `${cross.en} ${positiveIsNotAllergy.en}`)
      : positiveIsNotAllergy,
    urgent: allergen.urgent ?? urgent,
    specimens: [antibodySerum({ volumeMl: 2, minimumMl: 0.5 })],
    method: words('Fluoroinmunoensayo enzimático', 'Fluorescence enzyme immunoassay'),
    performedBy: rare ? 'referral' : 'own',
    turnaround: rare ? referred(7, ['tuesday', 'friday']) : inDays(2, ['tuesday', 'thursday']),
    components: [
      measured('specific-ige', name, 'k[IU]/L', 2, [interval({ ageFrom: '0d', high: 0.34 })], loinc ?? null),
    ],
    price: price ?? null,
  });
};

export const food = (allergen: Allergen): Exam =>
  specificIge(
    allergen,
    words(
      `Se pide cuando, poco después de comer ${bare(short(allergen.thing.es))}, aparecen ronchas, hinchazón de los labios, vómito o dificultad para respirar.`,
      `Ordered when hives, swollen lips, vomiting or trouble breathing follow soon after eating ${short(allergen.thing.en)}.`,
    ),
    allergicReaction,
  );

/** Fruit and vegetables, whose allergy most often begins and ends in the mouth. */
export const plantFood = (allergen: Allergen): Exam =>
  specificIge(
    allergen,
    words(
      `Se pide cuando al comer ${bare(short(allergen.thing.es))} pica la boca o la garganta, se hinchan los labios o salen ronchas.`,
      `Ordered when eating ${short(allergen.thing.en)} makes the mouth or throat itch, the lips swell or hives appear.`,
    ),
    allergicReaction,
  );

export const mite = (allergen: Allergen): Exam =>
  specificIge(
    allergen,
    words(
      `Se pide ante estornudos, nariz tapada, tos o silbidos en el pecho que empeoran en la cama o al sacudir, para saber si la causa es ${short(allergen.thing.es)}.`,
      `Ordered for sneezing, a blocked nose, a cough or wheezing that worsens in bed or when dusting, to find out whether ${short(allergen.thing.en)} is the cause.`,
    ),
  );

export const pollen = (allergen: Allergen): Exam =>
  specificIge(
    allergen,
    words(
      `Se pide ante estornudos, ojos rojos o asma que empeoran al aire libre, para saber si tiene que ver ${short(allergen.thing.es)}.`,
      `Ordered for sneezing, red eyes or asthma that worsens outdoors, to find out whether ${short(allergen.thing.en)} has a part in it.`,
    ),
  );

export const mould = (allergen: Allergen): Exam =>
  specificIge(
    allergen,
    words(
      `Se pide ante rinitis o asma que empeoran en lugares húmedos o cerrados, para saber si tiene que ver ${short(allergen.thing.es)}.`,
      `Ordered for rhinitis or asthma that worsens in damp or closed places, to find out whether ${short(allergen.thing.en)} has a part in it.`,
    ),
  );

/** `near` follows "cerca de" and "near". */
export const animal = ({ near, ...allergen }: Allergen & { near: Words }): Exam =>
  specificIge(
    allergen,
    words(
      `Se pide cuando los ojos lloran, la nariz pica, la piel se brota o el pecho silba cerca de ${near.es}.`,
      `Ordered when the eyes water, the nose itches, the skin breaks out or the chest wheezes near ${near.en}.`,
    ),
  );

export const venom = ({ sting, ...allergen }: Allergen & { sting: Words }): Exam =>
  specificIge(
    allergen,
    words(
      `Se pide después de una picadura de ${sting.es}, si hubo ronchas por todo el cuerpo, mareo o dificultad para respirar.`,
      `Ordered after a ${sting.en}, if there were hives all over the body, dizziness or trouble breathing.`,
    ),
    allergicReaction,
  );

export const drug = (allergen: Allergen): Exam =>
  specificIge(
    allergen,
    words(
      `Se pide cuando hubo ronchas, hinchazón o dificultad para respirar en la primera hora después de recibir ${bare(short(allergen.thing.es))}.`,
      `Ordered when hives, swelling or trouble breathing came within the first hour after receiving ${short(allergen.thing.en)}.`,
    ),
    allergicReaction,
  );
