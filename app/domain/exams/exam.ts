import type { Weekday } from '../laboratory/laboratory.ts';
import type { CalendarDate } from '../laboratory/opening-hours.ts';
import type { Component } from './component.ts';
import type { Words } from './localized-text.ts';
import type { Specimen } from './specimen.ts';
import type { Urgent } from './urgent.ts';

/** The departments of the laboratory, in the order of lists. */
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

/** Counseling required before the result: Decreto 780 de 2016, art. 2.8.1.2.4 (HIV and STI); Ley 721 de 2001 (paternity). */
export const counselingKinds = ['none', 'hiv-sti', 'genetic', 'paternity'] as const;
export type Counseling = (typeof counselingKinds)[number];

/** Visitors see only published exams. Retired exams keep their code. */
export const examStatuses = ['draft', 'published', 'retired'] as const;
export type ExamStatus = (typeof examStatuses)[number];

/** An exam that can be ordered: one analyte, several, or (`members`) several exams together. */
export interface Exam {
  /** The laboratory's permanent code: 'HEM-001'. Lists, links, and orders use it. */
  code: string;
  /** The address below `/examenes-laboratorio/`, the same in both languages: 'hemograma-iv'. */
  slug: string;
  name: Words;
  /** Alternative names: colloquial names, abbreviations, and frequent misspellings that are words themselves. */
  synonyms: { es: readonly string[]; en: readonly string[] };
  /** Clasificación Única de Procedimientos en Salud, six digits; null if unknown. */
  cups: string | null;
  /** LOINC of the order, with its check digit; null if unknown. */
  loinc: string | null;
  area: Area;
  /** The codes of the exams in this panel; empty for a single exam. */
  members: readonly string[];
  /** The code of the exam that today answers the same question by the same method. Nobody needs both. Null: none. */
  equivalentTo: string | null;
  /** The purpose of the exam, in two plain sentences. */
  purpose: Words;
  /** When a doctor orders it: one or two sentences. */
  askedFor: Words;
  /** Notes for readers of the result: interferences, limits, and possible meanings of a change. Null if nothing applies. */
  notes: Words | null;
  /** The emergency that ordering it may indicate; pages show it above everything else. Null: none. */
  urgent: Urgent | null;
  preparation: Preparation;
  /** The specimens to take; all of them are needed. Empty for a panel, which takes those of its members. */
  specimens: readonly Specimen[];
  method: Words | null;
  performedBy: 'own' | 'referral';
  turnaround: Turnaround;
  /** The reported values. Empty for a panel. */
  components: readonly Component[];
  /** Whole units of the laboratory's currency; null means "ask". */
  price: number | null;
  counselling: Counseling;
  /** Whether its name reveals private information; nothing visible to other people names it (`sensitive-exam.ts`). */
  sensitive: boolean;
  /** Whether it is ordered only in pregnancy. The question about the person of a list then has that answer first. */
  prenatal: boolean;
  status: ExamStatus;
  /** Increases by one with every change of the exam. */
  version: number;
  reviewedBy: string;
  reviewedOn: CalendarDate;
}

/** The substances and activities that a patient avoids before a sample. */
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

/** A substance or an activity to avoid before the sample, and for how long. */
export interface Abstention {
  of: AbstentionKind;
  /** The minimum number of hours before the sample. */
  hours: number;
  /** The maximum (semen: seven days); null without an upper limit. */
  maxHours: number | null;
}

/**
 * How urine is collected: at `any` time of day; the `first-morning` void; its `midstream`; the `second-morning` void, which was not in the
 * bladder overnight; the `first-stream` after an hour without urinating (molecular STI tests); all urine of the night (`overnight`) or of
 * `24-hours`; with a `full-bladder`, after hours without urinating; at the `end-of-shift` (occupational exposure); `at-laboratory`, under
 * observation or because it must be fresh; `special`, according to the exam's own instructions and for that exam only.
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

/**
 * When the sample of a drug level is taken: before the next dose (`trough`), or a number of hours after the last. With `atLeast`, any time
 * from this many hours after the dose is acceptable (digoxin, once it has spread to the tissues); otherwise, exactly then.
 */
export type Dose = { of: Words; at: 'trough' } | { of: Words; at: 'after-hours'; hours: number; atLeast: boolean };

/** The purpose of a stay at the laboratory: to `rest` before the sample, for the duration of the `test`, or to wait for the `result`. */
export const dwellPurposes = ['rest', 'test', 'result'] as const;
export type DwellPurpose = (typeof dwellPurposes)[number];

/** `upright`: on one's feet for hours, then sitting; `lying`: after lying down. Posture changes renin, aldosterone, and catecholamines. */
export const postures = ['upright', 'lying'] as const;
export type Posture = (typeof postures)[number];

/** The content of the container for a 24-hour collection: `acid`, or no additive (`none`). */
export const urineAdditives = ['acid', 'none'] as const;
export type UrineAdditive = (typeof urineAdditives)[number];

/** The patient's preparation for the sample. */
export interface Preparation {
  /** Only water for this many hours; more than `maxHours` also changes the result. Null: no fast. */
  fasting: { minHours: number; maxHours: number } | null;
  abstentions: readonly Abstention[];
  /** The sample is taken in this interval, in the laboratory's time zone: a hormone that falls during the day. `HH:MM`, half-open. */
  timeOfDay: { from: string; until: string } | null;
  /** Days of the menstrual cycle, both included. Day 1 is the first day of bleeding. */
  cycleDays: { from: number; to: number } | null;
  /** A panel for people without a menstrual cycle (men, after menopause): the cycle days of its members do not apply. */
  withoutCycle: boolean;
  /** A panel whose members are taken on one day, in as many visits as their hours need. */
  sameDay: boolean;
  /** How long the patient stays at the laboratory. 0: no wait. */
  dwellMinutes: number;
  /** The purpose of the stay; it has no meaning without one. */
  dwellFor: DwellPurpose;
  /** Null: any posture. */
  posture: Posture | null;
  /**
   * The stimulus between the samples of a curve (a drink, a meal, an injection, or an activity): '75 g of glucose'. It spoils the blood for
   * curves with a different stimulus; curves with the same stimulus run in parallel. Null: no curve, or a curve of the body's own rhythm.
   */
  stimulus: Words | null;
  /**
   * When the patient collects the sample at home, on the evening before the visit: '23:00'. Restrictions before it count from that time,
   * not from the visit, and are in the instructions. Null: at the visit, or at no particular hour.
   */
  collectedAt: string | null;
  /** Null if no urine is collected. */
  urine: UrineCollection | null;
  /** Null: a container with or without acid is acceptable. */
  urineAdditive: UrineAdditive | null;
  /**
   * `of` is a drug's generic name. The level is measured before the next dose (`trough`) or hours after the last one. Null: doses do not
   * matter.
   */
  dose: Dose | null;
  /** Instructions for the time before the sample that the fields above cannot express, one sentence each, in the imperative of usted. */
  instructions: readonly Words[];
  /** Instructions for the stay at the laboratory, once the first sample is taken, such as what to do between the samples of a curve. */
  stayInstructions: readonly Words[];
}

/** When the laboratory runs an exam, and how long its result takes. */
export interface Turnaround {
  /** The days on which the exam is run. */
  runDays: readonly Weekday[];
  /** Samples that arrive by this time are run the same day. `HH:MM`, included. */
  cutOff: string;
  /** Working days of transport for a referred specimen; 0 for an exam run at this laboratory. */
  transportDays: number;
  /** The time from the cut-off of the run day to the report: opening hours of the laboratory, or working days. */
  report: { hours: number } | { days: number };
}
