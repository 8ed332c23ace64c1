/** [3, 1, 2] → 2 · [1, 2] → 1.5 */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  // Of an odd number of values, both are the one in the middle.
  const low = sorted[Math.ceil(middle) - 1] ?? Number.NaN;
  const high = sorted[Math.floor(middle)] ?? Number.NaN;
  return (low + high) / 2;
}

/** The value below which this share of the values lies: ([1, 2, 3, 4], 0.75) → 4 */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** From milliseconds: 0.0421 → '42 µs' */
export const microseconds = (value: number): string => `${grouped(value * 1000, value < 0.01 ? 1 : 0)} µs`;
/** 8.25 → '8.3 ms' · 1234 → '1,234 ms' */
export const milliseconds = (value: number): string => `${grouped(value, value < 10 ? 1 : 0)} ms`;
/** 12345 → '12.3 kB' */
export const kilobytes = (bytes: number): string => `${grouped(bytes / 1000, 1)} kB`;
/** From bytes: 150e6 → '150 MB' */
export const megabytes = (bytes: number): string => `${grouped(bytes / 1e6, 0)} MB`;
/** 1.5 → '1.50 ×' */
export const times = (value: number): string => `${value.toFixed(2)} ×`;
/** 0.35 → '35 %' */
export const percent = (value: number): string => `${(value * 100).toFixed(0)} %`;
/** (1234.5, 1) → '1,234.5' */
export const grouped = (value: number, digits = 0): string =>
  value.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits });

/** One line of a table. An omitted cell prints as a dash. */
export interface Row {
  /** The measured quantity. */
  what: string;
  /** The value of the page or program to which ours is compared. */
  reference?: string;
  ours?: string;
  ratio?: string;
  /** The limit that ours must keep. */
  target?: string;
  met?: boolean;
}

/** Prints a part's table in Markdown. */
export function table(title: string, referenceName: string, rows: readonly Row[], notes: readonly string[]): string {
  const head = ['', referenceName, 'ours', 'ratio', 'target', 'met'];
  const body = rows.map(({ what, reference, ours, ratio, target, met }) => [
    what,
    reference ?? '–',
    ours ?? '–',
    ratio ?? '–',
    target ?? '–',
    verdictOf(met),
  ]);
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rule = line(['---', '---:', '---:', '---:', '---', '---']);
  return [`### ${title}`, '', line(head), rule, ...body.map(line), '', ...notes.map((note) => `- ${note}`), ''].join(
    '\n',
  );
}

function verdictOf(met: boolean | undefined): string {
  if (met === undefined) return '–';
  return met ? 'yes' : '**no**';
}

/** Returns the milliseconds of each of `readings` calls, after `warmUps` calls that are not measured. */
export async function readingsOf(
  act: () => Promise<unknown>,
  { warmUps, readings }: { warmUps: number; readings: number },
): Promise<number[]> {
  for (let call = 0; call < warmUps; call += 1) await act();
  const taken: number[] = [];
  for (let call = 0; call < readings; call += 1) {
    const start = performance.now();
    await act();
    taken.push(performance.now() - start);
  }
  return taken;
}

/** Returns the row of a page: its median and 99th percentile, against a limit of the latter. */
export function percentileRow(what: string, taken: readonly number[], limitMs: number): Row {
  const [half, worst] = [quantile(taken, 0.5), quantile(taken, 0.99)];
  return {
    what,
    reference: milliseconds(limitMs),
    ours: `${milliseconds(half)} / ${milliseconds(worst)}`,
    ratio: times(worst / limitMs),
    target: '≤ 1 ×',
    met: worst <= limitMs,
  };
}
