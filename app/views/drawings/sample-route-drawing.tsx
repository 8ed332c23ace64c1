import type { ExampleWeek } from '../../domain/promise/example-week.ts';
import { timeOf } from '../../domain/promise/laboratory-calendar.ts';
import { formatClock } from '../../i18n/format.ts';
import { m } from '../../i18n/paraglide/messages.js';
import { getLocale } from '../../i18n/paraglide/runtime.js';
import { SampleRoute } from '../../ui/drawings/sample-route.tsx';

/** A routine sample's path from the arm to the result, with the times of its promised date for it. */
export function SampleRouteDrawing({ week: { arrivals, cutOff } }: { week: ExampleWeek }) {
  const clock = (time: string) => formatClock(getLocale(), time);
  const [first] = arrivals;
  const [ready] = first?.due ?? [];
  const isSameDay = ready !== undefined && ready.date === first?.arrival.date;
  return (
    <SampleRoute
      stops={[
        { id: 'arm', icon: 'patient', name: m.route_arm(), words: m.route_arm_words() },
        { id: 'bag', icon: 'flask', name: m.route_bag(), words: m.route_bag_words() },
        {
          id: 'site',
          icon: 'pin',
          name: m.route_site(),
          time: cutOff === null ? undefined : m.route_before({ time: clock(timeOf(cutOff)) }),
          words: m.route_site_words(),
        },
        { id: 'analyzer', icon: 'gauge', name: m.route_analyzer(), words: m.route_analyzer_words() },
        { id: 'review', icon: 'target', name: m.route_review(), words: m.route_review_words() },
        {
          id: 'you',
          icon: 'results',
          name: m.route_you(),
          time: isSameDay ? m.route_same_day({ time: clock(ready.by) }) : undefined,
          words: m.route_you_words(),
          isEnd: true,
        },
      ]}
    />
  );
}
