import { type AbstentionKind, abstentionKinds, type Dose } from '../exams/exam.ts';
import type { Words } from '../exams/localized-text.ts';
import { type AskedPreparation, demandsOf, examCodesOf } from './asked-preparation.ts';
import type { PlannedExam } from './expand-panels.ts';
import { dwellOf, type JointPosture, type JointStay, posturesOf, staysOf } from './joint-stay.ts';
import { nobodyInParticular, type Person } from './person.ts';
import { type SemenLast, semenLast } from './semen-last.ts';
import { wordsKey } from './text-key.ts';
import { type UrinePortion, urinePortions } from './urine-portions.ts';

/**
 * One preparation that serves several exams. `because` names the exams that set the limit; for fasting and abstentions, the lower limit.
 */
export interface JointPreparation {
  /** The longest fast, and the longest that every exam allows. Null: no fast. */
  fasting: { minHours: number; maxHours: number; because: readonly string[] } | null;
  /** Water is allowed until the sample, even during a fast; a full bladder requires drinking it. */
  water: 'allowed' | 'drink';
  /** One of each kind, in the order of `abstentionKinds`. */
  abstentions: readonly JointAbstention[];
  /** The half-open interval in which all exams can be sampled. */
  timeOfDay: { from: string; until: string; because: readonly string[] } | null;
  /** The days of the cycle on which all exams can be sampled, both included. */
  cycleDays: { from: number; to: number; because: readonly string[] } | null;
  /** The whole stay at the laboratory: the rests, then the longest test or wait for a result; tests and waits run in parallel. */
  dwellMinutes: number;
  /** The longest stay for each purpose, in chronological order. */
  stays: readonly JointStay[];
  /** The order of differing postures: samples after standing come first, then samples after lying down. Empty if one posture serves all. */
  postures: readonly JointPosture[];
  /** The stimuli of the curves, each once; a single visit has at most one. */
  stimuli: readonly { of: Words; exams: readonly string[] }[];
  /** The specimens to collect at home on the evening before, by hour, in order. */
  evening: readonly { collectedAt: string; exams: readonly string[] }[];
  urine: readonly UrinePortion[];
  /** One per drug and time: troughs first, then by hours. */
  doses: readonly JointDose[];
  /** Samples collected on several days, each in a separate container that the patient brings within this many hours. */
  serial: readonly { days: number; withinHours: number; exams: readonly string[] }[];
  /**
   * The hours within which semen collected at home must arrive. Null: no exam needs semen, the catalog gives no stability at room
   * temperature, or semen is collected at the laboratory (`semenLast`).
   */
  semenAtHomeHours: number | null;
  /** The first rule to follow: semen is collected at the laboratory, after the blood. Null: no such exams meet. */
  semenLast: SemenLast | null;
  /** Each instruction once. */
  instructions: readonly JointInstruction[];
  /** Each instruction for the stay at the laboratory once. */
  stayInstructions: readonly JointInstruction[];
}

/** An instruction, and the exams that give it. */
export interface JointInstruction {
  words: Words;
  exams: readonly string[];
}

/** An abstention that serves several exams: the longest that one requires. */
export interface JointAbstention {
  of: AbstentionKind;
  /** Hours before the visit. For a 24-hour collection they count from its beginning, a day earlier. */
  hours: number;
  maxHours: number | null;
  /** A supplement that most people do not take: the abstention applies only to people who say that they take it. */
  onlyIfTaken: boolean;
  because: readonly string[];
}

/** When the sample of a drug is taken, for several exams. */
export type JointDose = Dose & { exams: readonly string[] };

/**
 * Joins the preparations of the exams. If they conflict, a joint span is empty (12 to 10 hours of fasting, from 10:00 until 09:00): this
 * happens across visits, never within one.
 */
export function jointPreparation(exams: readonly PlannedExam[], person: Person = nobodyInParticular): JointPreparation {
  const asked = exams.flatMap(({ exam, preparations }) =>
    preparations.map((preparation) => ({ code: exam.code, preparation })),
  );
  const atLaboratory = semenLast(exams);
  return {
    fasting: fastingOf(asked),
    water: asked.some(({ preparation }) => preparation.urine === 'full-bladder') ? 'drink' : 'allowed',
    abstentions: abstentionsOf(asked, person),
    timeOfDay: timeOfDayOf(asked),
    cycleDays: cycleDaysOf(asked),
    dwellMinutes: dwellOf(asked),
    stays: staysOf(asked),
    postures: posturesOf(asked),
    stimuli: stimuliOf(asked),
    evening: eveningOf(asked),
    urine: urinePortions(
      asked.flatMap(({ code, preparation: { urine } }) => (urine ? [{ collection: urine, exams: [code] }] : [])),
    ),
    doses: dosesOf(asked),
    serial: serialOf(exams),
    semenAtHomeHours: atLaboratory ? null : semenHours(exams),
    semenLast: atLaboratory,
    instructions: instructionsOf(asked, 'instructions'),
    stayInstructions: instructionsOf(asked, 'stayInstructions'),
  };
}

function fastingOf(asked: readonly AskedPreparation[]): JointPreparation['fasting'] {
  const fasts = demandsOf(asked, ({ fasting }) => fasting);
  if (fasts.length === 0) return null;
  const minHours = Math.max(...fasts.map(({ demand }) => demand.minHours));
  const maxHours = Math.min(...fasts.map(({ demand }) => demand.maxHours));
  return { minHours, maxHours, because: examCodesOf(fasts.filter(({ demand }) => demand.minHours === minHours)) };
}

