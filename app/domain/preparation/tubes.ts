import { containers, inOrderOfDraw } from '../exams/containers.ts';
import type { ExamToPlan } from '../exams/exam-to-plan.ts';
import { type ContainerId, containerIds, type Specimen } from '../exams/specimen.ts';
import { isBaby, isUnderAge, nobodyInParticular, type Person } from './person.ts';

/** The volume of a full tube: the usual sizes for adults. A laboratory that buys other sizes changes them here. */
const drawnMl: Partial<Readonly<Record<ContainerId, number>>> = {
  'blood-culture-bottle': 10,
  citrate: 2.7,
  'trace-elements': 6,
  fluoride: 2,
};
const OTHER_DRAWN_ML = 4;

/** Usual sizes of pediatric tubes (from 2 years on) and of microtubes for babies. */
const childMl: typeof drawnMl = { 'blood-culture-bottle': 4, citrate: 1.8, 'trace-elements': 4, fluoride: 2 };
const OTHER_CHILD_ML = 2;
const babyMl: typeof drawnMl = { 'blood-culture-bottle': 1, citrate: 1, 'trace-elements': 1 };
const OTHER_BABY_ML = 0.5;

/**
 * The blood that one of many exams uses, in microliters: a deliberately generous assumption. Analyzers need about 0.15 mL for an
 * electrolyte panel and 0.3 mL for a blood count, a tenth of the drawn volume (derived from Dale and Ruby, Arch Pathol Lab Med
 * 2003;127:162–168). The value is twice that, for the residue in the tube and for a repetition; a panel has four analytes, and half of the
 * volume of blood is serum.
 */
const usedMicrolitres = { chemistry: 200, other: 600 } as const;
/** Half as much for a microtube: it has less residue, and exams are not repeated at a baby's expense. Also an assumption. */
const usedOfBaby = { chemistry: 100, other: 250 } as const;

/** The tubes of one kind. */
export interface Tubes {
  container: ContainerId;
  count: number;
  /** The volume of one tube. */
  eachMl: number;
  exams: readonly string[];
}

/** Whether venipuncture fills it. A finger-prick drop or marrow may use the same tube, but does not come from a vein. */
export const isDrawn = ({ container, type }: Pick<Specimen, 'container' | 'type'>): boolean =>
  containers[container].draw !== null && (type === 'whole-blood' || type === 'serum' || type === 'plasma');

/**
 * Counts the tubes of each kind for several exams, in the order of draw. Exams share a tube if the container and the specimen are the same:
 * plasma is centrifuged, but whole blood in the same container is not. The count covers both the exam that needs the most by itself and the
 * total volume of all exams. Blood culture bottles and the later tubes of a curve are never shared.
 */
export function tubesFor(exams: readonly ExamToPlan[], person: Person = nobodyInParticular): Tubes[] {
  return inOrderOfDraw(containerIds).flatMap((container) => {
    const drawn = exams.flatMap((exam) => drawnInto(container, exam));
    if (drawn.length === 0) return [];
    const codes = [...new Set(drawn.map(({ exam }) => exam.code))].sort();
    return [
      { container, count: countOf(container, drawn, person), eachMl: capacityMl(container, person), exams: codes },
    ];
  });
}

/** A specimen of an exam that is drawn into a tube. */
interface Drawn {
  exam: ExamToPlan;
  specimen: Specimen;
  /**
   * How many specimens of its type come before it in the exam: the samples of a curve are taken one after the other. The only sample of a
   * curve is its last: it is drawn after the drink, so no tube drawn on arrival can replace it.
   */
  earlier: number;
}

const drawnInto = (container: ContainerId, exam: ExamToPlan): Drawn[] =>
  exam.specimens
    .filter((specimen) => specimen.container === container && isDrawn(specimen))
    .map((specimen, index, all) => ({
      exam,
      specimen,
      earlier: earlierOf(exam, index, all),
    }));

function earlierOf({ preparation, specimens }: ExamToPlan, index: number, all: readonly Specimen[]): number {
  const { type } = all[index] ?? {};
  const samples = specimens.filter((specimen) => specimen.type === type).length;
  const before = all.slice(0, index).filter((specimen) => specimen.type === type).length;
  return preparation.stimulus && samples === 1 ? 1 : before;
}

function countOf(container: ContainerId, drawn: readonly Drawn[], person: Person): number {
  const shared = drawn.filter(({ earlier }) => earlier === 0 && container !== 'blood-culture-bottle');
  const alone = drawn.filter((one) => !shared.includes(one));
  const byType = Map.groupBy(shared, ({ specimen }) => specimen.type).values();
  return (
    sum([...byType].map((same) => sharedTubes(container, same, person))) +
    sum(alone.map(({ specimen }) => tubesOf(container, specimen, person)))
  );
}

/** The tubes for exams that share them. */
function sharedTubes(container: ContainerId, drawn: readonly Drawn[], person: Person): number {
  const most = Math.max(...drawn.map(({ specimen }) => tubesOf(container, specimen, person)));
  const used = sum(drawn.map((one) => usedBy(one, person)));
  return Math.max(most, Math.ceil(used / microlitres(capacityMl(container, person))));
}

/** A referred sample travels in a separate vial with the minimum volume for that exam. */
function usedBy({ exam, specimen: { minimumMl } }: Drawn, person: Person): number {
  if (isBaby(person)) return exam.area === 'chemistry' ? usedOfBaby.chemistry : usedOfBaby.other;
  if (exam.performedBy === 'referral' && minimumMl !== null) return microlitres(minimumMl);
  return exam.area === 'chemistry' ? usedMicrolitres.chemistry : usedMicrolitres.other;
}

/** The tubes for one exam by itself. The adult volume of an exam does not apply to a child. */
const tubesOf = (container: ContainerId, { volumeMl }: Specimen, person: Person): number =>
  isUnderAge(person)
    ? 1
    : Math.max(1, Math.ceil(microlitres(volumeMl ?? 0) / microlitres(capacityMl(container, person))));

/** The volume of a full tube for this person. */
function capacityMl(container: ContainerId, person: Person): number {
  if (isBaby(person)) return babyMl[container] ?? OTHER_BABY_ML;
  return isUnderAge(person) ? (childMl[container] ?? OTHER_CHILD_ML) : (drawnMl[container] ?? OTHER_DRAWN_ML);
}

/** Integers avoid rounding errors: 0.1 + 0.2 mL does not. */
const microlitres = (millilitres: number): number => Math.round(millilitres * 1000);

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
