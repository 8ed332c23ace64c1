import { didYouMean, plausible } from './plausible.ts';
import { type Condition, refusalOf, type Unit } from './score.ts';

/** What somebody may feel at this moment. */
export const symptoms = [
  'chest-pain',
  'one-sided-weakness',
  'trouble-speaking',
  'breathlessness',
  'confusion',
  'severe-headache',
  'vision-loss',
  'vomiting',
] as const;
export type Symptom = (typeof symptoms)[number];

/** What a high glucose makes people feel when it is an emergency. */
export const symptomsOfSugar = ['vomiting', 'confusion', 'breathlessness'] as const satisfies readonly Symptom[];

export interface RedFlagInput {
  symptoms: readonly Symptom[];
  /** mmHg; null when it was not measured. */
  systolic: number | null;
  diastolic: number | null;
  /** mg/dL; null when it was not measured. */
  glucose: number | null;
  /** HbA1c in %; null when it was not measured. */
  a1c: number | null;
  conditions?: readonly Condition[];
}

export type RedFlagSign =
  | Symptom
  | 'severe-pressure'
  | 'severe-pressure-with-symptoms'
  | 'severe-pressure-in-pregnancy'
  | 'low-pressure'
  | 'low-pressure-with-symptoms'
  | 'low-glucose'
  | 'dangerous-glucose'
  | 'very-high-glucose'
  | 'high-glucose-with-symptoms'
  | 'high-glucose'
  | 'high-a1c';
export interface RedFlag {
  sign: RedFlagSign;
  /** Line 123 or the emergency room at once, or a doctor before the day ends. */
  urgency: 'now' | 'today';
}

/**
 * An emergency by themselves, as the public is taught to know a heart attack and a stroke (CDC and AHA). Vomiting alone is not; it counts
 * with a pressure or a glucose like those below. A clinician must confirm the list.
 */
const alwaysNow: readonly Symptom[] = symptoms.filter((symptom) => symptom !== 'vomiting');

/** HbA1c (%) with which nobody waits for the next check-up. */
export const HIGH_A1C = 12.1;

/**
 * The limits, each to be confirmed by a clinician before it is shown:
 * - pressure: severe from 180/120 on, an emergency when an organ suffers (Whelton PK, et al. Hypertension 2018;71:e13–e115, doi
 *   10.1161/HYP.0000000000000065, which says more than 180 or more than 120: the limit itself is taken in, to be safe);
 * - in a pregnancy from 160/110 on (ACOG Practice Bulletin 222, Obstet Gynecol 2020;135:e237–e260);
 * - systolic pressure below 90: what most definitions of shock begin with; an emergency with symptoms, and otherwise to be seen today;
 * - glucose below 54 mg/dL: level 2 of hypoglycaemia (ADA Standards of Care, chapter 6);
 * - from 200 mg/dL with symptoms: from there on ketoacidosis is diagnosed (consensus of ADA, EASD and others: Umpierrez GE, et al.
 *   Diabetes Care 2024;47:1257–75, doi 10.2337/dci24-0032; the one of 2009 began at 250);
 * - from 300 mg/dL without symptoms: the limit from which the CDC's rules for sick days send people to be seen;
 * - from 400 mg/dL: of our own, without a publication. The hyperosmolar state is defined from 600 on (same consensus), where many
 *   meters print "HI" already; 400 leaves some room;
 * - HbA1c from 12.1 % on: the average of 300 mg/dL by the line of `average-glucose.ts`.
 */
const redFlagLimits = {
  pressure: { systolic: 180, diastolic: 120 },
  pressureInPregnancy: { systolic: 160, diastolic: 110 },
  lowSystolic: 90,
  glucose: { low: 54, withSymptoms: 200, high: 300, veryHigh: 400 },
  a1c: HIGH_A1C,
} as const;

