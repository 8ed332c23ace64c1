import { type Abstention, type AbstentionKind, abstentionKinds, type Exam, type Words } from '../exams/exam.ts';
import { abstained, anyAbstained, goingOn, leavingOut, nearer, notBefore } from './abstention-words.ts';
import type { Counted } from './durations-in.ts';
import { isSameTime } from './durations-in.ts';
import type { Contradiction } from './finding.ts';
import { countedIn } from './numbers-in.ts';
import { remembered } from './remembered.ts';
import { type Language, languages, type PlacedWords } from './words-of.ts';

export function abstentionFaults(exam: Exam, words: readonly PlacedWords[]): Contradiction[] {
  const { abstentions } = exam.preparation;
  if (abstentions.length === 0) return [];
  const inFields = abstentions.flatMap(({ of, hours, maxHours }, index) => {
    const path = `preparation.abstentions.${index}`;
    const faults: Contradiction[] = [];
    if (maxHours !== null && hours > maxHours) {
      faults.push({ path, reason: 'abstention-backwards', value: `${of}: ${hours} > ${maxHours}` });
    }
    if (abstentions.findIndex((earlier) => earlier.of === of) < index) {
      faults.push({ path, reason: 'abstention-twice', value: of });
    }
    return faults;
  });
  const told = words.filter(
    ({ is, path }) => is === 'sentence' && (path === 'notes' || path.startsWith('preparation.')),
  );
  return [...inFields, ...told.flatMap((said) => wordFaults(said, abstentions))];
}

function wordFaults({ path, words }: PlacedWords, abstentions: readonly Abstention[]): Contradiction[] {
  const told = toldIn(words);
  return abstentions.flatMap((abstention): Contradiction[] => {
    const about = told.filter(({ kinds }) => kinds.includes(abstention.of));
    if (about.some((clause) => clause.goesOn && clause.within < abstention.hours)) {
      return [{ path, reason: 'abstention-denied-in-words', value: words.es }];
    }
    const other = about.find(({ times }) => times.length > 0 && !isAsLong(times, abstention));
    if (!other) return [];
    const value = `${hoursOf(other.times)} ≠ ${abstention.hours}${abstention.maxHours === null ? '' : `–${abstention.maxHours}`}`;
    return [{ path, reason: 'abstention-of-other-hours-in-words', value }];
  });
}

const hoursOf = (times: readonly Counted[]): string => times.map(({ time }) => (time?.minutes ?? 0) / 60).join(', ');

/** A clause that tells of something to be left out, or not. */
interface Clause {
  kinds: AbstentionKind[];
  goesOn: boolean;
  /** It goes on until so many hours before the sample; 0 until the sample. */
  within: number;
  /** For how long it is left out. */
  times: Counted[];
}

const toldIn = remembered((words: Words): Clause[] =>
  languages.flatMap((language) =>
    words[language].split(/(?<=[.;:!?])\s/u).flatMap((clause) => clauseOf(clause, language) ?? []),
  ),
);

function clauseOf(clause: string, language: Language): Clause | null {
  if (!anyAbstained[language].test(clause)) return null;
  const kinds = abstentionKinds.filter((kind) => abstained[kind][language].test(clause));
  if (notBefore[language].test(clause)) return null;
  const goesOn = goingOn[language].test(clause);
  const within = nearer.find(([, when]) => when[language].test(clause))?.[0] ?? 0;
  const isLeftOut = !goesOn && leavingOut[language].test(clause);
  const times = isLeftOut ? countedIn(clause, language).added.filter(isLong) : [];
  return { kinds, goesOn, within, times };
}

/** Some minutes are told of something else; 'the day before' is no count of days. */
const isLong = ({ time, isAlone, sure, value }: Counted): boolean =>
  time !== null && !isAlone && (sure || value === 1) && time.minutes >= FEW_MINUTES;
const FEW_MINUTES = 20;

/** Of the times of a clause one is that of the field. Between its two hours any is. */
function isAsLong(times: readonly Counted[], { hours, maxHours }: Abstention): boolean {
  const isTold = (count: number) =>
    times.some(({ time }) => time !== null && isSameTime(time, { minutes: count * 60, unit: 'hour' }));
  if (maxHours === null) return isTold(hours);
  if (times.length > 1) return isTold(hours) && isTold(maxHours);
  return times.every(({ time }) => time !== null && time.minutes >= hours * 60 && time.minutes <= maxHours * 60);
}
