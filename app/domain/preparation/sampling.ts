import type { ContainerId, SpecimenType } from '../exams/specimen.ts';
import { isTakenAtHome } from '../exams/taken-at-home.ts';
import { maxBloodMl } from './blood-of-children.ts';
import type { PlannedExam } from './expand-panels.ts';
import { isBaby, nobodyInParticular, type Person } from './person.ts';
import { semenLast } from './semen-last.ts';
import { isDrawn, type Tubes, tubesFor } from './tubes.ts';
import { urinePortions } from './urine-portions.ts';

/** The specimens to collect, and whether the patient can collect them at home. */
export interface Sampling {
  /** In the order of draw. */
  tubes: readonly Tubes[];
  /** Every container that is not filled by venipuncture. */
  containers: readonly Containers[];
  /** The total blood volume in milliliters, rounded to a tenth. */
  bloodMl: number;
  /** The most blood to draw from this person at once; null for an adult. */
  mostBloodMl: number | null;
  home: {
    possible: boolean;
    /** The exams that must be taken at the laboratory. */
    preventedBy: readonly string[];
  };
}

/** The containers of one kind and specimen that are not filled by venipuncture. */
export interface Containers {
  container: ContainerId;
  type: SpecimenType;
  count: number;
  /** Whether the patient fills them. */
  byPatient: boolean;
  exams: readonly string[];
}

/** One specimen of these serves every exam that uses the same container. */
const sharedSpecimens: ReadonlySet<SpecimenType> = new Set([
  'urine',
  'urine-24h',
  'stool',
  'semen',
  'sputum',
  'saliva',
  'milk',
]);

/** They count toward the volume of blood. */
const bloods: ReadonlySet<SpecimenType> = new Set([
  'whole-blood',
  'serum',
  'plasma',
  'capillary-blood',
  'arterial-blood',
]);

/** Counts the tubes, containers, and blood for several exams, and finds out which of them prevent home sampling. */
export function samplingOf(exams: readonly PlannedExam[], person: Person = nobodyInParticular): Sampling {
  const tubes = tubesFor(
    exams.map(({ exam }) => exam),
    person,
  );
  const portionOf = portionsOf(exams);
  const wanted = exams.flatMap((exam) => wantedBy(exam, portionOf));
  const preventedBy = exams
    .filter((one) => bindsToLaboratory(one) || cannotWait(one, person))
    .map(({ exam }) => exam.code);
  const here = [...new Set([...preventedBy, ...(semenLast(exams)?.semen ?? [])])];
  const blood =
    tubes.reduce((sum, { count, eachMl }) => sum + count * eachMl, 0) +
    (isBaby(person) ? 0 : wanted.reduce((sum, { type, ml }) => sum + (bloods.has(type) ? ml : 0), 0));
  return {
    tubes,
    containers: containersOf(wanted),
    bloodMl: Math.round(blood * 10) / 10,
    mostBloodMl: maxBloodMl(person),
    home: { possible: here.length === 0, preventedBy: here.sort() },
  };
}

/** Whether the exam must be sampled at the laboratory. */
const bindsToLaboratory = ({ exam: { specimens }, preparations }: PlannedExam): boolean =>
  preparations.some((preparation) => !isTakenAtHome({ specimens, preparation }));

/**
 * A bilirubin that can wait in an adult decides within hours whether a newborn is put under light (AAP, Pediatrics 2022;150:e2022058859).
 */
const cannotWait = ({ exam: { urgent } }: PlannedExam, { group }: Person): boolean =>
  urgent !== null && group === 'newborn';

/** One specimen that an exam needs in a container. */
interface Wanted {
  code: string;
  container: ContainerId;
  type: SpecimenType;
  /** Specimens collected together share one cup: the exams of one urine portion share it. Serial jars belong to a single exam. */
  portion: string;
  byPatient: boolean;
  ml: number;
}

/** (code) → the urine portion that serves the exam; -1 without urine. */
function portionsOf(exams: readonly PlannedExam[]): (code: string) => string {
  const asked = exams.flatMap(({ exam, preparations }) =>
    preparations.flatMap(({ urine }) => (urine ? [{ collection: urine, exams: [exam.code] }] : [])),
  );
  const portions = urinePortions(asked);
  return (code) => String(portions.findIndex((portion) => portion.exams.includes(code)));
}

const wantedBy = ({ exam }: PlannedExam, portionOf: (code: string) => string): Wanted[] =>
  exam.specimens
    .filter((specimen) => !isDrawn(specimen))
    .flatMap(({ container, type, byPatient, volumeMl, days }) => {
      const portion = type === 'urine' ? portionOf(exam.code) : '';
      const one = { code: exam.code, container, type, portion: days > 1 ? exam.code : portion, byPatient };
      return Array.from({ length: days }, () => ({ ...one, ml: volumeMl ?? 0 }));
    });

const containersOf = (wanted: readonly Wanted[]): Containers[] =>
  [...Map.groupBy(wanted, ({ container, type }) => `${container} ${type}`)]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([, same]) => {
      const [first] = same;
      if (!first) return [];
      return [
        {
          container: first.container,
          type: first.type,
          count: sharedSpecimens.has(first.type) ? sharedCount(same) : same.length,
          byPatient: same.some(({ byPatient }) => byPatient),
          exams: [...new Set(same.map(({ code }) => code))].sort(),
        },
      ];
    });

/** For each portion, as many as the exam that needs the most: three stool cups on three days also serve an exam that needs one. */
function sharedCount(same: readonly Wanted[]): number {
  const most = (some: readonly Wanted[]): number =>
    Math.max(0, ...[...Map.groupBy(some, ({ code }) => code).values()].map((ofExam) => ofExam.length));
  return [...Map.groupBy(same, ({ portion }) => portion).values()].reduce((sum, some) => sum + most(some), 0);
}
