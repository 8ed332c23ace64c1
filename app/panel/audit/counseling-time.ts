import { wallClock } from '../../domain/laboratory/opening-hours.ts';
import type { EventView } from './audit-view.ts';

/**
 * Shows a counseling by its day only, after the other events of that day on the page: beside the mail of a minute later, or the person whom a
 * counselor opened a minute earlier, its place would tell whose result needs counseling. The log itself keeps the instant.
 */
export function withoutNeighbors(events: readonly EventView[], timeZone: string): EventView[] {
  const dayOf = ({ at }: EventView) => (at.length === 10 ? at : wallClock(new Date(at), timeZone).date);
  const isCounseling = ({ action }: EventView) => action === 'counseling.recorded';
  return events
    .map((event) => (isCounseling(event) ? { ...event, at: dayOf(event) } : event))
    .toSorted(
      (one, other) =>
        dayOf(other).localeCompare(dayOf(one)) ||
        Number(isCounseling(one)) - Number(isCounseling(other)) ||
        other.seq - one.seq,
    );
}
