import { type DwellPurpose, dwellPurposes, type Posture, postures } from '../exams/exam.ts';
import { type AskedPreparation, examCodesOf } from './asked-preparation.ts';

/** A stay at the laboratory, and the exams that require it. */
export interface JointStay {
  for: DwellPurpose;
  minutes: number;
  exams: readonly string[];
}

/** A posture before the sample, and the exams that require it. */
export interface JointPosture {
  of: Posture;
  exams: readonly string[];
}

/** In minutes. */
const longest = (asked: readonly AskedPreparation[]): number =>
  Math.max(0, ...asked.map(({ preparation }) => preparation.dwellMinutes));

/** The preparations with a stay for this purpose. */
const staying = (asked: readonly AskedPreparation[], purpose: DwellPurpose): AskedPreparation[] =>
  asked.filter(({ preparation: { dwellFor, dwellMinutes } }) => dwellFor === purpose && dwellMinutes > 0);

/** Rests in different postures run one after the other; otherwise all rests run in parallel. */
function restOf(asked: readonly AskedPreparation[]): number {
  const resting = staying(asked, 'rest');
  if (posturesOf(asked).length === 0) return longest(resting);
  const lying = resting.filter(({ preparation }) => preparation.posture === 'lying');
  return longest(lying) + longest(resting.filter((one) => !lying.includes(one)));
}

/** The whole stay in minutes: the rests, then the longest test or wait for a result. */
export const dwellOf = (asked: readonly AskedPreparation[]): number =>
  restOf(asked) + Math.max(longest(staying(asked, 'test')), longest(staying(asked, 'result')));

/** The longest stay for each purpose. */
export const staysOf = (asked: readonly AskedPreparation[]): readonly JointStay[] =>
  dwellPurposes.flatMap((purpose) => {
    const some = staying(asked, purpose);
    const minutes = purpose === 'rest' ? restOf(asked) : longest(some);
    return some.length > 0 ? [{ for: purpose, minutes, exams: examCodesOf(some) }] : [];
  });

/** The postures with their exams, in the order of the samples. Empty if one posture serves all exams. */
export function posturesOf(asked: readonly AskedPreparation[]): readonly JointPosture[] {
  const found = postures.flatMap((of) => {
    const exams = examCodesOf(asked.filter(({ preparation }) => preparation.posture === of));
    return exams.length > 0 ? [{ of, exams }] : [];
  });
  return found.length > 1 ? found : [];
}
