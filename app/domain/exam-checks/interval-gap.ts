import { type Fault, ofEachExam } from './finding.ts';
import {
  bothSexes,
  byCondition,
  covers,
  type OneSex,
  ofSex,
  type Placed,
  placedIntervals,
} from './interval-coverage.ts';

/**
 * Ages for which a component has no interval though it has one for younger and for older people, or for the other sex. What holds for
 * everybody may leave ages to intervals that hold on a condition (oestradiol of women, by phase of the cycle); a condition may not.
 */
export const intervalGap = ofEachExam<'interval-gap'>((exam) =>
  exam.components.flatMap((component, index) => {
    if (component.intervals.length < 2) return [];
    const placed = placedIntervals(component);
    const path = `components.${index}.intervals`;
    return [...agesLeftOut(placed, path), ...sexesLeftOut(placed, path)];
  }),
);

function agesLeftOut(placed: readonly Placed[], path: string): Fault<'interval-gap'>[] {
  const gaps = bothSexes.flatMap((sex) => {
    const theirs = ofSex(placed, sex);
    return byCondition(theirs).flatMap((group) => {
      const fillers = group[0]?.interval.condition === null ? theirs.filter(holdsForAll) : group;
      return group.flatMap((next, at) => {
        const end = Math.max(...group.slice(0, at).map((earlier) => earlier.end));
        const before = group.slice(0, at).find((earlier) => earlier.end === end);
        return before && end < next.first && !covers(fillers, { first: end, end: next.first })
          ? [{ path: `${path}.${next.index}`, value: `${before.interval.ageTo}–${next.interval.ageFrom}` }]
          : [];
      });
    });
  });
  // Intervals of both sexes leave out the same ages twice.
  const once = new Map(gaps.map((gap) => [gap.path, gap]));
  return [...once.values()].map((gap) => ({ ...gap, reason: 'ages-left-out' }));
}

/** The phases of the cycle are of every woman, one after the other; a pregnancy is of some, and leaves the others without. */
const holdsForAll = ({ interval: { condition } }: Placed): boolean =>
  condition === null || !/embaraz|gestación|gestante|trimestre/i.test(condition.es);

/** Children of both sexes have an interval, and of the adults only one has: that of the other was forgotten. */
function sexesLeftOut(placed: readonly Placed[], path: string): Fault<'interval-gap'>[] {
  return bothSexes.flatMap((sex) => {
    const last = lastOf(placed, sex);
    const others = lastOf(placed, sex === 'female' ? 'male' : 'female');
    return last && others && last.end < others.end
      ? [{ path: `${path}.${last.index}`, reason: 'sex-left-out', value: `${sex} ${last.interval.ageTo}` }]
      : [];
  });
}

/** Only where the component has something for both sexes: of prostate or pregnancy it has not. */
function lastOf(placed: readonly Placed[], sex: OneSex): Placed | undefined {
  return ofSex(placed, sex).toSorted((one, other) => other.end - one.end || one.index - other.index)[0];
}
