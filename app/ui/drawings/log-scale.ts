/** A height on a logarithmic scale: (1000, { from: 1, to: 1_000_000 }, 300) → 150, measured from the top. */
export function heightOf(value: number, { from, to }: { from: number; to: number }, height: number): number {
  const share = Math.log(value / from) / Math.log(to / from);
  return Number(((1 - Math.min(1, Math.max(0, share))) * height).toFixed(1));
}

/** The powers of ten from the lowest to the highest value: (5, 201165) → { from: 1, to: 1000000, ticks: [1, 10, …, 1000000] } */
export function decadesOf(lowest: number, highest: number): { from: number; to: number; ticks: number[] } {
  const first = Math.floor(Math.log10(lowest));
  const last = Math.ceil(Math.log10(highest));
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => 10 ** (first + index));
  return { from: 10 ** first, to: 10 ** last, ticks };
}
