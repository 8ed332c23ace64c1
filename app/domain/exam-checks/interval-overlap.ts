import { ofEachExam } from './check-finding.ts';
import { bothSexes, byCondition, ofSex, placedIntervals } from './interval-coverage.ts';

/**
 * Reports two intervals of the same condition that apply to the same person on the same day: the one that the page shows would be
 * arbitrary.
 */
export const intervalOverlap = ofEachExam<'interval-overlap'>((exam) =>
  exam.components.flatMap((component, at) => {
    if (component.intervals.length < 2) return [];
    const overlaps = bothSexes.flatMap((sex) =>
      byCondition(ofSex(placedIntervals(component), sex)).flatMap((group) =>
        group.flatMap((next, place) => {
          const earlier = group.slice(0, place).find(({ end }) => end > next.first);
          return earlier ? [{ next, earlier }] : [];
        }),
      ),
    );
    const byInterval = new Map(overlaps.map((overlap) => [overlap.next.index, overlap]));
    return [...byInterval.values()].map(({ next, earlier }) => ({
      path: `components.${at}.intervals.${next.index}`,
      reason: 'two-at-an-age',
      value: `${earlier.interval.ageFrom}–${earlier.interval.ageTo ?? ''}, ${next.interval.ageFrom}–${next.interval.ageTo ?? ''}`,
    }));
  }),
);
