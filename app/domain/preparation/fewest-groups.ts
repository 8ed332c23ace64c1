export interface Groups {
  /** The group of each member, from 0; the largest group comes first. */
  of: readonly number[];
  count: number;
  /** False where there were too many to try out: then there may be a way with fewer groups. */
  exact: boolean;
}

/** A search that has not ended after so many trials is given up: far beyond what a doctor's order asks for. */
const MOST_TRIALS = 20_000;

/**
 * The smallest number of groups such that no two members of one group clash: the colouring of a graph. The answer depends on nothing
 * but the clashes. Each member sits in the first group that has room for it, so whoever is not in the first group clashes with somebody
 * in every group before.
 */
export function fewestGroups(count: number, clash: (one: number, other: number) => boolean): Groups {
  const members = Array.from({ length: count }, (_, index) => index);
  const neighbours = members.map((one) =>
    members.filter((other) => other !== one && (clash(one, other) || clash(other, one))),
  );
  const kinds = alike(neighbours);
  const graph = kinds.map(([first = 0]) =>
    kinds.flatMap(([other = 0], index) => (neighbours[first]?.includes(other) ? [index] : [])),
  );
  const { colours, exact } = coloured(graph);
  const of = members.map((member) => colours[kinds.findIndex((kind) => kind.includes(member))] ?? 0);
  const settled = settle(of, neighbours);
  return { of: settled, count: count === 0 ? 0 : Math.max(...settled) + 1, exact };
}

/** Members that clash with the same others can always share a group: only one of them needs to be tried. */
const alike = (neighbours: readonly (readonly number[])[]): number[][] => [
  ...Map.groupBy(neighbours.keys(), (member) => (neighbours[member] ?? []).join()).values(),
];

/** Tries one group, two, three …, up to what a first guess needs. */
function coloured(graph: readonly (readonly number[])[]): { colours: number[]; exact: boolean } {
  const guess = guessed(graph);
  const most = Math.max(0, ...guess.map((colour) => colour + 1));
  const budget = { trials: MOST_TRIALS };
  for (let count = 1; count < most; count += 1) {
    const colours = tried(graph, count, budget);
    if (colours) return { colours, exact: true };
    if (budget.trials <= 0) return { colours: guess, exact: false };
  }
  return { colours: guess, exact: true };
}

/** Those with most clashes first, each into the first group that takes it. */
function guessed(graph: readonly (readonly number[])[]): number[] {
  const colours: number[] = graph.map(() => -1);
  for (const vertex of byClashes(graph)) colours[vertex] = firstFree(graph[vertex] ?? [], colours);
  return colours;
}

function firstFree(neighbours: readonly number[], colours: readonly number[]): number {
  const taken = new Set(neighbours.map((neighbour) => colours[neighbour]));
  let colour = 0;
  while (taken.has(colour)) colour += 1;
  return colour;
}

const byClashes = (graph: readonly (readonly number[])[]): number[] =>
  [...graph.keys()].sort((one, other) => (graph[other]?.length ?? 0) - (graph[one]?.length ?? 0) || one - other);

/** Every way to use at most `count` groups, none of them twice under other numbers; null when there is none. */
function tried(graph: readonly (readonly number[])[], count: number, budget: { trials: number }): number[] | null {
  const order = byClashes(graph);
  const colours: number[] = graph.map(() => -1);
  const place = (position: number, used: number): boolean => {
    const vertex = order[position];
    if (vertex === undefined) return true;
    for (let colour = 0; colour < Math.min(used + 1, count); colour += 1) {
      budget.trials -= 1;
      if (budget.trials < 0) return false;
      if (graph[vertex]?.some((neighbour) => colours[neighbour] === colour)) continue;
      colours[vertex] = colour;
      if (place(position + 1, Math.max(used, colour + 1))) return true;
    }
    colours[vertex] = -1;
    return false;
  };
  return place(0, 0) ? colours : null;
}

/**
 * Numbers the groups by size and moves everybody as far forward as there is room, until nothing moves any more. Whoever clashes with
 * nobody goes into the first, whichever that is.
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

/** The one with most members that clash with somebody is 0; of two alike, the one with the first of them. */
function bySize(of: readonly number[], neighbours: readonly (readonly number[])[]): number[] {
  const clashing = [...of.keys()].filter((member) => neighbours[member]?.length);
  const order = [...Map.groupBy(clashing, (member) => of[member] ?? 0)]
    .sort(([, one], [, other]) => other.length - one.length || (one[0] ?? 0) - (other[0] ?? 0))
    .map(([group]) => group);
  return of.map((group, member) => (neighbours[member]?.length ? order.indexOf(group) : 0));
}
