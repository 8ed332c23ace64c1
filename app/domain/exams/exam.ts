import type { Weekday } from '../laboratory/laboratory.ts';
import type { CalendarDate } from '../laboratory/opening-hours.ts';
import type { Specimen } from './specimen.ts';
import type { Urgent } from './urgent.ts';

/** The same words in both languages. */
export interface Words {
  es: string;
  en: string;
}

/** The parts of the laboratory, in the order in which lists name them. */
export const areas = [
  'haematology',
  'coagulation',
  'chemistry',
  'endocrinology',
  'immunology',
  'infectious',
  'allergy',
  'microbiology',
  'urine-stool',
  'reproduction',
  'genetics',
  'tumour-markers',
  'drugs',
  'pathology',
] as const;
export type Area = (typeof areas)[number];

/** Before a result is handed over: Decreto 780 de 2016, art. 2.8.1.2.4 (HIV and STI); Ley 721 de 2001 (paternity). */
export const counsellings = ['none', 'hiv-sti', 'genetic', 'paternity'] as const;
export type Counselling = (typeof counsellings)[number];

export const examStatuses = ['draft', 'published', 'retired'] as const;
export type ExamStatus = (typeof examStatuses)[number];

/** An exam that can be asked for: one analyte, several, or (`members`) several exams together. */
export interface Exam {
  /** The laboratory's own, for good: 'HEM-001'. Lists, links and orders carry it. */
  code: string;
  /** Its address below `/examenes-laboratorio/`, the same in both languages: 'hemograma-iv'. */
  slug: string;
  name: Words;
  /** What people call it, colloquial names, abbreviations and frequent misspellings that are words of their own. */
  synonyms: { es: readonly string[]; en: readonly string[] };
  /** Clasificación Única de Procedimientos en Salud, six digits; null when it is not known. */
  cups: string | null;
  /** LOINC of the order, with its check digit; null when it is not known. */
  loinc: string | null;
  area: Area;
  /** The codes of the exams that this one brings together; empty for a single exam. */
  members: readonly string[];
  /** What it measures and what for, in plain words: two sentences. */
  purpose: Words;
  /** When a doctor asks for it: one or two sentences. */
  askedFor: Words;
  /** What whoever reads the result must know: interferences, limits, what a change can mean. Null when there is nothing. */
  notes: Words | null;
  /** The emergency that ordering it can be a sign of; it stands above everything else. Null: none. */
  urgent: Urgent | null;
  preparation: Preparation;
  /** All of them are taken. A panel has none of its own: its members' are taken. */
  specimens: readonly Specimen[];
  method: Words | null;
  performedBy: 'own' | 'referral';
  turnaround: Turnaround;
  /** What is reported. A panel has none of its own. */
  components: readonly Component[];
  /** Whole units of the laboratory's currency; null is "ask". */
  price: number | null;
  counselling: Counselling;
  /** Its name gives something private away: nothing that others see names it (`sensitive-exam.ts`). */
  sensitive: boolean;
  status: ExamStatus;
  /** Goes up by one whenever the exam changes. */
  version: number;
  reviewedBy: string;
  reviewedOn: CalendarDate;
}

export const abstentionKinds = [
  'alcohol',
  'tobacco',
  'caffeine',
  'exercise',
  'sex',
  'antibiotics',
  'biotin',
  'vitamin-c',
  'red-meat',
  'anti-inflammatories',
  'iron-supplements',
  'vaginal-products',
  'seafood',
  'sunbathing-tanning',
  'antihistamines',
  'acid-reducers',
] as const;
export type AbstentionKind = (typeof abstentionKinds)[number];

/** What the patient leaves out before the sample is taken. */
export interface Abstention {
  of: AbstentionKind;
  /** For at least so many hours before the sample. */
  hours: number;
  /** And for no more than so many (semen: seven days); null without an upper limit. */
  maxHours: number | null;
}

/**
 * How urine is collected: `any` moment of the day; the `first-morning` void; its `midstream`; the `second-morning` void, which did not
 * spend the night in the bladder; the `first-stream` after not having urinated for an hour (molecular STI tests); all of the night
 * (`overnight`) or of `24-hours`; with a `full-bladder`, not having urinated for hours; at the `end-of-shift` (occupational exposure);
 * `at-laboratory`, before witnesses or because it must be fresh; `special`, as the instructions of the exam say, and for it alone.
 */
export const urineCollections = [
  'any',
  'midstream',
  'first-morning',
  'first-morning-midstream',
  'second-morning',
  'first-stream',
  'overnight',
  '24-hours',
  'full-bladder',
  'end-of-shift',
  'at-laboratory',
  'special',
] as const;
export type UrineCollection = (typeof urineCollections)[number];

