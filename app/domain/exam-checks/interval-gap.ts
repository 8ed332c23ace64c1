import { type Fault, ofEachExam } from './check-finding.ts';
import {
  bothSexes,
  byCondition,
  covers,
  type OneSex,
  ofSex,
  type PlacedInterval,
  placedIntervals,
} from './interval-coverage.ts';

/**
 * Reports ages without an interval where the component has one for younger and for older people, or for the other sex. Intervals for
 * everybody may leave ages to conditional intervals (estradiol in women, by phase of the cycle). Conditional intervals may not.
 */
export const intervalGap = ofEachExam<'interval-gap'>((exam) =>
  exam.components.flatMap((component, index) => {
    if (component.intervals.length < 2) return [];
    const placed = placedIntervals(component);
    const path = `components.${index}.intervals`;
    return [...agesLeftOut(placed, path), ...sexesLeftOut(placed, path)];
  }),
);

/** Finds the gaps between the intervals of each sex and condition: 0–12y and 18y– leave out 12y to 18y. */
function agesLeftOut(placed: readonly PlacedInterval[], path: string): Fault<'interval-gap'>[] {
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
  // Intervals for both sexes have the same gap twice.
  const gapByPath = new Map(gaps.map((gap) => [gap.path, gap]));
  return [...gapByPath.values()].map((gap) => ({ ...gap, reason: 'ages-left-out' }));
}

/**
 * Every woman goes through the phases of the cycle, one after the other. Only some women are pregnant, and a pregnancy interval leaves out
 * the others.
 */
const holdsForAll = ({ interval: { condition } }: PlacedInterval): boolean =>
  condition === null || !/embaraz|gestación|gestante|trimestre/i.test(condition.es);

/**
 * Children of both sexes have an interval, but adults of only one sex have one: the other interval was forgotten. Prostate and pregnancy
 * components have intervals of only one sex, so they have no such gap.
 */
function sexesLeftOut(placed: readonly PlacedInterval[], path: string): Fault<'interval-gap'>[] {
  return bothSexes.flatMap((sex) => {
    const last = lastOf(placed, sex);
    const others = lastOf(placed, sex === 'female' ? 'male' : 'female');
    return last && others && last.end < others.end
      ? [{ path: `${path}.${last.index}`, reason: 'sex-left-out', value: `${sex} ${last.interval.ageTo}` }]
      : [];
  });
}

/** The interval of a sex that ends at the highest age. */
function lastOf(placed: readonly PlacedInterval[], sex: OneSex): PlacedInterval | undefined {
  return ofSex(placed, sex).toSorted((one, other) => other.end - one.end || one.index - other.index)[0];
}
