/** A division of members into groups. */
export interface Groups {
  /** The group of each member, from 0; the largest group comes first. */
  of: readonly number[];
  count: number;
  /** False if the search was too large to finish: a solution with fewer groups may then exist. */
  exact: boolean;
}

/** The search gives up after this many trials, far beyond the needs of a doctor's order. */
const MAX_TRIALS = 20_000;

/**
 * Finds the smallest number of groups in which no two members of a group clash: graph coloring. The answer depends only on the clashes.
 * Each member is in the first group that has room for it, so a member outside the first group clashes with a member of every earlier group.
 */
export function minimumGroups(count: number, clash: (one: number, other: number) => boolean): Groups {
  const members = Array.from({ length: count }, (_, index) => index);
  const neighbours = members.map((one) =>
    members.filter((other) => other !== one && (clash(one, other) || clash(other, one))),
  );
  const kinds = alike(neighbours);
  const graph = kinds.map(([first = 0]) =>
    kinds.flatMap(([other = 0], index) => (neighbours[first]?.includes(other) ? [index] : [])),
  );
  const { colors, exact } = colored(graph);
  const of = members.map((member) => colors[kinds.findIndex((kind) => kind.includes(member))] ?? 0);
  const settled = settle(of, neighbours);
  return { of: settled, count: count === 0 ? 0 : Math.max(...settled) + 1, exact };
}

/** Members that clash with the same others can always share a group, so the search tries only one of them. */
const alike = (neighbours: readonly (readonly number[])[]): number[][] => [
  ...Map.groupBy(neighbours.keys(), (member) => (neighbours[member] ?? []).join()).values(),
];

/** Tries one, two, three … groups, up to the number of the greedy guess. */
function colored(graph: readonly (readonly number[])[]): { colors: number[]; exact: boolean } {
  const guess = guessed(graph);
  const most = Math.max(0, ...guess.map((color) => color + 1));
  const budget = { trials: MAX_TRIALS };
  for (let count = 1; count < most; count += 1) {
    const colors = tried(graph, count, budget);
    if (colors) return { colors, exact: true };
    if (budget.trials <= 0) return { colors: guess, exact: false };
  }
  return { colors: guess, exact: true };
}

/** A greedy coloring: vertices with the most clashes first, each in the first free group. */
function guessed(graph: readonly (readonly number[])[]): number[] {
  const colors: number[] = graph.map(() => -1);
  for (const vertex of byClashes(graph)) colors[vertex] = firstFree(graph[vertex] ?? [], colors);
  return colors;
}

function firstFree(neighbours: readonly number[], colors: readonly number[]): number {
  const taken = new Set(neighbours.map((neighbour) => colors[neighbour]));
  let color = 0;
  while (taken.has(color)) color += 1;
  return color;
}

const byClashes = (graph: readonly (readonly number[])[]): number[] =>
  [...graph.keys()].sort((one, other) => (graph[other]?.length ?? 0) - (graph[one]?.length ?? 0) || one - other);

/** Searches every assignment to at most `count` groups, without renumbered duplicates; null if none exists. */
function tried(graph: readonly (readonly number[])[], count: number, budget: { trials: number }): number[] | null {
  const order = byClashes(graph);
  const colors: number[] = graph.map(() => -1);
  const place = (position: number, used: number): boolean => {
    const vertex = order[position];
    if (vertex === undefined) return true;
    for (let color = 0; color < Math.min(used + 1, count); color += 1) {
      budget.trials -= 1;
      if (budget.trials < 0) return false;
      if (graph[vertex]?.some((neighbour) => colors[neighbour] === color)) continue;
      colors[vertex] = color;
      if (place(position + 1, Math.max(used, color + 1))) return true;
    }
    colors[vertex] = -1;
    return false;
  };
  return place(0, 0) ? colors : null;
}

/**
 * Numbers the groups by size and moves each member to the first group with room, until nothing changes. Members without clashes go to the
 * first group.
 */
function settle(of: readonly number[], neighbours: readonly (readonly number[])[]): number[] {
  let groups = bySize(of, neighbours);
  for (;;) {
    const moved = [...groups];
    for (const member of moved.keys()) moved[member] = firstFree(neighbours[member] ?? [], moved);
    const next = bySize(moved, neighbours);
    if (next.every((group, member) => group === groups[member])) return next;
    groups = next;
  }
}

/** Group 0 is the group with the most clashing members; ties go to the group with the first member. */
function bySize(of: readonly number[], neighbours: readonly (readonly number[])[]): number[] {
  const clashing = [...of.keys()].filter((member) => neighbours[member]?.length);
  const order = [...Map.groupBy(clashing, (member) => of[member] ?? 0)]
    .sort(([, one], [, other]) => other.length - one.length || (one[0] ?? 0) - (other[0] ?? 0))
    .map(([group]) => group);
  return of.map((group, member) => (neighbours[member]?.length ? order.indexOf(group) : 0));
}