const abstentionsOf = (asked: readonly AskedPreparation[], person: Person): JointAbstention[] =>
  abstentionKinds.flatMap((kind) => {
    const kept = asked.flatMap(({ code, preparation }) =>
      preparation.abstentions.filter(({ of }) => of === kind).map((demand) => ({ code, demand })),
    );
    if (kept.length === 0) return [];
    const hours = Math.max(...kept.map(({ demand }) => demand.hours));
    const maxHours = Math.min(...kept.map(({ demand }) => demand.maxHours ?? Infinity));
    const because = examCodesOf(kept.filter(({ demand }) => demand.hours === hours));
    const onlyIfTaken = kind === 'biotin' && !person.facts.includes('biotin');
    return [{ of: kind, hours, maxHours: Number.isFinite(maxHours) ? maxHours : null, onlyIfTaken, because }];
  });

function timeOfDayOf(asked: readonly AskedPreparation[]): JointPreparation['timeOfDay'] {
  const times = demandsOf(asked, ({ timeOfDay }) => timeOfDay);
  // 'HH:MM' strings sort in the order of the clock.
  const from = times
    .map(({ demand }) => demand.from)
    .sort()
    .at(-1);
  const until = times.map(({ demand }) => demand.until).sort()[0];
  if (from === undefined || until === undefined) return null;
  const because = examCodesOf(times.filter(({ demand }) => demand.from === from || demand.until === until));
  return { from, until, because };
}

function cycleDaysOf(asked: readonly AskedPreparation[]): JointPreparation['cycleDays'] {
  const days = demandsOf(asked, ({ cycleDays }) => cycleDays);
  if (days.length === 0) return null;
  const from = Math.max(...days.map(({ demand }) => demand.from));
  const to = Math.min(...days.map(({ demand }) => demand.to));
  return { from, to, because: examCodesOf(days.filter(({ demand }) => demand.from === from || demand.to === to)) };
}

const stimuliOf = (asked: readonly AskedPreparation[]): JointPreparation['stimuli'] =>
  [
    ...Map.groupBy(
      demandsOf(asked, ({ stimulus }) => stimulus),
      ({ demand }) => wordsKey(demand),
    ),
  ]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([, demands]) => (demands[0] ? [{ of: demands[0].demand, exams: examCodesOf(demands) }] : []));

const eveningOf = (asked: readonly AskedPreparation[]): JointPreparation['evening'] =>
  [
    ...Map.groupBy(
      demandsOf(asked, ({ collectedAt }) => collectedAt),
      ({ demand }) => demand,
    ),
  ]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([collectedAt, demands]) => ({ collectedAt, exams: examCodesOf(demands) }));

function dosesOf(asked: readonly AskedPreparation[]): JointDose[] {
  const hoursOf = (dose: Dose): number => (dose.at === 'trough' ? -1 : dose.hours);
  return [
    ...Map.groupBy(
      demandsOf(asked, ({ dose }) => dose),
      ({ demand }) => `${hoursOf(demand)} ${wordsKey(demand.of)}`,
    ).values(),
  ]
    .flatMap((demands) => {
      // An exact hour also applies to exams that allow a later one.
      const exact = demands.find(({ demand }) => demand.at === 'after-hours' && !demand.atLeast) ?? demands[0];
      return exact ? [{ ...exact.demand, exams: examCodesOf(demands) }] : [];
    })
    .sort((one, other) => hoursOf(one) - hoursOf(other) || (wordsKey(one.of) < wordsKey(other.of) ? -1 : 1));
}

function serialOf(exams: readonly PlannedExam[]): JointPreparation['serial'] {
  const serial = exams.flatMap(({ exam: { code, specimens } }) =>
    specimens
      .filter(({ days }) => days > 1)
      .map(({ days, stability }) => ({ code, days, withinHours: Math.max(0, ...stability.map(({ hours }) => hours)) })),
  );
  return [...Map.groupBy(serial, ({ days, withinHours }) => `${days} ${withinHours}`).values()].flatMap((same) =>
    same[0] ? [{ days: same[0].days, withinHours: same[0].withinHours, exams: examCodesOf(same) }] : [],
  );
}

/** Semen must arrive warm, so only its stability at room temperature counts. */
function semenHours(exams: readonly PlannedExam[]): number | null {
  const kept = exams.flatMap(({ exam: { specimens } }) =>
    specimens
      .filter(({ type, byPatient }) => type === 'semen' && byPatient)
      .map(({ stability }) => stability.find(({ at }) => at === 'room')?.hours ?? 0),
  );
  const hours = Math.min(...kept);
  return kept.length > 0 && hours > 0 ? hours : null;
}

function instructionsOf(
  asked: readonly AskedPreparation[],
  list: 'instructions' | 'stayInstructions',
): readonly JointInstruction[] {
  const sentences = asked.flatMap(({ code, preparation }) => preparation[list].map((words) => ({ code, words })));
  return [...Map.groupBy(sentences, ({ words }) => JSON.stringify([words.es, words.en]))]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([, same]) => (same[0] ? [{ words: same[0].words, exams: examCodesOf(same) }] : []));
}