/** What says "seek care" before any score, the most urgent first. Empty when nothing does. */
export function redFlags(input: RedFlagInput): readonly RedFlag[] {
  const felt = symptoms.filter((symptom) => input.symptoms.includes(symptom));
  const alone = alwaysNow.filter((symptom) => felt.includes(symptom));
  return mostUrgentFirst([
    ...alone.map((sign): RedFlag => ({ sign, urgency: 'now' })),
    ...pressureFlags(input, felt.length > 0),
    ...glucoseFlags(measured('glucose', input.glucose, 'mg/dL'), felt.length > 0),
    ...((measured('a1c', input.a1c, '%') ?? 0) >= redFlagLimits.a1c ? [highA1c] : []),
  ]);
}

export const mostUrgentFirst = (flags: readonly RedFlag[]): readonly RedFlag[] =>
  (['now', 'today'] as const).flatMap((urgency) => flags.filter((flag) => flag.urgency === urgency));

/**
 * Null where something else can be meant: 5.5 mg/dL are mmol/L, and the form asks so (`didYouMean`) instead of raising an alarm. What
 * cannot be, and can be nothing else either, raises it: a pressure of 60, a glucose of 2500.
 */
const measured = (
  quantity: 'systolic' | 'diastolic' | 'glucose' | 'a1c',
  value: number | null,
  unit: Unit,
): number | null => {
  if (value === null || !Number.isFinite(value) || value <= 0) return null;
  const cannotBe = refusalOf(quantity, value, plausible(quantity, unit)) !== null;
  return cannotBe && didYouMean(quantity, value, unit).length > 0 ? null : value;
};

const highA1c: RedFlag = { sign: 'high-a1c', urgency: 'today' };

function pressureFlags({ conditions = [], ...typed }: RedFlagInput, feels: boolean): RedFlag[] {
  const { systolic, diastolic } = inOrder(
    measured('systolic', typed.systolic, 'mm[Hg]'),
    measured('diastolic', typed.diastolic, 'mm[Hg]'),
  );
  const reaches = (limit: { systolic: number; diastolic: number }): boolean =>
    (systolic ?? 0) >= limit.systolic || (diastolic ?? 0) >= limit.diastolic;
  if (conditions.includes('pregnancy') && reaches(redFlagLimits.pressureInPregnancy)) {
    return [{ sign: 'severe-pressure-in-pregnancy', urgency: 'now' }];
  }
  if (systolic !== null && systolic < redFlagLimits.lowSystolic) {
    return [
      feels ? { sign: 'low-pressure-with-symptoms', urgency: 'now' } : { sign: 'low-pressure', urgency: 'today' },
    ];
  }
  if (!reaches(redFlagLimits.pressure)) return [];
  return feels
    ? [{ sign: 'severe-pressure-with-symptoms', urgency: 'now' }]
    : [{ sign: 'severe-pressure', urgency: 'today' }];
}

/**
 * Of a glucose that may be of either unit: an alarm of its own where both readings are an emergency, a fall below 54 mg/dL the one and 400
 * or more the other. What is to be done differs, so it is not said.
 */
export function redFlagsOfEither(readings: readonly number[], feels: boolean): readonly RedFlag[] {
  const isNow = (glucose: number): boolean => glucoseFlags(glucose, feels).some(({ urgency }) => urgency === 'now');
  return readings.every(isNow) ? [{ sign: 'dangerous-glucose', urgency: 'now' }] : [];
}

/** Whoever writes 90/140 means 140/90: no alarm of 120 and more is raised for it. The form asks for it to be put right. */
const inOrder = (systolic: number | null, diastolic: number | null) =>
  systolic !== null && diastolic !== null && diastolic > systolic
    ? { systolic: diastolic, diastolic: systolic }
    : { systolic, diastolic };

function glucoseFlags(glucose: number | null, feels: boolean): RedFlag[] {
  const { low, withSymptoms, high, veryHigh } = redFlagLimits.glucose;
  if (glucose === null) return [];
  if (glucose < low) return [{ sign: 'low-glucose', urgency: 'now' }];
  if (glucose >= veryHigh) return [{ sign: 'very-high-glucose', urgency: 'now' }];
  if (glucose >= withSymptoms && feels) return [{ sign: 'high-glucose-with-symptoms', urgency: 'now' }];
  return glucose >= high ? [{ sign: 'high-glucose', urgency: 'today' }] : [];
}