/** `atLeast`: any time from so many hours after the dose will do (digoxin, once it has spread to the tissues); otherwise, just then. */
export type Dose = { of: Words; at: 'trough' } | { of: Words; at: 'after-hours'; hours: number; atLeast: boolean };

/** What a stay in the laboratory is for: to `rest` before the sample, for as long as the `test` takes, or to wait for the `result`. */
export const dwellPurposes = ['rest', 'test', 'result'] as const;
export type DwellPurpose = (typeof dwellPurposes)[number];

/** `upright`: up and about for hours, then sitting; `lying`: after lying down. It changes renin, aldosterone and catecholamines. */
export const postures = ['upright', 'lying'] as const;
export type Posture = (typeof postures)[number];

/** What the container of a 24-hour collection must hold: `acid`, or nothing (`none`). */
export const urineAdditives = ['acid', 'none'] as const;
export type UrineAdditive = (typeof urineAdditives)[number];

export interface Preparation {
  /** Nothing but water for so many hours; more than `maxHours` changes the result too. Null: no fast. */
  fasting: { minHours: number; maxHours: number } | null;
  abstentions: readonly Abstention[];
  /** The sample is taken between these, on the laboratory's clock: a hormone that falls along the day. `HH:MM`, half-open. */
  timeOfDay: { from: string; until: string } | null;
  /** Days of the menstrual cycle, the first day of bleeding being 1, both included. */
  cycleDays: { from: number; to: number } | null;
  /** A panel for people without a menstrual cycle (men, after menopause): the cycle days of its members do not apply. */
  withoutCycle: boolean;
  /** A panel whose members are taken on one day, in as many visits as their hours need. */
  sameDay: boolean;
  /** How long the patient stays in the laboratory. 0: no wait. */
  dwellMinutes: number;
  /** What that stay is for; it says nothing where nobody stays. */
  dwellFor: DwellPurpose;
  /** Null: it does not matter. */
  posture: Posture | null;
  /**
   * What is drunk, eaten, injected or done between the samples of a curve: '75 g of glucose'. It changes the blood for any other
   * curve, and curves after the same one run side by side. Null: no curve, or one of the body's own rhythm.
   */
  stimulus: Words | null;
  /**
   * When the patient collects it at home, on the evening before bringing it: '23:00'. What is not eaten or done before that counts from
   * then, not from the visit, and stands in the instructions. Null: at the visit, or at no hour in particular.
   */
  collectedAt: string | null;
  /** Null when no urine is collected. */
  urine: UrineCollection | null;
  /** Null: a container with or without acid will do. */
  urineAdditive: UrineAdditive | null;
  /** `of` a drug, by its generic name, measured before its next dose (`trough`) or hours after the last one. Null: doses do not matter. */
  dose: Dose | null;
  /** What the fields above cannot say, a sentence each, in the imperative of usted. */
  instructions: readonly Words[];
}

export interface Turnaround {
  /** The days on which it is run. */
  runDays: readonly Weekday[];
  /** What has arrived by then is run the same day. `HH:MM`, included. */
  cutOff: string;
  /** Working days that a referred specimen travels to the laboratory that runs it; 0 at ours. */
  transportDays: number;
  /** From the cut-off of the day on which it is run to the report: hours of the laboratory's opening, or working days. */
  report: { hours: number } | { days: number };
}

export const sexes = ['any', 'female', 'male'] as const;
export type Sex = (typeof sexes)[number];

/** '0d', '28d', '6m', '18y'. */
export type Age = `${number}${'d' | 'm' | 'y'}`;

/** One thing that the report tells. */
export interface Component {
  /** Unique within the exam: 'haemoglobin'. */
  id: string;
  name: Words;
  loinc: string | null;
  /** UCUM, as it is written for machines: '10*3/uL'. Null when the answer is not a number. */
  unit: string | null;
  /** Of the number as it is reported; null when the answer is not a number. */
  decimals: number | null;
  intervals: readonly ReferenceInterval[];
  /** What is expected where the answer is a word: "Negativo". Null when the answer is a number. */
  expected: Words | null;
}

export interface ReferenceInterval {
  sex: Sex;
  /** Half-open: from this age to the other, not including it. Null: without end. */
  ageFrom: Age;
  ageTo: Age | null;
  /** Both included. Null: without that limit. At least one is a number. */
  low: number | null;
  high: number | null;
  /** For whom or when, where sex and age do not say it: "Fase lútea". Null: for everybody of that sex and age. */
  condition: Words | null;
  /** Where it comes from. */
  source: IntervalSource;
}

/** `general` is general knowledge, a plausible default: the laboratory replaces it with its own (`docs/catalogue-import.md`). */
export const intervalSources = [
  'general',
  'manufacturer',
  'who-2021-semen',
  'ada-2026',
  'kdigo-2024',
  'who-anaemia-2024',
  'ifcc',
  'guideline',
] as const;
export type IntervalSource = (typeof intervalSources)[number];
