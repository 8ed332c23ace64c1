import type { AccessEntry } from '../../domain/persons/access-log.server.ts';

export interface GroupedAccess extends AccessEntry {
  count: number;
}

/** Joins neighbors of one minute that say the same: one look at a list is an event for each of its orders. */
export const groupedAccess = (entries: readonly AccessEntry[]): GroupedAccess[] =>
  entries.reduce<GroupedAccess[]>((groups, entry) => {
    const last = groups.at(-1);
    if (last && keyOf(last) === keyOf(entry)) last.count += 1;
    else groups.push({ ...entry, count: 1 });
    return groups;
  }, []);

const keyOf = ({ at, action, by }: AccessEntry): string => `${at.slice(0, 'yyyy-mm-ddThh:mm'.length)} ${action} ${by}`;
